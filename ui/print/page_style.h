#pragma once

#include "core/check/finding.h"

#include <QtGui/QColor>
#include <QtGui/QFont>

/// Colours and sizes of the printed brief.
///
/// Units: points.
namespace clusterbrief::style {

inline constexpr QRgb kPaper = 0xffffffff;
inline constexpr QRgb kText = 0xff1f2633;
inline constexpr QRgb kDimmed = 0xff5f687b;
inline constexpr QRgb kRule = 0xffdde2ea;
inline constexpr QRgb kField = 0xfff3f5f8;
inline constexpr QRgb kAccent = 0xff2459c4;
inline constexpr QRgb kError = 0xffc8322b;
inline constexpr QRgb kWarning = 0xff8a5800;
inline constexpr QRgb kFine = 0xff1a7f4e;

[[nodiscard]] constexpr QRgb colorOf(Severity severity)
{
    return severity == Severity::Error  ? kError
        : severity == Severity::Warning ? kWarning
                                        : kAccent;
}

struct TextStyle {
    double size = 9.2;
    double leading = 13.4; ///< From baseline to baseline.
    QFont::Weight weight = QFont::Normal;
    QRgb color = kText;
};

inline constexpr TextStyle kBody{};
inline constexpr TextStyle kSmall{8.4, 12.2, QFont::Normal, kDimmed};
inline constexpr TextStyle kDense{7.6, 10.2, QFont::Normal, kText};
inline constexpr TextStyle kTitle{20, 25, QFont::DemiBold, kText};
inline constexpr TextStyle kSummary{10.2, 15, QFont::Normal, 0xff4a5366};
inline constexpr TextStyle kNumber{16, 21, QFont::DemiBold, kText};
inline constexpr TextStyle kNumberLabel{8.4, 12.2, QFont::Normal, kDimmed};
inline constexpr TextStyle kSection{11.6, 16, QFont::DemiBold, kText};
inline constexpr TextStyle kHeadCell{8.4, 13.4, QFont::Medium, kDimmed};
inline constexpr TextStyle kKey{9.2, 13.4, QFont::Normal, kDimmed};
inline constexpr TextStyle kCaption{8.2, 12, QFont::Normal, kDimmed};
inline constexpr TextStyle kFrame{8.2, 12, QFont::Normal, kDimmed};

inline constexpr double kSideMargin = 45;
inline constexpr double kHeaderTop = 38;
inline constexpr double kHeaderRule = 57;
inline constexpr double kBodyTop = 76;
inline constexpr double kBodyBottomMargin = 54; ///< From the foot of the sheet.
inline constexpr double kFooterTop = 40;        ///< The same.

} // namespace clusterbrief::style
