import Foundation
import Testing

@testable import ArchitectureRepository

struct ManifestCopyTests {
    @Test func `nothing is left of a copy that cannot be written`() throws {
        let original = "/" + UUID().uuidString
        let names = ["Package.swift", String(repeating: "a", count: 300)]
        let texts = names.map { ParsedManifest.Text(file: $0, bytes: []) }
        #expect(throws: (any Error).self) { try ManifestCopy(texts, of: original) }
        let folder = FileManager.default.temporaryDirectory.path
        let copies = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasPrefix("manifests-") }
        #expect(!copies.contains { FileManager.default.fileExists(atPath: folder + "/" + $0 + original) })
    }
}
