#if os(Linux)
    import FileStorage
    import Foundation
    import InfrastructureTesting
    import RepositoryKit
    import Testing

    /// A store on a disk of its own.
    enum DiskTests {
        @Suite struct Slow {
            private func key(_ name: String) -> DocumentKey { DocumentKey(collection: "articles", name: name) }

            @Test(arguments: LoopDisk.Kind.allCases)
            func `a store that lives on while its disk is plugged in again has what was acknowledged`(
                _ kind: LoopDisk.Kind
            ) async throws {
                let disk = try await LoopDisk(kind)
                let store = FileDocumentStore(folder: disk.path + "/store")
                for round in 0..<3 {
                    let document = Document(version: 1, json: Array("\(round)".utf8))
                    try await store.put(document, for: key("before-\(round)"))
                    try await store.commit([.put(document, for: key("one")), .put(document, for: key("two"))])
                    try disk.cutPower()
                    try await disk.switchOn()
                    try await store.put(document, for: key("after-\(round)"))
                    for name in ["before-\(round)", "one", "two"] {
                        #expect(try await store.document(for: key(name)) == document, "\(name) in round \(round)")
                    }
                }
                #expect(try await store.keys(in: "articles").count == 8)
            }
        }
    }
#endif
