import ArchitectureDomain
import RepositoryKit

/// The format of the files of a baseline.
enum BaselineFile {
    private static let keyNames = ["check", "package", "target", "file", "names", "occurrence", "because"]

    /// Returns the entry in a file.
    ///
    /// - Throws: ``RulesFileError`` with the line of the first mistake.
    static func entry(from bytes: [UInt8], file: String) throws(RulesFileError) -> Baseline.Entry {
        var reader = TOMLReader(bytes)
        let tables = try reader.read()
        if tables.count > 1 {
            throw RulesFileError(
                line: tables[1].line,
                reason: .unknown(tables[1].header, keyNames)
            )
        }
        var keys = TableKeys(tables[0])
        let name = try keys.required(keys.text("check"), "check")
        guard let check = Check(rawValue: name) else {
            let known = Check.allCases.map(\.rawValue)
            throw RulesFileError(line: keys.line(of: "check"), reason: .noneOf(key: "check", name, known))
        }
        let violation = Baseline.Violation(
            check,
            in: .init(package: try keys.text("package") ?? "", target: try keys.text("target") ?? ""),
            file: try keys.text("file") ?? "",
            names: try keys.texts("names") ?? [],
            occurrence: try keys.number("occurrence") ?? 1
        )
        let reason = try keys.reason()
        try keys.finish()
        return Baseline.Entry(violation, reason: reason, file: file)
    }

    /// Returns the text of an entry, without empty values.
    static func text(of violation: Baseline.Violation, because reason: String) -> String {
        var lines = ["check = \(TOMLText.quoted(violation.check.rawValue))"]
        func add(_ key: String, _ value: String) {
            if !value.isEmpty { lines.append("\(key) = \(TOMLText.quoted(value))") }
        }
        add("package", violation.subject.package)
        add("target", violation.subject.target)
        add("file", violation.file)
        if !violation.names.isEmpty { lines.append("names = \(TOMLText.list(violation.names))") }
        if violation.occurrence > 1 { lines.append("occurrence = \(violation.occurrence)") }
        lines.append("because = \(TOMLText.quoted(reason))")
        return lines.joined(separator: "\n") + "\n"
    }

    private static let nameLimit = 100

    /// Returns a file name that depends only on the violation, sorts by check and names, and is valid on every system.
    static func name(of violation: Baseline.Violation) -> String {
        let readable = ([violation.check.rawValue] + violation.names).joined(separator: ".").utf8.map { byte in
            TOMLReader.isBare(byte) || byte == UInt8(ascii: ".") ? byte : UInt8(ascii: "-")
        }
        let hash = StableHash(text(of: violation, because: ""))
        return String(decoding: readable.prefix(nameLimit), as: UTF8.self) + ".\(hash.digits).toml"
    }
}
