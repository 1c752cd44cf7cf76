import Foundation
import InfrastructureTesting
import RepositoryKit
import SubprocessRunner
import Testing

/// The projects that `strata new project` creates.
struct NewProjectTests {
    private let shop: ShopRepository

    private static let kits = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../..").standardizedFileURL.path

    init() throws {
        shop = try ShopRepository()
        try shop.write(["README.md": ""])
    }

    @Test func `every template is compiled into the program`() async throws {
        let templates = Self.kits + "/Apps/strata/Sources/CStrataTemplates/project"
        let files = FileManager.default.enumerator(at: URL(filePath: templates), includingPropertiesForKeys: [])?
            .compactMap { $0 as? URL }.filter { !$0.hasDirectoryPath }
        _ = try await shop.run("new", "project", "Notes", Self.kits, "--kits", "path", option: "--in", exits: 0)
        let created = try shop.files(in: "Notes")
        #expect(created.count == files?.count)
        #expect(created.contains(".gitignore"))
        for file in created {
            let text = try String(contentsOfFile: shop.root + "/Notes/" + file, encoding: .utf8)
            #expect(!text.contains("__") && !file.contains("__"), "\(file)")
        }
    }

    @Test func `it keeps its rules, and a forbidden import breaks them`() async throws {
        _ = try await shop.run("new", "project", "Notes", Self.kits, "--kits", "path", option: "--in", exits: 0)
        let check = try await shop.run("check", in: "/Notes", exits: 0)
        #expect(check.output.hasSuffix("\n15 targets: 0 errors, 0 warnings, 1 note\n"), "\(check)")
        try shop.write(["Notes/Packages/View/Sources/CounterTerminal/A.swift": "import CounterDomain\n"])
        let broken = try await shop.run("check", in: "/Notes", exits: 1)
        #expect(broken.output.contains("Rule 'layer.View' (architecture.toml:"), "\(broken)")
    }

    @Test func `nothing is overwritten, and a wrong name or folder creates nothing`() async throws {
        try shop.write(["Notes/README.md": "mine"])
        let taken = try await shop.run(
            "new",
            "project",
            "Notes",
            Self.kits,
            "--kits",
            "vendored",
            option: "--in",
            exits: 7
        )
        #expect(taken.messages.contains("Notes' is there already and was left as it is."))
        _ = try await shop.run("new", "project", "notes", Self.kits, option: "--in", exits: 2)
        _ = try await shop.run("new", "project", "Other", shop.root, "--kits", "path", option: "--in", exits: 2)
        #expect(try shop.files(in: "") == ["Notes/README.md", "README.md"])
    }

    /// A build of the kits and the project, with the checker that is built already.
    struct Slow {
        @Test func `from nothing to green tests in one command, with a copy of the kits`() async throws {
            let tests = try NewProjectTests()
            _ = try await tests.shop.run(
                "new",
                "project",
                "Notes",
                NewProjectTests.kits,
                "--kits",
                "vendored",
                option: "--in",
                exits: 0
            )
            let runner = SubprocessRunner(environment: ProgramEnvironment(withholding: []))
            let checker = "STRATA=" + (try BuiltProgram(named: "strata").path)
            let command = ProcessCommand(
                "make",
                ["test", checker],
                in: tests.shop.root + "/Notes",
                limit: .seconds(900)
            )
            let tested = try await runner.run(command)
            let text = String(decoding: tested.output + tested.messages, as: UTF8.self)
            #expect(tested.status == 0, "\(text)")
            #expect(!text.contains("warning:"), "\(text)")
            #expect(text.components(separatedBy: "✔ Test run with ").count == 7, "\(text)")
        }
    }
}
