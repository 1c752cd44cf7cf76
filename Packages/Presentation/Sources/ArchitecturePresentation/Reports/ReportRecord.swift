import ArchitectureDomain
import PresentationKit

/// The JSON form of a report, which docs/strata.md describes.
struct ReportRecord: Encodable {
    struct FindingRecord: Encodable {
        struct RuleRecord: Encodable {
            let name: String
            let reason: String
            let file: String
            let line: Int
        }

        let check: String
        let severity: String
        let file: String
        let line: Int
        let package: String
        let target: String
        let message: String
        let remedy: String
        let rule: Nullable<RuleRecord>
    }

    let findings: [FindingRecord]
    let errors: Int
    let warnings: Int
    let affected: Nullable<[String]>
    let baseline: Int
    let modules: Int
    let rules: Nullable<String>

    /// Creates a record; its sentences are English, so that they do not depend on the user's language.
    init(_ report: ArchitectureReport) {
        findings = report.findings.map { finding in
            let text = FindingText(finding.fact)
            return FindingRecord(
                check: finding.check.rawValue,
                severity: finding.severity.rawValue,
                file: finding.place.file,
                line: finding.place.line,
                package: finding.subject.package,
                target: finding.subject.target,
                message: text.message.english,
                remedy: text.remedy.english,
                rule: Nullable(
                    finding.rule.map {
                        .init(name: $0.name, reason: $0.reason, file: $0.place.file, line: $0.place.line)
                    }
                )
            )
        }
        errors = report.findings.count { $0.severity == .error }
        warnings = report.findings.count { $0.severity == .warning }
        let names = Dictionary(uniqueKeysWithValues: zip(report.graph.nodes.map(\.key), report.graph.names))
        affected = Nullable(report.affected.map { $0.sorted().compactMap { names[$0] } })
        baseline = report.covered
        modules = report.graph.nodes.count
        rules = Nullable(report.rules?.file)
    }
}
