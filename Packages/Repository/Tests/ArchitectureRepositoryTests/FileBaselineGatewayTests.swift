import ArchitectureDomain
import ArchitectureRepository
import DomainKit
import RepositoryKit
import RepositoryTesting
import Testing

struct FileBaselineGatewayTests {
    private static let path = "root/architecture.baseline"

    private static func entry(_ check: Check, _ names: String..., count: Int = 1, reason: String = "r")
        -> Baseline.Entry
    {
        .init(.init(check, names), count: count, reason: reason)
    }

    private static let entries = [
        entry(.fileLength, "Cart", "a\\b\t.swift"),
        entry(.layerDependency, "Cart", "Store", "A.swift", reason: "say \"why\""),
        entry(.layerDependency, "Cart", "Store", "B.swift"), entry(.packageCycle, "P/日本語", "", "Q"),
        entry(.unsafeConstruct, "Cart", "try!", "A.swift", count: 2, reason: "one\ntwo"),
    ]

    private func gateway(_ tree: InMemoryFileTree) -> FileBaselineGateway {
        FileBaselineGateway(files: tree, root: "root")
    }

    private func written(_ entries: [Baseline.Entry], over text: String? = nil) async throws -> String? {
        let tree = InMemoryFileTree(["root/Package.swift": ""].merging(text.map { [Self.path: $0] } ?? [:]) { $1 })
        try await gateway(tree).write(Baseline(entries))
        return tree.texts[Self.path]
    }

    /// What identifies entries, without their places.
    private func facts(_ baseline: Baseline?) -> [Baseline.Entry]? {
        baseline?.entries.map { .init($0.violation, count: $0.count, reason: $0.reason) }
    }

