import ArchitectureDomain
import Testing

/// What is read of targets that the rules divide by folders.
struct DividedTargetTests {
    private static let dump = """
        {"name": "P", "targets": [
          {"name": "A", "type": "regular"}, {"name": "B", "type": "regular"},
          {"name": "C", "type": "regular", "dependencies": [{"byName": ["A", null]}]}]}
        """

    private static let files = [
        "Package.swift": "", "Sources/A/Model/M.swift": "struct M {}", "Sources/A/View/V.swift": "let m = M()",
        "Sources/B/B.swift": "enum B {}", "Sources/C/C.swift": "import A\nenum C {}",
    ]

    private func codebase(_ rules: Rules, changed: [String]? = nil) async throws -> Codebase {
        try await Codebase.read(Self.files, dumps: ["": Self.dump], for: rules, affectedBy: changed)
    }

    private static var rules: Rules {
        var rules = Rules()
        rules.layers = ["Model", "View"].map { .init(name: $0, folders: [NamePattern("Sources/A/\($0)")], reason: "") }
        return rules
    }

    @Test func `references are read in divided targets and those that depend on them, and nowhere else`() async throws {
        let plain = try await codebase(Rules())
        #expect(plain.references.isEmpty && plain.evidence.isEmpty)
        #expect(plain.sources.values.joined().allSatisfy { $0.facts.symbols == nil })
        let divided = try await codebase(Self.rules)
        #expect(divided.references.map(\.name) == ["M"])
        #expect(divided.references.map(\.place) == [Place(file: "Sources/A/View/V.swift", line: 1, column: 9)])
        #expect(divided.evidence.map(\.key.target).sorted() == ["A", "C"])
        // What only the search needs is most of what the files take.
        #expect(divided.sources.values.joined().allSatisfy { $0.facts.symbols == nil })
    }

    @Test func `references are read in targets with folders if these must not use each other, or are drawn`()
        async throws
    {
        var rules = Rules()
        rules.folderCycle = Rules.Quote("folder-cycle", because: "")
        let found = try await codebase(rules)
        #expect(found.evidence == [.init(package: "", target: "A"): .sources])
        #expect(found.references.map(\.name) == ["M"])
        var drawn = Rules()
        drawn.opened = "A"
        #expect(try await codebase(drawn).references == found.references)
        // A plan names the kinds of declarations.
        let symbols = try await codebase(drawn).sources.filter { $0.value.contains { $0.facts.symbols != nil } }
        #expect(symbols.keys.map(\.target) == ["A"])
        drawn.opened = "Sources/A"
        #expect(try await codebase(drawn).references == found.references)
        #expect(try await codebase(rules, changed: ["Sources/B/B.swift"]).references == [])
    }

    @Test func `a check of a change knows the layers of what it does not read`() async throws {
        let codebase = try await codebase(Self.rules, changed: ["Sources/B/B.swift"])
        #expect(codebase.references.isEmpty)
        let graph = ModuleGraph(codebase, dividedBy: Self.rules)
        #expect(graph.names == ["Sources/A/Model", "Sources/A/View", "B", "C"])
    }
}
