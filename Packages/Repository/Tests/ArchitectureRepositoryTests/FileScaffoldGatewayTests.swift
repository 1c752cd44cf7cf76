import ArchitectureDomain
import ArchitectureRepository
import DomainKit
import RepositoryKit
import RepositoryTesting
import Testing

struct FileScaffoldGatewayTests {
    private let tree = InMemoryFileTree([
        "/work/Packages/Domain/Package.swift": #".product(name: "DomainKit", package: "kits")"#,
        "/work/Packages/Domain/Sources/CounterDomain/Counter.swift": "",
        "/work/Apps/notes/Sources/notes/NotesApp.swift": "app", "/empty/README.md": "",
    ])

    private var gateway: FileScaffoldGateway {
        FileScaffoldGateway(
            files: tree,
            templates: [.feature: [ProjectFile(path: "__Feature__", bytes: [1])]],
            replacedBy: ".own/templates"
        )
    }

    @Test func `finds the kits, the app and the features of a project`() async throws {
        let found = try await gateway.outline(of: "/work", for: .feature, app: nil)
        #expect(found.kits == .package("kits"))
        #expect(found.app?.text == "Notes")
        #expect(found.features == ["Counter"])
    }

    @Test func `a folder without the layer is refused by its manifest`() async {
        let refused = ValidationError(field: "--root", value: "/empty/Packages/Domain/Package.swift", rule: .present)
        await #expect(throws: ApplicationError(.invalidInput(refused))) {
            try await gateway.outline(of: "/empty", for: .feature, app: nil)
        }
    }

    @Test func `templates of the project replace those of the program, kind by kind`() async throws {
        #expect(try await gateway.templates(for: .feature, in: "/work").map(\.bytes) == [[1]])
        #expect(try await gateway.templates(for: .alert, in: "/work").isEmpty)
        try await tree.create(".own/templates/feature/a/__Feature__.md", under: "/work", with: [2])
        let own = [ProjectFile(path: "a/__Feature__.md", bytes: [2])]
        #expect(try await gateway.templates(for: .feature, in: "/work") == own)
        try await tree.create(".own/templates/feature+/__Feature__.md", under: "/work", with: [3])
        #expect(try await gateway.templates(for: .feature, in: "/work").map(\.bytes) == [[2], [3]])
    }

    @Test func `templates are sorted, and a folder of them that cannot be read is an error`() async throws {
        let paths = ["c", "a", "e", "b", "d"].map { "f/\($0)/__Feature__.md" }
        for path in paths { try await tree.create(".own/templates/feature/" + path, under: "/work", with: [2]) }
        #expect(try await gateway.templates(for: .feature, in: "/work").map(\.path) == paths.sorted())
        tree.refuse("/work/.own/templates/feature/f", with: .notReadable(path: "f", code: 13))
        await #expect(throws: ApplicationError.self) {
            try await gateway.templates(for: .feature, in: "/work")
        }
    }

    @Test func `reads what is there, and makes all changes or none`() async throws {
        let path = "Apps/notes/Sources/notes/NotesApp.swift"
        let contents = try await gateway.contents(of: [path, "Note.swift"], in: "/work")
        #expect(contents == [path: Array("app".utf8)])
        let scaffold = try Scaffold(.feature, name: "Note", feature: nil)
        let project = try await gateway.outline(of: "/work", for: .feature, app: nil)
        let templates = try await gateway.templates(for: .feature, in: "/work")
        let plan = try ScaffoldPlan(scaffold, in: project, templates: templates, files: [:])
        try await gateway.apply(plan.changes, in: "/work")
        #expect(tree.texts["/work/Note"] == "\u{1}")
        await #expect(throws: ApplicationError(.storage(.exists(path: "Note")))) {
            try await gateway.apply(plan.changes, in: "/work")
        }
        tree.refuse("/work/Note", with: .notWritable(path: "Note", code: 28))
        await #expect(throws: ApplicationError(.storage(.notWritable(path: "/work/Note")))) {
            try await gateway.apply(plan.changes, in: "/work")
        }
        tree.refuse("/work/Note", with: .malformed(path: ".changes"))
        await #expect(throws: ApplicationError(.storage(.malformed(document: "/work/.changes")))) {
            try await gateway.apply(plan.changes, in: "/work")
        }
    }

    @Test func `reads all files of a project but hidden ones, and removes`() async throws {
        try await tree.create(".build/a", under: "/work", with: [])
        try await tree.create(".github/workflows/ci.yml", under: "/work", with: [])
        try await tree.create(".own/templates/feature/f", under: "/work", with: [])
        let contents = try await gateway.contents(of: "/work")
        #expect(
            contents.files.keys.sorted() == [
                ".github/workflows/ci.yml", ".own/templates/feature/f",
                "Apps/notes/Sources/notes/NotesApp.swift", "Packages/Domain/Package.swift",
                "Packages/Domain/Sources/CounterDomain/Counter.swift",
            ]
        )
        // What cannot be read is left out, unless it is a source.
        try await tree.create("movie.bin", under: "/work", with: [])
        tree.refuse("/work/movie.bin", with: .tooLarge(path: "movie.bin", limit: 1))
        #expect(try await gateway.contents(of: "/work") == contents)
        let path = "Packages/Domain/Sources/CounterDomain/Counter.swift"
        try await gateway.apply([ProjectChange(path: path, old: [], new: nil)], in: "/work")
        #expect(try await gateway.contents(of: "/work").files.count == contents.files.count - 1)
        let refused = ValidationError(field: "--root", value: "/nowhere", rule: .present)
        await #expect(throws: ApplicationError(.invalidInput(refused))) { try await gateway.contents(of: "/nowhere") }
    }
}
