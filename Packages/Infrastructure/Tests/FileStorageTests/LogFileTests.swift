import Foundation
import RepositoryKit
import Testing

@testable import FileStorage

/// A store with a log that cannot be completed as a whole.
@Suite struct LogFileTests {
    private let folder: TemporaryFolder
    private let path: String
    private let key = DocumentKey(collection: "articles", name: "one")
    private let document = Document(version: 1, json: Array("1".utf8))

    init() throws {
        folder = try TemporaryFolder()
        path = folder.path + "/store"
    }

    private func store() -> FileDocumentStore { FileDocumentStore(folder: path) }

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

    @Test func `a log without a record in its middle is set aside after its other records are applied`() async throws {
        try await store().put(document, for: key)
        var log = earlierLog(
            (1...3).map { number in
                let place = StoreLayout.Place(folder: "articles", file: "\(number).json")
                return [LogRecord.Change(place: place, old: nil, bytes: DocumentFile.bytes(of: document))]
            }
        )
        log[2 * WriteAheadLog.blockSize] = 0
        try Data(log).write(to: URL(filePath: path + "/.work/log"))
        let next = store()
        await #expect(
            throws: DocumentError.damaged(path: path + "/.work/log", setAside: path + "/.work.damaged-1")
        ) { try await next.put(document, for: key) }
        #expect(try folder.bytes("store/.work.damaged-1/log") == log)
        #expect(try await Set(next.keys(in: "articles").map(\.name)) == ["1", "3", "one"])
        try await next.put(document, for: key)
    }

    @Test func `a newer log stops everything, and stays`() async throws {
        try await store().put(document, for: key)
        try folder.write("strata-log 2\n", to: "store/.work/log")
        let store = store()
        let error = DocumentError.newerFormat(path: path + "/.work/log")
        await #expect(throws: error) { try await store.document(for: key) }
        await #expect(throws: error) { try await store.delete(key) }
        await #expect(throws: error) { try await store.keys(in: "articles") }
        #expect(try folder.bytes("store/.work/log") == Array("strata-log 2\n".utf8))
    }
}
