import Foundation
import LocalFileTree
import RepositoryKit
import Testing

/// Changes of several files that are refused, or interrupted by the end of the process.
final class FileChangeTests {
    private let root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    private let tree = LocalFileTree()

    init() throws {
        try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
        try write("old", to: "a.txt")
    }

    deinit {
        try? FileManager.default.removeItem(atPath: root)
    }

    private func write(_ text: String, to path: String) throws {
        let url = URL(filePath: root).appending(path: path)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    private func text(of path: String) -> String? {
        FileManager.default.contents(atPath: root + "/" + path).map { String(decoding: $0, as: UTF8.self) }
    }

    /// The paths of everything below the root.
    private var paths: [String] {
        ((try? FileManager.default.subpathsOfDirectory(atPath: root)) ?? []).sorted()
    }

    @Test func `a changed file keeps its mode, and nothing else is left`() async throws {
        #expect(chmod(root + "/a.txt", 0o755) == 0)
        try await tree.change([FileChange("a.txt", from: Array("old".utf8), to: [0x31])], under: root)
        var status = stat()
        #expect(stat(root + "/a.txt", &status) == 0 && status.st_mode & 0o777 == 0o755)
        #expect(paths == ["a.txt"])
    }

    @Test func `folders of refused changes are removed, and a link is not replaced`() async throws {
        try FileManager.default.createSymbolicLink(atPath: root + "/link", withDestinationPath: "a.txt")
        let changes = [
            FileChange("new/deep/b.txt", from: nil, to: [1]), FileChange("link", from: Array("old".utf8), to: [2]),
        ]
        await #expect(throws: FileTreeError.notWritable(path: "link", code: ENOENT)) {
            try await tree.change(changes, under: root)
        }
        let taken = [FileChange("new/deep/b.txt", from: nil, to: [1]), FileChange("a.txt", from: nil, to: [2])]
        await #expect(throws: FileTreeError.exists(path: "a.txt")) { try await tree.change(taken, under: root) }
        #expect(paths == ["a.txt", "link"])
    }

    /// Leaves what a process leaves that ends after the changes of two files and before that of a third.
    private func interrupt() throws {
        try write(
            #"[{"path":"a.txt","isNew":false,"folders":[]},{"path":"b/c.txt","isNew":true,"folders":["b"]},"#
                + #"{"path":"d.txt","isNew":true,"folders":[]}]"#,
            to: ".changes/journal"
        )
        try write("new", to: ".changes/1")
        try write("new", to: ".changes/2")
        #expect(rename(root + "/a.txt", root + "/.changes/0.old") == 0)
        try write("new", to: "a.txt")
        #expect(mkdir(root + "/b", 0o755) == 0)
        #expect(link(root + "/.changes/1", root + "/b/c.txt") == 0)
    }

    @Test func `files of an interrupted change are restored, even without further changes`() async throws {
        try interrupt()
        try write("of somebody else", to: "d.txt")
        try await tree.change([], under: root)
        #expect(paths == ["a.txt", "d.txt"])
        #expect(text(of: "a.txt") == "old")
        #expect(text(of: "d.txt") == "of somebody else")
    }

    @Test func `while another process changes files, a change is refused`() async throws {
        try interrupt()
        let other = open(root + "/.changes", O_RDONLY)
        defer { close(other) }
        #expect(flock(other, LOCK_EX) == 0)
        await #expect(throws: FileTreeError.notWritable(path: ".changes", code: EWOULDBLOCK)) {
            try await tree.change([FileChange("e.txt", from: nil, to: [])], under: root)
        }
        #expect(text(of: "a.txt") == "new")
        #expect(text(of: "e.txt") == nil)
    }
}
