import Testing

/// Tests of the separation between the build with the stand-in for UIKit and all others.
struct StandInTests {
    private static let code = """
        #if canImport(UIKit)
            #error("UIKit can be imported")
        #endif
        """

    @Test func `UIKit cannot be imported in an ordinary build`() async throws {
        #expect(try await Compiler().diagnostics(of: ["main.swift": Self.code]) == [])
    }

    struct Slow {
        @Test func `UIKit can be imported in the build with its stand-in`() async throws {
            let found = try await Compiler.forUIKit.value.diagnostics(of: ["main.swift": code])
            #expect(found.count == 1 && found.allSatisfy { $0.hasSuffix("error: UIKit can be imported") })
        }
    }
}
