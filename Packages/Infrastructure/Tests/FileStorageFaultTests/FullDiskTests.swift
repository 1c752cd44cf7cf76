#if os(Linux)
    import FileStorage
    import Foundation
    import InfrastructureTesting
    import LocalFileTree
    import RepositoryKit
    import SecretFile
    import Testing

    /// Stores on real file systems that are full or read-only, where a plain write fails.
    @Suite struct FullDiskTests {
        private func document(_ text: String) -> Document {
            Document(version: 1, json: Array("\"\(String(repeating: text, count: 3000))\"".utf8))
        }

        private func key(_ name: String) -> DocumentKey { DocumentKey(collection: "articles", name: name) }

        private func work(_ disk: Mount) throws -> [String] {
            try FileManager.default.contentsOfDirectory(atPath: disk.path + "/store/.work").sorted()
        }

        private func old(_ store: FileDocumentStore) async throws {
            for name in ["one", "two"] { try await store.put(document("o"), for: key(name)) }
        }

        private func changes() -> [DocumentChange] {
            [
                .put(document("n"), for: key("one")), .put(document("n"), for: key("three")), .delete(key("two")),
                .put(document("n"), for: DocumentKey(collection: "drafts", name: "four")),
            ]
        }

        private func expectOld(_ store: FileDocumentStore) async throws {
            #expect(try await store.document(for: key("one")) == document("o"))
            #expect(try await store.document(for: key("two")) == document("o"))
            #expect(try await store.document(for: key("three")) == nil)
            #expect(try await Set(store.keys(in: "articles")) == [key("one"), key("two")])
            #expect(try await store.keys(in: "drafts") == [])
        }

        private func expectNew(_ store: FileDocumentStore) async throws {
            #expect(try await store.document(for: key("one")) == document("n"))
            #expect(try await store.document(for: key("two")) == nil)
            #expect(try await store.document(for: key("three")) == document("n"))
            #expect(try await store.keys(in: "drafts").count == 1)
        }

        @Test func `a folder is discarded on a full disk, and gives its space back`() async throws {
            let disk = try Mount("size=128k")
            let store = PlainFolderStore(root: disk.path + "/store")
            try await store.commit([.create(path: ".trash/1/x", Array(repeating: 1, count: 40_000))])
            disk.fill(leaving: 0)
            let change = FolderChange.create(path: "a/x", Array(repeating: 2, count: 20_000))
            await #expect(throws: FolderError.file(.full(path: disk.path + "/store"))) {
                try await store.commit([change])
            }
            try await store.discard(".trash")
            try await store.commit([change])
            #expect(try await store.files(in: "a").map(\.byteCount) == [20_000])
        }

        @Test func `a file that is created on a full disk is refused as such, and leaves no draft`() async throws {
            let disk = try Mount("size=128k")
            try FileManager.default.createDirectory(atPath: disk.path + "/out", withIntermediateDirectories: true)
            disk.fill(leaving: 1)
            await #expect(throws: FileTreeError.notWritable(path: "out/x", code: ENOSPC)) {
                try await LocalFileTree().create("out/x", under: disk.path, with: Array(repeating: 1, count: 40_000))
            }
            #expect(try FileManager.default.contentsOfDirectory(atPath: disk.path + "/out") == [])
        }

        @Test func `a disk without space, one page more at a time, keeps the old documents`() async throws {
            var failures = 0
            for space in 0..<10 {
                let disk = try Mount("size=128k")
                let store = FileDocumentStore(folder: disk.path + "/store")
                try await old(store)
                disk.fill(leaving: space)
                do {
                    try await store.commit(changes())
                    try await expectNew(store)
                } catch {
                    guard case DocumentError.file(.full) = error else { throw error }
                    failures += 1
                    try await expectOld(store)
                    try await expectOld(FileDocumentStore(folder: disk.path + "/store"))
                    #expect(try work(disk) == [])
                    try disk.remount("size=1m")
                    try await store.commit(changes())
                    try await expectNew(store)
                }
            }
            #expect((3..<10).contains(failures), "\(failures) failures: the space has to run out and to suffice")
        }

        @Test func `a disk without space for names, one more at a time, keeps the old documents`() async throws {
            var failures = 0
            for names in 9..<24 {
                let disk = try Mount("size=1m,nr_inodes=\(names)")
                let store = FileDocumentStore(folder: disk.path + "/store")
                try await old(store)
                do {
                    try await store.commit(changes())
                    try await expectNew(store)
                } catch {
                    guard case DocumentError.file(.full) = error else { throw error }
                    failures += 1
                    try await expectOld(store)
                    try disk.remount("size=1m,nr_inodes=100")
                    try await store.commit(changes())
                    try await expectNew(store)
                }
            }
            #expect((3..<15).contains(failures), "\(failures) failures: the names have to run out and to suffice")
        }

        @Test func `a disk without space refuses the first document until it has, one page more at a time`()
            async throws
        {
            var failures = 0
            for space in 0..<8 {
                let disk = try Mount("size=128k")
                disk.fill(leaving: space)
                let store = FileDocumentStore(folder: disk.path + "/store")
                do {
                    try await store.put(document("n"), for: key("one"))
                } catch {
                    guard case DocumentError.file(.full) = error else { throw error }
                    failures += 1
                    #expect(try await store.document(for: key("one")) == nil)
                    #expect((try? work(disk)) ?? [] == [])
                    try disk.remount("size=1m")
                    try await store.put(document("n"), for: key("one"))
                }
                #expect(try await store.document(for: key("one")) == document("n"))
            }
            #expect((1..<8).contains(failures), "\(failures) failures: the space has to run out and to suffice")
        }

        @Test func `a transaction for which there is no space keeps the old documents, and a smaller change is made`()
            async throws
        {
            let large = Document(version: 1, json: Array("\"\(String(repeating: "l", count: 100_000))\"".utf8))
            var failures = 0
            for space in stride(from: 10, to: 60, by: 3) {
                let disk = try Mount("size=400k")
                let store = FileDocumentStore(folder: disk.path + "/store")
                try await old(store)
                disk.fill(leaving: space)
                do {
                    try await store.commit(changes() + [.put(large, for: key("large"))])
                    try await expectNew(store)
                } catch {
                    guard case DocumentError.file(.full) = error else { throw error }
                    failures += 1
                    try await expectOld(store)
                    #expect(try work(disk) == [])
                    // A document for which there is space is still stored.
                    try await store.commit([.delete(key("two"))])
                    try disk.remount("size=1m")
                    try await store.put(large, for: key("large"))
                }
                #expect(try await store.document(for: key("large")) == large)
                #expect(try await store.document(for: key("two")) == nil)
            }
            #expect((5..<16).contains(failures), "\(failures) failures: the space has to run out and to suffice")
        }

        @Test func `a read-only disk is read, and refuses changes with its error`() async throws {
            let disk = try Mount("size=1m")
            let store = FileDocumentStore(folder: disk.path + "/store")
            let settings = SettingsFile(path: disk.path + "/config")
            let secrets = SecretFile(folder: disk.path + "/secret")
            try await old(store)
            try await settings.set("dark", for: "theme")
            try await secrets.keep(SecretText("old"), for: "qiita.com")
            try disk.remount("", readOnly: true)
            #expect(disk.plainWrite("proof", count: 1) == EROFS)

            try await expectOld(store)
            try await expectOld(FileDocumentStore(folder: disk.path + "/store"))
            let error = await #expect(throws: DocumentError.self) { try await store.commit(changes()) }
            #expect(error?.code == EROFS)
            #expect(try await settings.settings().map(\.value) == ["dark"])
            await #expect(throws: SettingsError.file(.notWritable(path: disk.path + "/config", code: EROFS))) {
                try await settings.set("light", for: "theme")
            }
            #expect(try await secrets.secret(for: "qiita.com") == SecretText("old"))
            await #expect(throws: SecretError.file(.notWritable(path: disk.path + "/secret/secrets", code: EROFS))) {
                try await secrets.keep(SecretText("new"), for: "qiita.com")
            }
            try await expectOld(store)

            try disk.remount("size=1m")
            try await store.commit(changes())
            try await expectNew(store)
        }

        @Test func `a new store on a read-only disk is empty, and cannot be made`() async throws {
            let disk = try Mount("size=1m")
            try disk.remount("", readOnly: true)
            #expect(disk.plainWrite("proof", count: 1) == EROFS)
            let store = FileDocumentStore(folder: disk.path + "/store")
            #expect(try await store.document(for: key("one")) == nil)
            #expect(try await store.keys(in: "articles") == [])
            let error = await #expect(throws: DocumentError.self) {
                try await store.put(document("n"), for: key("one"))
            }
            #expect(error?.code == EROFS)
        }
    }

    extension DocumentError {
        fileprivate var code: Int32? {
            guard case .file(.notWritable(_, let code)) = self else { return nil }
            return code
        }
    }
#endif
