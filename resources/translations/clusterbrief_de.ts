<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE">
<context>
    <name>FieldValue</name>
    <message>
        <location filename="../../ui/text.cpp" line="51"/>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <location filename="../../ui/text.cpp" line="52"/>
        <source>no</source>
        <translation>nein</translation>
    </message>
</context>
<context>
    <name>FileContent</name>
    <message>
        <location filename="../../ui/store/file_content.cpp" line="34"/>
        <source>is a folder; choose a request file</source>
        <translation>ist ein Ordner; wählen Sie eine Anfragedatei</translation>
    </message>
    <message>
        <location filename="../../ui/store/file_content.cpp" line="38"/>
        <source>is a device or a pipe; choose a request file</source>
        <translation>ist ein Gerät oder eine Pipe; wählen Sie eine Anfragedatei</translation>
    </message>
    <message>
        <location filename="../../ui/store/file_content.cpp" line="42"/>
        <source>cannot be read: %1</source>
        <translation>kann nicht gelesen werden: %1</translation>
    </message>
    <message>
        <location filename="../../ui/store/file_content.cpp" line="46"/>
        <source>is larger than 64 MB; settings and requests are not</source>
        <translation>ist größer als 64 MB; Einstellungen und Anfragen sind das nicht</translation>
    </message>
    <message>
        <location filename="../../ui/store/file_content.cpp" line="66"/>
        <source>the folder %1 is not there</source>
        <translation>der Ordner %1 fehlt</translation>
    </message>
    <message>
        <location filename="../../ui/store/file_content.cpp" line="69"/>
        <source>a folder has this name</source>
        <translation>ein Ordner hat diesen Namen</translation>
    </message>
    <message>
        <location filename="../../ui/store/file_content.cpp" line="73"/>
        <source>the disk can only be read</source>
        <translation>der Datenträger ist schreibgeschützt</translation>
    </message>
    <message>
        <location filename="../../ui/store/file_content.cpp" line="76"/>
        <source>the file can only be read</source>
        <translation>die Datei ist schreibgeschützt</translation>
    </message>
    <message>
        <location filename="../../ui/store/file_content.cpp" line="79"/>
        <source>nothing may be written to the folder %1</source>
        <translation>in den Ordner %1 darf nicht geschrieben werden</translation>
    </message>
    <message>
        <location filename="../../ui/store/file_content.cpp" line="82"/>
        <source>the disk is full</source>
        <translation>der Datenträger ist voll</translation>
    </message>
    <message>
        <location filename="../../ui/store/file_content.cpp" line="90"/>
        <source>What the file held is unchanged; Save As writes to another place.</source>
        <translation>Was in der Datei stand, ist unverändert; Speichern unter schreibt an einen anderen Ort.</translation>
    </message>
    <message>
        <location filename="../../ui/store/file_content.cpp" line="103"/>
        <source>cannot be written: %1.</source>
        <translation>kann nicht geschrieben werden: %1.</translation>
    </message>
</context>
<context>
    <name>FixPreview</name>
    <message>
        <location filename="../../ui/panels/finding_dialogs.cpp" line="35"/>
        <source>not stated</source>
        <translation>keine Angabe</translation>
    </message>
    <message>
        <location filename="../../ui/panels/finding_dialogs.cpp" line="80"/>
        <source>%1: %2 → %3</source>
        <translation>%1: %2 → %3</translation>
    </message>
</context>
<context>
    <name>PartSummary</name>
    <message>
        <location filename="../../ui/forms/part_summary.cpp" line="26"/>
        <source>%1 GB/s each way</source>
        <translation>%1 GB/s je Richtung</translation>
    </message>
    <message>
        <location filename="../../ui/forms/part_summary.cpp" line="27"/>
        <source>no NVLink</source>
        <translation>kein NVLink</translation>
    </message>
    <message>
        <location filename="../../ui/forms/part_summary.cpp" line="28"/>
        <source>%1 GB · %2</source>
        <translation>%1 GB · %2</translation>
    </message>
    <message>
        <location filename="../../ui/forms/part_summary.cpp" line="35"/>
        <source>%1 GPUs</source>
        <translation>%1 GPUs</translation>
    </message>
    <message>
        <location filename="../../ui/forms/part_summary.cpp" line="36"/>
        <source>domain %1</source>
        <translation>Domäne %1</translation>
    </message>
    <message>
        <location filename="../../ui/forms/part_summary.cpp" line="39"/>
        <source>%1 kW</source>
        <translation>%1 kW</translation>
    </message>
    <message>
        <location filename="../../ui/forms/part_summary.cpp" line="52"/>
        <source>%1 W</source>
        <translation>%1 W</translation>
    </message>
    <message>
        <location filename="../../ui/forms/part_summary.cpp" line="59"/>
        <source>%1 × %2 Gb/s</source>
        <translation>%1 × %2 Gb/s</translation>
    </message>
    <message>
        <location filename="../../ui/forms/part_summary.cpp" line="61"/>
        <source>PCIe Gen%1 x%2</source>
        <translation>PCIe Gen%1 x%2</translation>
    </message>
    <message>
        <location filename="../../ui/forms/part_summary.cpp" line="99"/>
        <source>%1 billion parameters</source>
        <translation>%1 Milliarden Parameter</translation>
    </message>
</context>
<context>
    <name>PrintBrief</name>
    <message>
        <location filename="../../ui/preview/print_brief.cpp" line="70"/>
        <source>Print</source>
        <translation>Drucken</translation>
    </message>
    <message>
        <location filename="../../ui/preview/print_brief.cpp" line="71"/>
        <source>The brief was not printed.</source>
        <translation>Die Unterlage wurde nicht gedruckt.</translation>
    </message>
    <message>
        <location filename="../../ui/preview/print_brief.cpp" line="73"/>
        <source>The printer or the file that it prints to takes nothing. Choose another, or export the brief as PDF.</source>
        <translation>Der Drucker oder die Datei, in die er druckt, nimmt nichts an. Wählen Sie einen anderen, oder exportieren Sie die Unterlage als PDF.</translation>
    </message>
</context>
<context>
    <name>QDialog</name>
    <message>
        <location filename="../../ui/panels/finding_dialogs.cpp" line="51"/>
        <source>%1 or %2</source>
        <translation>%1 oder %2</translation>
    </message>
    <message>
        <location filename="../../ui/panels/finding_dialogs.cpp" line="94"/>
        <location filename="../../ui/panels/finding_dialogs.cpp" line="118"/>
        <source>Apply Fix</source>
        <translation>Abhilfe anwenden</translation>
    </message>
    <message>
        <location filename="../../ui/panels/finding_dialogs.cpp" line="126"/>
        <source>Waive Finding</source>
        <translation>Befund ausnehmen</translation>
    </message>
    <message>
        <location filename="../../ui/panels/finding_dialogs.cpp" line="135"/>
        <source>Why this is accepted; the brief prints it</source>
        <translation>Steht so in der Unterlage</translation>
    </message>
    <message>
        <location filename="../../ui/panels/finding_dialogs.cpp" line="138"/>
        <source>&amp;Reason</source>
        <translation>&amp;Begründung</translation>
    </message>
    <message>
        <location filename="../../ui/panels/finding_dialogs.cpp" line="139"/>
        <source>&amp;Accepted by</source>
        <translation>&amp;Hingenommen von</translation>
    </message>
    <message>
        <location filename="../../ui/panels/finding_dialogs.cpp" line="143"/>
        <source>Waive</source>
        <translation>Ausnehmen</translation>
    </message>
    <message>
        <location filename="../../ui/panels/finding_dialogs.cpp" line="160"/>
        <source>Waive %1</source>
        <translation>%1 ausnehmen</translation>
    </message>
    <message>
        <location filename="../../ui/panels/finding_dialogs.cpp" line="171"/>
        <source>Rule %1</source>
        <translation>Prüfregel %1</translation>
    </message>
    <message>
        <location filename="../../ui/panels/finding_dialogs.cpp" line="181"/>
        <source>%1, %2 where nothing else is said</source>
        <translation>%1, %2, wenn nichts anderes angegeben ist</translation>
    </message>
    <message>
        <location filename="../../ui/panels/finding_dialogs.cpp" line="185"/>
        <source>Why it matters</source>
        <translation>Warum es zählt</translation>
    </message>
    <message>
        <location filename="../../ui/panels/finding_dialogs.cpp" line="186"/>
        <source>When it fires</source>
        <translation>Wann sie anschlägt</translation>
    </message>
    <message>
        <location filename="../../ui/panels/finding_dialogs.cpp" line="186"/>
        <source>What to do</source>
        <translation>Was zu tun ist</translation>
    </message>
    <message>
        <location filename="../../ui/panels/finding_dialogs.cpp" line="187"/>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
</context>
<context>
    <name>Sections</name>
    <message>
        <location filename="../../ui/window/sections.cpp" line="16"/>
        <source>Project</source>
        <translation>Projekt</translation>
    </message>
    <message>
        <location filename="../../ui/window/sections.cpp" line="17"/>
        <source>Who asks, for what, and when it is needed.</source>
        <translation>Wer was anfragt und wann es gebraucht wird.</translation>
    </message>
    <message>
        <location filename="../../ui/window/sections.cpp" line="18"/>
        <source>Workloads</source>
        <translation>Workloads</translation>
    </message>
    <message>
        <location filename="../../ui/window/sections.cpp" line="19"/>
        <source>The jobs that shall run. They decide how large the NVLink domain and the fabric must be.</source>
        <translation>Die Jobs, die laufen sollen. Sie bestimmen, wie groß NVLink-Domäne und Rechennetz sein müssen.</translation>
    </message>
    <message>
        <location filename="../../ui/window/sections.cpp" line="22"/>
        <source>Nodes</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <location filename="../../ui/window/sections.cpp" line="23"/>
        <source>Servers and racks, one entry a group of equal ones, with their ports.</source>
        <translation>Server und Racks, ein Eintrag je Gruppe gleicher, mit ihren Ports.</translation>
    </message>
    <message>
        <location filename="../../ui/window/sections.cpp" line="25"/>
        <source>Compute fabric</source>
        <translation>Rechennetz</translation>
    </message>
    <message>
        <location filename="../../ui/window/sections.cpp" line="26"/>
        <source>What crosses servers. Size it for everything that does not stay on NVLink.</source>
        <translation>Was zwischen Servern läuft. Es muss für alles reichen, was nicht auf NVLink bleibt.</translation>
    </message>
    <message>
        <location filename="../../ui/window/sections.cpp" line="28"/>
        <source>Storage network</source>
        <translation>Speichernetz</translation>
    </message>
    <message>
        <location filename="../../ui/window/sections.cpp" line="29"/>
        <source>Data and checkpoints, apart from the compute fabric.</source>
        <translation>Daten und Checkpoints, getrennt vom Rechennetz.</translation>
    </message>
    <message>
        <location filename="../../ui/window/sections.cpp" line="30"/>
        <source>Management</source>
        <translation>Verwaltung</translation>
    </message>
    <message>
        <location filename="../../ui/window/sections.cpp" line="31"/>
        <source>In-band for provisioning and scheduling, out-of-band for BMCs and consoles.</source>
        <translation>In-Band für Bereitstellung und Scheduling, Out-of-Band für BMCs und Konsolen.</translation>
    </message>
    <message>
        <location filename="../../ui/window/sections.cpp" line="33"/>
        <source>Topology</source>
        <translation>Topologie</translation>
    </message>
    <message>
        <location filename="../../ui/window/sections.cpp" line="34"/>
        <source>What is joined to what. Point at a part to see its ways.</source>
        <translation>Was womit verbunden ist. Zeigen Sie auf ein Teil, um seine Wege zu sehen.</translation>
    </message>
    <message>
        <location filename="../../ui/window/sections.cpp" line="35"/>
        <source>Facility</source>
        <translation>Rechenzentrum</translation>
    </message>
    <message>
        <location filename="../../ui/window/sections.cpp" line="36"/>
        <source>What the site gives: power, cooling, racks, floor.</source>
        <translation>Was der Standort bietet: Strom, Kühlung, Racks, Boden.</translation>
    </message>
    <message>
        <location filename="../../ui/window/sections.cpp" line="37"/>
        <source>Acceptance</source>
        <translation>Abnahme</translation>
    </message>
    <message>
        <location filename="../../ui/window/sections.cpp" line="38"/>
        <source>The runs that must pass before the cluster is taken over.</source>
        <translation>Die Läufe, die vor der Übernahme des Clusters bestehen müssen.</translation>
    </message>
    <message>
        <location filename="../../ui/window/sections.cpp" line="39"/>
        <source>Rules and parts</source>
        <translation>Prüfregeln und Teile</translation>
    </message>
    <message>
        <location filename="../../ui/window/sections.cpp" line="40"/>
        <source>Findings that are accepted with a reason, rules that weigh differently here, and parts that the catalog lacks.</source>
        <translation>Befunde, die mit Begründung ausgenommen sind, Prüfregeln, die hier anders wiegen, und Teile, die im Katalog fehlen.</translation>
    </message>
    <message>
        <location filename="../../ui/window/sections.cpp" line="43"/>
        <source>Brief</source>
        <translation>Unterlage</translation>
    </message>
    <message>
        <location filename="../../ui/window/sections.cpp" line="44"/>
        <source>The pages as they will be sent.</source>
        <translation>Die Seiten, wie sie verschickt werden.</translation>
    </message>
</context>
<context>
    <name>Topology</name>
    <message>
        <location filename="../../ui/diagram/drawing_export.cpp" line="60"/>
        <location filename="../../ui/diagram/topology_drawing.cpp" line="71"/>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <location filename="../../ui/diagram/topology_drawing.cpp" line="46"/>
        <source>1 link</source>
        <translation>1 Verbindung</translation>
    </message>
    <message>
        <location filename="../../ui/diagram/topology_drawing.cpp" line="46"/>
        <source>%1 links</source>
        <translation>%1 Verbindungen</translation>
    </message>
    <message>
        <location filename="../../ui/diagram/topology_drawing.cpp" line="54"/>
        <source>%1 up</source>
        <translation>%1 auf</translation>
    </message>
    <message>
        <location filename="../../ui/diagram/topology_drawing.cpp" line="57"/>
        <source>%1, %2 a node</source>
        <translation>%1, %2 je Knoten</translation>
    </message>
    <message>
        <location filename="../../ui/diagram/topology_drawing.cpp" line="63"/>
        <source>%1 ports down</source>
        <translation>%1 Ports ab</translation>
    </message>
    <message>
        <location filename="../../ui/diagram/topology_drawing.cpp" line="64"/>
        <source>%1 ports down, %2 up</source>
        <translation>%1 Ports ab, %2 auf</translation>
    </message>
    <message>
        <location filename="../../ui/diagram/topology_drawing.cpp" line="69"/>
        <source>1 switch</source>
        <translation>1 Switch</translation>
    </message>
    <message>
        <location filename="../../ui/diagram/topology_drawing.cpp" line="70"/>
        <source>%1 switches</source>
        <translation>%1 Switches</translation>
    </message>
    <message>
        <location filename="../../ui/diagram/topology_drawing.cpp" line="72"/>
        <source>%1: %2 in each of %3 planes</source>
        <translation>%1: %2 in jeder von %3 Ebenen</translation>
    </message>
    <message>
        <location filename="../../ui/diagram/topology_drawing.cpp" line="77"/>
        <source>%1 a switch</source>
        <translation>%1 je Switch</translation>
    </message>
    <message>
        <location filename="../../ui/diagram/topology_drawing.cpp" line="79"/>
        <source>%1 a switch when full</source>
        <translation>%1 je Switch bei Vollausbau</translation>
    </message>
    <message>
        <location filename="../../ui/diagram/topology_drawing.cpp" line="83"/>
        <source>%1 down in all</source>
        <translation>%1 ab insgesamt</translation>
    </message>
    <message>
        <location filename="../../ui/diagram/topology_drawing.cpp" line="84"/>
        <source>%1 down, %2 up in all</source>
        <translation>%1 ab, %2 auf insgesamt</translation>
    </message>
    <message>
        <location filename="../../ui/diagram/topology_drawing.cpp" line="91"/>
        <source>%1, %2 to %3</source>
        <translation>%1, %2 zu %3</translation>
    </message>
    <message>
        <location filename="../../ui/diagram/topology_drawing.cpp" line="134"/>
        <source>Compute fabric</source>
        <translation>Rechennetz</translation>
    </message>
    <message>
        <location filename="../../ui/diagram/topology_drawing.cpp" line="136"/>
        <source>Storage network</source>
        <translation>Speichernetz</translation>
    </message>
    <message>
        <location filename="../../ui/diagram/topology_drawing.cpp" line="138"/>
        <source>In-band management</source>
        <translation>In-Band-Verwaltung</translation>
    </message>
    <message>
        <location filename="../../ui/diagram/topology_drawing.cpp" line="142"/>
        <source>Out-of-band management</source>
        <translation>Out-of-Band-Verwaltung</translation>
    </message>
    <message>
        <location filename="../../ui/diagram/topology_drawing.cpp" line="188"/>
        <source>%1: not asked for.</source>
        <translation>%1: nicht angefragt.</translation>
    </message>
    <message>
        <location filename="../../ui/diagram/topology_drawing.cpp" line="191"/>
        <source>%1: the switches of another network carry it.</source>
        <translation>%1: läuft über die Switches eines anderen Netzes.</translation>
    </message>
    <message>
        <location filename="../../ui/diagram/topology_drawing.cpp" line="198"/>
        <source>%1: no switches yet.</source>
        <translation>%1: noch keine Switches.</translation>
    </message>
