import ArchitectureDomain
import PresentationKit

/// The form of a report in SARIF 2.1.0, the format of OASIS for the results of static analysis.
struct SARIFRecord: Encodable {
    struct Message: Encodable {
        let text: String
    }

    struct Rule: Encodable {
        let id: String
        let shortDescription: Message
    }

    struct Driver: Encodable {
        let name = "strata"
        let version: String
        let rules: [Rule]
    }

    struct Tool: Encodable {
        let driver: Driver
    }

    struct ArtifactLocation: Encodable {
        let uri: String
        let uriBaseId = "%SRCROOT%"
    }

    struct Region: Encodable {
        let startLine: Int
    }

    struct PhysicalLocation: Encodable {
        let artifactLocation: ArtifactLocation
        let region: Region
    }

    struct Location: Encodable {
        let physicalLocation: PhysicalLocation
    }

    struct Outcome: Encodable {
        let ruleId: String
        let ruleIndex: Int
        let level: String
        let message: Message
        let locations: [Location]
        let partialFingerprints: [String: String]
    }

    struct Run: Encodable {
        let tool: Tool
        let columnKind = "unicodeCodePoints"
        let results: [Outcome]
    }

    let schema = "https://json.schemastore.org/sarif-2.1.0.json"
    let version = "2.1.0"
    let runs: [Run]

    private enum CodingKeys: String, CodingKey {
        case schema = "$schema"
        case version
        case runs
    }

    init(_ report: ArchitectureReport, version toolVersion: String) {
        let checks = Set(report.findings.map(\.check)).sorted { $0.rawValue < $1.rawValue }
        let results = report.findings.map { finding in
            let text = FindingText(finding.fact)
            let reason = finding.rule.map { " \($0.reason)" } ?? ""
            return Outcome(
                ruleId: finding.check.rawValue,
                ruleIndex: checks.firstIndex(of: finding.check) ?? 0,
                level: finding.severity.rawValue,
                message: Message(text: "\(text.message.english)\(reason) \(text.remedy.english)"),
                locations: [
                    Location(
                        physicalLocation: PhysicalLocation(
                            artifactLocation: ArtifactLocation(uri: Self.uri(finding.place.file)),
                            region: Region(startLine: finding.place.line)
                        )
                    )
                ],
                // Two runs find the same violation by this, wherever its line has moved.
                partialFingerprints: [
                    "strata/v1":
                        ([finding.check.rawValue, finding.subject.target, finding.place.file] + finding.fact.detail)
                        .joined(separator: "|")
                ]
            )
        }
        let rules = checks.map { Rule(id: $0.rawValue, shortDescription: Message(text: CheckText.summary($0))) }
        runs = [Run(tool: Tool(driver: Driver(version: toolVersion, rules: rules)), results: results)]
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
