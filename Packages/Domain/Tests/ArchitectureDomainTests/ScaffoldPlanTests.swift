import ArchitectureDomain
import DomainKit
import Testing

struct ScaffoldPlanTests {
    private static let domain = #".product(name: "DomainKit", package: "kits")"#
    private let sources = [
        "Apps/notes/Sources/notes/NotesApp.swift", "Packages/Domain/Sources/CounterDomain/Counter.swift",
    ]

    private func outline() throws -> ProjectOutline {
        try ProjectOutline(files: sources, domain: Array(Self.domain.utf8), kind: .feature, app: nil)
    }

    /// Returns what becomes of one file.
    private func merged(
        _ template: String,
        _ text: String,
        at path: String = "A.swift",
        feature: String = "ReadingList"
    ) throws -> String {
        let plan = try ScaffoldPlan(
            try Scaffold(.feature, name: feature, feature: nil),
            in: try outline(),
            templates: [ProjectFile(path: path, bytes: Array(template.utf8))],
            files: [path: Array(text.utf8)]
        )
        return plan.changes.first.map { String(decoding: $0.new, as: UTF8.self) } ?? text
    }

    // MARK: - Lists

    @Test func `an element is added behind the last one, and comments stay where they are`() throws {
        let manifest = """
            let package = Package(
                // Products: [of this layer]
                products: [
                    .library(name: "A", targets: ["A"])  // the first one
                    // no more
                ],
                targets: [
                    .target(name: "A", dependencies: ["B"]),
                    // The last one.
                    .target(
                        name: "App",
                        dependencies: [
                            "Kit", /* ] */
                        ]
                    ),
                ]
            )
            """
        let template = """
            let package = Package(
                products: [
                    .library(name: "__Feature__", targets: ["__Feature__"])
                ],
                targets: [
                    .target(
                        name: "__Feature__",
                        dependencies: ["Kit"]
                    ),
                    .target(
                        name: "App",
                        dependencies: [
                            "Kit",
                            .product(name: "Other", package: "__kits__"),
                            "__Feature__",
                        ]
                    ),
                    .target(name: "Unrelated"),
                ]
            )
            """
        let expected = """
            let package = Package(
                // Products: [of this layer]
                products: [
                    .library(name: "A", targets: ["A"]),  // the first one
                    .library(name: "ReadingList", targets: ["ReadingList"]),
                    // no more
                ],
                targets: [
                    .target(name: "A", dependencies: ["B"]),
                    // The last one.
                    .target(
                        name: "App",
                        dependencies: [
                            "Kit", /* ] */
                            .product(name: "Other", package: "kits"),
                            "ReadingList",
                        ]
                    ),
                    .target(
                        name: "ReadingList",
                        dependencies: ["Kit"]
                    ),
                ]
            )
            """
        #expect(try merged(template, manifest) == expected)
        #expect(try merged(template, expected) == expected)
    }

    @Test(arguments: [
        ("a: []", "a: [\n    \"ReadingList\"\n]"), ("a: [\"B\"]", "a: [\"B\", \"ReadingList\"]"),
        ("a: [\"B\", \"ReadingList\"]", "a: [\"B\", \"ReadingList\"]"),
        ("  a: [\n    \"B\"\n  ]", "  a: [\n    \"B\",\n    \"ReadingList\",\n  ]"),
    ])
    func `a list keeps its form`(text: String, expected: String) throws {
        #expect(try merged("a: [\"__Feature__\"]", text) == expected)
    }

