#if os(Linux)
    import FileStorage
    import Foundation
    import InfrastructureTesting
    import RepositoryKit
    import Testing

    /// Transactions that nobody can undo, because what the next reader has is a read-only disk.
    @Suite struct ReadOnlyJournalTests {
        private var transaction: Bench.Task {
            get throws { try #require(Bench.tasks.first { $0.testDescription == "transaction" }) }
        }

        private func hasJournal(_ bench: Bench) -> Bool {
            FileManager.default.fileExists(atPath: bench.folder + "/.work/journal")
        }

        /// Reads everything through the disk made read-only, and then, when it can be written, again.
        private func expectOneSet(_ bench: Bench, on disk: Mount, new: [String: String]) async throws -> Bool {
            let isLeft = hasJournal(bench)
            try disk.remount("", readOnly: true)
            #expect(disk.plainWrite("proof", count: 1) == EROFS)
            let found = try await bench.documents()
            #expect(isLeft ? found == Bench.old : found == Bench.old || found == new)
            #expect(hasJournal(bench) == isLeft, "nothing can have been undone")
            try disk.remount("size=1m")
            #expect(try await bench.documents() == found)
            try bench.expectTidy(found)
            return isLeft
        }

        @Test func `a reader of a read-only disk sees the old documents whole, wherever the writer ended`() async throws
        {
            let task = try transaction
            var journals = 0
            var call = 0
            while true {
                call += 1
                let disk = try Mount("size=1m")
                let bench = try Bench(in: disk.path)
                try await bench.fill()
                let ending = try await bench.run(task, fault: "kill:\(call)")
                if try await expectOneSet(bench, on: disk, new: task.new) { journals += 1 }
                if !ending.isKilled { break }
            }
            #expect(journals > 5, "too few writers left their journal")
        }

        @Test func `and also wherever somebody ended who had begun to undo it`() async throws {
            let task = try transaction
            // The last journal: every step was made.
            var last = 0
            var call = 0
            while true {
                call += 1
                let bench = try Bench()
                defer { bench.remove() }
                try await bench.fill()
                let ending = try await bench.run(task, fault: "kill:\(call)")
                if hasJournal(bench) { last = call }
                if !ending.isKilled { break }
            }
            var journals = 0
            for call in 1... {
                let disk = try Mount("size=1m")
                let bench = try Bench(in: disk.path)
                try await bench.fill()
                #expect(try await bench.run(task, fault: "kill:\(last)").isKilled)
                let undoing = try await Worker.run(bench.folder, "kill:\(call)", "get", "one")
                let isUndone = !hasJournal(bench)
                if try await expectOneSet(bench, on: disk, new: task.new) { journals += 1 }
                #expect(undoing.isKilled || undoing.isDone)
                if isUndone { break }
            }
            #expect(journals > 5, "too few left the journal")
        }

        @Test func `a reader through a read-only view gets along with writers for a second`() async throws {
            let disk = try Mount("size=8m")
            let view = try Mount(readOnlyViewOf: disk)
            #expect(view.plainWrite("proof", count: 1) == EROFS)
            #expect(disk.plainWrite("proof", count: 1) == 0)
            let writer = try Worker([disk.path + "/store", "none", "write", "ann"])
            let reader = try Worker([view.path + "/store", "none", "read"])
            // The time is what is tested, not something that is waited for.
            try await Task.sleep(for: .seconds(1))
            writer.kill()
            reader.kill()
            let written = await writer.ending()
            #expect(written.isKilled && written.lines.count > 1, "\(written.lines.last ?? "it wrote nothing")")
            let read = await reader.ending()
            #expect(read.isKilled, "a reader ended by itself: \(read.lines.last ?? "")")
            #expect(!read.lines.isEmpty && read.lines.allSatisfy { Int($0) != nil })
        }
    }
#endif
