<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE">
<context>
    <name>FieldValue</name>
    <message>
        <location filename="../../ui/text.cpp" line="52"/>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <location filename="../../ui/text.cpp" line="53"/>
        <source>no</source>
        <translation>nein</translation>
    </message>
</context>
<context>
    <name>FileContent</name>
    <message>
        <location filename="../../ui/store/file_content.cpp" line="34"/>
        <source>is a folder, not a file</source>
        <translation>ist ein Ordner, keine Datei</translation>
    </message>
    <message>
        <location filename="../../ui/store/file_content.cpp" line="38"/>
        <source>is a device or a pipe, not a file</source>
        <translation>ist ein Gerät oder eine Pipe, keine Datei</translation>
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
        <location filename="../../ui/panels/finding_dialogs.cpp" line="36"/>
        <source>not stated</source>
        <translation>keine Angabe</translation>
    </message>
    <message>
        <location filename="../../ui/panels/finding_dialogs.cpp" line="81"/>
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
    <name>Phrases</name>
    <message>
        <location filename="../../ui/phrases.cpp" line="269"/>
        <source> and </source>
        <translation> und </translation>
    </message>
    <message>
        <location filename="../../ui/phrases.cpp" line="270"/>
        <source> or </source>
        <translation> oder </translation>
    </message>
    <message>
        <location filename="../../ui/phrases.cpp" line="271"/>
        <source>; and </source>
        <translation>; und </translation>
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
        <location filename="../../ui/panels/finding_dialogs.cpp" line="52"/>
        <source>%1 or %2</source>
        <translation>%1 oder %2</translation>
    </message>
    <message>
        <location filename="../../ui/panels/finding_dialogs.cpp" line="95"/>
        <location filename="../../ui/panels/finding_dialogs.cpp" line="119"/>
        <source>Apply Fix</source>
        <translation>Abhilfe anwenden</translation>
    </message>
    <message>
        <location filename="../../ui/panels/finding_dialogs.cpp" line="108"/>
        <source>Apply</source>
        <translation>Anwenden</translation>
    </message>
    <message>
        <location filename="../../ui/panels/finding_dialogs.cpp" line="127"/>
        <source>Waive Finding</source>
        <translation>Befund ausnehmen</translation>
    </message>
    <message>
        <location filename="../../ui/panels/finding_dialogs.cpp" line="136"/>
        <source>Why this is accepted; the brief prints it</source>
        <translation>Steht so in der Unterlage</translation>
    </message>
    <message>
        <location filename="../../ui/panels/finding_dialogs.cpp" line="139"/>
        <source>&amp;Reason</source>
        <translation>&amp;Begründung</translation>
    </message>
    <message>
        <location filename="../../ui/panels/finding_dialogs.cpp" line="140"/>
        <source>&amp;Accepted by</source>
        <translation>&amp;Genehmigt von</translation>
    </message>
    <message>
        <location filename="../../ui/panels/finding_dialogs.cpp" line="144"/>
        <source>Waive</source>
        <translation>Ausnehmen</translation>
    </message>
    <message>
        <location filename="../../ui/panels/finding_dialogs.cpp" line="161"/>
        <source>Waive %1</source>
        <translation>%1 ausnehmen</translation>
    </message>
    <message>
        <location filename="../../ui/panels/finding_dialogs.cpp" line="172"/>
        <source>Rule %1</source>
        <translation>Prüfregel %1</translation>
    </message>
    <message>
        <location filename="../../ui/panels/finding_dialogs.cpp" line="182"/>
        <source>%1, %2 where nothing else is said</source>
        <translation>%1, %2, wenn nichts anderes angegeben ist</translation>
    </message>
    <message>
        <location filename="../../ui/panels/finding_dialogs.cpp" line="186"/>
        <source>Why it matters</source>
        <translation>Warum das wichtig ist</translation>
    </message>
    <message>
        <location filename="../../ui/panels/finding_dialogs.cpp" line="187"/>
        <source>When it fires</source>
        <translation>Wann sie anschlägt</translation>
    </message>
    <message>
        <location filename="../../ui/panels/finding_dialogs.cpp" line="187"/>
        <source>What to do</source>
        <translation>Was zu tun ist</translation>
    </message>
    <message>
        <location filename="../../ui/panels/finding_dialogs.cpp" line="188"/>
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
        <translation>Die Läufe, die vor der Übernahme des Clusters erfolgreich sein müssen.</translation>
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
        <location filename="../../ui/diagram/topology_drawing.cpp" line="72"/>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <location filename="../../ui/diagram/topology_drawing.cpp" line="47"/>
        <source>1 link</source>
        <translation>1 Verbindung</translation>
    </message>
    <message>
        <location filename="../../ui/diagram/topology_drawing.cpp" line="47"/>
        <source>%1 links</source>
        <translation>%1 Verbindungen</translation>
    </message>
    <message>
        <location filename="../../ui/diagram/topology_drawing.cpp" line="55"/>
        <source>%1 up</source>
        <translation>%1 auf</translation>
    </message>
    <message>
        <location filename="../../ui/diagram/topology_drawing.cpp" line="58"/>
        <source>%1, %2 a node</source>
        <translation>%1, %2 je Knoten</translation>
    </message>
    <message>
        <location filename="../../ui/diagram/topology_drawing.cpp" line="64"/>
        <source>%1 ports down</source>
        <translation>%1 Ports ab</translation>
    </message>
    <message>
        <location filename="../../ui/diagram/topology_drawing.cpp" line="65"/>
        <source>%1 ports down, %2 up</source>
        <translation>%1 Ports ab, %2 auf</translation>
    </message>
    <message>
        <location filename="../../ui/diagram/topology_drawing.cpp" line="70"/>
        <source>1 switch</source>
        <translation>1 Switch</translation>
    </message>
    <message>
        <location filename="../../ui/diagram/topology_drawing.cpp" line="71"/>
        <source>%1 switches</source>
        <translation>%1 Switches</translation>
    </message>
    <message>
        <location filename="../../ui/diagram/topology_drawing.cpp" line="73"/>
        <source>%1: %2 in each of %3 planes</source>
        <translation>%1: %2 in jeder von %3 Ebenen</translation>
    </message>
    <message>
        <location filename="../../ui/diagram/topology_drawing.cpp" line="78"/>
        <source>%1 a switch</source>
        <translation>%1 je Switch</translation>
    </message>
    <message>
        <location filename="../../ui/diagram/topology_drawing.cpp" line="80"/>
        <source>%1 a switch when full</source>
        <translation>%1 je Switch bei Vollausbau</translation>
    </message>
    <message>
        <location filename="../../ui/diagram/topology_drawing.cpp" line="84"/>
        <source>%1 down in all</source>
        <translation>%1 ab insgesamt</translation>
    </message>
    <message>
        <location filename="../../ui/diagram/topology_drawing.cpp" line="85"/>
        <source>%1 down, %2 up in all</source>
        <translation>%1 ab, %2 auf insgesamt</translation>
    </message>
    <message>
        <location filename="../../ui/diagram/topology_drawing.cpp" line="92"/>
        <source>%1, %2 to %3</source>
        <translation>%1, %2 zu %3</translation>
    </message>
    <message>
        <location filename="../../ui/diagram/topology_drawing.cpp" line="135"/>
        <source>Compute fabric</source>
        <translation>Rechennetz</translation>
    </message>
    <message>
        <location filename="../../ui/diagram/topology_drawing.cpp" line="137"/>
        <source>Storage network</source>
        <translation>Speichernetz</translation>
    </message>
    <message>
        <location filename="../../ui/diagram/topology_drawing.cpp" line="139"/>
        <source>In-band management</source>
        <translation>In-Band-Verwaltung</translation>
    </message>
    <message>
        <location filename="../../ui/diagram/topology_drawing.cpp" line="143"/>
        <source>Out-of-band management</source>
        <translation>Out-of-Band-Verwaltung</translation>
    </message>
    <message>
        <location filename="../../ui/diagram/topology_drawing.cpp" line="189"/>
        <source>%1: not asked for.</source>
        <translation>%1: nicht angefragt.</translation>
    </message>
    <message>
        <location filename="../../ui/diagram/topology_drawing.cpp" line="192"/>
        <source>%1: the switches of another network carry it.</source>
        <translation>%1: läuft über die Switches eines anderen Netzes.</translation>
    </message>
    <message>
        <location filename="../../ui/diagram/topology_drawing.cpp" line="199"/>
        <source>%1: no switches yet.</source>
        <translation>%1: noch keine Switches.</translation>
    </message>
</context>
<context>
    <name>UntakenTexts</name>
    <message>
        <location filename="../../ui/window/untaken.cpp" line="68"/>
        <source>%1 of %2 is empty</source>
        <translation>%1 von %2 ist leer</translation>
    </message>
    <message>
        <location filename="../../ui/window/untaken.cpp" line="69"/>
        <source>%1 of %2 shows “%3”</source>
        <translation>%1 von %2 zeigt „%3“</translation>
    </message>
    <message>
        <location filename="../../ui/window/untaken.cpp" line="72"/>
        <source>%1, which is not taken; it is used as not stated.</source>
        <translation>%1; das wird nicht übernommen, es gilt: keine Angabe.</translation>
    </message>
    <message>
        <location filename="../../ui/window/untaken.cpp" line="73"/>
        <source>%1, which is not taken; %2 is used.</source>
        <translation>%1; das wird nicht übernommen, es gilt %2.</translation>
    </message>
    <message>
        <location filename="../../ui/window/untaken.cpp" line="76"/>
        <source>%1 So in %2 more fields.</source>
        <translation>%1 So auch in %2 weiteren Feldern.</translation>
    </message>
</context>
<context>
    <name>clusterbrief::ui::CompareDialog</name>
    <message>
        <location filename="../../ui/compare/compare_dialog.cpp" line="50"/>
        <source>… and %1 more</source>
        <translation>… und %1 weitere</translation>
    </message>
    <message>
        <location filename="../../ui/compare/compare_dialog.cpp" line="52"/>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <location filename="../../ui/compare/compare_dialog.cpp" line="53"/>
        <source>%1 could not be read.</source>
        <translation>%1 konnte nicht gelesen werden.</translation>
    </message>
    <message>
        <location filename="../../ui/compare/compare_dialog.cpp" line="80"/>
        <source>Compare With %1</source>
        <translation>Vergleich: %1</translation>
    </message>
    <message>
        <location filename="../../ui/compare/compare_dialog.cpp" line="94"/>
        <source>Details of the difference</source>
        <translation>Einzelheiten des Unterschieds</translation>
    </message>
    <message>
        <location filename="../../ui/compare/compare_dialog.cpp" line="108"/>
        <source>Differences</source>
        <translation>Unterschiede</translation>
    </message>
    <message>
        <location filename="../../ui/compare/compare_dialog.cpp" line="109"/>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <location filename="../../ui/compare/compare_dialog.cpp" line="109"/>
        <source>This request</source>
        <translation>Diese Anfrage</translation>
    </message>
    <message>
        <location filename="../../ui/compare/compare_dialog.cpp" line="129"/>
        <source>&amp;Take Left Value</source>
        <translation>Linken &amp;Wert übernehmen</translation>
    </message>
    <message>
        <location filename="../../ui/compare/compare_dialog.cpp" line="131"/>
        <source>Sets the field of this request to the value at the left; can be undone</source>
        <translation>Setzt das Feld dieser Anfrage auf den linken Wert; lässt sich rückgängig machen</translation>
    </message>
    <message>
        <location filename="../../ui/compare/compare_dialog.cpp" line="136"/>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <location filename="../../ui/compare/compare_dialog.cpp" line="137"/>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <location filename="../../ui/compare/compare_dialog.cpp" line="237"/>
        <source>Take Left Value of %1</source>
        <translation>Linken Wert von %1 übernehmen</translation>
    </message>
    <message>
        <location filename="../../ui/compare/compare_dialog.cpp" line="257"/>
        <source>Compare With</source>
        <translation>Vergleichen mit</translation>
    </message>
    <message>
        <location filename="../../ui/compare/compare_dialog.cpp" line="259"/>
        <source>Requests (*.cluster.yaml *.cluster.json *.yaml *.yml *.json);;All files (*)</source>
        <translation>Anfragen (*.cluster.yaml *.cluster.json *.yaml *.yml *.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <location filename="../../ui/compare/compare_dialog.cpp" line="275"/>
        <source>First State</source>
        <translation>Erster Stand</translation>
    </message>
    <message>
        <location filename="../../ui/compare/compare_dialog.cpp" line="276"/>
        <source>Last Save</source>
        <translation>Letzter gespeicherter Stand</translation>
    </message>
    <message>
        <location filename="../../ui/compare/comparison_rows.cpp" line="19"/>
        <source>not stated</source>
        <translation>keine Angabe</translation>
    </message>
    <message>
        <location filename="../../ui/compare/comparison_rows.cpp" line="22"/>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <location filename="../../ui/compare/comparison_rows.cpp" line="22"/>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <location filename="../../ui/compare/comparison_rows.cpp" line="37"/>
        <source>not known</source>
        <translation>nicht bekannt</translation>
    </message>
    <message>
        <location filename="../../ui/compare/comparison_rows.cpp" line="51"/>
        <source>Left: %1</source>
        <translation>Links: %1</translation>
    </message>
    <message>
        <location filename="../../ui/compare/comparison_rows.cpp" line="52"/>
        <source>Right: %1</source>
        <translation>Rechts: %1</translation>
    </message>
    <message>
        <location filename="../../ui/compare/comparison_rows.cpp" line="63"/>
        <location filename="../../ui/compare/comparison_rows.cpp" line="94"/>
        <source>, %1</source>
        <translation>, %1</translation>
    </message>
    <message>
        <location filename="../../ui/compare/comparison_rows.cpp" line="69"/>
        <location filename="../../ui/compare/comparison_rows.cpp" line="74"/>
        <source>not there</source>
        <translation>nicht da</translation>
    </message>
    <message>
        <location filename="../../ui/compare/comparison_rows.cpp" line="70"/>
        <source>%1 is only right.</source>
        <translation>%1 gibt es nur rechts.</translation>
    </message>
    <message>
        <location filename="../../ui/compare/comparison_rows.cpp" line="75"/>
        <source>%1 is only left.</source>
        <translation>%1 gibt es nur links.</translation>
    </message>
    <message>
        <location filename="../../ui/compare/comparison_rows.cpp" line="80"/>
        <source>%1, in another order</source>
        <translation>%1, in anderer Reihenfolge</translation>
    </message>
    <message>
        <location filename="../../ui/compare/comparison_rows.cpp" line="92"/>
        <location filename="../../ui/compare/comparison_rows.cpp" line="123"/>
        <source>%1 › %2</source>
        <translation>%1 › %2</translation>
    </message>
    <message>
        <location filename="../../ui/compare/comparison_rows.cpp" line="100"/>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <location filename="../../ui/compare/comparison_rows.cpp" line="103"/>
        <source>A quote is made from it.</source>
        <translation>Das Angebot hängt davon ab.</translation>
    </message>
    <message>
        <location filename="../../ui/compare/comparison_rows.cpp" line="104"/>
        <source>A quote is not made from it.</source>
        <translation>Das Angebot hängt nicht davon ab.</translation>
    </message>
    <message>
        <location filename="../../ui/compare/comparison_rows.cpp" line="111"/>
        <source>none</source>
        <translation>keiner</translation>
    </message>
    <message>
        <location filename="../../ui/compare/comparison_rows.cpp" line="114"/>
        <source>%1, waived</source>
        <translation>%1, ausgenommen</translation>
    </message>
    <message>
        <location filename="../../ui/compare/comparison_rows.cpp" line="130"/>
        <source>Only right: %1</source>
        <translation>Nur rechts: %1</translation>
    </message>
    <message>
        <location filename="../../ui/compare/comparison_rows.cpp" line="132"/>
        <source>Only left: %1</source>
        <translation>Nur links: %1</translation>
    </message>
    <message>
        <location filename="../../ui/compare/comparison_rows.cpp" line="135"/>
        <location filename="../../ui/compare/comparison_rows.cpp" line="136"/>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <location filename="../../ui/compare/comparison_rows.cpp" line="144"/>
        <source>not waived</source>
        <translation>nicht ausgenommen</translation>
    </message>
    <message>
        <location filename="../../ui/compare/comparison_rows.cpp" line="152"/>
        <source>waived without a reason</source>
        <translation>ausgenommen ohne Begründung</translation>
    </message>
    <message>
        <location filename="../../ui/compare/comparison_rows.cpp" line="160"/>
        <source>Waiver › %1 › %2</source>
        <translation>Ausnahme › %1 › %2</translation>
    </message>
    <message>
        <location filename="../../ui/compare/comparison_rows.cpp" line="209"/>
        <source>Fields: %1</source>
        <translation>Felder: %1</translation>
    </message>
    <message>
        <location filename="../../ui/compare/comparison_rows.cpp" line="209"/>
        <source>Fields: none differs</source>
        <translation>Felder: keine Unterschiede</translation>
    </message>
    <message>
        <location filename="../../ui/compare/comparison_rows.cpp" line="211"/>
        <source>Counts: %1</source>
        <translation>Zahlen: %1</translation>
    </message>
    <message>
        <location filename="../../ui/compare/comparison_rows.cpp" line="211"/>
        <source>Counts: none differs</source>
        <translation>Zahlen: keine Unterschiede</translation>
    </message>
    <message>
        <location filename="../../ui/compare/comparison_rows.cpp" line="213"/>
        <source>Findings: %1</source>
        <translation>Befunde: %1</translation>
    </message>
    <message>
        <location filename="../../ui/compare/comparison_rows.cpp" line="213"/>
        <source>Findings: none differs</source>
        <translation>Befunde: keine Unterschiede</translation>
    </message>
</context>
<context>
    <name>clusterbrief::ui::DocumentStore</name>
    <message>
        <location filename="../../ui/store/document_store.cpp" line="157"/>
        <source>Copy Own Parts Into the Request</source>
        <translation>Eigene Teile in die Anfrage übernehmen</translation>
    </message>
    <message>
        <location filename="../../ui/store/document_store.cpp" line="253"/>
        <source>Change %1</source>
        <translation>%1 ändern</translation>
    </message>
    <message>
        <location filename="../../ui/store/document_store.cpp" line="342"/>
        <source>Reload From Disk</source>
        <translation>Neu laden</translation>
    </message>
    <message>
        <location filename="../../ui/store/document_store.cpp" line="371"/>
        <source>Recover Unsaved Changes</source>
        <translation>Ungespeicherte Änderungen wiederherstellen</translation>
    </message>
</context>
<context>
    <name>clusterbrief::ui::ExportDialog</name>
    <message>
        <location filename="../../ui/preview/export_dialog.cpp" line="66"/>
        <source>&amp;With the list of all links as an appendix</source>
        <translation>&amp;Mit der Liste aller Verbindungen als Anhang</translation>
    </message>
    <message>
        <location filename="../../ui/preview/export_dialog.cpp" line="70"/>
        <source>Export Brief</source>
        <translation>Unterlage exportieren</translation>
    </message>
    <message>
        <location filename="../../ui/preview/export_dialog.cpp" line="79"/>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <location filename="../../ui/preview/export_dialog.cpp" line="84"/>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <location filename="../../ui/preview/export_dialog.cpp" line="104"/>
        <source>As the request states</source>
        <translation>Wie in der Anfrage angegeben</translation>
    </message>
    <message>
        <location filename="../../ui/preview/export_dialog.cpp" line="104"/>
        <source>A supplier (request)</source>
        <translation>Lieferanten (Anfrage)</translation>
    </message>
    <message>
        <location filename="../../ui/preview/export_dialog.cpp" line="104"/>
        <source>A customer (quote)</source>
        <translation>Kunden (Angebot)</translation>
    </message>
    <message>
        <location filename="../../ui/preview/export_dialog.cpp" line="105"/>
        <source>Full</source>
        <translation>Voll</translation>
    </message>
    <message>
        <location filename="../../ui/preview/export_dialog.cpp" line="105"/>
        <source>Summary</source>
        <translation>Überblick</translation>
    </message>
    <message>
        <location filename="../../ui/preview/export_dialog.cpp" line="106"/>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <location filename="../../ui/preview/export_dialog.cpp" line="106"/>
        <source>Letter</source>
        <translation>Letter</translation>
    </message>
    <message>
        <location filename="../../ui/preview/export_dialog.cpp" line="108"/>
        <source>an earlier revision, to list what has changed</source>
        <translation>frühere Revision, für die Änderungen</translation>
    </message>
    <message>
        <location filename="../../ui/preview/export_dialog.cpp" line="111"/>
        <source>&amp;File, without ending</source>
        <translation>&amp;Datei, ohne Endung</translation>
    </message>
    <message>
        <location filename="../../ui/preview/export_dialog.cpp" line="114"/>
        <source>F&amp;or</source>
        <translation>&amp;Für</translation>
    </message>
    <message>
        <location filename="../../ui/preview/export_dialog.cpp" line="115"/>
        <source>&amp;Detail</source>
        <translation>&amp;Umfang</translation>
    </message>
    <message>
        <location filename="../../ui/preview/export_dialog.cpp" line="116"/>
        <source>&amp;Paper of the PDF</source>
        <translation>&amp;Papier der PDF-Datei</translation>
    </message>
    <message>
        <location filename="../../ui/preview/export_dialog.cpp" line="117"/>
        <source>&amp;Changes since</source>
        <translation>&amp;Änderungen seit</translation>
    </message>
    <message>
        <location filename="../../ui/preview/export_dialog.cpp" line="126"/>
        <source>Choose…</source>
        <translation>Auswählen…</translation>
    </message>
    <message>
        <location filename="../../ui/preview/export_dialog.cpp" line="159"/>
        <source>Export To</source>
        <translation>Exportieren nach</translation>
    </message>
    <message>
        <location filename="../../ui/preview/export_dialog.cpp" line="167"/>
        <source>Changes Since</source>
        <translation>Änderungen seit</translation>
    </message>
    <message>
        <location filename="../../ui/preview/export_dialog.cpp" line="169"/>
        <source>Requests (*.cluster.yaml *.cluster.json *.brief.json *.yaml *.yml *.json);;All files (*)</source>
        <translation>Anfragen (*.cluster.yaml *.cluster.json *.brief.json *.yaml *.yml *.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <location filename="../../ui/preview/export_dialog.cpp" line="194"/>
        <source>%1. The brief is marked DRAFT while errors remain.</source>
        <translation>%1. Die Unterlage trägt den Vermerk DRAFT (Entwurf), solange Fehler bestehen.</translation>
    </message>
    <message>
        <location filename="../../ui/preview/export_dialog.cpp" line="232"/>
        <source>Making .%1, %2 of %3</source>
        <translation>.%1 wird erzeugt, %2 von %3</translation>
    </message>
    <message>
        <location filename="../../ui/preview/export_dialog.cpp" line="233"/>
        <source>Writing the files</source>
        <translation>Dateien werden geschrieben</translation>
    </message>
    <message>
        <location filename="../../ui/preview/export_dialog.cpp" line="261"/>
        <source>A file was not written.</source>
        <translation>Eine Datei wurde nicht geschrieben.</translation>
    </message>
    <message>
        <location filename="../../ui/preview/export_dialog.cpp" line="261"/>
        <source>Some files were not written.</source>
        <translation>Einige Dateien wurden nicht geschrieben.</translation>
    </message>
    <message>
        <location filename="../../ui/preview/export_dialog.cpp" line="264"/>
        <source>%1

Choose another place, or leave out what cannot be made.</source>
        <translation>%1

Wählen Sie einen anderen Ort, oder lassen Sie weg, was sich nicht erzeugen lässt.</translation>
    </message>
    <message>
        <location filename="../../ui/preview/export_dialog.cpp" line="277"/>
        <source>Cancelled. Every file is as it was.</source>
        <translation>Abgebrochen. Alle Dateien sind unverändert.</translation>
    </message>
    <message>
        <location filename="../../ui/preview/export_dialog.cpp" line="283"/>
        <source>Replace %1?</source>
        <translation>%1 ersetzen?</translation>
    </message>
    <message>
        <location filename="../../ui/preview/export_dialog.cpp" line="285"/>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
</context>
<context>
    <name>clusterbrief::ui::ExportJob</name>
    <message>
        <location filename="../../ui/preview/export_job.cpp" line="70"/>
        <location filename="../../ui/preview/export_job.cpp" line="78"/>
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
        <location filename="../../ui/forms/field_row.cpp" line="184"/>
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
        <translation>Meine Fassung behalten</translation>
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
        <location filename="../../ui/panels/findings_panel.cpp" line="97"/>
        <source>1 error</source>
        <translation>1 Fehler</translation>
    </message>
    <message>
        <location filename="../../ui/panels/findings_panel.cpp" line="98"/>
        <source>%1 errors</source>
        <translation>%1 Fehler</translation>
    </message>
    <message>
        <location filename="../../ui/panels/findings_panel.cpp" line="100"/>
        <source>1 warning</source>
        <translation>1 Warnung</translation>
    </message>
    <message>
        <location filename="../../ui/panels/findings_panel.cpp" line="101"/>
        <source>%1 warnings</source>
        <translation>%1 Warnungen</translation>
    </message>
    <message>
        <location filename="../../ui/panels/findings_panel.cpp" line="105"/>
        <source>%1 advice</source>
        <translation>%1 Hinweise</translation>
    </message>
    <message>
        <location filename="../../ui/panels/findings_panel.cpp" line="105"/>
        <source>1 advice</source>
        <translation>1 Hinweis</translation>
    </message>
    <message>
        <location filename="../../ui/panels/findings_panel.cpp" line="187"/>
        <location filename="../../ui/panels/findings_panel.cpp" line="227"/>
        <source>Findings</source>
        <translation>Befunde</translation>
    </message>
    <message>
        <location filename="../../ui/panels/findings_panel.cpp" line="197"/>
        <source>Show or hide</source>
        <translation>Ein- oder ausblenden</translation>
    </message>
    <message>
        <location filename="../../ui/panels/findings_panel.cpp" line="209"/>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <location filename="../../ui/panels/findings_panel.cpp" line="210"/>
        <source>Filter the findings</source>
        <translation>Befunde filtern</translation>
    </message>
    <message>
        <location filename="../../ui/panels/findings_panel.cpp" line="282"/>
        <source>Show findings of severity %1</source>
        <translation>Befunde der Schwere %1 zeigen</translation>
    </message>
    <message>
        <location filename="../../ui/panels/findings_panel.cpp" line="285"/>
        <source>%1 waived   ·   %2 rules run, %3 not applicable, %4 not evaluated</source>
        <translation>%1 ausgenommen   ·   %2 Prüfregeln gelaufen, %3 nicht anwendbar, %4 nicht bewertet</translation>
    </message>
    <message>
        <location filename="../../ui/panels/findings_panel.cpp" line="293"/>
        <source>Nothing to mend: every rule that applies is satisfied.</source>
        <translation>Nichts zu beheben: Jede anwendbare Prüfregel ist erfüllt.</translation>
    </message>
    <message>
        <location filename="../../ui/panels/findings_panel.cpp" line="299"/>
        <source>Every rule that applies was evaluated</source>
        <translation>Jede anwendbare Prüfregel wurde bewertet</translation>
    </message>
    <message>
        <location filename="../../ui/panels/findings_panel.cpp" line="300"/>
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
        <location filename="../../ui/start/import_dialog.cpp" line="37"/>
        <source>%1, line %2</source>
        <translation>%1, Zeile %2</translation>
    </message>
    <message>
        <location filename="../../ui/start/import_dialog.cpp" line="89"/>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <location filename="../../ui/start/import_dialog.cpp" line="95"/>
        <location filename="../../ui/start/import_dialog.cpp" line="121"/>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <location filename="../../ui/start/import_dialog.cpp" line="101"/>
        <source>What was read</source>
        <translation>Was gelesen wurde</translation>
    </message>
    <message>
        <location filename="../../ui/start/import_dialog.cpp" line="103"/>
        <source>Field</source>
        <translation>Feld</translation>
    </message>
    <message>
        <location filename="../../ui/start/import_dialog.cpp" line="103"/>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <location filename="../../ui/start/import_dialog.cpp" line="103"/>
        <source>From</source>
        <translation>Aus</translation>
    </message>
    <message>
        <location filename="../../ui/start/import_dialog.cpp" line="115"/>
        <source>To know</source>
        <translation>Zu beachten</translation>
    </message>
    <message>
        <location filename="../../ui/start/import_dialog.cpp" line="123"/>
        <source>Understood</source>
        <translation>Verstanden</translation>
    </message>
    <message>
        <location filename="../../ui/start/import_dialog.cpp" line="125"/>
        <location filename="../../ui/start/import_dialog.cpp" line="130"/>
        <source>for other fields</source>
        <translation>für andere Felder</translation>
    </message>
    <message>
        <location filename="../../ui/start/import_dialog.cpp" line="128"/>
        <source>Assumed, since the text does not say it</source>
        <translation>Angenommen, da der Text es nicht sagt</translation>
    </message>
    <message>
        <location filename="../../ui/start/import_dialog.cpp" line="133"/>
        <source>Not understood, and not in the request</source>
        <translation>Nicht verstanden und nicht in der Anfrage</translation>
    </message>
    <message>
        <location filename="../../ui/start/import_dialog.cpp" line="150"/>
        <source>&amp;Open as New Request</source>
        <translation>Als neue Anfrage &amp;öffnen</translation>
    </message>
    <message>
        <location filename="../../ui/start/import_dialog.cpp" line="152"/>
        <source>&amp;Put Into This Request</source>
        <translation>In &amp;diese Anfrage aufnehmen</translation>
    </message>
    <message>
        <location filename="../../ui/start/import_dialog.cpp" line="155"/>
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
        <location filename="../../ui/forms/list_page.cpp" line="64"/>
        <source>None yet. Add one to describe it.</source>
        <translation>Noch keine. Mit Neu legen Sie den ersten Eintrag an.</translation>
    </message>
    <message>
        <location filename="../../ui/forms/list_page.cpp" line="93"/>
        <source>Add</source>
        <translation>Neu</translation>
    </message>
    <message>
        <location filename="../../ui/forms/list_page.cpp" line="93"/>
        <location filename="../../ui/forms/list_page.cpp" line="105"/>
        <source>Add %1</source>
        <translation>%1 hinzufügen</translation>
    </message>
    <message>
        <location filename="../../ui/forms/list_page.cpp" line="94"/>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <location filename="../../ui/forms/list_page.cpp" line="94"/>
        <source>Copy this %1</source>
        <translation>%1 kopieren</translation>
    </message>
    <message>
        <location filename="../../ui/forms/list_page.cpp" line="95"/>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <location filename="../../ui/forms/list_page.cpp" line="95"/>
        <source>Remove this %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <location filename="../../ui/forms/list_page.cpp" line="96"/>
        <source>Move earlier</source>
        <translation>Nach vorn</translation>
    </message>
    <message>
        <location filename="../../ui/forms/list_page.cpp" line="97"/>
        <source>Move later</source>
        <translation>Nach hinten</translation>
    </message>
    <message>
        <location filename="../../ui/forms/list_page.cpp" line="111"/>
        <source>Copy %1</source>
        <translation>%1 kopieren</translation>
    </message>
    <message>
        <location filename="../../ui/forms/list_page.cpp" line="117"/>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <location filename="../../ui/forms/list_page.cpp" line="123"/>
        <location filename="../../ui/forms/list_page.cpp" line="131"/>
        <source>Move %1</source>
        <translation>%1 verschieben</translation>
    </message>
    <message>
        <location filename="../../ui/forms/list_page.cpp" line="168"/>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>clusterbrief::ui::MainWindow</name>
    <message>
        <location filename="../../ui/window/actions.cpp" line="135"/>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <location filename="../../ui/window/actions.cpp" line="136"/>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <location filename="../../ui/window/actions.cpp" line="146"/>
        <source>Copy Brief as &amp;Markdown</source>
        <translation>Unterlage als &amp;Markdown kopieren</translation>
    </message>
    <message>
        <location filename="../../ui/window/actions.cpp" line="171"/>
        <source>Language of the Desktop</source>
        <translation>Sprache der Arbeitsumgebung</translation>
    </message>
    <message>
        <location filename="../../ui/window/actions.cpp" line="189"/>
        <source>&amp;Reset Layout</source>
        <translation>Anordnung &amp;zurücksetzen</translation>
    </message>
    <message>
        <location filename="../../ui/window/actions.cpp" line="194"/>
        <source>Colours of the Desktop</source>
        <translation>Farben der Arbeitsumgebung</translation>
    </message>
    <message>
        <location filename="../../ui/window/actions.cpp" line="196"/>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <location filename="../../ui/window/actions.cpp" line="197"/>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <location filename="../../ui/window/actions.cpp" line="209"/>
        <source>&amp;Language From the Next Start</source>
        <translation>&amp;Sprache ab dem nächsten Start</translation>
    </message>
    <message>
        <location filename="../../ui/window/actions.cpp" line="217"/>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <location filename="../../ui/window/actions.cpp" line="69"/>
        <source>New &amp;Window</source>
        <translation>Neues &amp;Fenster</translation>
    </message>
    <message>
        <location filename="../../ui/window/actions.cpp" line="72"/>
        <source>&amp;New From Template…</source>
        <translation>&amp;Neu aus Vorlage…</translation>
    </message>
    <message>
        <location filename="../../ui/window/actions.cpp" line="74"/>
        <source>&amp;Open…</source>
        <translation>&amp;Öffnen…</translation>
    </message>
    <message>
        <location filename="../../ui/window/actions.cpp" line="76"/>
        <source>&amp;Guided Request…</source>
        <translation>&amp;Geführte Anfrage…</translation>
    </message>
    <message>
        <location filename="../../ui/window/actions.cpp" line="78"/>
        <source>&amp;Import…</source>
        <translation>&amp;Importieren…</translation>
    </message>
    <message>
        <location filename="../../ui/window/actions.cpp" line="80"/>
        <source>Start &amp;Page</source>
        <translation>S&amp;tartseite</translation>
    </message>
    <message>
        <location filename="../../ui/window/actions.cpp" line="82"/>
        <source>Open &amp;Recent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <location filename="../../ui/window/actions.cpp" line="85"/>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <location filename="../../ui/window/actions.cpp" line="87"/>
        <source>Save &amp;As…</source>
        <translation>Speichern &amp;unter…</translation>
    </message>
    <message>
        <location filename="../../ui/window/actions.cpp" line="90"/>
        <source>&amp;Export Brief…</source>
        <translation>Unterlage e&amp;xportieren…</translation>
    </message>
    <message>
        <location filename="../../ui/window/actions.cpp" line="92"/>
        <source>Prin&amp;t…</source>
        <translation>&amp;Drucken…</translation>
    </message>
    <message>
        <location filename="../../ui/window/actions.cpp" line="95"/>
        <source>&amp;Close Window</source>
        <translation>Fenster s&amp;chließen</translation>
    </message>
    <message>
        <location filename="../../ui/window/actions.cpp" line="97"/>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <location filename="../../ui/window/actions.cpp" line="218"/>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <location filename="../../ui/window/actions.cpp" line="219"/>
        <source>&amp;Design</source>
        <translation>&amp;Entwurf</translation>
    </message>
    <message>
        <location filename="../../ui/window/actions.cpp" line="105"/>
        <source>&amp;Next Finding</source>
        <translation>&amp;Nächster Befund</translation>
    </message>
    <message>
        <location filename="../../ui/window/actions.cpp" line="108"/>
        <source>&amp;Filter Findings</source>
        <translation>Befunde &amp;filtern</translation>
    </message>
    <message>
        <location filename="../../ui/window/actions.cpp" line="111"/>
        <source>&amp;Apply Fix…</source>
        <translation>&amp;Abhilfe anwenden…</translation>
    </message>
    <message>
        <location filename="../../ui/window/actions.cpp" line="113"/>
        <source>&amp;Waive…</source>
        <translation>A&amp;usnahme…</translation>
    </message>
    <message>
        <location filename="../../ui/window/actions.cpp" line="116"/>
        <source>&amp;Explain Rule</source>
        <translation>Prüf&amp;regel erklären</translation>
    </message>
    <message>
        <location filename="../../ui/window/actions.cpp" line="119"/>
        <source>&amp;Parts…</source>
        <translation>&amp;Teile…</translation>
    </message>
    <message>
        <location filename="../../ui/window/actions.cpp" line="123"/>
        <source>&amp;Compare With…</source>
        <translation>&amp;Vergleichen mit…</translation>
    </message>
    <message>
        <location filename="../../ui/window/actions.cpp" line="127"/>
        <source>Compare With Last &amp;Save</source>
        <translation>Mit &amp;letztem Speichern vergleichen</translation>
    </message>
    <message>
        <location filename="../../ui/window/actions.cpp" line="220"/>
        <source>&amp;Go</source>
        <translation>&amp;Gehe zu</translation>
    </message>
    <message>
        <location filename="../../ui/window/actions.cpp" line="221"/>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <location filename="../../ui/window/actions.cpp" line="222"/>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <location filename="../../ui/window/actions.cpp" line="223"/>
        <source>&amp;About Cluster Brief</source>
        <translation>Ü&amp;ber Cluster Brief</translation>
    </message>
    <message>
        <location filename="../../ui/window/main_window.cpp" line="61"/>
        <source>Drag to move the panel, double-click to let it float</source>
        <translation>Ziehen verschiebt den Bereich, Doppelklick löst ihn vom Fenster</translation>
    </message>
    <message>
        <location filename="../../ui/window/main_window.cpp" line="126"/>
        <source>workload</source>
        <translation>Workload</translation>
    </message>
    <message>
        <location filename="../../ui/window/main_window.cpp" line="128"/>
        <source>node group</source>
        <translation>Knotengruppe</translation>
    </message>
    <message>
        <location filename="../../ui/window/main_window.cpp" line="149"/>
        <source>run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <location filename="../../ui/window/main_window.cpp" line="161"/>
        <source>Sections</source>
        <translation>Abschnitte</translation>
    </message>
    <message>
        <location filename="../../ui/window/main_window.cpp" line="167"/>
        <source>Summary</source>
        <translation>Überblick</translation>
    </message>
    <message>
        <location filename="../../ui/window/main_window.cpp" line="170"/>
        <source>What it comes to</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <location filename="../../ui/window/main_window.cpp" line="172"/>
        <source>Findings</source>
        <translation>Befunde</translation>
    </message>
    <message>
        <location filename="../../ui/window/main_window.cpp" line="215"/>
        <source>Forget These</source>
        <translation>Liste leeren</translation>
    </message>
    <message>
        <location filename="../../ui/window/main_window.cpp" line="224"/>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <location filename="../../ui/window/main_window.cpp" line="238"/>
        <source>↶ Undo</source>
        <translation>↶ Rückgängig</translation>
    </message>
    <message>
        <location filename="../../ui/window/main_window.cpp" line="238"/>
        <source>Undo the last change</source>
        <translation>Die letzte Änderung rückgängig machen</translation>
    </message>
    <message>
        <location filename="../../ui/window/main_window.cpp" line="239"/>
        <source>↷ Redo</source>
        <translation>↷ Wiederholen</translation>
    </message>
    <message>
        <location filename="../../ui/window/main_window.cpp" line="239"/>
        <source>Do it again</source>
        <translation>Wieder ausführen</translation>
    </message>
    <message>
        <location filename="../../ui/window/main_window.cpp" line="244"/>
        <source>Export Brief…</source>
        <translation>Unterlage exportieren…</translation>
    </message>
    <message>
        <location filename="../../ui/window/main_window.cpp" line="244"/>
        <source>Write the brief as PDF and other formats</source>
        <translation>Die Unterlage als PDF und in anderen Formaten schreiben</translation>
    </message>
    <message>
        <location filename="../../ui/window/main_window.cpp" line="255"/>
        <source>About Cluster Brief</source>
        <translation>Über Cluster Brief</translation>
    </message>
    <message>
        <location filename="../../ui/window/main_window.cpp" line="256"/>
        <source>Cluster Brief %1</source>
        <translation>Cluster Brief %1</translation>
    </message>
    <message>
        <location filename="../../ui/window/main_window.cpp" line="258"/>
        <source>Asks for, checks and quotes GPU clusters.
%1 rules, %2 parts in the catalog.
MIT licence. Qt %3 under the LGPL; the typeface is Inter under the SIL Open Font License.</source>
        <translation>Fragt GPU-Cluster an, prüft sie und bietet sie an.
%1 Prüfregeln, %2 Teile im Katalog.
MIT-Lizenz. Qt %3 unter der LGPL; die Schrift ist Inter unter der SIL Open Font License.</translation>
    </message>
    <message>
        <location filename="../../ui/window/main_window.cpp" line="283"/>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <location filename="../../ui/window/main_window.cpp" line="289"/>
        <source>1 tier</source>
        <translation>1 Stufe</translation>
    </message>
    <message>
        <location filename="../../ui/window/main_window.cpp" line="290"/>
        <source>%1 tiers</source>
        <translation>%1 Stufen</translation>
    </message>
    <message>
        <location filename="../../ui/window/main_window.cpp" line="357"/>
        <source>
… %1 more below</source>
        <translation>
… %1 weitere darunter</translation>
    </message>
    <message>
        <location filename="../../ui/window/main_window.cpp" line="388"/>
        <source>New From Template</source>
        <translation>Neu aus Vorlage</translation>
    </message>
    <message>
        <location filename="../../ui/window/main_window.cpp" line="388"/>
        <source>The template could not be opened.</source>
        <translation>Die Vorlage konnte nicht geöffnet werden.</translation>
    </message>
    <message>
        <location filename="../../ui/window/main_window_files.cpp" line="33"/>
        <source>Requests (*.cluster.yaml *.cluster.json *.yaml *.yml *.json);;All files (*)</source>
        <translation>Anfragen (*.cluster.yaml *.cluster.json *.yaml *.yml *.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <location filename="../../ui/window/main_window_files.cpp" line="46"/>
        <source>Unsaved changes are not safe from a crash: %1</source>
        <translation>Ungespeicherte Änderungen sind nicht vor einem Absturz sicher: %1</translation>
    </message>
    <message>
        <location filename="../../ui/window/main_window_files.cpp" line="68"/>
        <source>Untitled</source>
        <translation>Ohne Titel</translation>
    </message>
    <message>
        <location filename="../../ui/window/main_window_files.cpp" line="69"/>
        <source>%1[*] — Cluster Brief</source>
        <translation>%1[*] — Cluster Brief</translation>
    </message>
    <message>
        <location filename="../../ui/window/main_window_files.cpp" line="72"/>
        <source>%1, deleted from the disk</source>
        <translation>%1, vom Datenträger gelöscht</translation>
    </message>
    <message>
        <location filename="../../ui/window/main_window_files.cpp" line="73"/>
        <source>%1, not saved yet</source>
        <translation>%1, noch nicht gespeichert</translation>
    </message>
    <message>
        <location filename="../../ui/window/main_window_files.cpp" line="74"/>
        <source>%1, changed since it was saved</source>
        <translation>%1, seit dem Speichern geändert</translation>
    </message>
    <message>
        <location filename="../../ui/window/main_window_files.cpp" line="86"/>
        <location filename="../../ui/window/main_window_files.cpp" line="93"/>
        <source>Unsaved Changes</source>
        <translation>Ungespeicherte Änderungen</translation>
    </message>
    <message>
        <location filename="../../ui/window/main_window_files.cpp" line="89"/>
        <source>What was typed there is lost.</source>
        <translation>Was dort eingegeben wurde, geht verloren.</translation>
    </message>
    <message>
        <location filename="../../ui/window/main_window_files.cpp" line="95"/>
        <source>Save the changes to this request?</source>
        <translation>Änderungen an dieser Anfrage speichern?</translation>
    </message>
    <message>
        <location filename="../../ui/window/main_window_files.cpp" line="96"/>
        <source>Save the changes to %1?</source>
        <translation>Änderungen an %1 speichern?</translation>
    </message>
    <message>
        <location filename="../../ui/window/main_window_files.cpp" line="100"/>
        <source>They are lost otherwise.</source>
        <translation>Sonst gehen sie verloren.</translation>
    </message>
    <message>
        <location filename="../../ui/window/main_window_files.cpp" line="116"/>
        <location filename="../../ui/window/main_window_files.cpp" line="145"/>
        <source>Open Request</source>
        <translation>Anfrage öffnen</translation>
    </message>
    <message>
        <location filename="../../ui/window/main_window_files.cpp" line="117"/>
        <source>%1 could not be opened. What was open before is unchanged.</source>
        <translation>%1 konnte nicht geöffnet werden. Was vorher offen war, ist unverändert.</translation>
    </message>
    <message>
        <location filename="../../ui/window/main_window_files.cpp" line="159"/>
        <source>Recover Unsaved Work</source>
        <translation>Ungespeicherte Arbeit wiederherstellen</translation>
    </message>
    <message>
        <location filename="../../ui/window/main_window_files.cpp" line="159"/>
        <source>The copy could not be opened; it is kept.</source>
        <translation>Die Kopie konnte nicht geöffnet werden; sie wird aufbewahrt.</translation>
    </message>
    <message>
        <location filename="../../ui/window/main_window_files.cpp" line="172"/>
        <source>Reload</source>
        <translation>Neu laden</translation>
    </message>
    <message>
        <location filename="../../ui/window/main_window_files.cpp" line="172"/>
        <source>The file could not be read. This request is unchanged.</source>
        <translation>Die Datei konnte nicht gelesen werden. Diese Anfrage ist unverändert.</translation>
    </message>
    <message>
        <location filename="../../ui/window/main_window_files.cpp" line="182"/>
        <location filename="../../ui/window/main_window_files.cpp" line="191"/>
        <location filename="../../ui/window/main_window_files.cpp" line="231"/>
        <source>Save Request</source>
        <translation>Anfrage speichern</translation>
    </message>
    <message>
        <location filename="../../ui/window/main_window_files.cpp" line="192"/>
        <source>%1 is open in another window.</source>
        <translation>%1 ist in einem anderen Fenster geöffnet.</translation>
    </message>
    <message>
        <location filename="../../ui/window/main_window_files.cpp" line="194"/>
        <source>Choose another name, or close that window first.</source>
        <translation>Wählen Sie einen anderen Namen, oder schließen Sie zuerst jenes Fenster.</translation>
    </message>
    <message>
        <location filename="../../ui/window/main_window_files.cpp" line="202"/>
        <source>Another program changed %1 since it was read here.</source>
        <translation>Ein anderes Programm hat %1 geändert, seit die Datei hier gelesen wurde.</translation>
    </message>
    <message>
        <location filename="../../ui/window/main_window_files.cpp" line="203"/>
        <source>Replacing it loses what the other program wrote. Cancel, then Compare or Reload above the form, or Save As to keep both.</source>
        <translation>Beim Ersetzen geht verloren, was das andere Programm geschrieben hat. Brechen Sie ab und wählen Sie über dem Formular Vergleichen oder Neu laden, oder Speichern unter, um beides zu behalten.</translation>
    </message>
    <message>
        <location filename="../../ui/window/main_window_files.cpp" line="205"/>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <location filename="../../ui/window/main_window_files.cpp" line="209"/>
        <source>%1 has comments, and they are not kept.</source>
        <translation>%1 enthält Kommentare; sie bleiben nicht erhalten.</translation>
    </message>
    <message>
        <location filename="../../ui/window/main_window_files.cpp" line="210"/>
        <source>Save As keeps the file with its comments.</source>
        <translation>Speichern unter lässt die Datei mit ihren Kommentaren bestehen.</translation>
    </message>
    <message>
        <location filename="../../ui/window/main_window_files.cpp" line="210"/>
        <source>Save Without Comments</source>
        <translation>Ohne Kommentare speichern</translation>
    </message>
    <message>
        <location filename="../../ui/window/main_window_files.cpp" line="231"/>
        <source>The request was not saved.</source>
        <translation>Die Anfrage wurde nicht gespeichert.</translation>
    </message>
    <message>
        <location filename="../../ui/window/main_window_files.cpp" line="234"/>
        <source>Save As…</source>
        <translation>Speichern unter…</translation>
    </message>
    <message>
        <location filename="../../ui/window/main_window_files.cpp" line="252"/>
        <source>Save Request As</source>
        <translation>Anfrage speichern unter</translation>
    </message>
    <message>
        <location filename="../../ui/window/main_window_files.cpp" line="252"/>
        <source>YAML (*.cluster.yaml);;JSON (*.cluster.json)</source>
        <translation>YAML (*.cluster.yaml);;JSON (*.cluster.json)</translation>
    </message>
    <message>
        <location filename="../../ui/window/main_window_output.cpp" line="36"/>
        <source>Wrote %1 in %2</source>
        <translation>%1 geschrieben nach %2</translation>
    </message>
    <message>
        <location filename="../../ui/window/main_window_output.cpp" line="50"/>
        <source>Copy Brief as Markdown</source>
        <translation>Unterlage als Markdown kopieren</translation>
    </message>
    <message>
        <location filename="../../ui/window/main_window_output.cpp" line="50"/>
        <source>Nothing was copied.</source>
        <translation>Es wurde nichts kopiert.</translation>
    </message>
    <message>
        <location filename="../../ui/window/main_window_output.cpp" line="55"/>
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
        <location filename="../../ui/window/windows.cpp" line="151"/>
        <source>%1 cannot be read. Colours, layout and recent files are those of a new installation and will not be kept; make the file yours to read and write, or remove it.</source>
        <translation>%1 kann nicht gelesen werden. Farben, Anordnung und zuletzt geöffnete Dateien sind wie bei einer neuen Installation und werden nicht behalten; verschaffen Sie sich Lese- und Schreibrechte für die Datei, oder löschen Sie sie.</translation>
    </message>
    <message>
        <location filename="../../ui/window/windows.cpp" line="158"/>
        <source>%1 is damaged. What could not be read in it is as in a new installation; the file is mended when a window is closed. Your requests are not touched.</source>
        <translation>%1 ist beschädigt. Was darin nicht lesbar war, ist wie bei einer neuen Installation; die Datei wird beim Schließen eines Fensters ausgebessert. Ihre Anfragen sind nicht betroffen.</translation>
    </message>
    <message>
        <location filename="../../ui/window/windows.cpp" line="169"/>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <location filename="../../ui/window/windows.cpp" line="170"/>
        <source>The settings could not be read.</source>
        <translation>Die Einstellungen konnten nicht gelesen werden.</translation>
    </message>
    <message>
        <location filename="../../ui/window/windows.cpp" line="185"/>
        <source>All other parts can be used. Mend the file, or remove it; Design, Parts lists what was read.</source>
        <translation>Alle anderen Teile lassen sich verwenden. Berichtigen oder entfernen Sie die Datei; Entwurf, Teile zeigt, was gelesen wurde.</translation>
    </message>
    <message>
        <location filename="../../ui/window/windows.cpp" line="187"/>
        <source>Own Parts</source>
        <translation>Eigene Teile</translation>
    </message>
    <message>
        <location filename="../../ui/window/windows.cpp" line="188"/>
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
        <location filename="../../ui/forms/text_editors.cpp" line="190"/>
        <source>not stated</source>
        <translation>keine Angabe</translation>
    </message>
</context>
<context>
    <name>clusterbrief::ui::OwnCatalog</name>
    <message>
        <location filename="../../ui/store/own_catalog.cpp" line="113"/>
        <source>the folder cannot be made; parts of your own are kept there</source>
        <translation>der Ordner kann nicht angelegt werden; dort liegen Ihre eigenen Teile</translation>
    </message>
    <message>
        <location filename="../../ui/store/own_catalog.cpp" line="115"/>
        <source>Your own parts are as before.</source>
        <translation>Ihre eigenen Teile sind unverändert.</translation>
    </message>
    <message>
        <location filename="../../ui/store/own_catalog.cpp" line="166"/>
        <source>cannot be removed; the folder can only be read</source>
        <translation>kann nicht entfernt werden; der Ordner ist schreibgeschützt</translation>
    </message>
</context>
<context>
    <name>clusterbrief::ui::PartDelegate</name>
    <message>
        <location filename="../../ui/forms/part_fit.cpp" line="120"/>
        <source>✕ %1</source>
        <translation>✕ %1</translation>
    </message>
</context>
<context>
    <name>clusterbrief::ui::PartFit</name>
    <message>
        <location filename="../../ui/forms/part_fit.cpp" line="86"/>
        <source>Does not fit: %1</source>
        <translation>Passt nicht: %1</translation>
    </message>
</context>
<context>
    <name>clusterbrief::ui::PartForm</name>
    <message>
        <location filename="../../ui/parts/part_form.cpp" line="156"/>
        <source>Not taken: %1</source>
        <translation>Nicht übernommen: %1</translation>
    </message>
    <message>
        <location filename="../../ui/parts/part_form.cpp" line="179"/>
        <source>%1: what is typed there cannot be taken.</source>
        <translation>%1: Was dort steht, kann nicht übernommen werden.</translation>
    </message>
    <message>
        <location filename="../../ui/parts/part_form.cpp" line="186"/>
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
        <translation>Herkunft</translation>
    </message>
</context>
<context>
    <name>clusterbrief::ui::PartsDialog</name>
    <message>
        <location filename="../../ui/parts/parts_dialog.cpp" line="49"/>
        <location filename="../../ui/parts/parts_dialog.cpp" line="92"/>
        <source>Parts</source>
        <translation>Teile</translation>
    </message>
    <message>
        <location filename="../../ui/parts/parts_dialog.cpp" line="68"/>
        <location filename="../../ui/parts/parts_dialog.cpp" line="69"/>
        <source>Search parts</source>
        <translation>Teile suchen</translation>
    </message>
    <message>
        <location filename="../../ui/parts/parts_dialog.cpp" line="71"/>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <location filename="../../ui/parts/parts_dialog.cpp" line="72"/>
        <source>All kinds</source>
        <translation>Alle Arten</translation>
    </message>
    <message>
        <location filename="../../ui/parts/parts_dialog.cpp" line="114"/>
        <source>About the part</source>
        <translation>Zum Teil</translation>
    </message>
    <message>
        <location filename="../../ui/parts/parts_dialog.cpp" line="137"/>
        <source>&amp;Add</source>
        <translation>&amp;Hinzufügen</translation>
    </message>
    <message>
        <location filename="../../ui/parts/parts_dialog.cpp" line="137"/>
        <source>Makes a part of your own</source>
        <translation>Legt ein eigenes Teil an</translation>
    </message>
    <message>
        <location filename="../../ui/parts/parts_dialog.cpp" line="140"/>
        <source>%1…</source>
        <translation>%1…</translation>
    </message>
    <message>
        <location filename="../../ui/parts/parts_dialog.cpp" line="144"/>
        <source>C&amp;opy to Own…</source>
        <translation>Als Eigenes &amp;kopieren…</translation>
    </message>
    <message>
        <location filename="../../ui/parts/parts_dialog.cpp" line="144"/>
        <source>Makes a part of your own from this one</source>
        <translation>Macht aus diesem ein eigenes Teil</translation>
    </message>
    <message>
        <location filename="../../ui/parts/parts_dialog.cpp" line="145"/>
        <source>&amp;Edit…</source>
        <translation>&amp;Bearbeiten…</translation>
    </message>
    <message>
        <location filename="../../ui/parts/parts_dialog.cpp" line="145"/>
        <source>Changes a part of your own or of this request</source>
        <translation>Ändert ein eigenes Teil oder eines dieser Anfrage</translation>
    </message>
    <message>
        <location filename="../../ui/parts/parts_dialog.cpp" line="146"/>
        <source>&amp;Put Into Request</source>
        <translation>In die &amp;Anfrage übernehmen</translation>
    </message>
    <message>
        <location filename="../../ui/parts/parts_dialog.cpp" line="147"/>
        <source>Copies the part into this request; cables count only where the request has them</source>
        <translation>Kopiert das Teil in diese Anfrage; eigene Kabel zählen nur, wo die Anfrage sie enthält</translation>
    </message>
    <message>
        <location filename="../../ui/parts/parts_dialog.cpp" line="148"/>
        <source>&amp;Delete…</source>
        <translation>&amp;Löschen…</translation>
    </message>
    <message>
        <location filename="../../ui/parts/parts_dialog.cpp" line="148"/>
        <source>Deletes a part of your own</source>
        <translation>Löscht ein eigenes Teil</translation>
    </message>
    <message>
        <location filename="../../ui/parts/parts_dialog.cpp" line="172"/>
        <source>Not read: %1</source>
        <translation>Nicht gelesen: %1</translation>
    </message>
    <message>
        <location filename="../../ui/parts/parts_dialog.cpp" line="175"/>
        <source>… and %1 more</source>
        <translation>… und %1 weitere</translation>
    </message>
    <message>
        <location filename="../../ui/parts/parts_dialog.cpp" line="192"/>
        <source>There is no part of this kind.</source>
        <translation>Es gibt kein Teil dieser Art.</translation>
    </message>
    <message>
        <location filename="../../ui/parts/parts_dialog.cpp" line="193"/>
        <source>No part has this text.</source>
        <translation>Kein Teil enthält diesen Text.</translation>
    </message>
    <message>
        <location filename="../../ui/parts/parts_dialog.cpp" line="233"/>
        <source>your system %1</source>
        <translation>Ihr System %1</translation>
    </message>
    <message>
        <location filename="../../ui/parts/parts_dialog.cpp" line="253"/>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <location filename="../../ui/parts/parts_dialog.cpp" line="257"/>
        <source>File: %1</source>
        <translation>Datei: %1</translation>
    </message>
    <message>
        <location filename="../../ui/parts/parts_dialog.cpp" line="260"/>
        <source>Not named by this request.</source>
        <translation>In dieser Anfrage nicht genannt.</translation>
    </message>
    <message>
        <location filename="../../ui/parts/parts_dialog.cpp" line="261"/>
        <source>Named at: %1</source>
        <translation>Genannt bei: %1</translation>
    </message>
    <message>
        <location filename="../../ui/parts/parts_dialog_edits.cpp" line="55"/>
        <location filename="../../ui/parts/parts_dialog_edits.cpp" line="63"/>
        <source>Change %1</source>
        <translation>%1 ändern</translation>
    </message>
    <message>
        <location filename="../../ui/parts/parts_dialog_edits.cpp" line="72"/>
        <source>The id %1 cannot be used: letters, digits, hyphens, dots and underlines, at most 80.</source>
        <translation>Die Kennung %1 ist nicht möglich: Buchstaben, Ziffern, Bindestriche, Punkte und Unterstriche, höchstens 80.</translation>
    </message>
    <message>
        <location filename="../../ui/parts/parts_dialog_edits.cpp" line="78"/>
        <source>There is a part with the id %1 already; take another.</source>
        <translation>Ein Teil mit der Kennung %1 gibt es schon; nehmen Sie eine andere.</translation>
    </message>
    <message>
        <location filename="../../ui/parts/parts_dialog_edits.cpp" line="90"/>
        <source>New %1</source>
        <translation>Neu: %1</translation>
    </message>
    <message>
        <location filename="../../ui/parts/parts_dialog_edits.cpp" line="101"/>
        <source>Copy of %1</source>
        <translation>Kopie von %1</translation>
    </message>
    <message>
        <location filename="../../ui/parts/parts_dialog_edits.cpp" line="112"/>
        <source>Written to %1; comments in it are not kept.</source>
        <translation>Wird in %1 geschrieben; Kommentare darin bleiben nicht erhalten.</translation>
    </message>
    <message>
        <location filename="../../ui/parts/parts_dialog_edits.cpp" line="113"/>
        <source>Part of this request; the change can be undone.</source>
        <translation>Teil dieser Anfrage; die Änderung lässt sich rückgängig machen.</translation>
    </message>
    <message>
        <location filename="../../ui/parts/parts_dialog_edits.cpp" line="124"/>
        <source>Put %1 Into Request</source>
        <translation>%1 in die Anfrage übernehmen</translation>
    </message>
    <message>
        <location filename="../../ui/parts/parts_dialog_edits.cpp" line="132"/>
        <location filename="../../ui/parts/parts_dialog_edits.cpp" line="145"/>
        <source>Delete Part</source>
        <translation>Teil löschen</translation>
    </message>
    <message>
        <location filename="../../ui/parts/parts_dialog_edits.cpp" line="133"/>
        <source>Delete %1 from your own parts?</source>
        <translation>%1 aus Ihren eigenen Teilen löschen?</translation>
    </message>
    <message>
        <location filename="../../ui/parts/parts_dialog_edits.cpp" line="134"/>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <location filename="../../ui/parts/parts_dialog_edits.cpp" line="137"/>
        <source>Requests that use it keep their copies.</source>
        <translation>Anfragen, die es verwenden, behalten ihre Kopien.</translation>
    </message>
    <message>
        <location filename="../../ui/parts/parts_dialog_edits.cpp" line="138"/>
        <source>It is used at %1. Requests that use it keep their copies.</source>
        <translation>Es wird verwendet bei %1. Anfragen, die es verwenden, behalten ihre Kopien.</translation>
    </message>
    <message>
        <location filename="../../ui/parts/parts_dialog_edits.cpp" line="146"/>
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
        <location filename="../../ui/forms/raw_editor.cpp" line="36"/>
        <source>Apply</source>
        <translation>Anwenden</translation>
    </message>
    <message>
        <location filename="../../ui/forms/raw_editor.cpp" line="52"/>
        <source>not stated (YAML: key: value)</source>
        <translation>keine Angabe (YAML: Schlüssel: Wert)</translation>
    </message>
    <message>
        <location filename="../../ui/forms/raw_editor.cpp" line="119"/>
        <source>Not taken: %1</source>
        <translation>Nicht übernommen: %1</translation>
    </message>
    <message>
        <location filename="../../ui/forms/raw_editor.cpp" line="143"/>
        <source>Change %1</source>
        <translation>%1 ändern</translation>
    </message>
</context>
<context>
    <name>clusterbrief::ui::RecordForm</name>
    <message>
        <location filename="../../ui/forms/record_form.cpp" line="56"/>
        <source>Model&apos;s own numbers</source>
        <translation>Eigene Modellzahlen</translation>
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
        <location filename="../../ui/window/recovery_dialog.cpp" line="47"/>
        <source>not known</source>
        <translation>nicht bekannt</translation>
    </message>
    <message>
        <location filename="../../ui/window/recovery_dialog.cpp" line="58"/>
        <source>  %1: %2 → %3</source>
        <translation>  %1: %2 → %3</translation>
    </message>
    <message>
        <location filename="../../ui/window/recovery_dialog.cpp" line="78"/>
        <source>It was never saved. All that was entered:</source>
        <translation>Sie wurde nie gespeichert. Alles, was eingegeben wurde:</translation>
    </message>
    <message>
        <location filename="../../ui/window/recovery_dialog.cpp" line="83"/>
        <source>Its file is gone or cannot be read. All that it held:</source>
        <translation>Ihre Datei fehlt oder ist nicht lesbar. Alles, was darin stand:</translation>
    </message>
    <message>
        <location filename="../../ui/window/recovery_dialog.cpp" line="87"/>
        <source>Unsaved changes, saved file → copy:</source>
        <translation>Ungespeicherte Änderungen, gespeicherte Datei → Kopie:</translation>
    </message>
    <message>
        <location filename="../../ui/window/recovery_dialog.cpp" line="88"/>
        <source>The file was changed since by another program. File as it is now → copy:</source>
        <translation>Die Datei wurde seither von einem anderen Programm geändert. Jetzige Datei → Kopie:</translation>
    </message>
    <message>
        <location filename="../../ui/window/recovery_dialog.cpp" line="99"/>
        <source>It says the same as its file.</source>
        <translation>Sie stimmt mit ihrer Datei überein.</translation>
    </message>
    <message>
        <location filename="../../ui/window/recovery_dialog.cpp" line="111"/>
        <source>Recover Unsaved Work</source>
        <translation>Ungespeicherte Arbeit wiederherstellen</translation>
    </message>
    <message>
        <location filename="../../ui/window/recovery_dialog.cpp" line="120"/>
        <source>Request</source>
        <translation>Anfrage</translation>
    </message>
    <message>
        <location filename="../../ui/window/recovery_dialog.cpp" line="120"/>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <location filename="../../ui/window/recovery_dialog.cpp" line="120"/>
        <source>Last edit</source>
        <translation>Letzte Änderung</translation>
    </message>
    <message>
        <location filename="../../ui/window/recovery_dialog.cpp" line="126"/>
        <source>Unsaved requests</source>
        <translation>Ungespeicherte Anfragen</translation>
    </message>
    <message>
        <location filename="../../ui/window/recovery_dialog.cpp" line="134"/>
        <source>What differs from the saved file</source>
        <translation>Was von der gespeicherten Datei abweicht</translation>
    </message>
    <message>
        <location filename="../../ui/window/recovery_dialog.cpp" line="137"/>
        <source>&amp;Recover</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <location filename="../../ui/window/recovery_dialog.cpp" line="138"/>
        <source>Recover &amp;All</source>
        <translation>&amp;Alle wiederherstellen</translation>
    </message>
    <message>
        <location filename="../../ui/window/recovery_dialog.cpp" line="139"/>
        <source>&amp;Discard…</source>
        <translation>&amp;Verwerfen…</translation>
    </message>
    <message>
        <location filename="../../ui/window/recovery_dialog.cpp" line="140"/>
        <source>&amp;Later</source>
        <translation>&amp;Später</translation>
    </message>
    <message>
        <location filename="../../ui/window/recovery_dialog.cpp" line="141"/>
        <source>Keeps the copies and asks again at the next start</source>
        <translation>Behält die Kopien und fragt beim nächsten Start wieder</translation>
    </message>
    <message>
        <location filename="../../ui/window/recovery_dialog.cpp" line="165"/>
        <source>Cluster Brief ended before this request was saved.</source>
        <translation>Cluster Brief wurde beendet, bevor diese Anfrage gespeichert war.</translation>
    </message>
    <message>
        <location filename="../../ui/window/recovery_dialog.cpp" line="166"/>
        <source>Cluster Brief ended before these %1 requests were saved.</source>
        <translation>Cluster Brief wurde beendet, bevor diese %1 Anfragen gespeichert waren.</translation>
    </message>
    <message>
        <location filename="../../ui/window/recovery_dialog.cpp" line="170"/>
        <source>Damaged copy</source>
        <translation>Beschädigte Kopie</translation>
    </message>
    <message>
        <location filename="../../ui/window/recovery_dialog.cpp" line="171"/>
        <source>never saved</source>
        <translation>nie gespeichert</translation>
    </message>
    <message>
        <location filename="../../ui/window/recovery_dialog.cpp" line="173"/>
        <source>Without a title</source>
        <translation>Ohne Titel</translation>
    </message>
    <message>
        <location filename="../../ui/window/recovery_dialog.cpp" line="230"/>
        <source>Discard this copy?</source>
        <translation>Diese Kopie verwerfen?</translation>
    </message>
    <message>
        <location filename="../../ui/window/recovery_dialog.cpp" line="232"/>
        <source>Its unsaved changes are lost. A saved file stays as it is.</source>
        <translation>Ihre ungespeicherten Änderungen gehen verloren. Eine gespeicherte Datei bleibt, wie sie ist.</translation>
    </message>
</context>
<context>
    <name>clusterbrief::ui::RecoveryWriter</name>
    <message>
        <location filename="../../ui/store/recovery.cpp" line="88"/>
        <source>The copy cannot be read: %1</source>
        <translation>Die Kopie kann nicht gelesen werden: %1</translation>
    </message>
    <message>
        <location filename="../../ui/store/recovery.cpp" line="101"/>
        <source>it is damaged or of another version</source>
        <translation>sie ist beschädigt oder von einer anderen Version</translation>
    </message>
    <message>
        <location filename="../../ui/store/recovery.cpp" line="164"/>
        <source>the folder %1 cannot be made</source>
        <translation>der Ordner %1 lässt sich nicht anlegen</translation>
    </message>
    <message>
        <location filename="../../ui/store/recovery.cpp" line="172"/>
        <source>nothing can be written to %1</source>
        <translation>in %1 kann nicht geschrieben werden</translation>
    </message>
</context>
<context>
    <name>clusterbrief::ui::ReferenceEditor</name>
    <message>
        <location filename="../../ui/forms/text_editors.cpp" line="249"/>
        <location filename="../../ui/forms/text_editors.cpp" line="270"/>
        <source>not stated</source>
        <translation>keine Angabe</translation>
    </message>
</context>
<context>
    <name>clusterbrief::ui::ResultStep</name>
    <message>
        <location filename="../../ui/start/result_step.cpp" line="34"/>
        <source>%1 GB</source>
        <translation>%1 GB</translation>
    </message>
    <message>
        <location filename="../../ui/start/result_step.cpp" line="42"/>
        <source>1 rack</source>
        <translation>1 Rack</translation>
    </message>
    <message>
        <location filename="../../ui/start/result_step.cpp" line="42"/>
        <source>%1 racks</source>
        <translation>%1 Racks</translation>
    </message>
    <message>
        <location filename="../../ui/start/result_step.cpp" line="44"/>
        <source>1 server</source>
        <translation>1 Server</translation>
    </message>
    <message>
        <location filename="../../ui/start/result_step.cpp" line="44"/>
        <source>%1 servers</source>
        <translation>%1 Server</translation>
    </message>
    <message>
        <location filename="../../ui/start/result_step.cpp" line="64"/>
        <source>not needed</source>
        <translation>nicht nötig</translation>
    </message>
    <message>
        <location filename="../../ui/start/result_step.cpp" line="67"/>
        <source>needed</source>
        <translation>nötig</translation>
    </message>
    <message>
        <location filename="../../ui/start/result_step.cpp" line="75"/>
        <source>%1, %2: %3 GPUs.</source>
        <translation>%1, %2: %3 GPUs.</translation>
    </message>
    <message>
        <location filename="../../ui/start/result_step.cpp" line="79"/>
        <source>The fullest GPU holds %1 of its %2; %3 stay free.</source>
        <translation>Die vollste GPU belegt %1 von %2; %3 bleiben frei.</translation>
    </message>
    <message>
        <location filename="../../ui/start/result_step.cpp" line="85"/>
        <source>GPUs that talk to each other stand in several of them, so that a compute fabric joins them: %1.</source>
        <translation>GPUs, die miteinander sprechen, stehen in mehreren davon, sodass ein Rechennetz sie verbindet: %1.</translation>
    </message>
    <message>
        <location filename="../../ui/start/result_step.cpp" line="88"/>
        <source>GPUs that talk to each other stand in one, so that no compute fabric is needed.</source>
        <translation>GPUs, die miteinander sprechen, stehen in einem, sodass kein Rechennetz nötig ist.</translation>
    </message>
    <message>
        <location filename="../../ui/start/result_step.cpp" line="96"/>
        <source>What it comes to</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <location filename="../../ui/start/result_step.cpp" line="97"/>
        <source>Finish opens the chosen row as a request with all its networks; everything in it can still be changed.</source>
        <translation>Fertigstellen öffnet die gewählte Zeile als Anfrage mit allen Netzen; alles darin lässt sich noch ändern.</translation>
    </message>
    <message>
        <location filename="../../ui/start/result_step.cpp" line="106"/>
        <source>Options</source>
        <translation>Möglichkeiten</translation>
    </message>
    <message>
        <location filename="../../ui/start/result_step.cpp" line="107"/>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <location filename="../../ui/start/result_step.cpp" line="107"/>
        <source>To buy</source>
        <translation>Zu kaufen</translation>
    </message>
    <message>
        <location filename="../../ui/start/result_step.cpp" line="107"/>
        <source>GPUs</source>
        <translation>GPUs</translation>
    </message>
    <message>
        <location filename="../../ui/start/result_step.cpp" line="107"/>
        <source>Memory a GPU</source>
        <translation>Speicher je GPU</translation>
    </message>
    <message>
        <location filename="../../ui/start/result_step.cpp" line="108"/>
        <source>Free a GPU</source>
        <translation>Frei je GPU</translation>
    </message>
    <message>
        <location filename="../../ui/start/result_step.cpp" line="108"/>
        <source>Fabric</source>
        <translation>Netz</translation>
    </message>
    <message>
        <location filename="../../ui/start/result_step.cpp" line="108"/>
        <source>Job on the GPUs</source>
        <translation>Job auf den GPUs</translation>
    </message>
    <message>
        <location filename="../../ui/start/result_step.cpp" line="172"/>
        <source>Taken, since not asked: %1</source>
        <translation>Angenommen, da nicht gefragt: %1</translation>
    </message>
    <message>
        <location filename="../../ui/start/result_step.cpp" line="186"/>
        <source>no model yet</source>
        <translation>noch kein Modell</translation>
    </message>
    <message>
        <location filename="../../ui/start/result_step.cpp" line="190"/>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <location filename="../../ui/start/result_step.cpp" line="192"/>
        <source>not known</source>
        <translation>nicht bekannt</translation>
    </message>
    <message>
        <location filename="../../ui/start/result_step.cpp" line="233"/>
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
        <location filename="../../ui/window/section_list.cpp" line="51"/>
        <source>Sections</source>
        <translation>Abschnitte</translation>
    </message>
    <message>
        <location filename="../../ui/window/section_list.cpp" line="86"/>
        <source>a text is not taken</source>
        <translation>ein Text wird nicht übernommen</translation>
    </message>
    <message>
        <location filename="../../ui/window/section_list.cpp" line="88"/>
        <source>fine</source>
        <translation>in Ordnung</translation>
    </message>
    <message>
        <location filename="../../ui/window/section_list.cpp" line="89"/>
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
        <location filename="../../ui/start/start_page.cpp" line="77"/>
        <source>Cluster Brief</source>
        <translation>Cluster Brief</translation>
    </message>
    <message>
        <location filename="../../ui/start/start_page.cpp" line="80"/>
        <source>Ask for a GPU cluster, check that it goes together, and send it as a brief.</source>
        <translation>Einen GPU-Cluster anfragen, prüfen, ob alles zusammenpasst, und als Unterlage verschicken.</translation>
    </message>
    <message>
        <location filename="../../ui/start/start_page.cpp" line="86"/>
        <source>&amp;Guided request…</source>
        <translation>&amp;Geführte Anfrage…</translation>
    </message>
    <message>
        <location filename="../../ui/start/start_page.cpp" line="87"/>
        <source>Three questions, then what to choose from</source>
        <translation>Drei Fragen, dann die Auswahl</translation>
    </message>
    <message>
        <location filename="../../ui/start/start_page.cpp" line="88"/>
        <source>&amp;Open…</source>
        <translation>&amp;Öffnen…</translation>
    </message>
    <message>
        <location filename="../../ui/start/start_page.cpp" line="88"/>
        <source>A request or a brief from a file</source>
        <translation>Eine Anfrage oder Unterlage aus einer Datei</translation>
    </message>
    <message>
        <location filename="../../ui/start/start_page.cpp" line="90"/>
        <source>&amp;Import…</source>
        <translation>&amp;Importieren…</translation>
    </message>
    <message>
        <location filename="../../ui/start/start_page.cpp" line="91"/>
        <source>A model&apos;s config.json, a training or serving command</source>
        <translation>config.json, Trainings- oder Inferenzbefehl</translation>
    </message>
    <message>
        <location filename="../../ui/start/start_page.cpp" line="92"/>
        <source>&amp;Back to the request</source>
        <translation>Zurück zur &amp;Anfrage</translation>
    </message>
    <message>
        <location filename="../../ui/start/start_page.cpp" line="92"/>
        <source>It is open behind this page</source>
        <translation>Sie ist hinter dieser Seite geöffnet</translation>
    </message>
    <message>
        <location filename="../../ui/start/start_page.cpp" line="106"/>
        <source>Templates</source>
        <translation>Vorlagen</translation>
    </message>
    <message>
        <location filename="../../ui/start/start_page.cpp" line="110"/>
        <source>Recent files</source>
        <translation>Zuletzt geöffnete Dateien</translation>
    </message>
    <message>
        <location filename="../../ui/start/start_page.cpp" line="112"/>
        <source>&amp;Recent files</source>
        <translation>&amp;Zuletzt geöffnete Dateien</translation>
    </message>
    <message>
        <location filename="../../ui/start/start_page.cpp" line="113"/>
        <source>New from &amp;template</source>
        <translation>Neu aus &amp;Vorlage</translation>
    </message>
</context>
<context>
    <name>clusterbrief::ui::SummaryPanel</name>
    <message>
        <location filename="../../ui/panels/summary.cpp" line="48"/>
        <source>Infinity Fabric</source>
        <translation>Infinity Fabric</translation>
    </message>
    <message>
        <location filename="../../ui/panels/summary.cpp" line="49"/>
        <source>NVLink</source>
        <translation>NVLink</translation>
    </message>
    <message>
        <location filename="../../ui/panels/summary.cpp" line="50"/>
        <source>Each way, a GPU</source>
        <translation>Je Richtung und GPU</translation>
    </message>
    <message>
        <location filename="../../ui/panels/summary.cpp" line="54"/>
        <source>Fabric</source>
        <translation>Netz</translation>
    </message>
    <message>
        <location filename="../../ui/panels/summary.cpp" line="57"/>
        <source>%1 times apart</source>
        <translation>Faktor %1</translation>
    </message>
    <message>
        <location filename="../../ui/panels/summary.cpp" line="66"/>
        <source>Compute fabric</source>
        <translation>Rechennetz</translation>
    </message>
    <message>
        <location filename="../../ui/panels/summary.cpp" line="68"/>
        <source>Storage network</source>
        <translation>Speichernetz</translation>
    </message>
    <message>
        <location filename="../../ui/panels/summary.cpp" line="70"/>
        <source>In-band network</source>
        <translation>In-Band-Netz</translation>
    </message>
    <message>
        <location filename="../../ui/panels/summary.cpp" line="74"/>
        <source>Out-of-band network</source>
        <translation>Out-of-Band-Netz</translation>
    </message>
    <message>
        <location filename="../../ui/panels/summary.cpp" line="83"/>
        <location filename="../../ui/panels/summary.cpp" line="138"/>
        <source>cannot be sized: %1</source>
        <translation>nicht zu bemessen: %1</translation>
    </message>
    <message>
        <location filename="../../ui/panels/summary.cpp" line="88"/>
        <source>Leaf switches</source>
        <translation>Leaf-Switches</translation>
    </message>
    <message>
        <location filename="../../ui/panels/summary.cpp" line="89"/>
        <source>Spine switches</source>
        <translation>Spine-Switches</translation>
    </message>
    <message>
        <location filename="../../ui/panels/summary.cpp" line="90"/>
        <source>Core switches</source>
        <translation>Core-Switches</translation>
    </message>
    <message>
        <location filename="../../ui/panels/summary.cpp" line="96"/>
        <source>Ports of a leaf</source>
        <translation>Ports eines Leafs</translation>
    </message>
    <message>
        <location filename="../../ui/panels/summary.cpp" line="98"/>
        <source>down, up</source>
        <translation>ab, auf</translation>
    </message>
    <message>
        <location filename="../../ui/panels/summary.cpp" line="99"/>
        <source>Node links</source>
        <translation>Knoten zu Leaf</translation>
    </message>
    <message>
        <location filename="../../ui/panels/summary.cpp" line="100"/>
        <source>+ %1 manager</source>
        <translation>+ %1 Manager</translation>
    </message>
    <message>
        <location filename="../../ui/panels/summary.cpp" line="103"/>
        <source>Leaf to leaf</source>
        <translation>Leaf zu Leaf</translation>
    </message>
    <message>
        <location filename="../../ui/panels/summary.cpp" line="104"/>
        <source>Leaf to spine</source>
        <translation>Leaf zu Spine</translation>
    </message>
    <message>
        <location filename="../../ui/panels/summary.cpp" line="105"/>
        <source>Spine to core</source>
        <translation>Spine zu Core</translation>
    </message>
    <message>
        <location filename="../../ui/panels/summary.cpp" line="113"/>
        <source>Oversubscription</source>
        <translation>Überbuchung</translation>
    </message>
    <message>
        <location filename="../../ui/panels/summary.cpp" line="122"/>
        <source>GPUs used</source>
        <translation>Genutzte GPUs</translation>
    </message>
    <message>
        <location filename="../../ui/panels/summary.cpp" line="124"/>
        <source>Memory a GPU</source>
        <translation>Speicher je GPU</translation>
    </message>
    <message>
        <location filename="../../ui/panels/summary.cpp" line="125"/>
        <source>of %1 GB</source>
        <translation>von %1 GB</translation>
    </message>
    <message>
        <location filename="../../ui/panels/summary.cpp" line="146"/>
        <source>Switches</source>
        <translation>Switches</translation>
    </message>
    <message>
        <location filename="../../ui/panels/summary.cpp" line="147"/>
        <source>leaf, spine, core</source>
        <translation>Leaf, Spine, Core</translation>
    </message>
    <message>
        <location filename="../../ui/panels/summary.cpp" line="148"/>
        <source>leaf, spine</source>
        <translation>Leaf, Spine</translation>
    </message>
    <message>
        <location filename="../../ui/panels/summary.cpp" line="149"/>
        <source>leaf</source>
        <translation>Leaf</translation>
    </message>
    <message>
        <location filename="../../ui/panels/summary.cpp" line="152"/>
        <source>Links</source>
        <translation>Verbindungen</translation>
    </message>
    <message>
        <location filename="../../ui/panels/summary.cpp" line="153"/>
        <source>%1 to nodes</source>
        <translation>%1 zu Knoten</translation>
    </message>
    <message>
        <location filename="../../ui/panels/summary.cpp" line="163"/>
        <source>Site</source>
        <translation>Standort</translation>
    </message>
    <message>
        <location filename="../../ui/panels/summary.cpp" line="164"/>
        <source>kW, at most</source>
        <translation>kW, höchstens</translation>
    </message>
    <message>
        <location filename="../../ui/panels/summary.cpp" line="167"/>
        <source>Power of the nodes</source>
        <translation>Leistung der Knoten</translation>
    </message>
    <message>
        <location filename="../../ui/panels/summary.cpp" line="171"/>
        <source>Power of the switches</source>
        <translation>Leistung der Switches</translation>
    </message>
    <message>
        <location filename="../../ui/panels/summary.cpp" line="174"/>
        <location filename="../../ui/panels/summary.cpp" line="177"/>
        <source>Racks</source>
        <translation>Racks</translation>
    </message>
    <message>
        <location filename="../../ui/panels/summary.cpp" line="174"/>
        <source>not known</source>
        <translation>nicht bekannt</translation>
    </message>
    <message>
        <location filename="../../ui/panels/summary.cpp" line="177"/>
        <source>estimate</source>
        <translation>geschätzt</translation>
    </message>
    <message>
        <location filename="../../ui/panels/summary.cpp" line="187"/>
        <location filename="../../ui/panels/summary.cpp" line="194"/>
        <source>GPUs</source>
        <translation>GPUs</translation>
    </message>
    <message>
        <location filename="../../ui/panels/summary.cpp" line="189"/>
        <source>in one node</source>
        <translation>in einem Knoten</translation>
    </message>
    <message>
        <location filename="../../ui/panels/summary.cpp" line="190"/>
        <source>in %1 nodes</source>
        <translation>in %1 Knoten</translation>
    </message>
    <message>
        <location filename="../../ui/panels/summary.cpp" line="193"/>
        <source>NVLink domain</source>
        <translation>NVLink-Domäne</translation>
    </message>
    <message>
        <location filename="../../ui/panels/summary.cpp" line="194"/>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <location filename="../../ui/panels/summary_panel.cpp" line="40"/>
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
        <location filename="../../ui/diagram/topology_page.cpp" line="79"/>
        <location filename="../../ui/diagram/topology_page.cpp" line="145"/>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <location filename="../../ui/diagram/topology_page.cpp" line="101"/>
        <source>Network</source>
        <translation>Netz</translation>
    </message>
    <message>
        <location filename="../../ui/diagram/topology_page.cpp" line="107"/>
        <source>Findings about this network</source>
        <translation>Befunde zu diesem Netz</translation>
    </message>
    <message>
        <location filename="../../ui/diagram/topology_page.cpp" line="112"/>
        <source>Drawing</source>
        <translation>Zeichnung</translation>
    </message>
    <message>
        <location filename="../../ui/diagram/topology_page.cpp" line="112"/>
        <source>What is joined to what</source>
        <translation>Was womit verbunden ist</translation>
    </message>
    <message>
        <location filename="../../ui/diagram/topology_page.cpp" line="113"/>
        <source>Rail matrix</source>
        <translation>Rail-Matrix</translation>
    </message>
    <message>
        <location filename="../../ui/diagram/topology_page.cpp" line="113"/>
        <source>The leaf of each port of each node</source>
        <translation>Das Leaf jedes Ports jedes Knotens</translation>
    </message>
    <message>
        <location filename="../../ui/diagram/topology_page.cpp" line="124"/>
        <source>Export Drawing…</source>
        <translation>Zeichnung exportieren…</translation>
    </message>
    <message>
        <location filename="../../ui/diagram/topology_page.cpp" line="124"/>
        <source>Write the drawing as SVG or PNG</source>
        <translation>Die Zeichnung als SVG oder PNG schreiben</translation>
    </message>
    <message>
        <location filename="../../ui/diagram/topology_page.cpp" line="144"/>
        <source>Zoom out (Ctrl and the wheel, or −)</source>
        <translation>Verkleinern (Strg und Mausrad, oder −)</translation>
    </message>
    <message>
        <location filename="../../ui/diagram/topology_page.cpp" line="145"/>
        <source>Full size (Ctrl+1)</source>
        <translation>Volle Größe (Strg+1)</translation>
    </message>
    <message>
        <location filename="../../ui/diagram/topology_page.cpp" line="146"/>
        <source>Zoom in (Ctrl and the wheel, or +)</source>
        <translation>Vergrößern (Strg und Mausrad, oder +)</translation>
    </message>
    <message>
        <location filename="../../ui/diagram/topology_page.cpp" line="147"/>
        <source>Fit</source>
        <translation>Einpassen</translation>
    </message>
    <message>
        <location filename="../../ui/diagram/topology_page.cpp" line="147"/>
        <source>Show all of it (Ctrl+0)</source>
        <translation>Alles zeigen (Strg+0)</translation>
    </message>
    <message>
        <location filename="../../ui/diagram/topology_page.cpp" line="236"/>
        <source>Drawing: %1</source>
        <translation>Zeichnung: %1</translation>
    </message>
    <message>
        <location filename="../../ui/diagram/topology_page.cpp" line="258"/>
        <source>1 finding</source>
        <translation>1 Befund</translation>
    </message>
    <message>
        <location filename="../../ui/diagram/topology_page.cpp" line="258"/>
        <source>%1 findings</source>
        <translation>%1 Befunde</translation>
    </message>
    <message>
        <location filename="../../ui/diagram/topology_page.cpp" line="288"/>
        <source>SVG drawing (*.svg)</source>
        <translation>SVG-Zeichnung (*.svg)</translation>
    </message>
    <message>
        <location filename="../../ui/diagram/topology_page.cpp" line="289"/>
        <source>PNG picture (*.png)</source>
        <translation>PNG-Bild (*.png)</translation>
    </message>
    <message>
        <location filename="../../ui/diagram/topology_page.cpp" line="291"/>
        <location filename="../../ui/diagram/topology_page.cpp" line="303"/>
        <source>Export Drawing</source>
        <translation>Zeichnung exportieren</translation>
    </message>
    <message>
        <location filename="../../ui/diagram/topology_page.cpp" line="304"/>
        <source>Not written. Choose a folder that exists and can be written to.
%1</source>
        <translation>Nicht geschrieben. Wählen Sie einen vorhandenen Ordner, in den geschrieben werden darf.
%1</translation>
    </message>
</context>
<context>
    <name>clusterbrief::ui::Verdict</name>
    <message>
        <location filename="../../ui/window/verdict.cpp" line="35"/>
        <source>1 error</source>
        <translation>1 Fehler</translation>
    </message>
    <message>
        <location filename="../../ui/window/verdict.cpp" line="35"/>
        <source>%1 errors</source>
        <translation>%1 Fehler</translation>
    </message>
    <message>
        <location filename="../../ui/window/verdict.cpp" line="38"/>
        <source>1 warning</source>
        <translation>1 Warnung</translation>
    </message>
    <message>
        <location filename="../../ui/window/verdict.cpp" line="39"/>
        <source>%1 warnings</source>
        <translation>%1 Warnungen</translation>
    </message>
    <message>
        <location filename="../../ui/window/verdict.cpp" line="42"/>
        <source>Ready to send</source>
        <translation>Bereit zum Versand</translation>
    </message>
    <message>
        <location filename="../../ui/window/verdict.cpp" line="45"/>
        <source>%1: not ready to send</source>
        <translation>%1: nicht bereit zum Versand</translation>
    </message>
    <message>
        <location filename="../../ui/window/verdict.cpp" line="46"/>
        <source>%1: ready to send</source>
        <translation>%1: bereit zum Versand</translation>
    </message>
    <message>
        <location filename="../../ui/window/verdict.cpp" line="75"/>
        <source>A text is not taken</source>
        <translation>Ein Text wird nicht übernommen</translation>
    </message>
    <message>
        <location filename="../../ui/window/verdict.cpp" line="75"/>
        <source>%1 texts are not taken</source>
        <translation>%1 Texte werden nicht übernommen</translation>
    </message>
    <message>
        <location filename="../../ui/window/verdict.cpp" line="77"/>
        <source>%1; %2</source>
        <translation>%1; %2</translation>
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
        <location filename="../../ui/core_texts.h" line="133"/>
        <source>Keep half of every spine&apos;s ports free for a core tier, which from two scalable units on is built.</source>
        <translation>Die Hälfte der Ports jedes Spines für eine Core-Stufe freihalten, die ab zwei Ausbaueinheiten gebaut wird.</translation>
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
        <translation>Art der Unterlage</translation>
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
        <location filename="../../ui/phrase_texts.h" line="22"/>
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
        <location filename="../../ui/phrase_texts.h" line="25"/>
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
        <location filename="../../ui/part_texts.h" line="168"/>
        <source>What requests name the part by: letters, digits, hyphens, dots and underlines.</source>
        <translation>Womit Anfragen das Teil nennen: Buchstaben, Ziffern, Bindestriche, Punkte und Unterstriche.</translation>
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
        <location filename="../../ui/phrases.cpp" line="37"/>
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
        <location filename="../../ui/phrases.cpp" line="90"/>
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
        <location filename="../../ui/phrases.cpp" line="89"/>
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
        <location filename="../../ui/phrase_texts.h" line="64"/>
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
        <location filename="../../ui/phrases.cpp" line="65"/>
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
        <location filename="../../ui/phrases.cpp" line="64"/>
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
        <location filename="../../ui/phrases.cpp" line="65"/>
        <source>stages</source>
        <translation>Stufen</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="372"/>
        <location filename="../../ui/phrases.cpp" line="64"/>
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
        <location filename="../../ui/phrases.cpp" line="90"/>
        <source>warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <location filename="../../ui/core_texts.h" line="375"/>
        <source>{part}</source>
        <translation>{part}</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="10"/>
        <source>${name} of several branches</source>
        <translation>${name} mit mehreren Zweigen</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="11"/>
        <source>--enable-expert-parallel: tensor {n} x data {m}</source>
        <translation>--enable-expert-parallel: Tensor {n} x Daten {m}</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="12"/>
        <source>--num-query-groups is there without --group-query-attention; Megatron-LM then ignores it and has as many key and value heads as heads</source>
        <translation>--num-query-groups steht da ohne --group-query-attention; Megatron-LM übergeht es dann und hat so viele Key- und Value-Köpfe wie Köpfe</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="13"/>
        <source>--sequence-parallel is not there; without it Megatron-LM leaves it off</source>
        <translation>--sequence-parallel steht nicht da; ohne es lässt Megatron-LM es aus</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="14"/>
        <source>--use-distributed-optimizer is not there; without it every data-parallel rank has the whole optimizer state</source>
        <translation>--use-distributed-optimizer steht nicht da; ohne es hält jeder Daten-parallele Rang den ganzen Optimiererzustand</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="15"/>
        <source>Hugging Face config.json</source>
        <translation>config.json von Hugging Face</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="16"/>
        <source>Megatron-LM command line</source>
        <translation>Megatron-LM-Befehl</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="17"/>
        <source>YAML or JSON</source>
        <translation>YAML oder JSON</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="18"/>
        <source>a %YAML line with a version that is not 1; write %YAML 1.2</source>
        <translation>eine %YAML-Zeile mit einer Version, die nicht 1 ist; schreiben Sie %YAML 1.2</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="19"/>
        <source>a %YAML line without a version such as 1.2; write %YAML 1.2</source>
        <translation>eine %YAML-Zeile ohne eine Version wie 1.2; schreiben Sie %YAML 1.2</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="20"/>
        <source>a DeepSpeed file says nothing of it, and this import</source>
        <translation>eine DeepSpeed-Datei sagt nichts dazu, und dieser Import</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="21"/>
        <source>a NUL byte: the file is not text, or it is UTF-16; save it as UTF-8</source>
        <translation>ein NUL-Byte: Die Datei ist kein Text, oder sie ist UTF-16; speichern Sie sie als UTF-8</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="22"/>
        <source>a backslash before a character that needs none; write \\ for a backslash, or the text in single quotes</source>
        <translation>ein Backslash vor einem Zeichen, das keinen braucht; schreiben Sie \\ für einen Backslash oder den Text in einfachen Anführungszeichen</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="23"/>
        <source>a bracket that nothing closes; expected its } or ]</source>
        <translation>eine Klammer, die nichts schließt; erwartet wird ihre } oder ]</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="24"/>
        <source>a carriage return without a line feed; end lines with LF or CR LF</source>
        <translation>ein Wagenrücklauf ohne Zeilenvorschub; beenden Sie Zeilen mit LF oder CR LF</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="25"/>
        <source>a closing bracket that nothing opened; take it out</source>
        <translation>eine schließende Klammer, die nichts geöffnet hat; nehmen Sie sie heraus</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="26"/>
        <source>a config.json or parallel settings</source>
        <translation>eine config.json oder parallele Einstellungen</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="27"/>
        <source>a control character, which YAML has only as an escape; take it out, or write {text} in double quotes</source>
        <translation>ein Steuerzeichen, das es in YAML nur maskiert gibt; nehmen Sie es heraus, oder schreiben Sie {text} in doppelten Anführungszeichen</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="28"/>
        <source>a dash where no list item can stand; put each &quot;- item&quot; on a line of its own, or a text that is a dash into quotes</source>
        <translation>ein Strich, wo kein Listeneintrag stehen kann; setzen Sie jedes &quot;- item&quot; auf eine eigene Zeile, oder einen Text, der ein Strich ist, in Anführungszeichen</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="29"/>
        <source>a double quote that is not closed</source>
        <translation>ein doppeltes Anführungszeichen, das nicht geschlossen ist</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="30"/>
        <source>a further command that starts a job; import them one by one</source>
        <translation>ein weiterer Befehl, der einen Job startet; importieren Sie sie einzeln</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="31"/>
        <source>a key must be a plain word, not a list or map</source>
        <translation>ein Schlüssel muss ein einfaches Wort sein, keine Liste oder Map</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="32"/>
        <source>a key where none can stand; put each key on a line of its own</source>
        <translation>ein Schlüssel, wo keiner stehen kann; setzen Sie jeden Schlüssel auf eine eigene Zeile</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="33"/>
        <source>a line that is indented unlike the ones above; items of one list stand one below the other, each with &quot;- &quot;</source>
        <translation>eine Zeile, die anders eingerückt ist als die darüber; Einträge einer Liste stehen untereinander, jeder mit &quot;- &quot;</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="34"/>
        <source>a line that is indented unlike the ones above; keys of one map stand one below the other</source>
        <translation>eine Zeile, die anders eingerückt ist als die darüber; Schlüssel einer Map stehen untereinander</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="35"/>
        <source>a list</source>
        <translation>eine Liste</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="36"/>
        <source>a list in brackets goes on wrongly; expected a comma or ]</source>
        <translation>eine Liste in Klammern geht falsch weiter; erwartet wird ein Komma oder ]</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="37"/>
        <source>a list in parentheses that is not closed; expected )</source>
        <translation>eine Liste in Klammern, die nicht geschlossen ist; erwartet wird )</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="38"/>
        <source>a list of layers without experts; a request has leading ones alone</source>
        <translation>eine Liste von Schichten ohne Experten; eine Anfrage kennt nur führende</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="39"/>
        <source>a map</source>
        <translation>eine Map</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="40"/>
        <source>a map in braces goes on wrongly; expected a comma or }</source>
        <translation>eine Map in Klammern geht falsch weiter; erwartet wird ein Komma oder }</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="41"/>
        <source>a number</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="42"/>
        <source>a part beside the text model; its parameters are not counted</source>
        <translation>ein Teil neben dem Textmodell; seine Parameter sind nicht gezählt</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="43"/>
        <source>a request counts the memory that is needed</source>
        <translation>eine Anfrage zählt den Speicher, der nötig ist</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="44"/>
        <source>a request has no place for it</source>
        <translation>in einer Anfrage gibt es keinen Platz dafür</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="45"/>
        <source>a request is a map that begins with `schema: {schema}`; found {value}</source>
        <translation>eine Anfrage ist eine Map, die mit `schema: {schema}` beginnt; gefunden: {value}</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="46"/>
        <source>a request&apos;s model has no keys for these kinds of layers; its cache is counted as if all layers kept every token, which is too much; the cache told here is right</source>
        <translation>das Modell einer Anfrage hat für diese Arten von Schichten keine Schlüssel; sein Cache ist gezählt, als behielten alle Schichten jedes Token, und das ist zu viel; der hier genannte Cache stimmt</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="47"/>
        <source>a second colon in one line, or a key where none can stand; put a text with &quot;: &quot; in it into quotes, and each key on a line of its own</source>
        <translation>ein zweiter Doppelpunkt in einer Zeile, oder ein Schlüssel, wo keiner stehen kann; setzen Sie einen Text mit &quot;: &quot; in Anführungszeichen und jeden Schlüssel auf eine eigene Zeile</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="48"/>
        <source>a second document begins here; write one document a file</source>
        <translation>hier beginnt ein zweites Dokument; schreiben Sie ein Dokument je Datei</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="49"/>
        <source>a single quote that is not closed</source>
        <translation>ein einfaches Anführungszeichen, das nicht geschlossen ist</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="50"/>
        <source>a state of fixed size, which a request has no place for</source>
        <translation>ein Zustand fester Größe, für den es in einer Anfrage keinen Platz gibt</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="51"/>
        <source>a tab in the indentation; YAML is indented by spaces</source>
        <translation>ein Tabulator in der Einrückung; YAML wird mit Leerzeichen eingerückt</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="52"/>
        <source>a text cannot begin with &amp;; put it into quotes</source>
        <translation>ein Text kann nicht mit &amp; beginnen; setzen Sie ihn in Anführungszeichen</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="53"/>
        <source>a text cannot begin with *; put it into quotes</source>
        <translation>ein Text kann nicht mit * beginnen; setzen Sie ihn in Anführungszeichen</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="54"/>
        <source>a text cannot begin with this sign; put it into quotes</source>
        <translation>ein Text kann nicht mit diesem Zeichen beginnen; setzen Sie ihn in Anführungszeichen</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="55"/>
        <source>a text in quotes is not closed before the document ends; expected its closing quote</source>
        <translation>ein Text in Anführungszeichen ist vor dem Ende des Dokuments nicht geschlossen; erwartet wird sein schließendes Anführungszeichen</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="56"/>
        <source>a text in quotes is not closed; expected its closing quote</source>
        <translation>ein Text in Anführungszeichen ist nicht geschlossen; erwartet wird sein schließendes Anführungszeichen</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="57"/>
        <source>a text that is not closed</source>
        <translation>ein Text, der nicht geschlossen ist</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="58"/>
        <source>a text without its closing quote; expected {text} at its end</source>
        <translation>ein Text ohne schließendes Anführungszeichen; erwartet wird {text} am Ende</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="59"/>
        <source>a whole number in plain digits</source>
        <translation>eine ganze Zahl in einfachen Ziffern</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="60"/>
        <source>after | or &gt; stands nothing but a digit, + or - and a comment; begin the text on the next line</source>
        <translation>nach | oder &gt; steht nichts außer einer Ziffer, + oder - und einem Kommentar; beginnen Sie den Text auf der nächsten Zeile</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="61"/>
        <source>an alias (*name) is not allowed; write the value out</source>
        <translation>ein Alias (*name) ist nicht erlaubt; schreiben Sie den Wert aus</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="62"/>
        <source>an alias (*name) is not allowed; write the value out, or a text that begins with * into quotes</source>
        <translation>ein Alias (*name) ist nicht erlaubt; schreiben Sie den Wert aus, oder setzen Sie einen Text, der mit * beginnt, in Anführungszeichen</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="63"/>
        <source>an anchor (&amp;name) is not allowed; write the value out where it is wanted</source>
        <translation>ein Anker (&amp;name) ist nicht erlaubt; schreiben Sie den Wert aus, wo er gebraucht wird</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="64"/>
        <source>an escape that names no character; write the character itself, or \U and eight hexadecimal digits in place of a pair of surrogates</source>
        <translation>eine Maskierung, die kein Zeichen nennt; schreiben Sie das Zeichen selbst, oder \U und acht hexadezimale Ziffern statt eines Surrogatpaars</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="65"/>
        <source>an escape with too few hexadecimal digits; \x has two, \u four, \U eight</source>
        <translation>eine Maskierung mit zu wenigen hexadezimalen Ziffern; \x hat zwei, \u vier, \U acht</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="66"/>
        <source>auto is filled in by the program that reads the file; write the number in its place</source>
        <translation>auto füllt das Programm aus, das die Datei liest; schreiben Sie die Zahl an seine Stelle</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="67"/>
        <source>auto is what the model&apos;s own files say; import its config.json</source>
        <translation>auto ist, was die eigenen Dateien des Modells sagen; importieren Sie seine config.json</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="68"/>
        <source>bytes that are not UTF-8; save the file as UTF-8</source>
        <translation>Bytes, die nicht UTF-8 sind; speichern Sie die Datei als UTF-8</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="69"/>
        <source>cache in bf16: {n} bytes a token of {layers} with full attention</source>
        <translation>Cache in bf16: {n} Byte je Token von {layers} mit voller Attention</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="70"/>
        <source>cache in bf16: {n} bytes a token of {layers} with full attention, and at most {m} bytes a sequence of {sliding} with a window of {w} tokens</source>
        <translation>Cache in bf16: {n} Byte je Token von {layers} mit voller Attention und höchstens {m} Byte je Sequenz von {sliding} mit einem Fenster von {w} Token</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="71"/>
        <source>computed: {n} parameters, the same as the {of}</source>
        <translation>berechnet: {n} Parameter, gleich den {of}</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="72"/>
        <source>computed: {n} parameters, {m} % from the {of}, which has the same layers, hidden size, heads and vocabulary</source>
        <translation>berechnet: {n} Parameter, {m} % neben den {of}, das dieselben Schichten, Hidden-Größe, Köpfe und dasselbe Vokabular hat</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="73"/>
        <source>conv_kernel is not stated; the type&apos;s default is 4</source>
        <translation>conv_kernel ist nicht angegeben; die Voreinstellung des Typs ist 4</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="74"/>
        <source>data_parallel_shard_degree -1 means the GPUs that the other dimensions leave; data parallel follows from the GPUs of the job</source>
        <translation>data_parallel_shard_degree -1 meint die GPUs, die die anderen Dimensionen übrig lassen; Daten-parallel folgt aus den GPUs des Jobs</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="75"/>
        <source>data_parallel_shard_degree is not stated; torchtitan takes -1, the rest</source>
        <translation>data_parallel_shard_degree ist nicht angegeben; torchtitan nimmt -1, den Rest</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="76"/>
        <source>data_parallel_shard_degree: weights, gradients and optimizer are shared out (FSDP)</source>
        <translation>data_parallel_shard_degree: Gewichte, Gradienten und Optimierer sind aufgeteilt (FSDP)</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="77"/>
        <source>every layer with experts of Llama 4 has a shared one</source>
        <translation>jede Schicht mit Experten von Llama 4 hat einen gemeinsamen</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="78"/>
        <source>expected a catalog id or a map with the model&apos;s numbers</source>
        <translation>erwartet wird eine Katalog-ID oder eine Map mit den Zahlen des Modells</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="79"/>
        <source>expected a colon between a key and its value</source>
        <translation>erwartet wird ein Doppelpunkt zwischen einem Schlüssel und seinem Wert</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="80"/>
        <source>expected a comma or ]</source>
        <translation>erwartet wird ein Komma oder ]</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="81"/>
        <source>expected a comma or }</source>
        <translation>erwartet wird ein Komma oder }</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="82"/>
        <source>expected a date as YYYY-MM-DD</source>
        <translation>erwartet wird ein Datum als JJJJ-MM-TT</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="83"/>
        <source>expected a key</source>
        <translation>erwartet wird ein Schlüssel</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="84"/>
        <source>expected a key in double quotes</source>
        <translation>erwartet wird ein Schlüssel in doppelten Anführungszeichen</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="85"/>
        <source>expected a letter a layer: M (Mamba), - (feed-forward), * (attention)</source>
        <translation>erwartet wird ein Buchstabe je Schicht: M (Mamba), - (Feed-forward), * (Attention)</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="86"/>
        <source>expected a list (- item)</source>
        <translation>erwartet wird eine Liste (- Eintrag)</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="87"/>
        <source>expected a list of 0 (full) and 1 (window), one a layer</source>
        <translation>erwartet wird eine Liste aus 0 (voll) und 1 (Fenster), eines je Schicht</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="88"/>
        <source>expected a list of full_attention, sliding_attention, chunked_attention and linear_attention, one a layer</source>
        <translation>erwartet wird eine Liste aus full_attention, sliding_attention, chunked_attention und linear_attention, eines je Schicht</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="89"/>
        <source>expected a map (key: value)</source>
        <translation>erwartet wird eine Map (Schlüssel: Wert)</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="90"/>
        <source>expected a ratio above zero with both sides at most {n}, such as 1, 1.5 or 4:3</source>
        <translation>erwartet wird ein Verhältnis über null, beide Seiten höchstens {n}, etwa 1, 1.5 oder 4:3</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="91"/>
        <source>expected a size such as 16GiB</source>
        <translation>erwartet wird eine Größe wie 16GiB</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="92"/>
        <source>expected a value</source>
        <translation>erwartet wird ein Wert</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="93"/>
        <source>expected a value: a number, a text in double quotes, true, false, null, { or [</source>
        <translation>erwartet wird ein Wert: eine Zahl, ein Text in doppelten Anführungszeichen, true, false, null, { oder [</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="94"/>
        <source>expected a value; a text stands in quotes</source>
        <translation>erwartet wird ein Wert; ein Text steht in Anführungszeichen</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="95"/>
        <source>expected nothing more after the closing bracket</source>
        <translation>erwartet wird nichts mehr nach der schließenden Klammer</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="96"/>
        <source>expected one of {known}</source>
        <translation>erwartet wird eines aus {known}</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="97"/>
        <source>expected one of {known}; did you mean {nearest}?</source>
        <translation>erwartet wird eines aus {known}; ist {nearest} gemeint?</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="98"/>
        <source>expected text</source>
        <translation>erwartet wird ein Text</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="99"/>
        <source>expected the end of the line</source>
        <translation>erwartet wird das Ende der Zeile</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="100"/>
        <source>expected true or false</source>
        <translation>erwartet wird true oder false</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="101"/>
        <source>expected {kind} from {n} to {m}</source>
        <translation>erwartet wird {kind} von {n} bis {m}</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="102"/>
        <source>expected {kind} from {n} to {m} ({unit})</source>
        <translation>erwartet wird {kind} von {n} bis {m} ({unit})</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="103"/>
        <source>found a \u that does not name a character; expected four hexadecimal digits, and for a character above FFFF a pair of surrogates</source>
        <translation>gefunden: ein \u, das kein Zeichen nennt; erwartet werden vier hexadezimale Ziffern, bei einem Zeichen über FFFF ein Surrogatpaar</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="104"/>
        <source>found a backslash before a character that needs none; expected \\ for a backslash</source>
        <translation>gefunden: ein Backslash vor einem Zeichen, das keinen braucht; erwartet wird \\ für einen Backslash</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="105"/>
        <source>found a comment; JSON has none, YAML has them after #</source>
        <translation>gefunden: ein Kommentar; JSON hat keine, YAML hat sie nach #</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="106"/>
        <source>found a line break or another control character within a text; expected it written as \n, \t or \u and four hexadecimal digits</source>
        <translation>gefunden: ein Zeilenumbruch oder anderes Steuerzeichen in einem Text; erwartet wird es geschrieben als \n, \t oder \u und vier hexadezimale Ziffern</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="107"/>
        <source>found a text without its closing quote; expected &quot; at its end</source>
        <translation>gefunden: ein Text ohne schließendes Anführungszeichen; erwartet wird &quot; an seinem Ende</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="108"/>
        <source>found the number {text}, which is too large</source>
        <translation>gefunden: die Zahl {text}, die zu groß ist</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="109"/>
        <source>found the text {text}; {expected}</source>
        <translation>gefunden: der Text {text}; {expected}</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="110"/>
        <source>found {text} after a comma; {expected}</source>
        <translation>gefunden: {text} nach einem Komma; {expected}</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="111"/>
        <source>found {text}; expected a number such as 4, 0.5 or -3</source>
        <translation>gefunden: {text}; erwartet wird eine Zahl wie 4, 0.5 oder -3</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="112"/>
        <source>found {text}; {expected}</source>
        <translation>gefunden: {text}; {expected}</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="113"/>
        <source>half of it a token where the server keeps the equal keys and values once</source>
        <translation>die Hälfte davon je Token, wo der Server gleiche Keys und Values nur einmal hält</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="114"/>
        <source>has no value</source>
        <translation>hat keinen Wert</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="115"/>
        <source>has the keys of a model&apos;s own code (dim, n_layers), whose meaning differs from model to model; import the config.json of the same model from Hugging Face, which has model_type, hidden_size and num_hidden_layers</source>
        <translation>hat die Schlüssel des eigenen Codes eines Modells (dim, n_layers), deren Bedeutung von Modell zu Modell wechselt; importieren Sie die config.json desselben Modells von Hugging Face mit model_type, hidden_size und num_hidden_layers</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="116"/>
        <source>head_dim is not stated, and hidden size {n} does not divide by {m} heads</source>
        <translation>head_dim ist nicht angegeben, und Hidden-Größe {n} ist nicht durch {m} Köpfe teilbar</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="117"/>
        <source>hf_quant_config.json of modelopt</source>
        <translation>hf_quant_config.json von modelopt</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="118"/>
        <source>hidden_size / num_attention_heads</source>
        <translation>hidden_size / num_attention_heads</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="119"/>
        <source>how many GPUs the job has cannot be told from the text; one replica has too many ({how})</source>
        <translation>wie viele GPUs der Job hat, geht aus dem Text nicht hervor; ein Replikat hat zu viele ({how})</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="120"/>
        <source>how many GPUs the job has cannot be told from the text; one replica has {n} ({how})</source>
        <translation>wie viele GPUs der Job hat, geht aus dem Text nicht hervor; ein Replikat hat {n} ({how})</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="121"/>
        <source>how many tokens are looked at; all of them are cached</source>
        <translation>wie viele Token angesehen werden; alle liegen im Cache</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="122"/>
        <source>how many virtual stages {n} layers a stage make cannot be told without layers that divide by pipeline</source>
        <translation>wie viele virtuelle Stufen {n} Schichten je Stufe ergeben, lässt sich ohne Schichten, die durch Pipeline teilbar sind, nicht sagen</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="123"/>
        <source>how the authors served it once; it is no plan</source>
        <translation>wie die Verfasser es einmal betrieben haben; es ist keine Planung</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="124"/>
        <source>import the model&apos;s config.json for it</source>
        <translation>importieren Sie dafür die config.json des Modells</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="125"/>
        <source>in fp8, as it is to be kept, {h} bytes a token</source>
        <translation>in fp8, wie er gehalten werden soll, {h} Byte je Token</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="126"/>
        <source>intermediate_size {text} is not used: every layer has experts, each moe_intermediate_size {other_text} wide</source>
        <translation>intermediate_size {text} wird nicht verwendet: Jede Schicht hat Experten, jeder moe_intermediate_size {other_text} breit</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="127"/>
        <source>intermediate_size, the width of each expert</source>
        <translation>intermediate_size, die Breite jedes Experten</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="128"/>
        <source>is TOML and not recognised: expected torchtitan&apos;s [parallelism] or [training] with keys such as tensor_parallel_degree</source>
        <translation>ist TOML und nicht erkannt: erwartet wird [parallelism] oder [training] von torchtitan mit Schlüsseln wie tensor_parallel_degree</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="129"/>
        <source>is a file of this program already ({text}); check, size and export read it as it is</source>
        <translation>ist schon eine Datei dieses Programms ({text}); check, size und export lesen sie, wie sie ist</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="130"/>
        <source>is empty; {wanted} was expected</source>
        <translation>ist leer; erwartet wurde {wanted}</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="131"/>
        <source>is larger than the limit of {n} bytes for a file of this kind</source>
        <translation>ist größer als die Grenze von {n} Byte für eine Datei dieser Art</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="132"/>
        <source>is larger than the limit of {n} bytes for a script</source>
        <translation>ist größer als die Grenze von {n} Byte für ein Skript</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="133"/>
        <source>is no number of JSON; the value is taken as not stated</source>
        <translation>ist keine Zahl von JSON; der Wert gilt als nicht angegeben</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="134"/>
        <source>is not recognised: expected a Hugging Face config.json (model_type, hidden_size), a DeepSpeed JSON (zero_optimization, train_batch_size) or a NeMo YAML (model.tensor_model_parallel_size)</source>
        <translation>ist nicht erkannt: erwartet wird eine config.json von Hugging Face (model_type, hidden_size), ein DeepSpeed-JSON (zero_optimization, train_batch_size) oder ein NeMo-YAML (model.tensor_model_parallel_size)</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="135"/>
        <source>is not recognised: no flag of Megatron-LM, torchrun or vLLM is in it, and it is no config.json, DeepSpeed JSON, NeMo YAML or torchtitan TOML</source>
        <translation>ist nicht erkannt: Kein Flag von Megatron-LM, torchrun oder vLLM kommt darin vor, und es ist keine config.json, kein DeepSpeed-JSON, NeMo-YAML oder torchtitan-TOML</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="136"/>
        <source>is off, which states nothing</source>
        <translation>ist aus, und das gibt nichts an</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="137"/>
        <source>local batch {n}, one stage</source>
        <translation>lokaler Batch {n}, eine Stufe</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="138"/>
        <source>model_type is not stated, so the parameter count is not computed, and what the type implies beyond the keys above is not known</source>
        <translation>model_type ist nicht angegeben; daher sind die Parameter nicht berechnet, und was der Typ über die Schlüssel oben hinaus bedeutet, ist nicht bekannt</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="139"/>
        <source>model_type {type}</source>
        <translation>model_type {type}</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="140"/>
        <source>model_type {type} is not one that this program knows; the parameter count is not computed, and what the type implies beyond the keys above is not known</source>
        <translation>model_type {type} kennt dieses Programm nicht; die Parameter sind nicht berechnet, und was der Typ über die Schlüssel oben hinaus bedeutet, ist nicht bekannt</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="141"/>
        <source>more than can be</source>
        <translation>mehr, als es geben kann</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="142"/>
        <source>more than {n} values</source>
        <translation>mehr als {n} Werte</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="143"/>
        <source>more than {n} words</source>
        <translation>mehr als {n} Wörter</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="144"/>
        <source>multi-token prediction (num_nextn_predict_layers) has {n} parameters more, which are not in the count</source>
        <translation>Multi-Token-Prediction (num_nextn_predict_layers) hat {n} Parameter mehr, die nicht mitgezählt sind</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="145"/>
        <source>n_groups is not stated; the type&apos;s default is 8</source>
        <translation>n_groups ist nicht angegeben; die Voreinstellung des Typs ist 8</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="146"/>
        <source>names a model and not its dimensions; import its config.json for them</source>
        <translation>nennt ein Modell und nicht seine Dimensionen; importieren Sie dafür seine config.json</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="147"/>
        <source>neither parameters nor cache are computed: {unread} is there and not understood</source>
        <translation>weder Parameter noch Cache sind berechnet: {unread} steht da und ist nicht verstanden</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="148"/>
        <source>nested deeper than {n} levels</source>
        <translation>tiefer verschachtelt als {n} Ebenen</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="149"/>
        <source>nested deeper than {n} levels, or too many values</source>
        <translation>tiefer verschachtelt als {n} Ebenen, oder zu viele Werte</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="150"/>
        <source>no setting that a request has a place for</source>
        <translation>keine Einstellung, für die es in einer Anfrage Platz gibt</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="151"/>
        <source>not readable as JSON: {what}</source>
        <translation>nicht lesbar als JSON: {what}</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="152"/>
        <source>not readable as TOML: the key {name} stands twice in one table</source>
        <translation>nicht lesbar als TOML: Der Schlüssel {name} steht zweimal in einer Tabelle</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="153"/>
        <source>not readable as TOML: the table {back} stands twice</source>
        <translation>nicht lesbar als TOML: Die Tabelle {back} steht zweimal da</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="154"/>
        <source>not readable as TOML: {name} is no list of tables</source>
        <translation>nicht lesbar als TOML: {name} ist keine Liste von Tabellen</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="155"/>
        <source>not readable as TOML: {what}</source>
        <translation>nicht lesbar als TOML: {what}</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="156"/>
        <source>not readable as YAML: {what}</source>
        <translation>nicht lesbar als YAML: {what}</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="157"/>
        <source>not stated; the launcher takes 1 node</source>
        <translation>nicht angegeben; der Starter nimmt 1 Knoten</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="158"/>
        <source>not stated; torchtitan takes 1</source>
        <translation>nicht angegeben; torchtitan nimmt 1</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="159"/>
        <source>not stated; vLLM takes 1</source>
        <translation>nicht angegeben; vLLM nimmt 1</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="160"/>
        <source>not stated; {program} takes 1</source>
        <translation>nicht angegeben; {program} nimmt 1</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="161"/>
        <source>not stated; {source} has a head of its own</source>
        <translation>nicht angegeben; {source} hat einen eigenen Kopf</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="162"/>
        <source>nothing is kept outside the GPU, as a request has it</source>
        <translation>nichts wird außerhalb der GPU gehalten, wie es eine Anfrage kennt</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="163"/>
        <source>qk_nope_head_dim + qk_rope_head_dim</source>
        <translation>qk_nope_head_dim + qk_rope_head_dim</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="164"/>
        <source>quant_method is not stated; the bytes of a parameter are known of fp8, mxfp4 and modelopt alone</source>
        <translation>quant_method ist nicht angegeben; die Byte je Parameter sind nur für fp8, mxfp4 und modelopt bekannt</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="165"/>
        <source>quant_method {method}; the bytes of a parameter are known of fp8, mxfp4 and modelopt alone</source>
        <translation>quant_method {method}; die Byte je Parameter sind nur für fp8, mxfp4 und modelopt bekannt</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="166"/>
        <source>replicas {n} x shards {m}</source>
        <translation>Replikate {n} x Shards {m}</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="167"/>
        <source>rotary positions; how many there are, max_position_embeddings says</source>
        <translation>rotierende Positionen; wie viele es sind, sagt max_position_embeddings</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="168"/>
        <source>schema is {value}; a request has `schema: {schema}`</source>
        <translation>schema ist {value}; eine Anfrage hat `schema: {schema}`</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="169"/>
        <source>severities/{key} is {value}; expected off, advice, warning or error</source>
        <translation>severities/{key} ist {value}; erwartet wird off, advice, warning oder error</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="170"/>
        <source>shares the cache out over the tensor-parallel ranks; a request has no place for it</source>
        <translation>teilt den Cache auf die Tensor-parallelen Ränge auf; in einer Anfrage gibt es keinen Platz dafür</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="171"/>
        <source>sliding_window is there, and which layers have it is not known; all layers are counted with full attention</source>
        <translation>sliding_window steht da, und welche Schichten es haben, ist nicht bekannt; alle Schichten sind mit voller Attention gezählt</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="172"/>
        <source>the GPUs of one replica cannot be told: {unknown} parallel is there and not understood</source>
        <translation>die GPUs eines Replikats lassen sich nicht bestimmen: {unknown}-parallel steht da und ist nicht verstanden</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="173"/>
        <source>the arithmetic is done in it while the weights stay in bf16; a request states the weights</source>
        <translation>gerechnet wird darin, während die Gewichte in bf16 bleiben; eine Anfrage gibt die Gewichte an</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="174"/>
        <source>the brief has no request inside</source>
        <translation>die Unterlage enthält keine Anfrage</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="175"/>
        <source>the cache of a token is not computed: dimensions that it takes are not stated</source>
        <translation>der Cache je Token ist nicht berechnet: Dimensionen dafür sind nicht angegeben</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="176"/>
        <source>the catalog has no model {text}; import its config.json for the dimensions</source>
        <translation>der Katalog hat kein Modell {text}; importieren Sie seine config.json für die Dimensionen</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="177"/>
        <source>the catalog has none like it</source>
        <translation>der Katalog hat kein vergleichbares</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="178"/>
        <source>the default that the script gives {defaults}; the environment can change it</source>
        <translation>die Voreinstellung, die das Skript gibt: {defaults}; die Umgebung kann sie ändern</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="179"/>
        <source>the dimensions of the model stand in config.json beside this file; import that as well</source>
        <translation>die Dimensionen des Modells stehen in config.json neben dieser Datei; importieren Sie auch diese</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="180"/>
        <source>the dimensions, by the layers of model_type {type}</source>
        <translation>die Dimensionen, nach den Schichten von model_type {type}</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="181"/>
        <source>the file ends here; {expected}</source>
        <translation>die Datei endet hier; {expected}</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="182"/>
        <source>the file&apos;s dtype, and no quantization_config is there; a checkpoint that modelopt quantised says so in hf_quant_config.json beside it: import that as well</source>
        <translation>dtype der Datei, und es gibt keine quantization_config; ein Checkpoint, den modelopt quantisiert hat, sagt es in hf_quant_config.json daneben: importieren Sie auch diese</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="183"/>
        <source>the global batch of {n} sequences does not divide by micro batch {m}</source>
        <translation>der globale Batch von {n} Sequenzen ist nicht durch Micro-Batch {m} teilbar</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="184"/>
        <source>the global batch of {n} sequences does not divide by micro batch {m} x data {k}</source>
        <translation>der globale Batch von {n} Sequenzen ist nicht durch Micro-Batch {m} x Daten {k} teilbar</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="185"/>
        <source>the indexer keeps {i} numbers a token and layer besides</source>
        <translation>der Indexer behält daneben {i} Zahlen je Token und Schicht</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="186"/>
        <source>the key &quot;{key}&quot; has {n} bytes; keys have at most {m}</source>
        <translation>der Schlüssel &quot;{key}&quot; hat {n} Byte; Schlüssel haben höchstens {m}</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="187"/>
        <source>the key &quot;{key}&quot; stands twice in one map; keep one of them</source>
        <translation>der Schlüssel &quot;{key}&quot; steht zweimal in einer Map; behalten Sie einen davon</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="188"/>
        <source>the key &quot;{key}&quot; stands twice in one object; keep one of them</source>
        <translation>der Schlüssel &quot;{key}&quot; steht zweimal in einem Objekt; behalten Sie einen davon</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="189"/>
        <source>the key schema is missing; a request begins with `schema: {schema}`</source>
        <translation>der Schlüssel schema fehlt; eine Anfrage beginnt mit `schema: {schema}`</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="190"/>
        <source>the list of layers names {text} layers, and num_hidden_layers is {n}</source>
        <translation>die Liste der Schichten nennt {text} Schichten, und num_hidden_layers ist {n}</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="191"/>
        <source>the merge key &lt;&lt; is not allowed; write the keys out, or &quot;&lt;&lt;&quot; for a key of that name</source>
        <translation>der Merge-Schlüssel &lt;&lt; ist nicht erlaubt; schreiben Sie die Schlüssel aus, oder &quot;&lt;&lt;&quot; für einen Schlüssel dieses Namens</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="192"/>
        <source>the micro batch of the pipeline</source>
        <translation>der Micro-Batch der Pipeline</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="193"/>
        <source>the model is named twice</source>
        <translation>das Modell ist zweimal genannt</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="194"/>
        <source>the number {text}</source>
        <translation>die Zahl {text}</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="195"/>
        <source>the parameter count is not computed: dimensions that it takes are not stated</source>
        <translation>die Parameter sind nicht berechnet: Dimensionen dafür sind nicht angegeben</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="196"/>
        <source>the parameter count is not computed: it would be beyond any model</source>
        <translation>die Parameter sind nicht berechnet: es wären mehr als bei jedem Modell</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="197"/>
        <source>the parameter count is not computed: the layers of model_type {type} are not known to this program in full</source>
        <translation>die Parameter sind nicht berechnet: die Schichten von model_type {type} kennt dieses Programm nicht vollständig</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="198"/>
        <source>the tag {tag} is not allowed; write the plain value</source>
        <translation>das Tag {tag} ist nicht erlaubt; schreiben Sie den einfachen Wert</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="199"/>
        <source>the text &quot;{text}&quot;</source>
        <translation>der Text &quot;{text}&quot;</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="200"/>
        <source>the value of {missing} is not in the text; write the number in its place</source>
        <translation>der Wert von {missing} steht nicht im Text; schreiben Sie die Zahl an seine Stelle</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="201"/>
        <source>the variables expand to more than a script can mean</source>
        <translation>die Variablen ergeben mehr, als ein Skript meinen kann</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="202"/>
        <source>the weights as {precision} come to {n} GB; embedding, head, norms and routers stay in bf16</source>
        <translation>die Gewichte in {precision} ergeben {n} GB; Embedding, Kopf, Norms und Router bleiben in bf16</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="203"/>
        <source>the weights as {precision} come to {n} GB; embedding, head, norms and routers stay in bf16, as does attention</source>
        <translation>die Gewichte in {precision} ergeben {n} GB; Embedding, Kopf, Norms und Router bleiben in bf16, ebenso die Attention</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="204"/>
        <source>the {what} has the schema {found}, which a newer version of the program writes; this one reads {read}; open it with a version that reads {found}</source>
        <translation>das Schema ist {found} ({what}), und das schreibt eine neuere Version des Programms; diese liest {read}; öffnen Sie es mit einer Version, die {found} liest</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="205"/>
        <source>the {what} has the schema {found}, which no version of the program writes; expected {read}</source>
        <translation>das Schema ist {found} ({what}), und das schreibt keine Version des Programms; erwartet wird {read}</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="206"/>
        <source>there are dimensions of a model and no parameter count; the same layers, hidden size and heads in the catalog: {names}. State the one that is meant as the workload&apos;s model</source>
        <translation>es gibt Dimensionen eines Modells und keine Zahl der Parameter; dieselben Schichten, Hidden-Größe und Köpfe im Katalog: {names}. Geben Sie das gemeinte als Modell des Workloads an</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="207"/>
        <source>there are dimensions of a model and no parameter count; {otherwise}</source>
        <translation>es gibt Dimensionen eines Modells und keine Zahl der Parameter; {otherwise}</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="208"/>
        <source>torchrun command line</source>
        <translation>torchrun-Befehl</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="209"/>
        <source>vLLM command line</source>
        <translation>vLLM-Befehl</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="210"/>
        <source>weights and states are shared out over {n} ranks and held {m} times; a request shares them out over all {k}, so that its memory is too low</source>
        <translation>Gewichte und Zustände sind auf {n} Ränge aufgeteilt und {m}-mal gehalten; eine Anfrage teilt sie auf alle {k} auf, sodass ihr Speicher zu niedrig ist</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="211"/>
        <source>what is kept outside the GPU is not modelled; the memory that a request shows is too high</source>
        <translation>was außerhalb der GPU gehalten wird, ist nicht abgebildet; der Speicher, den eine Anfrage zeigt, ist zu hoch</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="212"/>
        <source>where processes meet; a request has no place for it</source>
        <translation>wo Prozesse sich treffen; in einer Anfrage gibt es keinen Platz dafür</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="213"/>
        <source>{count} not understood and not listed</source>
        <translation>{count} nicht verstanden und nicht aufgeführt</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="214"/>
        <source>{count} x {other_count}</source>
        <translation>{count} x {other_count}</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="215"/>
        <source>{count} x {other_count} are {n} GPUs, and {text} are stated as well</source>
        <translation>{count} x {other_count} sind {n} GPUs, und angegeben sind auch {text}</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="216"/>
        <source>{field}, from {source}, is {fault}</source>
        <translation>{field}, aus {source}, ist {fault}</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="217"/>
        <source>{how} is no whole number of data-parallel ranks</source>
        <translation>{how} ist keine ganze Zahl Daten-paralleler Ränge</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="218"/>
        <source>{how} x data {n}</source>
        <translation>{how} x Daten {n}</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="219"/>
        <source>{key} is no size of a model (it stands under what was not understood): neither parameters nor cache are computed</source>
        <translation>{key} ist keine Größe eines Modells (es steht unter dem, was nicht verstanden ist): Weder Parameter noch Cache sind berechnet</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="220"/>
        <source>{key}: {field} was {text} further up; the later value, {other_text}, is taken</source>
        <translation>{key}: {field} war weiter oben {text}; genommen wird der spätere Wert, {other_text}</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="221"/>
        <source>{layers} no cache that grows with the sequence</source>
        <translation>{layers} keinen Cache, der mit der Sequenz wächst</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="222"/>
        <source>{name} has a value already and cannot hold keys</source>
        <translation>{name} hat schon einen Wert und kann keine Schlüssel enthalten</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="223"/>
        <location filename="../../ui/phrase_texts.h" line="200"/>
        <source>{n} GPU</source>
        <translation>{n} GPU</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="224"/>
        <location filename="../../ui/phrase_texts.h" line="201"/>
        <source>{n} GPUs</source>
        <translation>{n} GPUs</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="225"/>
        <source>{n} experts a token are more than the {m} that there are</source>
        <translation>{n} Experten je Token sind mehr als die {m}, die es gibt</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="226"/>
        <source>{n} experts do not divide by expert parallel {m}</source>
        <translation>{n} Experten sind nicht durch Experten-parallel {m} teilbar</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="227"/>
        <source>{n} further key is</source>
        <translation>{n} weiterer Schlüssel ist</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="228"/>
        <source>{n} further keys are</source>
        <translation>{n} weitere Schlüssel sind</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="229"/>
        <source>{n} heads do not divide by {m} key and value heads</source>
        <translation>{n} Köpfe sind nicht durch {m} Key- und Value-Köpfe teilbar</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="230"/>
        <location filename="../../ui/phrase_texts.h" line="224"/>
        <source>{n} layer</source>
        <translation>{n} Schicht</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="231"/>
        <source>{n} layer keeps</source>
        <translation>{n} Schicht behält</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="232"/>
        <location filename="../../ui/phrase_texts.h" line="225"/>
        <source>{n} layers</source>
        <translation>{n} Schichten</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="233"/>
        <source>{n} layers / pipeline {m} / {k} layers a stage</source>
        <translation>{n} Schichten / Pipeline {m} / {k} Schichten je Stufe</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="234"/>
        <source>{n} layers keep</source>
        <translation>{n} Schichten behalten</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="235"/>
        <location filename="../../ui/phrase_texts.h" line="236"/>
        <source>{n} node</source>
        <translation>{n} Knoten</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="236"/>
        <location filename="../../ui/phrase_texts.h" line="243"/>
        <source>{n} nodes</source>
        <translation>{n} Knoten</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="237"/>
        <location filename="../../ui/phrases.cpp" line="37"/>
        <source>{n} of {m} layers</source>
        <translation>{n} von {m} Schichten</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="238"/>
        <source>{n} published of {name} ({id})</source>
        <translation>{n} veröffentlichten von {name} ({id})</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="239"/>
        <source>{n} sequences / (micro batch {m} x accumulation {k})</source>
        <translation>{n} Sequenzen / (Micro-Batch {m} x Akkumulation {k})</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="240"/>
        <source>{n} with full attention, {m} with a window, {k} without attention</source>
        <translation>{n} mit voller Attention, {m} mit einem Fenster, {k} ohne Attention</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="241"/>
        <source>{path} is {value}; {expected}</source>
        <translation>{path} ist {value}; {expected}</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="242"/>
        <source>{path}: the key {key} is missing; state it</source>
        <translation>{path}: der Schlüssel {key} fehlt; geben Sie ihn an</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="243"/>
        <source>{place}: another entry of {path} is named &quot;{name}&quot;; names are unique</source>
        <translation>{place}: ein anderer Eintrag von {path} heißt &quot;{name}&quot;; Namen kommen nur einmal vor</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="244"/>
        <source>{total} do not divide by {by} ({how}), the GPUs of one replica of the model</source>
        <translation>{total} sind nicht durch {by} ({how}) teilbar, die GPUs eines Replikats des Modells</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="245"/>
        <source>{total} leave {n} replicas of {how}, and data {m} is stated</source>
        <translation>{total} lassen {n} Replikate von {how}, und Daten {m} ist angegeben</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="246"/>
        <source>{value}; a range of nodes has no single count of GPUs</source>
        <translation>{value}; ein Bereich von Knoten hat keine einzelne Zahl von GPUs</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="247"/>
        <source>{value}; a request has bf16 and fp16 of these alone</source>
        <translation>{value}; davon kennt eine Anfrage nur bf16 und fp16</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="248"/>
        <source>{value}; a request has bf16 of these alone</source>
        <translation>{value}; davon kennt eine Anfrage nur bf16</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="249"/>
        <source>{value}; a request has bf16, fp16, fp8 and fp4 alone</source>
        <translation>{value}; eine Anfrage kennt nur bf16, fp16, fp8 und fp4</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="250"/>
        <source>{value}; expected a number of GPUs</source>
        <translation>{value}; erwartet wird eine Zahl von GPUs</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="251"/>
        <source>{value}; expected a number, or a list of 0 and 1</source>
        <translation>{value}; erwartet wird eine Zahl oder eine Liste aus 0 und 1</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="252"/>
        <source>{value}; expected a stage from 0 to 3</source>
        <translation>{value}; erwartet wird eine Stufe von 0 bis 3</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="253"/>
        <source>{value}; expected a whole number from 1 to {n}</source>
        <translation>{value}; erwartet wird eine ganze Zahl von 1 bis {n}</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="254"/>
        <source>{value}; expected default, always or never</source>
        <translation>{value}; erwartet wird default, always oder never</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="255"/>
        <source>{value}; expected fp32, fp16 or bf16</source>
        <translation>{value}; erwartet wird fp32, fp16 oder bf16</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="256"/>
        <source>{value}; expected no_shard, optim, optim_grads or optim_grads_params</source>
        <translation>{value}; erwartet wird no_shard, optim, optim_grads oder optim_grads_params</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="257"/>
        <source>{value}; expected true or false</source>
        <translation>{value}; erwartet wird true oder false</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="258"/>
        <source>{value}; of these a request has bf16 and fp16 alone</source>
        <translation>{value}; davon kennt eine Anfrage nur bf16 und fp16</translation>
    </message>
    <message>
        <location filename="../../ui/file_texts.h" line="259"/>
        <source>{value}; whether it shares out the optimizer state is not known</source>
        <translation>{value}; ob er den Optimiererzustand aufteilt, ist nicht bekannt</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="10"/>
        <source>A domain of {stated} cannot be built of {part}: it comes with {offered}.</source>
        <translation>Eine Domäne aus {stated} lässt sich mit {part} nicht bauen: Es gibt {offered}.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="11"/>
        <source>A domain of {stated} cannot be built of {part}: it has no NVLink to other GPUs.</source>
        <translation>Eine Domäne aus {stated} lässt sich mit {part} nicht bauen: Es gibt dort kein NVLink zu anderen GPUs.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="12"/>
        <source>A global batch of {batch} does not divide by micro batch {micro} × data parallel {data} = {step}: the rest is {rest}.</source>
        <translation>Ein globaler Batch von {batch} ist nicht durch Micro-Batch {micro} × Daten-parallel {data} = {step} teilbar: Rest {rest}.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="13"/>
        <source>A job uses {gpus} GPUs; the acceptance list has {runs}, and none is all_reduce_perf.</source>
        <translation>Ein Job nutzt {gpus} GPUs; in der Abnahmeliste stehen {runs}, keiner davon ist all_reduce_perf.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="14"/>
        <source>A pipeline of {pipeline} stages is longer than the model&apos;s {layers} layers: {empty} stages have none.</source>
        <translation>Eine Pipeline mit {pipeline} Stufen ist länger als die {layers} Schichten des Modells: {empty} Stufen haben keine.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="15"/>
        <source>A rack of {system} in {group} takes up to {power}; a rack of the site has {limit} kW, {short} kW too little.</source>
        <translation>Ein Rack {system} in {group} nimmt bis zu {power} auf; ein Rack am Standort hat {limit} kW, {short} kW zu wenig.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="16"/>
        <source>A replica takes {gpus} GPUs and a server has {server}: prompts and answers cross the fabric between nodes unencrypted. Keep it private to the cluster.</source>
        <translation>Ein Replikat braucht {gpus} GPUs, und ein Server hat {server}: Prompts und Antworten gehen unverschlüsselt über das Netz zwischen Knoten. Es sollte dem Cluster allein gehören.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="17"/>
        <source>A sequence of {tokens} tokens is {over} longer than the {most} that {model} was made for.</source>
        <translation>Eine Sequenz von {tokens} Token ist um {over} länger als die {most}, für die {model} gemacht ist.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="18"/>
        <source>Add all_reduce_perf on every node</source>
        <translation>all_reduce_perf auf jedem Knoten aufnehmen</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="19"/>
        <source>Add the spines</source>
        <translation>Die Spines ergänzen</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="20"/>
        <source>Add {check} on every node</source>
        <translation>{check} auf jedem Knoten aufnehmen</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="21"/>
        <source>Ask for GID index {usual}</source>
        <translation>GID-Index {usual} fordern</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="22"/>
        <source>Ask for GID index {usual} and MTU {wanted}</source>
        <translation>GID-Index {usual} und MTU {wanted} fordern</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="23"/>
        <source>Ask for MTU {wanted}</source>
        <translation>MTU {wanted} fordern</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="24"/>
        <source>Ask for NIC and GPU under one PCIe switch (PIX)</source>
        <translation>NIC und GPU unter einem PCIe-Switch anfragen (PIX)</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="25"/>
        <source>Ask for SHARP version {has}</source>
        <translation>SHARP-Version {has} fordern</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="26"/>
        <source>Ask for UFM</source>
        <translation>UFM anfragen</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="27"/>
        <source>Ask for a card for each port: {other}</source>
        <translation>Eine Karte für jeden Port anfragen: {other}</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="28"/>
        <source>Ask for a rail-aligned {generation} fabric at 1:1</source>
        <translation>Netz nach Rails aus {generation} mit 1:1 anfragen</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="29"/>
        <source>Ask for a {network} network of its own</source>
        <translation>Eigenes Netz anfragen: {network}</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="30"/>
        <source>Ask for an {network} network on Ethernet</source>
        <translation>{network} mit Ethernet anfragen</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="31"/>
        <source>Ask for one compute port a GPU</source>
        <translation>Einen Rechennetz-Port je GPU anfragen</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="32"/>
        <source>Ask for the networks that can be told, remove the compute ports</source>
        <translation>Die Netze anfragen, die sich bestimmen lassen, und die Rechennetz-Ports entfernen</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="33"/>
        <source>Ask for the networks that the ports are made for</source>
        <translation>Die Netze anfragen, für die die Ports gedacht sind</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="34"/>
        <source>Ask for the {network} network on its own switches</source>
        <translation>Eigene Switches anfragen: {network}</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="35"/>
        <source>Ask for {least} Gb/s ports on {generation}</source>
        <translation>Ports mit {least} Gb/s und {generation} anfragen</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="36"/>
        <source>Ask for {mended} Gb/s ports</source>
        <translation>Ports mit {mended} Gb/s anfragen</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="37"/>
        <source>Ask for {other}</source>
        <translation>{other} anfragen</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="38"/>
        <source>Ask for {passable} GB/s</source>
        <translation>{passable} GB/s fordern</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="39"/>
        <source>At least {planned} are planned, without {left_out}; the room has {room}, {short} too few.</source>
        <translation>Mindestens {planned} sind geplant, ohne {left_out}; der Raum hat {room}, {short} zu wenig.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="40"/>
        <source>Beside its compute ports, {system} ({group}) brings {has}; the request gives {given} of them to storage and in-band management, and {left} have no role. NCCL_IB_HCA has to list the {compute} of the compute ports and no other.</source>
        <translation>Neben den Rechennetz-Ports bringt {system} ({group}) {has} mit; die Anfrage gibt {given} davon an Speichernetz und In-Band-Verwaltung, und {left} haben keine Rolle. NCCL_IB_HCA muss von den Rechennetz-Ports {compute} nennen und keine anderen.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="41"/>
        <source>Build two planes, one {generation} link of each port in each</source>
        <translation>Zwei Ebenen bauen, in jeder eine Verbindung mit {generation} von jedem Port</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="42"/>
        <source>Build {tiers} tiers</source>
        <translation>{tiers} Stufen bauen</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="43"/>
        <source>Data parallel {new_data}</source>
        <translation>Daten-parallel {new_data}</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="44"/>
        <source>Data parallel {new_data} and global batch {new_batch}</source>
        <translation>Daten-parallel {new_data} und globaler Batch {new_batch}</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="45"/>
        <source>Deliver as bare metal</source>
        <translation>Als Bare Metal liefern</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="46"/>
        <source>Deliver as bare metal with a compute fabric</source>
        <translation>Als Bare Metal mit Rechennetz liefern</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="47"/>
        <source>Do not ask for SHARP</source>
        <translation>SHARP nicht fordern</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="48"/>
        <source>Domain of {nearest}</source>
        <translation>Domäne von {nearest}</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="49"/>
        <source>Domain of {nearest}, tensor parallel inside it</source>
        <translation>Domäne von {nearest}, Tensor-parallel darin</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="50"/>
        <source>Drop the compute fabric</source>
        <translation>Auf das Rechennetz verzichten</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="51"/>
        <source>Each leaf and spine are joined by {links} of {generation}, and a cable between them carries {cable}: {rest} left over on each pair.</source>
        <translation>Jedes Leaf und Spine sind durch {links} mit {generation} verbunden, und ein Kabel dazwischen trägt {cable}: Je Paar bleiben {rest} übrig.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="52"/>
        <source>Every job fits one server: {jobs}. None of them needs the compute fabric.</source>
        <translation>Jeder Job passt in einen Server: {jobs}. Keiner davon braucht das Rechennetz.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="53"/>
        <source>Expert parallel {expert} × expert tensor {expert_tensor} is stated for {model}, which has no experts.</source>
        <translation>Experten-parallel {expert} × Tensor je Experte {expert_tensor} ist für {model} angegeben, das keine Experten hat.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="54"/>
        <source>Expert parallel {expert} × expert tensor {expert_tensor} spreads experts over {ranks} GPUs, the {link} domain has {domain}: the all-to-all leaves it.</source>
        <translation>Experten-parallel {expert} × Tensor je Experte {expert_tensor} verteilt die Experten auf {ranks} GPUs, die {link}-Domäne hat {domain}: Das All-to-All verlässt sie.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="55"/>
        <source>Expert parallel {expert} × expert tensor {expert_tensor} spreads experts over {ranks} GPUs, the {link} domain has {domain}: the fabric carries the all-to-all at {outside} GB/s each way a GPU instead of {inside}.</source>
        <translation>Experten-parallel {expert} × Tensor je Experte {expert_tensor} verteilt die Experten auf {ranks} GPUs, die {link}-Domäne hat {domain}: Das Netz trägt das All-to-All mit {outside} GB/s je Richtung und GPU statt {inside}.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="56"/>
        <source>Expert parallel {new_expert}</source>
        <translation>Experten-parallel {new_expert}</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="57"/>
        <source>GPUs and NICs of {names} talk through PCIe switches on bare metal, and the acceptance list ({runs}) has no check that PCIe Access Control Services (ACS) is off.</source>
        <translation>GPUs und NICs von {names} sprechen über PCIe-Switches auf Bare Metal, und die Abnahmeliste ({runs}) enthält keine Prüfung, dass PCIe Access Control Services (ACS) aus ist.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="58"/>
        <source>Give each network switches of its own</source>
        <translation>Jedem Netz eigene Switches geben</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="59"/>
        <source>Give it switches of its own</source>
        <translation>Ihm eigene Switches geben</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="60"/>
        <source>Give the {network} network switches of its own</source>
        <translation>Dem {network} eigene Switches geben</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="61"/>
        <source>Give up {nodes} for it</source>
        <translation>Dafür {nodes} aufgeben</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="62"/>
        <source>Global batch {new_batch}</source>
        <translation>Globaler Batch {new_batch}</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="63"/>
        <source>In each plane the compute fabric has {leaves} leaf switches for {rails} ports a node, and no tier above joins them.</source>
        <translation>In jeder Ebene hat das Rechennetz {leaves} Leaf-Switches für {rails} Ports je Knoten, und keine Stufe darüber verbindet sie.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="64"/>
        <source>In each plane the {up} uplinks of a leaf do not spread evenly over {spines} spines, {over} left over.</source>
        <translation>In jeder Ebene verteilen sich die {up} Uplinks eines Leafs nicht gleichmäßig auf {spines} Spines, {over} bleiben übrig.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="65"/>
        <source>It is not stated how the compute ports of {group} reach their GPUs; ask for NIC and GPU under one PCIe switch (PIX or PXB).</source>
        <translation>Es fehlt die Angabe, wie die Rechennetz-Ports von {group} ihre GPUs erreichen; NIC und GPU unter einem PCIe-Switch anfragen (PIX oder PXB).</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="66"/>
        <source>Keep half of every spine&apos;s ports for a core tier</source>
        <translation>Die Hälfte der Ports jedes Spines für eine Core-Stufe freihalten</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="67"/>
        <source>Keep the idle trays as spares</source>
        <translation>Die ungenutzten Trays als Reserve führen</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="68"/>
        <source>Keep {usual} ports</source>
        <translation>{usual} Ports freihalten</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="69"/>
        <source>Leave expert parallel out</source>
        <translation>Experten-parallel weglassen</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="70"/>
        <source>Leave the GPUs to the system</source>
        <translation>Die GPUs dem System überlassen</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="71"/>
        <source>Leave the ports unbonded</source>
        <translation>Die Ports ungebündelt lassen</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="72"/>
        <source>Leave {key} open</source>
        <translation>{key} offenlassen</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="73"/>
        <source>Let UFM manage the fabric</source>
        <translation>UFM das Netz verwalten lassen</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="74"/>
        <source>Make it 1:1</source>
        <translation>1:1 daraus machen</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="75"/>
        <source>Make it rail-aligned</source>
        <translation>Nach Rails ausrichten</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="76"/>
        <source>Make the compute fabric 1:1</source>
        <translation>Das Rechennetz 1:1 machen</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="77"/>
        <source>Make the network {mended}</source>
        <translation>Das Netz zu {mended} machen</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="78"/>
        <source>Make the network {other}</source>
        <translation>Das Netz zu {other} machen</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="79"/>
        <source>Make the ports as those of {other_group}</source>
        <translation>Die Ports wie die von {other_group} machen</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="80"/>
        <source>Name {nearest}</source>
        <translation>{nearest} nennen</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="81"/>
        <source>Neither catalog nor request has: {missing}.</source>
        <translation>Weder Katalog noch Anfrage kennt: {missing}.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="82"/>
        <source>Neither catalog nor request has: {missing}. The nearest name is: {nearest}.</source>
        <translation>Weder Katalog noch Anfrage kennt: {missing}. Der nächstliegende Name ist: {nearest}.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="83"/>
        <source>Neither catalog nor request has: {missing}. The nearest names are: {nearest}.</source>
        <translation>Weder Katalog noch Anfrage kennt: {missing}. Die nächstliegenden Namen sind: {nearest}.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="84"/>
        <source>No bus bandwidth is named that all_reduce_perf has to reach, so any result passes.</source>
        <translation>Für all_reduce_perf ist keine Bus-Bandbreite genannt, die zu erreichen ist; jedes Ergebnis besteht.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="85"/>
        <source>No bus bandwidth is named that all_reduce_perf on {gpus} has to reach. Published for {gpu}: {told}. The links here allow {most} GB/s.</source>
        <translation>Für all_reduce_perf auf {gpus} ist keine Bus-Bandbreite genannt, die zu erreichen ist. Für {gpu} veröffentlicht: {told}. Die Verbindungen hier lassen {most} GB/s zu.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="86"/>
        <source>No bus bandwidth is named that all_reduce_perf on {gpus} has to reach. The links of {gpu} allow {most} GB/s here; no like run is published.</source>
        <translation>Für all_reduce_perf auf {gpus} ist keine Bus-Bandbreite genannt, die zu erreichen ist. Die Verbindungen von {gpu} lassen hier {most} GB/s zu; ein vergleichbarer Lauf ist nicht veröffentlicht.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="87"/>
        <source>No leaf port is kept for a fabric manager, and {switch} has none of its own; NVIDIA&apos;s designs keep {usual}.</source>
        <translation>Für einen Fabric-Manager ist kein Leaf-Port freigehalten, und {switch} hat keinen eigenen; die Entwürfe von NVIDIA halten {usual} frei.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="88"/>
        <source>No leaf port is kept for a fabric manager, and {switch} has none of its own; the {usual} that NVIDIA&apos;s designs keep would be {short} short below these leaves.</source>
        <translation>Für einen Fabric-Manager ist kein Leaf-Port freigehalten, und {switch} hat keinen eigenen; den {usual}, die die Entwürfe von NVIDIA freihalten, fehlten unter diesen Leafs {short}.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="89"/>
        <source>Nothing that could manage the subnet of {links} end ports is asked for: {switch} is unmanaged, and neither UFM nor a host is named.</source>
        <translation>Für das Subnetz mit {links} Endports ist nichts angefragt, was es verwalten könnte: {switch} ist unverwaltet, und weder UFM noch ein Host ist genannt.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="90"/>
        <source>One InfiniBand subnet would hold {ports} end ports and {switches} switches, {sum} addresses of the {limit} that it has: {over} too many.</source>
        <translation>Ein InfiniBand-Subnetz hätte {ports} Endports und {switches} Switches, {sum} von {limit} Adressen, die es hat: {over} zu viel.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="91"/>
        <source>One replica, {product}, takes {needed} GPUs; the job has {available}, {short} short.</source>
        <translation>Ein Replikat, {product}, braucht {needed} GPUs; der Job hat {available}, {short} zu wenig.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="92"/>
        <source>One {system} of {group} takes up to {power}; a rack of the site has {limit} kW, {short} kW too little.</source>
        <translation>Ein {system} aus {group} nimmt bis zu {power} auf; ein Rack am Standort hat {limit} kW, {short} kW zu wenig.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="93"/>
        <source>Parameters {counted}</source>
        <translation>Parameter {counted}</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="94"/>
        <source>Pipeline {new_pipeline}</source>
        <translation>Pipeline {new_pipeline}</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="95"/>
        <source>Planning estimate: {figures}.</source>
        <translation>Planungsschätzung: {figures}.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="96"/>
        <source>Put {fitting} in a rack</source>
        <translation>{fitting} in ein Rack setzen</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="97"/>
        <source>Raise them to the next multiple</source>
        <translation>Auf das nächste Vielfache erhöhen</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="98"/>
        <source>Recompute {recompute}</source>
        <translation>Neuberechnung {recompute}</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="99"/>
        <source>Remove these ports</source>
        <translation>Diese Ports entfernen</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="100"/>
        <source>Rename to {nearest}</source>
        <translation>In {nearest} umbenennen</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="101"/>
        <source>Run each port as 2 x {half}, one in each of two planes</source>
        <translation>Jeden Port als 2 x {half} betreiben, je einen in zwei Ebenen</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="102"/>
        <source>Run it on every node</source>
        <translation>Auf jedem Knoten laufen lassen</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="103"/>
        <source>SHARP version {version} is asked for on a compute network that is {technology}; only InfiniBand switches have it.</source>
        <translation>SHARP-Version {version} ist für ein Rechennetz aus {technology} gefordert; nur InfiniBand-Switches haben es.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="104"/>
        <source>SHARP version {version} is asked for, and {switch} has version {has}.</source>
        <translation>SHARP-Version {version} ist gefordert, und {switch} hat Version {has}.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="105"/>
        <source>Sequence length {most}</source>
        <translation>Sequenzlänge {most}</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="106"/>
        <source>Sharding zero1</source>
        <translation>Sharding zero1</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="107"/>
        <source>Sharding {stage}</source>
        <translation>Sharding {stage}</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="108"/>
        <source>Spare nodes: {nodes}</source>
        <translation>Reserveknoten: {nodes}</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="109"/>
        <source>State 1:1</source>
        <translation>1:1 angeben</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="110"/>
        <source>State the counts that close: {counts}</source>
        <translation>Zahlen angeben, die aufgehen: {counts}</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="111"/>
        <source>State the counts that meet it</source>
        <translation>Die Zahlen angeben, die es einhalten</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="112"/>
        <source>State {even} spines</source>
        <translation>{even} Spines angeben</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="113"/>
        <source>Switches of unlike generation are joined at {generation}: {switches}. Their lanes may signal at unlike speeds for the same port speed; confirm with the vendor which cables and modules join them.</source>
        <translation>Switches ungleicher Generation sind mit {generation} verbunden: {switches}. Ihre Lanes können bei gleicher Portgeschwindigkeit verschieden schnell signalisieren; vom Hersteller bestätigen lassen, welche Kabel und Module sie verbinden.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="114"/>
        <source>Take switches that have {generation} ports</source>
        <translation>Switches mit Ports für {generation} nehmen</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="115"/>
        <source>Take the leaf&apos;s model in every tier</source>
        <translation>In jeder Stufe das Modell des Leafs nehmen</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="116"/>
        <source>Take {nearest}</source>
        <translation>{nearest} nehmen</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="117"/>
        <source>Take {other}</source>
        <translation>{other} nehmen</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="118"/>
        <source>Take {technology} switches</source>
        <translation>Switches für {technology} nehmen</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="119"/>
        <source>Tensor 1 × pipeline {new_pipeline}</source>
        <translation>Tensor 1 × Pipeline {new_pipeline}</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="120"/>
        <source>Tensor parallel across trays</source>
        <translation>Tensor-parallel über Trays hinweg</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="121"/>
        <source>Tensor parallel across trays, idle trays as spares</source>
        <translation>Tensor-parallel über Trays hinweg, ungenutzte Trays als Reserve</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="122"/>
        <source>Tensor parallel {domain}, pipeline {stages}</source>
        <translation>Tensor-parallel {domain}, Pipeline {stages}</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="123"/>
        <source>Tensor parallel {tensor} does not divide the {link} domain of {domain} GPUs, which leaves {idle} of each domain without a group.</source>
        <translation>Tensor-parallel {tensor} teilt die {link}-Domäne von {domain} GPUs nicht; in jeder Domäne bleiben {idle} ohne Gruppe.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="124"/>
        <source>Tensor parallel {tensor} does not fit the {link} domain of {domain} GPUs, and between domains there is no known compute port.</source>
        <translation>Tensor-parallel {tensor} passt nicht in die {link}-Domäne von {domain} GPUs, und zwischen den Domänen ist kein Rechennetz-Port bekannt.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="125"/>
        <source>Tensor parallel {tensor} does not fit the {link} domain of {domain} GPUs: beyond it a GPU has {outside} GB/s each way instead of {inside}.</source>
        <translation>Tensor-parallel {tensor} passt nicht in die {link}-Domäne von {domain} GPUs: Außerhalb davon hat eine GPU {outside} GB/s je Richtung statt {inside}.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="126"/>
        <source>Tensor parallel {tensor} on GPUs without NVLink between them: the all-reduces of every layer leave the GPU over PCIe.</source>
        <translation>Tensor-parallel {tensor} auf GPUs ohne NVLink dazwischen: Die All-Reduces jeder Schicht verlassen die GPU über PCIe.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="127"/>
        <source>Tensor parallel {tensor} on {gpu} without NVLink between the cards: the all-reduces of every layer leave the card over PCIe, at most {pcie} GB/s each way.</source>
        <translation>Tensor-parallel {tensor} auf {gpu} ohne NVLink zwischen den Karten: Die All-Reduces jeder Schicht verlassen die Karte über PCIe, mit höchstens {pcie} GB/s je Richtung.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="128"/>
        <source>Tensor parallel {tensor} on {gpu}, whose {domain} GPUs are joined pair by pair: each has {pair} GB/s each way to another, {reached} GB/s within the group, {short} GB/s less than the {all} GB/s that all its links give.</source>
        <translation>Tensor-parallel {tensor} auf {gpu}, deren {domain} GPUs paarweise verbunden sind: Jede hat {pair} GB/s je Richtung zu einer anderen, {reached} GB/s innerhalb der Gruppe, {short} GB/s weniger als die {all} GB/s, die alle ihre Verbindungen geben.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="129"/>
        <source>Tensor parallel {tensor} with pipeline {pipeline} takes the tray of {tray} GPUs for the NVLink domain, which is the rack of {rack}.</source>
        <translation>Tensor-parallel {tensor} mit Pipeline {pipeline} hält das Tray mit {tray} GPUs für die NVLink-Domäne; das ist aber das Rack mit {rack}.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="130"/>
        <source>Tensor {new_tensor}</source>
        <translation>Tensor {new_tensor}</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="131"/>
        <source>Tensor {new_tensor} × pipeline {new_pipeline}</source>
        <translation>Tensor {new_tensor} × Pipeline {new_pipeline}</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="132"/>
        <source>Tensor {new_tensor} × pipeline {new_pipeline} × data {new_data}</source>
        <translation>Tensor {new_tensor} × Pipeline {new_pipeline} × Daten {new_data}</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="133"/>
        <source>Tensor {new_tensor} × pipeline {new_pipeline} × data {new_data}, recompute {recompute}</source>
        <translation>Tensor {new_tensor} × Pipeline {new_pipeline} × Daten {new_data}, Neuberechnung {recompute}</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="134"/>
        <source>Tensor {new_tensor} × pipeline {new_pipeline}, recompute {recompute}</source>
        <translation>Tensor {new_tensor} × Pipeline {new_pipeline}, Neuberechnung {recompute}</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="135"/>
        <source>The all_reduce_perf run covers a sample of {sample}; the design has {nodes}.</source>
        <translation>Der Lauf all_reduce_perf umfasst eine Stichprobe: {sample}; der Entwurf hat {nodes}.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="136"/>
        <source>The all_reduce_perf run states no scope; the design has {nodes}.</source>
        <translation>Für den Lauf all_reduce_perf ist kein Umfang angegeben; der Entwurf hat {nodes}.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="137"/>
        <source>The brief does not name: {missing}.</source>
        <translation>In der Unterlage fehlt: {missing}.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="138"/>
        <source>The brief names no {network} network; it names {named} of the four that a cluster has.</source>
        <translation>In der Unterlage fehlt ein Netz: {network}; genannt sind {named} der vier, die ein Cluster hat.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="139"/>
        <source>The compute fabric has {leaves} leaf switches for {rails} ports a node, and no tier above joins them.</source>
        <translation>Das Rechennetz hat {leaves} Leaf-Switches für {rails} Ports je Knoten, und keine Stufe darüber verbindet sie.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="140"/>
        <source>The compute fabric is oversubscribed {ratio} between rails: from one rail to another a GPU gets {across} GB/s each way of the {inside} GB/s of its port; GPUs of the same rail still see 1:1, all {gpus} GPUs at once.</source>
        <translation>Das Rechennetz ist zwischen den Rails {ratio} überbucht: Von einer Rail zur anderen bekommt eine GPU {across} GB/s je Richtung von den {inside} GB/s ihres Ports; GPUs derselben Rail sehen weiter 1:1, alle {gpus} GPUs zugleich.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="141"/>
        <source>The compute fabric is oversubscribed {ratio}: across it a GPU gets {across} GB/s each way of the {inside} GB/s of its port; in jobs of up to {gpus} GPUs those of the same rail still see 1:1.</source>
        <translation>Das Rechennetz ist {ratio} überbucht: Quer darüber bekommt eine GPU {across} GB/s je Richtung von den {inside} GB/s ihres Ports; in Jobs bis {gpus} GPUs sehen die derselben Rail weiter 1:1.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="142"/>
        <source>The compute fabric is oversubscribed {ratio}: across it a GPU gets {across} GB/s each way of the {inside} GB/s of its port; jobs of up to {gpus} GPUs still see 1:1.</source>
        <translation>Das Rechennetz ist {ratio} überbucht: Quer darüber bekommt eine GPU {across} GB/s je Richtung von den {inside} GB/s ihres Ports; Jobs bis {gpus} GPUs sehen weiter 1:1.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="143"/>
        <source>The compute network asks for {requested} and comes to {effective}: {links} host links on {leaves} leaf switches with {up} uplinks each.</source>
        <translation>Für das Rechennetz ist {requested} gefordert, und es kommt auf {effective}: {links} Host-Verbindungen an {leaves} Leaf-Switches mit je {up} Uplinks.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="144"/>
        <source>The compute network is RoCE and its MTU is not stated; {wanted} lets the 4,096-byte RDMA MTU fit.</source>
        <translation>Das Rechennetz ist RoCE, und seine MTU ist nicht angegeben; {wanted} lässt die RDMA-MTU von 4.096 Byte hinein.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="145"/>
        <source>The compute network is RoCE with an MTU of {mtu}, {short} under the {wanted} that lets the 4,096-byte RDMA MTU fit.</source>
        <translation>Das Rechennetz ist RoCE mit einer MTU von {mtu}, {short} unter den {wanted}, die die RDMA-MTU von 4.096 Byte hineinlassen.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="146"/>
        <source>The compute network is RoCE with an MTU of {mtu}, {short} under {wanted}, and the GID index that jobs set as NCCL_IB_GID_INDEX is not stated.</source>
        <translation>Das Rechennetz ist RoCE mit einer MTU von {mtu}, {short} unter {wanted}, und der GID-Index, den Jobs als NCCL_IB_GID_INDEX setzen, ist nicht angegeben.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="147"/>
        <source>The compute network is RoCE, and neither the GID index that jobs set as NCCL_IB_GID_INDEX nor an MTU of {wanted} is stated.</source>
        <translation>Das Rechennetz ist RoCE, und weder der GID-Index, den Jobs als NCCL_IB_GID_INDEX setzen, noch eine MTU von {wanted} ist angegeben.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="148"/>
        <source>The compute network is RoCE, and the GID index that jobs set as NCCL_IB_GID_INDEX is not stated.</source>
        <translation>Das Rechennetz ist RoCE, und der GID-Index, den Jobs als NCCL_IB_GID_INDEX setzen, ist nicht angegeben.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="149"/>
        <source>The compute network is {generation} and meets {switches}, whose ports are {newer}. Cables that bridge the two: {cables}. The catalog counts no {generation} port there, so the fabric is not sized.</source>
        <translation>Das Rechennetz ist {generation} und trifft auf {switches}, mit Ports von {newer}. Kabel, die beides verbinden: {cables}. Der Katalog zählt dort keinen Port für {generation}; das Netz ist daher nicht bemessen.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="150"/>
        <source>The compute network states no oversubscription; it is sized at 1:1, {down} down and {up} up on a leaf.</source>
        <translation>Für das Rechennetz fehlt die Überbuchung; es ist mit 1:1 bemessen, {down} ab und {up} auf je Leaf.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="151"/>
        <source>The compute nodes {group} do not state {missing}.</source>
        <translation>Für die Rechenknoten {group} fehlt die Angabe: {missing}.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="152"/>
        <source>The compute ports of {group} are bonded; a bonded pair gave one test half of its bandwidth.</source>
        <translation>Die Rechennetz-Ports von {group} sind gebündelt; ein gebündeltes Paar gab einem Test die Hälfte seiner Bandbreite.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="153"/>
        <source>The compute ports of {group} carry {speed} Gb/s ({gbs} GB/s each way), {short} Gb/s less than the {least} Gb/s that nodes with {gpu} are built with.</source>
        <translation>Die Rechennetz-Ports von {group} tragen {speed} Gb/s ({gbs} GB/s je Richtung), {short} Gb/s weniger als die {least} Gb/s, mit denen Knoten mit {gpu} gebaut werden.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="154"/>
        <source>The compute ports of {group} reach their GPUs across PCIe host bridges ({path}), where GPUDirect RDMA needs both under one of them.</source>
        <translation>Die Rechennetz-Ports von {group} erreichen ihre GPUs über PCIe-Host-Bridges ({path}), wo GPUDirect RDMA beide unter einer davon braucht.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="155"/>
        <source>The compute ports of {group} reach their GPUs through the CPU&apos;s host bridge (PHB), not through PCIe switches alone (PIX or PXB).</source>
        <translation>Die Rechennetz-Ports von {group} erreichen ihre GPUs über die Host-Bridge der CPU (PHB), nicht allein über PCIe-Switches (PIX oder PXB).</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="156"/>
        <source>The compute subnet has {links} end ports, {over} more than the {limit} that the subnet manager of a switch is meant for.</source>
        <translation>Das Rechen-Subnetz hat {links} Endports, {over} mehr als die {limit}, für die der Subnet-Manager eines Switches gedacht ist.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="157"/>
        <source>The facility leaves open {open}.</source>
        <translation>Beim Rechenzentrum bleibt offen: {open}.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="158"/>
        <source>The format does not have: {keys}. It is kept and does nothing.</source>
        <translation>Das Format kennt nicht: {keys}. Er bleibt erhalten und bewirkt nichts.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="159"/>
        <source>The format does not have: {keys}. It is kept and does nothing; the nearest known key is: {nearest}.</source>
        <translation>Das Format kennt nicht: {keys}. Er bleibt erhalten und bewirkt nichts; der nächstliegende bekannte Schlüssel ist: {nearest}.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="160"/>
        <source>The format does not have: {keys}. They are kept and do nothing.</source>
        <translation>Das Format kennt nicht: {keys}. Sie bleiben erhalten und bewirken nichts.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="161"/>
        <source>The format does not have: {keys}. They are kept and do nothing; the nearest known key is: {nearest}.</source>
        <translation>Das Format kennt nicht: {keys}. Sie bleiben erhalten und bewirken nichts; der nächstliegende bekannte Schlüssel ist: {nearest}.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="162"/>
        <source>The format does not have: {keys}. They are kept and do nothing; the nearest known keys are: {nearest}.</source>
        <translation>Das Format kennt nicht: {keys}. Sie bleiben erhalten und bewirken nichts; die nächstliegenden bekannten Schlüssel sind: {nearest}.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="163"/>
        <source>The job needs {need} GB a GPU where {gpu} has {memory} GB, {short} GB short: {parts}. Communication buffers and the runtime come on top.</source>
        <translation>Der Job braucht {need} GB je GPU, wo {gpu} {memory} GB hat, {short} GB zu wenig: {parts}. Kommunikationspuffer und Laufzeitumgebung kommen hinzu.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="164"/>
        <source>The job needs {need} of the {memory} GB of {gpu}, {percent} %: {left} GB are left for communication buffers, fragments and the runtime. {parts}.</source>
        <translation>Der Job braucht {need} der {memory} GB von {gpu}, {percent} %: {left} GB bleiben für Kommunikationspuffer, Fragmente und Laufzeitumgebung. {parts}.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="165"/>
        <source>The job spans unlike GPUs: {groups}.</source>
        <translation>Der Job läuft über ungleiche GPUs: {groups}.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="166"/>
        <source>The job uses {gpus} GPUs and one {host} has {inside}, but no compute network is asked for.</source>
        <translation>Der Job nutzt {gpus} GPUs, und ein {host} hat {inside}, aber kein Rechennetz ist angefragt.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="167"/>
        <source>The job uses {gpus} GPUs, delivery is as virtual machines, and one machine has at most {server} GPUs and no fabric to another.</source>
        <translation>Der Job nutzt {gpus} GPUs, geliefert wird als virtuelle Maschinen, und eine Maschine hat höchstens {server} GPUs und kein Netz zu einer anderen.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="168"/>
        <source>The job uses {used} of its {available} GPUs, in replicas of {replica}: {idle} idle.</source>
        <translation>Der Job nutzt {used} seiner {available} GPUs, in Replikaten zu {replica}: {idle} stehen still.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="169"/>
        <source>The job&apos;s {gpus} GPUs are not whole racks of {rack}, and tensor parallel {tensor} with pipeline {pipeline} takes the tray of {tray} GPUs for the NVLink domain.</source>
        <translation>Die {gpus} GPUs des Jobs sind keine ganzen Racks zu {rack}, und Tensor-parallel {tensor} mit Pipeline {pipeline} hält das Tray mit {tray} GPUs für die NVLink-Domäne.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="170"/>
        <source>The job&apos;s {gpus} GPUs are not whole racks of {rack}: {racks} {seats} GPUs, {outside} of a domain stay outside the job.</source>
        <translation>Die {gpus} GPUs des Jobs sind keine ganzen Racks zu {rack}: {racks} {seats} GPUs, {outside} einer Domäne bleiben außerhalb des Jobs.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="171"/>
        <source>The layout, {product}, takes {needed} GPUs; the job has {available}, {short} short.</source>
        <translation>Die Aufteilung, {product}, braucht {needed} GPUs; der Job hat {available}, {short} zu wenig.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="172"/>
        <source>The longest cable of the {network} network is to be {asked} m, {over} m more than any medium of {generation} reaches; {cable} reaches {reach} m.</source>
        <translation>Das längste Kabel im {network} soll {asked} m haben, {over} m mehr, als irgendein Medium für {generation} reicht; {cable} reicht {reach} m.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="173"/>
        <source>The longest cable of {asked} m is {over} m beyond what passive copper of {generation} reaches ({reach} m, {cable}): optics are counted for such links.</source>
        <translation>Das längste Kabel von {asked} m liegt {over} m über der Reichweite von passivem Kupfer für {generation} ({reach} m, {cable}): Für solche Verbindungen werden Optiken gezählt.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="174"/>
        <source>The model contradicts itself: {contrary}.</source>
        <translation>Das Modell widerspricht sich: {contrary}.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="175"/>
        <source>The model states {stated} parameters, its dimensions come to {counted}: one of them belongs to another model.</source>
        <translation>Das Modell nennt {stated} Parameter, seine Dimensionen ergeben {counted}: Eines davon gehört zu einem anderen Modell.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="176"/>
        <source>The model states {zero} of 0: there is no such model.</source>
        <translation>Das Modell nennt {zero} von 0: Ein solches Modell gibt es nicht.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="177"/>
        <source>The model&apos;s own numbers cannot be read: {errors}.</source>
        <translation>Die eigenen Zahlen des Modells sind nicht lesbar: {errors}.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="178"/>
        <source>The networks share each other&apos;s switches in a circle and none has any: {circle}.</source>
        <translation>Die Netze nutzen im Kreis die Switches voneinander mit, und keines hat welche: {circle}.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="179"/>
        <source>The pipeline&apos;s bubble is {percent} % of a step&apos;s work: (pipeline {pipeline} − 1) ÷ ({batches} × {virtual}), micro batches of a step times virtual stages; {needed} micro batches would keep it at 20 %.</source>
        <translation>Die Lücke der Pipeline ist {percent} % der Arbeit eines Schritts: (Pipeline {pipeline} − 1) ÷ ({batches} × {virtual}), Micro-Batches eines Schritts mal virtuelle Stufen; mit {needed} Micro-Batches blieben es 20 %.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="180"/>
        <source>The request names no nodes.</source>
        <translation>Die Anfrage nennt keine Knoten.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="181"/>
        <source>The scope of the all_reduce_perf run is {scope}, not every node at once; the design has {nodes}.</source>
        <translation>Der Umfang des Laufs all_reduce_perf ist {scope}, nicht jeder Knoten zugleich; der Entwurf hat {nodes}.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="182"/>
        <source>The severity {severity} is set for {rule}, which is no rule.</source>
        <translation>Die Schwere {severity} ist für {rule} gesetzt; eine solche Prüfregel gibt es nicht.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="183"/>
        <source>The severity {severity} is set for {rule}, which is no rule; the nearest is {nearest}.</source>
        <translation>Die Schwere {severity} ist für {rule} gesetzt; eine solche Prüfregel gibt es nicht, die nächstliegende ist {nearest}.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="184"/>
        <source>The site has no liquid cooling, and {count} of the systems asked for cannot run without it: {systems}.</source>
        <translation>Der Standort hat keine Flüssigkeitskühlung, und {count} der angefragten Systeme laufen nicht ohne sie: {systems}.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="185"/>
        <source>The stated counts do not divide by the {planes} planes: {counts}.</source>
        <translation>Die angegebenen Zahlen sind nicht durch die {planes} Ebenen teilbar: {counts}.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="186"/>
        <source>The stated switch counts do not close in each plane: {shortages}.</source>
        <translation>Die angegebenen Zahlen von Switches gehen in jeder Ebene nicht auf: {shortages}.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="187"/>
        <source>The stated switch counts do not close: {shortages}.</source>
        <translation>Die angegebenen Zahlen von Switches gehen nicht auf: {shortages}.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="188"/>
        <source>The waiver at {at} names {rule}, which is no rule.</source>
        <translation>Die Ausnahme bei {at} nennt {rule}; eine solche Prüfregel gibt es nicht.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="189"/>
        <source>The waiver at {at} names {rule}, which is no rule; the nearest is {nearest}.</source>
        <translation>Die Ausnahme bei {at} nennt {rule}; eine solche Prüfregel gibt es nicht, die nächstliegende ist {nearest}.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="190"/>
        <source>The waiver of {rule} at {at} has no reason, and does not count without one.</source>
        <translation>Die Ausnahme von {rule} bei {at} hat keine Begründung und zählt ohne sie nicht.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="191"/>
        <source>The waiver of {rule} at {at} matches no finding any more.</source>
        <translation>Die Ausnahme von {rule} bei {at} passt auf keinen Befund mehr.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="192"/>
        <source>The {card} ports of {group} at {speed} Gb/s share a compute fabric of {generation}, {link} Gb/s a link, with faster nodes. Cables that bridge the two: {cables}.</source>
        <translation>Die Ports der {card} von {group} mit {speed} Gb/s teilen sich ein Rechennetz aus {generation}, {link} Gb/s je Verbindung, mit schnelleren Knoten. Kabel, die beides verbinden: {cables}.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="193"/>
        <source>The {network} network cannot be sized: {reason}.</source>
        <translation>Das {network} lässt sich nicht bemessen: {reason}.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="194"/>
        <source>The {network} network for {nodes} ({links} host links) cannot be built: {reason}.</source>
        <translation>Das {network} für {nodes} ({links} Host-Verbindungen) lässt sich nicht bauen: {reason}.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="195"/>
        <source>The {network} network is RoCE and its flow control is not stated; {owner} is named to set it up.</source>
        <translation>Das {network} ist RoCE, und seine Flusskontrolle ist nicht angegeben; einrichten soll sie: {owner}.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="196"/>
        <source>The {network} network is RoCE with the flow control {plan}, and nobody is named who sets it up.</source>
        <translation>Das {network} ist RoCE mit der Flusskontrolle {plan}, und niemand ist genannt, der sie einrichtet.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="197"/>
        <source>The {network} network is RoCE, and neither its flow control nor who sets it up is stated.</source>
        <translation>Das {network} ist RoCE, und weder seine Flusskontrolle noch, wer sie einrichtet, ist angegeben.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="198"/>
        <source>The {network} network is asked for, and of {groups} none has a port on it.</source>
        <translation>Das {network} ist angefragt, und von {groups} hat keine einen Port darin.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="199"/>
        <source>The {network} network is on the same switches as the {other} network.</source>
        <translation>Das {network} ist an denselben Switches wie das {other}.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="200"/>
        <source>The {network} network is to share its own switches.</source>
        <translation>Das {network} soll seine eigenen Switches mitnutzen.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="201"/>
        <source>The {network} network is to share the switches of {with}, which is not a network of this request.</source>
        <translation>Das {network} soll die Switches von {with} mitnutzen, und das ist kein Netz dieser Anfrage.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="202"/>
        <source>The {network} network is {generation}, and there is no such port on {switches}.</source>
        <translation>Das {network} ist {generation}, und einen solchen Port gibt es nicht an: {switches}.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="203"/>
        <source>The {network} network is {generation}, which {nic} in {group} does not run; it runs {rates}.</source>
        <translation>Das {network} ist {generation}, und das kann {nic} in {group} nicht; möglich sind {rates}.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="204"/>
        <source>The {network} network is {technology}, but shares the switches of the {carrier} network, which is {other}.</source>
        <translation>Das {network} ist {technology}, nutzt aber die Switches eines Netzes aus {other} mit, nämlich: {carrier}.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="205"/>
        <source>The {network} network is {technology}, but this belongs to {other}: {others}.</source>
        <translation>Das {network} ist {technology}, aber dies gehört zu {other}: {others}.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="206"/>
        <source>The {network} network is {technology}, which {nic} in {group} does not speak.</source>
        <translation>Das {network} ist {technology}, und das spricht {nic} in {group} nicht.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="207"/>
        <source>The {network} network runs over the switches of the {carrier} network, which the {other} network also uses.</source>
        <translation>Das {network} läuft über die Switches von {carrier}, die ein weiteres mitnutzt: {other}.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="208"/>
        <source>The {network} network runs over the switches of the {other} network.</source>
        <translation>Das {network} läuft über die Switches eines anderen: {other}.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="209"/>
        <source>The {network} network shares its switches with the {other} network.</source>
        <translation>Das {network} teilt sich seine Switches mit einem anderen: {other}.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="210"/>
        <source>The {network} port of {group} at {speed} Gb/s needs {need} GB/s each way from the host; its {slot} give {have} GB/s each way, {short} GB/s too little.</source>
        <translation>Der Port von {group} zum {network} mit {speed} Gb/s braucht {need} GB/s je Richtung vom Host; {slot} geben {have} GB/s je Richtung, {short} GB/s zu wenig.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="211"/>
        <source>The {network} port of {group} at {speed} Gb/s needs {need} GB/s each way from the host; its {slot} gives {have} GB/s each way, {short} GB/s too little.</source>
        <translation>Der Port von {group} zum {network} mit {speed} Gb/s braucht {need} GB/s je Richtung vom Host; {slot} gibt {have} GB/s je Richtung, {short} GB/s zu wenig.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="212"/>
        <source>The {network} port of {group} is to carry {wanted} Gb/s on one link; a port of {nic} reaches {top} Gb/s over {technology}, {short} Gb/s too little.</source>
        <translation>Der Port von {group} zum {network} soll {wanted} Gb/s auf einer Verbindung tragen; ein Port von {nic} erreicht {top} Gb/s über {technology}, {short} Gb/s zu wenig.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="213"/>
        <source>The {network} port of {group} is to carry {wanted} Gb/s over all its planes; {nic} carries {top} Gb/s over {technology} on all its ports together, {short} Gb/s too little.</source>
        <translation>Der Port von {group} zum {network} soll {wanted} Gb/s über alle seine Ebenen tragen; {nic} trägt {top} Gb/s über {technology} an allen Ports zusammen, {short} Gb/s zu wenig.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="214"/>
        <source>The {network} ports of {group} carry {speed} Gb/s over {planes} planes, {each} Gb/s in each, but the network is {generation}, which is {link} Gb/s a link.</source>
        <translation>Die Ports von {group} zum {network} tragen {speed} Gb/s über {planes} Ebenen, {each} Gb/s in jeder, aber das Netz ist {generation}, und das sind {link} Gb/s je Verbindung.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="215"/>
        <source>The {network} ports of {group} carry {speed} Gb/s, but the network is {generation}, which is {link} Gb/s a link.</source>
        <translation>Die Ports von {group} zum {network} tragen {speed} Gb/s, aber das Netz ist {generation}, und das sind {link} Gb/s je Verbindung.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="216"/>
        <source>The {ports} of {group} at {speed} Gb/s are bonded; a bonded pair of {pair} GB/s each way has been measured at half of it, {half} GB/s.</source>
        <translation>Die {ports} von {group} mit {speed} Gb/s sind gebündelt; für ein gebündeltes Paar mit {pair} GB/s je Richtung wurde die Hälfte gemessen, {half} GB/s.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="217"/>
        <source>The {up} uplinks of a leaf do not spread evenly over {spines} spines, {over} left over.</source>
        <translation>Die {up} Uplinks eines Leafs verteilen sich nicht gleichmäßig auf {spines} Spines, {over} bleiben übrig.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="218"/>
        <source>Training spans servers ({jobs}), but all {rails} compute ports of a node go to one of {leaves}: matching GPUs on different leaves are three switches apart instead of one.</source>
        <translation>Das Training läuft über mehrere Server ({jobs}), aber alle {rails} Rechennetz-Ports eines Knotens führen zu einem von {leaves}: Einander entsprechende GPUs an verschiedenen Leafs sind drei Switches auseinander statt einem.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="219"/>
        <source>Virtual stages {new_virtual}</source>
        <translation>Virtuelle Stufen {new_virtual}</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="220"/>
        <source>ZeRO stage 3 runs over a fabric oversubscribed {ratio}, {rate} GB/s each way a GPU across it: it moves 1.5 times what plain data parallel moves, and with {batches} micro batches a step, which gather the weights anew, up to {times} times.</source>
        <translation>ZeRO-Stufe 3 läuft über ein {ratio} überbuchtes Netz, {rate} GB/s je Richtung und GPU quer darüber: Sie bewegt das 1,5-Fache von einfachem Daten-parallel und mit {batches} Micro-Batches je Schritt, die die Gewichte neu einsammeln, bis zum {times}-Fachen.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="221"/>
        <source>ZeRO stage 3 runs over {ports} compute ports for {gpus} GPUs a node, {rate} GB/s each way a GPU: it moves 1.5 times what plain data parallel moves, and with {batches} micro batches a step, which gather the weights anew, up to {times} times.</source>
        <translation>ZeRO-Stufe 3 läuft über {ports} Rechennetz-Ports für {gpus} GPUs je Knoten, {rate} GB/s je Richtung und GPU: Sie bewegt das 1,5-Fache von einfachem Daten-parallel und mit {batches} Micro-Batches je Schritt, die die Gewichte neu einsammeln, bis zum {times}-Fachen.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="222"/>
        <source>ZeRO stage {stage} is combined with pipeline {pipeline}: gradients cannot stay sharded between the micro batches of a pipeline.</source>
        <translation>ZeRO-Stufe {stage} steht zusammen mit Pipeline {pipeline}: Gradienten können zwischen den Micro-Batches einer Pipeline nicht aufgeteilt bleiben.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="223"/>
        <source>{asked} GB/s are asked of runs over two servers or racks, where the links allow {two} GB/s; over all {domains} they allow {all} GB/s, and no run asks for that.</source>
        <translation>{asked} GB/s sind von Läufen über zwei Server oder Racks gefordert, wo die Verbindungen {two} GB/s zulassen; über alle {domains} lassen sie {all} GB/s zu, und dafür ist kein Lauf gefordert.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="224"/>
        <source>{asked} GB/s are to be {what}; the {ports} of the {side} carry {carried} GB/s each way across a network of {ratio}, {short} GB/s too little.</source>
        <translation>{asked} GB/s sollen {what} werden; die {ports} der {side} tragen {carried} GB/s je Richtung über ein Netz mit {ratio}, {short} GB/s zu wenig.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="225"/>
        <source>{asked} GB/s are to be {what}; the {ports} of the {side} carry {carried} GB/s each way, {short} GB/s too little.</source>
        <translation>{asked} GB/s sollen {what} werden; die {ports} der {side} tragen {carried} GB/s je Richtung, {short} GB/s zu wenig.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="226"/>
        <source>{asked} GB/s bus bandwidth are asked of {gpus} in {domains}, {over} GB/s over the {most} GB/s that the links allow: {reckoned}.</source>
        <translation>Gefordert sind {asked} GB/s Bus-Bandbreite auf {gpus} in {domains}, {over} GB/s über den {most} GB/s, die die Verbindungen zulassen: {reckoned}.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="227"/>
        <source>{asked} are to be kept for the fabric manager and {free} are free below the leaves: {short} short.</source>
        <translation>{asked} sollen für den Fabric-Manager frei bleiben, {free} sind unter den Leafs frei: {short} fehlen.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="228"/>
        <source>{asked} are to be kept for the fabric manager and {free} are free below the leaves: {short} short; {nodes} less would free {freed}.</source>
        <translation>{asked} sollen für den Fabric-Manager frei bleiben, {free} sind unter den Leafs frei: {short} fehlen; {nodes} weniger gäben {freed} frei.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="229"/>
        <source>{experts} experts do not divide by expert parallel {expert}: the rest is {rest}.</source>
        <translation>{experts} Experten sind nicht durch Experten-parallel {expert} teilbar: Rest {rest}.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="230"/>
        <source>{gpus} GPUs of tensor × pipeline × context × data parallel do not divide by expert {expert} × expert tensor {expert_tensor} × pipeline {pipeline} = {ranks}: experts have no whole data-parallel group.</source>
        <translation>{gpus} GPUs aus Tensor × Pipeline × Kontext × Daten-parallel sind nicht durch Experten {expert} × Tensor je Experte {expert_tensor} × Pipeline {pipeline} = {ranks} teilbar: Experten haben keine ganze Daten-parallele Gruppe.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="231"/>
        <source>{groups} tensor-parallel groups of {tensor} do not fit {domains} {link} domains of {domain} GPUs: {places} stay inside one, {straddling} would straddle two.</source>
        <translation>{groups} Tensor-parallele Gruppen von {tensor} passen nicht in {domains} {link}-Domänen von {domain} GPUs: {places} bleiben in einer, {straddling} lägen über zweien.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="232"/>
        <source>{group} and {other_group} are on one compute fabric with unlike compute ports: {unlike}.</source>
        <translation>{group} und {other_group} sind in einem Rechennetz mit ungleichen Rechennetz-Ports: {unlike}.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="233"/>
        <source>{group} has {ports} a node for {gpus}, {short} fewer than one port a GPU.</source>
        <translation>{group} hat {ports} je Knoten für {gpus}, {short} weniger als ein Port je GPU.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="234"/>
        <source>{group} has {ports} a node for {gpus}, {short} fewer than one port a GPU: {share} GB/s each way a GPU instead of the {port} GB/s each way of a port.</source>
        <translation>{group} hat {ports} je Knoten für {gpus}, {short} weniger als ein Port je GPU: {share} GB/s je Richtung und GPU statt der {port} GB/s je Richtung eines Ports.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="235"/>
        <source>{group} states other GPUs than {system} has: {said}.</source>
        <translation>{group} nennt andere GPUs, als {system} hat: {said}.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="236"/>
        <source>{group} states ports a node for networks that are not asked for: {ports}.</source>
        <translation>{group} nennt Ports je Knoten für Netze, die nicht angefragt sind: {ports}.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="237"/>
        <source>{heads} attention heads do not divide by tensor parallel {tensor}: the rest is {rest}.</source>
        <translation>{heads} Attention-Köpfe sind nicht durch Tensor-parallel {tensor} teilbar: Rest {rest}.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="238"/>
        <source>{kv_heads} key and value heads do not divide by tensor parallel {tensor}: ranks hold unlike parts of the cache, or the framework refuses.</source>
        <translation>{kv_heads} Key- und Value-Köpfe sind nicht durch Tensor-parallel {tensor} teilbar: Ränge halten ungleiche Teile des Caches, oder das Framework lehnt es ab.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="239"/>
        <source>{layers} layers do not divide by pipeline {pipeline} × virtual stages {virtual}: stages hold {least} or {most} layers.</source>
        <translation>{layers} Schichten sind nicht durch Pipeline {pipeline} × virtuelle Stufen {virtual} teilbar: Stufen halten {least} oder {most} Schichten.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="240"/>
        <source>{nic} in {group} brings out {used} ports of {speed} Gb/s, which need {need} GB/s each way together; the {slot} behind them gives {have} GB/s each way, {short} GB/s too little.</source>
        <translation>{nic} in {group} führt {used} Ports mit {speed} Gb/s heraus, die zusammen {need} GB/s je Richtung brauchen; dahinter {slot} mit {have} GB/s je Richtung, {short} GB/s zu wenig.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="241"/>
        <source>{nic} in {group}, an {card} card of up to {top} Gb/s a port, runs at the {link} Gb/s of an {generation} network. Cables and modules of {generation} that it takes: {cables}.</source>
        <translation>{nic} in {group}, eine Karte der {card} mit bis zu {top} Gb/s je Port, läuft mit den {link} Gb/s eines Netzes aus {generation}. Kabel und Module für {generation}, die sie aufnimmt: {cables}.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="242"/>
        <source>{nodes} do not fill {units} of {unit}: the switches and cables for {whole} nodes are built, leaving {empty} empty.</source>
        <translation>{nodes} füllen {units} zu je {unit} nicht: Gebaut werden Switches und Kabel für {whole} Knoten, {empty} bleiben leer.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="243"/>
        <source>{nodes} does not fill {units} of {unit}: the switches and cables for {whole} nodes are built, leaving {empty} empty.</source>
        <translation>{nodes} füllt {units} zu je {unit} nicht: Gebaut werden Switches und Kabel für {whole} Knoten, {empty} bleiben leer.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="244"/>
        <source>{nodes} of {group} in a rack take up to {together} kW at {power} each; a rack of the site has {limit} kW, {short} kW too little. {fitting} fit.</source>
        <translation>{nodes} aus {group} in einem Rack nehmen bis zu {together} kW auf, je {power}; ein Rack am Standort hat {limit} kW, {short} kW zu wenig. {fitting} passen.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="245"/>
        <source>{planned} are planned, {nodes} of nodes and {switches} of switches; the room has {room}, {short} too few.</source>
        <translation>{planned} sind geplant, {nodes} mit Knoten und {switches} mit Switches; der Raum hat {room}, {short} zu wenig.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="246"/>
        <source>{reason}: {short} of {nodes} too many, {carried} fit, and no number of tiers of these switches carries them all.</source>
        <translation>{reason}: {short} von {nodes} zu viel, {carried} passen, und keine Zahl von Stufen aus diesen Switches trägt alle.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="247"/>
        <source>{reason}: {short} of {nodes} too many, {carried} fit; {needed} tiers carry them all.</source>
        <translation>{reason}: {short} von {nodes} zu viel, {carried} passen; {needed} Stufen tragen alle.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="248"/>
        <source>{units} of {unit} are the most that {tiers} of these switches carry; one unit more needs switches with more ports, or another fabric.</source>
        <translation>{units} zu je {unit} sind das Meiste, was {tiers} dieser Switches tragen; eine weitere Einheit braucht Switches mit mehr Ports oder ein anderes Netz.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="249"/>
        <source>{units} of {unit} fill {tiers} of switches; one unit more takes {needed}, and every spine is cabled anew.</source>
        <translation>{units} zu je {unit} füllen {tiers} von Switches; eine Einheit mehr braucht {needed}, und jedes Spine wird neu verkabelt.</translation>
    </message>
    <message>
        <location filename="../../ui/finding_texts.h" line="250"/>
        <source>{wanted} is asked for, and the subnet manager of a switch is to manage the fabric; that takes UFM.</source>
        <translation>{wanted} gefordert, und der Subnet-Manager eines Switches soll das Netz verwalten; dafür braucht es UFM.</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="10"/>
        <source>1 concurrent sequence a replica.</source>
        <translation>1 Sequenz zugleich je Replikat.</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="11"/>
        <source>A BF16 key and value cache.</source>
        <translation>Ein Key- und Value-Cache in BF16.</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="12"/>
        <source>A global batch of about 512 sequences: the nearest number that divides by data parallel.</source>
        <translation>Ein globaler Batch von etwa 512 Sequenzen: die nächste Zahl, die durch Daten-parallel teilbar ist.</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="13"/>
        <source>BF16 weights.</source>
        <translation>Gewichte in BF16.</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="14"/>
        <source>FP4 weights, as the model is published.</source>
        <translation>Gewichte in FP4, wie das Modell veröffentlicht ist.</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="15"/>
        <source>FP8 weights, as the model is published.</source>
        <translation>Gewichte in FP8, wie das Modell veröffentlicht ist.</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="16"/>
        <source>For inference; the model is not decided.</source>
        <translation>Für Inferenz; das Modell ist nicht entschieden.</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="17"/>
        <source>For training and inference; the models are not decided.</source>
        <translation>Für Training und Inferenz; die Modelle sind nicht entschieden.</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="18"/>
        <source>For training; the model is not decided.</source>
        <translation>Für Training; das Modell ist nicht entschieden.</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="19"/>
        <source>KV cache</source>
        <translation>KV-Cache</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="20"/>
        <source>Micro batch 1; 16 bytes a parameter for weights, gradients and optimizer states, Adam in mixed precision.</source>
        <translation>Micro-Batch 1; 16 Byte je Parameter für Gewichte, Gradienten und Optimiererzustände, Adam in gemischter Genauigkeit.</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="21"/>
        <source>NVLink bandwidth</source>
        <translation>NVLink-Bandbreite</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="23"/>
        <source>NVLink of the whole system</source>
        <translation>NVLink des ganzen Systems</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="24"/>
        <source>NVLink or its like gives {inside} GB/s each way, and a tenth more is allowed for reductions in its switches</source>
        <translation>NVLink oder Vergleichbares gibt {inside} GB/s je Richtung, und ein Zehntel mehr ist für Reduktionen in seinen Switches zugelassen</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="26"/>
        <source>PCIe lanes</source>
        <translation>PCIe-Lanes</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="27"/>
        <source>SHARP version {n}</source>
        <translation>SHARP-Version {n}</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="28"/>
        <source>Sequences of {n} tokens, the model&apos;s longest context.</source>
        <translation>Sequenzen von {n} Token, der längste Kontext des Modells.</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="29"/>
        <source>Sequences of {n} tokens.</source>
        <translation>Sequenzen von {n} Token.</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="30"/>
        <source>Sharding and recompute as each layout needs them: selective recompute, or full where that does not fit.</source>
        <translation>Sharding und Neuberechnung, wie jede Aufteilung sie braucht: selektive Neuberechnung, oder volle, wo die nicht reicht.</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="31"/>
        <source>Training and serving take turns on the same GPUs.</source>
        <translation>Training und Inferenz wechseln sich auf denselben GPUs ab.</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="32"/>
        <source>Training, which asks for more memory than serving.</source>
        <translation>Training, das mehr Speicher braucht als Inferenz.</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="33"/>
        <source>What will run is not decided.</source>
        <translation>Was laufen soll, ist nicht entschieden.</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="34"/>
        <source>Whether a model fits is not known before one is named.</source>
        <translation>Ob ein Modell hineinpasst, ist erst bekannt, wenn eines genannt ist.</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="35"/>
        <source>a pair of switches needs {n} ports on each ({d} down, {b} to the other); a switch has {r}</source>
        <translation>ein Paar von Switches braucht {n} Ports an jedem ({d} ab, {b} zum anderen); ein Switch hat {r}</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="36"/>
        <source>a pair of switches needs {n} ports on each ({d} down, {b} to the other, {m} for the fabric manager); a switch has {r}</source>
        <translation>ein Paar von Switches braucht {n} Ports an jedem ({d} ab, {b} zum anderen, {m} für den Fabric-Manager); ein Switch hat {r}</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="37"/>
        <source>a single GPU has nothing to reduce with</source>
        <translation>eine einzelne GPU hat nichts, womit sie reduzieren könnte</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="38"/>
        <source>adaptive routing</source>
        <translation>adaptives Routing</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="39"/>
        <source>attention is latent, and the map latent with its kv_lora_rank and qk_rope is not stated</source>
        <translation>Attention ist latent, und die Map latent mit kv_lora_rank und qk_rope ist nicht angegeben</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="40"/>
        <source>attention is {text}, and the ranks of latent attention are stated</source>
        <translation>Attention ist {text}, und die Ränge latenter Attention sind angegeben</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="41"/>
        <source>compute NIC</source>
        <translation>Rechennetz-NIC</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="42"/>
        <source>compute cards</source>
        <translation>Rechennetz-Karten</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="43"/>
        <source>context {n}</source>
        <translation>Kontext {n}</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="44"/>
        <source>cooling</source>
        <translation>Kühlung</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="45"/>
        <source>data {n}</source>
        <translation>Daten {n}</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="46"/>
        <source>every layout that fits its memory breaks a rule, most of them {first}</source>
        <translation>jede Aufteilung, die in den Speicher passt, verletzt eine Prüfregel, die meisten {first}</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="47"/>
        <source>growth_tier builds the core from two units on; tiers: 2 rules it out</source>
        <translation>growth_tier baut den Core ab zwei Einheiten; tiers: 2 schließt das aus</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="48"/>
        <source>hidden {n} does not divide by {m} heads, and head_dim is not stated</source>
        <translation>hidden {n} ist nicht durch {m} Köpfe teilbar, und head_dim ist nicht angegeben</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="49"/>
        <source>host links</source>
        <translation>Host-Verbindungen</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="50"/>
        <source>in-band NIC</source>
        <translation>In-Band-NIC</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="51"/>
        <source>in-band cards</source>
        <translation>In-Band-Karten</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="52"/>
        <source>it is not known whether {at} is training</source>
        <translation>es ist nicht bekannt, ob {at} Training ist</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="53"/>
        <source>it is not known whether {at} needs more than one server</source>
        <translation>es ist nicht bekannt, ob {at} mehr als einen Server braucht</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="54"/>
        <source>its NICs do not speak InfiniBand at {n} Gb/s, so that no more than one is suggested</source>
        <translation>seine NICs sprechen kein InfiniBand mit {n} Gb/s, sodass nicht mehr als eines vorgeschlagen wird</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="55"/>
        <source>its scale-up domain is not known</source>
        <translation>seine Scale-up-Domäne ist nicht bekannt</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="56"/>
        <source>memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="57"/>
        <source>memory alone asks for {n} GPUs</source>
        <translation>schon der Speicher braucht {n} GPUs</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="58"/>
        <source>model{pointer} is {n}; expected at most {m}</source>
        <translation>model{pointer} ist {n}; erwartet wird höchstens {m}</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="59"/>
        <source>more than {n}</source>
        <translation>mehr als {n}</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="60"/>
        <source>no layout divides the model over its GPUs within their memory</source>
        <translation>keine Aufteilung verteilt das Modell so auf die GPUs, dass ihr Speicher reicht</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="61"/>
        <source>no node has a port on this network</source>
        <translation>kein Knoten hat einen Port in diesem Netz</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="62"/>
        <source>no node with GPUs</source>
        <translation>kein Knoten mit GPUs</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="63"/>
        <source>no number of spines is a multiple of {n} and spreads a leaf&apos;s uplinks evenly</source>
        <translation>keine Zahl von Spines ist ein Vielfaches von {n} und verteilt die Uplinks eines Leafs gleichmäßig</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="65"/>
        <source>nodes whose GPUs are not known</source>
        <translation>Knoten, deren GPUs nicht bekannt sind</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="66"/>
        <source>nothing fits on up to {servers}: {reason}</source>
        <translation>nichts passt auf bis zu {servers}: {reason}</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="67"/>
        <source>nothing fits on {servers}: {reason}</source>
        <translation>nichts passt auf {servers}: {reason}</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="68"/>
        <source>number and speed of the compute ports of {at} are not both stated</source>
        <translation>Zahl und Geschwindigkeit der Rechennetz-Ports von {at} sind nicht beide angegeben</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="69"/>
        <source>one {name} takes up to {n} kW</source>
        <translation>ein {name} nimmt bis zu {n} kW auf</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="70"/>
        <source>parameters</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="71"/>
        <source>path {path} against {other_path}</source>
        <translation>Weg {path} gegenüber {other_path}</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="72"/>
        <source>pipeline {n}</source>
        <translation>Pipeline {n}</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="73"/>
        <source>ports at this speed</source>
        <translation>Ports mit dieser Geschwindigkeit</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="74"/>
        <source>power at most</source>
        <translation>Leistung höchstens</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="75"/>
        <source>rack</source>
        <translation>Rack</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="76"/>
        <source>read</source>
        <translation>gelesen</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="77"/>
        <source>sequence length and micro batch are not stated</source>
        <translation>Sequenzlänge und Micro-Batch sind nicht angegeben</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="78"/>
        <source>server</source>
        <translation>Server</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="79"/>
        <source>serving: {reason}</source>
        <translation>Inferenz: {reason}</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="80"/>
        <source>shares the switches of the {shares_with} network and has none of its own</source>
        <translation>nutzt die Switches mit, die ein anderes Netz hat ({shares_with}), und hat keine eigenen</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="81"/>
        <source>speed of a compute port</source>
        <translation>Geschwindigkeit eines Rechennetz-Ports</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="82"/>
        <source>speed of a storage port</source>
        <translation>Geschwindigkeit eines Speichernetz-Ports</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="83"/>
        <source>speed of an in-band port</source>
        <translation>Geschwindigkeit eines In-Band-Ports</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="84"/>
        <source>spine uplinks</source>
        <translation>Spine-Uplinks</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="85"/>
        <source>storage NIC</source>
        <translation>Speichernetz-NIC</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="86"/>
        <source>storage cards</source>
        <translation>Speichernetz-Karten</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="87"/>
        <source>storage servers</source>
        <translation>Speicherserver</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="88"/>
        <source>takes any card: the catalog does not say which and how many, state a system that does</source>
        <translation>nimmt beliebige Karten auf: Der Katalog sagt nicht, welche und wie viele; geben Sie ein System an, das es festlegt</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="89"/>
        <source>technology and generation of the compute network are not both stated</source>
        <translation>Technik und Generation des Rechennetzes sind nicht beide angegeben</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="90"/>
        <source>tensor {n}</source>
        <translation>Tensor {n}</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="91"/>
        <source>the GPU</source>
        <translation>die GPU</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="92"/>
        <source>the GPU of {at} is not stated</source>
        <translation>die GPU von {at} ist nicht angegeben</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="93"/>
        <source>the GPU {gpu} against {other_gpu}</source>
        <translation>GPU {gpu} gegenüber {other_gpu}</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="94"/>
        <source>the GPUs of a server of {at} are not one scale-up domain</source>
        <translation>die GPUs eines Servers von {at} sind nicht eine Scale-up-Domäne</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="95"/>
        <source>the GPUs of {at} are not known</source>
        <translation>die GPUs von {at} sind nicht bekannt</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="96"/>
        <source>the GPUs of {at} are not stated</source>
        <translation>die GPUs von {at} sind nicht angegeben</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="97"/>
        <source>the NIC of {at} is not stated</source>
        <translation>die NIC von {at} ist nicht angegeben</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="98"/>
        <source>the PCIe slots of the compute ports of {at} are not stated</source>
        <translation>die PCIe-Steckplätze der Rechennetz-Ports von {at} sind nicht angegeben</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="99"/>
        <source>the catalog does not say what {name} does over {technology}</source>
        <translation>der Katalog sagt nicht, was {name} über {technology} kann</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="100"/>
        <source>the catalog does not say which GPUs it has, or how several are joined as asked</source>
        <translation>der Katalog sagt nicht, welche GPUs es hat oder wie mehrere wie gefordert verbunden sind</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="101"/>
        <source>the catalog does not say which SHARP {name} has</source>
        <translation>der Katalog sagt nicht, welches SHARP {name} hat</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="102"/>
        <source>the catalog has no cable for {generation}</source>
        <translation>der Katalog hat kein Kabel für {generation}</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="103"/>
        <source>the catalog has none, so confirm it with the vendor</source>
        <translation>der Katalog hat keine; vom Hersteller bestätigen lassen</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="104"/>
        <source>the catalog names no compute ports of it, so that no more than one is suggested</source>
        <translation>der Katalog nennt dafür keine Rechennetz-Ports, sodass nicht mehr als eines vorgeschlagen wird</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="105"/>
        <source>the compute fabric is not sized: {reason}</source>
        <translation>das Rechennetz ist nicht bemessen: {reason}</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="106"/>
        <source>the compute ports of {at} are not stated</source>
        <translation>die Rechennetz-Ports von {at} sind nicht angegeben</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="107"/>
        <source>the compute trays of a {id} in {at} are not known</source>
        <translation>die Compute-Trays von {id} in {at} sind nicht bekannt</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="108"/>
        <source>the cooling of the nodes of {at} is not known</source>
        <translation>die Kühlung der Knoten von {at} ist nicht bekannt</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="109"/>
        <source>the generation is not stated</source>
        <translation>die Generation ist nicht angegeben</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="110"/>
        <source>the generation of the compute network is not stated</source>
        <translation>die Generation des Rechennetzes ist nicht angegeben</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="111"/>
        <source>the generation of the {network} network is not stated</source>
        <translation>nicht angegeben ist die Generation im {network}</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="112"/>
        <source>the leaf group of {n} nodes takes {p} ports of a leaf, more than the {m} ports down that a leaf of {r} has at {ratio}; a group of {f} fits</source>
        <translation>die Leaf-Gruppe von {n} Knoten braucht {p} Ports eines Leafs, mehr als die {m} Ports ab, die ein Leaf von {r} bei {ratio} hat; eine Gruppe von {f} passt</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="113"/>
        <source>the leaf group of {n} nodes takes {p} ports of a leaf, more than the {m} ports of a leaf; a group of {f} fits</source>
        <translation>die Leaf-Gruppe von {n} Knoten braucht {p} Ports eines Leafs, mehr als die {m} Ports eines Leafs; eine Gruppe von {f} passt</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="114"/>
        <source>the memory of its GPU is not known</source>
        <translation>der Speicher seiner GPU ist nicht bekannt</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="115"/>
        <source>the micro batch is not stated</source>
        <translation>der Micro-Batch ist nicht angegeben</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="116"/>
        <source>the model states no layers, hidden size or heads</source>
        <translation>das Modell nennt keine Schichten, Hidden-Größe oder Köpfe</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="117"/>
        <source>the model states no vocabulary</source>
        <translation>das Modell nennt kein Vokabular</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="118"/>
        <source>the model&apos;s memory is not known: {unknown}</source>
        <translation>der Speicher des Modells ist nicht bekannt: {unknown}</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="119"/>
        <source>the number of GPUs</source>
        <translation>die Zahl der GPUs</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="120"/>
        <source>the number of compute ports of {at} is not stated</source>
        <translation>die Zahl der Rechennetz-Ports von {at} ist nicht angegeben</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="121"/>
        <source>the number of {network} ports of {at} is not stated</source>
        <translation>die Zahl der Ports von {at} zum {network} ist nicht angegeben</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="122"/>
        <source>the power of a node of {at} is not known</source>
        <translation>die Leistung eines Knotens von {at} ist nicht bekannt</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="123"/>
        <source>the power of a rack</source>
        <translation>die Leistung eines Racks</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="124"/>
        <source>the power of a rack, while {power}</source>
        <translation>die Leistung eines Racks ({power})</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="125"/>
        <source>the racks of some nodes are not known</source>
        <translation>die Racks einiger Knoten sind nicht bekannt</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="126"/>
        <source>the racks of the switches of the {network} network are not known</source>
        <translation>die Racks für die Switches im {network} sind nicht bekannt</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="127"/>
        <source>the request names no GPU nodes</source>
        <translation>die Anfrage nennt keine GPU-Knoten</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="128"/>
        <source>the request names no nodes</source>
        <translation>die Anfrage nennt keine Knoten</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="129"/>
        <source>the sequence length is not stated</source>
        <translation>die Sequenzlänge ist nicht angegeben</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="130"/>
        <source>the size of the sample is not stated</source>
        <translation>die Größe der Stichprobe ist nicht angegeben</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="131"/>
        <source>the smallest layout takes {n} GB a GPU, more than 90 % of its {m} GB</source>
        <translation>die kleinste Aufteilung braucht {n} GB je GPU, mehr als 90 % der {m} GB</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="132"/>
        <source>the speed of the compute ports of {at} is not stated</source>
        <translation>die Geschwindigkeit der Rechennetz-Ports von {at} ist nicht angegeben</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="133"/>
        <source>the speed of the storage ports of {at} is not stated</source>
        <translation>die Geschwindigkeit der Speichernetz-Ports von {at} ist nicht angegeben</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="134"/>
        <source>the storage or in-band ports of {at} are not known</source>
        <translation>die Speichernetz- oder In-Band-Ports von {at} sind nicht bekannt</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="135"/>
        <source>the subnet manager of the compute network is not stated</source>
        <translation>der Subnet-Manager des Rechennetzes ist nicht angegeben</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="136"/>
        <source>the switch is not stated</source>
        <translation>der Switch ist nicht angegeben</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="137"/>
        <source>the switch of the compute network is not stated</source>
        <translation>der Switch des Rechennetzes ist nicht angegeben</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="138"/>
        <source>the switch of the {network} network is not stated</source>
        <translation>nicht angegeben ist der Switch im {network}</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="139"/>
        <source>the switch {id} is not in the catalog</source>
        <translation>der Switch {id} steht nicht im Katalog</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="140"/>
        <source>the switches of the {network} network</source>
        <translation>die Switches im {network}</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="141"/>
        <source>the system</source>
        <translation>das System</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="142"/>
        <source>the system of {at} is not stated</source>
        <translation>das System von {at} ist nicht angegeben</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="143"/>
        <source>the technology of the compute network is not stated</source>
        <translation>die Technik des Rechennetzes ist nicht angegeben</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="144"/>
        <source>the technology of the {network} network is not stated</source>
        <translation>nicht angegeben ist die Technik im {network}</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="145"/>
        <source>the {network} network is not sized: {reason}</source>
        <translation>das {network} ist nicht bemessen: {reason}</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="146"/>
        <source>the {part_kind} {id} is not in the catalog</source>
        <translation>{part_kind} {id} steht nicht im Katalog</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="147"/>
        <source>three tiers</source>
        <translation>drei Stufen</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="148"/>
        <source>two tiers</source>
        <translation>zwei Stufen</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="149"/>
        <source>uplinks</source>
        <translation>Uplinks</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="150"/>
        <source>uplinks of {switches}</source>
        <translation>Uplinks von {switches}</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="151"/>
        <source>what the compute ports of {at} carry is not known</source>
        <translation>was die Rechennetz-Ports von {at} tragen, ist nicht bekannt</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="152"/>
        <source>whether the site has the liquid cooling that {liquid} needs</source>
        <translation>ob der Standort die Flüssigkeitskühlung hat, die {liquid} braucht</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="153"/>
        <source>who runs the subnet manager is not stated</source>
        <translation>wer den Subnet-Manager betreibt, ist nicht angegeben</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="154"/>
        <source>written</source>
        <translation>geschrieben</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="155"/>
        <source>{at} and {other_at} have unlike GPUs or domains</source>
        <translation>{at} und {other_at} haben ungleiche GPUs oder Domänen</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="156"/>
        <source>{at}: the GPU is not known</source>
        <translation>{at}: die GPU ist nicht bekannt</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="157"/>
        <source>{at}: the GPUs of a server are not known</source>
        <translation>{at}: die GPUs eines Servers sind nicht bekannt</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="158"/>
        <source>{at}: the NVLink domain is not known</source>
        <translation>{at}: die NVLink-Domäne ist nicht bekannt</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="159"/>
        <source>{at}: the domains of its GPU are not known</source>
        <translation>{at}: die Domänen der GPU sind nicht bekannt</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="160"/>
        <source>{at}: the stated NVLink domain cannot be built</source>
        <translation>{at}: die angegebene NVLink-Domäne lässt sich nicht bauen</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="161"/>
        <source>{at}: the system {system} is not in the catalog</source>
        <translation>{at}: das System {system} steht nicht im Katalog</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="162"/>
        <source>{counts} in {n} planes leave a rest</source>
        <translation>{counts} in {n} Ebenen lassen einen Rest</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="163"/>
        <source>{count} (derived)</source>
        <translation>{count} (abgeleitet)</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="164"/>
        <source>{count} a token are chosen from none: experts is 0</source>
        <translation>{count} je Token werden aus keinem gewählt: experts ist 0</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="165"/>
        <source>{count} a token are chosen from none: experts is not stated</source>
        <translation>{count} je Token werden aus keinem gewählt: experts ist nicht angegeben</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="166"/>
        <source>{count} against {n}</source>
        <translation>{count} gegenüber {n}</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="167"/>
        <source>{fabric} x ({gpus} - 1) / ({domains} - 1)</source>
        <translation>{fabric} x ({gpus} - 1) / ({domains} - 1)</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="168"/>
        <source>{fabric} x 2 x ({gpus} - 1) / {domains}, reduced in the switches</source>
        <translation>{fabric} x 2 x ({gpus} - 1) / {domains}, in den Switches reduziert</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="169"/>
        <source>{link} link of the board</source>
        <translation>Anbindung der Platine {link}</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="170"/>
        <source>{link} slot</source>
        <translation>Steckplatz {link}</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="171"/>
        <source>{name} (up to {n} Gb/s)</source>
        <translation>{name} (bis zu {n} Gb/s)</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="172"/>
        <source>{name} has no scale-up fabric to reckon with</source>
        <translation>{name} hat kein Scale-up-Netz, mit dem zu rechnen wäre</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="173"/>
        <source>{name} has no {generation} ports</source>
        <translation>{name} hat keine Ports für {generation}</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="174"/>
        <source>{name} has {gpu_id} in domains of {n}</source>
        <translation>{name} hat {gpu_id} in Domänen von {n}</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="175"/>
        <source>{name} takes {n} of {count} and {m} of {k} GB a GPU</source>
        <translation>{name} braucht {n} von {count} und {m} von {k} GB je GPU</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="176"/>
        <source>{name}, {label} {n} (an estimate of its source)</source>
        <translation>{name}, {label} {n} (eine Schätzung der Quelle)</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="177"/>
        <source>{name}, {label} {n} (no document was found)</source>
        <translation>{name}, {label} {n} (kein Dokument gefunden)</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="178"/>
        <source>{name}, {n} a server</source>
        <translation>{name}, {n} je Server</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="179"/>
        <source>{name}: no global batch is stated</source>
        <translation>{name}: kein globaler Batch ist angegeben</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="180"/>
        <source>{name}: no model is stated</source>
        <translation>{name}: kein Modell ist angegeben</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="181"/>
        <source>{name}: no sequence length is stated</source>
        <translation>{name}: keine Sequenzlänge ist angegeben</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="182"/>
        <source>{name}: the GPU&apos;s memory is not known</source>
        <translation>{name}: der Speicher der GPU ist nicht bekannt</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="183"/>
        <source>{name}: the layout does not fit the GPUs</source>
        <translation>{name}: die Aufteilung passt nicht zu den GPUs</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="184"/>
        <source>{name}: the longest context of the model is not known</source>
        <translation>{name}: der längste Kontext des Modells ist nicht bekannt</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="185"/>
        <source>{name}: the model states no layers or heads</source>
        <translation>{name}: das Modell nennt keine Schichten oder Köpfe</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="186"/>
        <source>{name}: the model {model} is not known</source>
        <translation>{name}: das Modell {model} ist nicht bekannt</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="187"/>
        <source>{name}: the model&apos;s attention heads are not known</source>
        <translation>{name}: die Attention-Köpfe des Modells sind nicht bekannt</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="188"/>
        <source>{name}: the model&apos;s experts are not known</source>
        <translation>{name}: die Experten des Modells sind nicht bekannt</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="189"/>
        <source>{name}: the model&apos;s layers are not known</source>
        <translation>{name}: die Schichten des Modells sind nicht bekannt</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="190"/>
        <source>{name}: the node group {nodes} does not exist</source>
        <translation>{name}: die Knotengruppe {nodes} gibt es nicht</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="191"/>
        <source>{name}: the numbers of its model are no model&apos;s</source>
        <translation>{name}: die Zahlen des Modells sind die keines möglichen</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="192"/>
        <source>{name}: the pipeline has more stages than the model has layers</source>
        <translation>{name}: die Pipeline hat mehr Stufen als das Modell Schichten</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="193"/>
        <source>{name}: there are no compute nodes</source>
        <translation>{name}: es gibt keine Rechenknoten</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="194"/>
        <source>{name}: training or inference is not stated</source>
        <translation>{name}: ob Training oder Inferenz, ist nicht angegeben</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="195"/>
        <source>{n} GB/s asked of {m} GPUs ({titles})</source>
        <translation>{n} GB/s gefordert von {m} GPUs ({titles})</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="196"/>
        <source>{n} GB/s asked of {m} GPUs ({titles}, second-hand)</source>
        <translation>{n} GB/s gefordert von {m} GPUs ({titles}, aus zweiter Hand)</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="197"/>
        <source>{n} GB/s each way a GPU</source>
        <translation>{n} GB/s je Richtung und GPU</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="198"/>
        <source>{n} GB/s measured on {m} GPUs ({titles})</source>
        <translation>{n} GB/s gemessen an {m} GPUs ({titles})</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="199"/>
        <source>{n} GB/s measured on {m} GPUs ({titles}, second-hand)</source>
        <translation>{n} GB/s gemessen an {m} GPUs ({titles}, aus zweiter Hand)</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="202"/>
        <source>{n} GPUs, since neither model nor number is decided.</source>
        <translation>{n} GPUs, da weder Modell noch Zahl entschieden ist.</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="203"/>
        <source>{n} Gb/s a port against {m}</source>
        <translation>{n} Gb/s je Port gegenüber {m}</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="204"/>
        <source>{n} active parameters are more than the {m} of all</source>
        <translation>{n} aktive Parameter sind mehr als die {m} aller</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="205"/>
        <source>{n} beside {spare}</source>
        <translation>{n} neben {spare}</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="206"/>
        <source>{n} compute port</source>
        <translation>{n} Rechennetz-Port</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="207"/>
        <source>{n} compute ports</source>
        <translation>{n} Rechennetz-Ports</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="208"/>
        <source>{n} device</source>
        <translation>{n} Gerät</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="209"/>
        <source>{n} devices</source>
        <translation>{n} Geräte</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="210"/>
        <source>{n} entries</source>
        <translation>{n} Einträge</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="211"/>
        <source>{n} entry</source>
        <translation>{n} Eintrag</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="212"/>
        <source>{n} expert</source>
        <translation>{n} Experte</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="213"/>
        <source>{n} experts</source>
        <translation>{n} Experten</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="214"/>
        <source>{n} experts a token are more than the {m} that it has</source>
        <translation>{n} Experten je Token sind mehr als die {m}, die es hat</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="215"/>
        <source>{n} group</source>
        <translation>{n} Gruppe</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="216"/>
        <source>{n} groups</source>
        <translation>{n} Gruppen</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="217"/>
        <source>{n} heads do not divide by {m} KV heads</source>
        <translation>{n} Köpfe sind nicht durch {m} KV-Köpfe teilbar</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="218"/>
        <source>{n} host links a plane are more than {tiers} of {m}-port switches carry at {ratio}</source>
        <translation>{n} Host-Verbindungen je Ebene sind mehr, als {tiers} aus Switches mit {m} Ports bei {ratio} tragen</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="219"/>
        <source>{n} host links are more than the {m} that are sized</source>
        <translation>{n} Host-Verbindungen sind mehr als die {m}, die bemessen werden</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="220"/>
        <source>{n} host links are more than {tiers} of {m}-port switches carry at {ratio}</source>
        <translation>{n} Host-Verbindungen sind mehr, als {tiers} aus Switches mit {m} Ports bei {ratio} tragen</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="221"/>
        <source>{n} host links do not fit the {m} ports of one switch</source>
        <translation>{n} Host-Verbindungen passen nicht an die {m} Ports eines Switches</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="222"/>
        <source>{n} is outside its range of 1 to {m}</source>
        <translation>{n} liegt außerhalb des Bereichs von 1 bis {m}</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="223"/>
        <source>{n} kW (planning estimate)</source>
        <translation>{n} kW (Planungsschätzung)</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="226"/>
        <source>{n} layers of hidden size {m} take more than {k} parameters</source>
        <translation>{n} Schichten der Hidden-Größe {m} brauchen mehr als {k} Parameter</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="227"/>
        <source>{n} leading layers without experts are more than the {count} of the model</source>
        <translation>{n} führende Schichten ohne Experten sind mehr als die {count} des Modells</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="228"/>
        <source>{n} leaf</source>
        <translation>{n} Leaf</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="229"/>
        <source>{n} leaf switch</source>
        <translation>{n} Leaf-Switch</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="230"/>
        <source>{n} leaf switches</source>
        <translation>{n} Leaf-Switches</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="231"/>
        <source>{n} leaves</source>
        <translation>{n} Leafs</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="232"/>
        <source>{n} link</source>
        <translation>{n} Verbindung</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="233"/>
        <source>{n} links</source>
        <translation>{n} Verbindungen</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="234"/>
        <source>{n} micro batch</source>
        <translation>{n} Micro-Batch</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="235"/>
        <source>{n} micro batches</source>
        <translation>{n} Micro-Batches</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="237"/>
        <source>{n} node group</source>
        <translation>{n} Knotengruppe</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="238"/>
        <source>{n} node groups</source>
        <translation>{n} Knotengruppen</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="239"/>
        <source>{n} node port</source>
        <translation>{n} Knotenport</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="240"/>
        <source>{n} node ports</source>
        <translation>{n} Knotenports</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="241"/>
        <source>{n} node slot</source>
        <translation>{n} Knotenplatz</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="242"/>
        <source>{n} node slots</source>
        <translation>{n} Knotenplätze</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="244"/>
        <source>{n} parameters × {m} bytes</source>
        <translation>{n} Parameter × {m} Byte</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="245"/>
        <source>{n} pod</source>
        <translation>{n} Pod</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="246"/>
        <source>{n} pods</source>
        <translation>{n} Pods</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="247"/>
        <source>{n} port</source>
        <translation>{n} Port</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="248"/>
        <source>{n} ports</source>
        <translation>{n} Ports</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="249"/>
        <source>{n} ports a node against {m}</source>
        <translation>{n} Ports je Knoten gegenüber {m}</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="250"/>
        <source>{n} ports a node do not fit a leaf of {m} ports with its uplinks</source>
        <translation>{n} Ports je Knoten passen nicht an ein Leaf mit {m} Ports und dessen Uplinks</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="251"/>
        <source>{n} rack</source>
        <translation>{n} Rack</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="252"/>
        <source>{n} rack has</source>
        <translation>{n} Rack hat</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="253"/>
        <source>{n} racks</source>
        <translation>{n} Racks</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="254"/>
        <source>{n} racks have</source>
        <translation>{n} Racks haben</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="255"/>
        <source>{n} rail</source>
        <translation>{n} Rail</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="256"/>
        <source>{n} rails</source>
        <translation>{n} Rails</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="257"/>
        <source>{n} sequence</source>
        <translation>{n} Sequenz</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="258"/>
        <source>{n} sequences</source>
        <translation>{n} Sequenzen</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="259"/>
        <source>{n} server</source>
        <translation>{n} Server</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="260"/>
        <source>{n} server or rack</source>
        <translation>{n} Server oder Rack</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="261"/>
        <source>{n} servers</source>
        <translation>{n} Server</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="262"/>
        <source>{n} servers or racks</source>
        <translation>{n} Server oder Racks</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="263"/>
        <source>{n} spare node</source>
        <translation>{n} Reserveknoten</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="264"/>
        <source>{n} spare nodes</source>
        <translation>{n} Reserveknoten</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="265"/>
        <source>{n} spine</source>
        <translation>{n} Spine</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="266"/>
        <source>{n} spines</source>
        <translation>{n} Spines</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="267"/>
        <source>{n} storage port</source>
        <translation>{n} Speichernetz-Port</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="268"/>
        <source>{n} storage ports</source>
        <translation>{n} Speichernetz-Ports</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="269"/>
        <source>{n} test run</source>
        <translation>{n} Testlauf</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="270"/>
        <source>{n} test runs</source>
        <translation>{n} Testläufe</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="271"/>
        <source>{n} tier</source>
        <translation>{n} Stufe</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="272"/>
        <source>{n} tiers</source>
        <translation>{n} Stufen</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="273"/>
        <source>{n} token</source>
        <translation>{n} Token</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="274"/>
        <location filename="../../ui/phrases.cpp" line="43"/>
        <source>{n} tokens</source>
        <translation>{n} Token</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="275"/>
        <source>{n} unit</source>
        <translation>{n} Einheit</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="276"/>
        <source>{n} units</source>
        <translation>{n} Einheiten</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="277"/>
        <source>{n} value</source>
        <translation>{n} Wert</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="278"/>
        <source>{n} values</source>
        <translation>{n} Werte</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="279"/>
        <source>{n} {links}, {m} ports on {switches}, {k} short</source>
        <translation>{n} {links}, {m} Ports an {switches}, {k} fehlen</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="280"/>
        <source>{n} {link} slots</source>
        <translation>{n} Steckplätze {link}</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="281"/>
        <source>{part} {n} GB = {how}</source>
        <translation>{part} {n} GB = {how}</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="282"/>
        <source>{size} (not stated; Megatron takes tensor parallel, here {n})</source>
        <translation>{size} (keine Angabe; Megatron nimmt Tensor-parallel, hier {n})</translation>
    </message>
    <message>
        <location filename="../../ui/phrase_texts.h" line="283"/>
        <source>{sum} = {n} GB, ÷ {m} GB a GPU</source>
        <translation>{sum} = {n} GB, ÷ {m} GB je GPU</translation>
    </message>
    <message>
        <location filename="../../ui/phrases.cpp" line="26"/>
        <source>weights</source>
        <translation>Gewichte</translation>
    </message>
    <message>
        <location filename="../../ui/phrases.cpp" line="27"/>
        <source>gradients</source>
        <translation>Gradienten</translation>
    </message>
    <message>
        <location filename="../../ui/phrases.cpp" line="27"/>
        <source>optimizer</source>
        <translation>Optimierer</translation>
    </message>
    <message>
        <location filename="../../ui/phrases.cpp" line="28"/>
        <source>activations</source>
        <translation>Aktivierungen</translation>
    </message>
    <message>
        <location filename="../../ui/phrases.cpp" line="28"/>
        <source>logits</source>
        <translation>Logits</translation>
    </message>
    <message>
        <location filename="../../ui/phrases.cpp" line="29"/>
        <source>{n} parameters</source>
        <translation>{n} Parameter</translation>
    </message>
    <message>
        <location filename="../../ui/phrases.cpp" line="30"/>
        <source>{n} parameters of {stage}</source>
        <translation>{n} Parameter {stage}</translation>
    </message>
    <message>
        <location filename="../../ui/phrases.cpp" line="31"/>
        <source>{n} billion parameters a rank</source>
        <translation>{n} Milliarden Parameter je Rang</translation>
    </message>
    <message>
        <location filename="../../ui/phrases.cpp" line="32"/>
        <source>experts</source>
        <translation>Experten</translation>
    </message>
    <message>
        <location filename="../../ui/phrases.cpp" line="32"/>
        <source>experts over expert {n}</source>
        <translation>Experten über Experten-parallel {n}</translation>
    </message>
    <message>
        <location filename="../../ui/phrases.cpp" line="33"/>
        <source>expert tensor {n}</source>
        <translation>Tensor je Experte {n}</translation>
    </message>
    <message>
        <location filename="../../ui/phrases.cpp" line="34"/>
        <source>the rest over tensor {n}</source>
        <translation>der Rest über Tensor {n}</translation>
    </message>
    <message>
        <location filename="../../ui/phrases.cpp" line="35"/>
        <source>all over pipeline {n}</source>
        <translation>alle über Pipeline {n}</translation>
    </message>
    <message>
        <location filename="../../ui/phrases.cpp" line="36"/>
        <source>the first stage</source>
        <translation>der ersten Stufe</translation>
    </message>
    <message>
        <location filename="../../ui/phrases.cpp" line="36"/>
        <source>the last stage</source>
        <translation>der letzten Stufe</translation>
    </message>
    <message>
        <location filename="../../ui/phrases.cpp" line="38"/>
        <source>{n} of {m} layers and the input embedding</source>
        <translation>{n} von {m} Schichten und das Eingabe-Embedding</translation>
    </message>
    <message>
        <location filename="../../ui/phrases.cpp" line="39"/>
        <source>{n} of {m} layers and the output head</source>
        <translation>{n} von {m} Schichten und der Ausgabekopf</translation>
    </message>
    <message>
        <location filename="../../ui/phrases.cpp" line="40"/>
        <source>{n} byte</source>
        <translation>{n} Byte</translation>
    </message>
    <message>
        <location filename="../../ui/phrases.cpp" line="40"/>
        <source>{n} bytes</source>
        <translation>{n} Byte</translation>
    </message>
    <message>
        <location filename="../../ui/phrases.cpp" line="41"/>
        <source>{n} bits</source>
        <translation>{n} Bit</translation>
    </message>
    <message>
        <location filename="../../ui/phrases.cpp" line="41"/>
        <source>{n} data-parallel ranks</source>
        <translation>{n} Daten-parallele Ränge</translation>
    </message>
    <message>
        <location filename="../../ui/phrases.cpp" line="42"/>
        <source>{n} ranks</source>
        <translation>{n} Ränge</translation>
    </message>
    <message>
        <location filename="../../ui/phrases.cpp" line="42"/>
        <source>{n} layers with experts</source>
        <translation>{n} Schichten mit Experten</translation>
    </message>
    <message>
        <location filename="../../ui/phrases.cpp" line="43"/>
        <source>{n} hidden</source>
        <translation>{n} Hidden</translation>
    </message>
    <message>
        <location filename="../../ui/phrases.cpp" line="44"/>
        <source>{n} heads</source>
        <translation>{n} Köpfe</translation>
    </message>
    <message>
        <location filename="../../ui/phrases.cpp" line="44"/>
        <source>{n} KV heads</source>
        <translation>{n} KV-Köpfe</translation>
    </message>
    <message>
        <location filename="../../ui/phrases.cpp" line="45"/>
        <source>{n} latent numbers</source>
        <translation>{n} latente Zahlen</translation>
    </message>
    <message>
        <location filename="../../ui/phrases.cpp" line="45"/>
        <source>micro batch {n}</source>
        <translation>Micro-Batch {n}</translation>
    </message>
    <message>
        <location filename="../../ui/phrases.cpp" line="46"/>
        <source>{n} micro batches in flight</source>
        <translation>{n} Micro-Batches in Arbeit</translation>
    </message>
    <message>
        <location filename="../../ui/phrases.cpp" line="47"/>
        <source>vocabulary {n}</source>
        <translation>Vokabular {n}</translation>
    </message>
    <message>
        <location filename="../../ui/phrases.cpp" line="47"/>
        <source>{n} GB FP8 checkpoint</source>
        <translation>{n} GB FP8-Checkpoint</translation>
    </message>
    <message>
        <location filename="../../ui/phrases.cpp" line="48"/>
        <source>its part of {stage}</source>
        <translation>sein Teil aus {stage}</translation>
    </message>
    <message>
        <location filename="../../ui/phrases.cpp" line="48"/>
        <source>its part</source>
        <translation>sein Teil</translation>
    </message>
    <message>
        <location filename="../../ui/phrases.cpp" line="49"/>
        <source>one layer in {n} keeps the last {m} tokens alone</source>
        <translation>eine Schicht von {n} behält nur die letzten {m} Token</translation>
    </message>
    <message>
        <location filename="../../ui/phrases.cpp" line="50"/>
        <source>a rank keeps {n} billion outside the matrices of experts</source>
        <translation>ein Rang behält {n} Milliarden außerhalb der Matrizen der Experten</translation>
    </message>
    <message>
        <location filename="../../ui/phrases.cpp" line="51"/>
        <source>a rank keeps {n} billion of embeddings</source>
        <translation>ein Rang behält {n} Milliarden von Embeddings</translation>
    </message>
    <message>
        <location filename="../../ui/phrases.cpp" line="52"/>
        <source>norms and routers</source>
        <translation>Norms und Routern</translation>
    </message>
    <message>
        <location filename="../../ui/phrases.cpp" line="52"/>
        <source>expert {n}</source>
        <translation>Experten {n}</translation>
    </message>
    <message>
        <location filename="../../ui/phrases.cpp" line="53"/>
        <source>{n} core</source>
        <translation>{n} Core</translation>
    </message>
    <message>
        <location filename="../../ui/phrases.cpp" line="53"/>
        <source>{n} cores</source>
        <translation>{n} Cores</translation>
    </message>
    <message>
        <location filename="../../ui/phrases.cpp" line="54"/>
        <source>NIC {id}</source>
        <translation>NIC {id}</translation>
    </message>
    <message>
        <location filename="../../ui/phrases.cpp" line="54"/>
        <source>GPU {id}</source>
        <translation>GPU {id}</translation>
    </message>
    <message>
        <location filename="../../ui/phrases.cpp" line="55"/>
        <source>NIC {id} of {system}</source>
        <translation>NIC {id} von {system}</translation>
    </message>
    <message>
        <location filename="../../ui/phrases.cpp" line="56"/>
        <source>GPU {id} of {system}</source>
        <translation>GPU {id} von {system}</translation>
    </message>
    <message>
        <location filename="../../ui/phrases.cpp" line="56"/>
        <source>switch {id}</source>
        <translation>Switch {id}</translation>
    </message>
    <message>
        <location filename="../../ui/phrases.cpp" line="57"/>
        <source>system {id}</source>
        <translation>System {id}</translation>
    </message>
    <message>
        <location filename="../../ui/phrases.cpp" line="57"/>
        <source>model {id}</source>
        <translation>Modell {id}</translation>
    </message>
    <message>
        <location filename="../../ui/phrases.cpp" line="58"/>
        <source>node group {id}</source>
        <translation>Knotengruppe {id}</translation>
    </message>
    <message>
        <location filename="../../ui/phrases.cpp" line="58"/>
        <source>{n} compute</source>
        <translation>{n} im Rechennetz</translation>
    </message>
    <message>
        <location filename="../../ui/phrases.cpp" line="59"/>
        <source>{n} storage</source>
        <translation>{n} im Speichernetz</translation>
    </message>
    <message>
        <location filename="../../ui/phrases.cpp" line="59"/>
        <source>{n} in-band</source>
        <translation>{n} im In-Band-Netz</translation>
    </message>
    <message>
        <location filename="../../ui/phrases.cpp" line="60"/>
        <source>{n} out-of-band</source>
        <translation>{n} im Out-of-Band-Netz</translation>
    </message>
    <message>
        <location filename="../../ui/phrases.cpp" line="60"/>
        <source>title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <location filename="../../ui/phrases.cpp" line="61"/>
        <source>customer</source>
        <translation>Kunde</translation>
    </message>
    <message>
        <location filename="../../ui/phrases.cpp" line="61"/>
        <source>contact</source>
        <translation>Kontakt</translation>
    </message>
    <message>
        <location filename="../../ui/phrases.cpp" line="62"/>
        <source>{expected}, without quotes</source>
        <translation>{expected}, ohne Anführungszeichen</translation>
    </message>
    <message>
        <location filename="../../ui/phrases.cpp" line="63"/>
        <source>{expected}, written as 4, 0.5 or 1e3</source>
        <translation>{expected}, geschrieben als 4, 0.5 oder 1e3</translation>
    </message>
    <message>
        <location filename="../../ui/phrases.cpp" line="66"/>
        <source>two</source>
        <translation>zwei</translation>
    </message>
    <message>
        <location filename="../../ui/phrases.cpp" line="66"/>
        <source>three</source>
        <translation>drei</translation>
    </message>
    <message>
        <location filename="../../ui/phrases.cpp" line="67"/>
        <source>expected a whole number in plain digits, at most {n}</source>
        <translation>erwartet wird eine ganze Zahl in einfachen Ziffern, höchstens {n}</translation>
    </message>
    <message>
        <location filename="../../ui/phrases.cpp" line="68"/>
        <source>expected a whole number in plain digits</source>
        <translation>erwartet wird eine ganze Zahl in einfachen Ziffern</translation>
    </message>
    <message>
        <location filename="../../ui/phrases.cpp" line="69"/>
        <source>expected a number of at least {n}</source>
        <translation>erwartet wird eine Zahl von mindestens {n}</translation>
    </message>
    <message>
        <location filename="../../ui/phrases.cpp" line="70"/>
        <source>expected a list</source>
        <translation>erwartet wird eine Liste</translation>
    </message>
    <message>
        <location filename="../../ui/phrases.cpp" line="71"/>
        <source>{path} is missing; state it</source>
        <translation>{path} fehlt; bitte angeben</translation>
    </message>
    <message>
        <location filename="../../ui/phrases.cpp" line="72"/>
        <source>found {text}</source>
        <translation>gefunden: {text}</translation>
    </message>
    <message>
        <location filename="../../ui/phrases.cpp" line="73"/>
        <source>found {text} after a comma</source>
        <translation>gefunden: {text} nach einem Komma</translation>
    </message>
    <message>
        <location filename="../../ui/phrases.cpp" line="74"/>
        <source>the file ends here</source>
        <translation>die Datei endet hier</translation>
    </message>
    <message>
        <location filename="../../ui/phrases.cpp" line="75"/>
        <source>a map in braces goes on wrongly</source>
        <translation>eine Map in Klammern geht falsch weiter</translation>
    </message>
    <message>
        <location filename="../../ui/phrases.cpp" line="76"/>
        <source>a list in brackets goes on wrongly</source>
        <translation>eine Liste in Klammern geht falsch weiter</translation>
    </message>
    <message>
        <location filename="../../ui/phrases.cpp" line="77"/>
        <source>full recompute</source>
        <translation>volle Neuberechnung</translation>
    </message>
    <message>
        <location filename="../../ui/phrases.cpp" line="77"/>
        <source>selective recompute</source>
        <translation>selektive Neuberechnung</translation>
    </message>
    <message>
        <location filename="../../ui/phrases.cpp" line="80"/>
        <source>compute</source>
        <translation>Rechennetz</translation>
    </message>
    <message>
        <location filename="../../ui/phrases.cpp" line="81"/>
        <source>storage</source>
        <translation>Speichernetz</translation>
    </message>
    <message>
        <location filename="../../ui/phrases.cpp" line="81"/>
        <source>in-band</source>
        <translation>In-Band-Netz</translation>
    </message>
    <message>
        <location filename="../../ui/phrases.cpp" line="82"/>
        <source>out-of-band</source>
        <translation>Out-of-Band-Netz</translation>
    </message>
    <message>
        <location filename="../../ui/phrases.cpp" line="85"/>
        <source>every-pair</source>
        <translation>jedes Paar</translation>
    </message>
    <message>
        <location filename="../../ui/phrases.cpp" line="86"/>
        <source>sample</source>
        <translation>eine Stichprobe</translation>
    </message>
    <message>
        <location filename="../../ui/phrases.cpp" line="86"/>
        <source>pfc-ecn</source>
        <translation>PFC und ECN</translation>
    </message>
    <message>
        <location filename="../../ui/phrases.cpp" line="87"/>
        <source>pfc</source>
        <translation>PFC</translation>
    </message>
    <message>
        <location filename="../../ui/phrases.cpp" line="87"/>
        <source>ecn</source>
        <translation>ECN</translation>
    </message>
    <message>
        <location filename="../../ui/phrases.cpp" line="88"/>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <location filename="../../ui/phrases.cpp" line="88"/>
        <source>full</source>
        <translation>voll</translation>
    </message>
    <message>
        <location filename="../../ui/phrases.cpp" line="89"/>
        <source>selective</source>
        <translation>selektiv</translation>
    </message>
    <message>
        <location filename="../../ui/phrases.cpp" line="91"/>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <location filename="../../ui/phrases.cpp" line="91"/>
        <source>system</source>
        <translation>System</translation>
    </message>
    <message>
        <location filename="../../ui/phrases.cpp" line="92"/>
        <source>nic</source>
        <translation>NIC</translation>
    </message>
    <message>
        <location filename="../../ui/phrases.cpp" line="92"/>
        <source>switch</source>
        <translation>Switch</translation>
    </message>
    <message>
        <location filename="../../ui/phrases.cpp" line="93"/>
        <source>cable</source>
        <translation>Kabel</translation>
    </message>
    <message>
        <location filename="../../ui/phrases.cpp" line="93"/>
        <source>model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="10"/>
        <source>(p − 1) / (m v) is over 20 %, with p stages, m micro batches a step and replica and v virtual stages. Not evaluated without a global batch, while the layout does not fit the GPUs, and where stages are more than layers.</source>
        <translation>(p − 1) / (m v) liegt über 20 %, mit p Stufen, m Micro-Batches je Schritt und Replikat und v virtuellen Stufen. Nicht bewertet ohne globalen Batch, solange die Aufteilung nicht zu den GPUs passt, und wenn es mehr Stufen als Schichten gibt.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="11"/>
        <source>A RoCE compute network without a GID index, or without an MTU of at least 9,000. Not evaluated while the technology is not stated.</source>
        <translation>Ein RoCE-Rechennetz ohne GID-Index oder ohne MTU von mindestens 9.000. Nicht bewertet, solange die Technik nicht angegeben ist.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="12"/>
        <source>A RoCE compute or storage network without a stated scheme (any will do, none included) and an owner. Not evaluated while the technology is not stated.</source>
        <translation>Ein Rechen- oder Speichernetz aus RoCE ohne angegebenes Verfahren (jedes genügt, auch keines) und Zuständige. Nicht bewertet, solange die Technik nicht angegeben ist.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="13"/>
        <source>A bus bandwidth is asked of all_reduce_perf runs that span exactly two scale-up domains, the design has more, and no other run with a bus bandwidth spans more than two. Not evaluated where a server is not one domain, groups differ, or ports are not known.</source>
        <translation>Eine Bus-Bandbreite ist von Läufen von all_reduce_perf über genau zwei Scale-up-Domänen gefordert, der Entwurf hat mehr, und kein anderer Lauf mit Bus-Bandbreite umfasst mehr als zwei. Nicht bewertet, wenn ein Server nicht eine Domäne ist, Gruppen sich unterscheiden oder Ports nicht bekannt sind.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="14"/>
        <source>A compute network is asked for, and every job&apos;s tensor × pipeline × context × data parallel is at most the GPUs of one server, and its memory fits. Not evaluated while a job&apos;s memory or GPUs are not known and no other job needs more than a server.</source>
        <translation>Ein Rechennetz ist angefragt, und Tensor × Pipeline × Kontext × Daten-parallel jedes Jobs ist höchstens die Zahl der GPUs eines Servers, und sein Speicher reicht. Nicht bewertet, solange Speicher oder GPUs eines Jobs nicht bekannt sind und kein anderer Job mehr als einen Server braucht.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="15"/>
        <source>A compute network is asked for, and the catalog&apos;s system brings more storage and in-band ports than the request gives to these two networks. Not evaluated where one of the two is not asked for, which its own rule says, or its ports are not counted.</source>
        <translation>Ein Rechennetz ist angefragt, und das System bringt laut Katalog mehr Speichernetz- und In-Band-Ports mit, als die Anfrage diesen beiden Netzen gibt. Nicht bewertet, wenn eines der beiden nicht angefragt ist, was eine eigene Prüfregel meldet, oder seine Ports nicht gezählt sind.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="16"/>
        <source>A fault or a full load on the compute fabric takes away the way to repair it, and management traffic disturbs collectives.</source>
        <translation>Eine Störung oder volle Last im Rechennetz nimmt den Weg, es zu beheben, und Verwaltungsverkehr stört kollektive Operationen.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="17"/>
        <source>A job or a test across both runs at the slower node&apos;s pace, and NCCL has hung where nodes had different NIC layouts: rail k of one node is not rail k of the other.</source>
        <translation>Ein Job oder Test über beide läuft im Takt des langsameren Knotens, und NCCL blieb hängen, wo Knoten verschiedene NIC-Anordnungen hatten: Rail k des einen Knotens ist nicht Rail k des anderen.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="18"/>
        <source>A job runs on several node groups whose GPU or scale-up domain differs. Not evaluated while a GPU or a domain is not known.</source>
        <translation>Ein Job läuft auf mehreren Knotengruppen, deren GPU oder Scale-up-Domäne sich unterscheidet. Nicht bewertet, solange eine GPU oder eine Domäne nicht bekannt ist.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="19"/>
        <source>A job uses more than one GPU (without jobs: the design has more than one) and no acceptance run is all_reduce_perf. Not evaluated while the GPUs are not known.</source>
        <translation>Ein Job nutzt mehr als eine GPU (ohne Jobs: der Entwurf hat mehr als eine), und kein Abnahmelauf ist all_reduce_perf. Nicht bewertet, solange die GPUs nicht bekannt sind.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="20"/>
        <source>A job&apos;s GPUs that talk to each other are more than one server (or rack) has, and the request has no compute network. Replicas of inference count apart. Not evaluated while the GPUs are not known or no replica fits.</source>
        <translation>Die miteinander sprechenden GPUs eines Jobs sind mehr, als ein Server (oder Rack) hat, und die Anfrage hat kein Rechennetz. Replikate von Inferenz zählen einzeln. Nicht bewertet, solange die GPUs nicht bekannt sind oder kein Replikat hineinpasst.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="21"/>
        <source>A layout that counts on links which are not there runs over PCIe; cards of one name come with NVLink, with bridges or with none.</source>
        <translation>Eine Aufteilung, die auf Verbindungen zählt, die es nicht gibt, läuft über PCIe; Karten eines Namens gibt es mit NVLink, mit Brücken oder ohne.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="22"/>
        <source>A link beyond its reach does not come up, and optics take power, money and a part number that copper does not.</source>
        <translation>Eine Verbindung jenseits ihrer Reichweite kommt nicht hoch, und Optik kostet Leistung, Geld und eine Teilenummer, die Kupfer nicht braucht.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="23"/>
        <source>A mistyped key states nothing: the engine takes a default in its place.</source>
        <translation>Ein vertippter Schlüssel gibt nichts an: An seiner Stelle gilt eine Voreinstellung.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="24"/>
        <source>A model stated by its own numbers has one that cannot be read or is far above any model&apos;s, a dimension of 0, or dimensions that contradict each other; nothing is then reckoned with it. A warning where its parameters are more than 2 % from what its dimensions come to.</source>
        <translation>Ein Modell mit eigenen Zahlen hat eine, die nicht lesbar ist oder weit über der jedes Modells liegt, eine Dimension von 0 oder Dimensionen, die einander widersprechen; gerechnet wird dann nicht damit. Eine Warnung, wenn seine Parameter um mehr als 2 % von dem abweichen, was seine Dimensionen ergeben.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="25"/>
        <source>A network is not named</source>
        <translation>Ein Netz ist nicht genannt</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="26"/>
        <source>A network of its own is asked for and no node group has a port on it, or a group states ports for a network that is not asked for; silent for compute ports where a job needs the fabric, which its own rule says. NICs that a system brings by itself do not count. Not evaluated where the ports of a group are not known.</source>
        <translation>Ein eigenes Netz ist angefragt, und keine Knotengruppe hat einen Port darin, oder eine Gruppe nennt Ports für ein Netz, das nicht angefragt ist; still bei Rechennetz-Ports, wenn ein Job das Netz braucht, was eine eigene Prüfregel meldet. NICs, die ein System von sich aus mitbringt, zählen nicht. Nicht bewertet, wenn die Ports einer Gruppe nicht bekannt sind.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="27"/>
        <source>A network with switches of its own is asked for, and its generation, its switch or the ports of its nodes are not known; a warning on other networks than compute. Silent where an unknown part, a mismatch of switch and generation or missing ports are reported; not evaluated while no node group or system is known.</source>
        <translation>Ein Netz mit eigenen Switches ist gefordert, und seine Generation, sein Switch oder die Ports seiner Knoten sind nicht bekannt; eine Warnung bei anderen Netzen als dem Rechennetz. Still, wenn ein unbekanntes Teil, ein Widerspruch zwischen Switch und Generation oder fehlende Ports gemeldet sind; nicht bewertet, solange keine Knotengruppe und kein System bekannt ist.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="28"/>
        <source>A node group states a GPU or a number of GPUs, and its system, which leaves neither open, has another. Systems that take any cards are not looked at for what they leave open.</source>
        <translation>Eine Knotengruppe nennt eine GPU oder eine Zahl von GPUs, und ihr System, das keines davon offenlässt, hat andere. Systeme, die beliebige Karten aufnehmen, werden in dem, was sie offenlassen, nicht geprüft.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="29"/>
        <source>A node group states an NVLink domain that its system or GPU does not come in. Not evaluated while the GPU is not known.</source>
        <translation>Eine Knotengruppe nennt eine NVLink-Domäne, in der es ihr System oder ihre GPU nicht gibt. Nicht bewertet, solange die GPU nicht bekannt ist.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="30"/>
        <source>A node has fewer compute ports than GPUs and a compute network is asked for. Not evaluated while ports or GPUs of a group are not known.</source>
        <translation>Ein Knoten hat weniger Rechennetz-Ports als GPUs, und ein Rechennetz ist angefragt. Nicht bewertet, solange Ports oder GPUs einer Gruppe nicht bekannt sind.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="31"/>
        <source>A number that the brief prints or reckons with stands in the catalog as an estimate or as remembered: power, ports, speeds, memory, domain, parameters. One finding for each node group, network or job.</source>
        <translation>Eine Zahl, die die Unterlage druckt oder mit der sie rechnet, steht im Katalog als Schätzung oder aus dem Gedächtnis: Leistung, Ports, Geschwindigkeiten, Speicher, Domäne, Parameter. Ein Befund je Knotengruppe, Netz oder Job.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="32"/>
        <source>A rack that cannot be fed or cooled trips or throttles under the load it was bought for.</source>
        <translation>Ein Rack, das sich nicht speisen oder kühlen lässt, löst aus oder drosselt unter der Last, für die es gekauft wurde.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="33"/>
        <source>A replica of inference spans servers. Not evaluated while GPUs or layout are not known.</source>
        <translation>Ein Replikat einer Inferenz läuft über mehrere Server. Nicht bewertet, solange GPUs oder Aufteilung nicht bekannt sind.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="34"/>
        <source>A run over two servers flatters the fabric</source>
        <translation>Ein Lauf über zwei Server schmeichelt dem Netz</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="35"/>
        <source>A scalable unit is stated and more node slots stay empty than the ports for the fabric manager explain. Not evaluated while the fabric is not sized.</source>
        <translation>Eine Ausbaueinheit ist angegeben, und mehr Knotenplätze bleiben leer, als die Ports für den Fabric-Manager erklären. Nicht bewertet, solange das Netz nicht bemessen ist.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="36"/>
        <source>A small group uses few links of the mesh</source>
        <translation>Kleine Gruppe nutzt wenige Verbindungen des Meshs</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="37"/>
        <source>A system that is only built with liquid cooling, and a site that is stated to have none. Not evaluated for nodes whose cooling the catalog does not know; where the site does not say, facility/unstated does.</source>
        <translation>Ein System, das es nur mit Flüssigkeitskühlung gibt, und ein Standort, für den angegeben ist, dass er keine hat. Nicht bewertet bei Knoten, deren Kühlung der Katalog nicht kennt; sagt der Standort nichts, meldet es facility/unstated.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="38"/>
        <source>A system, GPU, NIC, switch or model that the request or one of its own parts names is not in the catalog, or a job names a node group that is not there.</source>
        <translation>Ein System, eine GPU, eine NIC, ein Switch oder ein Modell, das die Anfrage oder eines ihrer eigenen Teile nennt, steht nicht im Katalog, oder ein Job nennt eine Knotengruppe, die es nicht gibt.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="39"/>
        <source>A training job shards gradients (stage 2) or weights too (stage 3) and has more than one pipeline stage.</source>
        <translation>Ein Trainingsjob teilt Gradienten (Stufe 2) oder auch Gewichte (Stufe 3) auf und hat mehr als eine Pipeline-Stufe.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="40"/>
        <source>A training job spans servers, the compute fabric is node-aligned and has more than one leaf. Not evaluated while the fabric is not sized or a job&apos;s size is not known.</source>
        <translation>Ein Trainingsjob läuft über mehrere Server, das Rechennetz ist nach Knoten ausgerichtet und hat mehr als ein Leaf. Nicht bewertet, solange das Netz nicht bemessen oder die Größe eines Jobs nicht bekannt ist.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="41"/>
        <source>A training job with ZeRO stage 3 has data-parallel ranks on several servers, and the compute fabric as built is above 1:1 or nodes have fewer compute ports than GPUs. Not evaluated while fabric or GPUs are not known.</source>
        <translation>Ein Trainingsjob mit ZeRO-Stufe 3 hat Daten-parallele Ränge auf mehreren Servern, und das Rechennetz wie gebaut liegt über 1:1, oder Knoten haben weniger Rechennetz-Ports als GPUs. Nicht bewertet, solange Netz oder GPUs nicht bekannt sind.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="42"/>
        <source>A training job&apos;s global batch does not divide by micro batch × data parallel; the micro batch is 1 and data parallel what the GPUs leave where they are not stated. Not evaluated while the layout does not fit the GPUs.</source>
        <translation>Der globale Batch eines Trainingsjobs ist nicht durch Micro-Batch × Daten-parallel teilbar; ohne Angabe ist der Micro-Batch 1 und Daten-parallel das, was die GPUs übrig lassen. Nicht bewertet, solange die Aufteilung nicht zu den GPUs passt.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="43"/>
        <source>A waiver that outlives its reason would silence the same fault when it comes back for another reason.</source>
        <translation>Eine Ausnahme, die ihren Grund überlebt, würde denselben Fehler verschweigen, wenn er aus anderem Grund wiederkommt.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="44"/>
        <source>A waiver with a reason whose rule and place fit no finding of this run. A waiver of a rule that could not be evaluated is left alone.</source>
        <translation>Eine Ausnahme mit Begründung, deren Prüfregel und Stelle zu keinem Befund dieses Laufs passen. Die Ausnahme einer Prüfregel, die nicht bewertet werden konnte, bleibt unberührt.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="45"/>
        <source>A waiver&apos;s reason is missing or empty. This finding cannot be waived.</source>
        <translation>Die Begründung einer Ausnahme fehlt oder ist leer. Dieser Befund lässt sich nicht ausnehmen.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="46"/>
        <source>A wrong GID index or unlike MTUs end in time-outs between hosts on different switches.</source>
        <translation>Ein falscher GID-Index oder ungleiche MTUs enden in Zeitüberschreitungen zwischen Hosts an verschiedenen Switches.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="47"/>
        <source>Across the CPU a port gives about 16 GB/s, and a second NIC can make it worse; under one PCIe switch it gives its full speed.</source>
        <translation>Quer über die CPU gibt ein Port etwa 16 GB/s, und eine zweite NIC kann es verschlimmern; unter einem PCIe-Switch gibt er seine volle Geschwindigkeit.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="48"/>
        <source>Add spines.</source>
        <translation>Spines ergänzen.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="49"/>
        <source>Add the check to the acceptance list: no PCIe bridge shows SrcValid+ under ACSCtl in lspci -vvv.</source>
        <translation>Die Prüfung in die Abnahmeliste aufnehmen: Keine PCIe-Bridge zeigt SrcValid+ unter ACSCtl in lspci -vvv.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="50"/>
        <source>All-reduce test leaves nodes out</source>
        <translation>All-Reduce-Test lässt Knoten aus</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="51"/>
        <source>Allow the tiers that carry the nodes, or a switch with more ports.</source>
        <translation>Die Stufen zulassen, die die Knoten tragen, oder einen Switch mit mehr Ports nehmen.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="52"/>
        <source>An InfiniBand compute fabric with no manager ports asked for, on switches without one of their own, unless the subnet manager is asked for in a managed switch. Not evaluated while the fabric is not sized.</source>
        <translation>Ein InfiniBand-Rechennetz ohne geforderte Manager-Ports an Switches, die keinen eigenen haben, außer der Subnet-Manager ist in einem verwalteten Switch gefordert. Nicht bewertet, solange das Netz nicht bemessen ist.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="53"/>
        <source>An all_reduce_perf run is asked for and none has the scope every-node or samples all of them. A scope that is not stated does not count.</source>
        <translation>Ein Lauf von all_reduce_perf ist gefordert, und keiner hat den Umfang jeder Knoten oder eine Stichprobe aus allen. Ein Umfang ohne Angabe zählt nicht.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="54"/>
        <source>An all_reduce_perf run names no bus bandwidth; told once, of the first such run. The published figures offered are of the same GPU, over one, two or more servers or racks, and over several only where the fabric has the same GB/s a GPU.</source>
        <translation>Ein Lauf von all_reduce_perf nennt keine Bus-Bandbreite; einmal gemeldet, zum ersten solchen Lauf. Die veröffentlichten Werte stammen von derselben GPU, über einen, zwei oder mehr Server oder Racks, über mehrere nur bei gleichen GB/s je GPU im Netz.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="55"/>
        <source>Ask for 400 Gb/s (NDR) or 800 Gb/s (XDR) a port.</source>
        <translation>400 Gb/s (NDR) oder 800 Gb/s (XDR) je Port anfragen.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="56"/>
        <source>Ask for Gen5 x16 at 400 Gb/s, and for Gen6 x16 or two Gen5 x16 at 800 Gb/s.</source>
        <translation>Bei 400 Gb/s Gen5 x16 anfragen, bei 800 Gb/s Gen6 x16 oder zweimal Gen5 x16.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="57"/>
        <source>Ask for UFM, and keep leaf ports for it.</source>
        <translation>UFM anfragen und Leaf-Ports dafür freihalten.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="58"/>
        <source>Ask for UFM.</source>
        <translation>UFM anfragen.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="59"/>
        <source>Ask for a compute network with one port a GPU, rail-aligned.</source>
        <translation>Ein Rechennetz mit einem Port je GPU anfragen, nach Rails.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="60"/>
        <source>Ask for a figure that has been reached on like hardware.</source>
        <translation>Einen Wert fordern, der auf gleicher Hardware erreicht wurde.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="61"/>
        <source>Ask for a growth tier, or accept that this is the final size.</source>
        <translation>Eine Ausbaustufe fordern oder hinnehmen, dass dies die endgültige Größe ist.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="62"/>
        <source>Ask for a rail-aligned topology.</source>
        <translation>Eine Topologie nach Rails fordern.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="63"/>
        <source>Ask for a run across every node, with its own figure.</source>
        <translation>Einen Lauf über jeden Knoten fordern, mit eigenem Wert.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="64"/>
        <source>Ask for a storage network of its own.</source>
        <translation>Ein eigenes Speichernetz anfragen.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="65"/>
        <source>Ask for an all_reduce_perf run across every node, with the bus bandwidth it has to report.</source>
        <translation>Einen Lauf von all_reduce_perf über jeden Knoten fordern, mit der Bus-Bandbreite, die er zeigen muss.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="66"/>
        <source>Ask for an out-of-band network of its own.</source>
        <translation>Ein eigenes Out-of-Band-Netz anfragen.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="67"/>
        <source>Ask for bare metal with a compute fabric.</source>
        <translation>Bare Metal mit Rechennetz anfragen.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="68"/>
        <source>Ask for each NIC under the same PCIe switch as its GPU.</source>
        <translation>Jede NIC unter demselben PCIe-Switch wie ihre GPU anfragen.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="69"/>
        <source>Ask for management networks of their own.</source>
        <translation>Eigene Verwaltungsnetze anfragen.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="70"/>
        <source>Ask for more or faster storage ports, or for what they carry.</source>
        <translation>Mehr oder schnellere Speichernetz-Ports anfragen oder das, was sie tragen.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="71"/>
        <source>Ask for more racks, put more nodes in a rack, or waive it where switches stand in racks of nodes.</source>
        <translation>Mehr Racks anfragen, mehr Knoten in ein Rack setzen oder ausnehmen, wenn Switches in Racks von Knoten stehen.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="72"/>
        <source>Ask for one compute port a GPU, or waive it with the reason why traffic between nodes does not matter.</source>
        <translation>Einen Rechennetz-Port je GPU anfragen oder mit der Begründung ausnehmen, warum der Verkehr zwischen Knoten nicht zählt.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="73"/>
        <source>Ask for one single-port card for each port, or for a slot that carries both.</source>
        <translation>Eine Karte mit einem Port für jeden Port anfragen oder einen Steckplatz, der beide trägt.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="74"/>
        <source>Ask for the run across every node.</source>
        <translation>Den Lauf über jeden Knoten fordern.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="75"/>
        <source>Ask for the version that the switch has, or for none.</source>
        <translation>Die Version fordern, die der Switch hat, oder keine.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="76"/>
        <source>Attention heads do not divide</source>
        <translation>Attention-Köpfe gehen nicht auf</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="77"/>
        <source>Bare metal, an InfiniBand or RoCE compute network, compute ports stated for GPU nodes, and no acceptance entry with acs in its name. Not for NICs that the system brings, for boards that join NIC and GPU themselves, nor for GPUs joined to their CPU; in virtual machines ACS stays on.</source>
        <translation>Bare Metal, ein Rechennetz aus InfiniBand oder RoCE, angegebene Rechennetz-Ports bei GPU-Knoten und kein Abnahmelauf mit acs im Namen. Nicht bei NICs, die das System mitbringt, nicht bei Platinen, die NIC und GPU selbst verbinden, und nicht bei GPUs, die mit ihrer CPU verbunden sind; in virtuellen Maschinen bleibt ACS an.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="78"/>
        <source>Beyond its context a model&apos;s answers degrade unless its positions are rescaled, and servers refuse the length by default.</source>
        <translation>Jenseits seines Kontexts werden die Antworten eines Modells schlechter, wenn seine Positionen nicht umskaliert sind, und Server lehnen die Länge in der Voreinstellung ab.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="79"/>
        <source>Both links come up at full speed and give about one port&apos;s traffic between them, so the GPUs behind them get half of what the port count says.</source>
        <translation>Beide Verbindungen kommen mit voller Geschwindigkeit hoch und geben zusammen etwa den Verkehr eines Ports; die GPUs dahinter bekommen die Hälfte dessen, was die Zahl der Ports sagt.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="80"/>
        <source>Buffers of the collectives, the allocator&apos;s fragments and the driver take several GB; a job that fits on paper runs out of memory after hours.</source>
        <translation>Puffer der kollektiven Operationen, Fragmente des Allokators und der Treiber brauchen mehrere GB; ein Job, der auf dem Papier passt, hat nach Stunden keinen Speicher mehr.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="81"/>
        <source>Build it non-blocking, or waive it with the reason why the job does not cross the taper.</source>
        <translation>Blockierungsfrei bauen oder mit der Begründung ausnehmen, warum der Job die Engstelle nicht quert.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="82"/>
        <source>Built ratio is worse than the one asked for</source>
        <translation>Gebautes Verhältnis ist schlechter als das geforderte</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="83"/>
        <source>Cable is longer than it can be</source>
        <translation>Kabel ist länger, als es sein kann</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="84"/>
        <source>Change the one of technology, generation and switch that does not go with the others.</source>
        <translation>Von Technik, Generation und Switch ändern, was nicht zu den anderen passt.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="85"/>
        <source>Checkpoints and data loading collide with collectives, and both run at a fraction of what they were sized for.</source>
        <translation>Checkpoints und das Laden von Daten geraten mit kollektiven Operationen aneinander, und beide laufen mit einem Bruchteil dessen, wofür sie bemessen sind.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="86"/>
        <source>Choose another site or an air-cooled system.</source>
        <translation>Einen anderen Standort oder ein luftgekühltes System wählen.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="87"/>
        <source>Collectives run mostly between matching GPUs; with rails they stay on one leaf and leave the spine to the rest.</source>
        <translation>Kollektive Operationen laufen meist zwischen einander entsprechenden GPUs; mit Rails bleiben sie auf einem Leaf und lassen das Spine dem Rest.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="88"/>
        <source>Compute fabric is oversubscribed</source>
        <translation>Rechennetz ist überbucht</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="89"/>
        <source>Compute nodes are asked for and the power of a rack is not stated, or liquid cooling is not stated and a system needs it.</source>
        <translation>Rechenknoten sind angefragt, und die Leistung eines Racks ist nicht angegeben, oder Flüssigkeitskühlung ist nicht angegeben, und ein System braucht sie.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="90"/>
        <source>Compute nodes are not described</source>
        <translation>Rechenknoten sind nicht beschrieben</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="91"/>
        <source>Compute ports are bonded</source>
        <translation>Rechennetz-Ports sind gebündelt</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="92"/>
        <source>Compute ports are slow for the GPU</source>
        <translation>Rechennetz-Ports sind langsam für die GPU</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="93"/>
        <source>Compute ports are stated as bonded. Ports of which it is not said are taken as apart.</source>
        <translation>Rechennetz-Ports sind als gebündelt angegeben. Ports, zu denen nichts gesagt ist, gelten als getrennt.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="94"/>
        <source>Correct the model, state what it leaves out (tied_embeddings, gated_ffn), or name one of the catalog.</source>
        <translation>Das Modell berichtigen, angeben, was es weglässt (tied_embeddings, gated_ffn), oder eines aus dem Katalog nennen.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="95"/>
        <source>Correct the name, or describe the part under `parts`.</source>
        <translation>Den Namen berichtigen oder das Teil unter `parts` beschreiben.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="96"/>
        <source>DeepSpeed refuses the combination; elsewhere every micro batch pays for another reduction, and the fabric carries it.</source>
        <translation>DeepSpeed lehnt die Verbindung ab; anderswo kostet jeder Micro-Batch eine weitere Reduktion, und das Netz trägt sie.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="97"/>
        <source>Delivery is virtual-machine and a job&apos;s GPUs that talk to each other are more than one server has. Replicas of inference count apart. Not evaluated while the GPUs are not known or no replica fits.</source>
        <translation>Geliefert wird als virtuelle Maschine, und die miteinander sprechenden GPUs eines Jobs sind mehr, als ein Server hat. Replikate von Inferenz zählen einzeln. Nicht bewertet, solange die GPUs nicht bekannt sind oder kein Replikat hineinpasst.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="98"/>
        <source>Drop the compute fabric, or name the job that needs it.</source>
        <translation>Auf das Rechennetz verzichten oder den Job nennen, der es braucht.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="99"/>
        <source>End ports, manager ports and switches of one plane of an InfiniBand compute fabric are more than 49,151 together. Not evaluated while the fabric is not sized.</source>
        <translation>Endports, Manager-Ports und Switches einer Ebene eines InfiniBand-Rechennetzes sind zusammen mehr als 49.151. Nicht bewertet, solange das Netz nicht bemessen ist.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="100"/>
        <source>Every job fits one server</source>
        <translation>Jeder Job passt in einen Server</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="101"/>
        <source>Every layer with experts sends tokens to all of them; across servers that traffic decides the speed of the job.</source>
        <translation>Jede Schicht mit Experten schickt Token an alle; über Server hinweg bestimmt dieser Verkehr die Geschwindigkeit des Jobs.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="102"/>
        <source>Every rank holds the same number of experts, and every expert the same number of replicas; the job stops at launch.</source>
        <translation>Jeder Rang hält gleich viele Experten, und jeder Experte hat gleich viele Replikate; der Job bricht beim Start ab.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="103"/>
        <source>Every replica takes the same number of micro batches; Megatron-LM and DeepSpeed stop at launch.</source>
        <translation>Jedes Replikat nimmt gleich viele Micro-Batches; Megatron-LM und DeepSpeed brechen beim Start ab.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="104"/>
        <source>Expert parallel crosses the NVLink domain</source>
        <translation>Experten-parallel verlässt die NVLink-Domäne</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="105"/>
        <source>Expert parallel × expert tensor is larger than the scale-up domain. Expert tensor is 1 where it is not stated, while Megatron&apos;s default is tensor parallel. Not evaluated while the domain is not known.</source>
        <translation>Experten-parallel × Tensor je Experte ist größer als die Scale-up-Domäne. Ohne Angabe ist Tensor je Experte 1, während Megatron dafür die Tensor-Parallelität nimmt. Nicht bewertet, solange die Domäne nicht bekannt ist.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="106"/>
        <source>Experts cannot be laid out so</source>
        <translation>Experten lassen sich so nicht aufteilen</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="107"/>
        <source>Fabric cannot be built as asked for</source>
        <translation>Netz lässt sich nicht wie gefordert bauen</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="108"/>
        <source>Fabric, NICs and cables between servers are bought for jobs that stay on NVLink.</source>
        <translation>Netz, NICs und Kabel zwischen Servern werden für Jobs gekauft, die auf NVLink bleiben.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="109"/>
        <source>Fill the unit, choose another one, or say that the slots are kept for growth.</source>
        <translation>Die Einheit füllen, eine andere wählen oder sagen, dass die Plätze für Wachstum frei bleiben.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="110"/>
        <source>Fill whole racks, keep the same number of trays of each rack as spares, or lay tensor parallel across trays.</source>
        <translation>Ganze Racks füllen, in jedem Rack gleich viele Trays in Reserve halten oder Tensor-parallel über Trays hinweg legen.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="111"/>
        <source>GPUs are not those of the system</source>
        <translation>GPUs sind nicht die des Systems</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="112"/>
        <source>GPUs share compute ports</source>
        <translation>GPUs teilen sich Rechennetz-Ports</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="113"/>
        <source>GPUs stand idle</source>
        <translation>GPUs stehen still</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="114"/>
        <source>GPUs that share a port share its bandwidth, so collectives between nodes run at a fraction of what the fabric could carry.</source>
        <translation>GPUs, die sich einen Port teilen, teilen sich seine Bandbreite; kollektive Operationen zwischen Knoten laufen mit einem Bruchteil dessen, was das Netz tragen könnte.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="115"/>
        <source>GPUs wait while the pipeline fills and drains; they are paid for as if they worked.</source>
        <translation>GPUs warten, während die Pipeline sich füllt und leert; bezahlt sind sie, als arbeiteten sie.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="116"/>
        <source>GPUs without a group stand idle; a group that takes GPUs of two domains runs its all-reduces over the fabric.</source>
        <translation>GPUs ohne Gruppe stehen still; eine Gruppe mit GPUs zweier Domänen führt ihre All-Reduces über das Netz.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="117"/>
        <source>GPUs, NVLink domain, memory and fabric all follow from it: nothing can be sized or quoted.</source>
        <translation>GPUs, NVLink-Domäne, Speicher und Netz folgen daraus: Nichts lässt sich bemessen oder anbieten.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="118"/>
        <source>Generations meet on one fabric</source>
        <translation>Generationen treffen in einem Netz aufeinander</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="119"/>
        <source>Give every port a role, and have the supplier hand over the NCCL_IB_HCA list of the compute devices, such as NCCL_IB_HCA==mlx5_0,mlx5_1 with one entry a compute port.</source>
        <translation>Jedem Port eine Rolle geben und sich vom Lieferanten die Liste NCCL_IB_HCA der Rechennetz-Geräte geben lassen, etwa NCCL_IB_HCA==mlx5_0,mlx5_1 mit einem Eintrag je Rechennetz-Port.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="120"/>
        <source>Give up a node, as NVIDIA&apos;s 31, 63, 95 and 127 node designs do.</source>
        <translation>Einen Knoten aufgeben, wie es die Entwürfe von NVIDIA mit 31, 63, 95 und 127 Knoten tun.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="121"/>
        <source>Global batch does not divide</source>
        <translation>Globaler Batch geht nicht auf</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="122"/>
        <source>Growing then means to take the running fabric apart, instead of adding switches to it.</source>
        <translation>Wachsen heißt dann, das laufende Netz auseinanderzunehmen, statt Switches hinzuzufügen.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="123"/>
        <source>Have the supplier confirm the figure, or state it in the request by a part of its own.</source>
        <translation>Die Zahl vom Lieferanten bestätigen lassen oder in der Anfrage mit einem eigenen Teil angeben.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="124"/>
        <source>How many nodes go into a rack, how many racks and cables are needed and whether the hardware can stand there at all follow from the site.</source>
        <translation>Wie viele Knoten in ein Rack gehen, wie viele Racks und Kabel nötig sind und ob die Hardware dort überhaupt stehen kann, folgt aus dem Standort.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="125"/>
        <source>Idle GPUs are paid for; as spare nodes they at least replace failed ones, and the brief should say so.</source>
        <translation>Stillstehende GPUs sind bezahlt; als Reserveknoten ersetzen sie wenigstens ausgefallene, und die Unterlage sollte es sagen.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="126"/>
        <source>In-band and out-of-band network end on the same switches. Where these are the compute network&apos;s, networks/management-shares-compute speaks.</source>
        <translation>In-Band- und Out-of-Band-Netz enden an denselben Switches. Sind es die des Rechennetzes, meldet es networks/management-shares-compute.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="127"/>
        <source>In-band or out-of-band network and compute network end on the same switches, directly or through another network.</source>
        <translation>In-Band- oder Out-of-Band-Netz und Rechennetz enden an denselben Switches, unmittelbar oder über ein anderes Netz.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="128"/>
        <source>InfiniBand and Ethernet are mixed</source>
        <translation>InfiniBand und Ethernet sind vermischt</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="129"/>
        <source>InfiniBand and Ethernet ports cannot be joined: no link comes up.</source>
        <translation>Ports von InfiniBand und Ethernet lassen sich nicht verbinden: Keine Verbindung kommt hoch.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="130"/>
        <source>It shows that NVLink and fabric perform as built before a job depends on them.</source>
        <translation>Er zeigt, dass NVLink und Netz leisten, wofür sie gebaut sind, bevor ein Job darauf angewiesen ist.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="131"/>
        <source>Job does not use whole racks</source>
        <translation>Job nutzt keine ganzen Racks</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="132"/>
        <source>Job spans virtual machines</source>
        <translation>Job läuft über mehrere virtuelle Maschinen</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="133"/>
        <source>Join the switches at the full speed of their ports, or take another oversubscription or scalable unit whose links fill whole cables.</source>
        <translation>Die Switches mit der vollen Geschwindigkeit ihrer Ports verbinden oder eine andere Überbuchung oder Ausbaueinheit wählen, deren Verbindungen ganze Kabel füllen.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="134"/>
        <source>Keep 4 ports, two for each of two appliances.</source>
        <translation>4 Ports freihalten, je zwei für zwei Geräte.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="135"/>
        <source>Larger jobs share uplinks and run at the speed of the narrowest link; users are told of it after they bought.</source>
        <translation>Größere Jobs teilen sich Uplinks und laufen so schnell wie die engste Verbindung; die Nutzer erfahren es nach dem Kauf.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="136"/>
        <source>Layers do not divide by the stages</source>
        <translation>Schichten gehen in den Stufen nicht auf</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="137"/>
        <source>Layout needs more GPUs than there are</source>
        <translation>Aufteilung braucht mehr GPUs, als da sind</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="138"/>
        <source>Lead time and terms come back in writing: the reader has to know for whom and to whom.</source>
        <translation>Lieferzeit und Bedingungen kommen schriftlich zurück: Die Leser müssen wissen, für wen und an wen.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="139"/>
        <source>Leaf, spine or core switch of any network has no port of the network&apos;s generation. Not evaluated while generation or switch of a network is not known; a network that shares another&apos;s switches is not looked at.</source>
        <translation>Ein Leaf-, Spine- oder Core-Switch eines Netzes hat keinen Port der Generation des Netzes. Nicht bewertet, solange Generation oder Switch eines Netzes nicht bekannt ist; ein Netz, das die Switches eines anderen mitnutzt, wird nicht geprüft.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="140"/>
        <source>Leave compute ports unbonded, an address and a rail for each.</source>
        <translation>Rechennetz-Ports ungebündelt lassen, mit je einer Adresse und einer Rail.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="141"/>
        <source>Links between switches do not fill their cables</source>
        <translation>Verbindungen zwischen Switches füllen ihre Kabel nicht</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="142"/>
        <source>Links to GPUs outside the group are idle for it: a pair talks over one link of seven, where a switch would give it all of them.</source>
        <translation>Verbindungen zu GPUs außerhalb der Gruppe liegen für sie brach: Ein Paar spricht über eine von sieben Verbindungen, wo ein Switch ihm alle gäbe.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="143"/>
        <source>Links without a port at the other end cannot be cabled: the fabric is smaller or more oversubscribed than the brief says.</source>
        <translation>Verbindungen ohne Port am anderen Ende lassen sich nicht verkabeln: Das Netz ist kleiner oder stärker überbucht, als die Unterlage sagt.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="144"/>
        <source>Loading data and writing checkpoints take as long as the ports allow, however fast the storage behind them is.</source>
        <translation>Laden von Daten und Schreiben von Checkpoints dauern so lange, wie die Ports es zulassen, so schnell der Speicher dahinter auch ist.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="145"/>
        <source>Make the group the whole domain, or use pipeline or data parallel inside it.</source>
        <translation>Die Gruppe zur ganzen Domäne machen oder darin Pipeline- oder Daten-parallel nehmen.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="146"/>
        <source>Make the ports alike, or waive it with the reason why no job runs on both.</source>
        <translation>Die Ports angleichen oder mit der Begründung ausnehmen, warum kein Job über beide läuft.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="147"/>
        <source>Management runs over the compute fabric</source>
        <translation>Verwaltung läuft über das Rechennetz</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="148"/>
        <source>Memory does not fit</source>
        <translation>Speicher reicht nicht</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="149"/>
        <source>Memory is tight</source>
        <translation>Speicher ist knapp</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="150"/>
        <source>Memory, traffic and layout of the job follow from the model; with wrong numbers the cluster is sized for another job.</source>
        <translation>Speicher, Verkehr und Aufteilung des Jobs folgen aus dem Modell; mit falschen Zahlen ist der Cluster für einen anderen Job bemessen.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="151"/>
        <source>More than 2,048 InfiniBand end ports in one plane with the subnet manager in a switch, or only unmanaged switches and neither UFM nor a host named. Not evaluated above 2,048 end ports on managed switches while the subnet manager is not stated.</source>
        <translation>Mehr als 2.048 InfiniBand-Endports in einer Ebene mit dem Subnet-Manager in einem Switch, oder nur unverwaltete Switches und weder UFM noch ein Host genannt. Über 2.048 Endports an verwalteten Switches nicht bewertet, solange für den Subnet-Manager keine Angabe da ist.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="152"/>
        <source>NCCL drives each port by itself. A bond is one device to it, and a connection stays on one of its ports.</source>
        <translation>NCCL spricht jeden Port einzeln an. Ein Bündel ist dafür ein Gerät, und eine Verbindung bleibt auf einem seiner Ports.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="153"/>
        <source>NCCL takes every RDMA device that it finds for the compute fabric: a job waits for a port that leads elsewhere, or runs over it.</source>
        <translation>NCCL hält jedes RDMA-Gerät, das es findet, für das Rechennetz: Ein Job wartet auf einen Port, der anderswohin führt, oder läuft darüber.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="154"/>
        <source>NIC cannot do what its port is to do</source>
        <translation>NIC kann nicht, was ihr Port soll</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="155"/>
        <source>NIC is far from its GPU</source>
        <translation>NIC ist fern von ihrer GPU</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="156"/>
        <source>NVLink domain that cannot be built</source>
        <translation>NVLink-Domäne, die sich nicht bauen lässt</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="157"/>
        <source>NVLink ends at the server or rack: between them the job&apos;s traffic needs a fabric of its own.</source>
        <translation>NVLink endet am Server oder Rack: Dazwischen braucht der Verkehr des Jobs ein eigenes Netz.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="158"/>
        <source>Name a NIC that can; on ConnectX-8 ask for 2 x 400GbE in two planes, since one 800GbE port does not exist there.</source>
        <translation>Eine NIC nennen, die es kann; bei ConnectX-8 2 x 400GbE in zwei Ebenen anfragen, denn einen einzelnen 800GbE-Port gibt es dort nicht.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="159"/>
        <source>Name the bridging cables, or build the fabric of one generation.</source>
        <translation>Die überbrückenden Kabel nennen oder das Netz aus einer Generation bauen.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="160"/>
        <source>Name the bus bandwidth: the lowest published figure, and at most 85 % of what the links allow, is one that a sound fabric passes.</source>
        <translation>Die Bus-Bandbreite nennen: Der niedrigste veröffentlichte Wert, höchstens 85 % dessen, was die Verbindungen zulassen, wird von einem einwandfreien Netz erreicht.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="161"/>
        <source>Name the generation that has the speed, or state the speed that the generation has.</source>
        <translation>Die Generation mit dieser Geschwindigkeit nennen oder die Geschwindigkeit der Generation angeben.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="162"/>
        <source>Name the network that has the switches, or none.</source>
        <translation>Das Netz nennen, das die Switches hat, oder keines.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="163"/>
        <source>Name the network, or the one that carries it, or waive it with the reason.</source>
        <translation>Das Netz nennen oder jenes, das es trägt, oder mit Begründung ausnehmen.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="164"/>
        <source>Name the node group that the job runs on, one job a kind of GPU.</source>
        <translation>Die Knotengruppe nennen, auf der der Job läuft, ein Job je Art von GPU.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="165"/>
        <source>Name the project, who asks, and who answers questions.</source>
        <translation>Das Projekt nennen, wer anfragt und wer Fragen beantwortet.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="166"/>
        <source>Name the switch that has the generation.</source>
        <translation>Den Switch nennen, der die Generation hat.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="167"/>
        <source>Name the system that has these GPUs, or leave them out.</source>
        <translation>Das System mit diesen GPUs nennen oder die GPUs weglassen.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="168"/>
        <source>Name the system, and what it leaves open.</source>
        <translation>Das System nennen, und was es offenlässt.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="169"/>
        <source>Network cannot be sized</source>
        <translation>Netz lässt sich nicht bemessen</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="170"/>
        <source>Network shares no switches</source>
        <translation>Netz ohne Switches, die es mitnutzen kann</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="171"/>
        <source>Networks and ports do not agree</source>
        <translation>Netze und Ports stimmen nicht überein</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="172"/>
        <source>No all-reduce test is asked for</source>
        <translation>Kein All-Reduce-Test gefordert</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="173"/>
        <source>No compute fabric between servers</source>
        <translation>Kein Rechennetz zwischen Servern</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="174"/>
        <source>No hardware passes the test: a sound delivery is refused, or the test is dropped.</source>
        <translation>Keine Hardware besteht den Test: Eine einwandfreie Lieferung wird abgelehnt, oder der Test entfällt.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="175"/>
        <source>No port for a fabric manager</source>
        <translation>Kein Port für einen Fabric-Manager</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="176"/>
        <source>No room for the fabric manager</source>
        <translation>Kein Platz für den Fabric-Manager</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="177"/>
        <source>No such model</source>
        <translation>Kein mögliches Modell</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="178"/>
        <source>No switches and no links are counted, so nobody can quote or build the network from this brief.</source>
        <translation>Switches und Verbindungen sind nicht gezählt; niemand kann das Netz nach dieser Unterlage anbieten oder bauen.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="179"/>
        <source>No switches are counted or quoted for it.</source>
        <translation>Für das Netz werden keine Switches gezählt oder angeboten.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="180"/>
        <source>Nobody checks that ACS is off</source>
        <translation>Niemand prüft, dass ACS aus ist</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="181"/>
        <source>Nobody to answer to</source>
        <translation>Niemand, dem zu antworten ist</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="182"/>
        <source>Nodes of one fabric have unlike ports</source>
        <translation>Knoten eines Netzes haben ungleiche Ports</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="183"/>
        <source>Nothing is known of the part, so rules that need it are not evaluated.</source>
        <translation>Über das Teil ist nichts bekannt; Prüfregeln, die es brauchen, werden nicht bewertet.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="184"/>
        <source>Nothing joins the leaves</source>
        <translation>Nichts verbindet die Leafs</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="185"/>
        <source>On rack systems: the job&apos;s GPUs are no multiple of a rack&apos;s, or tensor parallel is a tray&apos;s GPUs with pipeline above 1. Silent when spare trays, as many in each rack, explain the rest, and for inference whose replicas each stay in one rack. Not evaluated while the layout does not fit the GPUs.</source>
        <translation>Bei Rack-Systemen: Die GPUs des Jobs sind kein Vielfaches derer eines Racks, oder Tensor-parallel sind die GPUs eines Trays bei Pipeline über 1. Still, wenn Reserve-Trays, gleich viele in jedem Rack, den Rest erklären, und bei Inferenz, deren Replikate jeweils in einem Rack bleiben. Nicht bewertet, solange die Aufteilung nicht zu den GPUs passt.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="186"/>
        <source>On the compute network: a card newer than the network&apos;s generation, a group of older cards beside nodes that have the network&apos;s speed, Ethernet switches of unlike top speed in its tiers, or, as an error, InfiniBand switches newer than the generation that have no port of it. Not evaluated while technology and generation are not both known.</source>
        <translation>Im Rechennetz: eine Karte, die neuer ist als die Generation des Netzes, eine Gruppe älterer Karten neben Knoten mit der Geschwindigkeit des Netzes, Ethernet-Switches ungleicher Höchstgeschwindigkeit in seinen Stufen, oder als Fehler InfiniBand-Switches, die neuer sind als die Generation und keinen Port dafür haben. Nicht bewertet, solange Technik und Generation nicht beide bekannt sind.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="187"/>
        <source>On-demand virtual machines are single machines: a job that needs several cannot run on them.</source>
        <translation>Virtuelle Maschinen auf Abruf stehen einzeln: Ein Job, der mehrere braucht, läuft auf ihnen nicht.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="188"/>
        <source>One bad cable or switch port slows every job that crosses it; pairs and samples pass where the whole does not.</source>
        <translation>Ein schlechtes Kabel oder ein schlechter Switch-Port bremst jeden Job, der darüber läuft; Paare und Stichproben bestehen, wo das Ganze nicht besteht.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="189"/>
        <source>One job on unlike GPUs</source>
        <translation>Ein Job auf ungleichen GPUs</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="190"/>
        <source>One of the two is not what will be delivered; memory, power and fabric are counted from the system&apos;s.</source>
        <translation>Eines von beiden wird nicht geliefert; Speicher, Leistung und Netz sind mit denen des Systems gerechnet.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="191"/>
        <source>One of the two numbers is not what will be delivered, and whoever quotes has to guess which.</source>
        <translation>Eine der beiden Zahlen wird nicht geliefert, und wer anbietet, muss raten, welche.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="192"/>
        <source>Optics of one signalling speed do not link to those of another and do not slow down: without generation-matched modules or bridging cables the ports stay dark.</source>
        <translation>Optik einer Signalgeschwindigkeit verbindet sich nicht mit der einer anderen und wird nicht langsamer: Ohne Module gleicher Generation oder überbrückende Kabel bleiben die Ports dunkel.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="193"/>
        <source>Over two of them only half of the bytes cross the fabric, so the figure is high even where the fabric is slow, and it says nothing about spines.</source>
        <translation>Bei zweien geht nur die Hälfte der Bytes über das Netz; der Wert ist auch bei einem langsamen Netz hoch und sagt nichts über die Spines.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="194"/>
        <source>Oversubscription is not stated</source>
        <translation>Überbuchung: keine Angabe</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="195"/>
        <source>PCIe is narrower than the port</source>
        <translation>PCIe ist schmaler als der Port</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="196"/>
        <source>Pipeline stands idle for long</source>
        <translation>Pipeline steht lange still</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="197"/>
        <source>Port speed is not the generation&apos;s</source>
        <translation>Geschwindigkeit des Ports ist nicht die der Generation</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="198"/>
        <source>Ports of one cage would have to lead to two switches, for which there is no cable: the count of cables is an estimate until the supplier spreads the links otherwise.</source>
        <translation>Ports eines Käfigs müssten zu zwei Switches führen, wofür es kein Kabel gibt: Die Zahl der Kabel ist eine Schätzung, bis der Lieferant die Verbindungen anders verteilt.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="199"/>
        <source>Ports of one card share a slot</source>
        <translation>Ports einer Karte teilen sich einen Steckplatz</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="200"/>
        <source>Ports on different leaves cannot reach each other: jobs whose ranks are spread unevenly fail to start.</source>
        <translation>Ports an verschiedenen Leafs erreichen einander nicht: Jobs mit ungleich verteilten Rängen starten nicht.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="201"/>
        <source>Ports without an address cannot take part in the fabric.</source>
        <translation>Ports ohne Adresse können am Netz nicht teilnehmen.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="202"/>
        <source>Put fewer nodes in a rack, or have the rack fed and cooled.</source>
        <translation>Weniger Knoten in ein Rack setzen oder das Rack stärker speisen und kühlen lassen.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="203"/>
        <source>Put the racks nearer to each other, or count the optics.</source>
        <translation>Die Racks näher zusammenstellen oder mit Optik rechnen.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="204"/>
        <source>Rack power is exceeded</source>
        <translation>Leistung eines Racks ist überschritten</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="205"/>
        <source>Ranks of one job share its work evenly: the slower GPU, the smaller memory and the smaller domain hold for all of them.</source>
        <translation>Die Ränge eines Jobs teilen sich die Arbeit gleichmäßig: Für alle gelten die langsamere GPU, der kleinere Speicher und die kleinere Domäne.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="206"/>
        <source>Reductions in the switch that the brief counts on will not take place.</source>
        <translation>Reduktionen im Switch, mit denen die Unterlage rechnet, finden nicht statt.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="207"/>
        <source>Remove the waiver.</source>
        <translation>Die Ausnahme entfernen.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="208"/>
        <source>Rename the key to the one that was meant, or remove it.</source>
        <translation>Den Schlüssel in den gemeinten umbenennen oder entfernen.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="209"/>
        <source>RoCE address and MTU are not stated</source>
        <translation>RoCE-Adresse und MTU: keine Angabe</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="210"/>
        <source>RoCE without a flow-control plan</source>
        <translation>RoCE ohne Plan der Flusskontrolle</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="211"/>
        <source>RoCE without flow control collapses under load, to under 1 GB/s a port, and each side thinks that the other has configured it.</source>
        <translation>RoCE ohne Flusskontrolle bricht unter Last ein, auf unter 1 GB/s je Port, und jede Seite glaubt, die andere habe sie eingerichtet.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="212"/>
        <source>SHARP is asked for on a compute network that is not InfiniBand, or in a version above the leaf switch&apos;s: 2 on HDR, 3 on Quantum-2, 4 on Quantum-X800. Not evaluated while technology or switch is not known.</source>
        <translation>SHARP ist für ein Rechennetz gefordert, das nicht InfiniBand ist, oder in einer höheren Version, als der Leaf-Switch sie hat: 2 bei HDR, 3 bei Quantum-2, 4 bei Quantum-X800. Nicht bewertet, solange Technik oder Switch nicht bekannt ist.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="213"/>
        <source>SHARP is not available</source>
        <translation>SHARP ist nicht verfügbar</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="214"/>
        <source>SHARP or adaptive routing is asked for on an InfiniBand compute network whose subnet manager is the switch&apos;s. Not evaluated while it is not stated who runs it.</source>
        <translation>SHARP oder adaptives Routing ist für ein InfiniBand-Rechennetz gefordert, dessen Subnet-Manager der des Switches ist. Nicht bewertet, solange keine Angabe da ist, wer ihn betreibt.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="215"/>
        <source>Scalable unit is not whole</source>
        <translation>Ausbaueinheit ist nicht voll</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="216"/>
        <source>Scalable units are stated, and one unit more than are built takes another tier of switches or is beyond three. More spines in the same tiers are not told: that is how published designs grow. Silent where a growth tier is asked for; not evaluated while the fabric is not sized.</source>
        <translation>Ausbaueinheiten sind angegeben, und eine Einheit mehr als gebaut braucht eine weitere Stufe von Switches oder geht über drei hinaus. Mehr Spines in denselben Stufen werden nicht gemeldet: So wachsen veröffentlichte Entwürfe. Still, wenn eine Ausbaustufe gefordert ist; nicht bewertet, solange das Netz nicht bemessen ist.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="217"/>
        <source>Sequence longer than the model&apos;s context</source>
        <translation>Sequenz länger als der Kontext des Modells</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="218"/>
        <source>Shard further, recompute activations, or take more tensor or pipeline parallelism.</source>
        <translation>Weiter aufteilen (Sharding), Aktivierungen neu berechnen oder mehr Tensor- oder Pipeline-Parallelität nehmen.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="219"/>
        <source>Shard further, take more tensor or pipeline parallelism, or recompute activations.</source>
        <translation>Weiter aufteilen (Sharding), mehr Tensor- oder Pipeline-Parallelität nehmen oder Aktivierungen neu berechnen.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="220"/>
        <source>Shard optimizer states alone where they fit, or build the fabric 1:1 with one port a GPU.</source>
        <translation>Nur Optimiererzustände aufteilen, wo sie passen, oder das Netz 1:1 mit einem Port je GPU bauen.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="221"/>
        <source>Shard optimizer states alone, or drop the pipeline.</source>
        <translation>Nur Optimiererzustände aufteilen oder auf die Pipeline verzichten.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="222"/>
        <source>Sharded gradients beside a pipeline</source>
        <translation>Aufgeteilte Gradienten neben einer Pipeline</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="223"/>
        <source>Sharding leans on a narrow fabric</source>
        <translation>Sharding hängt an einem schmalen Netz</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="224"/>
        <source>Some leaf-spine pairs have more links than others, so traffic that is spread evenly meets a narrow place.</source>
        <translation>Einige Paare aus Leaf und Spine haben mehr Verbindungen als andere; gleichmäßig verteilter Verkehr trifft auf eine Engstelle.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="225"/>
        <source>Split the fabric into planes or several routed subnets, or build it on RoCE.</source>
        <translation>Das Netz in Ebenen oder mehrere geroutete Subnetze teilen oder mit RoCE bauen.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="226"/>
        <source>State a fabric that nobody else reaches, then waive it.</source>
        <translation>Ein Netz angeben, das niemand sonst erreicht, dann ausnehmen.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="227"/>
        <source>State a number of spines that divides the uplinks of a leaf.</source>
        <translation>Eine Zahl von Spines angeben, die die Uplinks eines Leafs teilt.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="228"/>
        <source>State both; RoCE v2 over IPv4 is commonly index 3, to be confirmed by whoever sets the hosts up.</source>
        <translation>Beides angeben; bei RoCE v2 über IPv4 ist es meist Index 3, zu bestätigen von dem, der die Hosts einrichtet.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="229"/>
        <source>State counts that close, or leave them to be derived.</source>
        <translation>Zahlen angeben, die aufgehen, oder sie ableiten lassen.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="230"/>
        <source>State more leaf and spine switches, or the ratio that these counts give.</source>
        <translation>Mehr Leaf- und Spine-Switches angeben oder das Verhältnis, das diese Zahlen ergeben.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="231"/>
        <source>State the nearest domain that is offered.</source>
        <translation>Die nächste Domäne angeben, die es gibt.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="232"/>
        <source>State the ports, or the network.</source>
        <translation>Die Ports angeben oder das Netz.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="233"/>
        <source>State the power that a rack can be fed and cooled with, and whether there is liquid cooling.</source>
        <translation>Angeben, mit welcher Leistung ein Rack gespeist und gekühlt werden kann und ob es Flüssigkeitskühlung gibt.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="234"/>
        <source>State the ratio, 1 for non-blocking.</source>
        <translation>Das Verhältnis angeben, 1 für blockierungsfrei.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="235"/>
        <source>State the reason, and who agreed to it, or remove the waiver.</source>
        <translation>Die Begründung angeben, und wer zugestimmt hat, oder die Ausnahme entfernen.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="236"/>
        <source>State the scheme, such as PFC with ECN, and who configures and tests it on switches and hosts.</source>
        <translation>Das Verfahren angeben, etwa PFC mit ECN, und wer es an Switches und Hosts einrichtet und prüft.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="237"/>
        <source>State what is missing: generation, switch, or ports a node.</source>
        <translation>Angeben, was fehlt: Generation, Switch oder Ports je Knoten.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="238"/>
        <source>Stated switch counts do not close</source>
        <translation>Angegebene Zahlen von Switches gehen nicht auf</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="239"/>
        <source>Storage and compute network end on the same switches, directly or through another network.</source>
        <translation>Speicher- und Rechennetz enden an denselben Switches, unmittelbar oder über ein anderes Netz.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="240"/>
        <source>Storage is asked for faster than its ports</source>
        <translation>Speicher ist schneller gefordert, als seine Ports sind</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="241"/>
        <source>Storage runs over the compute fabric</source>
        <translation>Speicher läuft über das Rechennetz</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="242"/>
        <source>Subnet has too few addresses</source>
        <translation>Subnetz hat zu wenige Adressen</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="243"/>
        <source>Subnet manager cannot carry the fabric</source>
        <translation>Subnet-Manager trägt das Netz nicht</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="244"/>
        <source>Switch counts are stated and the uplinks of a leaf do not divide by the spines, or a count does not divide by the planes. Not evaluated while the fabric is not sized; counts that are derived always divide.</source>
        <translation>Zahlen von Switches sind angegeben, und die Uplinks eines Leafs sind nicht durch die Spines teilbar, oder eine Zahl ist nicht durch die Ebenen teilbar. Nicht bewertet, solange das Netz nicht bemessen ist; abgeleitete Zahlen sind immer teilbar.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="245"/>
        <source>Switch counts are stated, and the host links are more than the leaf ports, the uplinks more than the spine ports, or the spine uplinks more than the core ports. Not evaluated while the fabric is not sized; counts that are derived always close.</source>
        <translation>Zahlen von Switches sind angegeben, und die Host-Verbindungen sind mehr als die Leaf-Ports, die Uplinks mehr als die Spine-Ports oder die Spine-Uplinks mehr als die Core-Ports. Nicht bewertet, solange das Netz nicht bemessen ist; abgeleitete Zahlen gehen immer auf.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="246"/>
        <source>Switch does not have the generation</source>
        <translation>Switch hat die Generation nicht</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="247"/>
        <source>Switches without ports to serve, or ports without a switch, are bought for nothing and a network is missing on the day.</source>
        <translation>Switches ohne Ports, die sie bedienen, oder Ports ohne Switch werden umsonst gekauft, und am Tag der Inbetriebnahme fehlt ein Netz.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="248"/>
        <source>Take a larger global batch, more virtual stages or fewer stages.</source>
        <translation>Einen größeren globalen Batch, mehr virtuelle Stufen oder weniger Stufen nehmen.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="249"/>
        <source>Take a pipeline that divides the layers, or lay the stages out by hand and waive it.</source>
        <translation>Eine Pipeline nehmen, die die Schichten teilt, oder die Stufen von Hand aufteilen und es ausnehmen.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="250"/>
        <source>Take a tensor parallel that divides the heads.</source>
        <translation>Ein Tensor-parallel nehmen, das die Köpfe teilt.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="251"/>
        <source>Take an expert parallel that divides the experts and the ranks.</source>
        <translation>Ein Experten-parallel nehmen, das Experten und Ränge teilt.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="252"/>
        <source>Take an expert parallel that fits the domain, or accept it and size the fabric for the all-to-all.</source>
        <translation>Ein Experten-parallel nehmen, das in die Domäne passt, oder es hinnehmen und das Netz für das All-to-All bemessen.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="253"/>
        <source>Take more data parallel, or name the idle nodes as spares where they are few.</source>
        <translation>Mehr Daten-parallel nehmen oder die stillstehenden Knoten als Reserve nennen, wenn es wenige sind.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="254"/>
        <source>Take the data parallel that fits, or ask for more nodes.</source>
        <translation>Das Daten-parallel nehmen, das passt, oder mehr Knoten anfragen.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="255"/>
        <source>Take the largest tensor parallel that divides the domain and the model&apos;s heads, and pipeline for the rest.</source>
        <translation>Die größte Tensor-Parallelität nehmen, die Domäne und Köpfe des Modells teilt, und für den Rest Pipeline.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="256"/>
        <source>Take the model&apos;s context, or waive it with the scaling (YaRN and the like) that is used.</source>
        <translation>Den Kontext des Modells nehmen oder mit der verwendeten Skalierung (YaRN und dergleichen) ausnehmen.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="257"/>
        <source>Take the nearest batch that divides.</source>
        <translation>Den nächsten Batch nehmen, der aufgeht.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="258"/>
        <source>Take the nearest tensor parallel that divides the domain.</source>
        <translation>Das nächste Tensor-parallel nehmen, das die Domäne teilt.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="259"/>
        <source>Tensor parallel above 1 and below the domain on GPUs that are linked pair by pair, as the catalog says of AMD Instinct. Not evaluated while the domain is not known.</source>
        <translation>Tensor-parallel über 1 und unter der Domäne auf GPUs, die paarweise verbunden sind, wie es der Katalog für AMD Instinct sagt. Nicht bewertet, solange die Domäne nicht bekannt ist.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="260"/>
        <source>Tensor parallel does not divide the NVLink domain</source>
        <translation>Tensor-parallel teilt die NVLink-Domäne nicht</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="261"/>
        <source>Tensor parallel exceeds the NVLink domain</source>
        <translation>Tensor-Parallelität überschreitet die NVLink-Domäne</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="262"/>
        <source>Tensor parallel fits the scale-up domain and does not divide it; an error when the groups in use are more than fit whole into the domains. Not evaluated while the domain is not known.</source>
        <translation>Tensor-parallel passt in die Scale-up-Domäne und teilt sie nicht; ein Fehler, wenn mehr Gruppen gebraucht werden, als ganz in die Domänen passen. Nicht bewertet, solange die Domäne nicht bekannt ist.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="263"/>
        <source>Tensor parallel is above 1 on GPUs whose scale-up domain is 1: cards without NVLink, or without bridges. Not evaluated while the domain is not known.</source>
        <translation>Tensor-parallel ist über 1 auf GPUs, deren Scale-up-Domäne 1 ist: Karten ohne NVLink oder ohne Brücken. Nicht bewertet, solange die Domäne nicht bekannt ist.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="264"/>
        <source>Tensor parallel is larger than the smallest scale-up domain, of 2 or more GPUs, that the job runs on. Not evaluated while the domain is not known.</source>
        <translation>Tensor-parallel ist größer als die kleinste Scale-up-Domäne, von 2 oder mehr GPUs, auf der der Job läuft. Nicht bewertet, solange die Domäne nicht bekannt ist.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="265"/>
        <source>Tensor parallel without NVLink</source>
        <translation>Tensor-parallel ohne NVLink</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="266"/>
        <source>Tensor parallelism gives every rank the same number of heads; the job stops at launch.</source>
        <translation>Tensor-Parallelität gibt jedem Rang gleich viele Köpfe; der Job bricht beim Start ab.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="267"/>
        <source>Tensor parallelism over PCIe can be slower than one card; pipeline stages pass far less.</source>
        <translation>Tensor-Parallelität über PCIe kann langsamer sein als eine Karte; Pipeline-Stufen geben weit weniger weiter.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="268"/>
        <source>Tensor parallelism runs all-reduces inside every layer; a group that leaves the domain runs at the speed of the fabric, and some frameworks refuse to start it.</source>
        <translation>Tensor-Parallelität führt All-Reduces in jeder Schicht aus; eine Gruppe, die die Domäne verlässt, läuft mit der Geschwindigkeit des Netzes, und manche Frameworks starten sie gar nicht.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="269"/>
        <source>Tensor × pipeline × context × data parallel exceeds the GPUs of the job&apos;s node groups less its spare nodes; expert parallel reuses data-parallel ranks and does not count. Where data parallel is not stated, only when not one replica fits. Not evaluated while the GPUs are not known.</source>
        <translation>Tensor × Pipeline × Kontext × Daten-parallel übersteigt die GPUs der Knotengruppen des Jobs abzüglich der Reserveknoten; Experten-parallel nutzt Daten-parallele Ränge mit und zählt nicht. Ohne Angabe von Daten-parallel nur, wenn nicht ein Replikat hineinpasst. Nicht bewertet, solange die GPUs nicht bekannt sind.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="270"/>
        <source>Tensor × pipeline × context × data parallel is less than the GPUs of the job&apos;s node groups without its spare nodes. Not evaluated while the GPUs are not known or too few.</source>
        <translation>Tensor × Pipeline × Kontext × Daten-parallel ist weniger als die GPUs der Knotengruppen des Jobs ohne dessen Reserveknoten. Nicht bewertet, solange die GPUs nicht bekannt oder zu wenige sind.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="271"/>
        <source>Test asks for more than the links carry</source>
        <translation>Der Test fordert mehr, als die Verbindungen tragen</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="272"/>
        <source>Test without a figure to pass</source>
        <translation>Test ohne Wert, der zu erreichen ist</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="273"/>
        <source>The GPUs wait for weights at the speed of the narrowest link, in every layer of every micro batch.</source>
        <translation>Die GPUs warten mit der Geschwindigkeit der engsten Verbindung auf Gewichte, in jeder Schicht jedes Micro-Batches.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="274"/>
        <source>The aggregation and routing managers run beside UFM or a host&apos;s subnet manager; with the switch&apos;s own the feature stays off, and nobody notices but the benchmark.</source>
        <translation>Die Aggregations- und Routing-Manager laufen neben UFM oder dem Subnet-Manager eines Hosts; mit dem des Switches bleibt die Funktion aus, und nur der Benchmark merkt es.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="275"/>
        <source>The appliances that run the subnet have no port, and this shows at installation.</source>
        <translation>Die Geräte, die das Subnetz betreiben, haben keinen Port, und das zeigt sich erst beim Aufbau.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="276"/>
        <source>The brief promises bandwidth across the fabric that these counts do not give.</source>
        <translation>Die Unterlage verspricht Bandbreite quer durch das Netz, die diese Zahlen nicht hergeben.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="277"/>
        <source>The brief rests on a planning estimate</source>
        <translation>Die Unterlage beruht auf einer Planungsschätzung</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="278"/>
        <source>The bus bandwidth asked of all_reduce_perf over n GPUs in k scale-up domains (a server, or a whole NVL72 rack, is one) is over NVLink each way for k = 1, with a tenth more on Hopper and newer; over the fabric&apos;s GB/s each way a GPU x (n - 1) / (k - 1) for more, or x 2 (n - 1) / k with reductions in the switches, and never over the value of one domain. Told once, of the first such run. Not evaluated where a server is not one domain, groups differ, or ports or GPUs are not known.</source>
        <translation>Die Bus-Bandbreite, die von all_reduce_perf über n GPUs in k Scale-up-Domänen gefordert ist (ein Server oder ein ganzes NVL72-Rack ist eine), liegt bei k = 1 über NVLink je Richtung, ab Hopper plus einem Zehntel; bei mehr Domänen über den GB/s des Netzes je Richtung und GPU x (n - 1) / (k - 1), mit Reduktionen in den Switches x 2 (n - 1) / k, und nie über dem Wert einer Domäne. Einmal gemeldet, zum ersten solchen Lauf. Nicht bewertet, wenn ein Server nicht eine Domäne ist, Gruppen sich unterscheiden oder Ports oder GPUs nicht bekannt sind.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="279"/>
        <source>The catalog&apos;s maximum power of one server, or of a whole rack of a rack system, is over the stated power of a rack; a warning where only the nodes of a rack together are. Switches are not counted. Not evaluated where the power of a node is not known; silent while the power of a rack is not stated, which facility/unstated says.</source>
        <translation>Die höchste Leistung eines Servers oder, bei Rack-Systemen, eines ganzen Racks laut Katalog liegt über der angegebenen Leistung eines Racks; eine Warnung, wenn es nur die Knoten eines Racks zusammen sind. Switches zählen nicht. Nicht bewertet, wenn die Leistung eines Knotens nicht bekannt ist; still, solange die Leistung eines Racks nicht angegeben ist, was facility/unstated meldet.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="280"/>
        <source>The compute NIC has several ports that together are over what its PCIe lanes carry, and the system is not known to bring one card a port. Not for boards that join NIC and GPU themselves. Not evaluated while NIC, slot, number or speed of the ports is not known.</source>
        <translation>Die Rechennetz-NIC hat mehrere Ports, die zusammen über dem liegen, was ihre PCIe-Lanes tragen, und vom System ist nicht bekannt, dass es eine Karte je Port mitbringt. Nicht bei Platinen, die NIC und GPU selbst verbinden. Nicht bewertet, solange NIC, Steckplatz, Zahl oder Geschwindigkeit der Ports nicht bekannt ist.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="281"/>
        <source>The compute fabric as sized has several leaves a plane and no spine, and is no leaf pair. Not evaluated while the fabric is not sized.</source>
        <translation>Das Rechennetz wie bemessen hat mehrere Leafs je Ebene und kein Spine und ist kein Leaf-Paar. Nicht bewertet, solange das Netz nicht bemessen ist.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="282"/>
        <source>The compute network has uplinks and the request names no ratio for them; one switch and a pair of switches have none. Not evaluated while the fabric is not sized.</source>
        <translation>Das Rechennetz hat Uplinks, und die Anfrage nennt kein Verhältnis dafür; ein einzelner Switch und ein Paar von Switches haben keines. Nicht bewertet, solange das Netz nicht bemessen ist.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="283"/>
        <source>The customer pays for switch ports that nothing is plugged into, which is fine when growth is planned and should be said.</source>
        <translation>Der Kunde zahlt für Switch-Ports, in denen nichts steckt; das ist in Ordnung, wenn Wachstum geplant ist, und sollte dann dastehen.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="284"/>
        <source>The free leaf ports of a plane are fewer than the ports kept for the fabric manager; it never adds leaves. Not for switches with a manager port of their own. Not evaluated while the fabric is not sized.</source>
        <translation>Die freien Leaf-Ports einer Ebene sind weniger als die für den Fabric-Manager freigehaltenen; dafür kommen nie Leafs hinzu. Nicht bei Switches mit eigenem Manager-Port. Nicht bewertet, solange das Netz nicht bemessen ist.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="285"/>
        <source>The fullest stage decides memory and the time of a step; Megatron-LM refuses it unless stages are laid out by hand.</source>
        <translation>Die vollste Stufe bestimmt Speicher und Zeit eines Schritts; Megatron-LM lehnt es ab, wenn Stufen nicht von Hand aufgeteilt sind.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="286"/>
        <source>The gap between NVLink and the fabric grows, and jobs that span nodes wait for the network.</source>
        <translation>Der Abstand zwischen NVLink und Netz wächst, und Jobs über mehrere Knoten warten auf das Netz.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="287"/>
        <source>The generation or a stated switch of any network belongs to the other technology; RoCE and Ethernet both need Ethernet switches. Not evaluated while the technology or a stated switch is not known; a network that shares another&apos;s switches is held against the technology of these.</source>
        <translation>Die Generation oder ein angegebener Switch eines Netzes gehört zur anderen Technik; RoCE und Ethernet brauchen beide Ethernet-Switches. Nicht bewertet, solange die Technik oder ein angegebener Switch nicht bekannt ist; ein Netz, das die Switches eines anderen mitnutzt, wird an deren Technik gemessen.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="288"/>
        <source>The generation shares the lanes of a cage between several ports (HDR100, NDR200, split Ethernet), and the links of a leaf and a spine are no multiple of what one cable carries. Not for one tier.</source>
        <translation>Die Generation teilt die Lanes eines Käfigs auf mehrere Ports auf (HDR100, NDR200, aufgeteiltes Ethernet), und die Verbindungen zwischen einem Leaf und einem Spine sind kein Vielfaches dessen, was ein Kabel trägt. Nicht bei einer Stufe.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="289"/>
        <source>The hardware cannot be switched on there; pipes, pumps and a heat exchanger take months.</source>
        <translation>Die Hardware lässt sich dort nicht einschalten; Leitungen, Pumpen und Wärmetauscher dauern Monate.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="290"/>
        <source>The job does not start on the cluster that the brief asks for: one of the two counts is wrong.</source>
        <translation>Der Job startet auf dem Cluster nicht, den die Unterlage anfragt: Eine der beiden Zahlen ist falsch.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="291"/>
        <source>The job ends with an out-of-memory error, found only by running it.</source>
        <translation>Der Job endet mit einem Out-of-Memory-Fehler, der sich erst beim Lauf zeigt.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="292"/>
        <source>The larger of the stated read and write rates is over what the storage ports of the nodes, less the stated oversubscription, or those of the storage servers carry, each at the speed of the network&apos;s links at most. Not evaluated while ports are not known.</source>
        <translation>Die größere der angegebenen Lese- und Schreibraten liegt über dem, was die Speichernetz-Ports der Knoten, abzüglich der angegebenen Überbuchung, oder die der Speicherserver tragen, jeder höchstens mit der Geschwindigkeit der Verbindungen des Netzes. Nicht bewertet, solange Ports nicht bekannt sind.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="293"/>
        <source>The link will come up slower than the brief says, or not at all.</source>
        <translation>Die Verbindung kommt langsamer hoch, als die Unterlage sagt, oder gar nicht.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="294"/>
        <source>The links would come up at the switch&apos;s speed, or the order cannot be built.</source>
        <translation>Die Verbindungen kämen mit der Geschwindigkeit des Switches hoch, oder die Bestellung lässt sich nicht bauen.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="295"/>
        <source>The manager in the switch does not run what is asked for</source>
        <translation>Der Manager im Switch betreibt nicht, was gefordert ist</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="296"/>
        <source>The memory of the fullest GPU is over 90 % of the GPU&apos;s label and not over all of it. Not evaluated without model, kind, GPU or layout, while the layout does not fit the GPUs, and where pipeline stages are more than layers.</source>
        <translation>Der Speicher der vollsten GPU liegt über 90 % und nicht über dem Ganzen der Bezeichnung der GPU. Nicht bewertet ohne Modell, Art, GPU oder Aufteilung, solange die Aufteilung nicht zu den GPUs passt, und wenn es mehr Pipeline-Stufen als Schichten gibt.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="297"/>
        <source>The model&apos;s attention heads do not divide by tensor parallel; a warning where only its key and value heads do not, and neither divide tensor parallel. Not evaluated without the model&apos;s heads.</source>
        <translation>Die Attention-Köpfe des Modells sind nicht durch Tensor-parallel teilbar; eine Warnung, wenn es nur seine Key- und Value-Köpfe nicht sind und auch Tensor-parallel nicht durch sie. Nicht bewertet ohne die Köpfe des Modells.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="298"/>
        <source>The model&apos;s experts do not divide by expert parallel, or tensor × pipeline × context × data parallel does not divide by expert × expert tensor × pipeline. Advice where the model has no experts. Not evaluated without a model, and while the layout does not fit the GPUs.</source>
        <translation>Die Experten des Modells sind nicht durch Experten-parallel teilbar, oder Tensor × Pipeline × Kontext × Daten-parallel ist nicht durch Experten × Tensor je Experte × Pipeline teilbar. Ein Hinweis, wenn das Modell keine Experten hat. Nicht bewertet ohne Modell und solange die Aufteilung nicht zu den GPUs passt.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="299"/>
        <source>The model&apos;s layers do not divide by pipeline × virtual stages; an error where there are more pipeline stages than layers. Not evaluated without the model&apos;s layers.</source>
        <translation>Die Schichten des Modells sind nicht durch Pipeline × virtuelle Stufen teilbar; ein Fehler, wenn es mehr Pipeline-Stufen als Schichten gibt. Nicht bewertet ohne die Schichten des Modells.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="300"/>
        <source>The named NIC, or the catalog&apos;s where compute ports are left to it, does not speak the network&apos;s technology or generation, or one of its ports or the whole card is slower than the port asked for. Ports on the other networks are judged where they name a NIC. Not evaluated while NIC, technology or speed is not known on the compute network.</source>
        <translation>Die genannte NIC, oder die des Katalogs, wo Rechennetz-Ports ihm überlassen sind, spricht Technik oder Generation des Netzes nicht, oder einer ihrer Ports oder die ganze Karte ist langsamer als der geforderte Port. Ports an den anderen Netzen werden geprüft, wo sie eine NIC nennen. Nicht bewertet, solange NIC, Technik oder Geschwindigkeit im Rechennetz nicht bekannt ist.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="301"/>
        <source>The next unit needs another tier</source>
        <translation>Die nächste Einheit braucht eine weitere Stufe</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="302"/>
        <source>The port is paid for at full speed and runs at the slot&apos;s.</source>
        <translation>Der Port wird mit voller Geschwindigkeit bezahlt und läuft mit der des Steckplatzes.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="303"/>
        <source>The port&apos;s speed, in GB/s each way, is over what its PCIe lanes carry: the link of a board that joins GPU and NIC itself, else the stated slots as far as the NIC can use them, else the connector of the catalog&apos;s NIC. 16 lanes and one slot are taken where only the generation is stated. Ports on the other networks are judged where they state their slots. Not evaluated where those of compute ports are not stated.</source>
        <translation>Die Geschwindigkeit des Ports, in GB/s je Richtung, liegt über dem, was seine PCIe-Lanes tragen: der Anschluss einer Platine, die GPU und NIC selbst verbindet, sonst die angegebenen Steckplätze, soweit die NIC sie nutzen kann, sonst der Anschluss der NIC laut Katalog. 16 Lanes und ein Steckplatz gelten, wo nur die Generation angegeben ist. Ports an den anderen Netzen werden geprüft, wo sie ihre Steckplätze angeben. Nicht bewertet, wenn die der Rechennetz-Ports nicht angegeben sind.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="304"/>
        <source>The project&apos;s title, customer or contact is empty.</source>
        <translation>Titel, Kunde oder Kontakt des Projekts ist leer.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="305"/>
        <source>The rack is the NVLink domain: a job that fills part of one spreads unevenly over the domains, and a layout that takes the tray for the domain leaves NVLink unused.</source>
        <translation>Das Rack ist die NVLink-Domäne: Ein Job, der eines nur teilweise füllt, verteilt sich ungleich auf die Domänen, und eine Aufteilung, die das Tray für die Domäne hält, lässt NVLink ungenutzt.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="306"/>
        <source>The racks of nodes and switches, a planning estimate by height and power, are more than the room is stated to have. Not evaluated where the racks of some nodes or switches are not known and the others fit; silent while the racks of the room are not stated.</source>
        <translation>Die Racks für Knoten und Switches, eine Planungsschätzung nach Höhe und Leistung, sind mehr, als der Raum nach Angabe hat. Nicht bewertet, wenn die Racks einiger Knoten oder Switches nicht bekannt sind und die übrigen passen; still, solange die Racks des Raums nicht angegeben sind.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="307"/>
        <source>The ratio as built, down to up over all tiers, is above 1. Not evaluated while the fabric cannot be sized.</source>
        <translation>Das Verhältnis wie gebaut, ab zu auf über alle Stufen, liegt über 1. Nicht bewertet, solange sich das Netz nicht bemessen lässt.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="308"/>
        <source>The ratio as built, over all tiers, is above the one asked for (1 where none is stated), which stated switch counts can bring about. Not evaluated while the fabric is not sized.</source>
        <translation>Das Verhältnis wie gebaut, über alle Stufen, liegt über dem geforderten (1, wenn nichts angegeben ist); angegebene Zahlen von Switches können das bewirken. Nicht bewertet, solange das Netz nicht bemessen ist.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="309"/>
        <source>The reader of the brief must be able to judge what was accepted and why.</source>
        <translation>Die Leser der Unterlage müssen beurteilen können, was hingenommen wurde und warum.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="310"/>
        <source>The request has a key that the format does not have, or sets the severity of a rule that does not exist.</source>
        <translation>Die Anfrage hat einen Schlüssel, den das Format nicht kennt, oder setzt die Schwere einer Prüfregel, die es nicht gibt.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="311"/>
        <source>The request has no node group, or a group of compute nodes has no system, or a system that leaves the GPU or the number of GPUs open and the request does not state it. A system that the catalog lacks is catalog/unknown-part.</source>
        <translation>Die Anfrage hat keine Knotengruppe, oder eine Gruppe von Rechenknoten hat kein System oder eines, das die GPU oder die Zahl der GPUs offenlässt, ohne dass die Anfrage sie nennt. Ein System, das im Katalog fehlt, meldet catalog/unknown-part.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="312"/>
        <source>The room has too few racks</source>
        <translation>Der Raum hat zu wenige Racks</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="313"/>
        <source>The sequence length is over the model&apos;s longest context. Not evaluated without that figure.</source>
        <translation>Die Sequenzlänge liegt über dem längsten Kontext des Modells. Nicht bewertet ohne diese Zahl.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="314"/>
        <source>The site is not described</source>
        <translation>Der Standort ist nicht beschrieben</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="315"/>
        <source>The site lacks liquid cooling</source>
        <translation>Dem Standort fehlt Flüssigkeitskühlung</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="316"/>
        <source>The speed of a port, divided by the planes, is not the speed of its network&apos;s generation: HDR100 100, HDR and NDR200 200, NDR 400, XDR 800 Gb/s; Ethernet by its name. A warning on the management networks, where a slower link carries no job&apos;s data. Ports that the request does not state are looked at on the compute network only. Not evaluated while the compute network&apos;s generation or port speed is not known.</source>
        <translation>Die Geschwindigkeit eines Ports, geteilt durch die Ebenen, ist nicht die der Generation seines Netzes: HDR100 100, HDR und NDR200 200, NDR 400, XDR 800 Gb/s; Ethernet nach seinem Namen. Eine Warnung bei den Verwaltungsnetzen, wo eine langsamere Verbindung keine Daten eines Jobs trägt. Ports, die die Anfrage nicht angibt, werden nur im Rechennetz geprüft. Nicht bewertet, solange Generation oder Portgeschwindigkeit des Rechennetzes nicht bekannt ist.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="317"/>
        <source>The stated longest cable of a network is over the reach of every cable and transceiver that the catalog has for its generation; advice on the compute network where it is over that of passive copper. Not evaluated for generations that the catalog has no cable for; silent where no length is stated.</source>
        <translation>Das angegebene längste Kabel eines Netzes liegt über der Reichweite jedes Kabels und Transceivers, die der Katalog für dessen Generation hat; ein Hinweis im Rechennetz, wenn es über der von passivem Kupfer liegt. Nicht bewertet bei Generationen, für die der Katalog kein Kabel hat; still, wenn keine Länge angegeben ist.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="318"/>
        <source>The stated path between NIC and GPU, as nvidia-smi topo -m prints it: PIX and PXB are fine, PHB is a warning, NODE and SYS are errors, and where it is not stated the brief should say it. Not for NICs that the system brings, and not for GPUs joined to their CPU by NVLink-C2C, which print SYS by nature. Not evaluated while the GPU is not known.</source>
        <translation>Der angegebene Weg zwischen NIC und GPU, wie nvidia-smi topo -m ihn ausgibt: PIX und PXB sind gut, PHB ist eine Warnung, NODE und SYS sind Fehler, und ohne Angabe sollte die Unterlage ihn nennen. Nicht bei NICs, die das System mitbringt, und nicht bei GPUs, die über NVLink-C2C mit ihrer CPU verbunden sind und von Natur aus SYS zeigen. Nicht bewertet, solange die GPU nicht bekannt ist.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="319"/>
        <source>The storage, in-band or out-of-band network is absent; the compute network is the workloads&apos; to ask for. Silent where ports are stated for it or another network is to share its switches.</source>
        <translation>Das Speicher-, In-Band- oder Out-of-Band-Netz fehlt; ob ein Rechennetz nötig ist, sagen die Workloads. Still, wenn Ports dafür angegeben sind oder ein anderes Netz seine Switches mitnutzen soll.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="320"/>
        <source>The system has ports without a role</source>
        <translation>Das System hat Ports ohne Rolle</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="321"/>
        <source>The two management networks are one</source>
        <translation>Die beiden Verwaltungsnetze sind eines</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="322"/>
        <source>There are more host links than the tiers, the one switch or the pair asked for carry, or spine_multiple, leaf_group or growth_tier leaves no fabric that can be built. Not evaluated while switch, generation or ports are not known. Several leaves in one tier are fabric/rails-never-meet.</source>
        <translation>Es gibt mehr Host-Verbindungen, als die Stufen, der eine Switch oder das Paar tragen, oder spine_multiple, leaf_group oder growth_tier lassen kein Netz zu, das sich bauen lässt. Nicht bewertet, solange Switch, Generation oder Ports nicht bekannt sind. Mehrere Leafs in einer Stufe meldet fabric/rails-never-meet.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="323"/>
        <source>There is no way to cable it: some nodes would have no port to go to.</source>
        <translation>Es lässt sich nicht verkabeln: Einige Knoten hätten keinen Port, an den sie gehen.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="324"/>
        <source>Traffic between nodes is not encrypted</source>
        <translation>Verkehr zwischen Knoten ist unverschlüsselt</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="325"/>
        <source>Training on a fabric without rails</source>
        <translation>Training in einem Netz ohne Rails</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="326"/>
        <source>Two groups of GPU nodes on the compute fabric differ in the number of ports, their speed or their stated path to the GPU; the group with the most nodes is what the others are held against. Paths of GPUs joined to their CPU are not compared. Not evaluated for a group whose ports or GPUs are not known.</source>
        <translation>Zwei Gruppen von GPU-Knoten im Rechennetz unterscheiden sich in der Zahl der Ports, deren Geschwindigkeit oder deren angegebenem Weg zur GPU; verglichen wird mit der Gruppe mit den meisten Knoten. Wege von GPUs, die mit ihrer CPU verbunden sind, werden nicht verglichen. Nicht bewertet bei einer Gruppe, deren Ports oder GPUs nicht bekannt sind.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="327"/>
        <source>UFM appliances need ports of the fabric that they manage; a full fabric has none left.</source>
        <translation>UFM-Geräte brauchen Ports des Netzes, das sie verwalten; ein volles Netz hat keine mehr.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="328"/>
        <source>Under 400 Gb/s a port on an NVIDIA GPU of the Hopper generation or newer. Not evaluated while GPU or speed of a group is not known.</source>
        <translation>Unter 400 Gb/s je Port bei einer NVIDIA-GPU der Generation Hopper oder neuer. Nicht bewertet, solange GPU oder Geschwindigkeit einer Gruppe nicht bekannt ist.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="329"/>
        <source>Unknown key</source>
        <translation>Unbekannter Schlüssel</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="330"/>
        <source>Unknown part</source>
        <translation>Unbekanntes Teil</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="331"/>
        <source>Uplinks do not spread evenly</source>
        <translation>Uplinks verteilen sich nicht gleichmäßig</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="332"/>
        <source>Use pipeline parallelism in place of tensor parallelism.</source>
        <translation>Pipeline-Parallelität statt Tensor-Parallelität nehmen.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="333"/>
        <source>Waiver matches nothing</source>
        <translation>Ausnahme passt auf nichts</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="334"/>
        <source>Waiver without a reason</source>
        <translation>Ausnahme ohne Begründung</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="335"/>
        <source>Weights, gradients, optimizer states by sharding, activations and output logits of the fullest GPU, or weights and KV cache, exceed the memory on the GPU&apos;s label, taken as 10^9 bytes a GB. Activations and output logits are left out where sequence length or micro batch are not stated. Not evaluated without model, kind, GPU or layout, and while the layout does not fit the GPUs.</source>
        <translation>Gewichte, Gradienten, Optimiererzustände nach Sharding, Aktivierungen und Ausgabe-Logits der vollsten GPU, oder Gewichte und KV-Cache, übersteigen den Speicher laut Bezeichnung der GPU, gerechnet mit 10^9 Byte je GB. Aktivierungen und Ausgabe-Logits fehlen, wenn Sequenzlänge oder Micro-Batch nicht angegeben sind. Nicht bewertet ohne Modell, Art, GPU oder Aufteilung und solange die Aufteilung nicht zu den GPUs passt.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="336"/>
        <source>What does not fit the room is delivered and stands in boxes, or a second room asks for longer cables than were quoted.</source>
        <translation>Was nicht in den Raum passt, wird geliefert und steht in Kisten, oder ein zweiter Raum braucht längere Kabel als angeboten.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="337"/>
        <source>What is not asked for is not quoted, or its traffic ends up on the compute fabric.</source>
        <translation>Was nicht angefragt ist, wird nicht angeboten, oder sein Verkehr landet im Rechennetz.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="338"/>
        <source>When in-band management fails, the consoles and power controls that would bring it back are gone too.</source>
        <translation>Fällt die In-Band-Verwaltung aus, sind auch Konsolen und Stromschalter weg, die sie zurückbrächten.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="339"/>
        <source>Whether 15 GB/s are fine is then argued about after delivery.</source>
        <translation>Ob 15 GB/s genügen, wird sonst nach der Lieferung gestritten.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="340"/>
        <source>Who quotes may build fewer uplinks and still meet the letter of the brief.</source>
        <translation>Wer anbietet, kann weniger Uplinks bauen und hält den Wortlaut der Unterlage dennoch ein.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="341"/>
        <source>Who reads a number takes it for the maker&apos;s; counts, power and tests that follow from an estimate are no better than it.</source>
        <translation>Wer eine Zahl liest, hält sie für die des Herstellers; Zahlen, Leistung und Tests, die aus einer Schätzung folgen, sind nicht besser als sie.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="342"/>
        <source>Whoever else is on the network can read the users&apos; text and inject commands into the job.</source>
        <translation>Wer sonst im Netz ist, kann die Texte der Nutzer lesen und dem Job Befehle unterschieben.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="343"/>
        <source>With ACS on, every transfer between GPU and NIC takes the way through the CPU: links have been measured at about 65 % of their rate, and no benchmark says why.</source>
        <translation>Mit ACS nimmt jede Übertragung zwischen GPU und NIC den Weg über die CPU: Gemessen wurden etwa 65 % der Rate einer Verbindung, und kein Benchmark sagt, warum.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="344"/>
        <source>Without a subnet manager that carries it, an InfiniBand fabric sweeps slowly or does not come up.</source>
        <translation>Ohne Subnet-Manager, der es trägt, braucht ein InfiniBand-Netz lange zum Absuchen oder kommt nicht hoch.</translation>
    </message>
    <message>
        <location filename="../../ui/rule_texts.h" line="345"/>
        <source>shares_with names the network itself, a network that is not asked for, or leads round in a circle.</source>
        <translation>shares_with nennt das Netz selbst, ein Netz, das nicht angefragt ist, oder führt im Kreis herum.</translation>
    </message>
</context>
</TS>
