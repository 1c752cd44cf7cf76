import ArchitectureDomain
import ArchitectureRepository
import DomainKit
import RepositoryKit
import RepositoryTesting
import Synchronization
import Testing

/// A machine on which git refuses or accepts everything, and a command sees the files.
private final class StubMachine: ProcessRunner {
    private let tree: InMemoryFileTree
    private let result: Result<Int32, ProcessError>
    private let seen = Mutex<[(command: ProcessCommand, texts: [String: String])]>([])

    init(_ tree: InMemoryFileTree, _ result: Result<Int32, ProcessError>) {
        self.tree = tree
        self.result = result
    }

    var commands: [ProcessCommand] { seen.withLock { $0.map(\.command) } }
    var texts: [String: String]? { seen.withLock { $0.last?.texts } }

    func run(
        _ command: ProcessCommand,
        reportingTo report: (@Sendable ([UInt8]) -> Void)?
    ) async throws(ProcessError) -> ProcessOutcome {
        report?(Array("[1/2] A\r\n[2/2] B\n\n".utf8))
        report?(Array("\n".utf8))
        seen.withLock { $0.append((command, tree.texts)) }
        return ProcessOutcome(status: try result.get(), output: Array("o".utf8), messages: Array("m".utf8))
    }
}

struct FileExtractionGatewayTests {
    private let tree = InMemoryFileTree(["/r/a": "1", "/r/b": "2"])
    private static let changes = [
        ProjectChange(path: "a", old: [0x31], new: nil), ProjectChange(path: "c", old: nil, new: [0x33]),
    ]

    private func gateway(_ machine: StubMachine) -> (gateway: FileExtractionGateway, projects: FileProjectGateway) {
        let projects = FileProjectGateway(files: tree, root: "/r", templates: [:], replacedBy: "t")
        return (FileExtractionGateway(processes: machine, projects: projects, root: "/r"), projects)
    }

    /// Runs a command, and returns the lines that were reported meanwhile.
    private func run(_ gateway: FileExtractionGateway) async throws -> (outcome: CommandOutcome, reported: [String]) {
        let reported = Mutex<[String]>([])
        let outcome = try await gateway.run("build", with: Self.changes) { line in reported.withLock { $0.append(line) }
        }
        return (outcome, reported.withLock { $0 })
    }

    @Test func `a command sees the changed files, which the next changes restore`() async throws {
        let machine = StubMachine(tree, .success(3))
        let (gateway, projects) = gateway(machine)
        let (outcome, reported) = try await run(gateway)
        #expect(outcome == CommandOutcome(status: 3, output: "om"))
        #expect(reported == ["[2/2] B"])
        #expect(machine.texts == ["/r/b": "2", "/r/c": "3"])
        #expect(machine.commands.map(\.folder) == ["/r"])
        try await projects.apply([])
        #expect(tree.texts == ["/r/a": "1", "/r/b": "2"])
    }

    @Test func `a command that does not run leaves the files as they were`() async throws {
        let (missing, _) = gateway(StubMachine(tree, .failure(.notFound(program: "sh"))))
        #expect(try await run(missing).outcome.status != 0)
        let (cancelled, _) = gateway(StubMachine(tree, .failure(.cancelled)))
        await #expect(throws: ApplicationError.self) { try await run(cancelled) }
        #expect(tree.texts == ["/r/a": "1", "/r/b": "2"])
    }

    @Test func `files that are not Swift are listed`() async throws {
        let tree = InMemoryFileTree([
            "/r/S/A.swift": "", "/r/S/D/b.json": "", "/r/S/M.xcassets/a/1.json": "", "/r/T/c.h": "",
        ])
        let projects = FileProjectGateway(files: tree, root: "/r", templates: [:], replacedBy: "t")
        let gateway = FileExtractionGateway(processes: StubMachine(tree, .success(0)), projects: projects, root: "/r")
        #expect(try await gateway.otherFiles(in: ["S"]) == ["S/D/b.json", "S/M.xcassets/a/1.json"])
    }

