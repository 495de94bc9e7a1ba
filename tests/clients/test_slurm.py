"""The topology.conf as Slurm's controller takes it, without root, on loopback, without nodes.

Nodes that are powered off in a cloud can be given to jobs, so that placement is real.
"""

import os
import re
import shutil
import socket
import time

from client import ClientTest, large, main
from ibnet import Fabric

USER = "slurm"  # Debian's slurmctld brings it
WARNING = re.compile(r"(?i)warning|no switch|invalid")

CONFIGURATION = """\
ClusterName=clusterbrief
SlurmctldHost=localhost(127.0.0.1)
SlurmUser={user}
AuthType=auth/none
CredType=cred/none
SlurmctldPort={port}
SlurmdPort={node_port}
StateSaveLocation={folder}/state
SlurmdSpoolDir={folder}/spool
SlurmctldPidFile={folder}/ctld.pid
SlurmctldLogFile={folder}/ctld.log
SlurmctldDebug=debug
CommunicationParameters=NoAddrCache,NoCtldInAddrAny
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
SelectType=select/cons_tres
SelectTypeParameters=CR_Core
SwitchType=switch/none
MpiDefault=none
ReturnToService=2
TopologyPlugin=topology/tree
SlurmctldParameters=cloud_dns,idle_on_node_suspend
ResumeProgram=/bin/true
SuspendProgram=/bin/true
SuspendTime=-1
ResumeTimeout=3600
PrivateData=cloud
SchedulerParameters=batch_sched_delay=0,sched_min_interval=0,sched_interval=1
TreeWidth=65533
{nodes}
PartitionName=all Nodes=ALL Default=YES MaxTime=INFINITE State=UP
"""


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def node_line(name):
    return f"NodeName={name} NodeAddr=127.0.0.1 CPUs=64 RealMemory=100000 State=CLOUD"


class SlurmTest(ClientTest):
    programs = ("slurmctld", "scontrol", "sbatch")
    starts = 0

    def start(self, topology, names):
        """Starts a controller; what it logs until it takes requests."""
        SlurmTest.starts += 1
        folder = self.folder / f"slurm-{SlurmTest.starts}"
        for part in (folder, folder / "state", folder / "spool"):
            part.mkdir()
        user = USER if os.geteuid() == 0 else str(os.geteuid())
        (folder / "slurm.conf").write_text(CONFIGURATION.format(
            user=user, port=free_port(), node_port=free_port(), folder=folder, nodes="\n".join(map(node_line, names))))
        (folder / "topology.conf").write_text(topology)
        prefix = ()
        if os.geteuid() == 0:
            prefix = ("setpriv", f"--reuid={USER}", f"--regid={USER}", "--clear-groups")
            self.folder.chmod(0o755)
            for part in (folder, folder / "state", folder / "spool"):
                shutil.chown(part, USER, USER)
        self.environment = {"SLURM_CONF": str(folder / "slurm.conf")}
        self.log = folder / "ctld.log"
        out = folder / "ctld.out"
        self.process = self.start_client(*prefix, "slurmctld", "-D", "-c", "-v", log=out, env=self.environment, cwd=folder)
        self.wait_for(lambda: self.log.exists() and "Running as primary controller" in self.log.read_text(), self.process, out, timeout=20)
        return self.log.read_text()

    def topology_warnings(self, log):
        return [line for line in log.splitlines()
                if WARNING.search(line) and re.search(r"(?i)topo|switch", line) and "processing time" not in line]

    def scontrol(self, *arguments):
        return self.run_client("scontrol", *arguments, env=self.environment, timeout=20, status=0)

    def placed(self, *wish):
        """The nodes that a job is given, one by one; none while it waits."""
        job = self.run_client("sbatch", "--parsable", "-o", "/dev/null", "--wrap", "true", *wish, env=self.environment, timeout=20, status=0).strip()
        for _ in range(100):
            told = self.scontrol("show", "job", job)
            state = re.search(r"JobState=(\w+)", told)[1]
            nodes = re.search(r"(?m)^\s+NodeList=(\S+)", told)
            if nodes and nodes[1] not in ("(null)", ""):
                self.run_client("scancel", job, env=self.environment, timeout=20)
                return self.scontrol("show", "hostnames", nodes[1]).split()
            reason = re.search(r"Reason=(\S+)", told)[1]
            if state == "PENDING" and reason not in ("None", "Priority"):
                self.run_client("scancel", job, env=self.environment, timeout=20)
                return []
            time.sleep(0.05)
        self.fail(told)

    def design(self, sets):
        """The topology, and the names of the nodes as the fabric has them."""
        topology, fabric = self.export(sets, "topology.conf", "ibnet")
        names = {adapter.name.split()[0] for adapter in Fabric(fabric).adapters()}
        return topology, sorted(name for name in names if name.startswith("gpu-"))


