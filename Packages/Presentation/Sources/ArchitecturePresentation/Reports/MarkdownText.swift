import ArchitectureDomain
import PresentationKit

/// A report as a comment on a pull request: the counts, what references come from, then the errors and the warnings;
/// names and reasons appear literally, whatever Markdown, HTML or mentions of people they contain.
enum MarkdownText {
    /// The largest number of findings that are listed, because the length of comments is limited.
    private static let longestList = 50

    static func lines(_ report: ArchitectureReport) -> [String] {
        let serious = ReportLines.groups(report.findings.filter { $0.severity > .note }).groups
        let groups = serious.filter { $0[0].severity == .error } + serious.filter { $0[0].severity == .warning }
        let counts = [
            ReportLines.count(report), CoverageText.line(report.coverage), ReportLines.evidence(report.evidence),
        ]
        .compactMap { $0.map { escaped($0.english) } }
        let rest = groups.count - longestList
        var lines = ["### strata", ""] + counts.dropLast().map { $0 + "  " }
        lines += counts.suffix(1)
        if !groups.isEmpty { lines.append("") }
        lines += groups.prefix(longestList).flatMap(item)
        if rest > 0 { lines.append("- … and \(rest) more") }
        return lines
    }

    /// Returns a difference as a comment on a pull request.
    static func lines(_ difference: ArchitectureDifference) -> [String] {
        var lines = ["### strata", ""]
        let summary = DifferenceLines.summary(difference).map { escaped($0.english) }
        lines += summary.dropLast().map { $0 + "  " } + summary.suffix(1)
        for section in DifferenceLines.sections(difference) {
            lines += ["", "**\(escaped(section.title.english))**", ""]
            for item in section.items.prefix(longestList) {
                let place = item.place.map { code(ReportLines.location($0)) }
                let parts = [item.sign.isEmpty ? nil : code(item.sign), escaped(item.text), place]
                lines.append("- " + parts.compactMap(\.self).joined(separator: " "))
            }
            if section.items.count > longestList { lines.append("- … and \(section.items.count - longestList) more") }
        }
        for (title, findings) in [("New", difference.findings.added), ("Fixed", difference.findings.removed)] {
            let groups = ReportLines.groups(findings).groups
            guard !groups.isEmpty else { continue }
            lines += ["", "**\(title)**", ""] + groups.prefix(longestList).flatMap(item)
            if groups.count > longestList { lines.append("- … and \(groups.count - longestList) more") }
        }
        return lines
    }

    /// Returns a plan as a document: an outline of lists below headings.
    static func lines(_ plan: LayeringPlan) -> [String] {
        var lines: [String] = []
        var isInList = false
        for line in LayeringLines.lines(plan) {
            let text = escaped(line.text.english)
            if line.depth > 0, !isInList { lines.append("") }
            if line.depth == 0, !lines.isEmpty { lines.append("") }
            isInList = line.depth > 0
            lines.append(isInList ? String(repeating: "  ", count: line.depth - 1) + "- " + text : "**\(text)**")
        }
        return lines
    }

    private static func item(_ group: [Finding]) -> [String] {
        let (finding, text) = (group[0], FindingText(group[0].fact))
        let (others, rest) = ReportLines.others(group)
        let places = others.map { code(ReportLines.location($0.place)) } + (rest > 0 ? ["\(rest) more"] : [])
        let severity = finding.severity.rawValue
        let check = code(finding.check.rawValue)
        return [
            "- **\(severity)** \(code(ReportLines.location(finding.place))): \(escaped(text.message.english)) \(check)",
            others.isEmpty ? nil : "  - Also in \(places.joined(separator: ", "))",
            finding.declaration.map { "  - Declared in \(code(ReportLines.location($0)))" },
            finding.rule.map { "  - Rule \(code($0.name)): \(escaped($0.reason))" },
            "  - \(escaped(text.remedy.english))",
        ].compactMap(\.self)
    }

    /// Returns a text on one line in which every sign that Markdown or HTML could read is escaped; an empty comment
    /// keeps code hosts from taking `@name` for a person and `#1` for an issue.
    private static func escaped(_ text: String) -> String {
        text.onOneLine.unicodeScalars.reduce(into: "") { escaped, scalar in
            switch scalar {
            case "@", "#": escaped += "\\\(scalar)<!-- -->"
            // A sign of ASCII that CommonMark gives no meaning within a line.
            case ",", "'", "\"", "?", ";", "%", "/": escaped.unicodeScalars.append(scalar)
            case "!"..."/", ":"..."@", "["..."`", "{"..."~": escaped += "\\\(scalar)"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
    }

    /// Returns a span of code, between more backticks than the text has in a row.
    private static func code(_ text: String) -> String {
        let text = text.onOneLine
        let runs = text.split { $0 != "`" }.map(\.count)
        let fence = String(repeating: "`", count: (runs.max() ?? 0) + 1)
        return runs.isEmpty ? fence + text + fence : "\(fence) \(text) \(fence)"
    }
}
