import GuideText
import Testing

/// The examples in the documentation of the kits.
struct KitExampleTests {
    private static let kits = try? Repository.this.kits()

    static var names: [String] { kits?.map(\.name) ?? [] }
    /// The kits whose examples need the stand-in for UIKit.
    private static let namesForUIKit = ["SwiftUIHost", "UIKitHost"]

    private static func kit(_ name: String) throws -> Kit {
        try #require(kits?.first { $0.name == name })
    }

    @Test func `the kits are found`() throws {
        #expect(Self.names.contains("DomainKit") && Self.names.contains("FileStorage"))
        #expect(!Self.names.contains { $0.hasPrefix("Article") })
    }

    private static let landing = Repository.this.text(of: "docs/Strata.docc/Strata.md") ?? ""

    @Test func `the program on the first page of the site compiles`() async throws {
        let program = try #require(Fence.fences(in: Self.landing).last { $0.language == "swift" })
        #expect(program.code.first == "import CommandLineKit")
        let found = try await Compiler().diagnostics(of: ["main.swift": program.code.joined(separator: "\n")])
        #expect(found == [])
    }

    @Test(arguments: names)
    func `has a catalogue, and a link on the first page of the site`(name: String) throws {
        #expect(try Self.kit(name).articles.keys.contains { $0.hasSuffix("Documentation.docc/\(name).md") })
        #expect(Self.landing.contains("``/\(name)``"))
    }

    @Test(arguments: names.filter { !namesForUIKit.contains($0) })
    func `every example compiles`(name: String) async throws {
        #expect(try await Compiler().errors(in: Self.kit(name)) == [])
    }

    struct Slow {
        @Test(arguments: namesForUIKit)
        func `every example for UIKit or SwiftUI compiles`(name: String) async throws {
            #expect(try await Compiler.forUIKit.value.errors(in: kit(name)) == [])
        }
    }
}

extension Compiler {
    /// Returns the errors and warnings about the examples of a kit, which need not use what they declare.
    func errors(in kit: Kit) async throws -> [String] {
        try await diagnostics(of: ["main.swift": kit.program.text])
            .filter { !$0.contains(": note: ") && !$0.contains("never used") }
    }
}
