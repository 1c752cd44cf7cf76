import Foundation
import Testing

/// The watch over the cooperative pool, which every package links into its tests.
struct PoolWatchTests {
    @Test func `every package with tests links the watch`() async throws {
        let folders = try await Script(name: "packages").run().lines
        #expect(folders.contains("Packages/Infrastructure"))
        for folder in folders {
            let file = Script.repository.appending(path: folder).appending(path: "Package.swift")
            let manifest = try String(contentsOf: file, encoding: .utf8)
            guard manifest.contains(".testTarget(") else { continue }
            #expect(manifest.contains("PoolWatch"), "add it to a test target, and import it: \(folder)")
        }
    }
}
