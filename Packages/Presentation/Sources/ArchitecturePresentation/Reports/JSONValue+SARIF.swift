import ArchitectureDomain
import PresentationKit

extension JSONValue {
    /// Creates the form of a report in SARIF 2.1.0, the format of OASIS for the results of static analysis.
    init(sarif report: ArchitectureReport, version: String) {
        let checks = Set(report.findings.map(\.check)).sorted { $0.rawValue < $1.rawValue }
        let rules = checks.map { check in
            JSONValue.fields([
                "id": .text(check.rawValue), "shortDescription": .fields(["text": .text(CheckText.summary(check))]),
            ])
        }
        let driver = ["name": .text("strata"), "version": .text(version), "rules": JSONValue.list(rules)]
        var occurrences: [[String]: Int] = [:]
        let results = report.findings.map { finding in
            let identity =
                [finding.check.rawValue, finding.subject.package, finding.subject.target, finding.place.file]
                + finding.fact.detail
            occurrences[identity, default: 0] += 1
            let file = report.prefix + finding.place.file
            return JSONValue(sarif: finding, in: file, among: checks, identity + ["\(occurrences[identity] ?? 1)"])
        }
        let notes = ReportLines.notes(report).map { text in
            JSONValue.fields(["level": .text("note"), "message": .fields(["text": .text(text)])])
        }
        let invocation: [String: JSONValue] = [
            "executionSuccessful": .bool(true), "toolExecutionNotifications": .list(notes),
        ]
        let run: [String: JSONValue] = [
            "tool": .fields(["driver": .fields(driver)]),
            "columnKind": .text("unicodeCodePoints"),
            "invocations": .list([.fields(invocation)]),
            "results": .list(results),
        ]
        self = .fields([
            "$schema": .text("https://json.schemastore.org/sarif-2.1.0.json"),
            "version": .text("2.1.0"),
            "runs": .list([.fields(run)]),
        ])
    }

    /// Creates the form of a finding in a file of the git repository; its identity stays when its line moves.
    private init(sarif finding: Finding, in file: String, among checks: [Check], _ identity: [String]) {
        let text = FindingText(finding.fact)
        let reason = finding.rule.map { " \($0.reason)" } ?? ""
        let position = finding.place.position
        let place: [String: JSONValue] = [
            "artifactLocation": .fields([
                "uri": .text(Self.uri(file)), "uriBaseId": .text("%SRCROOT%"),
            ]),
            "region": .fields(["startLine": .integer(position.line), "startColumn": .integer(position.column)]),
        ]
        self = .fields([
            "ruleId": .text(finding.check.rawValue),
            "ruleIndex": .integer(checks.firstIndex(of: finding.check) ?? 0),
            "level": .text(finding.severity.rawValue),
            "message": .fields(["text": .text("\(text.message.english)\(reason) \(text.remedy.english)")]),
            "locations": .list([.fields(["physicalLocation": .fields(place)])]),
            // Two runs find the same violation by this, wherever its line has moved.
            "partialFingerprints": .fields(["strata/v2": .text(identity.map(Self.uri).joined(separator: "|"))]),
        ])
    }

    /// Returns a path as a relative reference of a URI, in which other bytes are percent-encoded (RFC 3986).
    private static func uri(_ path: String) -> String {
        let digits = Array("0123456789ABCDEF")
        return path.utf8.reduce(into: "") { uri, byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
                UInt8(ascii: "~"), UInt8(ascii: "/"), UInt8(ascii: "+"):
                uri.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                uri += "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
            }
        }
    }
}
