import ArchitectureDomain
import RepositoryKit

/// The format in which earlier versions have kept each entry of a baseline in a file of its own.
enum FormerBaselineFile {
    private static let keyNames = ["check", "package", "target", "file", "names", "occurrence", "because"]

    /// Returns the entry in a file; throws with the line of the first mistake.
    static func entry(from bytes: [UInt8], file: String) throws(RulesFileError) -> Baseline.Entry {
        var reader = TOMLReader(bytes)
        let tables = try reader.read()
        if tables.count > 1 {
            throw RulesFileError(line: tables[1].line, reason: .unknown(tables[1].header, keyNames))
        }
        var keys = TableKeys(tables[0])
        let name = try keys.required(keys.text("check"), "check")
        let check = try BaselineFile.check(name, line: keys.line(of: "check"))
        let violation = Baseline.Violation(
            check,
            in: .init(package: try keys.text("package") ?? "", target: try keys.text("target") ?? ""),
            names: try keys.texts("names") ?? [],
            file: try keys.text("file") ?? ""
        )
        // Each of several violations that agree in everything else had a file.
        _ = try keys.number("occurrence")
        let reason = try keys.required(keys.text("because"), "because")
        try keys.finish()
        return Baseline.Entry(violation, reason: reason, at: Place(file: file))
    }
}
