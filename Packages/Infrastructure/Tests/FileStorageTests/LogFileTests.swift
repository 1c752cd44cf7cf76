import Foundation
import RepositoryKit
import Testing

@testable import FileStorage

/// A store and the log in its folder.
@Suite struct LogFileTests {
    private let folder: TemporaryFolder
    private let path: String
    private let key = DocumentKey(collection: "articles", name: "one")
    private let document = Document(version: 1, json: Array("1".utf8))

    init() throws {
        folder = try TemporaryFolder()
        path = folder.path + "/store"
    }

    private func store(_ boot: String? = nil) -> FileDocumentStore {
        FileDocumentStore(folder: path, boot: boot.flatMap { BootIdentity(text: $0) })
    }

    private func log() throws -> WriteAheadLog {
        let bytes = try folder.bytes("store/.work/log")
        guard case .log(let log) = bytes.withUnsafeBytes({ WriteAheadLog.read($0) }) else {
            throw CocoaError(.fileReadCorruptFile)
        }
        return log
    }

    private func large(_ count: Int) -> Document { Document(version: 1, json: [UInt8](repeating: 0x31, count: count)) }

    @Test func `a commit is a record in the log`() async throws {
        let store = store()
        try await store.put(document, for: key)
        try await store.commit([.delete(key), .put(document, for: DocumentKey(collection: "drafts", name: "two"))])
        let records = try log().records
        #expect(records.map { $0.changes.count } == [1, 2])
        #expect(records[0].changes[0].bytes == DocumentFile.bytes(of: document))
        #expect(records[1].changes[0].old == Fingerprint(DocumentFile.bytes(of: document)))
        #expect(try folder.bytes("store/.work/log").count == LogFile.smallSize)
    }

    @Test(arguments: [-61.0, 3600])
    func `a new store continues the log, and restarts it if it was idle, or a clock was set`(
        _ age: TimeInterval
    ) async throws {
        for number in 1...3 { try await store().put(document, for: DocumentKey(collection: "a", name: "\(number)")) }
        let epoch = try log().header.epoch
        #expect(try log().records.map(\.sequence) == [1, 2, 3])
        let store = store()
        try await store.put(document, for: DocumentKey(collection: "b", name: "1"))
        #expect(try log().records.count == 4 && log().header.epoch == epoch)
        try folder.date("store/.work/log", Date(timeIntervalSinceNow: age))
        try await self.store().put(document, for: DocumentKey(collection: "b", name: "2"))
        #expect(try log().records.count == 1 && log().header.epoch != epoch)
        #expect(try await store.keys(in: "a").count == 3)
        #expect(try await store.keys(in: "b").count == 2)
    }

    @Test func `a log grows with its records, restarts when it is full, and is small after a pause`()
        async throws
    {
        let store = store()
        var sizes: Set<Int> = []
        for number in 0..<700 {
            try await store.put(large(4096), for: DocumentKey(collection: "articles", name: "\(number)"))
            sizes.insert(try folder.bytes("store/.work/log").count)
        }
        #expect(sizes == [64 << 10, 256 << 10, 1 << 20, 4 << 20])
        #expect(try log().records.count < 600 && !log().hasGap)
        try await store.put(large(5 << 20), for: key)
        #expect(try log().records == [] && folder.bytes("store/.work/log").count == 4 << 20)
        for number in 0..<200 {
            try await store.put(large(4096), for: DocumentKey(collection: "articles", name: "\(number)"))
        }
        #expect(try folder.bytes("store/.work/log").count == 4 << 20)
        let other = self.store()
        try folder.date("store/.work/log", Date(timeIntervalSinceNow: -61))
        try await other.put(document, for: key)
        #expect(try folder.bytes("store/.work/log").count == 64 << 10)
        #expect(try await other.keys(in: "articles").count == 701)
        #expect(try await other.document(for: DocumentKey(collection: "articles", name: "399")) == large(4096))
    }

