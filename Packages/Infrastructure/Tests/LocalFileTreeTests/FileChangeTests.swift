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

    @Test func `a file that nobody may write is not replaced`() async throws {
        #expect(chmod(root + "/a.txt", 0o444) == 0)
        await #expect(throws: FileTreeError.notWritable(path: "a.txt", code: EACCES)) {
            try await tree.change([FileChange("a.txt", from: Array("old".utf8), to: [0x31])], under: root)
        }
        #expect(text(of: "a.txt") == "old")
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
            #"[{"path":"a.txt","isNew":false,"folders":[],"content":"bmV3"},"#
                + #"{"path":"b/c.txt","isNew":true,"folders":["b"],"content":"bmV3"},"#
                + #"{"path":"d.txt","isNew":true,"folders":[],"content":"bmV3"}]"#,
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

    @Test func `a removed file is restored after an interruption, unless there is another one`() async throws {
        let journal =
            #"[{"path":"a.txt","isNew":false,"folders":[]},{"path":"b.txt","isNew":false,"folders":[]},"#
            + #"{"path":"c.txt","isNew":false,"folders":[]}]"#
        try write(journal, to: ".changes/journal")
        for (number, path) in ["a.txt", "b.txt", "c.txt"].enumerated() {
            try write("old", to: path)
            #expect(link(root + "/" + path, root + "/.changes/\(number).old") == 0)
        }
        #expect(unlink(root + "/a.txt") == 0 && unlink(root + "/b.txt") == 0)
        try write("of somebody else", to: "b.txt")
        try await tree.change([], under: root)
        #expect(paths == ["a.txt", "b.txt", "c.txt"])
        #expect(text(of: "a.txt") == "old")
        #expect(text(of: "b.txt") == "of somebody else")
        #expect(text(of: "c.txt") == "old")
    }

    @Test func `a removed file is restored although its folder is gone since`() async throws {
        try write(#"[{"path":"b/d/c.txt","isNew":false,"folders":[]}]"#, to: ".changes/journal")
        try write("old", to: ".changes/0.old")
        try await tree.change([], under: root)
        #expect(text(of: "b/d/c.txt") == "old")
        #expect(paths == ["a.txt", "b", "b/d", "b/d/c.txt"])
    }

    @Test func `a folder is removed with its last file, and a link is not removed`() async throws {
        try write("1", to: "b/c/d.txt")
        try write("2", to: "b/e.txt")
        try await tree.change([FileChange("b/c/d.txt", from: [0x31], to: nil)], under: root)
        #expect(paths == ["a.txt", "b", "b/e.txt"])
        try FileManager.default.createSymbolicLink(atPath: root + "/link", withDestinationPath: "a.txt")
        await #expect(throws: FileTreeError.notWritable(path: "link", code: ENOENT)) {
            try await tree.change([FileChange("link", from: Array("old".utf8), to: nil)], under: root)
        }
        #expect(paths == ["a.txt", "b", "b/e.txt", "link"])
    }

    @Test func `edits made after an interruption are left`() async throws {
        try interrupt()
        try write("edited", to: "a.txt")
        let file = try FileHandle(forWritingTo: URL(filePath: root + "/b/c.txt"))
        try file.write(contentsOf: Data("edited in place".utf8))
        try file.close()
        try await tree.change([], under: root)
        #expect(text(of: "a.txt") == "edited")
        #expect(text(of: "b/c.txt") == "edited in place")
        #expect(paths == ["a.txt", "b", "b/c.txt"])
    }

    /// Of the damages, the last two are no files that can be read: a folder, and a link, whose end may be anywhere.
    @Test(arguments: ["", "[", "[{}]", "folder", "link"])
    func `without a journal that can be read, nothing is restored and nothing removed`(damage: String) async throws {
        try interrupt()
        let journal = root + "/.changes/journal"
        switch damage {
        case "folder":
            try FileManager.default.removeItem(atPath: journal)
            try FileManager.default.createDirectory(atPath: journal, withIntermediateDirectories: false)
        case "link":
            #expect(rename(journal, root + "/.changes/other") == 0)
            try FileManager.default.createSymbolicLink(atPath: journal, withDestinationPath: "other")
        default: try write(damage, to: ".changes/journal")
        }
        let before = paths
        await #expect(throws: FileTreeError.malformed(path: ".changes")) { try await tree.change([], under: root) }
        #expect(paths == before)
        #expect(text(of: "a.txt") == "new")
        #expect(text(of: ".changes/0.old") == "old")
    }

    @Test func `the remains of a complete change are removed`() async throws {
        try write("old", to: ".changes/0.old")
        try await tree.change([], under: root)
        #expect(paths == ["a.txt"])
    }

    @Test func `a file that cannot be restored keeps the folder`() async throws {
        try interrupt()
        #expect(unlink(root + "/.changes/0.old") == 0)
        #expect(mkdir(root + "/.changes/0.old", 0o755) == 0)
        await #expect(throws: FileTreeError.malformed(path: ".changes")) { try await tree.change([], under: root) }
        #expect(text(of: ".changes/journal") != nil)
    }

    @Test(arguments: [
        "../a.txt", "/a.txt", "b/../../a.txt", "b//a.txt", "./a.txt", "b/..", "b/", "", "out/a.txt", "out/new/a.txt",
        ".git/config", "b/.GIT/config", ".changes/journal", "../a.txt\u{0}", "../\u{301}/../a.txt",
    ])
    func `no path leads out of the root`(path: String) async throws {
        let inner = root + "/inner"
        try FileManager.default.createDirectory(atPath: inner, withIntermediateDirectories: false)
        try FileManager.default.createSymbolicLink(atPath: inner + "/out", withDestinationPath: root)
        await #expect(throws: FileTreeError.notWritable(path: path, code: EINVAL)) {
            try await tree.change([FileChange(path, from: nil, to: [1])], under: inner)
        }
        let place = String(decoding: try JSONEncoder().encode(path), as: UTF8.self)
        for (other, folder) in [(place, #""b""#), (#""b.txt""#, place)] {
            let entry = #"{"path":\#(other),"isNew":false,"folders":[\#(folder)],"content":"b2xk"}"#
            try write("[\(entry)]", to: "inner/.changes/journal")
            try write("of somebody else", to: "inner/.changes/0.old")
            let before = paths
            await #expect(throws: FileTreeError.malformed(path: ".changes")) {
                try await tree.change([], under: inner)
            }
            #expect(paths == before)
            #expect(text(of: "a.txt") == "old")
        }
    }

    @Test func `a link is not followed to the folder of another project`() async throws {
        try interrupt()
        try FileManager.default.createDirectory(atPath: root + "/inner", withIntermediateDirectories: false)
        try FileManager.default.createSymbolicLink(atPath: root + "/inner/.changes", withDestinationPath: "../.changes")
        let before = paths
        await #expect(throws: FileTreeError.notWritable(path: ".changes", code: ENOTDIR)) {
            try await tree.change([], under: root + "/inner")
        }
        #expect(paths == before)
    }

    @Test func `a folder that another user owns is not used`() async throws {
        try interrupt()
        // Only the superuser can give a file away.
        guard chown(root + "/.changes", 65_534, gid_t.max) == 0 else { return }
        await #expect(throws: FileTreeError.notWritable(path: ".changes", code: EPERM)) {
            try await tree.change([], under: root)
        }
        #expect(text(of: "a.txt") == "new")
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
