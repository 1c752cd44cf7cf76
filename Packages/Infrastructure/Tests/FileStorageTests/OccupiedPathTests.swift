import FileStorageTesting
import Foundation
import RepositoryKit
import Testing

@testable import FileStorage

/// Paths of documents at which something else lies, and files that are too large.
@Suite struct OccupiedPathTests {
    /// An obstruction that is no regular file.
    enum Obstruction: String, CaseIterable {
        case folder, link, circle, socket, pipe, device, linkToDevice

        /// The type in the mode of a file.
        var type: mode_t {
            switch self {
            case .folder: S_IFDIR
            case .link, .circle, .linkToDevice: S_IFLNK
            case .socket: S_IFSOCK
            case .pipe: S_IFIFO
            case .device: S_IFCHR
            }
        }

        /// Creates the obstruction at a path, which is removed first.
        func place(at path: String) throws {
            try? FileManager.default.removeItem(atPath: path)
            switch self {
            case .folder:
                try FileManager.default.createDirectory(atPath: path + "/inside", withIntermediateDirectories: true)
            case .link: try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "nowhere")
            case .circle: try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: path)
            case .linkToDevice:
                try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "/dev/zero")
            case .socket: try #require(mknod(path, S_IFSOCK | 0o600, 0) == 0)
            case .pipe: try #require(mkfifo(path, 0o600) == 0)
            case .device: try #require(mknod(path, S_IFCHR | 0o600, 0x105) == 0)
            }
        }

        /// The obstructions that this user can create: not every superuser may create devices.
        static let possible = allCases.filter { $0 != .device || canMakeDevices }

        private static var canMakeDevices: Bool {
            let path = NSTemporaryDirectory() + "strata-" + UUID().uuidString
            defer { unlink(path) }
            return mknod(path, S_IFCHR | 0o600, 0x105) == 0
        }
    }

    private let folder: TemporaryFolder
    private let key = DocumentKey(collection: "articles", name: "one")
    private let other = DocumentKey(collection: "articles", name: "two")
    private let document = Document(version: 1, json: Array("{}".utf8))

    init() throws {
        folder = try TemporaryFolder()
    }

    private func store() -> FileDocumentStore {
        FileDocumentStore(folder: folder.path + "/store", lockTimeout: .seconds(600))
    }

    /// Leaves the log of an earlier version, which has one document.
    private func writeEarlierLog() throws {
        var log = EarlierLogWriter()
        log.append([.init("articles/one.json", from: nil, to: DocumentFile.bytes(of: document))])
        try folder.write(String(decoding: log.bytes, as: UTF8.self), to: "store/.work/log")
    }

    private var path: String { folder.path + "/store/articles/one.json" }

    private func fileType(of path: String) throws -> mode_t? {
        try FileSystem.statusOfLink(path).map { $0.st_mode & S_IFMT }
    }

    /// Creates a sparse file of 20 GB.
    private func makeLarge(_ path: String) throws {
        let file = open(path, O_WRONLY | O_CREAT, 0o600)
        defer { close(file) }
        try #require(ftruncate(file, 20 << 30) == 0)
    }

    @Test(arguments: Obstruction.possible)
    func `an obstruction is set aside by readers and by writers, and the rest works`(
        _ obstruction: Obstruction
    ) async throws {
        let store = store()
        try await store.commit([.put(document, for: key), .put(document, for: other)])
        let attempts: [() async throws -> Void] = [
            { _ = try await store.document(for: key) }, { try await store.put(document, for: key) },
            { try await store.commit([.delete(key)]) },
            { try await store.commit([.put(Document(version: 1, json: [0x31]), for: other), .delete(key)]) },
        ]
        for (number, attempt) in attempts.enumerated() {
            try obstruction.place(at: path)
            #expect(try await store.document(for: other) == document)
            #expect(Set(try await store.keys(in: "articles")) == [key, other])
            let aside = "\(path).damaged-\(number + 1)"
            await #expect(throws: DocumentError.obstructed(path: path, setAside: aside)) {
                try await attempt()
            }
            #expect(try fileType(of: aside) == obstruction.type)
            #expect(try await store.document(for: key) == nil)
            #expect(try await store.keys(in: "articles") == [other])
        }
        #expect(try await store.document(for: other) == document)
        try await store.put(document, for: key)
        #expect(try await store.document(for: key) == document)
    }

    @Test(arguments: Obstruction.possible)
    func `an obstruction is set aside, and the document restored from the log of an earlier version`(
        _ obstruction: Obstruction
    ) async throws {
        try await store().put(document, for: other)
        try obstruction.place(at: path)
        try writeEarlierLog()
        #expect(try await store().document(for: key) == document)
        #expect(try fileType(of: path + ".damaged-1") == obstruction.type)
        #expect(try await store().document(for: other) == document)
    }

    @Test func `a link to a file is that file`() async throws {
        let store = store()
        try await store.put(document, for: key)
        try FileManager.default.moveItem(atPath: path, toPath: folder.path + "/elsewhere.json")
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: folder.path + "/elsewhere.json")
        #expect(try await store.document(for: key) == document)
    }

    @Test func `a file that is too large is refused before it is read, and left`() async throws {
        let store = store()
        try await store.commit([.put(document, for: key), .put(document, for: other)])
        try makeLarge(path)
        let error = DocumentError.file(.tooLarge(path: path, limit: Document.sizeLimit))
        await #expect(throws: error) { try await store.document(for: key) }
        await #expect(throws: error) { try await store.put(document, for: key) }
        await #expect(throws: error) { try await store.commit([.delete(key), .delete(other)]) }
        #expect(try FileSystem.size(path) == 20 << 30)
        #expect(try await store.document(for: other) == document)
        #expect(try await store.size(of: "articles").documents == 2)
    }

    @Test func `a file that is too large is set aside, and the document restored from the log of an earlier version`()
        async throws
    {
        try await store().put(document, for: key)
        try makeLarge(path)
        try writeEarlierLog()
        #expect(try await store().document(for: key) == document)
        #expect(try FileSystem.size(path + ".damaged-1") == 20 << 30)
    }

    @Test func `a log that is too large is set aside before it is read, and the rest works`() async throws {
        let store = store()
        try await store.put(document, for: key)
        let log = folder.path + "/store/.work/log"
        try makeLarge(log)
        let aside = folder.path + "/store/.work.damaged-1"
        await #expect(throws: DocumentError.damaged(path: log, setAside: aside)) {
            try await store.put(document, for: other)
        }
        #expect(try FileSystem.size(aside + "/log") == 20 << 30)
        try await store.put(document, for: other)
        #expect(Set(try await store.keys(in: "articles")) == [key, other])
    }
}
