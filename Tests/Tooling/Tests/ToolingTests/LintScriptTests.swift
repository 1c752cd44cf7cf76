import Foundation
import Testing

/// `Scripts/lint` on a repository of a few lines, with other checks that pass.
struct LintScriptTests {
    private let scratch: Scratch
    private let script: Script

    init() throws {
        scratch = try Scratch()
        let path = scratch.folder.path + "/programs:/usr/bin:/bin"
        script = Script(name: "lint", environment: ["PATH": path], root: scratch.folder)
        for name in ["lint", "packages"] { try scratch.copy("Scripts/\(name)") }
        for name in ["check", "lint-lists", "lint-documentation", "sources"] {
            try scratch.writeProgram("Scripts/\(name)", "exit 0")
        }
        for name in ["swift", "shellcheck"] { try scratch.writeProgram("programs/\(name)", "exit 0") }
        for package in [".", "Apps/hoge", "Apps/album"] {
            try scratch.write("// swift-tools-version: 6.3\n", to: package + "/Package.swift")
        }
        for layer in ["Domain", "UseCase", "Repository", "Presentation", "View"] {
            try scratch.write("let a = 1\n", to: "Packages/\(layer)/Sources/Kit/A.swift")
        }
        try scratch.write("let a = 1\n", to: "Apps/hoge/Sources/hoge/A.swift")
    }

    @Test(
        arguments: [
            "let half = Phrase([.english: \"a\"])", "let advice = \"Sign in with 'hoge login'.\"",
            "    Without a command, hoge shows the theme.",
            "let get = \"album get\"", "let item = try await find(1)", "let item = try? await find(1)",
            "let item = await (try find(1))",
        ]
    )
    func `a line that is refused is named`(line: String) async throws {
        try scratch.write("let a = 1\n\(line)\n", to: "Packages/View/Sources/Kit/B.swift")
        let outcome = try await script.run(exits: 1)
        #expect(outcome.lines.filter { $0.contains(".swift:") } == ["Packages/View/Sources/Kit/B.swift:2:\(line)"])
    }

    @Test func `a phrase is refused by its first argument in the next line, too`() async throws {
        try scratch.write("let a = Phrase(\n    [.english: \"a\"]\n)\n", to: "Packages/View/Sources/Kit/B.swift")
        let outcome = try await script.run(exits: 1)
        #expect(outcome.lines.contains("Packages/View/Sources/Kit/B.swift-    [.english: \"a\"]"))
    }

    @Test func `comments and other lines are not refused`() async throws {
        try scratch.write(
            """
            /// The program hoge: Phrase([.english: "a"]), try await find(1).
            let text = Phrase(en: "An album of hogera", ja: "あ")
            let catchPhrase = CatchPhrase([1])
            let result = await find.result(1)
            try await clock.sleep(for: .seconds(1))

            """,
            to: "Packages/View/Sources/Kit/B.swift"
        )
        let outcome = try await script.run(exits: 0)
        #expect(outcome.lines.allSatisfy { $0.hasPrefix("== ") })
    }

    @Test(arguments: [
        "// swift-tools-version: 6.2\n", "// swift-tools-version: 6.3\n.package(url: \"a\", from: \"1.0.0\")\n",
    ])
    func `a manifest with another version or a dependency from outside is refused`(manifest: String) async throws {
        try scratch.write(manifest, to: "Apps/hoge/Package.swift")
        try await script.run(exits: 1)
    }
}
