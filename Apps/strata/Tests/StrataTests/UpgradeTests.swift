import Foundation
import InfrastructureTesting
import Testing

/// Upgrades of a project that `strata new project` created to other templates, those of a folder.
struct UpgradeTests {
    private let shop: ShopRepository
    /// The folder of the templates of the project.
    private static let own = "Notes/.strata/templates/project/"

    /// Creates a project, and copies the templates of the program into it, to be changed.
    init() async throws {
        shop = try ShopRepository()
        let creation = ["new", "project", "Notes", NewProjectTests.kits, "--kits", "path"]
        _ = try await shop.run(creation, option: "--in", exits: 0)
        let templates = NewProjectTests.kits + "/Apps/strata/Sources/CStrataTemplates/Templates/project/"
        for path in try FileManager.default.subpathsOfDirectory(atPath: templates) {
            if let bytes = FileManager.default.contents(atPath: templates + path) {
                try shop.write(Self.own + path, bytes)
            }
        }
    }

    private func text(_ path: String) throws -> String {
        try String(contentsOfFile: shop.root + "/" + path, encoding: .utf8)
    }

    private func replace(_ old: String, with new: String, in path: String) throws {
        let text = try text(path)
        try #require(text.contains(old), "\(path)")
        try shop.write([path: text.replacing(old, with: new)])
    }

    /// The contents of all files of the project, by path.
    private func contents() throws -> [String: Data] {
        let paths = try shop.files(in: "Notes")
        return try Dictionary(
            uniqueKeysWithValues: paths.map { ($0, try Data(contentsOf: URL(filePath: shop.root + "/Notes/" + $0))) }
        )
    }

    /// Changes templates as a later version would: every manifest, a rule, a new file and a removed one.
    private func changeTemplates() throws {
        for package in ["Domain", "UseCase", "Repository", "Presentation", "View"] {
            let manifest = Self.own + "Packages/__Area__\(package)/Package.swift"
            try replace("// swift-tools-version: 6.2", with: "// swift-tools-version: 6.3", in: manifest)
        }
        try replace("# Two commands: make run, make test.", with: "# Run 'make help'.", in: Self.own + "Makefile")
        try shop.write([Self.own + "dot-github/dependabot.yml": "version: 2 # __App__\n"])
        try shop.remove(Self.own + "dot-swift-format")
    }

    @Test func `a project with an added feature gets the new templates, and keeps its rules and the feature`()
        async throws
    {
        _ = try await shop.run("new", "feature", "ReadingList", in: "/Notes", exits: 0)
        let manifest = try text("Notes/Packages/View/Package.swift")
        try changeTemplates()
        let before = try contents()
        let planned = try await shop.run("upgrade", "--dry-run", in: "/Notes", exits: 0)
        #expect(planned.output.hasSuffix("\nNothing was written.\n"), "\(planned)")
        #expect(try contents() == before)
        let upgraded = try await shop.run("upgrade", in: "/Notes", exits: 0)
        #expect(upgraded.output.contains("\n├── Makefile (edited)\n"), "\(upgraded)")
        #expect(upgraded.output.contains("\n1 file created, 6 edited, 1 removed.\n"), "\(upgraded)")
        #expect(
            try text("Notes/Packages/View/Package.swift") == manifest.replacing("version: 6.2", with: "version: 6.3")
        )
        #expect(try text("Notes/Makefile").hasPrefix("# Run 'make help'.\n"))
        #expect(try text("Notes/.github/dependabot.yml") == "version: 2 # Notes\n")
        #expect(try contents()[".swift-format"] == nil)
        let check = try await shop.run("check", in: "/Notes", exits: 0)
        #expect(check.output.hasSuffix("\n28 targets: 0 errors, 0 warnings, 1 note\n"), "\(check)")
        let again = try await shop.run("upgrade", in: "/Notes", exits: 0)
        #expect(again.output == "The project has the templates of this version.\n")
    }

    @Test func `edited files are never overwritten, and the new template of a conflict is kept in the base`()
        async throws
    {
        try replace("# Two commands: make run, make test.", with: "# My commands.", in: "Notes/Makefile")
        try replace("indentBlankLines\": false", with: "indentBlankLines\": true", in: "Notes/.swift-format")
        try replace("name: \"Domain\"", with: "name: \"Domain\" /* mine */", in: "Notes/Packages/Domain/Package.swift")
        try shop.remove("Notes/Packages/UseCase/Package.swift")
        let before = try contents()
        try changeTemplates()
        let upgraded = try await shop.run("upgrade", in: "/Notes", exits: 1)
        #expect(upgraded.output.contains("├── .swift-format (conflict)\n"), "\(upgraded)")
        #expect(upgraded.output.contains("├── Makefile (conflict in line 1)\n"), "\(upgraded)")
        #expect(
            upgraded.messages.contains("2 files with edits where the template has changed were left"),
            "\(upgraded)"
        )
        let after = try contents()
        for path in ["Makefile", ".swift-format"] { #expect(after[path] == before[path]) }
        #expect(after["Packages/UseCase/Package.swift"] == nil)
        #expect(try text("Notes/Packages/Domain/Package.swift").hasPrefix("// swift-tools-version: 6.3\n"))
        #expect(try text("Notes/Packages/Domain/Package.swift").contains("/* mine */"))
        #expect(try text("Notes/.strata/base/Makefile").hasPrefix("# Run 'make help'.\n"))
    }

    @Test func `other kits in the record of the project change every manifest`() async throws {
        _ = try await shop.run("new", "feature", "Loan", "--area", "Lending", in: "/Notes", exits: 0)
        _ = try await shop.run("new", "app", "Desk", in: "/Notes", exits: 0)
        try replace("kits = \"path\"", with: "kits = \"url\"", in: "Notes/.strata/project.toml")
        try replace(
            "from = \"\(NewProjectTests.kits)\"",
            with: "from = \"https://example.org/Kits\"",
            in: "Notes/.strata/project.toml"
        )
        _ = try await shop.run("upgrade", in: "/Notes", exits: 0)
        for folder in ["Packages/Domain", "Packages/View", "Packages/LendingView", "Apps/notes", "Apps/desk"] {
            let manifest = try text("Notes/\(folder)/Package.swift")
            #expect(
                manifest.contains(".package(url: \"https://example.org/Kits\", .upToNextMinor(from: "),
                "\(manifest)"
            )
            #expect(manifest.contains("package: \"Kits\")"))
            #expect(!manifest.contains(NewProjectTests.kits) && !manifest.contains("\"Strata\""))
        }
    }

    @Test func `a project of a later version is refused, and so is a folder that is no project`() async throws {
        let record = try text("Notes/.strata/project.toml")
        let lines = record.split(separator: "\n").map { $0.hasPrefix("version") ? "version = \"99.0.0\"" : $0 }
        try shop.write(["Notes/.strata/project.toml": lines.joined(separator: "\n")])
        let before = try contents()
        let later = try await shop.run("upgrade", in: "/Notes", exits: 2)
        #expect(later.messages.contains("Install version '99.0.0' or a later one."), "\(later)")
        #expect(try contents() == before)
        let nowhere = try await shop.run("upgrade", exits: 2)
        #expect(nowhere.messages.contains("only projects that 'strata new project'"), "\(nowhere)")
    }
}
