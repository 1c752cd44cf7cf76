import Foundation
import Testing

/// The tests that `docs/threat-model.md` names for each of its guarantees.
struct ThreatModelTests {
    @Test func `each guarantee names what keeps it, and that exists`() throws {
        let model = try ThreatModel()
        #expect(model.guarantees.count > 20)
        let violations = model.guarantees.flatMap { model.violations(about: $0) }
        #expect(violations == [])
    }

    @Test(arguments: [
        ("| a guarantee | by nobody |", "'a guarantee' has no test."),
        ("| a guarantee | `NobodyTests` |", "There is no suite or contract NobodyTests."),
        ("| a guarantee | `ThreatModelTests`, fuzz `nothing` |", "There is no fuzz target nothing."),
        (
            "| a guarantee | fuzz `keys`, `log`; `NobodyContract` |",
            "There is no suite or contract NobodyContract."
        ),
    ])
    func `a guarantee that nothing keeps is found`(_ row: String, _ complaint: String) throws {
        let model = try ThreatModel()
        #expect(model.violations(about: row) == [complaint])
    }
}

/// The table of guarantees, and the names of tests that may appear in it.
private struct ThreatModel {
    let guarantees: [String]
    private let suites: Set<String>
    private let targets: Set<String>

    init() throws {
        let root = Script.repository
        let text = try String(contentsOf: root.appending(path: "docs/threat-model.md"), encoding: .utf8)
        let section = text.components(separatedBy: "\n## ").first { $0.hasPrefix("Guarantees") } ?? ""
        guarantees = section.split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst().map(String.init)
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
        let suitesNamed = names.filter { $0.hasSuffix("Tests") || $0.hasSuffix("Contract") }
        let fuzzed = cells[1].contains("fuzz ") ? names.filter { $0.first?.isLowercase == true } : []
        if suitesNamed.isEmpty && fuzzed.isEmpty { return ["'\(cells[0])' has no test."] }
        return suitesNamed.filter { !suites.contains($0) }.map { "There is no suite or contract \($0)." }
            + fuzzed.filter { !targets.contains($0) }.map { "There is no fuzz target \($0)." }
    }
}
