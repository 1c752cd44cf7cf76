#if os(Linux)
    import FileStorage
    import Foundation
    import RepositoryKit
    import Testing

    /// The use of one store by several processes, some of which are killed.
    @Suite struct ManyProcessesTests {
        @Test func `two writers and two readers get along for a second`() async throws {
            try await runTogether(for: .seconds(1))
        }

        @Test func `twenty kills at random moments lose nothing`() async throws {
            try await kill(20)
        }

        @Suite struct Slow {
            @Test func `two writers and two readers get along for five seconds`() async throws {
                try await ManyProcessesTests().runTogether(for: .seconds(5))
            }

            @Test func `200 kills at random moments lose nothing`() async throws {
                try await withThrowingTaskGroup(of: Void.self) { group in
                    for _ in 0..<2 { group.addTask { try await ManyProcessesTests().kill(100) } }
                    try await group.waitForAll()
                }
            }
        }

        private func runTogether(for time: Duration) async throws {
            let fixture = try StoreFixture(in: NSTemporaryDirectory())
            defer { fixture.remove() }
            let writers = try ["ann", "bob"].map { try Worker([fixture.folder, "none", "write", $0]) }
            let readers = try (0..<2).map { _ in try Worker([fixture.folder, "none", "read"]) }
            // The duration of the load, and longer where the machine has let a writer write nothing by then.
            repeat { try await Task.sleep(for: time) } while !writers.allSatisfy(\.hasPrinted)
            for worker in writers + readers { worker.kill() }
            for reader in readers {
                let ending = await reader.ending()
                #expect(ending.isKilled, "a reader ended by itself: \(ending.lines.last ?? "")")
                #expect(ending.lines.allSatisfy { Int($0) != nil })
            }
            for (writer, name) in zip(writers, ["ann", "bob"]) {
                let ending = await writer.ending()
                #expect(ending.isKilled, "a writer ended by itself: \(ending.lines.last ?? "")")
                let last = try #require(ending.lines.compactMap { Int($0) }.last, "\(name) wrote nothing")
                try await fixture.expectAcknowledged(last, of: name)
            }
        }

        private func kill(_ times: Int) async throws {
            let fixture = try StoreFixture()
            defer { fixture.remove() }
            var last = 0
            var longest = 40_000
            var random = SystemRandomNumberGenerator()
            for _ in 0..<times {
                let worker = try Worker([fixture.folder, "none", "write", "ann"])
                try await Task.sleep(for: .microseconds(Int.random(in: 2_000...longest, using: &random)))
                worker.kill()
                let ending = await worker.ending()
                #expect(ending.isKilled, "\(ending.lines.last ?? "")")
                last = ending.lines.compactMap { Int($0) }.last ?? last
                // On a machine where programs start slowly, the moments are further apart.
                if last == 0 { longest += 40_000 }
                try await fixture.expectWholeTransactions()
                if last > 0 { try await fixture.expectAcknowledged(last, of: "ann") }
            }
            try await fixture.store.commit([.delete(DocumentKey(collection: "pair", name: "none"))])
            #expect(try FileManager.default.contentsOfDirectory(atPath: fixture.folder + "/.work") == [])
            #expect(last > 0, "no process came to write anything")
        }
    }
#endif
