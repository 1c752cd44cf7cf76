#if os(Linux)
    import FileStorage
    import Foundation
    import InfrastructureTesting
    import RepositoryKit
    import Testing

    /// A store on a real file system, with and without a journal, whose power is cut at random moments.
    ///
    /// Attaching the disk again gives the store a new boot identity, as a start of the machine does.
    enum PowerCutTests {
        @Suite struct Slow {
            @Test(arguments: LoopDisk.Kind.allCases)
            func `unsynchronised writes are lost in a power cut`(_ kind: LoopDisk.Kind) async throws {
                let disk = try await LoopDisk(kind)
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
                    try await disk.switchOn()
                    #expect((FileManager.default.contents(atPath: path)?.count ?? 0) == (isSynchronised ? 4096 : 0))
                }
            }

            /// The kinds are tested side by side, because each waits for its disk.
            @Test func `50 cuts at random moments lose nothing that was acknowledged, and tear nothing`() async throws {
                try await withThrowingTaskGroup(of: Void.self) { group in
                    for kind in LoopDisk.Kind.allCases { group.addTask { try await cutPower(50, of: kind) } }
                    try await group.waitForAll()
                }
            }

            private func cutPower(_ times: Int, of kind: LoopDisk.Kind) async throws {
                var random = SystemRandomNumberGenerator()
                let disk = try await LoopDisk(kind)
                let fixture = try StoreFixture(in: disk.path)
                var last = 0
                var longest = 150_000
                for round in 0..<times {
                    let worker = try Worker([fixture.folder, "none", "write", "ann"])
                    // Early enough to interrupt the recovery from the last cut, late enough for several changes.
                    try await Task.sleep(for: .microseconds(Int.random(in: 2_000...longest, using: &random)))
                    await worker.stop()
                    if round % 3 == 0 { spread(fixture.folder + (round % 2 == 0 ? "/pair" : "/log")) }
                    try disk.cutPower()
                    worker.kill()
                    let ending = await worker.ending()
                    last = ending.lines.compactMap { Int($0) }.last ?? last
                    // On a machine where programs start slowly, the power is cut later.
                    if last == 0 { longest += 150_000 }
                    try await disk.switchOn()
                    // Every other time the next writer recovers the store, and may be cut off during that.
                    guard round % 2 == 1 else { continue }
                    try await fixture.expectWholeTransactions()
                    if last > 0 { try await fixture.expectAcknowledged(last, of: "ann") }
                }
                #expect(last > 0, "\(kind): the power was cut before anything was written")
            }

            @Test(arguments: LoopDisk.Kind.allCases)
            func `an edit by hand before the cut stays, beside what was acknowledged`(_ kind: LoopDisk.Kind)
                async throws
            {
                let disk = try await LoopDisk(kind)
                let fixture = try StoreFixture(in: disk.path)
                for round in 1...10 {
                    let text = #"{"strata":1,"version":1,"document":"by hand \#(round)"}"#
                    let words = ["one=\(round)", "two=\(round)", "three=\(round)"]
                    #expect(try await Worker.run([fixture.folder, "none", "commit"] + words).isDone)
                    let path = fixture.folder + "/articles/two.json"
                    let file = open(path + "~", O_WRONLY | O_CREAT, 0o600)
                    #expect(write(file, text, text.utf8.count) == text.utf8.count)
                    #expect(fsync(file) == 0)
                    close(file)
                    #expect(rename(path + "~", path) == 0)
                    spread(fixture.folder + "/articles")
                    try disk.cutPower()
                    try await disk.switchOn()
                    let store = fixture.store
                    for (name, json) in [
                        ("one", "\"\(round)\""), ("two", "\"by hand \(round)\""), ("three", "\"\(round)\""),
                    ] {
                        let found = try await store.document(for: DocumentKey(collection: "articles", name: name))
                        #expect(found.map { String(decoding: $0.json, as: UTF8.self) } == json, "round \(round)")
                    }
                }
            }

            /// Synchronises the names in a folder without the files.
            private func spread(_ folder: String) {
                let descriptor = open(folder, O_RDONLY | O_DIRECTORY)
                fsync(descriptor)
                close(descriptor)
            }
        }
    }
#endif