    @Test func `cases, properties and imports find their places`() throws {
        let template = """
            import A
            import __Feature__Domain

            /// Scenes.
            enum Scene {
                /// Of __Feature__.
                case __feature__(Int)

                var number: Int {
                    switch self {
                    case .__feature__(let number): number
                    }
                }

                var other: Int {
                    switch self {
                    case .__feature__: 2
                    }
                }
            }

            struct App {
                private static let store = 1
                private let __feature__ = __Feature__(App.store)

                func run() {}
            }
            """
        let text = """
            import A
            import Zebra

            enum Scene {
                case first(Int)  // one

                var number: Int {
                    switch self {
                    case .first(let number): number
                    default: 0
                    }
                }

                var other: Int {
                    switch self {
                    case .first:
                        1
                    }
                }
            }

            struct App {
                private static let store = 1

                private func run() {}
            }
            """
        #expect(
            try merged(template, text) == """
                import A
                import ReadingListDomain
                import Zebra

                enum Scene {
                    case first(Int)  // one
                    /// Of ReadingList.
                    case readingList(Int)

                    var number: Int {
                        switch self {
                        case .first(let number): number
                        case .readingList(let number): number
                        default: 0
                        }
                    }

                    var other: Int {
                        switch self {
                        case .first:
                            1
                        case .readingList: 2
                        }
                    }
                }

                struct App {
                    private static let store = 1
                    private let readingList = ReadingList(App.store)

                    private func run() {}
                }
                """
        )
    }

    @Test(arguments: [
        "@MainActor private let a = 1", "private(set) var a = 1", "fileprivate let a = 1", "lazy var a = 1",
        "@State\n    @Other(1) var a = 1",
    ])
    func `a property is added behind others, whatever their attributes and modifiers`(first: String) throws {
        let text = "struct App {\n    \(first)\n\n    func run() {}\n}"
        let expected = "struct App {\n    \(first)\n    let readingList = 1\n\n    func run() {}\n}"
        #expect(try merged("struct App {\n    let __feature__ = 1\n}", text) == expected)
    }

    @Test(arguments: [
        ("struct A {\n    init() {}\n}", "struct A {\n    let readingList = 1\n    init() {}\n}"),
        ("struct A { init() {} }", "struct A {\n    let readingList = 1\n    init() {} }"),
        (
            "struct A {  // one\n#if DEBUG\n    let a = 1\n#endif\n}",
            "struct A {  // one\n    let readingList = 1\n#if DEBUG\n    let a = 1\n#endif\n}"
        ),
        ("struct A {\n    // None yet.\n}", "struct A {\n    let readingList = 1\n    // None yet.\n}"),
        ("struct A { /* one\n two */ }", "struct A {\n    let readingList = 1\n    /* one\n two */ }"),
    ])
    func `what is in a type without properties stays`(text: String, expected: String) throws {
        #expect(try merged("struct A {\n    let __feature__ = 1\n}", text) == expected)
    }

    @Test func `cases are added behind an indirect one, and into a switch of one line`() throws {
        #expect(
            try merged(
                "enum A {\n    case __feature__\n}\nfunc a() {\n    switch b {\n    case .__feature__: 1\n    }\n}",
                "enum A {\n    indirect case b(A)\n}\nfunc a() {\n    switch b { case .b: 2 }\n}"
            ) == """
                enum A {
                    indirect case b(A)
                    case readingList
                }
                func a() {
                    switch b {
                        case .readingList: 1
                        case .b: 2 }
                }
                """
        )
    }

    @Test func `the comment of an empty array stays`() throws {
        #expect(
            try merged("a: [\"__Feature__\"]", "a: [\n    // None yet.\n]")
                == "a: [\n    \"ReadingList\",\n    // None yet.\n]"
        )
        #expect(
            try merged("a = [\"__Feature__\"]", "a = [  # none\n    # yet\n]", at: "a.toml")
                == "a = [  # none\n    \"ReadingList\",\n    # yet\n]"
        )
    }

    @Test func `cases are added to the switch of the same function`() throws {
        let own = """
            enum A {
                case b

                var mine: Bool {
                    switch self {
                    case .b: true
                    }
                }

            """
        let template = """

                var one: Int {
                    switch self {
                    case .__feature__: 1
                    }
                }

                func two() -> Int {
                    switch self {
                    case .__feature__: 2
                    }
                }
            }
            """
        let text = own + template.replacing("__feature__", with: "b")
        let result = try merged("enum A {\n    case __feature__\n" + template, text)
        let expected =
            text.replacing("case b\n", with: "case b\n    case readingList\n")
            .replacing("case .b: 1\n", with: "case .b: 1\n        case .readingList: 1\n")
            .replacing("case .b: 2\n", with: "case .b: 2\n        case .readingList: 2\n")
        #expect(result == expected)
    }

    // MARK: - Imports

    @Test(arguments: [
        (
            "#if os(Linux)\n    import Glibc\n    import Zebra\n#endif\nimport B\n",
            "#if os(Linux)\n    import Glibc\n    import Zebra\n#endif\nimport B\nimport ReadingList\n"
        ),
        (
            "/*\n import Zebra\n */\nimport B  // the only one\n",
            "/*\n import Zebra\n */\nimport B  // the only one\nimport ReadingList\n"
        ),
        ("import B\r\nimport Zebra\r\n", "import B\r\nimport ReadingList\r\nimport Zebra\r\n"),
        ("import B\r\n", "import B\r\nimport ReadingList\r\n"),
    ])
    func `an import is added to those that always hold`(text: String, expected: String) throws {
        #expect(try merged("import __Feature__", text) == expected)
        #expect(try merged("import __Feature__", expected) == expected)
    }

    @Test(arguments: ["", "let a = 1\n", "#if os(Linux)\n    import Glibc\n#endif\n", "// import A\n"])
    func `a file without a place for an import is refused`(text: String) {
        let place = ValidationError.Place(path: "A.swift", line: 1)
        let refused = ValidationError(field: "import", value: "import ReadingList", rule: .present, place: place)
        #expect(throws: ApplicationError(.invalidInput(refused))) { try merged("import __Feature__", text) }
    }

    @Test func `rules keep their comments`() throws {
        let rules = """
            # The features: names = ["of", "modules"], don't repeat one.
            [features]
            names = [
                "Counter",  # "the" first
            ]

            [other]
            names = ["x"]
            """
        let expected = rules.replacing("# \"the\" first", with: "# \"the\" first\n    \"ReadingList\",")
        #expect(try merged("[features]\nnames = [\"__Feature__\"]", rules, at: "rules.toml") == expected)
    }

    @Test func `a file without the list is refused with its line and the element`() throws {
        let error = #expect(throws: ApplicationError.self) {
            try merged("targets: [\n    .target(name: \"__Feature__\")\n]", "let targets = make()")
        }
        let refused = ValidationError(
            field: "targets",
            value: "targets: [.target(name: \"ReadingList\")]",
            rule: .present,
            place: .init(path: "A.swift", line: 1)
        )
        #expect(error == ApplicationError(.invalidInput(refused)))
    }

    @Test(arguments: [
        "", "a: [", "enum", "enum A {", "switch", "case", "enum A { case", "a: [(", "\"", "struct", "}]", "a: [\"\\(",
    ])
    func `a text that is no source is refused or left, and stops nothing`(text: String) {
        let template = "enum A { case __feature__ }\na: [__feature__]"
        #expect(throws: ApplicationError.self) { try merged(template, text) }
        #expect(throws: Never.self) { try merged(text + "\n// __Feature__", text) }
    }

    // MARK: - Files

    @Test func `a template with the feature in its path is a new file, and nothing is overwritten`() throws {
        let template = ProjectFile(
            path: "dot-a/__Feature__/__feature__-__command__.md",
            bytes: Array("__App__ __app__".utf8)
        )
        let skeleton = ProjectFile(path: "Makefile", bytes: Array("__app__".utf8))
        let scaffold = try Scaffold(.feature, name: "ReadingList", feature: nil)
        let path = ".a/ReadingList/readingList-reading-list.md"
        let plan = try ScaffoldPlan(scaffold, in: outline(), templates: [template, skeleton], files: [:])
        #expect(plan.changes == [ProjectChange(path: path, old: nil, new: Array("Notes notes".utf8))])
        #expect(try ScaffoldPlan.paths(scaffold, in: try outline(), templates: [template, skeleton]) == [path])
        #expect(throws: ApplicationError(.storage(.exists(path: path)))) {
            try ScaffoldPlan(scaffold, in: outline(), templates: [template], files: [path: []])
        }
    }

    @Test(arguments: ["dot-./b", "a/dot-", "../b", "a//b", "/b", "./b"])
    func `a template whose file would lie outside of the project is refused`(path: String) throws {
        let template = ProjectFile(path: path + "/__Feature__.swift", bytes: [])
        let scaffold = try Scaffold(.feature, name: "ReadingList", feature: nil)
        #expect(throws: ApplicationError.self) {
            try ScaffoldPlan.paths(scaffold, in: outline(), templates: [template])
        }
        #expect(throws: ApplicationError.self) {
            try ScaffoldPlan(scaffold, in: outline(), templates: [template], files: [:])
        }
    }

    @Test func `a file and a template that are no text are refused by their paths`() throws {
        let scaffold = try Scaffold(.feature, name: "ReadingList", feature: nil)
        let bytes = Array("a: [\"__Feature__\"] // ".utf8)
        func refusal(_ path: String) -> ApplicationError {
            let place = ValidationError.Place(path: path, line: 1)
            return ApplicationError(
                .invalidInput(ValidationError(field: "text", value: "", rule: .form("UTF-8"), place: place))
            )
        }
        #expect(throws: refusal("a.swift")) {
            try ScaffoldPlan(
                scaffold,
                in: outline(),
                templates: [ProjectFile(path: "a.swift", bytes: bytes)],
                files: ["a.swift": Array("a: [] // ".utf8) + [0xFF]]
            )
        }
        #expect(throws: refusal("__Feature__.swift")) {
            try ScaffoldPlan(
                scaffold,
                in: outline(),
                templates: [ProjectFile(path: "__Feature__.swift", bytes: bytes + [0xFF])],
                files: [:]
            )
        }
    }

    @Test func `templates that are not about the addition are refused`() throws {
        let scaffold = try Scaffold(.feature, name: "ReadingList", feature: nil)
        let refused = ValidationError(field: "TEMPLATE", value: "templates/feature/…__Feature__…", rule: .present)
        #expect(throws: ApplicationError(.invalidInput(refused))) {
            try ScaffoldPlan(
                scaffold,
                in: outline(),
                templates: [ProjectFile(path: "Makefile", bytes: [])],
                files: [:]
            )
        }
    }

    @Test func `an app needs the dependency on the kits, whatever the case of its name`() throws {
        let product = #"a: [.product(name: "DomainKit", package: "Kits")]"#
        let declared = "dependencies: [.package(url: \"https://host/me/kITS.git\", from: \"1.0.0\")], " + product
        let template = ProjectFile(path: "Apps/__app__/Package.swift", bytes: Array("__dependency__ __Feature__".utf8))
        let project = try ProjectOutline(files: sources, domain: Array(declared.utf8), kind: .app, app: nil)
        let scaffold = try Scaffold(.app, name: "Desk", feature: nil)
        let plan = try ScaffoldPlan(scaffold, in: project, templates: [template], files: [:])
        #expect(
            plan.changes.map { String(decoding: $0.new, as: UTF8.self) }
                == [#".package(url: "https://host/me/kITS.git", from: "1.0.0") Counter"#]
        )
        let error = #expect(throws: ValidationError.self) {
            try ProjectOutline(files: sources, domain: Array(product.utf8), kind: .app, app: nil)
        }
        #expect(error?.field == "dependencies")
    }

    @Test func `what belongs to a feature needs one that is there`() throws {
        let scaffold = try Scaffold(.useCase, name: "Reset", feature: "Other")
        let refused = ValidationError(field: "--feature", value: "Other", rule: .oneOf(["Counter"]))
        #expect(throws: ApplicationError(.invalidInput(refused))) {
            try ScaffoldPlan(scaffold, in: outline(), templates: [], files: [:])
        }
    }

    @Test func `a name takes the place of the feature's, and an app is not needed where none shows it`() throws {
        let sources = ["Packages/Domain/Sources/CounterDomain/Counter.swift"]
        let domain = Array(Self.domain.utf8)
        let project = try ProjectOutline(files: sources, domain: domain, kind: .useCase, app: nil)
        let template = ProjectFile(path: "__Feature__/__Name__.md", bytes: Array("__name__ __command__ __app__".utf8))
        let scaffold = try Scaffold(.useCase, name: "ResetAll", feature: "Counter")
        let plan = try ScaffoldPlan(scaffold, in: project, templates: [template], files: [:])
        let content = Array("resetAll reset-all __app__".utf8)
        #expect(plan.changes == [ProjectChange(path: "Counter/ResetAll.md", old: nil, new: content)])
        #expect(throws: ValidationError.self) { try Scaffold(.useCase, name: "ResetAll", feature: nil) }
    }

    @Test func `an app has all files of an app, with every feature in them`() throws {
        let sources = ["Counter", "Note"].map { "Packages/Domain/Sources/\($0)Domain/\($0).swift" }
        let domain = #"dependencies: [.package(path: "../../kits")], a: [.product(name: "DomainKit", package: "kits")]"#
        let project = try ProjectOutline(files: sources, domain: Array(domain.utf8), kind: .app, app: nil)
        let templates = [
            ("Apps/__app__/Main.swift", "main"), ("Apps/__app__/__Feature__.swift", ""), ("Makefile", "__app__"),
            ("Apps/__app__/Package.swift", "a: [\n    __dependency__\n]\nb: [\n    \"__Feature__\"\n]"),
        ].map { ProjectFile(path: $0.0, bytes: Array($0.1.utf8)) }
        let scaffold = try Scaffold(.app, name: "Desk", feature: nil)
        let plan = try ScaffoldPlan(scaffold, in: project, templates: templates, files: [:])
        let made = plan.changes.map { [$0.path, String(decoding: $0.new, as: UTF8.self)] }
        #expect(
            made == [
                ["Apps/desk/Counter.swift", ""], ["Apps/desk/Main.swift", "main"], ["Apps/desk/Note.swift", ""],
                [
                    "Apps/desk/Package.swift",
                    "a: [\n    .package(path: \"../../kits\")\n]\nb: [\n    \"Counter\",\n    \"Note\",\n]",
                ],
            ]
        )
        let taken = ApplicationError(.storage(.exists(path: "Apps/desk/Main.swift")))
        #expect(throws: taken) {
            try ScaffoldPlan(scaffold, in: project, templates: templates, files: ["Apps/desk/Main.swift": []])
        }
    }

    // MARK: - Projects

    @Test func `the kits and the only app of a project are found`() throws {
        let found = try outline()
        #expect(found.kits == "kits")
        #expect(found.app?.text == "Notes")
        #expect(found.features == ["Counter"])
    }

    @Test(arguments: [
        ([], nil), (["Apps/a/Sources/a/AApp.swift", "Apps/b/Sources/b/BApp.swift"], nil),
        (["Apps/a/Sources/a/AApp.swift"], "b"),
    ])
    func `without an app, or with several, one has to be named`(files: [String], app: String?) {
        #expect(throws: ValidationError.self) {
            try ProjectOutline(files: files, domain: Array(Self.domain.utf8), kind: .feature, app: app)
        }
    }

    @Test func `a layer without kits is refused`() {
        #expect(throws: ValidationError.self) {
            try ProjectOutline(files: sources, domain: [], kind: .feature, app: nil)
        }
    }

    @Test(arguments: [
        ("Note", "note", "note"), ("ReadingList", "readingList", "reading-list"), ("URLList", "urlList", "urllist"),
    ])
    func `variables and commands are named after a feature`(name: String, identifier: String, command: String) throws {
        let name = try ModuleName(name)
        #expect(name.identifier == identifier)
        #expect(name.command == command)
    }
}
