import Foundation

/// The parts of SARIF 2.1.0 that a report uses, as the schema of OASIS states them: every object is closed there.
///
/// The names are those of `definitions` in `sarif-schema-2.1.0.json`; docs/strata.md says how to hold a report against
/// the published schema itself.
indirect enum SARIFShape: Sendable {
    case object(required: [String: SARIFShape], optional: [String: SARIFShape] = [:])
    case list(SARIFShape)
    case texts
    case text
    case flag
    case word([String])
    /// A URI or a relative reference (RFC 3986).
    case reference
    case number(from: Int)

    static let log = object(
        required: ["version": word(["2.1.0"]), "runs": list(run)],
        optional: ["$schema": reference]
    )
    private static let run = object(
        required: ["tool": object(required: ["driver": toolComponent])],
        optional: [
            "results": list(result), "columnKind": word(["utf16CodeUnits", "unicodeCodePoints"]),
            "invocations": list(invocation),
        ]
    )
    private static let invocation = object(
        required: ["executionSuccessful": flag],
        optional: ["toolExecutionNotifications": list(notification)]
    )
    private static let notification = object(
        required: ["message": message],
        optional: ["level": word(["none", "note", "warning", "error"])]
    )
    private static let toolComponent = object(
        required: ["name": text],
        optional: ["version": text, "rules": list(reportingDescriptor)]
    )
    private static let reportingDescriptor = object(required: ["id": text], optional: ["shortDescription": message])
    private static let result = object(
        required: ["message": message],
        optional: [
            "ruleId": text, "ruleIndex": number(from: -1), "level": word(["none", "note", "warning", "error"]),
            "locations": list(location), "partialFingerprints": texts,
        ]
    )
    private static let message = object(required: ["text": text])
    private static let location = object(required: [:], optional: ["physicalLocation": physicalLocation])
    private static let physicalLocation = object(
        required: ["artifactLocation": object(required: [:], optional: ["uri": reference, "uriBaseId": text])],
        optional: [
            "region": object(required: ["startLine": number(from: 1)], optional: ["startColumn": number(from: 1)])
        ]
    )

    /// Returns the paths in a value that do not have the shape.
    func faults(in value: Any?, at path: String = "") -> [String] {
        switch (self, value) {
        case (.object(let required, let optional), let object as [String: Any]):
            let missing = required.keys.filter { object[$0] == nil }.map { "\(path)/\($0) is missing" }
            let shapes = required.merging(optional) { one, _ in one }
            return missing
                + object.flatMap { key, value in
                    shapes[key]?.faults(in: value, at: path + "/" + key) ?? ["\(path)/\(key) is not known"]
                }
        case (.list(let shape), let list as [Any]):
            return list.enumerated().flatMap { shape.faults(in: $1, at: "\(path)/\($0)") }
        case (.texts, let object as [String: Any]) where object.values.allSatisfy { $0 is String }: return []
        case (.text, is String), (.flag, is Bool): return []
        case (.word(let words), let text as String) where words.contains(text): return []
        case (.reference, let text as String) where URL(string: text, encodingInvalidCharacters: false) != nil:
            return []
        case (.number(let least), let number as Int) where number >= least: return []
        default: return ["\(path) is \(value ?? "nothing")"]
        }
    }
}
