#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

/// The request's closed vocabularies. The spelling beside each enum is what files carry.
namespace clusterbrief {

template<class E>
struct ChoiceTexts;

#define CLUSTERBRIEF_CHOICES(Enum, ...)                                                            \
    template<>                                                                                     \
    struct ChoiceTexts<Enum> {                                                                     \
        static constexpr std::string_view list[] = {__VA_ARGS__};                                  \
    }

enum class Audience { Request, Quote };
CLUSTERBRIEF_CHOICES(Audience, "request", "quote");

enum class Delivery { BareMetal, VirtualMachine };
CLUSTERBRIEF_CHOICES(Delivery, "bare-metal", "virtual-machine");

enum class Role { Compute, Storage, Management };
CLUSTERBRIEF_CHOICES(Role, "compute", "storage", "management");

/// How NIC and GPU meet, as `nvidia-smi topo -m` prints it, best first.
enum class PciePath { Pix, Pxb, Phb, Node, Sys };
CLUSTERBRIEF_CHOICES(PciePath, "pix", "pxb", "phb", "node", "sys");

enum class WorkloadKind { Training, Inference };
CLUSTERBRIEF_CHOICES(WorkloadKind, "training", "inference");

enum class Sharding { None, Zero1, Zero2, Zero3 };
CLUSTERBRIEF_CHOICES(Sharding, "none", "zero1", "zero2", "zero3");

enum class Precision { Bf16, Fp16, Fp8, Fp4 };
CLUSTERBRIEF_CHOICES(Precision, "bf16", "fp16", "fp8", "fp4");

enum class Recompute { None, Selective, Full };
CLUSTERBRIEF_CHOICES(Recompute, "none", "selective", "full");

enum class Technology { InfiniBand, Roce, Ethernet };
CLUSTERBRIEF_CHOICES(Technology, "infiniband", "roce", "ethernet");

/// The speed class of one host link in one plane; also the keys of a switch's port counts.
enum class Generation { Hdr100, Hdr, Ndr200, Ndr, Xdr, G1, G10, G25, G100, G200, G400, G800 };
CLUSTERBRIEF_CHOICES(Generation, "hdr100", "hdr", "ndr200", "ndr", "xdr", "1g", "10g", "25g",
    "100g", "200g", "400g", "800g");

enum class Topology { RailAligned, NodeAligned, SingleSwitch, LeafPair };
CLUSTERBRIEF_CHOICES(Topology, "rail-aligned", "node-aligned", "single-switch", "leaf-pair");

enum class Tiers { Auto, One, Two, Three };
CLUSTERBRIEF_CHOICES(Tiers, "auto", "1", "2", "3");

enum class SubnetManager { Switch, Ufm, Host };
CLUSTERBRIEF_CHOICES(SubnetManager, "switch", "ufm", "host");

enum class Lossless { PfcEcn, Pfc, Ecn, Vendor, None };
CLUSTERBRIEF_CHOICES(Lossless, "pfc-ecn", "pfc", "ecn", "vendor", "none");

enum class Scope { EveryNode, EveryPair, Sample };
CLUSTERBRIEF_CHOICES(Scope, "every-node", "every-pair", "sample");

enum class Statistic { Peak, Average };
CLUSTERBRIEF_CHOICES(Statistic, "peak", "average");

/// What a request says of a rule: its own severity, or that it does not run.
enum class SeverityChoice { Off, Advice, Warning, Error };
CLUSTERBRIEF_CHOICES(SeverityChoice, "off", "advice", "warning", "error");

enum class NetworkKind { Compute, Storage, InBand, OutOfBand };
CLUSTERBRIEF_CHOICES(NetworkKind, "compute", "storage", "in_band", "out_of_band");

#undef CLUSTERBRIEF_CHOICES

template<class E>
[[nodiscard]] constexpr std::string_view textOf(E choice)
{
    return ChoiceTexts<E>::list[static_cast<std::size_t>(choice)];
}

template<class E>
[[nodiscard]] constexpr std::optional<E> choiceOf(std::string_view text)
{
    for (std::size_t i = 0; i < std::size(ChoiceTexts<E>::list); ++i) {
        if (ChoiceTexts<E>::list[i] == text) {
            return static_cast<E>(i);
        }
    }
    return std::nullopt;
}

inline constexpr std::array kNetworkKinds{
    NetworkKind::Compute, NetworkKind::Storage, NetworkKind::InBand, NetworkKind::OutOfBand};

} // namespace clusterbrief
