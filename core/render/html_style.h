#pragma once

namespace clusterbrief {

/// The look of the brief as a page: light and dark by the reader's preference, light on paper.
inline constexpr const char* kHtmlStyle = R"css(
:root { --page: #f3f5f8; --panel: #ffffff; --line: #dde2ea; --text: #1f2633; --dimmed: #5f687b;
  --accent: #2459c4; --error: #c8322b; --warning: #8a5800; --advice: #2459c4; --fine: #1a7f4e; }
@media screen and (prefers-color-scheme: dark) {
  :root { --page: #1b1f27; --panel: #222732; --line: #363e4d; --text: #e3e7ee; --dimmed: #a6aec0;
    --accent: #6ea0ff; --error: #ff7b72; --warning: #e3b341; --advice: #79b8ff; --fine: #56c98d; } }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 40px 48px; max-width: 1000px; background: var(--panel);
  color: var(--text); font: 15px/1.45 Inter, system-ui, -apple-system, "Segoe UI", Roboto,
  "Helvetica Neue", Arial, sans-serif; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
html { background: var(--page); }
.banner { display: flex; justify-content: space-between; gap: 16px; margin: 0 0 24px;
  padding-bottom: 10px; border-bottom: 2px solid var(--text); color: var(--dimmed); font-size: 13px; }
.ready { color: var(--fine); } .draft { color: var(--error); }
h1 { margin: 0 0 8px; font-size: 30px; line-height: 1.2; letter-spacing: -0.01em; }
h2 { margin: 36px 0 12px; font-size: 18px; break-after: avoid; }
h3 { margin: 0 0 4px; font-size: 14px; break-after: avoid; }
p { margin: 8px 0; } .summary { color: var(--dimmed); font-size: 16px; }
.dimmed, figcaption, footer { color: var(--dimmed); }
code { font: 0.92em ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace; }
a { color: var(--accent); }
ul { margin: 8px 0; padding-left: 20px; } li { margin: 4px 0; }
.headline { display: grid; grid-template-columns: repeat(auto-fit, minmax(150px, 1fr)); gap: 16px;
  margin: 20px 0; padding: 0; list-style: none; }
.headline li { margin: 0; padding-top: 8px; border-top: 3px solid var(--accent); }
.headline strong { display: block; font-size: 26px; line-height: 1.3; }
.headline span { color: var(--dimmed); font-size: 13px; }
nav ul { columns: 3 180px; margin: 20px 0; padding: 0; list-style: none; font-size: 13px; }
nav li { margin: 0; padding: 2px 0; } nav a { text-decoration: none; } nav a:hover { text-decoration: underline; }
table.dense { font-size: 12px; } table.dense th, table.dense td { padding: 2px 8px 2px 0; }
.wide { overflow-x: auto; margin: 12px 0; }
table { width: 100%; border-collapse: collapse; font-size: 14px; overflow-wrap: break-word; }
th { color: var(--dimmed); font-size: 13px; font-weight: 600; text-align: left; vertical-align: bottom; }
th, td { padding: 7px 12px 7px 0; border-bottom: 1px solid var(--line); }
th:last-child, td:last-child { padding-right: 0; }
td { vertical-align: top; } .right { text-align: right; } td.right { white-space: nowrap; }
th.right, td.right { padding-right: 20px; } th.right:last-child, td.right:last-child { padding-right: 0; }
tr { break-inside: avoid; } thead { display: table-header-group; }
dl { display: grid; grid-template-columns: minmax(120px, max-content) 1fr; gap: 4px 20px;
  margin: 12px 0; font-size: 14px; }
dt { color: var(--dimmed); } dd { margin: 0; }
figure { margin: 16px 0; break-inside: avoid; } figure svg { width: 100%; height: auto; }
figcaption { margin-top: 8px; font-size: 13px; }
.callout { margin: 12px 0; padding: 10px 14px; border: 1px solid var(--line);
  border-left: 4px solid var(--advice); border-radius: 6px; break-inside: avoid; }
.callout h3 { color: var(--advice); } .callout dl { margin-bottom: 0; }
.callout.error { border-left-color: var(--error); } .callout.error h3 { color: var(--error); }
.callout.warning { border-left-color: var(--warning); } .callout.warning h3 { color: var(--warning); }
footer { display: flex; justify-content: space-between; gap: 16px; margin-top: 40px;
  padding-top: 10px; border-top: 1px solid var(--line); font-size: 13px; }
@media (max-width: 640px) { body { padding: 20px 16px; } dl { grid-template-columns: 1fr; gap: 0; }
  dd { margin-bottom: 8px; } .banner, footer { flex-wrap: wrap; } .wide table { min-width: 560px; } }
@media print { body { max-width: none; padding: 0; font-size: 10.5pt; } table, dl { font-size: 9.5pt; }
  .headline { grid-template-columns: repeat(auto-fit, minmax(110px, 1fr)); }
  html, body { background: none; } .wide { overflow: visible; } table { overflow-wrap: anywhere; } }
)css";

} // namespace clusterbrief
