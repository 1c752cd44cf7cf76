import ArchitectureDomain
import ReportKit

/// A report in the XML format of JUnit, which services for continuous integration show as tests: one for each check, so
/// that their names stay the same from run to run and a report is never empty.
enum JUnitText {
    static func lines(_ report: ArchitectureReport) -> [String] {
        let checks = report.checks
        let findings = Dictionary(grouping: report.findings, by: \.check)
        let failures = checks.count { check in findings[check, default: []].contains { $0.severity == .error } }
        let notes = ReportLines.notes(report).map { $0.escapedForHTML }.joined(separator: "; ")
        let output = notes.isEmpty ? [] : ["  <system-out>\(notes)</system-out>"]
        return [
            #"<?xml version="1.0" encoding="UTF-8"?>"#,
            #"<testsuite name="strata" tests="\#(checks.count)" failures="\#(failures)" errors="0">"#,
        ] + checks.flatMap { test($0, findings[$0, default: []]) } + output + ["</testsuite>"]
    }

    private static func test(_ check: Check, _ findings: [Finding]) -> [String] {
        let test = #"  <testcase classname="strata" name="\#(check.rawValue)""#
        guard !findings.isEmpty else { return [test + "/>"] }
        let errors = findings.filter { $0.severity == .error }
        let others = findings.filter { $0.severity < .error }
        var lines = [test + ">"]
        if !errors.isEmpty {
            let message = "\(errors.count.english("error")): \(CheckText.summary(check))".escapedForHTML
            lines.append(#"    <failure type="\#(check.rawValue)" message="\#(message)">"#)
            lines += errors.map { ReportLines.diagnostic($0).escapedForHTML } + ["    </failure>"]
        }
        if !others.isEmpty {
            lines +=
                ["    <system-out>"] + others.map { ReportLines.diagnostic($0).escapedForHTML } + ["    </system-out>"]
        }
        return lines + ["  </testcase>"]
    }
}
