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

    @Test func `the stand-in stays small, and names the page of each type`() throws {
        let sources = Self.root.appending(path: "Tests/UIKitStandIn/Sources/UIKit")
        let files = try FileManager.default.contentsOfDirectory(at: sources, includingPropertiesForKeys: nil)
        let lines = try files.flatMap {
            try String(contentsOf: $0, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false)
        }
        #expect(lines.count > 1000 && lines.count <= 2300)
        var hasPage = false
        for line in lines {
            if line.hasPrefix("// https://developer.apple.com/documentation/") { hasPage = true }
            guard line.contains(/^(public|open) (final )?(class|struct|enum|protocol) (UI|NS)/) else { continue }
            #expect(hasPage || line.contains("UIStandIn"), "\(line)")
            hasPage = false
        }
    }
}