    @Test func `each entry is a line, sorted by check and names, and is read as it was written`() async throws {
        let text = try #require(try await written(Self.entries.reversed()))
        let lines = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
        #expect(
            lines == [
                #"file-length.Cart."a\\b\t.swift" = "r""#, #"layer-arrow.Cart.Store."A.swift" = "say \"why\"""#,
                #"layer-arrow.Cart.Store."B.swift" = "r""#, #"package-cycle."P/日本語"."".Q = "r""#,
                #"unsafe-construct.Cart."try!"."A.swift" = [2, "one\ntwo"]"#,
            ]
        )
        let baseline = try await gateway(InMemoryFileTree([Self.path: text])).baseline()
        #expect(facts(baseline) == Self.entries)
        #expect(baseline?.entries.first?.place == Place(file: "architecture.baseline", line: 4))
    }

    @Test func `no file is written for nothing, and none is no baseline`() async throws {
        #expect(try await written([]) == nil)
        #expect(try await gateway(InMemoryFileTree(["root/Package.swift": ""])).baseline() == nil)
        #expect(try await gateway(InMemoryFileTree([Self.path: "# None\n"])).baseline() == Baseline([]))
    }

    private static let text = """
        # Ours
        layer-arrow.A.B = "one" # said Ada

        layer-arrow.A.C = [3, 'two']

        # Much later
        technology.D."x y" = ""

        """

    @Test func `an entry that goes leaves everything else as it is, its empty line included`() async throws {
        let left = [
            Self.entry(.layerDependency, "A", "B", reason: "one"), Self.entry(.technology, "D", "x y", reason: ""),
        ]
        #expect(
            try await written(left, over: Self.text) == """
                # Ours
                layer-arrow.A.B = "one" # said Ada


                # Much later
                technology.D."x y" = ""

                """
        )
        #expect(try await written([], over: "layer-arrow.A.B = \"\"\n\n") == "\n")
    }

    @Test func `a number that shrinks changes its line, and new entries go where they belong`() async throws {
        let entries = [
            Self.entry(.layerDependency, "A", "B", reason: "one"),
            Self.entry(.layerDependency, "A", "BB"), Self.entry(.layerDependency, "A", "C", count: 2, reason: "two"),
            Self.entry(.technology, "C"), Self.entry(.technology, "D", "x y", reason: ""), Self.entry(.technology, "E"),
        ]
        #expect(
            try await written(entries, over: Self.text.replacing("\n\n", with: "\n\n\n")) == """
                # Ours
                layer-arrow.A.B = "one" # said Ada

                layer-arrow.A.BB = "r"

                layer-arrow.A.C = [2, "two"]

                technology.C = "r"

                # Much later
                technology.D."x y" = ""

                technology.E = "r"

                """
        )
    }

    @Test func `entries that a merge has doubled are one, and the next update writes them once`() async throws {
        let text = "layer-arrow.A.B = \"one\"\n\nlayer-arrow.A.B = \"other\"\n"
        let baseline = try await gateway(InMemoryFileTree([Self.path: text])).baseline()
        #expect(facts(baseline) == [Self.entry(.layerDependency, "A", "B", count: 2, reason: "one / other")])
        let once = [Self.entry(.layerDependency, "A", "B", reason: "one / other")]
        #expect(try await written(once, over: text) == "layer-arrow.A.B = \"one\"\n\n")
    }

    @Test func `the folder of earlier versions is read with the file, and moves into it`() async throws {
        let former = """
            check = "unsafe-construct"
            package = "P"
            target = "Cart"
            file = "P/Sources/Cart/A.swift"
            names = ["try!"]
            because = "why"

            """
        let tree = InMemoryFileTree([
            "root/architecture-baseline/a.toml": former,
            "root/architecture-baseline/b.toml": former.replacing("because", with: "occurrence = 2\nbecause"),
            "root/architecture-baseline/notes.md": "Ours", Self.path: "layer-arrow.A.B = \"r\"\n",
        ])
        let expected = [
            Self.entry(.layerDependency, "A", "B"),
            Self.entry(.unsafeConstruct, "Cart", "try!", "A.swift", count: 2, reason: "why"),
        ]
        let baseline = try #require(try await gateway(tree).baseline())
        #expect(facts(baseline) == expected)
        #expect(baseline.entries.last?.place == Place(file: "architecture-baseline/a.toml"))
        try await gateway(tree).write(baseline)
        #expect(tree.texts.keys.sorted() == ["root/architecture-baseline/notes.md", Self.path])
        #expect(facts(try await gateway(tree).baseline()) == expected)
    }

    private static let notation = "layer-arrow.From.To = \"reason\" | [2, \"reason\"]"

    @Test(arguments: [
        ("<<<<<<< HEAD", 1, "", "", ValidationError.Rule.form("key = value")),
        ("\n[layer-arrow]", 2, "", "", .form("key = value")),
        ("layer-arrow.A = [1,\n\"x\"]", 1, "", "", .form("key = value")),
        ("layer-arow.A = \"\"", 1, "check", "layer-arow", .oneOf(Check.allCases.map(\.rawValue))),
        ("layer-arrow.A = 2", 1, "layer-arrow", "2", .form(notation)),
        ("layer-arrow.A = [0, \"x\"]", 1, "layer-arrow", "[0, \"x\"]", .form(notation)),
        ("layer-arrow.A = [\(Int.max), \"x\"]", 1, "layer-arrow", "[\(Int.max), \"x\"]", .form(notation)),
    ])
    func `refuses what is no entry, with its line`(
        text: String,
        line: Int,
        field: String,
        value: String,
        rule: ValidationError.Rule
    ) async {
        let place = ValidationError.Place(path: "architecture.baseline", line: line)
        let refused = ApplicationError(
            .invalidInput(ValidationError(field: field, value: value, rule: rule, place: place))
        )
        await #expect(throws: refused) { try await gateway(InMemoryFileTree([Self.path: text])).baseline() }
        await #expect(throws: refused) {
            try await gateway(InMemoryFileTree([Self.path: text])).write(Baseline(Self.entries))
        }
    }

    private static let keys = ["check", "package", "target", "file", "names", "occurrence", "because"]

    @Test(arguments: [
        ("check = \"layer-arrow\"\n", 1, "because", "because", ValidationError.Rule.present),
        ("because = \"\"\ncheck = 1\n", 2, "check", "1", .form("check = \"text\"")),
        ("check = \"no-check\"\nbecause = \"\"\n", 1, "check", "no-check", .oneOf(Check.allCases.map(\.rawValue))),
        ("check = \"settings\"\nbecause = \"\"\n[more]\n", 3, "[more]", "[more]", .known(keys)),
    ])
    func `refuses what is no entry in the folder, with its place`(
        text: String,
        line: Int,
        field: String,
        value: String,
        rule: ValidationError.Rule
    ) async {
        let tree = InMemoryFileTree(["root/architecture-baseline/a.toml": text])
        let place = ValidationError.Place(path: "architecture-baseline/a.toml", line: line)
        let refused = ApplicationError(
            .invalidInput(ValidationError(field: field, value: value, rule: rule, place: place))
        )
        await #expect(throws: refused) { try await gateway(tree).baseline() }
    }

    @Test func `a file that cannot be written is named, and nothing is lost`() async throws {
        let tree = InMemoryFileTree(["root/architecture-baseline/a.toml": "check = \"settings\"\nbecause = \"\"\n"])
        let baseline = try #require(try await gateway(tree).baseline())
        tree.refuse("root/architecture-baseline/a.toml", with: .notWritable(path: "", code: 30))
        await #expect(throws: ApplicationError.self) { try await gateway(tree).write(baseline) }
        let full = InMemoryFileTree([Self.path: ""])
        full.refuse(Self.path, with: .notWritable(path: "", code: 28))
        await #expect(throws: ApplicationError.self) { try await gateway(full).write(Baseline(Self.entries)) }
        #expect(full.texts == [Self.path: ""])
    }
}
