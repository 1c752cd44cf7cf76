import ArchitectureDomain
import DomainKit
import Testing

/// The declarations of a feature that additions to it, and apps, require.
struct ScaffoldShapeTests {
    private static let domain = """
        let package = Package(
            dependencies: [.package(path: "../../kits")],
            a: [.product(name: "DomainKit", package: "kits")]
        )
        target.swiftSettings = [
            .own
        ]
        """

    private static let entity = "Packages/Domain/Sources/CounterDomain/Counter.swift"
    private static let useCase = "Packages/UseCase/Sources/CounterUseCase/FetchCounter.swift"
    private static let useCaseTests = "Packages/UseCase/Tests/CounterUseCaseTests/CounterTests.swift"
    private static let app = "Apps/notes/Sources/notes/NotesApp.swift"

    /// A feature that has everything.
    private static let files = [
        entity: "public struct Counter {\n    public static let zero = 0\n}\n",
        useCase: "public struct FetchCounter {}\n",
        useCaseTests: "actor StubCounterGateway {}\n", app: "struct NotesApp {\n    private let counter = 1\n}\n",
    ]

    private static func file(_ path: String, _ text: String) -> ProjectFile {
        ProjectFile(path, text)
    }

    /// The templates of a feature: those of the files, with more than anything relies on.
    private static let feature =
        files.map { path, text in
            file(
                path.replacing("Counter", with: "__Feature__").replacing("notes", with: "__app__")
                    .replacing("Notes", with: "__App__"),
                text.replacing("Counter", with: "__Feature__").replacing("counter", with: "__feature__")
                    .replacing("Notes", with: "__App__")
            )
        } + [
            file(
                "Packages/Domain/Sources/__Feature__Domain/More.swift",
                "extension __Feature__ {\n    public var more: Int { 1 }\n    private var hidden: Int { 1 }\n}\n"
            )
        ]

    private static let addition = [
        file(
            "Packages/UseCase/Sources/__Feature__UseCase/__Name__.swift",
            "let hidden = 1\nlet text = \"\\(__Feature__.zero)\"\n"
        ),
        file("Packages/UseCase/Tests/__Feature__UseCaseTests/__Name__Tests.swift", "Stub__Feature__Gateway()\n"),
    ]

    private func plan(
        _ scaffold: Scaffold,
        _ templates: [ProjectFile],
        files: [String: String]
    ) throws(ApplicationError) -> ScaffoldPlan {
        let (paths, domain) = (files.keys.sorted(), Array(Self.domain.utf8))
        let project = try ApplicationError.validating(
            try ProjectOutline(files: paths, domain: domain, kind: scaffold.kind, app: nil)
        )
        let read = try ScaffoldPlan.paths(scaffold, in: project, templates: templates, on: Self.feature)
        return try ScaffoldPlan(
            scaffold,
            in: project,
            templates: templates,
            on: Self.feature,
            files: files.filter { read.contains($0.key) }.mapValues { Array($0.utf8) }
        )
    }

    private func refusal(_ missingNames: String) -> ApplicationError {
        ApplicationError(
            .invalidInput(ValidationError(field: "TEMPLATE", value: missingNames, rule: .fitting))
        )
    }

    // MARK: - Additions

