#if os(Linux)
    import FileStorage
    import Foundation
    import RepositoryKit
    import Testing

    /// A real file system whose power is cut at random moments.
    @Suite(.tags(.slow), .enabled(if: ManyProcessesTests.isSlow, "set STRATA_SLOW=1"))
    struct PowerCutTests {
        @Test func `what was not synchronised is gone after the power was cut`() async throws {
            let disk = try await JournalledDisk()
            let path = disk.path + "/file"
            for isSynchronised in [false, true] {
                let file = open(path + ".new", O_WRONLY | O_CREAT, 0o600)
                let bytes = [UInt8](repeating: 0x61, count: 4096)
                #expect(write(file, bytes, bytes.count) == bytes.count)
                if isSynchronised { #expect(fsync(file) == 0) }
                close(file)
                #expect(rename(path + ".new", path) == 0)
                let folder = open(disk.path, O_RDONLY)
                #expect(fsync(folder) == 0)
                close(folder)
                try disk.cutPower()
                try disk.switchOff()
                try await disk.switchOn()
                #expect(FileManager.default.contents(atPath: path)?.count == (isSynchronised ? 4096 : 0))
            }
        }

        @Test func `100 cuts at random moments lose nothing that was acknowledged, and tear nothing`() async throws {
            var random = SystemRandomNumberGenerator()
            let disk = try await JournalledDisk()
            let bench = try Bench(in: disk.path)
            var last = 0
            for _ in 0..<100 {
                let worker = try Worker([bench.folder, "none", "write", "ann"])
                try await Task.sleep(for: .microseconds(Int.random(in: 5_000...100_000, using: &random)))
                try disk.cutPower()
                worker.kill()
                let ending = await worker.ending()
                last = ending.lines.compactMap { Int($0) }.last ?? last
                try disk.switchOff()
                try await disk.switchOn()
                try await bench.expectWholeTransactions()
                if last > 0 { try await bench.expectAcknowledged(last, of: "ann") }
            }
            #expect(last > 100, "the power was cut before anything was written")
        }
    }
#endif
