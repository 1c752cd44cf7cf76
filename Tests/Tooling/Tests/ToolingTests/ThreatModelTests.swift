import Foundation
import Testing

/// What `docs/threat-model.md` says to keep a promise has to be there.
struct ThreatModelTests {
    @Test func `each promise names what keeps it, and that exists`() throws {
        let model = try ThreatModel()
        #expect(model.promises.count > 20)
        let violations = model.promises.flatMap { model.violations(about: $0) }
        #expect(violations == [])
    }

    @Test(
        arguments: [
            ("| a promise | kept by nobody |", "'a promise' is kept by nothing."),
            ("| a promise | `NobodyTests` |", "There is no suite or contract NobodyTests."),
            ("| a promise | `ThreatModelTests`, fuzz `nothing` |", "There is no fuzz target nothing."),
            (
                "| a promise | fuzz `keys`, `log`; `NobodyContract` |",
                "There is no suite or contract NobodyContract."
            ),
        ]
    )
    func `a promise that nothing keeps is found`(_ row: String, _ complaint: String) throws {
        let model = try ThreatModel()
        #expect(model.violations(about: row) == [complaint])
    }
}

/// The table of promises, and the names that may stand in it.
private struct ThreatModel {
    let promises: [String]
    private let suites: Set<String>
    private let targets: Set<String>

    init() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let text = try String(contentsOf: root.appending(path: "docs/threat-model.md"), encoding: .utf8)
        let section = text.components(separatedBy: "\n## ").first { $0.hasPrefix("Promises") } ?? ""
        promises = section.split(separator: "\n").map(String.init).filter { $0.hasPrefix("| ") }.dropFirst().map { $0 }
        let files = FileManager.default
        targets = try Set(files.contentsOfDirectory(atPath: root.appending(path: "Tests/Fuzz/Corpus").path))
        var suites: Set<String> = []
        for folder in ["Packages", "Apps", "Tests"] {
            let paths = files.enumerator(at: root.appending(path: folder), includingPropertiesForKeys: nil)
            while let path = paths?.nextObject() as? URL {
                guard path.pathExtension == "swift", !path.pathComponents.contains(where: { $0.hasPrefix(".build") })
                else { continue }
                let source = try String(contentsOf: path, encoding: .utf8)
                for match in source.matches(of: #/(?:struct|class|enum) (\w+(?:Tests|Contract))\b/#) {
                    suites.insert(String(match.1))
                }
            }
        }
        self.suites = suites
    }

    func violations(about row: String) -> [String] {
        let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        guard cells.count == 2 else { return ["'\(row)' is no row of two cells."] }
        let names = cells[1].matches(of: #/`([A-Za-z]+)`/#).map { String($0.1) }
        let keepers = names.filter { $0.hasSuffix("Tests") || $0.hasSuffix("Contract") }
        let fuzzed = cells[1].contains("fuzz ") ? names.filter { $0.first?.isLowercase == true } : []
        if keepers.isEmpty && fuzzed.isEmpty { return ["'\(cells[0])' is kept by nothing."] }
        return keepers.filter { !suites.contains($0) }.map { "There is no suite or contract \($0)." }
            + fuzzed.filter { !targets.contains($0) }.map { "There is no fuzz target \($0)." }
    }
}