    @Test(arguments: [
        "struct Counter {\n    static let zero = 1\n}",
        "struct Counter {}\nextension Counter {\n    static var zero: Int { 0 }\n}",
        "enum Counter {\n    case one(Int, of: String), zero\n}", "enum Counter {\n    case one,\n        zero\n}",
        "struct Counter {\n    private(set) static var zero = 0\n}",
        "struct Counter {\n    private init(a: Int) {}\n    static let zero = 0\n}",
        "struct Counter {\n    private let other = 1\n    static func zero() {}\n}",
    ])
    func `a feature that declares what the templates use gets the addition, wherever it does`(entity: String) throws {
        let files = Self.files.merging([Self.entity: entity]) { $1 }
        let plan = try plan(try Scaffold(.query, name: "Peek", feature: "Counter"), Self.addition, files: files)
        #expect(
            plan.changes.map(\.path) == [
                "Packages/UseCase/Sources/CounterUseCase/Peek.swift",
                "Packages/UseCase/Tests/CounterUseCaseTests/PeekTests.swift",
            ]
        )
    }

    @Test(arguments: [
        "struct Counter {}", "struct Counter {\n    private static let zero = 1\n}",
        "struct Counter {\n    func a() {\n        let zero = 1\n    }\n}",
        "struct Counter {\n    var a: Int {\n        switch b {\n        case .zero: 1\n        }\n    }\n}",
        "struct Counter {}\nstruct Other {\n    // zero\n    static let zero = \"zero\"\n}",
    ])
    func `an addition to a feature that lacks a declaration is refused with its place`(entity: String) {
        let files = Self.files.merging([Self.entity: entity]) { $1 }
        #expect(throws: refusal("Counter.zero (Packages/Domain/Sources/CounterDomain)")) {
            try plan(try Scaffold(.query, name: "Peek", feature: "Counter"), Self.addition, files: files)
        }
    }

    @Test func `all that is missing is named, also a whole module`() {
        let files = [Self.entity: "typealias Counter = Int", Self.app: Self.files[Self.app] ?? ""]
        let missingNames = [
            "Counter.zero (Packages/Domain/Sources/CounterDomain)", "CounterUseCase (Packages/UseCase/Sources)",
            "CounterUseCaseTests (Packages/UseCase/Tests)",
        ]
        #expect(throws: refusal(missingNames.joined(separator: ", "))) {
            try plan(try Scaffold(.query, name: "Peek", feature: "Counter"), Self.addition, files: files)
        }
    }

    @Test func `a scene needs the feature in its app, where it may be private`() throws {
        let templates = [
            Self.file(
                "Apps/__app__/Sources/__app__/__App__App.swift",
                "struct __App__App {\n    let __name__ = __feature__.make__Name__()\n}\n"
            ),
            Self.file("Apps/__app__/Sources/__app__/__Name__.swift", ""),
        ]
        let scaffold = try Scaffold(.scene, name: "History", feature: "Counter")
        #expect(try plan(scaffold, templates, files: Self.files).changes.count == 2)
        let files = Self.files.merging([Self.app: "struct NotesApp {\n    let other = 1\n}\n"]) { $1 }
        #expect(throws: refusal("NotesApp.counter (Apps/notes/Sources/notes)")) {
            try plan(scaffold, templates, files: files)
        }
    }

    @Test func `templates that declare the same themselves rely on no feature`() throws {
        let stub = "actor Stub__Feature__Gateway {}\n"
        let own = Self.addition.map { Self.file($0.path, String(decoding: $0.bytes, as: UTF8.self) + stub) }
        let files = Self.files.merging([Self.useCaseTests: "private actor StubCounterGateway {}"]) { $1 }
        let scaffold = try Scaffold(.query, name: "Peek", feature: "Counter")
        #expect(try plan(scaffold, own, files: files).changes.count == 2)
        #expect(throws: refusal("StubCounterGateway (Packages/UseCase/Tests/CounterUseCaseTests)")) {
            try plan(scaffold, Self.addition, files: files)
        }
    }

    // MARK: - Apps

    private static let desk = [
        file(
            "Apps/__app__/Sources/__app__/__App__App.swift",
            "struct __App__App {\n    let __feature__ = Fetch__Feature__()\n}\n"
        ),
        file(
            "Apps/__app__/Package.swift",
            """
            dependencies: [
                __dependency__
            ]
            products: ["__Feature__"]
            target.swiftSettings = [
                .other,
            ]

            """
        ),
    ]

    @Test func `an app has the features that fit, and the settings of the other manifests`() throws {
        let note = "Packages/Domain/Sources/NoteDomain/Note.swift"
        let files = Self.files.merging([note: "public struct Note {}"]) { $1 }
        let plan = try plan(try Scaffold(.app, name: "Desk", feature: nil), Self.desk, files: files)
        #expect(plan.omittedFeatures.map(\.feature) == ["Note"])
        #expect(plan.omittedFeatures.map(\.missingNames) == [["NoteUseCase (Packages/UseCase/Sources)"]])
        #expect(
            plan.changes.map { String(decoding: $0.new ?? [], as: UTF8.self) } == [
                """
                dependencies: [
                    .package(path: "../../kits")
                ]
                products: ["Counter"]
                target.swiftSettings = [
                    .own
                ]

                """,
                "struct DeskApp {\n    let counter = FetchCounter()\n}\n",
            ]
        )
    }

    @Test func `an app without a feature that fits is refused, with an example of each`() {
        let names = ["Note", "Page"]
        let files = Dictionary(
            uniqueKeysWithValues: names.map { ("Packages/Domain/Sources/\($0)Domain/\($0).swift", "") }
        )
        let missingNames = names.map { "\($0)UseCase (Packages/UseCase/Sources)" }
        #expect(throws: refusal(missingNames.joined(separator: ", "))) {
            try plan(try Scaffold(.app, name: "Desk", feature: nil), Self.desk, files: files)
        }
    }

    @Test(arguments: [("graph: ## Draw\n\tdraw", true), ("# graph:\n", false), ("", false)])
    func `a feature and an app say where the project draws its modules`(makefile: String, drawsModules: Bool) throws {
        let files = Self.files.merging(["Makefile": makefile]) { $1 }
        let new = try plan(
            try Scaffold(.feature, name: "Note", feature: nil),
            [Self.file("__Feature__.md", "")],
            files: files
        )
        #expect(new.drawsModules == drawsModules)
        #expect(new.changes.map(\.path) == ["Note.md"])
        let useCase = try plan(try Scaffold(.query, name: "Peek", feature: "Counter"), Self.addition, files: files)
        #expect(!useCase.drawsModules)
    }
}
