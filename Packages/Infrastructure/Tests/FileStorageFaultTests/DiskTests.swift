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

            /// The reads that would make the disk wait for more than the record, on a file system without a journal.
            @Test func `the log's inode is in another block than those that each change touches`() async throws {
                let disk = try await LoopDisk(.bare)
                let store = FileDocumentStore(folder: disk.path + "/store")
                func block(_ path: String) throws -> UInt64 {
                    var status = stat()
                    try #require(stat(disk.path + "/store/" + path, &status) == 0)
                    return (UInt64(status.st_ino) - 1) / 16
                }
                for number in 0..<40 {
                    try await store.put(document, for: key("\(number)"))
                    let log = try block(".work/log")
                    for path in [".work", ".work/idle", "articles"] { #expect(try block(path) != log, "\(path)") }
                }
                #expect(try FileManager.default.contentsOfDirectory(atPath: disk.path + "/store/.work").count == 2)
            }
        }
    }
#endif