class Placement(SlurmTest):
    def test_one_unit_of_31_nodes(self):
        topology, names = self.design(["nodes/gpu/count=31"])
        self.assertEqual(31, len(names))
        self.assertEqual([], self.topology_warnings(self.start(topology, names)))
        self.assertEqual(names, self.placed("-N31", "--switches=1"))

    def test_four_units_of_127_nodes(self):
        topology, names = self.design([])
        self.assertEqual(127, len(names))
        self.assertEqual([], self.topology_warnings(self.start(topology, names)))
        root = [line for line in self.scontrol("show", "topology").splitlines() if "Level=1" in line]
        self.assertEqual(1, len(root))
        self.assertIn("Nodes=gpu-[0001-0127]", root[0])
        units = [names[i:i + 32] for i in range(0, 127, 32)]
        self.assertIn(self.placed("-N32", "--switches=1"), units[:3])
        self.assertEqual(units[3], self.placed("-N31", "--switches=1"), "the unit that it fills")
        self.assertEqual(127, len(self.placed("-N127")))
        over_two = self.placed("-N40", "--switches=2")
        self.assertEqual(2, sum(bool(set(unit) & set(over_two)) for unit in units))
        self.assertEqual([], self.placed("-N33", "--switches=1"), "more than a unit has: it waits")

    @large
    def test_three_tiers_have_pods(self):
        topology, names = self.design(["nodes/gpu/count=2048", "networks/compute/fabric_manager_ports=0"])
        self.assertIn("SwitchName=pod-01 ", topology)
        self.assertEqual([], self.topology_warnings(self.start(topology, names)))
        self.assertIn("Level=2", self.scontrol("show", "topology"))
        self.assertEqual(2048, len(self.placed("-N2048")))
        self.assertEqual(names[:32], self.placed("-w", names[0], "-N32", "--switches=1"))

    @large
    def test_names_grow_beyond_four_digits(self):
        # RoCE: more than an InfiniBand subnet holds, so there is no .ibnet to take names from.
        topology, = self.export(["nodes/gpu/count=12288", "networks/compute/technology=roce", "networks/compute/generation=400g",
                                 "networks/compute/switch=sn5600"], "topology.conf")
        names = [f"gpu-{number:04}" for number in range(1, 12289)]
        self.assertEqual([], self.topology_warnings(self.start(topology, names)))
        self.assertEqual(names[:32], self.placed("-w", names[0], "-N32", "--switches=1"))


class Refused(SlurmTest):
    """A topology that does not fit must be noticed."""

    def setUp(self):
        super().setUp()
        self.topology, self.names = self.design(["nodes/gpu/count=64"])
        self.assertIn("Nodes=gpu-[0001-0032]\n", self.topology)

    def test_node_under_no_switch(self):
        log = self.start(self.topology.replace("[0001-0032]", "[0002-0032]"), self.names)
        self.assertRegex("\n".join(self.topology_warnings(log)), "lack access to 1 nodes: gpu-0001")

    def test_node_under_two_switches(self):
        log = self.start(self.topology.replace("[0033-0064]", "[0032-0064]"), self.names)
        self.assertIn("Multiple leaf switches contain nodes", "\n".join(self.topology_warnings(log)))

    def test_node_that_is_not_there(self):
        log = self.start(self.topology.replace("[0033-0064]", "[0033-0065]"), self.names)
        self.assertIn("Invalid hostnames", "\n".join(self.topology_warnings(log)))

    def test_switches_without_a_root(self):
        rootless = "".join(line for line in self.topology.splitlines(True) if " Switches=" not in line)
        self.assertIn("no switch can reach all nodes", "\n".join(self.topology_warnings(self.start(rootless, self.names))))

    def test_switch_that_is_not_there(self):
        with self.assertRaisesRegex(AssertionError, "did not come up"):
            self.start(self.topology + "SwitchName=top Switches=fabric,unit-77\n", self.names)
        self.assertIn("invalid child", self.log.read_text())


if __name__ == "__main__":
    main()
