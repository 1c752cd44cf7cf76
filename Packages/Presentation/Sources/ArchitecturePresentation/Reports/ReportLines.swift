import ArchitectureDomain
import PresentationKit

/// A report as lines: for people, and as commands of GitHub Actions.
enum ReportLines {
    /// For each finding where it is, what it is, why the rule is there and how to mend it; then the count.
    static func text(_ report: ArchitectureReport) -> [Phrase] {
        report.findings.flatMap(lines) + [count(report)]
    }

    private static func lines(_ finding: Finding) -> [Phrase] {
        let text = FindingText(finding.fact)
        let place = "\(finding.place.file):\(finding.place.line)"
        let severity = severity(finding.severity)
        var lines = [
            Phrase(
                en: "\(place): \(severity.english): \(text.message.english) [\(finding.check.rawValue)]",
                ja: "\(place): \(severity.japanese): \(text.message.japanese) [\(finding.check.rawValue)]"
            )
        ]
        if let rule = finding.rule {
            let place = "\(rule.place.file):\(rule.place.line)"
            lines.append(
                Phrase(
                    en: "    Rule '\(rule.name)' (\(place)): \(rule.reason)",
                    ja: "    規則 '\(rule.name)' (\(place)): \(rule.reason)"
                )
            )
        }
        lines.append(Phrase(en: "    \(text.remedy.english)", ja: "    \(text.remedy.japanese)"))
        return lines
    }

    private static func severity(_ severity: Severity) -> Phrase {
        switch severity {
        case .error: Phrase(en: "error", ja: "エラー")
        case .warning: Phrase(en: "warning", ja: "警告")
        case .note, .off: Phrase(en: "note", ja: "注記")
        }
    }

    private static func count(_ report: ArchitectureReport) -> Phrase {
        let modules = report.graph.nodes.count
        let errors = report.findings.count { $0.severity == .error }
        let warnings = report.findings.count { $0.severity == .warning }
        let notes = report.findings.count - errors - warnings
        let covered = report.covered > 0
        let affected =
            report.affected.map { Phrase(en: ", \($0.count) affected", ja: " (影響あり \($0.count))") }
            ?? Phrase(en: "", ja: "")
        return Phrase(
            en: "\(modules) targets\(affected.english): \(errors) errors, \(warnings) warnings"
                + (notes > 0 ? ", \(notes) notes" : "")
                + (covered ? ", \(report.covered) in the baseline" : ""),
            ja: "\(modules) ターゲット\(affected.japanese): エラー \(errors) 件、警告 \(warnings) 件"
                + (notes > 0 ? "、注記 \(notes) 件" : "")
                + (covered ? "、基準 \(report.covered) 件" : "")
        )
    }

    static let baselineHint = Phrase(
        en: "The baseline lies in 'architecture-baseline'. Say in each 'because' why the violation may stay for now.",
        ja: "基準は 'architecture-baseline' にあります。各 'because' に、当面残してよい理由を書いてください。"
    )

    /// Workflow commands, whose values escape what would end them.
    static func github(_ report: ArchitectureReport) -> [String] {
        report.findings.map { finding in
            let text = FindingText(finding.fact)
            let reason = finding.rule.map { "\n\($0.reason)" } ?? ""
            let level = finding.severity > .note ? finding.severity.rawValue : "notice"
            let message = escaped("\(text.message.english)\(reason)\n\(text.remedy.english)")
            let file = escaped(finding.place.file).replacing(",", with: "%2C").replacing(":", with: "%3A")
            return "::\(level) file=\(file),line=\(finding.place.line),title=\(finding.check.rawValue)::\(message)"
        }
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
    }
}
