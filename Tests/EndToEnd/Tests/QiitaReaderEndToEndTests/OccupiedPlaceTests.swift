import FakeQiita
import Foundation
import InfrastructureTesting
import Testing

/// Commands beside other programs that hold locks, and with other things where files belong.
struct OccupiedPlaceTests {
    private let home: ReaderHome

    init() throws {
        home = try ReaderHome(FakeItem.numbered(3))
    }

    /// Holds the lock of a store as another process does, until it is closed.
    private func hold(_ store: String) throws -> FileHandle {
        let path = "\(home.folder)/\(store)/.lock"
        let lock = try #require(FileHandle(forUpdatingAtPath: path), "there is no store at \(path)")
        #expect(flock(lock.fileDescriptor, LOCK_EX | LOCK_NB) == 0)
        return lock
    }

    @Test(arguments: ["list", "read", "search", "keep"])
    func `a lock of the cache that another program holds is not taken for a silent host`(command: String) async throws {
        try await home.run("list", exits: 0)
        let lock = try hold(".cache/qiita-reader/documents")
        let words = command == "list" ? [] : command == "search" ? ["計"] : [home.items[0].id]
        let run = try await home.run([command, "--lang", "en"] + words)
        #expect(run.status == 0 && run.messages.isEmpty, "\(run)")
        #expect(!run.output.isEmpty)
        try lock.close()
    }

    @Test func `a list does not wait for the lock of the state`() async throws {
        try await home.run("read", home.items[0].id, exits: 0)
        let lock = try hold(".local/state/qiita-reader/documents")
        let run = try await home.run("list", "--lang", "en")
        #expect(run.status == 0 && run.messages.isEmpty, "\(run)")
        try lock.close()
    }

    @Test(arguments: ["", "/.lock", "/1.sqlite"], ["file", "folder", "socket"])
    func `articles are kept, synced and removed although something else is in the place of the index`(
        place: String,
        occupant: String
    ) async throws {
        let path = "\(home.folder)/.cache/qiita-reader/index-\(home.qiita.host)\(place)"
        let folder = URL(filePath: path).deletingLastPathComponent().path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        switch occupant {
        case "file": try Data("x".utf8).write(to: URL(filePath: path))
        case "folder": try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        default: try #require(mknod(path, S_IFSOCK | 0o600, 0) == 0)
        }
        try await home.run("keep", home.items[0].id, exits: 0)
        try await home.run("sync", "--tag", "設計", exits: 0)
        try await home.run("forget", home.items[0].id, exits: 0)
    }

    @Test func `the loopback is asked with TLS where that is given, and gets nothing in plain text`() async throws {
        let environment = ["QIITA_DOMAIN": "https://\(home.qiita.host)", "QIITA_TOKEN": FakeQiita.token]
        let run = try await home.run("list", environment: environment)
        #expect(run.status != 0 && run.output.isEmpty)
        #expect(home.qiita.requests.isEmpty)
        let plain = ["QIITA_DOMAIN": "http://\(home.qiita.host)", "QIITA_TOKEN": FakeQiita.token]
        try await home.run("list", environment: plain, exits: 0)
    }
}
