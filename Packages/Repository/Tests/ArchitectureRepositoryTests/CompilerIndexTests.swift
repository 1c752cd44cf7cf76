import ArchitectureDomain
import Determinism
import RepositoryKit
import RepositoryTesting
import Testing

@testable import ArchitectureRepository

struct CompilerIndexTests {
    private typealias Store = StubIndexStore

    private let files = InMemoryFileTree()
    private let store: Store
    private static let symbols: [Store.Symbol] = [
        .init(usr: "s:Order", name: "Order"), .init(usr: "s:Line", name: "Line"),
        .init(usr: "s:total", name: "total(of:)", kind: 16), .init(usr: "s:init", name: "init(total:)", kind: 22),
    ]
    private static let definitions: [Store.Occurrence] = [
        .init(symbol: 0, roles: Store.definition, line: 1, column: 8),
        .init(symbol: 1, roles: Store.definition, line: 2, column: 9, relations: [(Store.childOf, 0)]),
        .init(symbol: 2, roles: Store.definition, line: 3, column: 10, relations: [(Store.childOf, 1)]),
        .init(symbol: 3, roles: Store.definition | Store.implicit, line: 1, column: 8, relations: [(Store.childOf, 0)]),
    ]

    init() {
        store = Store(files: files, path: "/store")
    }

    /// Writes source files that were last changed at the time 10.
    private func write(_ texts: [String: String]) async throws {
        for (path, text) in texts {
            try await files.create(path, under: "/root", with: Array(text.utf8), modificationTime: 10)
        }
    }

