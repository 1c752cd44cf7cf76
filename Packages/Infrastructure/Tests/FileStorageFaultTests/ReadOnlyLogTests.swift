#if os(Linux)
    import FileStorage
    import Foundation
    import InfrastructureTesting
    import RepositoryKit
    import Testing

    /// Committed changes that cannot be applied, because the next reader has a read-only disk.
    @Suite struct ReadOnlyLogTests {
        private func isPending(_ fixture: StoreFixture) -> Bool {
            FileManager.default.fileExists(atPath: fixture.folder + "/.work/log")
        }

        /// Reads all documents from a read-only view of the disk, and then again when it can be written.
        private func expectOneSet(_ fixture: StoreFixture, on disk: Mount, new: [String: String]) async throws -> Bool {
            let isLeft = isPending(fixture)
            try disk.remount("", readOnly: true)
            #expect(disk.plainWrite("proof", count: 1) == EROFS)
            let found = try await fixture.documents()
            #expect(isLeft ? found == new : found == StoreFixture.old || found == new)
            #expect(isPending(fixture) == isLeft, "nothing can have been put in place")
            try disk.remount("size=1m")
            #expect(try await fixture.documents() == found)
            try await fixture.expectNoOrphans(found)
            return isLeft
        }

        @Test func `a reader of a read-only disk sees all of a transaction or nothing, wherever the writer ended`()
            async throws
        {
            let task = StoreFixture.transaction
            var pending = 0
            var call = 0
            while true {
                call += 1
                let disk = try Mount("size=1m")
                let fixture = try StoreFixture(in: disk.path)
                try await fixture.fill()
                let ending = try await fixture.run(task, fault: "kill:\(call)")
                if try await expectOneSet(fixture, on: disk, new: task.new) { pending += 1 }
                if !ending.isKilled { break }
            }
            #expect(pending > 5, "too few writers left something to be done")
        }

        @Test func `a reader of a read-only disk sees all of a transaction or nothing, wherever its redo ended`()
            async throws
        {
            let task = StoreFixture.transaction
            // The first call at which the changes are committed and none is applied.
            var first = 0
            repeat {
                first += 1
                let fixture = try StoreFixture()
                defer { fixture.remove() }
                try await fixture.fill()
                try #require(try await fixture.run(task, fault: "kill:\(first)").isKilled)
                if isPending(fixture) { break }
            } while true
            var pending = 0
            for call in 1... {
                let disk = try Mount("size=1m")
                let fixture = try StoreFixture(in: disk.path)
                try await fixture.fill()
                #expect(try await fixture.run(task, fault: "kill:\(first)").isKilled)
                let finishing = try await Worker.run(fixture.folder, "kill:\(call)", "get", "one")
                let isFinished = !isPending(fixture)
                if try await expectOneSet(fixture, on: disk, new: task.new) { pending += 1 }
                #expect(finishing.isKilled || finishing.isDone)
                if isFinished { break }
            }
            #expect(pending > 5, "too few left something to be done")
        }

        @Test func `documents that a power failure took are read from the log of a read-only disk, and restored later`()
            async throws
        {
            let disk = try Mount("size=1m")
            let fixture = try StoreFixture(in: disk.path)
            try fixture.writeEarlierLog()
            try disk.remount("", readOnly: true)
            #expect(disk.plainWrite("proof", count: 1) == EROFS)
            let expected = ["one": "new", "three": "three"]
            #expect(try await fixture.documents() == expected)
            let torn = FileManager.default.contents(atPath: fixture.folder + "/articles/three.json")
            #expect(torn?.isEmpty == true)
            let error = await #expect(throws: DocumentError.self) {
                try await fixture.store.commit([.delete(DocumentKey(collection: "articles", name: "one"))])
            }
            guard case .file(.notWritable(_, EROFS)) = error else {
                Issue.record("\(String(describing: error))")
                return
            }
            try disk.remount("size=1m")
            #expect(try await fixture.documents() == expected)
            try await fixture.expectNoOrphans(expected)
        }

        @Test func `a reader through a read-only view and a writer both proceed for a second`() async throws {
            // On a machine where programs start slowly, the first read may take a second.
            for seconds in [1, 4, 16] where try await readerAndWriterProceed(in: .seconds(seconds)) { return }
            Issue.record("the reader or the writer came to nothing")
        }

        private func readerAndWriterProceed(in time: Duration) async throws -> Bool {
            let disk = try Mount("size=8m")
            let view = try Mount(readOnlyViewOf: disk)
            #expect(view.plainWrite("proof", count: 1) == EROFS)
            #expect(disk.plainWrite("proof", count: 1) == 0)
            let writer = try Worker([disk.path + "/store", "none", "write", "ann"])
            let reader = try Worker([view.path + "/store", "none", "read"])
            // The duration of the load, not a wait for an event.
            try await Task.sleep(for: time)
            writer.kill()
            reader.kill()
            let written = await writer.ending()
            #expect(written.isKilled, "the writer ended by itself: \(written.lines.last ?? "")")
            let read = await reader.ending()
            #expect(read.isKilled, "the reader ended by itself: \(read.lines.last ?? "")")
            #expect(read.lines.allSatisfy { Int($0) != nil })
            return written.lines.count > 1 && !read.lines.isEmpty
        }
    }
#endif
