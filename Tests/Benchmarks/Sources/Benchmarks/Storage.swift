import BenchmarkRunner
import FileStorage
import Foundation
import RepositoryKit

extension Benchmark {
    @MainActor static let put = Benchmark(
        "put",
        explanation: """
            A document of 4 KB made durable. The baseline is the least that makes a new file and its name durable on every file
            system. A database writes its log in place and synchronises it.
            """,
        repetitions: 20,
        rounds: 31,
        baseline: Contender("fdatasync, rename, fsync of the folder, without a store") { repetitions in
            for _ in 0..<repetitions {
                StorageWorkload.writeDurably(StorageWorkload.nextName(), in: StorageWorkload.plainFolder)
            }
        },
        others: [
            Contender("pwrite and fdatasync in place") { repetitions in
                let file = StorageWorkload.raw
                for number in 0..<repetitions { file.write(StorageFixture.json, at: number) }
            },
            Contender("put, a new document", ratioLimit: 1.3) { repetitions in
                await StorageWorkload.put((0..<repetitions).map { _ in StorageWorkload.nextName() })
            },
        ]
    )

    @MainActor static let replace = Benchmark(
        "replace",
        explanation: """
            A document of 4 KB made durable in place of another one. The baseline is the least that does so with a file; it
            includes freeing the old file, which a disk that is mounted with `discard` is told at once.
            """,
        repetitions: 20,
        rounds: 31,
        baseline: Contender("fdatasync, rename in place of a file, fsync of the folder") { repetitions in
            for number in 0..<repetitions {
                StorageWorkload.writeDurably("again-\(number)", in: StorageWorkload.plainFolder)
            }
        },
        others: [
            Contender("put, in place of a document", ratioLimit: 1.3) { repetitions in
                await StorageWorkload.put((0..<repetitions).map { "again-\($0)" })
            }
        ]
    )

    @MainActor static let transaction = Benchmark(
        "transaction",
        explanation: """
            64 documents of 4 KB made durable. The baseline writes 64 files with `Data.write(options: .atomic)`, durable
            each by itself, but neither all or none nor with their folder.
            """,
        repetitions: 1,
        rounds: 31,
        baseline: Contender("64 × Data.write(.atomic)") { repetitions in
            for _ in 0..<repetitions {
                for number in 0..<64 { StorageWorkload.writeAtomically("\(number)", in: StorageWorkload.plainFolder) }
            }
        },
        others: [
            Contender("one transaction", ratioLimit: 0.5) { repetitions in
                for _ in 0..<repetitions { await StorageWorkload.commit((0..<64).map { "\($0)" }) }
            }
        ]
    )

    @MainActor static let get = Benchmark(
        "get",
        explanation: """
            A document of 4 KB read from a warm cache, its checksum compared. The baseline opens, reads and closes the
            same file.
            """,
        repetitions: 1_000,
        rounds: 51,
        baseline: Contender("open, read, close") { repetitions in
            let path = await StorageWorkload.documentPath()
            for _ in 0..<repetitions { StorageWorkload.readPlainly(path) }
        },
        others: [
            Contender("get", ratioLimit: 3) { repetitions in await StorageWorkload.get(repetitions) }
        ]
    )

    @MainActor static let list = Benchmark(
        "list",
        explanation: "The keys of 10,000 documents. The baseline reads the names of the same folder.",
        repetitions: 1,
        rounds: 31,
        baseline: Contender("readdir") { repetitions in
            for _ in 0..<repetitions { StorageWorkload.listPlainly(StorageWorkload.largeFolder) }
        },
        others: [
            Contender("keys", ratioLimit: 2) { repetitions in await StorageWorkload.list(repetitions) }
        ]
    )
}

/// The workloads of storage, with the fixtures that the first round creates.
@MainActor
private enum StorageWorkload {
    static let plainFolder = StorageFixture.shared.newFolder()
    static let raw = RawFile(StorageFixture.shared.newFolder() + "/raw", bytes: StorageFixture.json, count: 100)
    private static let storeFolder = StorageFixture.shared.newFolder()
    static let store = FileDocumentStore(folder: storeFolder)
    private static var names = 0

    /// The file of the document that is read.
    static func documentPath() async -> String {
        let path = storeFolder + "/articles/read.json"
        if access(path, R_OK) != 0 { await put(["read"]) }
        return path
    }

    /// A store's folder with 10,000 documents; their contents do not matter for the list.
    static let largeStore = StorageFixture.shared.newFolder()
    static let largeFolder: String = {
        let folder = largeStore + "/articles"
        precondition(mkdir(folder, 0o700) == 0)
        close(open(largeStore + "/.lock", O_WRONLY | O_CREAT, 0o600))
        for number in 0..<10_000 {
            let name = String(number &* 2_654_435_761 % 0xFFFF_FFFF_FFFF, radix: 16) + "0123456789"
            close(open("\(folder)/\(name).json", O_WRONLY | O_CREAT, 0o600))
        }
        return folder
    }()

    static func nextName() -> String {
        names += 1
        return "new-\(names)"
    }

    static func writeAtomically(_ name: String, in folder: String) {
        let url = URL(filePath: folder).appending(path: name)
        precondition((try? Data(StorageFixture.json).write(to: url, options: .atomic)) != nil)
    }

    static func put(_ names: [String]) async {
        await store.putFixtures(names)
    }

    static func writeDurably(_ name: String, in folder: String) {
        let file = open("\(folder)/new", O_WRONLY | O_CREAT | O_EXCL, 0o600)
        precondition(write(file, StorageFixture.json, StorageFixture.json.count) == StorageFixture.json.count)
        precondition(fdatasync(file) == 0)
        close(file)
        precondition(rename("\(folder)/new", "\(folder)/\(name)") == 0)
        let names = open(folder, O_RDONLY | O_DIRECTORY)
        precondition(fsync(names) == 0)
        close(names)
    }

    static func commit(_ names: [String]) async {
        let changes = names.map { name in
            DocumentChange.put(StorageFixture.document, for: DocumentKey(collection: "many", name: name))
        }
        let isKept: Void? = try? await store.commit(changes)
        precondition(isKept != nil)
    }

    static func get(_ repetitions: Int) async {
        let key = DocumentKey(collection: "articles", name: "read")
        await offMainActor { [store] in
            for _ in 0..<repetitions {
                let document = try? await store.document(for: key)
                precondition(document?.json.count == StorageFixture.json.count)
            }
        }
    }

    static func readPlainly(_ path: String) {
        let file = open(path, O_RDONLY)
        let count = withUnsafeTemporaryAllocation(byteCount: 8_192, alignment: 16) { buffer in
            read(file, buffer.baseAddress, buffer.count)
        }
        precondition(count > StorageFixture.json.count)
        close(file)
    }

    static func listPlainly(_ folder: String) {
        guard let stream = opendir(folder) else { preconditionFailure() }
        var count = 0
        while readdir(stream) != nil { count += 1 }
        precondition(count == 10_002)
        closedir(stream)
    }

    static func list(_ repetitions: Int) async {
        _ = largeFolder
        let store = FileDocumentStore(folder: largeStore)
        for _ in 0..<repetitions {
            let keys = try? await store.keys(in: "articles")
            precondition(keys?.count == 10_000)
        }
    }
}
