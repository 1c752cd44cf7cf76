import Testing

/// `Scripts/lint-lists` on a repository with two modules, of which one is a kit.
struct ListsLintTests {
    private let scratch: Scratch
    private let script: Script

    init() throws {
        scratch = try Scratch()
        script = Script(name: "lint-lists", root: scratch.folder)
        try write([
            "architecture.toml": "[features]\nnames = [\"Article\"]\nbecause = \"x\"\n",
            "docs/modules.svg": "picture\n",
            "Packages/Domain/Package.swift": """
            .library(name: "DomainKit", targets: ["DomainKit"]),
            .library(name: "ArticleDomain", targets: ["ArticleDomain"]),
            """,
            "Packages/Domain/Sources/DomainKit/A.swift": "", "Packages/UseCase/Sources/UseCaseKit/A.swift": "",
            "Packages/Domain/Sources/ArticleDomain/A.swift": "",
            "Tests/Architecture/Sources/InnerLayersProbe/main.swift":
                "import ArticleDomain\nimport DomainKit\nimport UseCaseKit\n",
            "Tests/Guide/Tests/GuideTests/Kits.swift": "import DomainKit\n",
        ])
        for name in ["lint-lists", "distinct-diagnostics"] { try scratch.copy("Scripts/\(name)") }
        try scratch.writeProgram("Scripts/swiftpm", "exit 0")
        try scratch.writeProgram("Scripts/graph", #"echo picture >"$2/modules.svg""#)
    }

    private func write(_ files: [String: String]) throws {
        for (path, text) in files { try scratch.write(text, to: path) }
    }

    @Test func `complete lists pass`() async throws {
        #expect(try await script.run(exits: 0).lines == [])
    }

    @Test func `a new module and a new kit are named with the lists that they have to be added to`() async throws {
        try write([
            "Packages/Domain/Sources/GoalDomain/A.swift": "", "docs/modules.svg": "old picture\n",
            "Packages/View/Package.swift": "    .library(name: \"ViewKit\", targets: [\"ViewKit\"]),\n",
        ])
        let lines = try await script.run(exits: 1).lines
        let places = ["InnerLayersProbe/main.swift", "Kits.swift", "docs/modules.svg"]
        #expect(lines.count == places.count)
        #expect(zip(lines, places).allSatisfy { $0.contains($1) })
        #expect(lines.map { $0.prefix { $0 != " " } }.prefix(2) == ["GoalDomain", "ViewKit"])
    }
}
