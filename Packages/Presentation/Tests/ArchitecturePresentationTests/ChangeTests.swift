import ArchitectureContract
import ArchitectureDomain
import ArchitecturePresentation
import ArchitectureUseCase
import DomainKit
import Foundation
import PresentationKit
import ReportKit
import Testing

/// The answers about a change, and about the last commits.
@MainActor
struct ChangeTests {
    /// A state of a package whose targets import what is given; A must not use B.
    private static func snapshot(_ imports: [String: String]) -> RepositorySnapshot {
        let targets = imports.keys.sorted().map { TargetManifest(name: $0) }
        let sources = imports.map { name, text in
            let facts = SourceFacts(scanning: Array(text.utf8))
            let file = Codebase.SourceFile(path: "P/\(name)/<a>.swift", facts: facts)
            return (Codebase.TargetKey(package: "P", target: name), [file])
        }
        var rules = Rules()
        rules.layers = ["A", "B"].map {
            .init(name: $0, packages: ["P"], targets: [NamePattern($0)], reason: "because")
        }
        rules.severities = [.undeclaredImport: .off, .unplacedTarget: .off, .unknownName: .off, .readFailure: .off]
        let package = PackageManifest(name: "P", path: "P", targets: targets)
        return RepositorySnapshot(
            Codebase(packages: [package], sources: Dictionary(uniqueKeysWithValues: sources)),
            rules: rules
        )
    }

    private let worse = ArchitectureDifference(
        from: snapshot(["A": "", "B": ""]),
        to: snapshot(["A": "\nimport B", "B": "", "C": "import B"])
    )

    private func asked(_ format: ArchitectureQuestion.DifferenceFormat, _ difference: ArchitectureDifference) -> Asked {
        Asked(.difference(format, base: "main"), .compared(difference))
    }

