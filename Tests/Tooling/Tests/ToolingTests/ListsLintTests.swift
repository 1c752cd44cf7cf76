import Foundation
import Testing

/// `Scripts/lint-lists` on a repository with one module, one kit and three apps that are shell scripts.
struct ListsLintTests {
    private let scratch: Scratch
    private let script: Script

    private static let tests = "Tests/EndToEnd/Tests/QiitaReaderEndToEndTests"

    init() throws {
        scratch = try Scratch()
        script = Script(
            name: "lint-lists",
            environment: ["STRATA_SCRATCH": scratch.folder.path + "/built"],
            root: scratch.folder
        )
        try write([
            "README.md": "# Strata\n\n| `Domain` | `DomainKit` | `ArticleDomain` |\n",
            "architecture.toml": "[features]\nnames = [\"Appearance\", \"Article\"]\nbecause = \"\"\n",
            "docs/modules.svg": "picture\n",
            "docs/Strata.docc/Strata.md": "| View | |\n| Domain | ``/DomainKit`` |\n",
            "docs/json.md": "`hoge show --json`, `qiita-reader list --json`, `saved list` and `album get` print one.\n",
            "docs/schema/article.schema.json": "{}",
            "Packages/Domain/Package.swift": """
            products: [
                .library(name: "DomainKit", targets: ["DomainKit"]),
                .library(name: "ArticleDomain", targets: ["ArticleDomain"]),
            ]
            """,
            "Packages/Domain/Sources/DomainKit/A.swift": "", "Packages/Domain/Sources/ArticleDomain/A.swift": "",
            "Tests/Architecture/Sources/InnerLayersProbe/main.swift": "import ArticleDomain\nimport DomainKit\n",
            "Tests/Guide/Tests/GuideTests/Kits.swift": "import DomainKit\n",
            "\(Self.tests)/CommandCall.swift": """
            struct CommandCall {
                static let all: [CommandCall] = [
                    CommandCall(name: "list", arguments: []),
                    CommandCall(
                        name: "saved list",
                        arguments: []
                    ),
                    CommandCall(name: "forget", arguments: []),
                ]
            """,
            "\(Self.tests)/PrintedRecord.swift": """
            enum PrintedRecord {
                static let reader: [String: PrintedRecord] = [
                    "list": .of("article"),
                    "saved list": .of("article"),
                    "forget 3": .nothing,
                ]
                static let hoge: [String: PrintedRecord] = [
                    "show": .of("article"),
                ]
                static let album: KeyValuePairs<String, PrintedRecord> = [
                    "get a": .of("article"), "undo": .nothing,
                ]
            """,
        ])
        for name in ["lint-lists", "distinct-diagnostics"] { try scratch.copy("Scripts/\(name)") }
        try scratch.writeProgram("Scripts/swiftpm", "exit 0")
        try scratch.writeProgram("Scripts/graph", #"echo picture >"$2/modules.svg""#)
        try scratch.writeProgram("built/debug/hoge", Self.help(["": "show"]))
        try scratch.writeProgram("built/debug/qiita-reader", Self.help(["": "list saved forget", "saved": "list"]))
        try scratch.writeProgram("built/debug/album", Self.help(["": "get undo"]))
    }

    /// Returns the body of a shell script that lists commands, as the help of the apps does.
    private static func help(_ commands: [String: String]) -> String {
        let cases = commands.map { name, list in
            "\"\(name)\") commands='\(list)' ;;"
        }
        return """
            shift
            case "$*" in
            \(cases.joined(separator: "\n"))
            *) commands= ;;
            esac
            [ -z "$commands" ] || { echo 'Commands:' && for name in $commands; do echo "  $name  does it"; done; }
            """
    }

    private func write(_ files: [String: String]) throws {
        for (path, text) in files { try scratch.write(text, to: path) }
    }

    @Test func `complete lists pass`() async throws {
        let outcome = try await script.run(exits: 0)
        #expect(outcome.lines == [])
    }

    @Test func `a new module is named with the lists that it has to be added to`() async throws {
        try write(["Packages/Domain/Sources/GoalDomain/A.swift": "", "docs/modules.svg": "old picture\n"])
        let outcome = try await script.run(exits: 1)
        #expect(
            outcome.lines == [
                "The module GoalDomain has to be added to:",
                "    README.md:3: the table of modules; a feature is a column of it",
                "    Tests/Architecture/Sources/InnerLayersProbe/main.swift: "
                    + "an import and a type, and a dependency in Tests/Architecture/Package.swift",
                "docs/modules.svg: modules or arrows came or went; run 'make graph'.",
            ]
        )
    }

    @Test func `a new kit is named with the lists that it has to be added to`() async throws {
        try write(["Packages/View/Package.swift": "    .library(name: \"ViewKit\", targets: [\"ViewKit\"]),\n"])
        let outcome = try await script.run(exits: 1)
        #expect(
            outcome.lines == [
                "The kit ViewKit has to be added to:",
                "    Tests/Guide/Tests/GuideTests/Kits.swift: an import, and a dependency in Tests/Guide/Package.swift",
                "    docs/Strata.docc/Strata.md:1: the table of kits",
            ]
        )
    }

    @Test func `a new command is named with the lists that it has to be added to`() async throws {
        try scratch.writeProgram(
            "built/debug/qiita-reader",
            Self.help(["": "list saved forget", "saved": "list run"])
        )
        let outcome = try await script.run(exits: 1)
        #expect(
            outcome.lines == [
                "The command 'qiita-reader saved run' has to be added to:",
                "    \(Self.tests)/CommandCall.swift:2: a row with a call of it",
                "    \(Self.tests)/PrintedRecord.swift:2: a row that says what it prints",
                "    docs/json.md:1: what it prints with --json, with a schema in docs/schema",
            ]
        )
        try scratch.writeProgram("built/debug/qiita-reader", Self.help(["": "list"]))
        try scratch.writeProgram("built/debug/album", Self.help(["": "get tag undo"]))
        let album = try await script.run(exits: 1)
        #expect(album.lines.first == "The command 'album tag' has to be added to:")
        #expect(album.lines.count == 3)
    }

    @Test func `a record without a schema is named`() async throws {
        try FileManager.default.removeItem(at: scratch.folder.appending(path: "docs/schema/article.schema.json"))
        let outcome = try await script.run(exits: 1)
        #expect(outcome.lines.first == "The command 'hoge show' has to be added to:")
        #expect(outcome.lines.dropFirst().first == "    docs/schema/article.schema.json: a schema for it")
    }
}
