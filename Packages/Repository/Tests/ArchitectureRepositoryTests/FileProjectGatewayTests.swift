import ArchitectureDomain
import ArchitectureRepository
import DomainKit
import RepositoryKit
import RepositoryTesting
import Testing

struct FileProjectGatewayTests {
    private let tree = InMemoryFileTree([
        "/work/Packages/Domain/Package.swift": #".product(name: "DomainKit", package: "kits")"#,
        "/work/Packages/Domain/Sources/CounterDomain/Counter.swift": "",
        "/work/Apps/notes/Sources/notes/NotesApp.swift": "app", "/empty/README.md": "", "/kits/Package.swift": "",
        "/new/Taken/a": "",
    ])

    private func makeGateway(_ root: String) -> FileProjectGateway {
        FileProjectGateway(
            files: tree,
            root: root,
            templates: [
                .feature: [ProjectFile(path: "__Feature__", bytes: [1])],
                .app: [ProjectFile(path: "__app__.txt", bytes: Array("__kits__".utf8))],
            ],
            replacedBy: ".own/templates"
        )
    }

    private var gateway: FileProjectGateway { makeGateway("/work") }

    @Test func `finds the kits, the app and the features of a project`() async throws {
        let found = try await gateway.outline(for: .feature, app: nil)
        #expect(found.kits == .package("kits"))
        #expect(found.app?.text == "Notes")
        #expect(found.features == ["Counter"])
    }

    @Test func `a folder without the layer is refused by its manifest`() async {
        let refused = ValidationError(field: "--root", value: "Packages/Domain/Package.swift", rule: .project)
        await #expect(throws: ApplicationError(.invalidInput(refused))) {
            try await makeGateway("/empty").outline(for: .feature, app: nil)
        }
    }

    @Test func `templates of the project replace those of the program, kind by kind`() async throws {
        #expect(try await gateway.templates(for: .feature).map(\.bytes) == [[1]])
        #expect(try await gateway.templates(for: .alert).isEmpty)
        try await tree.create(".own/templates/feature/a/__Feature__.md", under: "/work", with: [2])
        let own = [ProjectFile(path: "a/__Feature__.md", bytes: [2])]
        #expect(try await gateway.templates(for: .feature) == own)
        try await tree.create(".own/templates/feature+/__Feature__.md", under: "/work", with: [3])
        #expect(try await gateway.templates(for: .feature).map(\.bytes) == [[2], [3]])
    }

    @Test func `templates are sorted, and a folder of them that cannot be read is an error`() async throws {
        let paths = ["c", "a", "e", "b", "d"].map { "f/\($0)/__Feature__.md" }
        for path in paths { try await tree.create(".own/templates/feature/" + path, under: "/work", with: [2]) }
        #expect(try await gateway.templates(for: .feature).map(\.path) == paths.sorted())
        tree.refuse("/work/.own/templates/feature/f", with: .notReadable(path: "f", code: 13))
        await #expect(throws: ApplicationError.self) {
            try await gateway.templates(for: .feature)
        }
    }

    @Test func `reads what is there, and makes all changes or none`() async throws {
        let path = "Apps/notes/Sources/notes/NotesApp.swift"
        let contents = try await gateway.contents(of: [path, "Note.swift"])
        #expect(contents == [path: Array("app".utf8)])
        let scaffold = try Scaffold(.feature, name: "Note", feature: nil)
        let project = try await gateway.outline(for: .feature, app: nil)
        let templates = try await gateway.templates(for: .feature)
        let plan = try ScaffoldPlan(scaffold, in: project, templates: templates, files: [:])
        try await gateway.apply(plan.changes)
        #expect(tree.texts["/work/Note"] == "\u{1}")
        await #expect(throws: ApplicationError(.storage(.exists(path: "Note")))) {
            try await gateway.apply(plan.changes)
        }
        tree.refuse("/work/Note", with: .notWritable(path: "Note", code: 28))
        await #expect(throws: ApplicationError(.storage(.full))) {
            try await gateway.apply(plan.changes)
        }
        tree.refuse("/work/Note", with: .malformed(path: ".changes"))
        await #expect(throws: ApplicationError(.storage(.malformed(document: "/work/.changes")))) {
            try await gateway.apply(plan.changes)
        }
    }

    @Test func `reads all files of a project but hidden ones, and removes`() async throws {
        try await tree.create(".build/a", under: "/work", with: [])
        try await tree.create(".github/workflows/ci.yml", under: "/work", with: [])
        try await tree.create(".own/templates/feature/f", under: "/work", with: [])
        let contents = try await gateway.contents()
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
        #expect(try await gateway.contents() == contents)
        let path = "Packages/Domain/Sources/CounterDomain/Counter.swift"
        try await gateway.apply([ProjectChange(path: path, old: [], new: nil)])
        #expect(try await gateway.contents().files.count == contents.files.count - 1)
        let refused = ValidationError(field: "--root", value: "/nowhere", rule: .existing)
        await #expect(throws: ApplicationError(.invalidInput(refused))) { try await makeGateway("/nowhere").contents() }
    }

    @Test func `reads the files to be changed and all documents, but for those that cannot be read`() async throws {
        try await tree.create("App/Main.xib", under: "/work", with: [1])
        try await tree.create("App/A.swift", under: "/work", with: [2])
        try await tree.create("App/B.swift", under: "/work", with: [3])
        tree.refuse("/work/App/B.swift", with: .notReadable(path: "App/B.swift", code: 13))
        try await tree.create("App/a.png", under: "/work", with: [4])
        let paths: Set = ["App/A.swift", "App/B.swift", "App/C.swift", "App/a.png"]
        let contents = await gateway.editableContents(of: paths, besides: [".xib"])
        #expect(contents == ["App/Main.xib": [1], "App/A.swift": [2], "App/a.png": [4]])
    }

    // MARK: - New projects

    private func create(_ name: String, _ source: KitsSource) async throws -> [String: String] {
        let before = tree.texts
        let kits = try await makeGateway("/new").kits(from: source, version: "1.0.0")
        let plan = try ProjectPlan(try ModuleName(name), kits: kits, templates: gateway.newProject)
        try await makeGateway("/new").create(plan)
        return tree.texts.filter { before[$0.key] == nil }
    }

    @Test func `kits at an address or in a folder are named and not copied`() async throws {
        #expect(try await create("One", .local("/kits")) == ["/new/One/one.txt": "Strata"])
        let url = KitsSource.url("https://example.org/Strata.git")
        #expect(try await create("Two", url) == ["/new/Two/two.txt": "Strata"])
    }

    @Test(arguments: [KitsSource.local("/empty"), .local("/nowhere"), .url("")])
    func `a folder without kits is refused`(source: KitsSource) async throws {
        let error = await #expect(throws: ApplicationError.self) {
            try await gateway.kits(from: source, version: "1.0.0")
        }
        guard case .invalidInput(let refused) = error?.kind else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(refused.field == "KITS")
    }

    @Test func `a folder of that name is left as it is, and a failure is named with the project`() async throws {
        await #expect(throws: ApplicationError(.storage(.exists(path: "/new/Taken")))) {
            try await create("Taken", .local("/kits"))
        }
        tree.refuse("/new/Full/full.txt", with: .notWritable(path: "full.txt", code: 30))
        await #expect(throws: ApplicationError(.storage(.notWritable(path: "/new/Full")))) {
            try await create("Full", .local("/kits"))
        }
        #expect(tree.texts.keys.filter { $0.hasPrefix("/new") } == ["/new/Taken/a"])
    }
}