    @Test func `files are staged by their names, and a refusal of git is reported`() async throws {
        let machine = StubMachine(tree, .success(0))
        try await gateway(machine).gateway.stage(["a", ":b"])
        #expect(machine.commands.map(\.input) == [Array(":(literal)a\0:(literal):b".utf8)])
        await #expect(throws: ApplicationError.self) {
            try await gateway(StubMachine(tree, .success(1))).gateway.stage(["a"])
        }
    }

    /// Returns the text of a file after its project got the package `Packages/Domain`, and the lines that a person has to add.
    private func linked(_ file: String, _ text: String, to targets: [String] = ["App"]) async throws -> (
        text: String?, lines: [String]
    ) {
        let projects = FileProjectGateway(
            files: InMemoryFileTree(["/r/" + file: text]),
            root: "/r",
            templates: [:],
            replacedBy: "t"
        )
        let gateway = FileExtractionGateway(processes: StubMachine(tree, .success(0)), projects: projects, root: "/r")
        let project = PackageManifest(name: "App", path: "App.xcodeproj", file: file, kind: .xcodeProject)
        let link = ProjectEdit.Link(package: "Packages/Domain", product: "Domain", targets: targets)
        let outcome = try await gateway.outcome(of: [ProjectEdit(project, link: link)])
        return (
            outcome.changes.first?.new.map { String(decoding: $0, as: UTF8.self) }, outcome.additions.flatMap(\.lines)
        )
    }

    @Test(arguments: [
        (
            "project.yml",
            """
            name: App
            targets:
              App: {type: application, platform: iOS, sources: [App, Shared]}
              TV: {type: application, platform: tvOS, sources: [TV, Shared]}
            """
        ),
        (
            "Project.swift",
            """
            import ProjectDescription
            let project = Project(name: "App", targets: [
                .target(name: "App", product: .app, sources: ["App/**", "Shared/**"]),
                .target(name: "TV", product: .app, sources: ["TV/**", "Shared/**"]),
            ])
            """
        ),
    ])
    func `a move into a folder of other targets is refused`(file: String, text: String) async throws {
        let files = InMemoryFileTree(["/r/" + file: text])
        let projects = FileProjectGateway(files: files, root: "/r", templates: [:], replacedBy: "t")
        let gateway = FileExtractionGateway(processes: StubMachine(tree, .success(0)), projects: projects, root: "/r")
        let project = PackageManifest(name: "App", path: "App.xcodeproj", file: file, kind: .xcodeProject)
        func outcome(movingTo new: String) async throws -> ProjectEdit.Outcome {
            try await gateway.outcome(of: [ProjectEdit(project, moves: [.init(old: "App/A.swift", new: new)])])
        }
        #expect(try await outcome(movingTo: "App/Views/A.swift") == ProjectEdit.Outcome())
        let refused = ValidationError(field: "project", value: "Shared/A.swift", rule: .sameTargets)
        await #expect(throws: ApplicationError(.invalidInput(refused))) {
            try await outcome(movingTo: "Shared/A.swift")
        }
    }

    @Test func `a specification of XcodeGen gets the package and the dependency, in its own indentation`() async throws
    {
        let text = """
            name: App
            targets: # all
                App:
                    type: application
                    sources: [App]
                    dependencies:
                    - target: Kit
                    # the end
                Kit:
                    type: framework
                    sources: [Kit]

            """
        let linked = try await linked("project.yml", text, to: ["App", "Kit"])
        #expect(
            linked.text
                == text.replacing("targets: #", with: "packages:\n  Domain:\n    path: Packages/Domain\ntargets: #")
                .replacing("dependencies:\n", with: "dependencies:\n        - package: Domain\n")
                .replacing("Kit:\n", with: "Kit:\n        dependencies:\n          - package: Domain\n")
        )
        #expect(linked.lines.isEmpty)
        let again = try await self.linked("project.yml", "packages:\n  A: {path: A}\n" + text)
        #expect(
            again.text?.hasPrefix("packages:\n  Domain:\n    path: Packages/Domain\n  A: {path: A}\nname: App") == true
        )
    }

    @Test(arguments: [
        "include: a.yml\ntargets:\n  Kit:\n    type: framework\n",
        "name: App\ntargets:\n  App: {type: application}\n",
        "name: App\ntargets:\n  App:\n    type: application\n    dependencies: [{target: Kit}]\n",
    ])
    func `a specification that does not tell where the lines belong stays, and the lines are said`(_ text: String)
        async throws
    {
        let linked = try await linked("project.yml", text)
        #expect(linked.text == nil)
        #expect(
            linked.lines == [
                "packages:", "  Domain:", "    path: Packages/Domain", "targets:", "  App:", "    dependencies:",
                "      - package: Domain",
            ]
        )
    }

    @Test func `a manifest of Tuist gets the package and the dependency where it has lists`() async throws {
        let text = """
            import ProjectDescription
            let project = Project(
                name: "App",
                targets: [
                    .target(name: "App", destinations: .iOS, product: .app, sources: ["App/**"], dependencies: [.target(name: "Kit")]),
                    .target(name: "Kit", destinations: .iOS, product: .framework, sources: ["Kit/**"]),
                ]
            )

            """
        let linked = try await linked("Project.swift", text)
        #expect(
            linked.text
                == text.replacing(
                    "    targets:",
                    with: "    packages: [.package(path: \"Packages/Domain\")],\n    targets:"
                )
                .replacing("(name: \"Kit\")]", with: "(name: \"Kit\"), .package(product: \"Domain\")]")
        )
        // The place of an argument depends on the others.
        let kit = try await self.linked("Project.swift", text, to: ["Kit"])
        #expect(kit.text == nil)
        #expect(kit.lines == ["packages: .package(path: \"Packages/Domain\")", "Kit: .package(product: \"Domain\")"])
    }
}
