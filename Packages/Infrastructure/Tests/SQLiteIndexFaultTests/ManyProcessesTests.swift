#if os(Linux)
    import FileStorage
    import Foundation
    import InfrastructureTesting
    import RepositoryKit
    import RepositoryTesting
    import SQLiteIndex
    import Testing

    /// The use of one index by several processes, some of which are killed.
    @Suite struct ManyProcessesTests {
        private let folder: TemporaryFolder
        private let index: SQLiteTextIndex
        private let store: FileDocumentStore

        init() throws {
            folder = try TemporaryFolder()
            index = SQLiteTextIndex(
                folder: folder.path + "/index",
                form: TextIndexSchema(version: 1, fields: [.init("body")])
            )
            store = FileDocumentStore(folder: folder.path + "/documents")
        }

        @Test func `two writers and two readers get along for two seconds`() async throws {
            try await runTogether(for: .seconds(2))
        }

        @Test func `ten kills at random moments leave an index that is exact`() async throws {
            try await kill(10)
        }

        @Suite struct Slow {
            @Test func `two writers and two readers get along for five seconds`() async throws {
                try await ManyProcessesTests().runTogether(for: .seconds(5))
            }

            @Test func `100 kills at random moments leave an index that is exact`() async throws {
                try await withThrowingTaskGroup(of: Void.self) { group in
                    for _ in 0..<2 { group.addTask { try await ManyProcessesTests().kill(50) } }
                    try await group.waitForAll()
                }
            }
        }

        /// Starts a worker process, whose program lies beside the tests.
        private func worker(_ arguments: String...) throws -> RunningProgram {
            try BuiltProgram(named: "IndexWorker")
                .start([folder.path] + arguments, environment: ProcessInfo.processInfo.environment)
        }

        private func runTogether(for time: Duration) async throws {
            let writers = try ["ann", "bob"].map { try worker("write", $0) }
            let workers = try writers + (0..<2).map { _ in try worker("read") }
            // The duration of the load, and longer where the machine has let one of them do nothing by then.
            repeat { try await Task.sleep(for: time) } while !workers.allSatisfy(\.hasPrinted)
            for worker in workers { worker.kill() }
            for worker in workers {
                let ending = await worker.end()
                #expect(ending.isKilled, "it ended by itself: \(ending.lines.last ?? "")")
                #expect(ending.lines.compactMap { Int($0) }.last ?? 0 > 0, "it did nothing")
                #expect(ending.lines.allSatisfy { Int($0) != nil })
            }
            try await expectExact()
        }

        private func kill(_ times: Int) async throws {
            var last = 0
            var longest = 300_000
            var random = SystemRandomNumberGenerator()
            for _ in 0..<times {
                let worker = try worker("write", "ann")
                try await Task.sleep(for: .microseconds(Int.random(in: 5_000...longest, using: &random)))
                worker.kill()
                let ending = await worker.end()
                #expect(ending.isKilled, "\(ending.lines.last ?? "")")
                last = max(last, ending.lines.compactMap { Int($0) }.last ?? 0)
                // On a machine where programs start slowly, the moments are further apart.
                if last == 0 { longest += 300_000 }
                try await expectExact()
            }
            #expect(last > 0, "no process came to write anything")
        }

        /// Checks that the index agrees with each document, except those whose keys are announced.
        private func expectExact() async throws {
            let dirty: Set<String>
            do {
                dirty = Set(try await index.dirtyKeys())
            } catch {
                // The killed process had not finished its first index.
                guard error == .needsRebuild(.missing) else { throw error }
                return
            }
            // Each process announces one key at a time.
            #expect(dirty.count <= 2)
            var expected: [String: String] = [:]
            for key in try await store.keys(in: "articles") where !dirty.contains(key.name) {
                let document = try #require(try await store.document(for: key))
                expected[key.name] = String(decoding: document.json.dropFirst().dropLast(), as: UTF8.self)
            }
            let list = try await index.list(limit: 1_000, offset: 0).filter { !dirty.contains($0.key) }
            let summaries = list.map { ($0.key, String(decoding: $0.summary, as: UTF8.self)) }
            #expect(Dictionary(uniqueKeysWithValues: summaries) == expected)
            for (key, text) in expected {
                // The whole text is searched by trigrams, the last two characters by reading.
                for word in [text, String(text.suffix(2))] {
                    let answer = try await index.search(TextQuery(words: [word]), limit: 100, offset: 0)
                    #expect(answer.hits.contains { $0.key == key }, "\(word)")
                }
            }
            try await completeChanges(of: dirty)
        }

        /// Completes the changes of announced keys, as a gateway does.
        private func completeChanges(of keys: Set<String>) async throws {
            for key in keys {
                let document = try await store.document(for: DocumentKey(collection: "articles", name: key))
                guard let document else {
                    try await index.change([.remove(key)])
                    continue
                }
                let text = document.json.dropFirst().dropLast()
                let body = String(decoding: text, as: UTF8.self)
                let entry = TextEntry(key: key, order: 0, texts: ["body": [body]], summary: Array(text))
                try await index.change([.put(entry)])
            }
        }
    }
#endif
