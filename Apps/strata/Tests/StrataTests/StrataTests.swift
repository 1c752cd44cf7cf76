import Foundation
import InfrastructureTesting
import Testing

/// Runs the built program on repositories that are made for each test.
struct StrataTests {
    private let repository: ShopRepository

    init() throws {
        repository = try ShopRepository()
    }

    @Test func `a clean repository passes, without rules too`() async throws {
        try repository.write(ShopRepository.files)
        let check = try await repository.run("check", exits: 0)
        #expect(check.output == "2 of 2 Swift files in 2 targets\n2 targets: 0 errors, 0 warnings\n")
        #expect(check.messages.isEmpty)
        try repository.write(["architecture.toml": ShopRepository.rules])
        #expect(try await repository.run("check").status == 0)
    }

    @Test func `a repository below a folder that git ignores is read without a warning`() async throws {
        let files = Dictionary(uniqueKeysWithValues: ShopRepository.files.map { ("built/shop/" + $0, $1) })
        try repository.write(files.merging([".gitignore": "built\n"]) { $1 })
        try await repository.initialize()
        let check = try await repository.run("check", in: "/built/shop", exits: 0)
        #expect(check.output.hasSuffix("2 targets: 0 errors, 0 warnings\n"))
    }

    @Test func `a violation is reported with its place, the rule and what to do`() async throws {
        try repository.write([
            "Package.swift": ShopRepository.manifest, "architecture.toml": ShopRepository.rules,
            "Sources/Cart/A.swift": "\nimport Store\n", "Sources/Store/B.swift": "import Cart\n",
        ])
        let check = try await repository.run("check", exits: 1)
        #expect(
            check.output.contains(
                "Sources/Cart/A.swift:2: error: 'Cart' in layer 'Inner' must not use 'Store' in layer 'Outer'."
            )
        )
        #expect(check.output.contains("    Rule 'layer.Inner' (architecture.toml:1): A cart knows no store.\n"))
        #expect(check.messages.contains("findings fail the check"))
        let json = try await repository.run("check", "--json", exits: 1)
        #expect(json.output.contains(#""errors":3,"#))
        #expect(json.output.contains(#""findings":[{"check":"layer-arrow""#))
        let github = try await repository.run("check", "--format", "github")
        #expect(github.output.contains("::error file=Sources/Cart/A.swift,line=2,col=1,title=layer-arrow::"))
        try repository.write([
            "Package.swift": ShopRepository.manifest.replacing("[\"Cart\"]", with: "[\"Cart\", \"Gone\"]")
        ])
        let xcode = try await repository.run("check", "--format", "xcode")
        #expect(xcode.output.contains("\(repository.root)/Sources/Cart/A.swift:2:1: error: "))
        #expect(xcode.output.contains("\(repository.root)/Package.swift:7:55: error: "), "\(xcode)")
        let junit = try await repository.run("check", "--format", "junit", environment: ["LANG": "ja_JP.UTF-8"])
        let document = try XMLText(junit.output)
        #expect(document.count("testcase") > 20)
        #expect(document.count("failure") == 4)
        let comment = try await repository.run("check", "--format", "markdown", environment: ["LANG": "ja_JP.UTF-8"])
        #expect(comment.output.contains("\n- **error** `Sources/Cart/A.swift:2`: 'Cart' in layer"))
        let why = try await repository.run("why", "Cart", "Store")
        #expect(why.output.hasPrefix("Cart → Store    Sources/Cart/A.swift:2\nForbidden:"))
    }

    @Test(arguments: ["check", "init", "graph", "baseline", "metrics"])
    func `without a file of a target there is nothing to check`(command: String) async throws {
        try repository.write(["README.md": "", "App/App.swift": ""])
        let none = try await repository.run(command, exits: 3)
        #expect(none.messages.contains("No Swift file in '\(repository.root)' or below it belongs to a target"))
        try repository.write(["Package.swift": ShopRepository.manifest])
        let empty = try await repository.run(command, exits: 3)
        #expect(empty.messages == none.messages)
        #expect(empty.output.isEmpty)
        let files = try FileManager.default.contentsOfDirectory(atPath: repository.root)
        #expect(!files.contains { $0.hasPrefix("architecture") })
    }

    @Test func `files without a target are counted by folder, and fail the check if the rules demand one`() async throws
    {
        try repository.write(ShopRepository.files)
        try repository.write(["App/One.swift": "", "App/Two/Two.swift": "", "Three.swift": ""])
        for (link, target) in ["Link": "App", "Again": ".", "App/Loop": ".."] {
            try repository.link(link, to: target)
        }
        let sentence = "2 of 5 Swift files in 2 targets; 3 in folders without a target: App (2), . (1)\n"
        #expect(try await repository.run("check", exits: 0).output == sentence + "2 targets: 0 errors, 0 warnings\n")
        #expect(try await repository.run("graph", exits: 0).output.hasSuffix(sentence))
        #expect(try await repository.run("init", exits: 0).output.contains(sentence))
        let demand = ShopRepository.rules + "\n[coverage]\nbecause = \"Nobody checks it.\"\n"
        try repository.write(["architecture.toml": demand])
        let check = try await repository.run("check", exits: 1)
        #expect(check.output.contains("App:1: error: 2 Swift files in 'App' belong to no target. [coverage]\n"))
        #expect(check.output.contains(": Nobody checks it.\n"))
        try repository.write(["architecture.toml": "exclude = [\"App\"]\n" + demand])
        #expect(try await repository.run("check", exits: 1).output.hasSuffix("2 targets: 1 error, 0 warnings\n"))
    }

    @Test func `a manifest that does not parse is named with its line, and the rest is checked`() async throws {
        try repository.write(ShopRepository.files)
        try repository.write([
            "Broken/Package.swift": "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = \n",
            "Newer/Package.swift": "// swift-tools-version: 99.0\nimport PackageDescription\n",
        ])
        let check = try await repository.run("check", exits: 1)
        #expect(check.output.contains("Broken/Package.swift:3: error: SwiftPM rejects the manifest"))
        #expect(check.output.contains("Newer/Package.swift:1: error: The manifest needs a newer toolchain"))
        #expect(check.output.hasSuffix("2 targets: 2 errors, 0 warnings\n"))
    }

    @Test func `without a toolchain it says what is missing`() async throws {
        try repository.write(["Package.swift": ShopRepository.manifest, "Sources/Cart/A.swift": ""])
        let check = try await repository.run("check", environment: ["PATH": "/nowhere"], exits: 1)
        #expect(check.output.contains("'swift' was not found, so manifests cannot be read."))
    }

    @Test func `a rules file with a mistake is refused with the line`() async throws {
        try repository.write([
            "Package.swift": ShopRepository.manifest,
            "architecture.toml": "[layer.A]\npackages = [\"\"]\nuses = [\"B\"]\nbecause = \"x\"\n",
            "Sources/Cart/A.swift": "",
        ])
        let check = try await repository.run("check", exits: 2)
        #expect(
            check.messages.contains("In line 3 of 'architecture.toml', 'B' is not valid for uses: it must be one of A.")
        )
        let japanese = try await repository.run("check", "--lang", "ja")
        #expect(japanese.messages.contains("'architecture.toml' の 3 行目: 'B' は uses として正しくありません。A のいずれかを"))
    }

    @Test func `init writes rules that are kept, and replaces none`() async throws {
        try repository.write(ShopRepository.files)
        #expect(try await repository.run("init").status == 0)
        #expect(try await repository.run("check").status == 0)
        try repository.write(["Sources/Cart/A.swift": "import Store\n"])
        #expect(try await repository.run("check").output.contains("[layer-arrow]"))
        let again = try await repository.run("init", exits: 7)
        #expect(again.messages.contains("architecture.toml' already exists and was not changed."))
        #expect(again.messages.contains("'strata init --force' replaces it."))
        let forced = try await repository.run("init", "--force")
        #expect(forced.status == 0, "\(forced)")
        #expect(try await repository.run("check").status == 0)
        #expect(!FileManager.default.fileExists(atPath: repository.root + "/architecture.toml.former"))
    }

    @Test func `init and check pass where much is wrong, and the baseline makes errors of the rest`() async throws {
        try repository.write([
            "Package.swift": ShopRepository.manifest,
            "Sources/Cart/A.swift": "@_exported import Foundation\nimport Store\n",
            "Sources/Store/B.swift": "",
            "Broken/Package.swift": "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = \n",
        ])
        let proposed = try await repository.run("init")
        #expect(proposed.status == 0, "\(proposed)")
        #expect(proposed.output.contains("These are warnings for now: "))
        #expect(try await repository.run("check").status == 0)
        let rules = try repository.text("architecture.toml")
        #expect(rules.hasPrefix("exclude = [\"Broken\"]\n"))
        let strict = try #require(rules.split(separator: "[severity]").first)
        try repository.write(["architecture.toml": String(strict)])
        #expect(try await repository.run("check").status == 1)
        #expect(try await repository.run("baseline").status == 0)
        #expect(try await repository.run("check").status == 0)
    }

    @Test(arguments: [
        ["check"], ["plan", "App"], ["diff", "main"], ["new", "feature", "Note"], ["remove", "feature", "Note"],
        ["extract", "A.swift", "--as", "A"],
    ])
    func `a folder that is not there is named, and not found`(arguments: [String]) async throws {
        let run = try await repository.run(arguments, in: "/nowhere", exits: 3)
        #expect(run.messages.contains("/nowhere'"), "\(run)")
    }
}
