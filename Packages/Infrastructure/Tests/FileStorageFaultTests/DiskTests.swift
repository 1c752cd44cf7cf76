#if os(Linux)
    import FileStorage
    import Foundation
    import InfrastructureTesting
    import RepositoryKit
    import Testing

    /// A store on a disk of its own.
    enum DiskTests {
        @Suite struct Slow {
            private let document = Document(version: 1, json: Array("1".utf8))

            private func key(_ name: String) -> DocumentKey { DocumentKey(collection: "articles", name: name) }

            @Test(arguments: LoopDisk.Kind.allCases)
            func `a store that lives on while its disk is plugged in again brings back what was lost`(
                _ kind: LoopDisk.Kind
            ) async throws {
                let disk = try await LoopDisk(kind)
                let store = FileDocumentStore(folder: disk.path + "/store")
                for round in 0..<3 {
                    try await store.put(document, for: key("before-\(round)"))
                    try disk.cutPower()
                    try await disk.switchOn()
                    let lost = disk.path + "/store/articles/before-\(round).json"
                    #expect(FileManager.default.contents(atPath: lost)?.isEmpty != false, "the cut has lost nothing")
                    try await store.put(document, for: key("after-\(round)"))
                    #expect(try await store.document(for: key("before-\(round)")) == document)
                }
                #expect(try await store.keys(in: "articles").count == 6)
            }
        }
    }
#endif
