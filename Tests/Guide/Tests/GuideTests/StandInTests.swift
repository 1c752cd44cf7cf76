import Foundation
import Testing

/// Tests of the separation between the build with the stand-in for UIKit and all others.
struct StandInTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../..")
        .standardizedFileURL
    private let code = """
        #if canImport(UIKit)
            #error("UIKit can be imported")
        #endif
        """

    @Test func `UIKit can be imported in the build with its stand-in, and in no other`() async throws {
        let standIn = try await Compiler(forUIKitIn: Self.root).diagnostics(of: ["main.swift": code])
        #expect(standIn.count == 1 && standIn.allSatisfy { $0.hasSuffix("error: UIKit can be imported") })
        #expect(try await Compiler().diagnostics(of: ["main.swift": code]) == [])
    }
}
