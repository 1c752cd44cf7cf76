import Foundation
import GuideText
import Testing

/// Tests of what is built with the stand-in for UIKit, and apart from it.
struct StandInTests {
    private static let repository = Repository(
        root: URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../..").standardizedFileURL
    )
    private static let code = """
        #if canImport(UIKit)
            #error("UIKit can be imported")
        #endif
        """

    @Test func `UIKit cannot be imported in an ordinary build`() async throws {
        #expect(try await Compiler().diagnostics(of: ["main.swift": Self.code]) == [])
    }

    /// What needs the build with the stand-in, which is made first.
    struct Slow {
        @Test func `UIKit can be imported in the build with its stand-in`() async throws {
            let compiler = try await Compiler(forUIKitIn: repository.root)
            let found = try await compiler.diagnostics(of: ["main.swift": code])
            #expect(found.count == 1 && found.allSatisfy { $0.hasSuffix("error: UIKit can be imported") })
        }

        @Test(arguments: KitExampleTests.namesForUIKit)
        func `every example compiles`(name: String) async throws {
            let compiler = try await Compiler(forUIKitIn: repository.root)
            let kit = try #require(repository.kits().first { $0.name == name })
            #expect(try await compiler.errors(in: kit) == [])
        }
    }
}
