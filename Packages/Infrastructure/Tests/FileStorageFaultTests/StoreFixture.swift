import FileStorage
import FileStorageTesting
import Foundation
import RepositoryKit
import Testing

/// A store in a temporary folder, with the tasks of a worker and the expected documents.
struct StoreFixture {
    let folder: String
    var store: FileDocumentStore { FileDocumentStore(folder: folder) }

    /// A task of a worker.
    struct Task: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let words: [String]
        /// The documents after the task; before it they are `one` and `two`.
        let new: [String: String]
    }

    static let old = ["one": "1", "two": "2"]

    private static let replace = Task(
        testDescription: "replace",
        words: ["one=new"],
        new: ["one": "new", "two": "2"]
    )
    static let transaction = Task(
        testDescription: "transaction",
        words: ["one=new", "two", "three=3"],
        new: ["one": "new", "three": "3"]
    )

    /// The first commit of a store.
    static let first = Task(testDescription: "first", words: ["one=1", "two=2"], new: old)

    static let tasks = [
        Task(testDescription: "put", words: ["three=3"], new: ["one": "1", "two": "2", "three": "3"]),
        Task(
            testDescription: "put of a key with capital letters",
            words: ["README=3"],
            new: ["one": "1", "two": "2", "README": "3"]
        ), replace,
        Task(testDescription: "delete", words: ["one"], new: ["two": "2"]),
        transaction,
        Task(
            testDescription: "transaction of many",
            words: ["one=new", "two", "three=3", "four=4", "five=5"],
            new: ["one": "new", "three": "3", "four": "4", "five": "5"]
        ),
    ]

    init(in parent: String = "/dev/shm") throws {
        folder = "\(parent)/strata-\(UUID().uuidString)"
    }

    /// Calls a function with 1, 2 and so on, the number of the call that fails, and with a new fixture each time, until it
    /// returns that this was the last one; as many at a time as there are processors.
    ///
    /// - Returns: The results, in no order.
    @discardableResult
    static func forEachCall<Value: Sendable>(
        _ body: @escaping @Sendable (Int, StoreFixture) async throws -> (isLast: Bool, value: Value)
    ) async throws -> [Value] {
        try await withThrowingTaskGroup(of: (isLast: Bool, value: Value).self) { group in
            var values: [Value] = []
            var isOver = false
            for call in 1... {
                if call > ProcessInfo.processInfo.activeProcessorCount || isOver {
                    guard let (isLast, value) = try await group.next() else { break }
                    values.append(value)
                    isOver = isOver || isLast
                }
                guard !isOver else { continue }
                group.addTask {
                    let fixture = try StoreFixture()
                    defer { fixture.remove() }
                    return try await body(call, fixture)
                }
            }
            return values
        }
    }

    func fill() async throws {
        for (name, text) in Self.old {
            try await store.put(Document(version: 1, json: Array("\"\(text)\"".utf8)), for: key(name))
        }
    }

    /// Leaves what an earlier version has left before a power failure: a log of `one`, `two` and `three`, a later change of `one`
    /// and the removal of `two`, of which the disk has nothing, and of `three` only its name.
    func writeEarlierLog() throws {
        func file(_ text: String) -> [UInt8] {
            DocumentFile.bytes(of: Document(version: 1, json: Array("\"\(text)\"".utf8)))
        }
        var log = EarlierLogWriter()
        for name in ["one", "two", "three"] { log.append([.init("articles/\(name).json", from: nil, to: file(name))]) }
        log.append([
            .init("articles/one.json", from: file("one"), to: file("new")),
            .init("articles/two.json", from: file("two"), to: nil),
        ])
        for path in ["/.work", "/articles"] {
            try FileManager.default.createDirectory(atPath: folder + path, withIntermediateDirectories: true)
        }
        for (path, bytes) in [
            ("/.lock", []), ("/.work/idle", []), ("/.work/log", log.bytes), ("/articles/one.json", file("one")),
            ("/articles/two.json", file("two")), ("/articles/three.json", []),
        ] { try Data(bytes).write(to: URL(filePath: folder + path)) }
    }

    func remove() {
        try? FileManager.default.removeItem(atPath: folder)
    }

    func run(_ task: Task, fault: String) async throws -> Worker.Ending {
        try await Worker.run([folder, fault, "commit"] + task.words)
    }

    /// Performs a task in this process.
    func perform(_ task: Task) async throws {
        try await store.commit(
            task.words.map { word in
                let parts = word.split(separator: "=")
                let key = key(String(parts[0]))
                return parts.count == 1
                    ? .delete(key) : .put(Document(version: 1, json: Array("\"\(parts[1])\"".utf8)), for: key)
            }
        )
    }

    /// Reads all documents, after the recovery by a new store.
    func documents(_ store: FileDocumentStore? = nil) async throws -> [String: String] {
        let store = store ?? self.store
        var found: [String: String] = [:]
        for key in try await store.keys(in: "articles") {
            let document = try #require(try await store.document(for: key))
            #expect(!document.isEdited)
            found[key.name] = String(decoding: document.json.dropFirst().dropLast(), as: UTF8.self)
        }
        for name in ["one", "two", "three", "four", "five"] {
            #expect(try await (store.document(for: key(name)) != nil) == (found[name] != nil))
        }
        return found
    }

    /// Checks that, after the next change, the folder has nothing but documents and the lock.
    func expectNoOrphans(
        _ documents: [String: String],
        sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
        let files = FileManager.default
        try await store.commit([.delete(key("of no document"))])
        if files.fileExists(atPath: folder + "/.work") {
            #expect(try files.contentsOfDirectory(atPath: folder + "/.work") == [], sourceLocation: sourceLocation)
        }
        #expect(
            Set(try files.contentsOfDirectory(atPath: folder)) == [".lock", ".work", "articles"],
            sourceLocation: sourceLocation
        )
        #expect(
            Set(try files.contentsOfDirectory(atPath: folder + "/articles"))
                == Set(documents.keys.map { $0 == "README" ? "readme+f3.json" : $0 + ".json" }),
            sourceLocation: sourceLocation
        )
    }

    /// Checks that other users have no permissions for the folder and its files.
    func expectPrivate() throws {
        let files = FileManager.default
        for name in try files.contentsOfDirectory(atPath: folder) + ["."] {
            let mode = try files.attributesOfItem(atPath: folder + "/" + name)[.posixPermissions] as? Int
            #expect((mode ?? 0o777) & 0o077 == 0, "\(name)")
        }
    }

    private func key(_ name: String) -> DocumentKey { DocumentKey(collection: "articles", name: name) }
}
