import ArchitectureDomain
import ArchitectureRepository
import DomainKit
import RepositoryKit
import RepositoryTesting
import Testing

struct FileBaselineGatewayTests {
    private static let cart = Codebase.TargetKey(package: "Packages/\"Shop\"", target: "Cart")

    private static let violations: [Baseline.Violation] = [
        .init(.layerDependency, in: cart, file: "Sources/Cart/A.swift", names: ["Cart", "Store"]),
        .init(.layerDependency, in: cart, file: "Sources/Cart/B.swift", names: ["Cart", "Store"]),
        .init(.unsafeConstruct, in: cart, file: "Sources/Cart/A.swift", names: ["try!"], occurrence: 2),
        .init(.packageCycle, in: .init(package: "", target: ""), names: Array(repeating: "P/日本語", count: 60)),
        .init(.fileLength, in: cart, file: "a\\b\t.swift"),
    ]

    private static let keys = ["check", "package", "target", "file", "names", "occurrence", "because"]

    @Test func `keeps each entry in a file of its own, sorted by check and names`() async throws {
        let folder = InMemoryFileTree(["root/Package.swift": ""])
        let gateway = FileBaselineGateway(files: folder, root: "root")
        #expect(try await gateway.baseline() == nil)
        try await gateway.add(Self.violations, because: "say \"why\"")
        let names = folder.texts.keys.filter { $0 != "root/Package.swift" }.sorted()
        #expect(names.count == 5)
        #expect(names[1].hasPrefix("root/architecture-baseline/layer-arrow.Cart.Store."))
        #expect(names.allSatisfy { $0.utf8.count < 200 && $0.utf8.allSatisfy { $0 < 0x80 } })
        let baseline = try #require(try await gateway.baseline())
        #expect(Set(baseline.entries.map(\.violation)) == Set(Self.violations))
        #expect(baseline.entries.map { "root/" + $0.file } == names)
        #expect(Set(baseline.entries.map(\.reason)) == ["say \"why\""])
    }

    @Test func `an entry says what it is, without a line number`() async throws {
        let folder = InMemoryFileTree()
        try await FileBaselineGateway(files: folder, root: "root").add([Self.violations[2]], because: "why")
        #expect(
            folder.texts.values.first == """
                check = "unsafe-construct"
                package = "Packages/\\"Shop\\""
                target = "Cart"
                file = "Sources/Cart/A.swift"
                names = ["try!"]
                occurrence = 2
                because = "why"

                """
        )
    }

    @Test func `removes the files of entries and leaves the others`() async throws {
        let folder = InMemoryFileTree()
        let gateway = FileBaselineGateway(files: folder, root: "root")
        try await gateway.add(Self.violations, because: "")
        let entries = try #require(try await gateway.baseline()).entries
        try await gateway.remove(Array(entries.prefix(2)))
        #expect(try await gateway.baseline()?.entries == Array(entries.dropFirst(2)))
        try await gateway.remove(entries)
        #expect(try await gateway.baseline() == nil)
    }

    @Test(arguments: [
        ("check = \"layer-arrow\"\n", 1, "because", "because", ValidationError.Rule.present),
        ("because = \"\"\n", 1, "check", "check", .present),
        ("because = \"\"\ncheck = 1\n", 2, "check", "1", .form("check = \"text\"")),
        ("check = \"no-check\"\nbecause = \"\"\n", 1, "check", "no-check", .oneOf(Check.allCases.map(\.rawValue))),
        ("check = \"settings\"\nbecause = \"\"\n[more]\n", 3, "[more]", "[more]", .known(Self.keys)),
        (
            "check = \"settings\"\nline = 1\nbecause = \"\"\n", 2, "line", "line",
            .known(Self.keys)
        ),
    ])
    func `refuses what is no entry, with its place`(
        text: String,
        line: Int,
        field: String,
        value: String,
        rule: ValidationError.Rule
    ) async {
        let gateway = FileBaselineGateway(
            files: InMemoryFileTree(["root/architecture-baseline/a.toml": text]),
            root: "root"
        )
        let place = ValidationError.Place(path: "architecture-baseline/a.toml", line: line)
        let violation = ValidationError(field: field, value: value, rule: rule, place: place)
        let error = ApplicationError(.invalidInput(violation))
        await #expect(throws: error) { try await gateway.baseline() }
    }

    @Test func `reports which file could not be written or removed`() async throws {
        // No folder can be made where a file is.
        let folder = InMemoryFileTree(["root/architecture-baseline": ""])
        folder.refuse("root/architecture-baseline/a.toml", with: .notWritable(path: "", code: 30))
        let gateway = FileBaselineGateway(files: folder, root: "root")
        await #expect(throws: ApplicationError.self) {
            try await gateway.add([Self.violations[0]], because: "")
        }
        let entry = Baseline.Entry(Self.violations[0], reason: "", file: "architecture-baseline/a.toml")
        await #expect(throws: ApplicationError(.storage(.notWritable(path: "root/architecture-baseline/a.toml")))) {
            try await gateway.remove([entry])
        }
    }
}