    @Test func `two stores that take turns see each other's records`() async throws {
        let stores = [store(), store()]
        for number in 0..<40 {
            let text = Document(version: 1, json: Array("\(number)".utf8))
            try await stores[number % 2].put(text, for: key)
            #expect(try await stores[(number + 1) % 2].document(for: key) == text)
        }
        #expect(try log().records.map(\.sequence) == Array(1...40))
    }

    @Test func `a torn record is overwritten`() async throws {
        for number in 1...2 { try await store().put(document, for: DocumentKey(collection: "a", name: "\(number)")) }
        var bytes = try folder.bytes("store/.work/log")
        bytes[2 * WriteAheadLog.blockSize + 100] ^= 1
        try Data(bytes).write(to: URL(filePath: path + "/.work/log"))
        try await store().put(document, for: DocumentKey(collection: "b", name: "3"))
        #expect(try log().records.map(\.sequence) == [1, 2])
        #expect(try log().records.last?.changes.first?.place.folder == "b")
        #expect(try await store().keys(in: "a").count == 2)
    }

    @Test func `a damaged log is set aside with the work folder, and reported once`() async throws {
        try await store().put(document, for: key)
        for damage in ["", "nonsense", "strata-log 1 0000000000000001 - 00000000\n"] {
            try folder.write(damage, to: "store/.work/log")
            try folder.write("old", to: "store/.work/old-1-0")
            let error = await #expect(throws: DocumentError.self) { try await store().document(for: key) }
            guard case .damaged(path + "/.work/log", let aside) = error else {
                Issue.record("\(String(describing: error))")
                return
            }
            #expect(try Data(contentsOf: URL(filePath: aside + "/old-1-0")) == Data("old".utf8))
            #expect(try Data(contentsOf: URL(filePath: aside + "/log")) == Data(damage.utf8))
            #expect(try await store().document(for: key) == document)
            try await store().put(document, for: key)
        }
        #expect(try folder.names("store").filter { $0.hasPrefix(".work.damaged-") }.count == 3)
    }

    @Test(arguments: [nil, "other-boot"])
    func `a log without a record in its middle is set aside after its other records are applied`(
        _ boot: String?
    ) async throws {
        let store = store()
        for number in 1...3 {
            try await store.put(document, for: DocumentKey(collection: "articles", name: "\(number)"))
        }
        var bytes = try folder.bytes("store/.work/log")
        bytes[2 * WriteAheadLog.blockSize] = 0
        try Data(bytes).write(to: URL(filePath: path + "/.work/log"))
        if boot != nil { try FileManager.default.removeItem(atPath: path + "/articles/3.json") }
        let next = self.store(boot)
        await #expect(
            throws: DocumentError.damaged(path: path + "/.work/log", setAside: path + "/.work.damaged-1")
        ) { try await next.put(document, for: key) }
        #expect(try folder.bytes("store/.work.damaged-1/log") == bytes)
        #expect(try await next.keys(in: "articles").count == 3)
        try await next.put(document, for: key)
    }

    @Test func `a newer log stops everything, and stays`() async throws {
        try await store().put(document, for: key)
        try folder.write("strata-log 3\n", to: "store/.work/log")
        let store = store()
        let error = DocumentError.newerFormat(path: path + "/.work/log")
        await #expect(throws: error) { try await store.document(for: key) }
        await #expect(throws: error) { try await store.commit([.delete(key)]) }
        await #expect(throws: error) { try await store.keys(in: "articles") }
        #expect(try folder.bytes("store/.work/log") == Array("strata-log 3\n".utf8))
    }

    @Test func `without a boot identity, nothing stays in the log`() async throws {
        let store = store("-")
        for number in 1...3 {
            try await store.put(document, for: DocumentKey(collection: "articles", name: "\(number)"))
            #expect(try log().records == [] && log().header.boot == .unknown)
        }
        try FileManager.default.removeItem(atPath: path + "/articles/3.json")
        #expect(try await self.store("-").keys(in: "articles").count == 2, "what somebody removed stays removed")
    }
}
