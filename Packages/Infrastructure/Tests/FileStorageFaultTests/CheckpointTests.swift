#if os(Linux)
    import DedicatedThreads
    import FileStorage
    import Foundation
    import RepositoryKit
    import Testing

    /// A full log on a disk that is slow because other programs have written much.
    @Suite struct CheckpointTests {
        /// The number of documents that fill a log.
        private static let many = 1_100

        private let fixture: StoreFixture
        private let gate: String

        init() throws {
            fixture = try StoreFixture()
            gate = fixture.folder + ".gate"
            guard mkfifo(gate, 0o600) == 0 else { throw POSIXError(.EIO) }
        }

        private func key(_ name: String) -> DocumentKey { DocumentKey(collection: "others", name: name) }

        private let document = Document(version: 1, json: Array("1".utf8))

        /// Calls a function while a worker that has filled the log waits for the disk.
        private func whileWorkerWaits(_ body: () async throws -> Void) async throws -> Worker.Ending {
            let worker = try Worker([fixture.folder, "none", "fill", "\(Self.many)"], heldSync: gate)
            let ending = Task { [gate] in
                let ending = await worker.ending()
                // If the worker never waited, neither does this test.
                let reader = open(gate, O_RDONLY | O_NONBLOCK)
                return (ending, reader)
            }
            let holder = await DedicatedThread.run { [gate] in open(gate, O_WRONLY) }
            let result: Result<Void, any Error>
            do { result = .success(try await body()) } catch { result = .failure(error) }
            close(holder)
            let (end, reader) = await ending.value
            close(reader)
            try result.get()
            return end
        }

        private func remove() {
            fixture.remove()
            unlink(gate)
        }

        @Test func `no process waits for the lock while a checkpoint waits for the disk`() async throws {
            defer { remove() }
            let ending = try await whileWorkerWaits {
                let store = fixture.store
                for number in 1...50 { try await store.put(document, for: key("\(number)")) }
                try await store.commit([.delete(key("7"))])
                #expect(try await store.keys(in: "others").count == 49)
                #expect(try await store.keys(in: "articles").count > 1_000)
            }
            #expect(ending.isDone, "\(ending.lines)")
            let store = fixture.store
            #expect(try await store.keys(in: "articles").count == Self.many)
            #expect(try await store.keys(in: "others").count == 49)
        }

        @Test func `a log that others fill meanwhile grows, until they have to wait for the disk as well`() async throws
        {
            defer { remove() }
            let large = Document(version: 1, json: [UInt8](repeating: 0x31, count: 1 << 20))
            let ending = try await whileWorkerWaits {
                let store = FileDocumentStore(folder: fixture.folder, lockTimeout: .milliseconds(200))
                let error = await #expect(throws: DocumentError.self) {
                    for number in 1...40 { try await store.put(large, for: key("\(number)")) }
                }
                #expect(error == .file(.busy(path: fixture.folder + "/.work/log")))
                let size =
                    try FileManager.default.attributesOfItem(atPath: fixture.folder + "/.work/log")[.size] as? Int
                #expect((8 << 20...16 << 20).contains(size ?? 0))
                // Only the log is locked, not the store.
                #expect(try await store.keys(in: "others").count > 4)
            }
            #expect(ending.isDone, "\(ending.lines)")
            try await fixture.store.put(large, for: key("40"))
            #expect(try await fixture.store.document(for: key("1")) == large)
        }
    }
#endif
