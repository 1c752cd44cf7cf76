#if os(Linux)
    import Foundation
    import InfrastructureTesting
    import RepositoryKit
    import RepositoryTesting
    import SQLiteIndex
    import Testing

    /// Indexes on real file systems that are full or read-only, where a plain write fails.
    @Suite struct FullDiskTests {
        private func entry(_ number: Int) -> TextEntry {
            let body = (0..<400).map { "語\($0 * number)" }.joined(separator: " ")
            return TextEntry(key: "\(number)", order: Int64(number), texts: ["body": [body]], summary: [1, 2, 3])
        }

        private func made(_ disk: Mount) async throws -> SQLiteTextIndex {
            let index = SQLiteTextIndex(folder: disk.path + "/index", form: TextIndexContract.form)
            try await index.build((1...20).map(entry))
            return index
        }

        private func expectAnswers(_ index: SQLiteTextIndex, count: Int = 20) async throws {
            #expect(try await index.count() == count)
            #expect(try await index.search(TextQuery(words: ["語397 "]), limit: 9, offset: 0).total == 1)
            #expect(try await index.search(TextQuery(words: ["語"]), limit: 9, offset: 0).total == count)
            #expect(try await index.list(limit: 100, offset: 0).count == count)
        }

        @Test(arguments: [false, true])
        func `a full disk is searched, and what does not fit is refused`(isOpen: Bool) async throws {
            let disk = try Mount("size=4m")
            var index = try await made(disk)
            if isOpen { try await expectAnswers(index) }
            disk.fill(leaving: 0)
            #expect(disk.plainWrite("proof", count: 4_096) == ENOSPC)

            if !isOpen { index = SQLiteTextIndex(folder: disk.path + "/index", form: TextIndexContract.form) }
            try await expectAnswers(index)
            let error = await #expect(throws: TextIndexError.self) {
                for number in 21..<40 { try await index.change([.put(entry(number))]) }
            }
            guard case .file(.full) = error else { throw try #require(error) }
            let again = await #expect(throws: TextIndexError.self) {
                try await index.build((1...40).map(entry))
            }
            guard case .file(.full) = again else { throw try #require(again) }
            try await expectAnswers(index)
            try await expectAnswers(SQLiteTextIndex(folder: disk.path + "/index", form: TextIndexContract.form))

            try disk.remount("size=32m")
            try await index.change([.put(entry(21))])
            try await expectAnswers(index, count: 21)
        }

        @Test func `a read-only disk is searched, and refuses changes`() async throws {
            for isUsed in [false, true] {
                let disk = try Mount("size=8m")
                do {
                    let index = try await made(disk)
                    if isUsed { try await index.change([.put(entry(20))]) }
                }
                try disk.remount("", readOnly: true)
                #expect(disk.plainWrite("proof", count: 1) == EROFS)
                let index = SQLiteTextIndex(folder: disk.path + "/index", form: TextIndexContract.form)
                try await expectAnswers(index)
                for work in [
                    { try await index.change([.remove("1")]) }, { try await index.reset { [] } },
                    { try await index.markDirty(["1"]) },
                ] as [() async throws -> Void] {
                    let error = await #expect(throws: TextIndexError.self) { try await work() }
                    guard case .file(.notWritable(_, EROFS)) = error else { throw try #require(error) }
                }
                try await expectAnswers(index)
                try disk.remount("size=8m")
                try await index.change([.put(entry(21))])
                try await expectAnswers(index, count: 21)
            }
        }

        @Test func `an index on a disk that became read-only after a kill is searched`() async throws {
            let disk = try Mount("size=8m")
            let copy = try Mount("size=8m")
            let index = try await made(disk)
            try await index.change([.put(entry(21))])
            // The files as a killed program leaves them, with a log that has the last change.
            try FileManager.default.copyItem(atPath: disk.path + "/index", toPath: copy.path + "/index")
            try copy.remount("", readOnly: true)
            let other = SQLiteTextIndex(folder: copy.path + "/index", form: TextIndexContract.form)
            try await expectAnswers(other, count: 21)
        }

        @Test func `no index on a read-only disk is missing, and cannot be made`() async throws {
            let disk = try Mount("size=1m")
            try disk.remount("", readOnly: true)
            #expect(disk.plainWrite("proof", count: 1) == EROFS)
            let index = SQLiteTextIndex(folder: disk.path + "/index", form: TextIndexContract.form)
            await #expect(throws: TextIndexError.needsRebuild(.missing)) { try await index.count() }
            let error = await #expect(throws: TextIndexError.self) { try await index.reset { [] } }
            guard case .file(.notWritable(_, EROFS)) = error else { throw try #require(error) }
        }
    }
#endif
