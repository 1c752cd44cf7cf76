import Foundation
import InfrastructureTesting
import Testing

/// The projects that `strata new project` creates.
struct NewProjectTests {
    private let shop: ShopRepository

    static let kits = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../..").standardizedFileURL.path
    /// The variables of a build from nothing (`Scripts/fresh`).
    static let freshBuild = ["PATH": "\(kits)/Scripts/fresh:\(ProcessInfo.processInfo.environment["PATH"] ?? "")"]

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
        try await shop.createProject()
        let created = try shop.files(in: "Notes")
        #expect(created.count == templates.count { $0.hasPrefix("project/") || $0.hasPrefix("feature-counter/") })
        #expect(created.contains(".gitignore"))
        for file in created {
            let text = try shop.text("Notes/" + file)
            #expect(!text.contains("__") && !file.contains("__"), "\(file)")
        }
    }

    @Test func `it keeps its rules, and a forbidden import breaks them`() async throws {
        try await shop.createProject()
        let check = try await shop.run("check", in: "/Notes", exits: 0)
        #expect(check.output.hasSuffix("\n14 targets: 0 errors, 0 warnings, 1 note\n"), "\(check)")
        try shop.write(["Notes/Packages/View/Sources/CounterTerminal/A.swift": "import CounterDomain\n"])
        let broken = try await shop.run("check", in: "/Notes", exits: 1)
        #expect(broken.output.contains("Rule 'layer.View' (architecture.toml:"), "\(broken)")
    }

    @Test func `one package can be built and tested alone, and one that is not there is an error`() async throws {
        try await shop.createProject()
        func make(_ arguments: String...) async throws -> BuiltProgram.Run {
            let make = BuiltProgram(at: "/usr/bin/make")
            return try await make.run(["-n", "STRATA=strata", "-C", shop.root + "/Notes"] + arguments)
        }
        for target in ["build", "test"] {
            let one = try await make(target, "LAYER=Domain")
            #expect(one.output.contains("for package in Packages/Domain; do"), "\(one)")
            let all = try await make(target)
            #expect(all.output.contains("Packages/Domain ") && all.output.contains(" Apps/notes"), "\(all)")
        }
        let none = try await make("build", "LAYER=Nowhere")
        #expect(none.status == 2 && none.messages.contains("There is no package 'Nowhere'"), "\(none)")
    }

    @Test func `nothing is overwritten, and a wrong name or folder creates nothing`() async throws {
        try shop.write(["Notes/README.md": "mine"])
        let taken = try await shop.createProject(exits: 7)
        #expect(taken.messages.contains("Notes' already exists and was not changed."))
        _ = try await shop.run("new", "project", "notes", Self.kits, option: "--in", exits: 2)
        _ = try await shop.run("new", "project", "Other", shop.root, "--kits", "path", option: "--in", exits: 3)
        _ = try await shop.run("new", "project", "Other", shop.root, option: "--in", exits: 2)
        #expect(try shop.files(in: "") == ["Notes/README.md", "README.md"])
    }
}
