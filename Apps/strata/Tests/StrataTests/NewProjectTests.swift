import Foundation
import InfrastructureTesting
import RepositoryKit
import SubprocessRunner
import Testing

/// The projects that `strata new project` creates.
struct NewProjectTests {
    private let shop: ShopRepository

    static let kits = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../..").standardizedFileURL.path

    init() throws {
        shop = try ShopRepository()
        try shop.write(["README.md": ""])
    }

    @Test func `every template is compiled into the program`() async throws {
        let sources = Self.kits + "/Apps/strata/Sources/CStrataTemplates"
        let listed = try String(contentsOfFile: sources + "/CStrataTemplates.c", encoding: .utf8)
        let paths = try FileManager.default.subpathsOfDirectory(atPath: sources + "/Templates")
        let templates = paths.filter {
            (try? FileManager.default.contentsOfDirectory(atPath: sources + "/Templates/" + $0)) == nil
        }
        for path in templates { #expect(listed.contains("#embed \"Templates/\(path)\"\n"), "\(path)") }
        _ = try await shop.run("new", "project", "Notes", Self.kits, "--kits", "path", option: "--in", exits: 0)
        let created = try shop.files(in: "Notes")
        // Each has a copy, with which an upgrade compares it.
        #expect(created.count == 2 * templates.count { $0.hasPrefix("project/") })
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

    /// Builds of the kits and of a project, by the checker that is built already; a copy of the kits has its test in NewFeatureTests.
    @Suite(.serialized) struct Slow {
        private let shop: ShopRepository
        private let runner = SubprocessRunner(environment: ProgramEnvironment(withholding: []))

        init() throws {
            shop = try ShopRepository()
        }

        @Test func `from nothing to green tests in one command, with the kits of a tag`() async throws {
            // The version of the program is the tag that a project asks for.
            let printed = try await runner.run(ProcessCommand(BuiltProgram(named: "strata").path, ["--version"]))
            let version = String(decoding: printed.output, as: UTF8.self).split { $0 == " " || $0 == "\n" }.last
            for item in ["Package.swift", "Packages", "Apps/strata", "Tests/PoolWatch"] {
                let copy = URL(filePath: shop.root + "/Kits/" + item)
                try FileManager.default.createDirectory(
                    at: copy.deletingLastPathComponent(),
                    withIntermediateDirectories: true
                )
                try FileManager.default.copyItem(at: URL(filePath: NewProjectTests.kits + "/" + item), to: copy)
            }
            try await shop.git("-C", "Kits", "init", "--quiet")
            try await shop.git("-C", "Kits", "add", ".")
            try await shop.git("-C", "Kits", "commit", "--quiet", "--message", "A version")
            try await shop.git("-C", "Kits", "tag", String(try #require(version)))
            try await createAndTest("url", from: "file://\(shop.root)/Kits")
        }

        @Test func `from nothing to green tests in one command, with the kits in a folder`() async throws {
            try await createAndTest("path", from: NewProjectTests.kits)
        }

        private func createAndTest(_ kind: String, from kits: String) async throws {
            let script = """
                "$0" new project Notes "$1" --kits \(kind) --in "$2" && make -C "$2/Notes" test STRATA="$0"
                """
            let program = try BuiltProgram(named: "strata").path
            let call = ProcessCommand(
                "sh",
                ["-c", script, program, kits, shop.root],
                in: shop.root,
                limit: .seconds(900)
            )
            let outcome = try await runner.run(call)
            let text = String(decoding: outcome.output + outcome.messages, as: UTF8.self)
            #expect(outcome.status == 0, "\(text)")
            #expect(!text.contains("warning:"), "\(text)")
            #expect(text.components(separatedBy: "✔ Test run with ").count == 7, "\(text)")
        }
    }
}