</context>
<context>
    <name>clusterbrief::ui::CompareDialog</name>
    <message>
        <location filename="../../ui/compare/compare_dialog.cpp" line="49"/>
        <source>… and %1 more</source>
        <translation>… und %1 weitere</translation>
    </message>
    <message>
        <location filename="../../ui/compare/compare_dialog.cpp" line="51"/>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <location filename="../../ui/compare/compare_dialog.cpp" line="52"/>
        <source>%1 could not be read.</source>
        <translation>%1 konnte nicht gelesen werden.</translation>
    </message>
    <message>
        <location filename="../../ui/compare/compare_dialog.cpp" line="79"/>
        <source>Compare With %1</source>
        <translation>Vergleich mit %1</translation>
    </message>
    <message>
        <location filename="../../ui/compare/compare_dialog.cpp" line="93"/>
        <source>Details of the difference</source>
        <translation>Einzelheiten des Unterschieds</translation>
    </message>
    <message>
        <location filename="../../ui/compare/compare_dialog.cpp" line="107"/>
        <source>Differences</source>
        <translation>Unterschiede</translation>
    </message>
    <message>
        <location filename="../../ui/compare/compare_dialog.cpp" line="108"/>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <location filename="../../ui/compare/compare_dialog.cpp" line="108"/>
        <source>This request</source>
        <translation>Diese Anfrage</translation>
    </message>
    <message>
        <location filename="../../ui/compare/compare_dialog.cpp" line="127"/>
        <source>&amp;Take Left Value</source>
        <translation>Linken &amp;Wert übernehmen</translation>
    </message>
    <message>
        <location filename="../../ui/compare/compare_dialog.cpp" line="129"/>
        <source>Sets the field of this request to the value at the left; can be undone</source>
        <translation>Setzt das Feld dieser Anfrage auf den linken Wert; lässt sich rückgängig machen</translation>
    </message>
    <message>
        <location filename="../../ui/compare/compare_dialog.cpp" line="134"/>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <location filename="../../ui/compare/compare_dialog.cpp" line="135"/>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <location filename="../../ui/compare/compare_dialog.cpp" line="235"/>
        <source>Take Left Value of %1</source>
        <translation>Linken Wert von %1 übernehmen</translation>
    </message>
    <message>
        <location filename="../../ui/compare/compare_dialog.cpp" line="255"/>
        <source>Compare With</source>
        <translation>Vergleichen mit</translation>
    </message>
    <message>
        <location filename="../../ui/compare/compare_dialog.cpp" line="257"/>
        <source>Requests (*.cluster.yaml *.cluster.json *.yaml *.yml *.json);;All files (*)</source>
        <translation>Anfragen (*.cluster.yaml *.cluster.json *.yaml *.yml *.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <location filename="../../ui/compare/compare_dialog.cpp" line="273"/>
        <source>First State</source>
        <translation>Erster Stand</translation>
    </message>
    <message>
        <location filename="../../ui/compare/compare_dialog.cpp" line="274"/>
        <source>Last Save</source>
        <translation>Letzter gespeicherter Stand</translation>
    </message>
    <message>
        <location filename="../../ui/compare/comparison_rows.cpp" line="23"/>
        <source>not stated</source>
        <translation>keine Angabe</translation>
    </message>
    <message>
        <location filename="../../ui/compare/comparison_rows.cpp" line="26"/>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <location filename="../../ui/compare/comparison_rows.cpp" line="26"/>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <location filename="../../ui/compare/comparison_rows.cpp" line="41"/>
        <source>not known</source>
        <translation>nicht bekannt</translation>
    </message>
    <message>
        <location filename="../../ui/compare/comparison_rows.cpp" line="55"/>
        <source>Left: %1</source>
        <translation>Links: %1</translation>
    </message>
    <message>
        <location filename="../../ui/compare/comparison_rows.cpp" line="56"/>
        <source>Right: %1</source>
        <translation>Rechts: %1</translation>
    </message>
    <message>
        <location filename="../../ui/compare/comparison_rows.cpp" line="67"/>
        <location filename="../../ui/compare/comparison_rows.cpp" line="98"/>
        <source>, %1</source>
        <translation>, %1</translation>
    </message>
    <message>
        <location filename="../../ui/compare/comparison_rows.cpp" line="73"/>
        <location filename="../../ui/compare/comparison_rows.cpp" line="78"/>
        <source>not there</source>
        <translation>nicht da</translation>
    </message>
    <message>
        <location filename="../../ui/compare/comparison_rows.cpp" line="74"/>
        <source>%1 is only right.</source>
        <translation>%1 gibt es nur rechts.</translation>
    </message>
    <message>
        <location filename="../../ui/compare/comparison_rows.cpp" line="79"/>
        <source>%1 is only left.</source>
        <translation>%1 gibt es nur links.</translation>
    </message>
    <message>
        <location filename="../../ui/compare/comparison_rows.cpp" line="84"/>
        <source>%1, in another order</source>
        <translation>%1, in anderer Reihenfolge</translation>
    </message>
    <message>
        <location filename="../../ui/compare/comparison_rows.cpp" line="96"/>
        <location filename="../../ui/compare/comparison_rows.cpp" line="127"/>
        <source>%1 › %2</source>
        <translation>%1 › %2</translation>
    </message>
    <message>
        <location filename="../../ui/compare/comparison_rows.cpp" line="104"/>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <location filename="../../ui/compare/comparison_rows.cpp" line="107"/>
        <source>A quote is made from it.</source>
        <translation>Das Angebot hängt davon ab.</translation>
    </message>
    <message>
        <location filename="../../ui/compare/comparison_rows.cpp" line="108"/>
        <source>A quote is not made from it.</source>
        <translation>Das Angebot hängt nicht davon ab.</translation>
    </message>
    <message>
        <location filename="../../ui/compare/comparison_rows.cpp" line="115"/>
        <source>none</source>
        <translation>keiner</translation>
    </message>
    <message>
        <location filename="../../ui/compare/comparison_rows.cpp" line="118"/>
        <source>%1, waived</source>
        <translation>%1, ausgenommen</translation>
    </message>
    <message>
        <location filename="../../ui/compare/comparison_rows.cpp" line="134"/>
        <source>Only right: %1</source>
        <translation>Nur rechts: %1</translation>
    </message>
    <message>
        <location filename="../../ui/compare/comparison_rows.cpp" line="136"/>
        <source>Only left: %1</source>
        <translation>Nur links: %1</translation>
    </message>
    <message>
        <location filename="../../ui/compare/comparison_rows.cpp" line="139"/>
        <location filename="../../ui/compare/comparison_rows.cpp" line="140"/>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <location filename="../../ui/compare/comparison_rows.cpp" line="148"/>
        <source>not waived</source>
        <translation>nicht ausgenommen</translation>
    </message>
    <message>
        <location filename="../../ui/compare/comparison_rows.cpp" line="156"/>
        <source>waived without a reason</source>
        <translation>ausgenommen ohne Begründung</translation>
    </message>
    <message>
        <location filename="../../ui/compare/comparison_rows.cpp" line="164"/>
        <source>Waiver › %1 › %2</source>
        <translation>Ausnahme › %1 › %2</translation>
    </message>
    <message>
        <location filename="../../ui/compare/comparison_rows.cpp" line="213"/>
        <source>Fields: %1</source>
        <translation>Felder: %1</translation>
    </message>
    <message>
        <location filename="../../ui/compare/comparison_rows.cpp" line="213"/>
        <source>Fields: none differs</source>
        <translation>Felder: keine Unterschiede</translation>
    </message>
    <message>
        <location filename="../../ui/compare/comparison_rows.cpp" line="215"/>
        <source>Counts: %1</source>
        <translation>Zahlen: %1</translation>
    </message>
    <message>
        <location filename="../../ui/compare/comparison_rows.cpp" line="215"/>
        <source>Counts: none differs</source>
        <translation>Zahlen: keine Unterschiede</translation>
    </message>
    <message>
        <location filename="../../ui/compare/comparison_rows.cpp" line="217"/>
        <source>Findings: %1</source>
        <translation>Befunde: %1</translation>
    </message>
    <message>
        <location filename="../../ui/compare/comparison_rows.cpp" line="217"/>
        <source>Findings: none differs</source>
        <translation>Befunde: keine Unterschiede</translation>
    </message>
</context>
<context>
    <name>clusterbrief::ui::DocumentStore</name>
    <message>
        <location filename="../../ui/store/document_store.cpp" line="125"/>
        <source>Copy Own Parts Into the Request</source>
        <translation>Eigene Teile in die Anfrage übernehmen</translation>
    </message>
    <message>
        <location filename="../../ui/store/document_store.cpp" line="169"/>
        <source>Change %1</source>
        <translation>%1 ändern</translation>
    </message>
    <message>
        <location filename="../../ui/store/document_store.cpp" line="255"/>
        <source>Reload From Disk</source>
        <translation>Neu laden</translation>
    </message>
    <message>
        <location filename="../../ui/store/document_store.cpp" line="283"/>
        <source>Recover Unsaved Changes</source>
        <translation>Ungespeicherte Änderungen wiederherstellen</translation>
    </message>
</context>
<context>
    <name>clusterbrief::ui::ExportDialog</name>
    <message>
        <location filename="../../ui/preview/export_dialog.cpp" line="64"/>
        <source>&amp;With the list of all links as an appendix</source>
        <translation>&amp;Mit der Liste aller Verbindungen als Anhang</translation>
    </message>
    <message>
        <location filename="../../ui/preview/export_dialog.cpp" line="68"/>
        <source>Export Brief</source>
        <translation>Unterlage exportieren</translation>
    </message>
    <message>
        <location filename="../../ui/preview/export_dialog.cpp" line="77"/>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <location filename="../../ui/preview/export_dialog.cpp" line="81"/>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <location filename="../../ui/preview/export_dialog.cpp" line="101"/>
        <source>As the request states</source>
        <translation>Wie in der Anfrage angegeben</translation>
    </message>
    <message>
        <location filename="../../ui/preview/export_dialog.cpp" line="101"/>
        <source>A supplier (request)</source>
        <translation>Lieferanten (Anfrage)</translation>
    </message>
    <message>
        <location filename="../../ui/preview/export_dialog.cpp" line="101"/>
        <source>A customer (quote)</source>
        <translation>Kunden (Angebot)</translation>
    </message>
    <message>
        <location filename="../../ui/preview/export_dialog.cpp" line="102"/>
        <source>Full</source>
        <translation>Voll</translation>
    </message>
    <message>
        <location filename="../../ui/preview/export_dialog.cpp" line="102"/>
        <source>Summary</source>
        <translation>Überblick</translation>
    </message>
    <message>
        <location filename="../../ui/preview/export_dialog.cpp" line="103"/>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <location filename="../../ui/preview/export_dialog.cpp" line="103"/>
        <source>Letter</source>
        <translation>Letter</translation>
    </message>
    <message>
        <location filename="../../ui/preview/export_dialog.cpp" line="105"/>
        <source>an earlier revision, to list what has changed</source>
        <translation>frühere Revision, für die Änderungen</translation>
    </message>
    <message>
        <location filename="../../ui/preview/export_dialog.cpp" line="108"/>
        <source>&amp;File, without ending</source>
        <translation>&amp;Datei, ohne Endung</translation>
    </message>
    <message>
        <location filename="../../ui/preview/export_dialog.cpp" line="111"/>
        <source>F&amp;or</source>
        <translation>&amp;Für</translation>
    </message>
    <message>
        <location filename="../../ui/preview/export_dialog.cpp" line="112"/>
        <source>&amp;Detail</source>
        <translation>&amp;Umfang</translation>
    </message>
    <message>
        <location filename="../../ui/preview/export_dialog.cpp" line="113"/>
        <source>&amp;Paper of the PDF</source>
        <translation>&amp;Papier der PDF-Datei</translation>
    </message>
    <message>
        <location filename="../../ui/preview/export_dialog.cpp" line="114"/>
        <source>&amp;Changes since</source>
        <translation>&amp;Änderungen seit</translation>
    </message>
    <message>
        <location filename="../../ui/preview/export_dialog.cpp" line="123"/>
        <source>Choose…</source>
        <translation>Auswählen…</translation>
    </message>
    <message>
        <location filename="../../ui/preview/export_dialog.cpp" line="156"/>
        <source>Export To</source>
        <translation>Exportieren nach</translation>
    </message>
    <message>
        <location filename="../../ui/preview/export_dialog.cpp" line="164"/>
        <source>Changes Since</source>
        <translation>Änderungen seit</translation>
    </message>
    <message>
        <location filename="../../ui/preview/export_dialog.cpp" line="166"/>
        <source>Requests (*.cluster.yaml *.cluster.json *.brief.json *.yaml *.yml *.json);;All files (*)</source>
        <translation>Anfragen (*.cluster.yaml *.cluster.json *.brief.json *.yaml *.yml *.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <location filename="../../ui/preview/export_dialog.cpp" line="190"/>
        <source>%1. The brief is marked DRAFT while errors remain.</source>
        <translation>%1. Die Unterlage trägt den Vermerk DRAFT (Entwurf), solange Fehler bestehen.</translation>
    </message>
    <message>
        <location filename="../../ui/preview/export_dialog.cpp" line="227"/>
        <source>Making .%1, %2 of %3</source>
        <translation>.%1 wird erzeugt, %2 von %3</translation>
    </message>
    <message>
        <location filename="../../ui/preview/export_dialog.cpp" line="228"/>
        <source>Writing the files</source>
        <translation>Dateien werden geschrieben</translation>
    </message>
    <message>
        <location filename="../../ui/preview/export_dialog.cpp" line="256"/>
        <source>A file was not written.</source>
        <translation>Eine Datei wurde nicht geschrieben.</translation>
    </message>
    <message>
        <location filename="../../ui/preview/export_dialog.cpp" line="256"/>
        <source>Some files were not written.</source>
        <translation>Einige Dateien wurden nicht geschrieben.</translation>
    </message>
    <message>
        <location filename="../../ui/preview/export_dialog.cpp" line="259"/>
        <source>%1

Choose another place, or leave out what cannot be made.</source>
        <translation>%1

Wählen Sie einen anderen Ort, oder lassen Sie weg, was sich nicht erzeugen lässt.</translation>
    </message>
    <message>
        <location filename="../../ui/preview/export_dialog.cpp" line="272"/>
        <source>Cancelled. Every file is as it was.</source>
        <translation>Abgebrochen. Alle Dateien sind unverändert.</translation>
    </message>
    <message>
        <location filename="../../ui/preview/export_dialog.cpp" line="285"/>
        <source>Replace %1?</source>
        <translation>%1 ersetzen?</translation>
    </message>
</context>
<context>
    <name>clusterbrief::ui::ExportJob</name>
    <message>
        <location filename="../../ui/preview/export_job.cpp" line="69"/>
        <location filename="../../ui/preview/export_job.cpp" line="77"/>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>clusterbrief::ui::FabricView</name>
    <message>
        <location filename="../../ui/diagram/fabric_view.cpp" line="32"/>
        <source>Opens the topology, with every network and every way</source>
        <translation>Öffnet die Topologie mit jedem Netz und jedem Weg</translation>
    </message>
    <message>
        <location filename="../../ui/diagram/fabric_view.cpp" line="42"/>
        <source>Drawing of the compute fabric</source>
        <translation>Zeichnung des Rechennetzes</translation>
    </message>
</context>
<context>
    <name>clusterbrief::ui::FieldEditor</name>
    <message>
        <location filename="../../ui/forms/choice_editors.cpp" line="35"/>
        <source>Not stated</source>
        <translation>Keine Angabe</translation>
    </message>
    <message>
        <location filename="../../ui/forms/choice_editors.cpp" line="38"/>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <location filename="../../ui/forms/choice_editors.cpp" line="38"/>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <location filename="../../ui/forms/field_editor.cpp" line="32"/>
        <source>from %1 to %2</source>
        <translation>von %1 bis %2</translation>
    </message>
    <message>
        <location filename="../../ui/forms/field_editor.cpp" line="34"/>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <location filename="../../ui/forms/field_editor.cpp" line="42"/>
        <source>expected a whole number %1</source>
        <translation>erwartet wird eine ganze Zahl %1</translation>
    </message>
    <message>
        <location filename="../../ui/forms/field_editor.cpp" line="44"/>
        <source>expected a number %1</source>
        <translation>erwartet wird eine Zahl %1</translation>
    </message>
    <message>
        <location filename="../../ui/forms/field_editor.cpp" line="46"/>
        <source>expected a ratio above zero, such as 1, %1 or 4:3; both sides at most %2</source>
        <translation>erwartet wird ein Verhältnis über null, etwa 1, %1 oder 4:3; beide Seiten höchstens %2</translation>
    </message>
    <message>
        <location filename="../../ui/forms/field_editor.cpp" line="50"/>
        <source>expected a date as YYYY-MM-DD</source>
        <translation>erwartet wird ein Datum als JJJJ-MM-TT</translation>
    </message>
    <message>
        <location filename="../../ui/forms/field_editor.cpp" line="52"/>
        <source>expected a size such as 16GiB</source>
        <translation>erwartet wird eine Größe wie 16GiB</translation>
    </message>
    <message>
        <location filename="../../ui/forms/field_editor.cpp" line="118"/>
        <source>it starts with a byte order mark</source>
        <translation>er beginnt mit einer Byte-Reihenfolge-Marke</translation>
    </message>
    <message>
        <location filename="../../ui/forms/field_editor.cpp" line="120"/>
        <source>half a letter is in it</source>
        <translation>er enthält ein halbes Zeichen</translation>
    </message>
    <message>
        <location filename="../../ui/forms/field_editor.cpp" line="130"/>
        <source>longer than %1 letters</source>
        <translation>länger als %1 Zeichen</translation>
    </message>
    <message>
        <location filename="../../ui/forms/field_editor.cpp" line="146"/>
        <source>state it</source>
        <translation>bitte angeben</translation>
    </message>
</context>
<context>
    <name>clusterbrief::ui::FieldRow</name>
    <message>
        <location filename="../../ui/forms/field_row.cpp" line="177"/>
        <source>Not taken: %1</source>
        <translation>Nicht übernommen: %1</translation>
    </message>
</context>
<context>
    <name>clusterbrief::ui::FileBar</name>
    <message>
        <location filename="../../ui/window/file_bar.cpp" line="29"/>
        <source>Reload</source>
        <translation>Neu laden</translation>
    </message>
    <message>
        <location filename="../../ui/window/file_bar.cpp" line="29"/>
        <source>Shows what the file says now; can be undone</source>
        <translation>Zeigt, was jetzt in der Datei steht; lässt sich rückgängig machen</translation>
    </message>
    <message>
        <location filename="../../ui/window/file_bar.cpp" line="31"/>
        <source>Keep Mine</source>
        <translation>Meine behalten</translation>
    </message>
    <message>
        <location filename="../../ui/window/file_bar.cpp" line="31"/>
        <source>Leaves this request as it is; the next save replaces the file</source>
        <translation>Lässt diese Anfrage, wie sie ist; das nächste Speichern ersetzt die Datei</translation>
    </message>
    <message>
        <location filename="../../ui/window/file_bar.cpp" line="33"/>
        <source>Compare…</source>
        <translation>Vergleichen…</translation>
    </message>
    <message>
        <location filename="../../ui/window/file_bar.cpp" line="33"/>
        <source>Shows what differs between the file and this request</source>
        <translation>Zeigt, worin sich Datei und Anfrage unterscheiden</translation>
    </message>
    <message>
        <location filename="../../ui/window/file_bar.cpp" line="35"/>
        <source>Write Again</source>
        <translation>Erneut schreiben</translation>
    </message>
    <message>
        <location filename="../../ui/window/file_bar.cpp" line="35"/>
        <source>Saves this request where the file was</source>
        <translation>Speichert diese Anfrage dort, wo die Datei war</translation>
    </message>
    <message>
        <location filename="../../ui/window/file_bar.cpp" line="37"/>
        <source>Save As…</source>
        <translation>Speichern unter…</translation>
    </message>
    <message>
        <location filename="../../ui/window/file_bar.cpp" line="37"/>
        <source>Saves this request in another place</source>
        <translation>Speichert diese Anfrage an einem anderen Ort</translation>
    </message>
    <message>
        <location filename="../../ui/window/file_bar.cpp" line="52"/>
        <source>%1 was deleted or moved away. What it held is only here now.</source>
        <translation>%1 wurde gelöscht oder verschoben. Der Inhalt ist nur noch hier.</translation>
    </message>
    <message>
        <location filename="../../ui/window/file_bar.cpp" line="55"/>
        <source>Another program changed %1, and there are unsaved changes here.</source>
        <translation>Ein anderes Programm hat %1 geändert, und hier gibt es ungespeicherte Änderungen.</translation>
    </message>
    <message>
        <location filename="../../ui/window/file_bar.cpp" line="57"/>
        <source>Another program changed %1.</source>
        <translation>Ein anderes Programm hat %1 geändert.</translation>
    </message>
</context>
<context>
    <name>clusterbrief::ui::FindingDetails</name>
    <message>
        <location filename="../../ui/panels/finding_details.cpp" line="21"/>
        <source>Apply Fix…</source>
        <translation>Abhilfe anwenden…</translation>
    </message>
    <message>
        <location filename="../../ui/panels/finding_details.cpp" line="22"/>
        <source>Waive…</source>
        <translation>Ausnahme…</translation>
    </message>
    <message>
        <location filename="../../ui/panels/finding_details.cpp" line="23"/>
        <source>Explain</source>
        <translation>Erklären</translation>
    </message>
    <message>
        <location filename="../../ui/panels/finding_details.cpp" line="29"/>
        <source>The chosen finding</source>
        <translation>Der gewählte Befund</translation>
    </message>
    <message>
        <location filename="../../ui/panels/finding_details.cpp" line="55"/>
        <source>Choose a finding to see why it matters and what mends it.</source>
        <translation>Wählen Sie einen Befund, um zu sehen, warum er zählt und was ihn behebt.</translation>
    </message>
    <message>
        <location filename="../../ui/panels/finding_details.cpp" line="59"/>
        <source>Why: %1</source>
        <translation>Warum: %1</translation>
    </message>
    <message>
        <location filename="../../ui/panels/finding_details.cpp" line="61"/>
        <source>Waived: %1 (%2, %3)</source>
        <translation>Ausgenommen: %1 (%2, %3)</translation>
    </message>
    <message>
        <location filename="../../ui/panels/finding_details.cpp" line="63"/>
        <source>no name</source>
        <translation>ohne Namen</translation>
    </message>
    <message>
        <location filename="../../ui/panels/finding_details.cpp" line="64"/>
        <source>no date</source>
        <translation>ohne Datum</translation>
    </message>
    <message>
        <location filename="../../ui/panels/finding_details.cpp" line="66"/>
        <source>Fix: %1</source>
        <translation>Abhilfe: %1</translation>
    </message>
    <message>
        <location filename="../../ui/panels/finding_details.cpp" line="70"/>
        <source>Source: %1</source>
        <translation>Quelle: %1</translation>
    </message>
</context>
<context>
    <name>clusterbrief::ui::FindingModel</name>
    <message>
        <location filename="../../ui/models/finding_model.cpp" line="94"/>
        <source>%1 (waived: %2)</source>
        <translation>%1 (ausgenommen: %2)</translation>
    </message>
    <message>
        <location filename="../../ui/models/finding_model.cpp" line="136"/>
        <source>Severity</source>
        <translation>Schwere</translation>
    </message>
    <message>
        <location filename="../../ui/models/finding_model.cpp" line="138"/>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <location filename="../../ui/models/finding_model.cpp" line="140"/>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <location filename="../../ui/models/finding_model.cpp" line="142"/>
        <source>Fix</source>
        <translation>Abhilfe</translation>
    </message>
</context>
<context>
    <name>clusterbrief::ui::FindingsPanel</name>
    <message>
        <location filename="../../ui/panels/findings_panel.cpp" line="95"/>
        <source>1 error</source>
        <translation>1 Fehler</translation>
    </message>
    <message>
        <location filename="../../ui/panels/findings_panel.cpp" line="96"/>
        <source>%1 errors</source>
        <translation>%1 Fehler</translation>
    </message>
    <message>
        <location filename="../../ui/panels/findings_panel.cpp" line="98"/>
        <source>1 warning</source>
        <translation>1 Warnung</translation>
    </message>
    <message>
        <location filename="../../ui/panels/findings_panel.cpp" line="99"/>
        <source>%1 warnings</source>
        <translation>%1 Warnungen</translation>
    </message>
    <message>
        <location filename="../../ui/panels/findings_panel.cpp" line="103"/>
        <source>%1 advice</source>
        <translation>%1 Hinweise</translation>
    </message>
    <message>
        <location filename="../../ui/panels/findings_panel.cpp" line="103"/>
        <source>1 advice</source>
        <translation>1 Hinweis</translation>
    </message>
    <message>
        <location filename="../../ui/panels/findings_panel.cpp" line="185"/>
        <location filename="../../ui/panels/findings_panel.cpp" line="224"/>
        <source>Findings</source>
        <translation>Befunde</translation>
    </message>
    <message>
        <location filename="../../ui/panels/findings_panel.cpp" line="195"/>
        <source>Show or hide</source>
        <translation>Ein- oder ausblenden</translation>
    </message>
    <message>
        <location filename="../../ui/panels/findings_panel.cpp" line="206"/>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <location filename="../../ui/panels/findings_panel.cpp" line="207"/>
        <source>Filter the findings</source>
        <translation>Befunde filtern</translation>
    </message>
    <message>
        <location filename="../../ui/panels/findings_panel.cpp" line="279"/>
        <source>Show findings of severity %1</source>
        <translation>Befunde der Schwere %1 zeigen</translation>
    </message>
    <message>
        <location filename="../../ui/panels/findings_panel.cpp" line="282"/>
        <source>%1 waived   ·   %2 rules run, %3 not applicable, %4 not evaluated</source>
        <translation>%1 ausgenommen   ·   %2 Prüfregeln gelaufen, %3 nicht anwendbar, %4 nicht bewertet</translation>
    </message>
    <message>
        <location filename="../../ui/panels/findings_panel.cpp" line="290"/>
        <source>Nothing to mend: every rule that applies is satisfied.</source>
        <translation>Nichts zu beheben: Jede anwendbare Prüfregel ist erfüllt.</translation>
    </message>
    <message>
        <location filename="../../ui/panels/findings_panel.cpp" line="296"/>
        <source>Every rule that applies was evaluated</source>
        <translation>Jede anwendbare Prüfregel wurde bewertet</translation>
    </message>
    <message>
        <location filename="../../ui/panels/findings_panel.cpp" line="297"/>
        <source>Not evaluated:
%1</source>
        <translation>Nicht bewertet:
%1</translation>
    </message>
</context>
<context>
    <name>clusterbrief::ui::GuidedDialog</name>
    <message>
        <location filename="../../ui/start/guided_dialog.cpp" line="26"/>
        <source>Guided Request</source>
        <translation>Geführte Anfrage</translation>
    </message>
    <message>
        <location filename="../../ui/start/guided_dialog.cpp" line="48"/>
        <source>Job</source>
        <translation>Job</translation>
    </message>
    <message>
        <location filename="../../ui/start/guided_dialog.cpp" line="48"/>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <location filename="../../ui/start/guided_dialog.cpp" line="48"/>
        <source>Site</source>
        <translation>Standort</translation>
    </message>
    <message>
        <location filename="../../ui/start/guided_dialog.cpp" line="48"/>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <location filename="../../ui/start/guided_dialog.cpp" line="61"/>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <location filename="../../ui/start/guided_dialog.cpp" line="62"/>
        <location filename="../../ui/start/guided_dialog.cpp" line="115"/>
        <source>&amp;Next</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <location filename="../../ui/start/guided_dialog.cpp" line="115"/>
        <source>&amp;Finish</source>
        <translation>&amp;Fertigstellen</translation>
    </message>
</context>
<context>
    <name>clusterbrief::ui::ImportDialog</name>
    <message>
        <location filename="../../ui/start/import_dialog.cpp" line="28"/>
        <source>%1, line %2</source>
        <translation>%1, Zeile %2</translation>
    </message>
    <message>
        <location filename="../../ui/start/import_dialog.cpp" line="80"/>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <location filename="../../ui/start/import_dialog.cpp" line="86"/>
        <location filename="../../ui/start/import_dialog.cpp" line="112"/>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <location filename="../../ui/start/import_dialog.cpp" line="92"/>
        <source>What was read</source>
        <translation>Was gelesen wurde</translation>
    </message>
    <message>
        <location filename="../../ui/start/import_dialog.cpp" line="94"/>
        <source>Field</source>
        <translation>Feld</translation>
    </message>
    <message>
        <location filename="../../ui/start/import_dialog.cpp" line="94"/>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <location filename="../../ui/start/import_dialog.cpp" line="94"/>
        <source>From</source>
        <translation>Aus</translation>
    </message>
    <message>
        <location filename="../../ui/start/import_dialog.cpp" line="106"/>
        <source>To know</source>
        <translation>Zu beachten</translation>
    </message>
    <message>
        <location filename="../../ui/start/import_dialog.cpp" line="114"/>
        <source>Understood</source>
        <translation>Verstanden</translation>
    </message>
    <message>
        <location filename="../../ui/start/import_dialog.cpp" line="116"/>
        <location filename="../../ui/start/import_dialog.cpp" line="121"/>
        <source>for other fields</source>
        <translation>für andere Felder</translation>
    </message>
    <message>
        <location filename="../../ui/start/import_dialog.cpp" line="119"/>
        <source>Assumed, since the text does not say it</source>
        <translation>Angenommen, da der Text es nicht sagt</translation>
    </message>
    <message>
        <location filename="../../ui/start/import_dialog.cpp" line="124"/>
        <source>Not understood, and not in the request</source>
        <translation>Nicht verstanden und nicht in der Anfrage</translation>
    </message>
    <message>
        <location filename="../../ui/start/import_dialog.cpp" line="141"/>
        <source>&amp;Open as New Request</source>
        <translation>Als neue Anfrage &amp;öffnen</translation>
    </message>
    <message>
        <location filename="../../ui/start/import_dialog.cpp" line="143"/>
        <source>&amp;Put Into This Request</source>
        <translation>In &amp;diese Anfrage aufnehmen</translation>
    </message>
    <message>
        <location filename="../../ui/start/import_dialog.cpp" line="146"/>
        <source>Adds the workload to %1; Undo takes it back</source>
        <translation>Fügt den Workload zu %1 hinzu; Rückgängig nimmt ihn zurück</translation>
    </message>
</context>
<context>
    <name>clusterbrief::ui::LineEditor</name>
    <message>
        <location filename="../../ui/forms/text_editors.cpp" line="122"/>
        <source>not stated</source>
        <translation>keine Angabe</translation>
    </message>
</context>
<context>
    <name>clusterbrief::ui::ListEditor</name>
    <message>
        <location filename="../../ui/forms/list_page.cpp" line="63"/>
        <source>None yet. Add one to describe it.</source>
        <translation>Noch keine. Mit Neu legen Sie den ersten Eintrag an.</translation>
    </message>
    <message>
        <location filename="../../ui/forms/list_page.cpp" line="92"/>
        <source>Add</source>
        <translation>Neu</translation>
    </message>
    <message>
        <location filename="../../ui/forms/list_page.cpp" line="92"/>
        <location filename="../../ui/forms/list_page.cpp" line="104"/>
        <source>Add %1</source>
        <translation>%1 hinzufügen</translation>
    </message>
    <message>
        <location filename="../../ui/forms/list_page.cpp" line="93"/>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <location filename="../../ui/forms/list_page.cpp" line="93"/>
        <source>Copy this %1</source>
        <translation>%1 kopieren</translation>
    </message>
    <message>
        <location filename="../../ui/forms/list_page.cpp" line="94"/>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <location filename="../../ui/forms/list_page.cpp" line="94"/>
        <source>Remove this %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <location filename="../../ui/forms/list_page.cpp" line="95"/>
        <source>Move earlier</source>
        <translation>Nach vorn</translation>
    </message>
    <message>
        <location filename="../../ui/forms/list_page.cpp" line="96"/>
        <source>Move later</source>
        <translation>Nach hinten</translation>
    </message>
    <message>
        <location filename="../../ui/forms/list_page.cpp" line="110"/>
        <source>Copy %1</source>
        <translation>%1 kopieren</translation>
    </message>
    <message>
        <location filename="../../ui/forms/list_page.cpp" line="116"/>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <location filename="../../ui/forms/list_page.cpp" line="122"/>
        <location filename="../../ui/forms/list_page.cpp" line="130"/>
        <source>Move %1</source>
        <translation>%1 verschieben</translation>
    </message>
    <message>
        <location filename="../../ui/forms/list_page.cpp" line="167"/>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>clusterbrief::ui::MainWindow</name>
    <message>
        <location filename="../../ui/window/actions.cpp" line="67"/>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <location filename="../../ui/window/actions.cpp" line="68"/>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <location filename="../../ui/window/actions.cpp" line="78"/>
        <source>Copy Brief as &amp;Markdown</source>
        <translation>Unterlage als &amp;Markdown kopieren</translation>
    </message>
    <message>
        <location filename="../../ui/window/actions.cpp" line="103"/>
        <source>Language of the Desktop</source>
        <translation>Sprache der Arbeitsumgebung</translation>
    </message>
    <message>
        <location filename="../../ui/window/actions.cpp" line="121"/>
        <source>&amp;Reset Layout</source>
        <translation>Anordnung &amp;zurücksetzen</translation>
    </message>
    <message>
        <location filename="../../ui/window/actions.cpp" line="126"/>
        <source>Colours of the Desktop</source>
        <translation>Farben der Arbeitsumgebung</translation>
    </message>
    <message>
        <location filename="../../ui/window/actions.cpp" line="128"/>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <location filename="../../ui/window/actions.cpp" line="129"/>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <location filename="../../ui/window/actions.cpp" line="141"/>
        <source>&amp;Language From the Next Start</source>
        <translation>&amp;Sprache ab dem nächsten Start</translation>
    </message>
    <message>
        <location filename="../../ui/window/actions.cpp" line="149"/>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <location filename="../../ui/window/actions.cpp" line="151"/>
        <source>New &amp;Window</source>
        <translation>Neues &amp;Fenster</translation>
    </message>
    <message>
        <location filename="../../ui/window/actions.cpp" line="154"/>
        <source>&amp;New From Template…</source>
        <translation>&amp;Neu aus Vorlage…</translation>
    </message>
    <message>
        <location filename="../../ui/window/actions.cpp" line="156"/>
        <source>&amp;Open…</source>
        <translation>&amp;Öffnen…</translation>
    </message>
    <message>
        <location filename="../../ui/window/actions.cpp" line="158"/>
        <source>&amp;Guided Request…</source>
        <translation>&amp;Geführte Anfrage…</translation>
    </message>
    <message>
        <location filename="../../ui/window/actions.cpp" line="160"/>
        <source>&amp;Import…</source>
        <translation>&amp;Importieren…</translation>
    </message>
    <message>
        <location filename="../../ui/window/actions.cpp" line="162"/>
        <source>Start &amp;Page</source>
        <translation>S&amp;tartseite</translation>
    </message>
    <message>
        <location filename="../../ui/window/actions.cpp" line="164"/>
        <source>Open &amp;Recent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <location filename="../../ui/window/actions.cpp" line="167"/>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <location filename="../../ui/window/actions.cpp" line="169"/>
        <source>Save &amp;As…</source>
        <translation>Speichern &amp;unter…</translation>
    </message>
    <message>
        <location filename="../../ui/window/actions.cpp" line="172"/>
        <source>&amp;Export Brief…</source>
        <translation>Unterlage e&amp;xportieren…</translation>
    </message>
    <message>
        <location filename="../../ui/window/actions.cpp" line="174"/>
        <source>Prin&amp;t…</source>
        <translation>&amp;Drucken…</translation>
    </message>
    <message>
        <location filename="../../ui/window/actions.cpp" line="177"/>
        <source>&amp;Close Window</source>
        <translation>Fenster s&amp;chließen</translation>
    </message>
    <message>
        <location filename="../../ui/window/actions.cpp" line="179"/>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <location filename="../../ui/window/actions.cpp" line="181"/>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <location filename="../../ui/window/actions.cpp" line="182"/>
        <source>&amp;Design</source>
        <translation>&amp;Entwurf</translation>
    </message>
    <message>
        <location filename="../../ui/window/actions.cpp" line="184"/>
        <source>&amp;Next Finding</source>
        <translation>&amp;Nächster Befund</translation>
    </message>
    <message>
        <location filename="../../ui/window/actions.cpp" line="187"/>
        <source>&amp;Filter Findings</source>
        <translation>Befunde &amp;filtern</translation>
    </message>
    <message>
        <location filename="../../ui/window/actions.cpp" line="190"/>
        <source>&amp;Apply Fix…</source>
        <translation>&amp;Abhilfe anwenden…</translation>
    </message>
    <message>
        <location filename="../../ui/window/actions.cpp" line="192"/>
        <source>&amp;Waive…</source>
        <translation>A&amp;usnahme…</translation>
    </message>
    <message>
        <location filename="../../ui/window/actions.cpp" line="195"/>
        <source>&amp;Explain Rule</source>
        <translation>Prüf&amp;regel erklären</translation>
    </message>
    <message>
        <location filename="../../ui/window/actions.cpp" line="198"/>
        <source>&amp;Parts…</source>
        <translation>&amp;Teile…</translation>
    </message>
    <message>
        <location filename="../../ui/window/actions.cpp" line="202"/>
        <source>&amp;Compare With…</source>
        <translation>&amp;Vergleichen mit…</translation>
    </message>
    <message>
        <location filename="../../ui/window/actions.cpp" line="206"/>
        <source>Compare With Last &amp;Save</source>
        <translation>Mit &amp;letztem Speichern vergleichen</translation>
    </message>
    <message>
        <location filename="../../ui/window/actions.cpp" line="210"/>
        <source>&amp;Go</source>
        <translation>&amp;Gehe zu</translation>
    </message>
    <message>
        <location filename="../../ui/window/actions.cpp" line="211"/>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <location filename="../../ui/window/actions.cpp" line="212"/>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <location filename="../../ui/window/actions.cpp" line="213"/>
        <source>&amp;About Cluster Brief</source>
        <translation>Ü&amp;ber Cluster Brief</translation>
    </message>
    <message>
        <location filename="../../ui/window/main_window.cpp" line="59"/>
        <source>Drag to move the panel, double-click to let it float</source>
        <translation>Ziehen verschiebt den Bereich, Doppelklick löst ihn vom Fenster</translation>
    </message>
    <message>
        <location filename="../../ui/window/main_window.cpp" line="122"/>
        <source>workload</source>
        <translation>Workload</translation>
    </message>
    <message>
        <location filename="../../ui/window/main_window.cpp" line="124"/>
        <source>node group</source>
        <translation>Knotengruppe</translation>
    </message>
    <message>
        <location filename="../../ui/window/main_window.cpp" line="145"/>
        <source>run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <location filename="../../ui/window/main_window.cpp" line="157"/>
        <source>Sections</source>
        <translation>Abschnitte</translation>
    </message>
    <message>
        <location filename="../../ui/window/main_window.cpp" line="163"/>
        <source>Summary</source>
        <translation>Überblick</translation>
    </message>
    <message>
        <location filename="../../ui/window/main_window.cpp" line="166"/>
        <source>What it comes to</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <location filename="../../ui/window/main_window.cpp" line="168"/>
        <source>Findings</source>
        <translation>Befunde</translation>
    </message>
    <message>
        <location filename="../../ui/window/main_window.cpp" line="211"/>
        <source>Forget These</source>
        <translation>Liste leeren</translation>
    </message>
    <message>
        <location filename="../../ui/window/main_window.cpp" line="220"/>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <location filename="../../ui/window/main_window.cpp" line="234"/>
        <source>↶ Undo</source>
        <translation>↶ Rückgängig</translation>
    </message>
    <message>
        <location filename="../../ui/window/main_window.cpp" line="234"/>
        <source>Undo the last change</source>
        <translation>Die letzte Änderung rückgängig machen</translation>
    </message>
    <message>
        <location filename="../../ui/window/main_window.cpp" line="235"/>
        <source>↷ Redo</source>
        <translation>↷ Wiederholen</translation>
    </message>
    <message>
        <location filename="../../ui/window/main_window.cpp" line="235"/>
        <source>Do it again</source>
        <translation>Wieder ausführen</translation>
    </message>
    <message>
        <location filename="../../ui/window/main_window.cpp" line="240"/>
        <source>Export Brief…</source>
        <translation>Unterlage exportieren…</translation>
    </message>
    <message>
        <location filename="../../ui/window/main_window.cpp" line="240"/>
        <source>Write the brief as PDF and other formats</source>
        <translation>Die Unterlage als PDF und in anderen Formaten schreiben</translation>
    </message>
    <message>
        <location filename="../../ui/window/main_window.cpp" line="251"/>
        <source>About Cluster Brief</source>
        <translation>Über Cluster Brief</translation>
    </message>
    <message>
        <location filename="../../ui/window/main_window.cpp" line="252"/>
        <source>Cluster Brief %1</source>
        <translation>Cluster Brief %1</translation>
    </message>
    <message>
        <location filename="../../ui/window/main_window.cpp" line="254"/>
        <source>Asks for, checks and quotes GPU clusters.
%1 rules, %2 parts in the catalog.
MIT licence. Qt %3 under the LGPL; the typeface is Inter under the SIL Open Font License.</source>
        <translation>Fragt GPU-Cluster an, prüft sie und bietet sie an.
%1 Prüfregeln, %2 Teile im Katalog.
MIT-Lizenz. Qt %3 unter der LGPL; die Schrift ist Inter unter der SIL Open Font License.</translation>
    </message>
    <message>
        <location filename="../../ui/window/main_window.cpp" line="279"/>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <location filename="../../ui/window/main_window.cpp" line="285"/>
        <source>1 tier</source>
        <translation>1 Stufe</translation>
    </message>
    <message>
        <location filename="../../ui/window/main_window.cpp" line="286"/>
        <source>%1 tiers</source>
        <translation>%1 Stufen</translation>
    </message>
    <message>
        <location filename="../../ui/window/main_window.cpp" line="353"/>
        <source>
… %1 more below</source>
        <translation>
… %1 weitere darunter</translation>
    </message>
    <message>
        <location filename="../../ui/window/main_window.cpp" line="384"/>
        <source>New From Template</source>
        <translation>Neu aus Vorlage</translation>
    </message>
    <message>
        <location filename="../../ui/window/main_window.cpp" line="384"/>
        <source>The template could not be opened.</source>
        <translation>Die Vorlage konnte nicht geöffnet werden.</translation>
    </message>
    <message>
        <location filename="../../ui/window/main_window_files.cpp" line="31"/>
        <source>Requests (*.cluster.yaml *.cluster.json *.yaml *.yml *.json);;All files (*)</source>
        <translation>Anfragen (*.cluster.yaml *.cluster.json *.yaml *.yml *.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <location filename="../../ui/window/main_window_files.cpp" line="44"/>
        <source>Unsaved changes are not safe from a crash: %1</source>
        <translation>Ungespeicherte Änderungen sind nicht vor einem Absturz sicher: %1</translation>
    </message>
    <message>
        <location filename="../../ui/window/main_window_files.cpp" line="61"/>
        <source>Untitled</source>
        <translation>Ohne Titel</translation>
    </message>
    <message>
        <location filename="../../ui/window/main_window_files.cpp" line="62"/>
        <source>%1[*] — Cluster Brief</source>
        <translation>%1[*] — Cluster Brief</translation>
    </message>
    <message>
        <location filename="../../ui/window/main_window_files.cpp" line="65"/>
        <source>%1, deleted from the disk</source>
        <translation>%1, vom Datenträger gelöscht</translation>
    </message>
    <message>
        <location filename="../../ui/window/main_window_files.cpp" line="66"/>
        <source>%1, changed since it was saved</source>
        <translation>%1, seit dem Speichern geändert</translation>
    </message>
    <message>
        <location filename="../../ui/window/main_window_files.cpp" line="67"/>
        <source>Not saved yet</source>
        <translation>Noch nicht gespeichert</translation>
    </message>
    <message>
        <location filename="../../ui/window/main_window_files.cpp" line="77"/>
        <source>Unsaved Changes</source>
        <translation>Ungespeicherte Änderungen</translation>
    </message>
    <message>
        <location filename="../../ui/window/main_window_files.cpp" line="79"/>
        <source>Save the changes to this request?</source>
        <translation>Änderungen an dieser Anfrage speichern?</translation>
    </message>
    <message>
        <location filename="../../ui/window/main_window_files.cpp" line="80"/>
        <source>Save the changes to %1?</source>
        <translation>Änderungen an %1 speichern?</translation>
    </message>
    <message>
        <location filename="../../ui/window/main_window_files.cpp" line="83"/>
        <source>They are lost otherwise.</source>
        <translation>Sonst gehen sie verloren.</translation>
    </message>
    <message>
        <location filename="../../ui/window/main_window_files.cpp" line="91"/>
        <location filename="../../ui/window/main_window_files.cpp" line="120"/>
        <source>Open Request</source>
        <translation>Anfrage öffnen</translation>
    </message>
    <message>
        <location filename="../../ui/window/main_window_files.cpp" line="92"/>
        <source>%1 could not be opened. What was open before is unchanged.</source>
        <translation>%1 konnte nicht geöffnet werden. Was vorher offen war, ist unverändert.</translation>
    </message>
    <message>
        <location filename="../../ui/window/main_window_files.cpp" line="134"/>
        <source>Recover Unsaved Work</source>
        <translation>Ungespeicherte Arbeit wiederherstellen</translation>
    </message>
    <message>
        <location filename="../../ui/window/main_window_files.cpp" line="134"/>
        <source>The copy could not be opened; it is kept.</source>
        <translation>Die Kopie konnte nicht geöffnet werden; sie wird aufbewahrt.</translation>
    </message>
    <message>
        <location filename="../../ui/window/main_window_files.cpp" line="147"/>
        <source>Reload</source>
        <translation>Neu laden</translation>
    </message>
    <message>
        <location filename="../../ui/window/main_window_files.cpp" line="147"/>
        <source>The file could not be read. This request is unchanged.</source>
        <translation>Die Datei konnte nicht gelesen werden. Diese Anfrage ist unverändert.</translation>
    </message>
    <message>
        <location filename="../../ui/window/main_window_files.cpp" line="157"/>
        <location filename="../../ui/window/main_window_files.cpp" line="166"/>
        <location filename="../../ui/window/main_window_files.cpp" line="205"/>
        <source>Save Request</source>
        <translation>Anfrage speichern</translation>
    </message>
    <message>
        <location filename="../../ui/window/main_window_files.cpp" line="167"/>
        <source>%1 is open in another window.</source>
        <translation>%1 ist in einem anderen Fenster geöffnet.</translation>
    </message>
    <message>
        <location filename="../../ui/window/main_window_files.cpp" line="169"/>
        <source>Choose another name, or close that window first.</source>
        <translation>Wählen Sie einen anderen Namen, oder schließen Sie zuerst jenes Fenster.</translation>
    </message>
    <message>
        <location filename="../../ui/window/main_window_files.cpp" line="177"/>
        <source>Another program changed %1 since it was read here.</source>
        <translation>Ein anderes Programm hat %1 geändert, seit die Datei hier gelesen wurde.</translation>
    </message>
    <message>
        <location filename="../../ui/window/main_window_files.cpp" line="178"/>
        <source>Replacing it loses what the other program wrote. Cancel, then Compare or Reload above the form, or Save As to keep both.</source>
        <translation>Beim Ersetzen geht verloren, was das andere Programm geschrieben hat. Brechen Sie ab und wählen Sie über dem Formular Vergleichen oder Neu laden, oder Speichern unter, um beides zu behalten.</translation>
    </message>
    <message>
        <location filename="../../ui/window/main_window_files.cpp" line="180"/>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <location filename="../../ui/window/main_window_files.cpp" line="184"/>
        <source>%1 has comments, and they are not kept.</source>
        <translation>%1 enthält Kommentare; sie bleiben nicht erhalten.</translation>
    </message>
    <message>
        <location filename="../../ui/window/main_window_files.cpp" line="185"/>
        <source>Save As keeps the file with its comments.</source>
        <translation>Speichern unter lässt die Datei mit ihren Kommentaren bestehen.</translation>
    </message>
    <message>
        <location filename="../../ui/window/main_window_files.cpp" line="185"/>
        <source>Save Without Comments</source>
        <translation>Ohne Kommentare speichern</translation>
    </message>
    <message>
        <location filename="../../ui/window/main_window_files.cpp" line="205"/>
        <source>The request was not saved.</source>
        <translation>Die Anfrage wurde nicht gespeichert.</translation>
    </message>
    <message>
        <location filename="../../ui/window/main_window_files.cpp" line="208"/>
        <source>Save As…</source>
        <translation>Speichern unter…</translation>
    </message>
    <message>
        <location filename="../../ui/window/main_window_files.cpp" line="230"/>
        <source>Save Request As</source>
        <translation>Anfrage speichern unter</translation>
    </message>
    <message>
        <location filename="../../ui/window/main_window_files.cpp" line="230"/>
        <source>YAML (*.cluster.yaml);;JSON (*.cluster.json)</source>
        <translation>YAML (*.cluster.yaml);;JSON (*.cluster.json)</translation>
    </message>
    <message>
        <location filename="../../ui/window/main_window_output.cpp" line="35"/>
        <source>Copy Brief as Markdown</source>
        <translation>Unterlage als Markdown kopieren</translation>
    </message>
    <message>
        <location filename="../../ui/window/main_window_output.cpp" line="35"/>
        <source>Nothing was copied.</source>
        <translation>Es wurde nichts kopiert.</translation>
    </message>
    <message>
        <location filename="../../ui/window/main_window_output.cpp" line="40"/>
        <source>The brief is on the clipboard as Markdown.</source>
        <translation>Die Unterlage liegt als Markdown in der Zwischenablage.</translation>
    </message>
    <message>
        <location filename="../../ui/window/main_window_start.cpp" line="122"/>
        <source>The request could not be opened.</source>
        <translation>Die Anfrage konnte nicht geöffnet werden.</translation>
    </message>
    <message>
        <location filename="../../ui/window/main_window_start.cpp" line="134"/>
        <source>Guided Request</source>
        <translation>Geführte Anfrage</translation>
    </message>
    <message>
        <location filename="../../ui/window/main_window_start.cpp" line="140"/>
        <location filename="../../ui/window/main_window_start.cpp" line="152"/>
        <location filename="../../ui/window/main_window_start.cpp" line="182"/>
        <location filename="../../ui/window/main_window_start.cpp" line="189"/>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <location filename="../../ui/window/main_window_start.cpp" line="142"/>
        <source>Settings (*.json *.sh *.yaml *.yml *.toml *.txt);;All files (*)</source>
        <translation>Einstellungen (*.json *.sh *.yaml *.yml *.toml *.txt);;Alle Dateien (*)</translation>
    </message>
    <message>
        <location filename="../../ui/window/main_window_start.cpp" line="153"/>
        <source>%1 could not be imported. What was open before is unchanged.</source>
        <translation>%1 konnte nicht importiert werden. Was vorher offen war, ist unverändert.</translation>
    </message>
    <message>
        <location filename="../../ui/window/main_window_start.cpp" line="171"/>
        <source>the request that is open</source>
        <translation>die geöffnete Anfrage</translation>
    </message>
    <message>
        <location filename="../../ui/window/main_window_start.cpp" line="187"/>
        <source>Import %1</source>
        <translation>%1 importieren</translation>
    </message>
    <message>
        <location filename="../../ui/window/main_window_start.cpp" line="189"/>
        <source>The workload could not be added.</source>
        <translation>Der Workload konnte nicht hinzugefügt werden.</translation>
    </message>
    <message>
        <location filename="../../ui/window/windows.cpp" line="150"/>
        <source>%1 cannot be read. Colours, layout and recent files are those of a new installation and will not be kept; make the file yours to read and write, or remove it.</source>
        <translation>%1 kann nicht gelesen werden. Farben, Anordnung und zuletzt geöffnete Dateien sind wie bei einer neuen Installation und werden nicht behalten; verschaffen Sie sich Lese- und Schreibrechte für die Datei, oder löschen Sie sie.</translation>
    </message>
    <message>
        <location filename="../../ui/window/windows.cpp" line="157"/>
        <source>%1 is damaged. What could not be read in it is as in a new installation; the file is mended when a window is closed. Your requests are not touched.</source>
        <translation>%1 ist beschädigt. Was darin nicht lesbar war, ist wie bei einer neuen Installation; die Datei wird beim Schließen eines Fensters ausgebessert. Ihre Anfragen sind nicht betroffen.</translation>
    </message>
    <message>
        <location filename="../../ui/window/windows.cpp" line="168"/>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <location filename="../../ui/window/windows.cpp" line="169"/>
        <source>The settings could not be read.</source>
        <translation>Die Einstellungen konnten nicht gelesen werden.</translation>
    </message>
    <message>
        <location filename="../../ui/window/windows.cpp" line="184"/>
        <source>All other parts can be used. Mend the file, or remove it; Design, Parts lists what was read.</source>
        <translation>Alle anderen Teile lassen sich verwenden. Berichtigen oder entfernen Sie die Datei; Entwurf, Teile zeigt, was gelesen wurde.</translation>
    </message>
    <message>
        <location filename="../../ui/window/windows.cpp" line="186"/>
        <source>Own Parts</source>
        <translation>Eigene Teile</translation>
    </message>
    <message>
        <location filename="../../ui/window/windows.cpp" line="187"/>
        <source>Some of your own parts could not be read.</source>
        <translation>Einige Ihrer eigenen Teile konnten nicht gelesen werden.</translation>
    </message>
</context>
<context>
    <name>clusterbrief::ui::MatrixPanel</name>
    <message>
        <location filename="../../ui/diagram/matrix_panel.cpp" line="113"/>
        <source>Leaf of each port of each node</source>
        <translation>Leaf jedes Ports jedes Knotens</translation>
    </message>
    <message>
        <location filename="../../ui/diagram/matrix_panel.cpp" line="184"/>
        <source>Wiring…</source>
        <translation>Verkabelung wird berechnet…</translation>
    </message>
    <message>
        <location filename="../../ui/diagram/matrix_panel.cpp" line="223"/>
        <source>The table would be too large.</source>
        <translation>Die Tabelle wäre zu groß.</translation>
    </message>
    <message>
        <location filename="../../ui/diagram/matrix_panel.cpp" line="229"/>
        <source>%1 nodes, %2 ports each at most. </source>
        <translation>%1 Knoten mit je höchstens %2 Ports. </translation>
    </message>
    <message>
        <location filename="../../ui/diagram/matrix_panel.cpp" line="234"/>
        <source>Every port is on a leaf of its rail.</source>
        <translation>Jeder Port liegt an einem Leaf seiner Rail.</translation>
    </message>
    <message>
        <location filename="../../ui/diagram/matrix_panel.cpp" line="235"/>
        <source>%1 wrong, the first: %2.</source>
        <translation>%1 falsch, der erste: %2.</translation>
    </message>
</context>
<context>
    <name>clusterbrief::ui::NetworkPage</name>
    <message>
        <location filename="../../ui/forms/network_page.cpp" line="58"/>
        <source>%1 is asked for</source>
        <translation>%1 wird angefragt</translation>
    </message>
    <message>
        <location filename="../../ui/forms/network_page.cpp" line="60"/>
        <source>Show every field</source>
        <translation>Alle Felder zeigen</translation>
    </message>
    <message>
        <location filename="../../ui/forms/network_page.cpp" line="69"/>
        <source>Ask for %1</source>
        <translation>%1 anfragen</translation>
    </message>
    <message>
        <location filename="../../ui/forms/network_page.cpp" line="69"/>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
</context>
<context>
    <name>clusterbrief::ui::NotesEditor</name>
    <message>
        <location filename="../../ui/forms/text_editors.cpp" line="185"/>
        <source>not stated</source>
        <translation>keine Angabe</translation>
    </message>
</context>
<context>
    <name>clusterbrief::ui::OwnCatalog</name>
    <message>
        <location filename="../../ui/store/own_catalog.cpp" line="111"/>
        <source>the folder cannot be made; parts of your own are kept there</source>
        <translation>der Ordner kann nicht angelegt werden; dort liegen Ihre eigenen Teile</translation>
    </message>
    <message>
        <location filename="../../ui/store/own_catalog.cpp" line="113"/>
        <source>Your own parts are as before.</source>
        <translation>Ihre eigenen Teile sind unverändert.</translation>
    </message>
    <message>
        <location filename="../../ui/store/own_catalog.cpp" line="164"/>
        <source>cannot be removed; the folder can only be read</source>
        <translation>kann nicht entfernt werden; der Ordner ist schreibgeschützt</translation>
    </message>
</context>
<context>
    <name>clusterbrief::ui::PartDelegate</name>
    <message>
        <location filename="../../ui/forms/part_fit.cpp" line="119"/>
        <source>✕ %1</source>
        <translation>✕ %1</translation>
    </message>
</context>
<context>
    <name>clusterbrief::ui::PartFit</name>
    <message>
        <location filename="../../ui/forms/part_fit.cpp" line="85"/>
        <source>Does not fit: %1</source>
        <translation>Passt nicht: %1</translation>
    </message>
</context>
<context>
    <name>clusterbrief::ui::PartForm</name>
    <message>
        <location filename="../../ui/parts/part_form.cpp" line="155"/>
        <source>Not taken: %1</source>
        <translation>Nicht übernommen: %1</translation>
    </message>
    <message>
        <location filename="../../ui/parts/part_form.cpp" line="178"/>
        <source>%1: what is typed there cannot be taken.</source>
        <translation>%1: Was dort steht, kann nicht übernommen werden.</translation>
    </message>
    <message>
        <location filename="../../ui/parts/part_form.cpp" line="185"/>
        <source>%1 is missing; state it.</source>
        <translation>%1 fehlt; bitte angeben.</translation>
    </message>
</context>
<context>
    <name>clusterbrief::ui::PartModel</name>
    <message>
        <location filename="../../ui/parts/part_rows.cpp" line="55"/>
        <source>Built in</source>
        <translation>Mitgeliefert</translation>
    </message>
    <message>
        <location filename="../../ui/parts/part_rows.cpp" line="57"/>
        <source>Own</source>
        <translation>Eigenes</translation>
    </message>
    <message>
        <location filename="../../ui/parts/part_rows.cpp" line="61"/>
        <source>This request</source>
        <translation>Diese Anfrage</translation>
    </message>
    <message>
        <location filename="../../ui/parts/part_rows.cpp" line="66"/>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <location filename="../../ui/parts/part_rows.cpp" line="66"/>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <location filename="../../ui/parts/part_rows.cpp" line="66"/>
        <source>NIC</source>
        <translation>NIC</translation>
    </message>
    <message>
        <location filename="../../ui/parts/part_rows.cpp" line="67"/>
        <source>Switch</source>
        <translation>Switch</translation>
    </message>
    <message>
        <location filename="../../ui/parts/part_rows.cpp" line="67"/>
        <source>Cable</source>
        <translation>Kabel</translation>
    </message>
    <message>
        <location filename="../../ui/parts/part_rows.cpp" line="67"/>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <location filename="../../ui/parts/part_rows.cpp" line="73"/>
        <source>GPUs</source>
        <translation>GPUs</translation>
    </message>
    <message>
        <location filename="../../ui/parts/part_rows.cpp" line="73"/>
        <source>Systems</source>
        <translation>Systeme</translation>
    </message>
    <message>
        <location filename="../../ui/parts/part_rows.cpp" line="74"/>
        <source>NICs</source>
        <translation>NICs</translation>
    </message>
    <message>
        <location filename="../../ui/parts/part_rows.cpp" line="74"/>
        <source>Switches</source>
        <translation>Switches</translation>
    </message>
    <message>
        <location filename="../../ui/parts/part_rows.cpp" line="74"/>
        <source>Cables and transceivers</source>
        <translation>Kabel und Transceiver</translation>
    </message>
    <message>
        <location filename="../../ui/parts/part_rows.cpp" line="75"/>
        <source>Models</source>
        <translation>Modelle</translation>
    </message>
    <message>
        <location filename="../../ui/parts/part_rows.cpp" line="134"/>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <location filename="../../ui/parts/part_rows.cpp" line="134"/>
        <source>Id</source>
        <translation>Kennung</translation>
    </message>
    <message>
        <location filename="../../ui/parts/part_rows.cpp" line="134"/>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <location filename="../../ui/parts/part_rows.cpp" line="134"/>
        <source>What is inside</source>
        <translation>Was darin ist</translation>
    </message>
    <message>
        <location filename="../../ui/parts/part_rows.cpp" line="134"/>
        <source>Whose</source>
        <translation>Wessen</translation>
    </message>
</context>
<context>
    <name>clusterbrief::ui::PartsDialog</name>
    <message>
        <location filename="../../ui/parts/parts_dialog.cpp" line="47"/>
        <location filename="../../ui/parts/parts_dialog.cpp" line="90"/>
        <source>Parts</source>
        <translation>Teile</translation>
    </message>
    <message>
        <location filename="../../ui/parts/parts_dialog.cpp" line="66"/>
        <location filename="../../ui/parts/parts_dialog.cpp" line="67"/>
        <source>Search parts</source>
        <translation>Teile suchen</translation>
    </message>
    <message>
        <location filename="../../ui/parts/parts_dialog.cpp" line="69"/>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <location filename="../../ui/parts/parts_dialog.cpp" line="70"/>
        <source>All kinds</source>
        <translation>Alle Arten</translation>
    </message>
    <message>
        <location filename="../../ui/parts/parts_dialog.cpp" line="107"/>
        <source>About the part</source>
        <translation>Zum Teil</translation>
    </message>
    <message>
        <location filename="../../ui/parts/parts_dialog.cpp" line="130"/>
        <source>&amp;Add</source>
        <translation>&amp;Hinzufügen</translation>
    </message>
    <message>
        <location filename="../../ui/parts/parts_dialog.cpp" line="130"/>
        <source>Makes a part of your own</source>
        <translation>Legt ein eigenes Teil an</translation>
    </message>
    <message>
        <location filename="../../ui/parts/parts_dialog.cpp" line="133"/>
        <source>%1…</source>
        <translation>%1…</translation>
    </message>
    <message>
        <location filename="../../ui/parts/parts_dialog.cpp" line="137"/>
        <source>C&amp;opy to Own…</source>
        <translation>Als Eigenes &amp;kopieren…</translation>
    </message>
    <message>
        <location filename="../../ui/parts/parts_dialog.cpp" line="137"/>
        <source>Makes a part of your own from this one</source>
        <translation>Macht aus diesem ein eigenes Teil</translation>
    </message>
    <message>
        <location filename="../../ui/parts/parts_dialog.cpp" line="138"/>
        <source>&amp;Edit…</source>
        <translation>&amp;Bearbeiten…</translation>
    </message>
    <message>
        <location filename="../../ui/parts/parts_dialog.cpp" line="138"/>
        <source>Changes a part of your own or of this request</source>
        <translation>Ändert ein eigenes Teil oder eines dieser Anfrage</translation>
    </message>
    <message>
        <location filename="../../ui/parts/parts_dialog.cpp" line="139"/>
        <source>&amp;Put Into Request</source>
        <translation>In die &amp;Anfrage übernehmen</translation>
    </message>
    <message>
        <location filename="../../ui/parts/parts_dialog.cpp" line="140"/>
        <source>Copies the part into this request; cables count only where the request has them</source>
        <translation>Kopiert das Teil in diese Anfrage; eigene Kabel zählen nur, wo die Anfrage sie enthält</translation>
    </message>
    <message>
        <location filename="../../ui/parts/parts_dialog.cpp" line="141"/>
        <source>&amp;Delete…</source>
        <translation>&amp;Löschen…</translation>
    </message>
    <message>
        <location filename="../../ui/parts/parts_dialog.cpp" line="141"/>
        <source>Deletes a part of your own</source>
        <translation>Löscht ein eigenes Teil</translation>
    </message>
    <message>
        <location filename="../../ui/parts/parts_dialog.cpp" line="165"/>
        <source>Not read: %1</source>
        <translation>Nicht gelesen: %1</translation>
    </message>
    <message>
        <location filename="../../ui/parts/parts_dialog.cpp" line="168"/>
        <source>… and %1 more</source>
        <translation>… und %1 weitere</translation>
    </message>
    <message>
        <location filename="../../ui/parts/parts_dialog.cpp" line="221"/>
        <source>your system %1</source>
        <translation>Ihr System %1</translation>
    </message>
    <message>
        <location filename="../../ui/parts/parts_dialog.cpp" line="241"/>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <location filename="../../ui/parts/parts_dialog.cpp" line="245"/>
        <source>File: %1</source>
        <translation>Datei: %1</translation>
    </message>
    <message>
        <location filename="../../ui/parts/parts_dialog.cpp" line="248"/>
        <source>Not named by this request.</source>
        <translation>In dieser Anfrage nicht genannt.</translation>
    </message>
    <message>
        <location filename="../../ui/parts/parts_dialog.cpp" line="249"/>
        <source>Named at: %1</source>
        <translation>Genannt bei: %1</translation>
    </message>
    <message>
        <location filename="../../ui/parts/parts_dialog_edits.cpp" line="54"/>
        <location filename="../../ui/parts/parts_dialog_edits.cpp" line="62"/>
        <source>Change %1</source>
        <translation>%1 ändern</translation>
    </message>
    <message>
        <location filename="../../ui/parts/parts_dialog_edits.cpp" line="71"/>
        <source>The id %1 cannot be used: letters, digits, hyphens, dots and underlines, at most 80.</source>
        <translation>Die Kennung %1 ist nicht möglich: Buchstaben, Ziffern, Bindestriche, Punkte und Unterstriche, höchstens 80.</translation>
    </message>
    <message>
        <location filename="../../ui/parts/parts_dialog_edits.cpp" line="77"/>
        <source>There is a part with the id %1 already; take another.</source>
        <translation>Ein Teil mit der Kennung %1 gibt es schon; nehmen Sie eine andere.</translation>
    </message>
    <message>
        <location filename="../../ui/parts/parts_dialog_edits.cpp" line="89"/>
        <source>New %1</source>
        <translation>Neu: %1</translation>
    </message>
    <message>
        <location filename="../../ui/parts/parts_dialog_edits.cpp" line="100"/>
        <source>Copy of %1</source>
        <translation>Kopie von %1</translation>
    </message>
    <message>
        <location filename="../../ui/parts/parts_dialog_edits.cpp" line="111"/>
        <source>Written to %1; comments in it are not kept.</source>
        <translation>Wird in %1 geschrieben; Kommentare darin bleiben nicht erhalten.</translation>
    </message>
    <message>
        <location filename="../../ui/parts/parts_dialog_edits.cpp" line="112"/>
        <source>Part of this request; the change can be undone.</source>
        <translation>Teil dieser Anfrage; die Änderung lässt sich rückgängig machen.</translation>
    </message>
    <message>
        <location filename="../../ui/parts/parts_dialog_edits.cpp" line="123"/>
        <source>Put %1 Into Request</source>
        <translation>%1 in die Anfrage übernehmen</translation>
    </message>
    <message>
        <location filename="../../ui/parts/parts_dialog_edits.cpp" line="131"/>
        <location filename="../../ui/parts/parts_dialog_edits.cpp" line="144"/>
        <source>Delete Part</source>
        <translation>Teil löschen</translation>
    </message>
    <message>
        <location filename="../../ui/parts/parts_dialog_edits.cpp" line="132"/>
        <source>Delete %1 from your own parts?</source>
        <translation>%1 aus Ihren eigenen Teilen löschen?</translation>
    </message>
    <message>
        <location filename="../../ui/parts/parts_dialog_edits.cpp" line="133"/>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <location filename="../../ui/parts/parts_dialog_edits.cpp" line="136"/>
        <source>Requests that use it keep their copies.</source>
        <translation>Anfragen, die es verwenden, behalten ihre Kopien.</translation>
    </message>
    <message>
        <location filename="../../ui/parts/parts_dialog_edits.cpp" line="137"/>
        <source>It is used at %1. Requests that use it keep their copies.</source>
        <translation>Es wird verwendet bei %1. Anfragen, die es verwenden, behalten ihre Kopien.</translation>
    </message>
    <message>
        <location filename="../../ui/parts/parts_dialog_edits.cpp" line="145"/>
        <source>The part could not be deleted.</source>
        <translation>Das Teil konnte nicht gelöscht werden.</translation>
    </message>
</context>
<context>
    <name>clusterbrief::ui::PickList</name>
    <message>
        <location filename="../../ui/start/pick_list.cpp" line="40"/>
        <source>Type to search</source>
        <translation>Tippen zum Suchen</translation>
    </message>
    <message>
        <location filename="../../ui/start/pick_list.cpp" line="41"/>
        <source>%1: search</source>
        <translation>%1: suchen</translation>
    </message>
</context>
<context>
    <name>clusterbrief::ui::PlainText</name>
    <message>
        <location filename="../../ui/forms/plain_text.cpp" line="31"/>
        <source>longer than %1 letters</source>
        <translation>länger als %1 Zeichen</translation>
    </message>
</context>
<context>
    <name>clusterbrief::ui::PreviewPage</name>
    <message>
        <location filename="../../ui/preview/preview_page.cpp" line="55"/>
        <source>Page %1 of %2</source>
        <translation>Seite %1 von %2</translation>
    </message>
    <message>
        <location filename="../../ui/preview/preview_page.cpp" line="141"/>
        <source>For</source>
        <translation>Für</translation>
    </message>
    <message>
        <location filename="../../ui/preview/preview_page.cpp" line="141"/>
        <source>as stated</source>
        <translation>wie angegeben</translation>
    </message>
    <message>
        <location filename="../../ui/preview/preview_page.cpp" line="141"/>
        <source>a supplier (request)</source>
        <translation>Lieferanten (Anfrage)</translation>
    </message>
    <message>
        <location filename="../../ui/preview/preview_page.cpp" line="141"/>
        <source>a customer (quote)</source>
        <translation>Kunden (Angebot)</translation>
    </message>
    <message>
        <location filename="../../ui/preview/preview_page.cpp" line="142"/>
        <source>Detail</source>
        <translation>Umfang</translation>
    </message>
    <message>
        <location filename="../../ui/preview/preview_page.cpp" line="142"/>
        <source>full</source>
        <translation>voll</translation>
    </message>
    <message>
        <location filename="../../ui/preview/preview_page.cpp" line="142"/>
        <source>summary</source>
        <translation>Überblick</translation>
    </message>
    <message>
        <location filename="../../ui/preview/preview_page.cpp" line="143"/>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <location filename="../../ui/preview/preview_page.cpp" line="143"/>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <location filename="../../ui/preview/preview_page.cpp" line="143"/>
        <source>Letter</source>
        <translation>Letter</translation>
    </message>
</context>
<context>
    <name>clusterbrief::ui::PurposeStep</name>
    <message>
        <location filename="../../ui/start/guided_steps.cpp" line="50"/>
        <source>What will run on it?</source>
        <translation>Was soll darauf laufen?</translation>
    </message>
    <message>
        <location filename="../../ui/start/guided_steps.cpp" line="51"/>
        <source>Memory decides how many GPUs a model takes; training takes several times as much as serving.</source>
        <translation>Der Speicher entscheidet, wie viele GPUs ein Modell braucht; Training braucht ein Mehrfaches der Inferenz.</translation>
    </message>
    <message>
        <location filename="../../ui/start/guided_steps.cpp" line="55"/>
        <source>Purpose</source>
        <translation>Zweck</translation>
    </message>
    <message>
        <location filename="../../ui/start/guided_steps.cpp" line="55"/>
        <source>Training</source>
        <translation>Training</translation>
    </message>
    <message>
        <location filename="../../ui/start/guided_steps.cpp" line="55"/>
        <source>Inference</source>
        <translation>Inferenz</translation>
    </message>
    <message>
        <location filename="../../ui/start/guided_steps.cpp" line="55"/>
        <source>Both</source>
        <translation>Beides</translation>
    </message>
    <message>
        <location filename="../../ui/start/guided_steps.cpp" line="55"/>
        <source>Not known</source>
        <translation>Nicht bekannt</translation>
    </message>
    <message>
        <location filename="../../ui/start/guided_steps.cpp" line="56"/>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <location filename="../../ui/start/guided_steps.cpp" line="56"/>
        <source>Not decided yet</source>
        <translation>Noch nicht entschieden</translation>
    </message>
    <message>
        <location filename="../../ui/start/guided_steps.cpp" line="64"/>
        <source>&amp;Purpose</source>
        <translation>Z&amp;weck</translation>
    </message>
    <message>
        <location filename="../../ui/start/guided_steps.cpp" line="65"/>
        <source>&amp;Model</source>
        <translation>&amp;Modell</translation>
    </message>
</context>
<context>
    <name>clusterbrief::ui::RailMatrixModel</name>
    <message>
        <location filename="../../ui/models/rail_matrix.cpp" line="148"/>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <location filename="../../ui/models/rail_matrix.cpp" line="152"/>
        <source>%1 is not connected</source>
        <translation>%1 ist nicht angeschlossen</translation>
    </message>
    <message>
        <location filename="../../ui/models/rail_matrix.cpp" line="153"/>
        <source>%1 has no such port</source>
        <translation>%1 hat keinen solchen Port</translation>
    </message>
    <message>
        <location filename="../../ui/models/rail_matrix.cpp" line="156"/>
        <source>%1 to %2, port %3</source>
        <translation>%1 an %2, Port %3</translation>
    </message>
    <message>
        <location filename="../../ui/models/rail_matrix.cpp" line="161"/>
        <source>%1: a leaf of rail %2, where the port is of rail %3</source>
        <translation>%1: ein Leaf der Rail %2, der Port gehört aber zu Rail %3</translation>
    </message>
    <message>
        <location filename="../../ui/models/rail_matrix.cpp" line="166"/>
        <source>%1, and another link has the same port</source>
        <translation>%1, und eine andere Verbindung belegt denselben Port</translation>
    </message>
    <message>
        <location filename="../../ui/models/rail_matrix.cpp" line="220"/>
        <source>Port %1</source>
        <translation>Port %1</translation>
    </message>
    <message>
        <location filename="../../ui/models/rail_matrix.cpp" line="222"/>
        <source>%1, plane %2</source>
        <translation>%1, Ebene %2</translation>
    </message>
</context>
<context>
    <name>clusterbrief::ui::RailToggles</name>
    <message>
        <location filename="../../ui/diagram/rail_toggles.cpp" line="57"/>
        <source>Rails</source>
        <translation>Rails</translation>
    </message>
    <message>
        <location filename="../../ui/diagram/rail_toggles.cpp" line="59"/>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <location filename="../../ui/diagram/rail_toggles.cpp" line="60"/>
        <location filename="../../ui/diagram/rail_toggles.cpp" line="61"/>
        <source>Draw every rail</source>
        <translation>Alle Rails zeichnen</translation>
    </message>
    <message>
        <location filename="../../ui/diagram/rail_toggles.cpp" line="93"/>
        <location filename="../../ui/diagram/rail_toggles.cpp" line="94"/>
        <source>Draw rail %1</source>
        <translation>Rail %1 zeichnen</translation>
    </message>
</context>
<context>
    <name>clusterbrief::ui::RawEditor</name>
    <message>
        <location filename="../../ui/forms/raw_editor.cpp" line="35"/>
        <source>Apply</source>
        <translation>Anwenden</translation>
    </message>
    <message>
        <location filename="../../ui/forms/raw_editor.cpp" line="51"/>
        <source>not stated (YAML: key: value)</source>
        <translation>keine Angabe (YAML: Schlüssel: Wert)</translation>
    </message>
    <message>
        <location filename="../../ui/forms/raw_editor.cpp" line="118"/>
        <source>Not taken: %1</source>
        <translation>Nicht übernommen: %1</translation>
    </message>
    <message>
        <location filename="../../ui/forms/raw_editor.cpp" line="142"/>
        <source>Change %1</source>
        <translation>%1 ändern</translation>
    </message>
</context>
<context>
    <name>clusterbrief::ui::RecordForm</name>
    <message>
        <location filename="../../ui/forms/record_form.cpp" line="56"/>
        <source>Model&apos;s own numbers</source>
        <translation>Eigene Zahlen des Modells</translation>
    </message>
    <message>
        <location filename="../../ui/forms/record_form.cpp" line="57"/>
        <source>For a model that the catalog lacks: parameters, layers, hidden, heads, kv_heads, head_dim …</source>
        <translation>Für ein Modell, das im Katalog fehlt: parameters, layers, hidden, heads, kv_heads, head_dim …</translation>
    </message>
    <message>
        <location filename="../../ui/forms/record_form.cpp" line="82"/>
        <source>State %1</source>
        <translation>%1 angeben</translation>
    </message>
    <message>
        <location filename="../../ui/forms/record_form.cpp" line="82"/>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
</context>
<context>
    <name>clusterbrief::ui::RecoveryDialog</name>
    <message>
        <location filename="../../ui/window/recovery_dialog.cpp" line="46"/>
        <source>not known</source>
        <translation>nicht bekannt</translation>
    </message>
    <message>
        <location filename="../../ui/window/recovery_dialog.cpp" line="57"/>
        <source>  %1: %2 → %3</source>
        <translation>  %1: %2 → %3</translation>
    </message>
    <message>
        <location filename="../../ui/window/recovery_dialog.cpp" line="77"/>
        <source>It was never saved. All that was entered:</source>
        <translation>Sie wurde nie gespeichert. Alles, was eingegeben wurde:</translation>
    </message>
    <message>
        <location filename="../../ui/window/recovery_dialog.cpp" line="82"/>
        <source>Its file is gone or cannot be read. All that it held:</source>
        <translation>Ihre Datei fehlt oder ist nicht lesbar. Alles, was darin stand:</translation>
    </message>
    <message>
        <location filename="../../ui/window/recovery_dialog.cpp" line="86"/>
        <source>Unsaved changes, saved file → copy:</source>
        <translation>Ungespeicherte Änderungen, gespeicherte Datei → Kopie:</translation>
    </message>
    <message>
        <location filename="../../ui/window/recovery_dialog.cpp" line="87"/>
        <source>The file was changed since by another program. File as it is now → copy:</source>
        <translation>Die Datei wurde seither von einem anderen Programm geändert. Jetzige Datei → Kopie:</translation>
    </message>
    <message>
        <location filename="../../ui/window/recovery_dialog.cpp" line="98"/>
        <source>It says the same as its file.</source>
        <translation>Sie stimmt mit ihrer Datei überein.</translation>
    </message>
    <message>
        <location filename="../../ui/window/recovery_dialog.cpp" line="110"/>
        <source>Recover Unsaved Work</source>
        <translation>Ungespeicherte Arbeit wiederherstellen</translation>
    </message>
    <message>
        <location filename="../../ui/window/recovery_dialog.cpp" line="119"/>
        <source>Request</source>
        <translation>Anfrage</translation>
    </message>
    <message>
        <location filename="../../ui/window/recovery_dialog.cpp" line="119"/>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <location filename="../../ui/window/recovery_dialog.cpp" line="119"/>
        <source>Last edit</source>
        <translation>Letzte Änderung</translation>
    </message>
    <message>
        <location filename="../../ui/window/recovery_dialog.cpp" line="124"/>
        <source>Unsaved requests</source>
        <translation>Ungespeicherte Anfragen</translation>
    </message>
    <message>
        <location filename="../../ui/window/recovery_dialog.cpp" line="132"/>
        <source>What differs from the saved file</source>
        <translation>Was von der gespeicherten Datei abweicht</translation>
    </message>
    <message>
        <location filename="../../ui/window/recovery_dialog.cpp" line="135"/>
        <source>&amp;Recover</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <location filename="../../ui/window/recovery_dialog.cpp" line="136"/>
        <source>Recover &amp;All</source>
        <translation>&amp;Alle wiederherstellen</translation>
    </message>
    <message>
        <location filename="../../ui/window/recovery_dialog.cpp" line="137"/>
        <source>&amp;Discard…</source>
        <translation>&amp;Verwerfen…</translation>
    </message>
    <message>
        <location filename="../../ui/window/recovery_dialog.cpp" line="138"/>
        <source>&amp;Later</source>
        <translation>&amp;Später</translation>
    </message>
    <message>
        <location filename="../../ui/window/recovery_dialog.cpp" line="139"/>
        <source>Keeps the copies and asks again at the next start</source>
        <translation>Behält die Kopien und fragt beim nächsten Start wieder</translation>
    </message>
    <message>
        <location filename="../../ui/window/recovery_dialog.cpp" line="163"/>
        <source>Cluster Brief ended before this request was saved.</source>
        <translation>Cluster Brief wurde beendet, bevor diese Anfrage gespeichert war.</translation>
    </message>
    <message>
        <location filename="../../ui/window/recovery_dialog.cpp" line="164"/>
        <source>Cluster Brief ended before these %1 requests were saved.</source>
        <translation>Cluster Brief wurde beendet, bevor diese %1 Anfragen gespeichert waren.</translation>
    </message>
    <message>
        <location filename="../../ui/window/recovery_dialog.cpp" line="168"/>
        <source>Damaged copy</source>
        <translation>Beschädigte Kopie</translation>
    </message>
    <message>
        <location filename="../../ui/window/recovery_dialog.cpp" line="169"/>
        <source>never saved</source>
        <translation>nie gespeichert</translation>
    </message>
    <message>
        <location filename="../../ui/window/recovery_dialog.cpp" line="171"/>
        <source>Without a title</source>
        <translation>Ohne Titel</translation>
    </message>
    <message>
        <location filename="../../ui/window/recovery_dialog.cpp" line="228"/>
        <source>Discard this copy?</source>
        <translation>Diese Kopie verwerfen?</translation>
    </message>
    <message>
        <location filename="../../ui/window/recovery_dialog.cpp" line="230"/>
        <source>Its unsaved changes are lost. A saved file stays as it is.</source>
        <translation>Ihre ungespeicherten Änderungen gehen verloren. Eine gespeicherte Datei bleibt, wie sie ist.</translation>
    </message>
</context>
<context>
    <name>clusterbrief::ui::RecoveryWriter</name>
    <message>
        <location filename="../../ui/store/recovery.cpp" line="87"/>
        <source>The copy cannot be read: %1</source>
        <translation>Die Kopie kann nicht gelesen werden: %1</translation>
    </message>
    <message>
        <location filename="../../ui/store/recovery.cpp" line="100"/>
        <source>it is damaged or of another version</source>
        <translation>sie ist beschädigt oder von einer anderen Version</translation>
    </message>
    <message>
        <location filename="../../ui/store/recovery.cpp" line="163"/>
        <source>the folder %1 cannot be made</source>
        <translation>der Ordner %1 lässt sich nicht anlegen</translation>
    </message>
    <message>
        <location filename="../../ui/store/recovery.cpp" line="171"/>
        <source>nothing can be written to %1</source>
        <translation>in %1 kann nicht geschrieben werden</translation>
    </message>
</context>
<context>
    <name>clusterbrief::ui::ReferenceEditor</name>
    <message>
        <location filename="../../ui/forms/text_editors.cpp" line="231"/>
        <location filename="../../ui/forms/text_editors.cpp" line="252"/>
        <source>not stated</source>
        <translation>keine Angabe</translation>
    </message>
</context>
<context>
    <name>clusterbrief::ui::ResultStep</name>
    <message>
        <location filename="../../ui/start/result_step.cpp" line="24"/>
        <source>%1 GB</source>
        <translation>%1 GB</translation>
    </message>
    <message>
        <location filename="../../ui/start/result_step.cpp" line="32"/>
        <source>1 rack</source>
        <translation>1 Rack</translation>
    </message>
    <message>
        <location filename="../../ui/start/result_step.cpp" line="32"/>
        <source>%1 racks</source>
        <translation>%1 Racks</translation>
    </message>
    <message>
        <location filename="../../ui/start/result_step.cpp" line="34"/>
        <source>1 server</source>
        <translation>1 Server</translation>
    </message>
    <message>
        <location filename="../../ui/start/result_step.cpp" line="34"/>
        <source>%1 servers</source>
        <translation>%1 Server</translation>
    </message>
    <message>
        <location filename="../../ui/start/result_step.cpp" line="46"/>
        <source>not needed</source>
        <translation>nicht nötig</translation>
    </message>
    <message>
        <location filename="../../ui/start/result_step.cpp" line="49"/>
        <source>needed</source>
        <translation>nötig</translation>
    </message>
    <message>
        <location filename="../../ui/start/result_step.cpp" line="57"/>
        <source>%1, %2: %3 GPUs.</source>
        <translation>%1, %2: %3 GPUs.</translation>
    </message>
    <message>
        <location filename="../../ui/start/result_step.cpp" line="61"/>
        <source>The fullest GPU holds %1 of its %2; %3 stay free.</source>
        <translation>Die vollste GPU belegt %1 von %2; %3 bleiben frei.</translation>
    </message>
    <message>
        <location filename="../../ui/start/result_step.cpp" line="67"/>
        <source>GPUs that talk to each other stand in several of them, so that a compute fabric joins them: %1.</source>
        <translation>GPUs, die miteinander sprechen, stehen in mehreren davon, sodass ein Rechennetz sie verbindet: %1.</translation>
    </message>
    <message>
        <location filename="../../ui/start/result_step.cpp" line="70"/>
        <source>GPUs that talk to each other stand in one, so that no compute fabric is needed.</source>
        <translation>GPUs, die miteinander sprechen, stehen in einem, sodass kein Rechennetz nötig ist.</translation>
    </message>
    <message>
        <location filename="../../ui/start/result_step.cpp" line="78"/>
        <source>What it comes to</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <location filename="../../ui/start/result_step.cpp" line="79"/>
        <source>Finish opens the chosen row as a request with all its networks; everything in it can still be changed.</source>
        <translation>Fertigstellen öffnet die gewählte Zeile als Anfrage mit allen Netzen; alles darin lässt sich noch ändern.</translation>
    </message>
    <message>
        <location filename="../../ui/start/result_step.cpp" line="88"/>
        <source>Options</source>
        <translation>Möglichkeiten</translation>
    </message>
    <message>
        <location filename="../../ui/start/result_step.cpp" line="89"/>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <location filename="../../ui/start/result_step.cpp" line="89"/>
        <source>To buy</source>
        <translation>Zu kaufen</translation>
    </message>
    <message>
        <location filename="../../ui/start/result_step.cpp" line="89"/>
        <source>GPUs</source>
        <translation>GPUs</translation>
    </message>
    <message>
        <location filename="../../ui/start/result_step.cpp" line="89"/>
        <source>Memory a GPU</source>
        <translation>Speicher je GPU</translation>
    </message>
    <message>
        <location filename="../../ui/start/result_step.cpp" line="90"/>
        <source>Free a GPU</source>
        <translation>Frei je GPU</translation>
    </message>
    <message>
        <location filename="../../ui/start/result_step.cpp" line="90"/>
        <source>Fabric</source>
        <translation>Netz</translation>
    </message>
    <message>
        <location filename="../../ui/start/result_step.cpp" line="90"/>
        <source>Job on the GPUs</source>
        <translation>Job auf den GPUs</translation>
    </message>
    <message>
        <location filename="../../ui/start/result_step.cpp" line="152"/>
        <source>Taken, since not asked: %1</source>
        <translation>Angenommen, da nicht gefragt: %1</translation>
    </message>
    <message>
        <location filename="../../ui/start/result_step.cpp" line="166"/>
        <source>no model yet</source>
        <translation>noch kein Modell</translation>
    </message>
    <message>
        <location filename="../../ui/start/result_step.cpp" line="170"/>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <location filename="../../ui/start/result_step.cpp" line="172"/>
        <source>not known</source>
        <translation>nicht bekannt</translation>
    </message>
    <message>
        <location filename="../../ui/start/result_step.cpp" line="215"/>
        <source>Nothing meets all the answers. The last column says why; go back and leave more open, or state another number of GPUs.</source>
        <translation>Nichts erfüllt alle Antworten. Die letzte Spalte sagt, warum; gehen Sie zurück und lassen Sie mehr offen, oder geben Sie eine andere Zahl von GPUs an.</translation>
    </message>
</context>
<context>
    <name>clusterbrief::ui::RulesPage</name>
    <message>
        <location filename="../../ui/forms/rules_page.cpp" line="125"/>
        <source>waiver</source>
        <translation>Ausnahme</translation>
    </message>
    <message>
        <location filename="../../ui/forms/rules_page.cpp" line="127"/>
        <source>Own parts</source>
        <translation>Eigene Teile</translation>
    </message>
    <message>
        <location filename="../../ui/forms/rules_page.cpp" line="128"/>
        <source>Catalog entries that travel with the request: systems, gpus, nics, switches.</source>
        <translation>Katalogeinträge, die mit der Anfrage reisen: systems, gpus, nics, switches.</translation>
    </message>
    <message>
        <location filename="../../ui/forms/rules_page.cpp" line="131"/>
        <source>Waivers</source>
        <translation>Ausnahmen</translation>
    </message>
    <message>
        <location filename="../../ui/forms/rules_page.cpp" line="134"/>
        <source>Severities</source>
        <translation>Schweregrade</translation>
    </message>
    <message>
        <location filename="../../ui/forms/rules_page.cpp" line="137"/>
        <source>Parts of this request</source>
        <translation>Teile dieser Anfrage</translation>
    </message>
    <message>
        <location filename="../../ui/forms/rules_page.cpp" line="139"/>
        <source>Parts…</source>
        <translation>Teile…</translation>
    </message>
    <message>
        <location filename="../../ui/forms/rules_page.cpp" line="140"/>
        <source>All parts in a list, with a form to edit one</source>
        <translation>Alle Teile in einer Liste, mit einem Formular zum Bearbeiten</translation>
    </message>
</context>
<context>
    <name>clusterbrief::ui::SectionList</name>
    <message>
        <location filename="../../ui/window/section_list.cpp" line="48"/>
        <source>Sections</source>
        <translation>Abschnitte</translation>
    </message>
    <message>
        <location filename="../../ui/window/section_list.cpp" line="78"/>
        <source>fine</source>
        <translation>in Ordnung</translation>
    </message>
    <message>
        <location filename="../../ui/window/section_list.cpp" line="79"/>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>clusterbrief::ui::SegmentEditor</name>
    <message>
        <location filename="../../ui/forms/choice_editors.cpp" line="56"/>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>clusterbrief::ui::Segments</name>
    <message>
        <location filename="../../ui/start/segments.cpp" line="22"/>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>clusterbrief::ui::SeverityEditor</name>
    <message>
        <location filename="../../ui/forms/rules_page.cpp" line="51"/>
        <location filename="../../ui/forms/rules_page.cpp" line="70"/>
        <source>Rule</source>
        <translation>Prüfregel</translation>
    </message>
    <message>
        <location filename="../../ui/forms/rules_page.cpp" line="60"/>
        <source>Severity</source>
        <translation>Schwere</translation>
    </message>
    <message>
        <location filename="../../ui/forms/rules_page.cpp" line="61"/>
        <source>Set</source>
        <translation>Setzen</translation>
    </message>
    <message>
        <location filename="../../ui/forms/rules_page.cpp" line="62"/>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <location filename="../../ui/forms/rules_page.cpp" line="69"/>
        <source>Changed severities</source>
        <translation>Geänderte Schweregrade</translation>
    </message>
    <message>
        <location filename="../../ui/forms/rules_page.cpp" line="70"/>
        <source>Severity here</source>
        <translation>Schwere hier</translation>
    </message>
    <message>
        <location filename="../../ui/forms/rules_page.cpp" line="104"/>
        <source>Change Severity of %1</source>
        <translation>Schwere von %1 ändern</translation>
    </message>
    <message>
        <location filename="../../ui/forms/rules_page.cpp" line="117"/>
        <source>Restore Severity of %1</source>
        <translation>Schwere von %1 zurücksetzen</translation>
    </message>
</context>
<context>
    <name>clusterbrief::ui::SiteStep</name>
    <message>
        <location filename="../../ui/start/guided_steps.cpp" line="142"/>
        <source>Which systems and racks do you have?</source>
        <translation>Welche Systeme und Racks haben Sie?</translation>
    </message>
    <message>
        <location filename="../../ui/start/guided_steps.cpp" line="143"/>
        <source>Leave open what is not known: it is asked for in the request, not guessed.</source>
        <translation>Lassen Sie offen, was nicht bekannt ist: Es wird in der Anfrage erfragt, nicht geraten.</translation>
    </message>
    <message>
        <location filename="../../ui/start/guided_steps.cpp" line="144"/>
        <source>Node system</source>
        <translation>Knotensystem</translation>
    </message>
    <message>
        <location filename="../../ui/start/guided_steps.cpp" line="144"/>
        <source>Any system</source>
        <translation>Beliebiges System</translation>
    </message>
    <message>
        <location filename="../../ui/start/guided_steps.cpp" line="146"/>
        <source>Liquid cooling</source>
        <translation>Flüssigkeitskühlung</translation>
    </message>
    <message>
        <location filename="../../ui/start/guided_steps.cpp" line="146"/>
        <source>Not stated</source>
        <translation>Keine Angabe</translation>
    </message>
    <message>
        <location filename="../../ui/start/guided_steps.cpp" line="146"/>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <location filename="../../ui/start/guided_steps.cpp" line="146"/>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <location filename="../../ui/start/guided_steps.cpp" line="148"/>
        <source>Fabric</source>
        <translation>Netz</translation>
    </message>
    <message>
        <location filename="../../ui/start/guided_steps.cpp" line="148"/>
        <source>No preference</source>
        <translation>Keine Vorgabe</translation>
    </message>
    <message>
        <location filename="../../ui/start/guided_steps.cpp" line="148"/>
        <source>InfiniBand</source>
        <translation>InfiniBand</translation>
    </message>
    <message>
        <location filename="../../ui/start/guided_steps.cpp" line="148"/>
        <source>RoCE</source>
        <translation>RoCE</translation>
    </message>
    <message>
        <location filename="../../ui/start/guided_steps.cpp" line="158"/>
        <source>Power of a rack in kW</source>
        <translation>Leistung eines Racks in kW</translation>
    </message>
    <message>
        <location filename="../../ui/start/guided_steps.cpp" line="160"/>
        <source>not stated</source>
        <translation>keine Angabe</translation>
    </message>
    <message>
        <location filename="../../ui/start/guided_steps.cpp" line="161"/>
        <source> kW</source>
        <translation> kW</translation>
    </message>
    <message>
        <location filename="../../ui/start/guided_steps.cpp" line="167"/>
        <source>Node &amp;system</source>
        <translation>Knoten&amp;system</translation>
    </message>
    <message>
        <location filename="../../ui/start/guided_steps.cpp" line="171"/>
        <source>&amp;Power of a rack</source>
        <translation>&amp;Leistung eines Racks</translation>
    </message>
    <message>
        <location filename="../../ui/start/guided_steps.cpp" line="172"/>
        <source>&amp;Liquid cooling</source>
        <translation>&amp;Flüssigkeitskühlung</translation>
    </message>
    <message>
        <location filename="../../ui/start/guided_steps.cpp" line="173"/>
        <source>&amp;Fabric of servers</source>
        <translation>&amp;Netz der Server</translation>
    </message>
</context>
<context>
    <name>clusterbrief::ui::SizeStep</name>
    <message>
        <location filename="../../ui/start/guided_steps.cpp" line="85"/>
        <source>How large?</source>
        <translation>Wie groß?</translation>
    </message>
    <message>
        <location filename="../../ui/start/guided_steps.cpp" line="86"/>
        <source>Only whole servers and racks are bought: a number of GPUs is rounded up to them.</source>
        <translation>Gekauft werden nur ganze Server und Racks: Eine Zahl von GPUs wird darauf aufgerundet.</translation>
    </message>
    <message>
        <location filename="../../ui/start/guided_steps.cpp" line="88"/>
        <source>The &amp;smallest that fits</source>
        <translation>Das &amp;kleinste, das reicht</translation>
    </message>
    <message>
        <location filename="../../ui/start/guided_steps.cpp" line="89"/>
        <source>A n&amp;umber of GPUs</source>
        <translation>Eine &amp;Zahl von GPUs</translation>
    </message>
    <message>
        <location filename="../../ui/start/guided_steps.cpp" line="96"/>
        <source>Number of GPUs</source>
        <translation>Zahl der GPUs</translation>
    </message>
    <message>
        <location filename="../../ui/start/guided_steps.cpp" line="126"/>
        <source>The fewest GPUs whose memory holds the model with all that running it takes.</source>
        <translation>Die wenigsten GPUs, deren Speicher das Modell mit allem fasst, was der Betrieb braucht.</translation>
    </message>
    <message>
        <location filename="../../ui/start/guided_steps.cpp" line="127"/>
        <source>No model is named, so that nothing says how small it may be. Go back to name one, or state a number.</source>
        <translation>Es ist kein Modell genannt, sodass offen ist, wie klein es sein darf. Gehen Sie zurück und nennen Sie eines, oder geben Sie eine Zahl an.</translation>
    </message>
</context>
<context>
    <name>clusterbrief::ui::StartPage</name>
    <message>
        <location filename="../../ui/start/start_page.cpp" line="78"/>
        <source>Cluster Brief</source>
        <translation>Cluster Brief</translation>
    </message>
    <message>
        <location filename="../../ui/start/start_page.cpp" line="81"/>
        <source>Ask for a GPU cluster, check that it goes together, and send it as a brief.</source>
        <translation>Einen GPU-Cluster anfragen, prüfen, ob alles zusammenpasst, und als Unterlage verschicken.</translation>
    </message>
    <message>
        <location filename="../../ui/start/start_page.cpp" line="87"/>
        <source>&amp;Guided request…</source>
        <translation>&amp;Geführte Anfrage…</translation>
    </message>
    <message>
        <location filename="../../ui/start/start_page.cpp" line="88"/>
        <source>Three questions, then what to choose from</source>
        <translation>Drei Fragen, dann die Auswahl</translation>
    </message>
    <message>
        <location filename="../../ui/start/start_page.cpp" line="89"/>
        <source>&amp;Open…</source>
        <translation>&amp;Öffnen…</translation>
    </message>
    <message>
        <location filename="../../ui/start/start_page.cpp" line="89"/>
        <source>A request or a brief from a file</source>
        <translation>Eine Anfrage oder Unterlage aus einer Datei</translation>
    </message>
    <message>
        <location filename="../../ui/start/start_page.cpp" line="91"/>
        <source>&amp;Import…</source>
        <translation>&amp;Importieren…</translation>
    </message>
    <message>
        <location filename="../../ui/start/start_page.cpp" line="92"/>
        <source>A model&apos;s config.json, a training or serving command</source>
        <translation>config.json, Trainings- oder Inferenzbefehl</translation>
    </message>
    <message>
        <location filename="../../ui/start/start_page.cpp" line="93"/>
        <source>&amp;Back to the request</source>
        <translation>Zurück zur &amp;Anfrage</translation>
    </message>
    <message>
        <location filename="../../ui/start/start_page.cpp" line="93"/>
        <source>It is open behind this page</source>
        <translation>Sie ist hinter dieser Seite geöffnet</translation>
    </message>
    <message>
        <location filename="../../ui/start/start_page.cpp" line="107"/>
        <source>Templates</source>
        <translation>Vorlagen</translation>
    </message>
    <message>
        <location filename="../../ui/start/start_page.cpp" line="111"/>
        <source>Recent files</source>
        <translation>Zuletzt geöffnete Dateien</translation>
    </message>
    <message>
        <location filename="../../ui/start/start_page.cpp" line="113"/>
        <source>&amp;Recent files</source>
        <translation>&amp;Zuletzt geöffnete Dateien</translation>
    </message>
    <message>
        <location filename="../../ui/start/start_page.cpp" line="114"/>
        <source>New from &amp;template</source>
        <translation>Neu aus &amp;Vorlage</translation>
    </message>
</context>
<context>
    <name>clusterbrief::ui::SummaryPanel</name>
    <message>
        <location filename="../../ui/panels/summary.cpp" line="47"/>
        <source>Infinity Fabric</source>
        <translation>Infinity Fabric</translation>
    </message>
    <message>
        <location filename="../../ui/panels/summary.cpp" line="48"/>
        <source>NVLink</source>
        <translation>NVLink</translation>
    </message>
    <message>
        <location filename="../../ui/panels/summary.cpp" line="49"/>
        <source>Each way, a GPU</source>
        <translation>Je Richtung und GPU</translation>
    </message>
    <message>
        <location filename="../../ui/panels/summary.cpp" line="53"/>
        <source>Fabric</source>
        <translation>Netz</translation>
    </message>
    <message>
        <location filename="../../ui/panels/summary.cpp" line="56"/>
        <source>%1 times apart</source>
        <translation>Faktor %1</translation>
    </message>
    <message>
        <location filename="../../ui/panels/summary.cpp" line="65"/>
        <source>Compute fabric</source>
        <translation>Rechennetz</translation>
    </message>
    <message>
        <location filename="../../ui/panels/summary.cpp" line="67"/>
        <source>Storage network</source>
        <translation>Speichernetz</translation>
    </message>
    <message>
        <location filename="../../ui/panels/summary.cpp" line="69"/>
        <source>In-band network</source>
        <translation>In-Band-Netz</translation>
    </message>
    <message>
        <location filename="../../ui/panels/summary.cpp" line="73"/>
        <source>Out-of-band network</source>
        <translation>Out-of-Band-Netz</translation>
    </message>
    <message>
        <location filename="../../ui/panels/summary.cpp" line="81"/>
        <location filename="../../ui/panels/summary.cpp" line="137"/>
        <source>cannot be sized: %1</source>
        <translation>nicht zu bemessen: %1</translation>
    </message>
    <message>
        <location filename="../../ui/panels/summary.cpp" line="87"/>
        <source>Leaf switches</source>
        <translation>Leaf-Switches</translation>
    </message>
    <message>
        <location filename="../../ui/panels/summary.cpp" line="88"/>
        <source>Spine switches</source>
        <translation>Spine-Switches</translation>
    </message>
    <message>
        <location filename="../../ui/panels/summary.cpp" line="89"/>
        <source>Core switches</source>
        <translation>Core-Switches</translation>
    </message>
    <message>
        <location filename="../../ui/panels/summary.cpp" line="95"/>
        <source>Ports of a leaf</source>
        <translation>Ports eines Leafs</translation>
    </message>
    <message>
        <location filename="../../ui/panels/summary.cpp" line="97"/>
        <source>down, up</source>
        <translation>ab, auf</translation>
    </message>
    <message>
        <location filename="../../ui/panels/summary.cpp" line="98"/>
        <source>Node links</source>
        <translation>Knotenverbindungen</translation>
    </message>
    <message>
        <location filename="../../ui/panels/summary.cpp" line="99"/>
        <source>+ %1 manager</source>
        <translation>+ %1 Manager</translation>
    </message>
    <message>
        <location filename="../../ui/panels/summary.cpp" line="102"/>
        <source>Leaf to leaf</source>
        <translation>Leaf zu Leaf</translation>
    </message>
    <message>
        <location filename="../../ui/panels/summary.cpp" line="103"/>
        <source>Leaf to spine</source>
        <translation>Leaf zu Spine</translation>
    </message>
    <message>
        <location filename="../../ui/panels/summary.cpp" line="104"/>
        <source>Spine to core</source>
        <translation>Spine zu Core</translation>
    </message>
    <message>
        <location filename="../../ui/panels/summary.cpp" line="112"/>
        <source>Oversubscription</source>
        <translation>Überbuchung</translation>
    </message>
    <message>
        <location filename="../../ui/panels/summary.cpp" line="121"/>
        <source>GPUs used</source>
        <translation>Genutzte GPUs</translation>
    </message>
    <message>
        <location filename="../../ui/panels/summary.cpp" line="123"/>
        <source>Memory a GPU</source>
        <translation>Speicher je GPU</translation>
    </message>
    <message>
        <location filename="../../ui/panels/summary.cpp" line="124"/>
        <source>of %1 GB</source>
        <translation>von %1 GB</translation>
    </message>
    <message>
        <location filename="../../ui/panels/summary.cpp" line="145"/>
        <source>Switches</source>
        <translation>Switches</translation>
    </message>
    <message>
        <location filename="../../ui/panels/summary.cpp" line="146"/>
        <source>leaf, spine, core</source>
        <translation>Leaf, Spine, Core</translation>
    </message>
    <message>
        <location filename="../../ui/panels/summary.cpp" line="147"/>
        <source>leaf, spine</source>
        <translation>Leaf, Spine</translation>
    </message>
    <message>
        <location filename="../../ui/panels/summary.cpp" line="148"/>
        <source>leaf</source>
        <translation>Leaf</translation>
    </message>
    <message>
        <location filename="../../ui/panels/summary.cpp" line="151"/>
        <source>Links</source>
        <translation>Verbindungen</translation>
    </message>
    <message>
        <location filename="../../ui/panels/summary.cpp" line="152"/>
        <source>%1 to nodes</source>
        <translation>%1 zu Knoten</translation>
    </message>
    <message>
        <location filename="../../ui/panels/summary.cpp" line="161"/>
        <source>Site</source>
        <translation>Standort</translation>
    </message>
    <message>
        <location filename="../../ui/panels/summary.cpp" line="162"/>
        <source>kW, at most</source>
        <translation>kW, höchstens</translation>
    </message>
    <message>
        <location filename="../../ui/panels/summary.cpp" line="165"/>
        <source>Power of the nodes</source>
        <translation>Leistung der Knoten</translation>
    </message>
    <message>
        <location filename="../../ui/panels/summary.cpp" line="169"/>
        <source>Power of the switches</source>
        <translation>Leistung der Switches</translation>
    </message>
    <message>
        <location filename="../../ui/panels/summary.cpp" line="173"/>
        <source>Racks</source>
        <translation>Racks</translation>
    </message>
    <message>
        <location filename="../../ui/panels/summary.cpp" line="173"/>
        <source>estimate</source>
        <translation>geschätzt</translation>
    </message>
    <message>
        <location filename="../../ui/panels/summary.cpp" line="183"/>
        <location filename="../../ui/panels/summary.cpp" line="187"/>
        <source>GPUs</source>
        <translation>GPUs</translation>
    </message>
    <message>
        <location filename="../../ui/panels/summary.cpp" line="184"/>
        <source>in %1 nodes</source>
        <translation>in %1 Knoten</translation>
    </message>
    <message>
        <location filename="../../ui/panels/summary.cpp" line="186"/>
        <source>NVLink domain</source>
        <translation>NVLink-Domäne</translation>
    </message>
    <message>
        <location filename="../../ui/panels/summary_panel.cpp" line="39"/>
        <source>What it comes to</source>
        <translation>Ergebnis</translation>
    </message>
</context>
<context>
    <name>clusterbrief::ui::TemplateDialog</name>
    <message>
        <location filename="../../ui/window/template_dialog.cpp" line="15"/>
        <source>New From Template</source>
        <translation>Neu aus Vorlage</translation>
    </message>
    <message>
        <location filename="../../ui/window/template_dialog.cpp" line="19"/>
        <source>Templates</source>
        <translation>Vorlagen</translation>
    </message>
    <message>
        <location filename="../../ui/window/template_dialog.cpp" line="23"/>
        <source>Start</source>
        <translation>Start</translation>
    </message>
</context>
<context>
    <name>clusterbrief::ui::TopologyPage</name>
    <message>
        <location filename="../../ui/diagram/topology_page.cpp" line="75"/>
        <location filename="../../ui/diagram/topology_page.cpp" line="140"/>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <location filename="../../ui/diagram/topology_page.cpp" line="96"/>
        <source>Network</source>
        <translation>Netz</translation>
    </message>
    <message>
        <location filename="../../ui/diagram/topology_page.cpp" line="102"/>
        <source>Findings about this network</source>
        <translation>Befunde zu diesem Netz</translation>
    </message>
    <message>
        <location filename="../../ui/diagram/topology_page.cpp" line="107"/>
        <source>Drawing</source>
        <translation>Zeichnung</translation>
    </message>
    <message>
        <location filename="../../ui/diagram/topology_page.cpp" line="107"/>
        <source>What is joined to what</source>
        <translation>Was womit verbunden ist</translation>
    </message>
    <message>
        <location filename="../../ui/diagram/topology_page.cpp" line="108"/>
        <source>Rail matrix</source>
        <translation>Rail-Matrix</translation>
    </message>
    <message>
        <location filename="../../ui/diagram/topology_page.cpp" line="108"/>
        <source>The leaf of each port of each node</source>
        <translation>Das Leaf jedes Ports jedes Knotens</translation>
    </message>
    <message>
        <location filename="../../ui/diagram/topology_page.cpp" line="119"/>
        <source>Export Drawing…</source>
        <translation>Zeichnung exportieren…</translation>
    </message>
    <message>
        <location filename="../../ui/diagram/topology_page.cpp" line="119"/>
        <source>Write the drawing as SVG or PNG</source>
        <translation>Die Zeichnung als SVG oder PNG schreiben</translation>
    </message>
    <message>
        <location filename="../../ui/diagram/topology_page.cpp" line="139"/>
        <source>Zoom out (Ctrl and the wheel, or −)</source>
        <translation>Verkleinern (Strg und Mausrad, oder −)</translation>
    </message>
    <message>
        <location filename="../../ui/diagram/topology_page.cpp" line="140"/>
        <source>Full size (Ctrl+1)</source>
        <translation>Volle Größe (Strg+1)</translation>
    </message>
    <message>
        <location filename="../../ui/diagram/topology_page.cpp" line="141"/>
        <source>Zoom in (Ctrl and the wheel, or +)</source>
        <translation>Vergrößern (Strg und Mausrad, oder +)</translation>
    </message>
    <message>
        <location filename="../../ui/diagram/topology_page.cpp" line="142"/>
        <source>Fit</source>
        <translation>Einpassen</translation>
    </message>
    <message>
        <location filename="../../ui/diagram/topology_page.cpp" line="142"/>
        <source>Show all of it (Ctrl+0)</source>
        <translation>Alles zeigen (Strg+0)</translation>
    </message>
    <message>
        <location filename="../../ui/diagram/topology_page.cpp" line="231"/>
        <source>Drawing: %1</source>
        <translation>Zeichnung: %1</translation>
    </message>
    <message>
        <location filename="../../ui/diagram/topology_page.cpp" line="253"/>
        <source>1 finding</source>
        <translation>1 Befund</translation>
    </message>
    <message>
        <location filename="../../ui/diagram/topology_page.cpp" line="253"/>
        <source>%1 findings</source>
        <translation>%1 Befunde</translation>
    </message>
    <message>
        <location filename="../../ui/diagram/topology_page.cpp" line="283"/>
        <source>SVG drawing (*.svg)</source>
        <translation>SVG-Zeichnung (*.svg)</translation>
    </message>
    <message>
        <location filename="../../ui/diagram/topology_page.cpp" line="284"/>
        <source>PNG picture (*.png)</source>
        <translation>PNG-Bild (*.png)</translation>
    </message>
    <message>
        <location filename="../../ui/diagram/topology_page.cpp" line="286"/>
        <location filename="../../ui/diagram/topology_page.cpp" line="298"/>
        <source>Export Drawing</source>
        <translation>Zeichnung exportieren</translation>
    </message>
    <message>
        <location filename="../../ui/diagram/topology_page.cpp" line="299"/>
        <source>Not written. Choose a folder that exists and can be written to.
%1</source>
        <translation>Nicht geschrieben. Wählen Sie einen vorhandenen Ordner, in den geschrieben werden darf.
%1</translation>
    </message>
</context>
<context>
    <name>clusterbrief::ui::Verdict</name>
    <message>
        <location filename="../../ui/window/verdict.cpp" line="33"/>
        <source>1 error</source>
        <translation>1 Fehler</translation>
    </message>
    <message>
        <location filename="../../ui/window/verdict.cpp" line="33"/>
        <source>%1 errors</source>
        <translation>%1 Fehler</translation>
    </message>
    <message>
        <location filename="../../ui/window/verdict.cpp" line="36"/>
        <source>1 warning</source>
        <translation>1 Warnung</translation>
    </message>
    <message>
        <location filename="../../ui/window/verdict.cpp" line="37"/>
        <source>%1 warnings</source>
        <translation>%1 Warnungen</translation>
    </message>
    <message>
        <location filename="../../ui/window/verdict.cpp" line="40"/>
        <source>Ready to send</source>
        <translation>Bereit zum Versand</translation>
    </message>
    <message>
        <location filename="../../ui/window/verdict.cpp" line="43"/>
        <source>%1: not ready to send</source>
        <translation>%1: nicht bereit zum Versand</translation>
    </message>
    <message>
        <location filename="../../ui/window/verdict.cpp" line="44"/>
        <source>%1: ready to send</source>
        <translation>%1: bereit zum Versand</translation>
    </message>
</context>
<context>
    <name>core</name>
    <message>
        <location filename="../../ui/part_texts.h" line="10"/>
        <source>0: fibres go into the switch itself.</source>
        <translation>0: Fasern gehen in den Switch selbst.</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="10"/>
        <source>1</source>
        <translation>1</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="11"/>
        <source>1 GbE</source>
        <translation>1 GbE</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="12"/>
        <source>1 is non-blocking.</source>
        <translation>1 heißt blockierungsfrei.</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="11"/>
        <source>1 where it does not split.</source>
        <translation>1, wo es nicht aufteilt.</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="12"/>
        <source>1 where not stated.</source>
        <translation>1, wo nichts angegeben ist.</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="13"/>
        <source>10 GbE</source>
        <translation>10 GbE</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="14"/>
        <source>100 GbE</source>
        <translation>100 GbE</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="15"/>
        <source>12 for Adam: fp32 master and two moments.</source>
        <translation>12 bei Adam: fp32-Hauptkopie und zwei Momente.</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="16"/>
        <source>127 DGX H100, NDR InfiniBand</source>
        <translation>127 DGX H100, NDR-InfiniBand</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="17"/>
        <source>16 for a full slot.</source>
        <translation>16 bei einem vollen Steckplatz.</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="18"/>
        <source>16 together where nothing is said.</source>
        <translation>Zusammen 16, wenn nichts angegeben ist.</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="19"/>
        <source>2</source>
        <translation>2</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="20"/>
        <source>2 for A and B.</source>
        <translation>2 für A und B.</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="21"/>
        <source>2 for bf16, 4 for fp32.</source>
        <translation>2 bei bf16, 4 bei fp32.</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="22"/>
        <source>2 for bf16.</source>
        <translation>2 bei bf16.</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="23"/>
        <source>200 GbE</source>
        <translation>200 GbE</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="24"/>
        <source>25 GbE</source>
        <translation>25 GbE</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="25"/>
        <source>3</source>
        <translation>3</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="26"/>
        <source>400 GbE</source>
        <translation>400 GbE</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="27"/>
        <source>576 GPUs in eight NVLink domains of 72, rail-aligned over four racks, pretraining a 405B model.</source>
        <translation>576 GPUs in acht NVLink-Domänen zu 72, nach Rails über vier Racks, Vortraining eines 405B-Modells.</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="28"/>
        <source>64 HGX B200, RoCE 400G</source>
        <translation>64 HGX B200, RoCE 400G</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="29"/>
        <source>800 GbE</source>
        <translation>800 GbE</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="30"/>
        <source>9000, so that the 4096-byte RDMA MTU fits.</source>
        <translation>9000, damit die RDMA-MTU von 4096 Byte hineinpasst.</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="31"/>
        <source>A 70B model in FP8 split into four pipeline stages, an 8B model on single cards.</source>
        <translation>Ein 70B-Modell in FP8 auf vier Pipeline-Stufen, ein 8B-Modell auf einzelnen Karten.</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="32"/>
        <source>A catalog id, or the model&apos;s own numbers.</source>
        <translation>Eine Katalog-ID oder die eigenen Zahlen des Modells.</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="34"/>
        <source>A quote changes: of nodes, parts, switches, links, power and racks, {counts} count differs.</source>
        <translation>Ein Angebot ändert sich: Von Knoten, Teilen, Switches, Verbindungen, Leistung und Racks unterscheidet sich {counts} Zahl.</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="35"/>
        <source>A quote changes: of nodes, parts, switches, links, power and racks, {counts} counts differ.</source>
        <translation>Ein Angebot ändert sich: Von Knoten, Teilen, Switches, Verbindungen, Leistung und Racks unterscheiden sich {counts} Zahlen.</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="13"/>
        <source>A module&apos;s end, or the ends of a cable.</source>
        <translation>Das Ende eines Moduls oder die Enden eines Kabels.</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="33"/>
        <source>A node group; all compute nodes where nothing is said.</source>
        <translation>Eine Knotengruppe; alle Rechenknoten, wenn nichts angegeben ist.</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="14"/>
        <source>A port of its own, so that no fabric port is spent.</source>
        <translation>Ein eigener Port, damit kein Port des Netzes verbraucht wird.</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="36"/>
        <source>A request goes to a supplier, a quote to a customer.</source>
        <translation>Eine Anfrage geht an Lieferanten, ein Angebot an Kunden.</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="37"/>
        <source>A rule&apos;s severity, or off.</source>
        <translation>Schwere einer Prüfregel, oder aus.</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="15"/>
        <source>AOC</source>
        <translation>AOC</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="38"/>
        <source>Acceptance</source>
        <translation>Abnahme</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="39"/>
        <source>Activations computed again in the backward pass.</source>
        <translation>Aktivierungen, die im Rückwärtslauf neu berechnet werden.</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="16"/>
        <source>Active copper</source>
        <translation>Aktives Kupfer</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="17"/>
        <source>Active parameters</source>
        <translation>Aktive Parameter</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="40"/>
        <source>Adaptive routing</source>
        <translation>Adaptives Routing</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="41"/>
        <source>Advice</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="18"/>
        <source>Air</source>
        <translation>Luft</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="19"/>
        <source>Air or liquid</source>
        <translation>Luft oder Flüssigkeit</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="42"/>
        <source>All planes of the port together.</source>
        <translation>Alle Ebenen des Ports zusammen.</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="20"/>
        <source>Any</source>
        <translation>Beliebig</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="43"/>
        <source>Anything else that the reader must know.</source>
        <translation>Was die Leser sonst noch wissen müssen.</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="21"/>
        <source>Architecture</source>
        <translation>Architektur</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="22"/>
        <source>As a reader of the brief knows the part.</source>
        <translation>Wie die Leser der Unterlage das Teil kennen.</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="23"/>
        <source>As its maker names it: OSFP, QSFP-DD.</source>
        <translation>Wie der Hersteller sie nennt: OSFP, QSFP-DD.</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="24"/>
        <source>As makers quote it; halved before it is compared with a network. 0 without a link.</source>
        <translation>Wie Hersteller sie im Angebot nennen; vor dem Vergleich mit einem Netz halbiert. 0 ohne Verbindung.</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="44"/>
        <source>As nvidia-smi topo -m prints it: pix is one PCIe switch, sys crosses sockets.</source>
        <translation>Wie nvidia-smi topo -m es ausgibt: pix ist ein PCIe-Switch, sys führt über die CPU-Sockel.</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="25"/>
        <source>As the maker labels it.</source>
        <translation>Wie der Hersteller ihn angibt.</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="45"/>
        <source>Asked of the whole storage.</source>
        <translation>Gefordert vom gesamten Speicher.</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="46"/>
        <source>At</source>
        <translation>Stelle</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="47"/>
        <source>At least; as nccl-tests prints it.</source>
        <translation>Mindestens; wie nccl-tests es ausgibt.</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="26"/>
        <source>At the beginning.</source>
        <translation>Am Anfang.</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="27"/>
        <source>Attention</source>
        <translation>Attention</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="28"/>
        <source>Attention heads</source>
        <translation>Attention-Köpfe</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="48"/>
        <source>Audience</source>
        <translation>Empfänger</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="49"/>
        <source>Auto</source>
        <translation>Automatisch</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="50"/>
        <source>Average</source>
        <translation>Mittelwert</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="51"/>
        <source>BF16</source>
        <translation>BF16</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="52"/>
        <source>BMC and consoles.</source>
        <translation>BMC und Konsolen.</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="53"/>
        <source>Bandwidth of a GPU</source>
        <translation>Bandbreite einer GPU</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="54"/>
        <source>Bare metal</source>
        <translation>Bare Metal</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="55"/>
        <source>Bill of materials</source>
        <translation>Stückliste</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="56"/>
        <source>Bonded</source>
        <translation>Gebündelt</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="57"/>
        <source>Both ask for the same and come to the same.</source>
        <translation>Beide fragen dasselbe an und ergeben dasselbe.</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="58"/>
        <source>Both say revision {left}, and they differ.</source>
        <translation>Beide nennen Revision {left}, und sie unterscheiden sich.</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="59"/>
        <source>Bridged cards: 2 or 4; 1 without NVLink.</source>
        <translation>Karten mit Brücke: 2 oder 4; 1 ohne NVLink.</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="60"/>
        <source>Brief for programs</source>
        <translation>Unterlage für Programme</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="61"/>
        <source>Bus bandwidth</source>
        <translation>Bus-Bandbreite</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="62"/>
        <source>By</source>
        <translation>Von</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="63"/>
        <source>Bytes a parameter</source>
        <translation>Byte je Parameter</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="29"/>
        <source>Cable</source>
        <translation>Kabel</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="30"/>
        <source>Cage</source>
        <translation>Käfig</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="31"/>
        <source>Cages</source>
        <translation>Käfige</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="32"/>
        <source>Carries</source>
        <translation>Trägt</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="64"/>
        <source>Compute</source>
        <translation>Rechnen</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="33"/>
        <source>Compute NIC</source>
        <translation>Rechennetz-NIC</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="34"/>
        <source>Compute NICs</source>
        <translation>Rechennetz-NICs</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="65"/>
        <source>Compute fabric</source>
        <translation>Rechennetz</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="66"/>
        <source>Compute network</source>
        <translation>Rechennetz</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="35"/>
        <source>Compute port</source>
        <translation>Rechennetz-Port</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="67"/>
        <source>Compute ports</source>
        <translation>Rechennetz-Ports</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="36"/>
        <source>Compute trays</source>
        <translation>Rechenschübe</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="68"/>
        <source>Concurrent sequences</source>
        <translation>Sequenzen zugleich</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="37"/>
        <source>Connector</source>
        <translation>Stecker</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="69"/>
        <source>Contact</source>
        <translation>Kontakt</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="70"/>
        <source>Context parallel</source>
        <translation>Kontext-parallel</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="38"/>
        <source>Cooling</source>
        <translation>Kühlung</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="39"/>
        <source>Copper</source>
        <translation>Kupfer</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="71"/>
        <source>Core oversubscription</source>
        <translation>Überbuchung am Core</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="72"/>
        <source>Core switch</source>
        <translation>Core-Switch</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="73"/>
        <source>Core switches</source>
        <translation>Core-Switches</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="74"/>
        <source>Count</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="75"/>
        <source>Counts up each time the brief is sent.</source>
        <translation>Zählt mit jedem Versand der Unterlage hoch.</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="76"/>
        <source>Customer</source>
        <translation>Kunde</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="77"/>
        <source>Data parallel</source>
        <translation>Daten-parallel</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="78"/>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="79"/>
        <source>Delivery</source>
        <translation>Bereitstellung</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="40"/>
        <source>Domain sizes</source>
        <translation>Domänengrößen</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="80"/>
        <source>ECN</source>
        <translation>ECN</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="81"/>
        <source>Eight GB300 NVL72 racks, XDR InfiniBand</source>
        <translation>Acht GB300-NVL72-Racks, XDR-InfiniBand</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="82"/>
        <source>Empty request</source>
        <translation>Leere Anfrage</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="83"/>
        <source>Equipment to leaf links</source>
        <translation>Verbindungen Gerät–Leaf</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="84"/>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="41"/>
        <source>Estimate</source>
        <translation>Schätzung</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="85"/>
        <source>Ethernet</source>
        <translation>Ethernet</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="86"/>
        <source>Ethernet fabric of SN5600 switches with its flow-control plan, pretraining a 70B model.</source>
        <translation>Ethernet-Netz aus SN5600-Switches mit Plan der Flusskontrolle, Vortraining eines 70B-Modells.</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="42"/>
        <source>Ethernet, all ports</source>
        <translation>Ethernet, alle Ports</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="87"/>
        <source>Every node</source>
        <translation>Jeder Knoten</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="88"/>
        <source>Every pair</source>
        <translation>Jedes Paar</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="89"/>
        <source>Expert parallel</source>
        <translation>Experten-parallel</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="90"/>
        <source>Expert tensor parallel</source>
        <translation>Tensor je Experte</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="43"/>
        <source>Expert width</source>
        <translation>Breite eines Experten</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="44"/>
        <source>Experts</source>
        <translation>Experten</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="45"/>
        <source>Experts a token</source>
        <translation>Experten je Token</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="91"/>
        <source>FP16</source>
        <translation>FP16</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="92"/>
        <source>FP4</source>
        <translation>FP4</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="93"/>
        <source>FP8</source>
        <translation>FP8</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="94"/>
        <source>Fabric</source>
        <translation>Netz</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="95"/>
        <source>Facility</source>
        <translation>Rechenzentrum</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="46"/>
        <source>Far ends</source>
        <translation>Ferne Enden</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="47"/>
        <source>Feed-forward width</source>
        <translation>Feed-forward-Breite</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="48"/>
        <source>Fibre</source>
        <translation>Faser</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="96"/>
        <source>Findings refer to the job by it.</source>
        <translation>Befunde nennen den Job bei diesem Namen.</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="49"/>
        <source>Fits NICs</source>
        <translation>Passt in NICs</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="97"/>
        <source>Floor load</source>
        <translation>Bodenlast</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="98"/>
        <source>Flow control</source>
        <translation>Flusskontrolle</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="99"/>
        <source>Follows revision</source>
        <translation>Folgt auf Revision</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="50"/>
        <source>Form</source>
        <translation>Bauform</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="100"/>
        <source>Four units of 32 on 32 leaf and 16 spine switches, 4 ports for UFM, pretraining a 70B model on 124 servers.</source>
        <translation>Vier Einheiten zu 32 an 32 Leaf- und 16 Spine-Switches, 4 Ports für UFM, Vortraining eines 70B-Modells auf 124 Servern.</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="101"/>
        <source>Full</source>
        <translation>Voll</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="51"/>
        <source>Further lanes</source>
        <translation>Weitere Lanes</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="52"/>
        <source>GB</source>
        <translation>GB</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="102"/>
        <source>GB/s</source>
        <translation>GB/s</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="53"/>
        <source>GB/s, both ways added</source>
        <translation>GB/s, beide Richtungen addiert</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="103"/>
        <source>GID index</source>
        <translation>GID-Index</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="104"/>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="54"/>
        <source>GPU link</source>
        <translation>GPU-Verbindung</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="55"/>
        <source>GPU link, all links</source>
        <translation>Alle GPU-Verbindungen</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="105"/>
        <source>GPUs</source>
        <translation>GPUs</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="56"/>
        <source>GPUs that NVLink joins; 1 without.</source>
        <translation>GPUs, die NVLink verbindet; 1 ohne.</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="57"/>
        <source>GPUs that the link can join, with commas between them: 4, 8.</source>
        <translation>GPUs, die verbunden werden können, mit Kommas dazwischen: 4, 8.</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="106"/>
        <source>GPUs used</source>
        <translation>Genutzte GPUs</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="107"/>
        <source>Gb/s a port, each way</source>
        <translation>Gb/s je Port und Richtung</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="58"/>
        <source>Gb/s, each way</source>
        <translation>Gb/s je Richtung</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="108"/>
        <source>Generation</source>
        <translation>Generation</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="109"/>
        <source>Global batch</source>
        <translation>Globaler Batch</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="59"/>
        <source>Goes into</source>
        <translation>Steckt in</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="110"/>
        <source>Gradients</source>
        <translation>Gradienten</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="60"/>
        <source>Grouped</source>
        <translation>Gruppiert</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="111"/>
        <source>Growth tier</source>
        <translation>Ausbaustufe</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="112"/>
        <source>HDR 200</source>
        <translation>HDR 200</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="113"/>
        <source>HDR100</source>
        <translation>HDR100</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="61"/>
        <source>Height</source>
        <translation>Höhe</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="62"/>
        <source>Hidden size</source>
        <translation>Hidden-Größe</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="63"/>
        <source>Hidden size over heads where not stated.</source>
        <translation>Hidden-Größe durch Köpfe, wo nichts angegeben ist.</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="114"/>
        <source>Host</source>
        <translation>Host</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="64"/>
        <source>How far the figures can be trusted; a brief marks estimates.</source>
        <translation>Wie weit den Zahlen zu trauen ist; die Unterlage kennzeichnet Schätzungen.</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="115"/>
        <source>How long it is wanted, such as 36 months.</source>
        <translation>Wie lange er gebraucht wird, etwa 36 Monate.</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="116"/>
        <source>How many of the system; racks for NVL72.</source>
        <translation>Wie viele des Systems; bei NVL72 Racks.</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="117"/>
        <source>How many there is room for.</source>
        <translation>Für wie viele Platz ist.</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="118"/>
        <source>How many, where the scope is a sample.</source>
        <translation>Wie viele, wenn der Umfang eine Stichprobe ist.</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="119"/>
        <source>How the fabric keeps RDMA packets from being dropped.</source>
        <translation>Wie das Netz den Verlust von RDMA-Paketen verhindert.</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="65"/>
        <source>Id</source>
        <translation>Kennung</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="66"/>
        <source>Ids of NICs whose cage takes it, with commas.</source>
        <translation>Kennungen der NICs, in deren Käfig es passt, mit Kommas.</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="67"/>
        <source>In all.</source>
        <translation>Insgesamt.</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="68"/>
        <source>In-band NIC</source>
        <translation>In-Band-NIC</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="69"/>
        <source>In-band NICs</source>
        <translation>In-Band-NICs</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="120"/>
        <source>In-band management</source>
        <translation>In-Band-Verwaltung</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="121"/>
        <source>In-band network</source>
        <translation>In-Band-Netz</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="70"/>
        <source>In-band port</source>
        <translation>In-Band-Port</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="122"/>
        <source>In-band ports</source>
        <translation>In-Band-Ports</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="123"/>
        <source>In-network reduction</source>
        <translation>Reduktion im Netz</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="71"/>
        <source>In-network reduction.</source>
        <translation>Reduktion im Netz.</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="124"/>
        <source>Inference</source>
        <translation>Inferenz</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="125"/>
        <source>Inference.</source>
        <translation>Inferenz.</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="126"/>
        <source>InfiniBand</source>
        <translation>InfiniBand</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="127"/>
        <source>InfiniBand fabric, for ibdmchk</source>
        <translation>InfiniBand, für ibdmchk</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="128"/>
        <source>InfiniBand fabric, for ibsim</source>
        <translation>InfiniBand, für ibsim</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="129"/>
        <source>InfiniBand fabric, ibnetdiscover</source>
        <translation>InfiniBand, ibnetdiscover</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="72"/>
        <source>InfiniBand rates</source>
        <translation>InfiniBand-Raten</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="130"/>
        <source>InfiniBand: who runs it.</source>
        <translation>InfiniBand: wer ihn betreibt.</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="73"/>
        <source>Infinity Fabric</source>
        <translation>Infinity Fabric</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="89"/>
        <source>Multi-head</source>
        <translation>Multi-Head</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="129"/>
        <source>Second-hand</source>
        <translation>Aus zweiter Hand</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="143"/>
        <source>Switch to switch</source>
        <translation>Switch zu Switch</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="131"/>
        <source>Interleaves the pipeline.</source>
        <translation>Verschränkt die Pipeline.</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="132"/>
        <source>KV cache precision</source>
        <translation>Genauigkeit KV-Cache</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="133"/>
        <source>Keep half of every spine&apos;s ports free for a core tier.</source>
        <translation>Die Hälfte der Ports jedes Spines für eine Core-Stufe freihalten.</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="134"/>
        <source>Kept out of the job.</source>
        <translation>Bleiben aus dem Job heraus.</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="74"/>
        <source>Key and value heads</source>
        <translation>Key- und Value-Köpfe</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="135"/>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="136"/>
        <source>L40S servers, inference without NVLink</source>
        <translation>L40S-Server, Inferenz ohne NVLink</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="137"/>
        <source>Lanes</source>
        <translation>Lanes</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="75"/>
        <source>Latent</source>
        <translation>Latent</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="76"/>
        <source>Layers</source>
        <translation>Schichten</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="77"/>
        <source>Layers without experts</source>
        <translation>Schichten ohne Experten</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="138"/>
        <source>Leaf group</source>
        <translation>Leaf-Gruppe</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="139"/>
        <source>Leaf pair</source>
        <translation>Leaf-Paar</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="140"/>
        <source>Leaf ports kept for UFM.</source>
        <translation>Leaf-Ports, die für UFM frei bleiben.</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="141"/>
        <source>Leaf switches</source>
        <translation>Leaf-Switches</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="142"/>
        <source>Leaf to leaf links</source>
        <translation>Verbindungen Leaf–Leaf</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="143"/>
        <source>Leaf to spine links</source>
        <translation>Verbindungen Leaf–Spine</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="78"/>
        <source>Left open</source>
        <translation>Offen gelassen</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="144"/>
        <source>Left says that it follows revision {right}, which right is: the newer one is left.</source>
        <translation>Links folgt nach eigener Angabe auf Revision {right}, und das ist die rechte: Die neuere steht links.</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="79"/>
        <source>Links of a GPU</source>
        <translation>Verbindungen einer GPU</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="80"/>
        <source>Liquid</source>
        <translation>Flüssigkeit</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="145"/>
        <source>Liquid cooling</source>
        <translation>Flüssigkeitskühlung</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="81"/>
        <source>Longest</source>
        <translation>Längste</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="146"/>
        <source>Longest cable</source>
        <translation>Längstes Kabel</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="82"/>
        <source>Longest context</source>
        <translation>Längster Kontext</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="147"/>
        <source>MTU</source>
        <translation>MTU</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="83"/>
        <source>Maker</source>
        <translation>Hersteller</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="84"/>
        <source>Managed</source>
        <translation>Verwaltet</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="148"/>
        <source>Management</source>
        <translation>Verwaltung</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="149"/>
        <source>Manager ports</source>
        <translation>Manager-Ports</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="150"/>
        <source>Manager to leaf links</source>
        <translation>Verbindungen Manager–Leaf</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="151"/>
        <source>Markdown</source>
        <translation>Markdown</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="85"/>
        <source>Medium</source>
        <translation>Medium</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="152"/>
        <source>Megatron&apos;s; on where tensor parallel is above 1.</source>
        <translation>Nach Megatron; an, wenn Tensor-parallel über 1 liegt.</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="86"/>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="87"/>
        <source>Memory bandwidth</source>
        <translation>Speicherbandbreite</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="153"/>
        <source>Memory of the fullest GPU</source>
        <translation>Speicher der vollsten GPU</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="154"/>
        <source>Message size</source>
        <translation>Nachrichtengröße</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="155"/>
        <source>Micro batch</source>
        <translation>Micro-Batch</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="88"/>
        <source>Mixed</source>
        <translation>Gemischt</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="156"/>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="90"/>
        <source>Multimode</source>
        <translation>Multimode</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="157"/>
        <source>NCCL_IB_GID_INDEX; RoCE v2 over IPv4 is commonly 3.</source>
        <translation>NCCL_IB_GID_INDEX; bei RoCE v2 über IPv4 meist 3.</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="158"/>
        <source>NDR 400</source>
        <translation>NDR 400</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="159"/>
        <source>NDR200</source>
        <translation>NDR200</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="160"/>
        <source>NIC</source>
        <translation>NIC</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="161"/>
        <source>NODE</source>
        <translation>NODE</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="91"/>
        <source>NVLink</source>
        <translation>NVLink</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="162"/>
        <source>NVLink domain</source>
        <translation>NVLink-Domäne</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="92"/>
        <source>NVLink switch chips</source>
        <translation>NVLink-Switch-Chips</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="163"/>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="164"/>
        <source>Needed by</source>
        <translation>Benötigt bis</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="165"/>
        <source>Networks</source>
        <translation>Netze</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="166"/>
        <source>Node aligned</source>
        <translation>Nach Knoten</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="167"/>
        <source>Node to leaf links</source>
        <translation>Verbindungen Knoten–Leaf</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="168"/>
        <source>Nodes</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="169"/>
        <source>Nodes a rack</source>
        <translation>Knoten je Rack</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="170"/>
        <source>Nodes whose ports of one rail share a leaf.</source>
        <translation>Knoten, deren Ports einer Rail sich ein Leaf teilen.</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="171"/>
        <source>None</source>
        <translation>Ohne</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="172"/>
        <source>Notes</source>
        <translation>Bemerkungen</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="173"/>
        <source>Nothing material has changed: nodes, parts, switches, links, power and racks come to the same.</source>
        <translation>Nichts Wesentliches hat sich geändert: Knoten, Teile, Switches, Verbindungen, Leistung und Racks sind gleich.</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="93"/>
        <source>Of CPUs and GPUs.</source>
        <translation>Von CPUs und GPUs.</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="94"/>
        <source>Of a port: OSFP, QSFP112, QSFP56.</source>
        <translation>Eines Ports: OSFP, QSFP112, QSFP56.</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="95"/>
        <source>Of a second host link that exists or can be added.</source>
        <translation>Einer zweiten Anbindung an den Host, die es gibt oder geben kann.</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="96"/>
        <source>Of each expert where experts are stated.</source>
        <translation>Jedes Experten, wo Experten angegeben sind.</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="97"/>
        <source>Of one switch when all run at this speed; not stated where it does not have it.</source>
        <translation>Eines Switches, wenn alle so schnell laufen; keine Angabe, wo er das nicht kann.</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="98"/>
        <source>Of the fibre.</source>
        <translation>Der Faser.</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="174"/>
        <source>Of the slot that the card is in.</source>
        <translation>Des Steckplatzes, in dem die Karte sitzt.</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="175"/>
        <source>Of the weights.</source>
        <translation>Der Gewichte.</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="99"/>
        <source>Of the whole server or rack.</source>
        <translation>Des ganzen Servers oder Racks.</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="176"/>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="177"/>
        <source>Office document</source>
        <translation>Office-Dokument</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="178"/>
        <source>Omitted: what the GPUs leave.</source>
        <translation>Ohne Angabe: was die GPUs übrig lassen.</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="100"/>
        <source>On the compute network.</source>
        <translation>Im Rechennetz.</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="179"/>
        <source>One DGX B300, full fine-tune of 70B</source>
        <translation>Ein DGX B300, volles Fine-Tuning von 70B</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="180"/>
        <source>Only for systems that leave it open.</source>
        <translation>Nur für Systeme, die es offenlassen.</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="101"/>
        <source>Only of racks.</source>
        <translation>Nur bei Racks.</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="181"/>
        <source>Only the title to fill in; checking it lists what a brief has to state.</source>
        <translation>Nur der Titel ist auszufüllen; die Prüfung führt auf, was eine Unterlage angeben muss.</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="182"/>
        <source>Optimizer</source>
        <translation>Optimierer</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="102"/>
        <source>Other</source>
        <translation>Anderes</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="183"/>
        <source>Out-of-band management</source>
        <translation>Out-of-Band-Verwaltung</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="184"/>
        <source>Out-of-band network</source>
        <translation>Out-of-Band-Netz</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="103"/>
        <source>Out-of-band port</source>
        <translation>Out-of-Band-Port</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="185"/>
        <source>Out-of-band ports</source>
        <translation>Out-of-Band-Ports</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="104"/>
        <source>Over all its lanes.</source>
        <translation>Über alle seine Lanes.</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="186"/>
        <source>Oversubscription</source>
        <translation>Überbuchung</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="187"/>
        <source>Oversubscription as built, down : up</source>
        <translation>Überbuchung wie gebaut, ab : auf</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="188"/>
        <source>Owner</source>
        <translation>Zuständig</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="189"/>
        <source>PCIe generation</source>
        <translation>PCIe-Generation</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="190"/>
        <source>PDF, with the brief as JSON attached</source>
        <translation>PDF mit Unterlage als JSON</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="191"/>
        <source>PFC</source>
        <translation>PFC</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="192"/>
        <source>PFC and ECN</source>
        <translation>PFC und ECN</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="193"/>
        <source>PHB</source>
        <translation>PHB</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="194"/>
        <source>PIX</source>
        <translation>PIX</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="195"/>
        <source>PXB</source>
        <translation>PXB</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="196"/>
        <source>Parallel layout</source>
        <translation>Parallele Aufteilung</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="105"/>
        <source>Parameters</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="197"/>
        <source>Parts</source>
        <translation>Teile</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="198"/>
        <source>Path to the GPU</source>
        <translation>Weg zur GPU</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="199"/>
        <source>Peak</source>
        <translation>Spitzenwert</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="200"/>
        <source>Pipeline parallel</source>
        <translation>Pipeline-parallel</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="201"/>
        <source>Planes</source>
        <translation>Ebenen</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="106"/>
        <source>Port for UFM</source>
        <translation>Port für UFM</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="202"/>
        <source>Ports</source>
        <translation>Ports</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="107"/>
        <source>Ports at 1 GbE</source>
        <translation>Ports mit 1 GbE</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="108"/>
        <source>Ports at 10 GbE</source>
        <translation>Ports mit 10 GbE</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="109"/>
        <source>Ports at 100 GbE</source>
        <translation>Ports mit 100 GbE</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="110"/>
        <source>Ports at 200 GbE</source>
        <translation>Ports mit 200 GbE</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="111"/>
        <source>Ports at 25 GbE</source>
        <translation>Ports mit 25 GbE</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="112"/>
        <source>Ports at 400 GbE</source>
        <translation>Ports mit 400 GbE</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="113"/>
        <source>Ports at 800 GbE</source>
        <translation>Ports mit 800 GbE</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="114"/>
        <source>Ports at HDR 200</source>
        <translation>Ports mit HDR 200</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="115"/>
        <source>Ports at HDR100</source>
        <translation>Ports mit HDR100</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="116"/>
        <source>Ports at NDR 400</source>
        <translation>Ports mit NDR 400</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="117"/>
        <source>Ports at NDR200</source>
        <translation>Ports mit NDR200</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="118"/>
        <source>Ports at XDR 800</source>
        <translation>Ports mit XDR 800</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="119"/>
        <source>Ports of a cage</source>
        <translation>Ports eines Käfigs</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="120"/>
        <source>Ports of each</source>
        <translation>Ports je NIC</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="203"/>
        <source>Ports of one node (a compute tray in a rack system).</source>
        <translation>Ports eines Knotens (bei Rack-Systemen eines Compute-Trays).</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="204"/>
        <source>Ports of {part}</source>
        <translation>Ports von {part}</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="121"/>
        <source>Power</source>
        <translation>Leistung</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="205"/>
        <source>Power a rack</source>
        <translation>Leistung je Rack</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="206"/>
        <source>Power feeds</source>
        <translation>Einspeisungen</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="207"/>
        <source>Power of the nodes, at most</source>
        <translation>Leistung der Knoten, höchstens</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="208"/>
        <source>Power of the switches, at most</source>
        <translation>Leistung der Switches, höchstens</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="209"/>
        <source>Precision</source>
        <translation>Genauigkeit</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="122"/>
        <source>Precision of the weights.</source>
        <translation>Genauigkeit der Gewichte.</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="210"/>
        <source>Prepared by</source>
        <translation>Erstellt von</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="211"/>
        <source>Project</source>
        <translation>Projekt</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="212"/>
        <source>Provisioning, login, scheduling.</source>
        <translation>Bereitstellung, Anmeldung, Scheduling.</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="123"/>
        <source>Published in</source>
        <translation>Veröffentlicht in</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="213"/>
        <source>Quote</source>
        <translation>Angebot</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="124"/>
        <source>Rack</source>
        <translation>Rack</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="214"/>
        <source>Rack height</source>
        <translation>Rackhöhe</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="125"/>
        <source>Rack pair</source>
        <translation>Rackpaar</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="215"/>
        <source>Rack units</source>
        <translation>Höheneinheiten</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="216"/>
        <source>Racks</source>
        <translation>Racks</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="217"/>
        <source>Racks, planning estimate</source>
        <translation>Racks, Planungsschätzung</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="218"/>
        <source>Rail aligned</source>
        <translation>Nach Rails</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="219"/>
        <source>Rail-aligned: port k of every node of a group on leaf k.</source>
        <translation>Nach Rails: Port k jedes Knotens einer Gruppe an Leaf k.</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="220"/>
        <source>Read</source>
        <translation>Lesen</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="221"/>
        <source>Reason</source>
        <translation>Begründung</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="222"/>
        <source>Recompute</source>
        <translation>Neuberechnung</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="223"/>
        <source>Reductions in the switch, InfiniBand only.</source>
        <translation>Reduktionen im Switch, nur InfiniBand.</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="126"/>
        <source>Remembered</source>
        <translation>Aus dem Gedächtnis</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="224"/>
        <source>Request</source>
        <translation>Anfrage</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="225"/>
        <source>Request, JSON</source>
        <translation>Anfrage, JSON</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="226"/>
        <source>Request, YAML</source>
        <translation>Anfrage, YAML</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="227"/>
        <source>Reuses the data-parallel ranks.</source>
        <translation>Nutzt die Daten-parallelen Ränge mit.</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="228"/>
        <source>Revision</source>
        <translation>Revision</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="229"/>
        <source>Right is revision {right} and says that it follows revision {left}, which left is.</source>
        <translation>Rechts ist Revision {right} und folgt nach eigener Angabe auf Revision {left}, und das ist die linke.</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="230"/>
        <source>Right says that it follows revision {follows}; left is revision {left}.</source>
        <translation>Rechts folgt nach eigener Angabe auf Revision {follows}; links ist Revision {left}.</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="231"/>
        <source>Right says that it follows revision {left}, which left is.</source>
        <translation>Rechts folgt nach eigener Angabe auf Revision {left}, und das ist die linke.</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="232"/>
        <source>RoCE</source>
        <translation>RoCE</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="233"/>
        <source>Role</source>
        <translation>Rolle</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="127"/>
        <source>Routed experts of a layer.</source>
        <translation>Geroutete Experten einer Schicht.</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="234"/>
        <source>Rule</source>
        <translation>Prüfregel</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="235"/>
        <source>Runs on</source>
        <translation>Läuft auf</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="236"/>
        <source>SHARP</source>
        <translation>SHARP</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="237"/>
        <source>SHARP on.</source>
        <translation>SHARP an.</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="128"/>
        <source>SHARP version</source>
        <translation>SHARP-Version</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="238"/>
        <source>SYS</source>
        <translation>SYS</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="239"/>
        <source>Sample</source>
        <translation>Stichprobe</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="240"/>
        <source>Scalable unit</source>
        <translation>Ausbaueinheit</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="241"/>
        <source>Scale-up domain</source>
        <translation>Scale-up-Domäne</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="242"/>
        <source>Scale-up domain : fabric</source>
        <translation>Scale-up-Domäne : Netz</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="243"/>
        <source>Scope</source>
        <translation>Umfang</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="244"/>
        <source>Selective</source>
        <translation>Selektiv</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="245"/>
        <source>Separate fabrics, each with one link of every port.</source>
        <translation>Getrennte Netze, jedes mit einer Verbindung jedes Ports.</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="246"/>
        <source>Sequence length</source>
        <translation>Sequenzlänge</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="247"/>
        <source>Sequence parallel</source>
        <translation>Sequenz-parallel</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="130"/>
        <source>Server</source>
        <translation>Server</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="248"/>
        <source>Severities</source>
        <translation>Schweregrade</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="249"/>
        <source>Sharding</source>
        <translation>Sharding</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="131"/>
        <source>Shared experts</source>
        <translation>Gemeinsame Experten</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="250"/>
        <source>Shares with</source>
        <translation>Teilt sich mit</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="132"/>
        <source>Shortest</source>
        <translation>Kürzeste</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="251"/>
        <source>Single switch</source>
        <translation>Einzelner Switch</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="133"/>
        <source>Single-mode</source>
        <translation>Singlemode</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="252"/>
        <source>Site</source>
        <translation>Standort</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="253"/>
        <source>Slot</source>
        <translation>Steckplatz</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="254"/>
        <source>Slots</source>
        <translation>Steckplätze</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="255"/>
        <source>Slurm topology</source>
        <translation>Slurm-Topologie</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="134"/>
        <source>Sources</source>
        <translation>Quellen</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="256"/>
        <source>Spare nodes</source>
        <translation>Reserveknoten</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="257"/>
        <source>Speed</source>
        <translation>Geschwindigkeit</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="258"/>
        <source>Speed of a link</source>
        <translation>Geschwindigkeit einer Verbindung</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="135"/>
        <source>Speeds, with commas between them: ndr200, ndr, 400g.</source>
        <translation>Geschwindigkeiten, mit Kommas dazwischen: ndr200, ndr, 400g.</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="259"/>
        <source>Spine multiple</source>
        <translation>Spine-Vielfaches</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="260"/>
        <source>Spine switch</source>
        <translation>Spine-Switch</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="261"/>
        <source>Spine switches</source>
        <translation>Spine-Switches</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="262"/>
        <source>Spine to core links</source>
        <translation>Verbindungen Spine–Core</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="263"/>
        <source>Spines of a plane are a multiple of it.</source>
        <translation>Die Spines einer Ebene sind ein Vielfaches davon.</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="264"/>
        <source>Splits each expert; 1 where not stated.</source>
        <translation>Teilt jeden Experten; 1, wenn nichts angegeben ist.</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="265"/>
        <source>Splits each layer; belongs inside one NVLink domain.</source>
        <translation>Teilt jede Schicht; gehört in eine einzige NVLink-Domäne.</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="266"/>
        <source>Splits the layers into stages.</source>
        <translation>Teilt die Schichten in Stufen.</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="267"/>
        <source>Splits the sequence.</source>
        <translation>Teilt die Sequenz.</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="136"/>
        <source>Splitter</source>
        <translation>Splitter</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="137"/>
        <source>Standing</source>
        <translation>Verlässlichkeit</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="138"/>
        <source>Stated</source>
        <translation>Angegeben</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="268"/>
        <source>Stated counts are checked, not derived.</source>
        <translation>Angegebene Zahlen werden geprüft, nicht abgeleitet.</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="269"/>
        <source>Statistic</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="270"/>
        <source>Storage</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="139"/>
        <source>Storage NIC</source>
        <translation>Speichernetz-NIC</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="140"/>
        <source>Storage NICs</source>
        <translation>Speichernetz-NICs</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="271"/>
        <source>Storage network</source>
        <translation>Speichernetz</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="141"/>
        <source>Storage port</source>
        <translation>Speichernetz-Port</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="272"/>
        <source>Storage ports</source>
        <translation>Speichernetz-Ports</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="273"/>
        <source>Subnet manager</source>
        <translation>Subnet-Manager</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="142"/>
        <source>Subnet manager up to</source>
        <translation>Subnet-Manager bis</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="274"/>
        <source>Such as 16GiB.</source>
        <translation>Etwa 16GiB.</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="275"/>
        <source>Switch</source>
        <translation>Switch</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="144"/>
        <source>Switches of a box</source>
        <translation>Switches im Gehäuse</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="276"/>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="145"/>
        <source>TFLOPS, dense</source>
        <translation>TFLOPS, dicht</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="277"/>
        <source>Technology</source>
        <translation>Technik</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="278"/>
        <source>Tensor parallel</source>
        <translation>Tensor-parallel</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="279"/>
        <source>Term</source>
        <translation>Laufzeit</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="280"/>
        <source>Test</source>
        <translation>Test</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="146"/>
        <source>That it goes into.</source>
        <translation>In den es gesteckt wird.</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="147"/>
        <source>That it serves at once; 1 where not stated.</source>
        <translation>Die es zugleich bedient; 1, wo nichts angegeben ist.</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="148"/>
        <source>The GPU inside, as the catalog names it.</source>
        <translation>Die GPU darin, wie der Katalog sie nennt.</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="281"/>
        <source>The best of the sweep or its average.</source>
        <translation>Der beste Wert der Messreihe oder ihr Mittel.</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="149"/>
        <source>The box can run one.</source>
        <translation>Das Gerät kann einen betreiben.</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="150"/>
        <source>The box has management software of its own.</source>
        <translation>Das Gerät hat eigene Verwaltungssoftware.</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="151"/>
        <source>The card of the compute network.</source>
        <translation>Die Karte für das Rechennetz.</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="152"/>
        <source>The card of the in-band network.</source>
        <translation>Die Karte für das In-Band-Netz.</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="153"/>
        <source>The card of the storage network.</source>
        <translation>Die Karte für das Speichernetz.</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="282"/>
        <source>The card, as the catalog names it.</source>
        <translation>Die Karte, wie der Katalog sie nennt.</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="283"/>
        <source>The date that the brief carries, YYYY-MM-DD.</source>
        <translation>Das Datum der Unterlage, JJJJ-MM-TT.</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="284"/>
        <source>The fewest H100 servers that hold the fine-tune, on one NDR switch, sharded with ZeRO 3.</source>
        <translation>Die wenigsten H100-Server, die das Fine-Tuning fassen, an einem NDR-Switch, aufgeteilt mit ZeRO 3.</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="285"/>
        <source>The leaf, as the catalog names it.</source>
        <translation>Das Leaf, wie der Katalog es nennt.</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="286"/>
        <source>The network that carries this one&apos;s traffic.</source>
        <translation>Das Netz, das den Verkehr dieses Netzes trägt.</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="154"/>
        <source>The output uses the input&apos;s table.</source>
        <translation>Die Ausgabe verwendet die Tabelle der Eingabe.</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="287"/>
        <source>The request&apos;s own catalog entries.</source>
        <translation>Die eigenen Katalogeinträge der Anfrage.</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="288"/>
        <source>The revision that this one replaces.</source>
        <translation>Die Revision, die diese ersetzt.</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="289"/>
        <source>The same as the leaf where nothing is said.</source>
        <translation>Wie das Leaf, wenn nichts angegeben ist.</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="290"/>
        <source>The same as the spine where nothing is said.</source>
        <translation>Wie das Spine, wenn nichts angegeben ist.</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="291"/>
        <source>The same job inside one server, where it stays on NVLink and needs no fabric.</source>
        <translation>Derselbe Job in einem Server, wo er auf NVLink bleibt und kein Netz braucht.</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="292"/>
        <source>The server or rack, as the catalog names it.</source>
        <translation>Der Server oder das Rack, wie der Katalog es nennt.</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="293"/>
        <source>The slot that each port&apos;s card is in.</source>
        <translation>Der Steckplatz, in dem die Karte jedes Ports sitzt.</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="294"/>
        <source>The speed of one host link in one plane.</source>
        <translation>Die Geschwindigkeit einer Host-Verbindung in einer Ebene.</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="155"/>
        <source>Tied embeddings</source>
        <translation>Geteilte Embeddings</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="295"/>
        <source>Tiers</source>
        <translation>Stufen</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="296"/>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="297"/>
        <source>Topology</source>
        <translation>Topologie</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="298"/>
        <source>Topology drawing</source>
        <translation>Topologiezeichnung</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="299"/>
        <source>Topology for Graphviz</source>
        <translation>Topologie für Graphviz</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="300"/>
        <source>Totals</source>
        <translation>Summen</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="301"/>
        <source>Training</source>
        <translation>Training</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="156"/>
        <source>Transceiver</source>
        <translation>Transceiver</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="302"/>
        <source>Two HGX H100, full fine-tune of 70B</source>
        <translation>Zwei HGX H100, volles Fine-Tuning von 70B</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="303"/>
        <source>Two ports joined to one; RDMA wants them apart.</source>
        <translation>Zwei Ports zu einem zusammengefasst; RDMA braucht sie getrennt.</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="304"/>
        <source>Two where an auxiliary card brings a second x16.</source>
        <translation>Zwei, wenn eine Zusatzkarte ein zweites x16 bringt.</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="305"/>
        <source>U</source>
        <translation>HE</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="306"/>
        <source>UFM</source>
        <translation>UFM</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="307"/>
        <source>Uplinks of the leaves</source>
        <translation>Uplinks der Leafs</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="157"/>
        <source>Used for every token.</source>
        <translation>Für jedes Token verwendet.</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="158"/>
        <source>Used for one token.</source>
        <translation>Für ein Token verwendet.</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="308"/>
        <source>Vendor</source>
        <translation>Hersteller</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="309"/>
        <source>Virtual machine</source>
        <translation>Virtuelle Maschine</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="310"/>
        <source>Virtual machines are single: no job spans two of them.</source>
        <translation>Virtuelle Maschinen stehen einzeln: Kein Job läuft über zwei.</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="311"/>
        <source>Virtual stages</source>
        <translation>Virtuelle Stufen</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="159"/>
        <source>Vocabulary</source>
        <translation>Vokabular</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="160"/>
        <source>W a box, at most</source>
        <translation>W je Gerät, höchstens</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="161"/>
        <source>W an end, at most</source>
        <translation>W je Ende, höchstens</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="162"/>
        <source>W, at most</source>
        <translation>W, höchstens</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="312"/>
        <source>Waivers</source>
        <translation>Ausnahmen</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="313"/>
        <source>Warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="314"/>
        <source>Web page</source>
        <translation>Webseite</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="163"/>
        <source>Weight</source>
        <translation>Gewicht</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="315"/>
        <source>Weights</source>
        <translation>Gewichte</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="164"/>
        <source>What a count of 1 means.</source>
        <translation>Was eine Anzahl von 1 bedeutet.</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="316"/>
        <source>What a rack can be fed and cooled.</source>
        <translation>Was ein Rack an Strom und Kühlung bekommt.</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="165"/>
        <source>What a request states instead of this entry: gpu, gpus, domain, with commas.</source>
        <translation>Was eine Anfrage statt dieses Eintrags angibt: gpu, gpus, domain, mit Kommas.</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="317"/>
        <source>What crosses servers.</source>
        <translation>Was zwischen Servern läuft.</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="166"/>
        <source>What it is.</source>
        <translation>Was es ist.</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="167"/>
        <source>What joins the GPUs of a domain.</source>
        <translation>Was die GPUs einer Domäne verbindet.</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="168"/>
        <source>What requests name the part by: letters, digits and hyphens.</source>
        <translation>Wie Anfragen das Teil nennen: Buchstaben, Ziffern und Bindestriche.</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="318"/>
        <source>What the cluster is called in the brief.</source>
        <translation>Wie der Cluster in der Unterlage heißt.</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="319"/>
        <source>What the finding is about, such as networks/compute.</source>
        <translation>Worum es beim Befund geht, etwa networks/compute.</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="320"/>
        <source>What the jobs talk over between servers.</source>
        <translation>Worüber die Jobs zwischen Servern sprechen.</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="321"/>
        <source>What the nodes are for; compute where nothing is said.</source>
        <translation>Wofür die Knoten da sind; Rechnen, wenn nichts angegeben ist.</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="169"/>
        <source>What the ports speak.</source>
        <translation>Was die Ports sprechen.</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="170"/>
        <source>What to know before ordering, a line each.</source>
        <translation>Was vor der Bestellung zu wissen ist, je eine Zeile.</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="322"/>
        <source>When it has to work.</source>
        <translation>Wann er in Betrieb sein muss.</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="323"/>
        <source>Where the cluster will stand.</source>
        <translation>Wo der Cluster stehen wird.</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="171"/>
        <source>Where the figures come from: documents or their addresses; semicolons between them.</source>
        <translation>Woher die Zahlen kommen: Dokumente oder ihre Adressen, mit Semikolons dazwischen.</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="324"/>
        <source>Whether the site has it.</source>
        <translation>Ob der Standort sie hat.</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="325"/>
        <source>Who answers questions: a mail address or a telephone number.</source>
        <translation>Wer Fragen beantwortet: Mailadresse oder Telefonnummer.</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="326"/>
        <source>Who asks for the cluster.</source>
        <translation>Wer den Cluster anfragt.</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="327"/>
        <source>Who configures and answers for it.</source>
        <translation>Wer es einrichtet und verantwortet.</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="328"/>
        <source>Who wrote this request or quote.</source>
        <translation>Wer diese Anfrage oder dieses Angebot geschrieben hat.</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="329"/>
        <source>Whole units of switches and cables are built.</source>
        <translation>Switches und Kabel werden in ganzen Einheiten gebaut.</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="172"/>
        <source>Width of a head</source>
        <translation>Breite eines Kopfes</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="330"/>
        <source>Wiring list</source>
        <translation>Verkabelungsliste</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="173"/>
        <source>With commas: hdr100, hdr, ndr200, ndr, xdr; not stated where they are not known.</source>
        <translation>Mit Kommas: hdr100, hdr, ndr200, ndr, xdr; keine Angabe, wo sie nicht bekannt sind.</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="331"/>
        <source>With three tiers.</source>
        <translation>Bei drei Stufen.</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="174"/>
        <source>Without sparsity.</source>
        <translation>Ohne Sparsity.</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="332"/>
        <source>Workbook</source>
        <translation>Arbeitsmappe</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="333"/>
        <source>Workload {name}</source>
        <translation>Workload {name}</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="334"/>
        <source>Workloads</source>
        <translation>Workloads</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="335"/>
        <source>Workloads and findings refer to the group by it.</source>
        <translation>Workloads und Befunde nennen die Gruppe bei diesem Namen.</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="336"/>
        <source>Write</source>
        <translation>Schreiben</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="337"/>
        <source>XDR 800</source>
        <translation>XDR 800</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="338"/>
        <source>YYYY-MM-DD.</source>
        <translation>JJJJ-MM-TT.</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="339"/>
        <source>ZeRO 1</source>
        <translation>ZeRO 1</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="340"/>
        <source>ZeRO 2</source>
        <translation>ZeRO 2</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="341"/>
        <source>ZeRO 3</source>
        <translation>ZeRO 3</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="342"/>
        <source>ZeRO stage: what the data-parallel ranks share out.</source>
        <translation>ZeRO-Stufe: was die Daten-parallelen Ränge unter sich aufteilen.</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="175"/>
        <source>a box</source>
        <translation>je Gerät</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="176"/>
        <source>a near end</source>
        <translation>je nahes Ende</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="343"/>
        <source>a node</source>
        <translation>je Knoten</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="344"/>
        <source>a plane</source>
        <translation>je Ebene</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="345"/>
        <source>a port</source>
        <translation>je Port</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="346"/>
        <source>a rack</source>
        <translation>je Rack</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="347"/>
        <source>a replica</source>
        <translation>je Replik</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="348"/>
        <source>a server</source>
        <translation>je Server</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="177"/>
        <source>a server or rack</source>
        <translation>je Server oder Rack</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="178"/>
        <source>a server or tray</source>
        <translation>je Server oder Schub</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="349"/>
        <source>a slot</source>
        <translation>je Steckplatz</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="350"/>
        <source>a stage</source>
        <translation>je Stufe</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="179"/>
        <source>a switch</source>
        <translation>je Switch</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="351"/>
        <source>advice</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="352"/>
        <source>all planes</source>
        <translation>alle Ebenen</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="353"/>
        <source>all_reduce_perf of NVIDIA&apos;s nccl-tests, for one.</source>
        <translation>Etwa all_reduce_perf aus NVIDIAs nccl-tests.</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="354"/>
        <source>auto takes the fewest that carry the nodes.</source>
        <translation>Automatisch: die wenigsten, die die Knoten tragen.</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="355"/>
        <source>bf16 where nothing is said.</source>
        <translation>bf16, wenn nichts angegeben ist.</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="356"/>
        <source>bytes</source>
        <translation>Byte</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="357"/>
        <source>bytes a parameter</source>
        <translation>Byte je Parameter</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="358"/>
        <source>down : up at the leaf</source>
        <translation>ab : auf am Leaf</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="359"/>
        <source>down : up at the spine</source>
        <translation>ab : auf am Spine</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="360"/>
        <source>error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="361"/>
        <source>kW</source>
        <translation>kW</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="180"/>
        <source>kW, at most</source>
        <translation>kW, höchstens</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="181"/>
        <source>kg</source>
        <translation>kg</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="362"/>
        <source>kg/m²</source>
        <translation>kg/m²</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="363"/>
        <source>m</source>
        <translation>m</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="364"/>
        <source>nodes</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <location filename="../../ui/part_texts.h" line="182"/>
        <source>rack units</source>
        <translation>Höheneinheiten</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="365"/>
        <source>ranks</source>
        <translation>Ränge</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="366"/>
        <source>replicas</source>
        <translation>Repliken</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="367"/>
        <source>sequences</source>
        <translation>Sequenzen</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="368"/>
        <source>servers</source>
        <translation>Server</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="369"/>
        <source>servers, or racks</source>
        <translation>Server oder Racks</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="370"/>
        <source>spines</source>
        <translation>Spines</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="371"/>
        <source>stages</source>
        <translation>Stufen</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="372"/>
        <source>tokens</source>
        <translation>Token</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="373"/>
        <source>version</source>
        <translation>Version</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="374"/>
        <source>warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="375"/>
        <source>{part}</source>
        <translation>{part}</translation>
    </message>
</context>
</TS>