    /// Returns what a gateway reads of a package with targets.
    private func codebase(_ targets: String..., for rules: Rules) async throws -> Codebase {
        let list = targets.map { #"{"name": "\#($0)", "type": "regular"}"# }.joined(separator: ", ")
        let processes = StubProcesses(dumps: ["/root": #"{"name": "P", "targets": [\#(list)]}"#])
        let cache = InMemoryDocumentStore()
        let gateway = FileCodebaseGateway(root: "/root", files: files, processes: processes, cache: cache)
        return try await gateway.codebase(for: rules)
    }

    private func references(between sources: Set<String>) async throws -> IndexedReferences {
        try await CompilerIndex(files: files, root: "/root").references(between: sources, in: ["/store"])
    }

    @Test func `a use of a declaration in another file is a reference with the names of the types around it`()
        async throws
    {
        try await write(["A.swift": "", "B.swift": ""])
        try await store.add("/A.swift", time: 10, Self.symbols, Self.definitions)
        try await store.add(
            "/B.swift",
            time: 10,
            Self.symbols + [.init(usr: "s:Int", name: "Int"), .init(usr: "s:b", name: "b", kind: 13)],
            [
                .init(symbol: 2, roles: Store.reference, line: 4, column: 2),
                .init(symbol: 4, roles: Store.reference, line: 5),
                .init(symbol: 5, roles: Store.definition, line: 6), .init(symbol: 5, roles: Store.reference, line: 7),
                .init(symbol: 0, roles: Store.reference | Store.implicit, line: 8),
                .init(symbol: 2, roles: Store.reference, line: 9),
            ]
        )
        let indexed = try await references(between: ["A.swift", "B.swift"])
        let declaration = Place(file: "A.swift", line: 3, column: 10)
        #expect(indexed.missing.isEmpty)
        #expect(
            indexed.references == [
                .init("Order.Line.total", at: Place(file: "B.swift", line: 4, column: 2), to: declaration)
            ]
        )
    }

    @Test func `a pattern uses its operator, although that is not written`() async throws {
        try await write(["A.swift": "", "B.swift": ""])
        let symbol = Store.Symbol(usr: "s:pattern", name: "~=(_:_:)", subkind: 1010)
        try await store.add("/A.swift", time: 10, [symbol], [.init(symbol: 0, roles: Store.definition, line: 1)])
        let use = Store.Occurrence(symbol: 0, roles: Store.reference | Store.implicit, line: 2)
        try await store.add("/B.swift", time: 10, [symbol], [use])
        #expect(try await references(between: ["A.swift", "B.swift"]).references.map(\.name) == ["~="])
    }

    @Test func `a member of an extension belongs to the file of the extension, and bears the name of the type`()
        async throws
    {
        try await write(["A.swift": "", "B.swift": "", "C.swift": ""])
        try await store.add("/A.swift", time: 10, Self.symbols, Self.definitions)
        try await store.add(
            "/B.swift",
            time: 10,
            [
                Self.symbols[1], .init(usr: "s:e:1", name: "Line", kind: 9), .init(usr: "s:tax", name: "tax", kind: 19),
                .init(usr: "s:Int", name: "Int"), .init(usr: "s:e:2", name: "Int", kind: 9),
                .init(usr: "s:twice", name: "twice", kind: 19),
                .init(usr: "s:getter", name: "getter:tax", kind: 16, subkind: 3),
            ],
            [
                .init(symbol: 0, roles: Store.reference, line: 1, relations: [(Store.extendedBy, 1)]),
                .init(symbol: 1, roles: Store.definition, line: 1),
                .init(symbol: 2, roles: Store.definition, line: 2, relations: [(Store.childOf, 1)]),
                .init(symbol: 3, roles: Store.reference, line: 3, relations: [(Store.extendedBy, 4)]),
                .init(symbol: 5, roles: Store.definition, line: 4, relations: [(Store.childOf, 4)]),
                .init(symbol: 6, roles: Store.definition, line: 2, relations: [(Store.childOf, 2)]),
            ]
        )
        try await store.add(
            "/C.swift",
            time: 10,
            [
                .init(usr: "s:tax", name: "tax", kind: 19), .init(usr: "s:twice", name: "twice", kind: 19),
                .init(usr: "s:getter", name: "getter:tax", kind: 16, subkind: 3),
            ],
            [0, 1, 2].map { .init(symbol: $0, roles: Store.reference, line: $0 + 1) }
        )
        let references = try await references(between: ["A.swift", "B.swift", "C.swift"]).references
        #expect(
            references == [
                .init(
                    "Order.Line",
                    at: Place(file: "B.swift", line: 1),
                    to: Place(file: "A.swift", line: 2, column: 9)
                ),
                .init("Order.Line.tax", at: Place(file: "C.swift", line: 1), to: Place(file: "B.swift", line: 2)),
                .init("Int.twice", at: Place(file: "C.swift", line: 2), to: Place(file: "B.swift", line: 4)),
            ]
        )
    }

    @Test func `a call of an initialiser by the name of its type is one reference, and columns count scalars`()
        async throws
    {
        try await write(["A.swift": "", "B.swift": "\nlet 注文 = Order(total: 1)\n"])
        try await store.add("/A.swift", time: 10, Self.symbols, Self.definitions)
        let uses = [0, 3].map { Store.Occurrence(symbol: $0, roles: Store.reference, line: 2, column: 14) }
        let other = Store.Occurrence(symbol: 3, roles: Store.reference, line: 2, column: 20)
        try await store.add("/B.swift", time: 11, Self.symbols, uses + [other])
        let references = try await references(between: ["A.swift", "B.swift"]).references
        #expect(references.map(\.name) == ["Order", "Order.init"])
        #expect(references.map(\.place.position.column) == [10, 16])
    }

    @Test func `a file without a unit as new as it is is missing, and so is one whose unit or record cannot be read`()
        async throws
    {
        let names = ["New", "Old", "None", "NoRecord", "Damaged", "Newer", "Twice", "Mixed", "Cut", "Empty"]
        for name in names { try await write([name + ".swift": ""]) }
        for name in names where !["Old", "None"].contains(name) { try await store.add("/\(name).swift", time: 10) }
        try await store.add("/Old.swift", time: 9)
        try await store.add("/Twice.swift", time: 8)
        try await store.add("/Mixed.swift", module: "Tests", time: 9)
        try await store.add("/Removed.swift", time: 10)
        try await files.remove("v5/records/R1/NoRecord.swift-App-10-R1", under: "/store")
        try await store.replace("v5/units/Damaged.swift-App-10-R1", with: Array("IDXU and more".utf8), time: 10)
        try await store.replace("v5/records/R1/Newer.swift-App-10-R1", with: Store.record([], [], format: 6))
        // Without the block of occurrences, which has eight bytes before its contents.
        let cut = Store.record([], []).dropLast(12)
        try await store.replace("v5/records/R1/Cut.swift-App-10-R1", with: Array(cut))
        // The version alone, as for a file of which `#if` leaves nothing.
        let empty = cut.dropLast(12)
        try await store.replace("v5/records/R1/Empty.swift-App-10-R1", with: Array(empty))
        let indexed = try await references(between: Set(names.map { $0 + ".swift" }))
        let missing = ["Cut", "Old", "None", "NoRecord", "Damaged", "Newer", "Mixed"].map { $0 + ".swift" }
        #expect(indexed.missing == Set(missing))
    }

    @Test func `a unit may name its file by a path that is not normal`() async throws {
        try await write(["App/A.swift": ""])
        try await store.add("/B/../App/A.swift", time: 10)
        try await store.add("/Other/A.swift", module: "Other", time: 10, folder: "/elsewhere")
        #expect(try await references(between: ["App/A.swift"]).missing.isEmpty)
    }

    @Test func `a folder without a store and a store of another format are refused`() async throws {
        await #expect(throws: IndexFailure.notFound("/store")) { try await references(between: []) }
        try await files.create("v17/units/A.o-1", under: "/store", with: [])
        await #expect(throws: IndexFailure.format("v17")) { try await references(between: []) }
    }

    @Test func `the usual places are those of SwiftPM in each package and of Xcode in the folder of the repository`()
        async throws
    {
        let places = [
            ".build/debug/index/store", "Kit/.build/debug/index/store", "DerivedData/App-x/Index.noindex/DataStore",
        ]
        for place in places { try await files.create("v5/units/A.o-1", under: "/root/" + place, with: []) }
        try await files.create("v6/units/A.o-1", under: "/root/Other/.build/debug/index/store", with: [])
        try await write(["DerivedData/App-x/info.plist": "", "DerivedData/App-y/info.plist": ""])
        let stores = await CompilerIndex(files: files, root: "/root").usualStores(packages: [
            "", "Kit", "Other", "None",
        ])
        #expect(stores == places.map { "/root/" + $0 })
    }

    @Test func `of the derived data of the user, what Xcode made of this repository is used`() async throws {
        let derived = "/home/Library/Developer/Xcode/DerivedData"
        func list(_ path: String) -> String {
            "<plist><dict>\n<key>LastAccessedDate</key>\n<date>2026-11-28T12:00:00Z</date>\n"
                + "\t<key>WorkspacePath</key>\n\t<string>\(path)</string>\n</dict></plist>"
        }
        let lists = [
            "App-a": list("/root &amp; more/App/App.xcodeproj"), "Kit-b": list("/root &amp; more"),
            "Old-c": list("/root &amp; more 2/App.xcodeproj"), "Other-d": list("/other/App.xcodeproj"), "Cut-e": "",
        ]
        for (name, text) in lists {
            let folder = derived + "/" + name
            try await files.create("info.plist", under: folder, with: Array(text.utf8))
            try await files.create("Index.noindex/DataStore/v5/units/A.o-1", under: folder, with: [])
        }
        let index = CompilerIndex(files: files, root: "/root & more", home: "/home")
        let expected = ["App-a", "Kit-b"].map { derived + "/" + $0 + "/Index.noindex/DataStore" }
        #expect(await index.usualStores(packages: []).sorted() == expected)
    }

    @Test func `the index decides for a target of which it knows every file, and the sources for the others`()
        async throws
    {
        try await write([
            "Package.swift": "", "Sources/One/Model/A.swift": "struct Order {}", "Sources/One/UI/B.swift": "",
            "Sources/Two/Model/C.swift": "struct Bill {}", "Sources/Two/UI/D.swift": "let bill = Bill()",
        ])
        let usual = Store(files: files, path: "/root/.build/debug/index/store")
        try await usual.add("/Sources/One/Model/A.swift", time: 10, Self.symbols, Self.definitions)
        let use = Store.Occurrence(symbol: 0, roles: Store.reference, line: 1)
        try await usual.add("/Sources/One/UI/B.swift", time: 10, Self.symbols, [use])
        try await usual.add("/Sources/Two/Model/C.swift", time: 10)
        try await usual.add("/Sources/Two/UI/D.swift", time: 9, Self.symbols, [use])
        var rules = Rules()
        rules.layers = [.init(name: "Model", folders: ["Sources/*/Model"], reason: "inner")]
        let codebase = try await codebase("One", "Two", for: rules)
        let keys = ["One", "Two"].map { Codebase.TargetKey(package: "", target: $0) }
        #expect(codebase.evidence == [keys[0]: .index, keys[1]: .sources])
        #expect(codebase.references.map(\.name) == ["Order", "Bill"])
    }

    @Test func `a use in a preview stands for others only if there are none outside`() async throws {
        let preview = "#Preview {\n}\n"
        try await write([
            "Package.swift": "", "Sources/App/Model/A.swift": "struct Order {}", "Sources/App/UI/B.swift": preview,
            "Sources/App/UI/C.swift": preview + "let order: Order\n",
        ])
        let usual = Store(files: files, path: "/root/.build/debug/index/store")
        try await usual.add("/Sources/App/Model/A.swift", time: 10, Self.symbols, Self.definitions)
        let uses = (1...3).map { Store.Occurrence(symbol: 0, roles: Store.reference, line: $0) }
        try await usual.add("/Sources/App/UI/B.swift", time: 10, Self.symbols, Array(uses.prefix(2)))
        try await usual.add("/Sources/App/UI/C.swift", time: 10, Self.symbols, uses)
        var rules = Rules()
        rules.opened = "App"
        let codebase = try await codebase("App", for: rules)
        #expect(codebase.evidence.map(\.value) == [.index])
        #expect(
            codebase.references.map(\.place) == [
                Place(file: "Sources/App/UI/B.swift", line: 1), Place(file: "Sources/App/UI/C.swift", line: 3),
            ]
        )
    }

    @Test func `a record with more numbers than the compiler writes is refused`() {
        let relations = Array(repeating: (roles: Store.childOf, symbol: 0), count: 40_000)
        let occurrence = Store.Occurrence(symbol: 0, roles: Store.definition, line: 1, relations: relations)
        let bytes = Store.record(Self.symbols, [occurrence])
        #expect((try? IndexRecord(bytes, of: SourceColumns([]))) == nil)
    }

    @Test func `damaged bytes are read or refused`() {
        var random = SeededGenerator(seed: 7)
        let record = Store.record(Self.symbols, Self.definitions)
        var outcomes: Set<Bool> = []
        for _ in 0..<2_000 {
            var bytes = record
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                bytes[Int.random(in: bytes.indices, using: &random)] = .random(in: .min ... .max, using: &random)
            }
            bytes.removeLast(Bool.random(using: &random) ? Int.random(in: bytes.indices, using: &random) : 0)
            outcomes.insert((try? IndexRecord(bytes, of: SourceColumns([]))) != nil)
            outcomes.insert((try? IndexUnit(Array("IDXU".utf8) + bytes.dropFirst(4))) != nil)
        }
        #expect(outcomes == [true, false])
    }
}
