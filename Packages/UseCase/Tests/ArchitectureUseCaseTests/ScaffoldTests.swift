import ArchitectureDomain
import ArchitectureUseCase
import DomainKit
import Testing

/// A project of one feature, which records what is created and applied.
actor SpyProjects: ProjectGateway {
    let newProject = [ProjectFile(path: "__app__", bytes: [])]
    private(set) var created: [String: [String]] = [:]
    private(set) var applied: [ProjectChange] = []
    private let files: [String: String]

    /// Creates a project.
    ///
    /// - Parameter files: the texts of files that can be changed; that of others is an import.
    init(files: [String: String] = [:]) { self.files = files }

    func kits(from source: KitsSource, version: String) async throws(ApplicationError) -> ProjectKits {
        guard source == .local("/kits"), let kits = try? ProjectKits(path: "/kits") else {
            throw ApplicationError(.storage(.notReadable(path: "kits")))
        }
        return kits
    }

    func create(_ plan: ProjectPlan) async throws(ApplicationError) {
        created[plan.name.text] = plan.files.map(\.path)
    }

    func outline(for kind: ScaffoldKind, app: String?) async throws(ApplicationError) -> ProjectOutline {
        try ApplicationError.validating(
            try ProjectOutline(
                files: ["Apps/notes/Sources/notes/NotesApp.swift"],
                domain: Array(#".product(name: "DomainKit", package: "kits")"#.utf8),
                kind: kind,
                app: app
            )
        )
    }

    func templates(for kind: ScaffoldKind) async throws(ApplicationError) -> [ProjectFile] {
        [
            ProjectFile(path: "__Feature__.swift", bytes: Array(kind.rawValue.utf8)),
            ProjectFile(path: "list", bytes: Array("names = [\"__Feature__\"]".utf8)),
        ]
    }

    func contents(of paths: [String]) async throws(ApplicationError) -> [String: [UInt8]] {
        paths.contains("list") ? ["list": Array("names = [\"A\"]".utf8)] : [:]
    }

    func editableContents(of paths: Set<String>, besides suffixes: [String]) async -> [String: [UInt8]] {
        Dictionary(uniqueKeysWithValues: paths.map { ($0, Array(files[$0, default: "public import Foundation"].utf8)) })
    }

    func contents() async throws(ApplicationError) -> ProjectContents {
        let files: [String: [UInt8]] = [
            "Packages/Domain/Sources/NoteDomain/Note.swift": [], "Note.swift": Array("feature".utf8),
            "a.md": Array("Note".utf8),
        ]
        return ProjectContents(files: files, links: ["b": "Packages/Domain/Sources/NoteDomain"])
    }

    func apply(_ changes: [ProjectChange]) async throws(ApplicationError) {
        applied = changes
    }
}

struct ScaffoldTests {
    private let projects = SpyProjects()

    private func create(_ name: String, _ kits: KitsSource = .local("/kits")) async throws(ApplicationError) {
        try await CreateProject(projects)(ProjectOptions(name: name, kits: kits, version: "1.0.0"))
    }

    @Test func `a project gets the files of the templates`() async throws {
        try await create("Notes")
        #expect(await projects.created == ["Notes": ["notes"]])
    }

    @Test func `nothing is created under a bad name, or without kits`() async {
        await #expect(throws: ApplicationError.self) { try await create("notes") }
        await #expect(throws: ApplicationError(.storage(.notReadable(path: "kits")))) {
            try await create("Notes", .local("/elsewhere"))
        }
        #expect(await projects.created.isEmpty)
    }

    @Test func `a plan has the new file and the edited one, and is made as it was planned`() async throws {
        let plan = try await PlanScaffold(projects)(ScaffoldOptions(.feature, name: "Note", app: "notes"))
        #expect(
            plan.changes == [
                ProjectChange(path: "Note.swift", old: nil, new: Array("feature".utf8)),
                ProjectChange(
                    path: "list",
                    old: Array("names = [\"A\"]".utf8),
                    new: Array("names = [\"A\", \"Note\"]".utf8)
                ),
            ]
        )
        #expect(await projects.applied.isEmpty)
        try await ApplyChanges(projects)(plan.changes)
        #expect(await projects.applied == plan.changes)
    }

    @Test func `a removal is planned with the templates of every kind`() async throws {
        let plan = try await PlanFeatureChange(projects)(.remove("Note"))
        #expect(plan.changes.map(\.path) == ["Note.swift", "Packages/Domain/Sources/NoteDomain/Note.swift"])
        #expect(plan.edited == ["Packages/Domain/Sources/NoteDomain/Note.swift"])
        #expect(plan.leftovers == [.init(path: "a.md", line: 1), .init(path: "b", line: nil, reason: .link)])
    }

    @Test(arguments: [("note", "notes"), ("Note", "other")])
    func `a bad name and an unknown app are refused`(name: String, app: String) async {
        await #expect(throws: ApplicationError.self) {
            try await PlanScaffold(projects)(ScaffoldOptions(.feature, name: name, app: app))
        }
    }
}
