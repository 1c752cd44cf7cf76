import ArchitectureDomain
import DomainKit
import Testing

struct ScaffoldPlanTests {
    static let domain = #".product(name: "DomainKit", package: "kits")"#
    let sources = [
        "Apps/notes/Sources/notes/NotesApp.swift", "Packages/Domain/Sources/CounterDomain/Counter.swift",
    ]

    func outline() throws -> ProjectOutline {
        try ProjectOutline(files: sources, domain: Array(Self.domain.utf8), kind: .feature, app: nil)
    }

    /// Returns what becomes of one file.
    func merged(
        _ template: String,
        _ text: String,
        at path: String = "A.swift",
        feature: String = "ReadingList",
        beside others: [ProjectFile] = []
    ) throws -> String {
        let plan = try ScaffoldPlan(
            try Scaffold(.feature, name: feature, feature: nil),
            in: try outline(),
            templates: [ProjectFile(path, template)] + others,
            files: [path: Array(text.utf8)]
        )
        return plan.changes.first.map { String(decoding: $0.new ?? [], as: UTF8.self) } ?? text
    }

    // MARK: - Names

    @Test(arguments: [
        (ScaffoldKind.feature, "Notes", nil), (.scene, "Counter", "Counter"), (.viewModelScene, "Counter", "Counter"),
        (.app, "Counter", nil),
    ])
    func `an app, a feature and an element have different names`(kind: ScaffoldKind, name: String, feature: String?)
        throws
    {
        let template = ProjectFile("Apps/__app__/__Feature____Name__.swift")
        let refused = #expect(throws: ApplicationError.self) {
            try plan(try Scaffold(kind, name: name, feature: feature), template)
        }
        guard case .invalidInput(let error) = refused?.kind else {
            Issue.record("\(String(describing: refused))")
            return
        }
        #expect(error.field == "NAME" && error.value == name)
    }

    @Test func `a declaration that has the name already is refused, and one that was added before stays`() throws {
        let template = "enum AppScene {\n    case __feature__(__Feature__)\n}\n"
        #expect(throws: ApplicationError.self) {
            try merged(template, "enum AppScene {\n    case readingList(Int)\n}\n")
        }
        let same = "enum AppScene {\n    case readingList(ReadingList)\n}\n"
        #expect(try merged(template, same) == same)
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
                            .product(name: "NotImported", package: "__kits__"),
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
        let source = ProjectFile("Sources/App/__Feature__.swift", "import Other\n")
        let elsewhere = ProjectFile("Sources/B/__Feature__.swift", "import NotImported\n")
        #expect(try merged(template, manifest, beside: [source, elsewhere]) == expected)
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
    func `the members of a type without properties stay`(text: String, expected: String) throws {
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
}