    @Test func `lists what came and went with its places, and fails on new errors`() {
        let asked = asked(.text, worse)
        #expect(
            asked.lines == [
                "Targets:", "  + C    P/Package.swift:1", "Dependencies:", "  + A → B    P/A/<a>.swift:2",
                "  + C → B    P/C/<a>.swift:1", "Modules that a change rebuilds:", "  B: 0 → 2", "New findings:",
                "  P/A/<a>.swift:2: error: 'A' in layer 'A' must not use 'B' in layer 'B'. [layer-arrow]",
                "      Rule 'layer.A' (architecture.toml:1): because",
                "      Move what both need to a module that both may use, then remove the import and the dependency.",
                "2 → 3 targets, 0 → 2 dependencies, 0 → 1 error, 0 warnings", "0 of 0 Swift files in 0 targets",
            ]
        )
        #expect(asked.alert?.outcome == .failed)
        #expect(asked.requests == [.compare(RevisionPair(base: "main"))])
    }

    @Test func `what is mended does not fail`() {
        let better = ArchitectureDifference(
            from: Self.snapshot(["A": "import B", "B": ""]),
            to: Self.snapshot(["A": "", "B": ""])
        )
        let asked = asked(.text, better)
        #expect(asked.lines.contains("  - A → B    P/A/<a>.swift:1"))
        #expect(asked.lines.contains("Fixed findings:"))
        #expect(asked.alert == nil)
    }

    @Test func `a comment on a pull request escapes names, and puts places in code`() {
        let lines = asked(.markdown, worse).lines
        #expect(lines.first == "### strata")
        #expect(lines.contains("- `+` A → B `P/A/<a>.swift:2`"))
        #expect(lines.contains { $0.hasPrefix("- **error** `P/A/<a>.swift:2`: ") })
    }

    @Test func `JSON has every part of a difference`() throws {
        let line = try #require(asked(.json, worse).lines.first)
        let value = try JSONDecoder().decode(JSONValue.self, from: Data(line.utf8))
        guard case .fields(let fields) = value, case .fields(let modules)? = fields["targets"] else {
            Issue.record("\(line)")
            return
        }
        #expect(
            Set(fields.keys)
                == ["targets", "dependencies", "cycles", "findings", "rebuilt", "base", "head", "rules_changed"]
        )
        let added = JSONValue.fields(["name": .text("C"), "file": .text("P/Package.swift"), "line": .integer(1)])
        #expect(modules["added"] == .list([added]))
        #expect(fields["rules_changed"] == .bool(false))
    }

    @Test func `a picture has what came in green and what went in red, by line style too`() {
        let both = ArchitectureDifference(
            from: Self.snapshot(["A": "import B", "B": "", "D": ""]),
            to: Self.snapshot(["A": "", "B": "", "C": "import B"])
        )
        let lines = asked(.svg, both).lines
        let svg = lines.joined(separator: "\n")
        #expect(PictureProbe(svg).isWellFormed)
        #expect(lines.count { $0.contains("<rect class=\"box addedbox\"") } == 1)
        #expect(lines.count { $0.contains("<rect class=\"box removedbox\"") } == 1)
        #expect(lines.contains { $0.hasPrefix("<path class=\"added\"") })
        #expect(lines.contains { $0.hasPrefix("<path class=\"removed\"") })
        let same = Self.snapshot(["A": "import B", "B": ""])
        let nothing = asked(.svg, ArchitectureDifference(from: same, to: same)).lines.joined()
        #expect(PictureProbe(nothing).isWellFormed)
        #expect(nothing.contains("Nothing to draw."))
    }

    // MARK: History

    private static func commit(_ id: String, _ subject: String) -> Commit {
        Commit(id: id + "0123456789", tree: "", date: Date(timeIntervalSince1970: 0), subject: subject)
    }

    private static let traced: ArchitectureHistory = {
        let (new, old) = (commit("b", "=Break \"it\""), commit("a", "Begin"))
        let report = ArchitectureReport(snapshot(["A": "import B", "B": ""]).codebase, rules: snapshot([:]).rules)
        var counts = CheckSummary.Counts()
        (counts.modules, counts.dependencies, counts.files, counts.allFiles, counts.errors) = (2, 1, 3, 4, 1)
        return ArchitectureHistory(
            points: [.init(new, CheckSummary(counts)), .init(old, nil)],
            origins: report.findings.map { .init($0, new, isOlder: false) }
        )
    }()

    private func lines(_ format: ArchitectureQuestion.HistoryFormat) -> [String] {
        Asked(.history(format, .commits(2)), .recorded(Self.traced)).lines
    }

    @Test func `a history is a table, with each finding below the commit that brought it`() {
        let lines = lines(.text)
        #expect(
            lines[1].hasPrefix(
                "b012345678  1970-01-01       1         0         0        0        2             1  3/4"
            )
        )
        #expect(lines[2] == "a012345678  1970-01-01  not checked: its rules have a mistake")
        #expect(lines[3] == "By b012345678 1970-01-01 =Break \"it\":")
        #expect(lines[4].contains("[layer-arrow]"))
    }

    @Test func `the heads of a table stand above their numbers in both languages, and a shallow clone is named`() throws
    {
        let cut = ArchitectureHistory(points: Self.traced.points, origins: [], isIncomplete: true)
        let asked = Asked(.history(.text, .commits(2)), .recorded(cut))
        guard case .show(.lines(let phrases)) = asked.commands.first else {
            Issue.record("no lines")
            return
        }
        #expect(phrases[0].japanese.hasSuffix("依存  ファイル") && !phrases[0].japanese.contains("errors"))
        for language in [Language.english, .japanese] {
            // Up to the last column; other letters than those of ASCII take two cells.
            let ends = phrases.prefix(2).map { phrase in
                let text = phrase.text(in: language)
                return text[..<(text.lastIndex(of: " ") ?? text.endIndex)].reduce(0) { $0 + ($1.isASCII ? 1 : 2) }
            }
            #expect(ends[0] == ends[1])
        }
        #expect(phrases[3].english.contains("git fetch --unshallow"))
    }

    @Test func `comma-separated values quote subjects, which are no formulas`() {
        #expect(
            lines(.csv).dropFirst() == [
                "b0123456789,1970-01-01,1,0,0,0,2,1,3,4,\"'=Break \"\"it\"\"\"",
                "a0123456789,1970-01-01,,,,,,,,,\"Begin\"",
            ]
        )
    }

    @Test func `JSON and a picture have each commit`() throws {
        let json = try #require(lines(.json).first)
        #expect(json.contains(#""or_earlier":false"#) && json.contains(#""result":null"#))
        let svg = lines(.svg).joined(separator: "\n")
        #expect(PictureProbe(svg).isWellFormed)
        #expect(svg.contains("b012345678 1970-01-01: 1"))
    }

    @Test func `says how many commits were checked, until the answer is there`() {
        let asked = Asked(.history(.text, .weeks(3)), .historyProgressed(HistoryProgress(checked: 1, total: 3)))
        let phrase = Phrase(en: "Checking commits: 1 of 3", ja: "コミットを調べています: 1 / 3")
        #expect(asked.commands == [.showProgress(phrase)])
        #expect(asked.requests == [.trace(.weeks(3))])
    }
}
