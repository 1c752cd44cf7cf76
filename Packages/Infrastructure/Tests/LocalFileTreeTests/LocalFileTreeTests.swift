import Foundation
import RepositoryKit
import RepositoryTesting
import Testing

@testable import LocalFileTree

struct LocalFileTreeTests {
    /// Calls a function with a temporary folder that has the given files.
    private func withFolder(_ files: [String], _ body: (String) async throws -> Void) async throws {
        let root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path()
        defer { try? FileManager.default.removeItem(atPath: root) }
        for file in files {
            let url = URL(filePath: root).appending(path: file)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data(file.utf8).write(to: url)
        }
        try await body(root)
    }

    private let tree = LocalFileTree()

    @Test(arguments: FileTreeContract.all)
    func `the files of the machine meet the contract of a tree`(_ requirement: FileTreeContract) async throws {
        try await withFolder([]) { root in
            try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
            try await requirement.check((tree, root))
        }
    }

    @Test(arguments: FileSourceContract.all)
    func `the files of the machine meet the contract of a source`(_ requirement: FileSourceContract) async throws {
        try await withFolder([]) { root in
            try await requirement.check { files, links in
                for (path, text) in files { try await tree.create(path, under: root, with: Array(text.utf8)) }
                for (path, end) in links {
                    try FileManager.default.createSymbolicLink(atPath: root + "/" + path, withDestinationPath: end)
                }
                return (tree, root)
            }
        }
    }

    @Test(arguments: ["a longer text of a process that was killed", nil])
    func `a file uses the draft that a process has left for it, unless that is another file, too`(_ rest: String?)
        async throws
    {
        try await withFolder(["a/b", "kept"]) { root in
            let draft = root + "/a/" + Draft.name(of: "c")
            if let rest {
                try Data(rest.utf8).write(to: URL(filePath: draft))
            } else {
                try FileManager.default.linkItem(atPath: root + "/kept", toPath: draft)
            }
            try await tree.create("a/c", under: root, with: [1, 2])
            #expect(try await tree.read("a/c", under: root, limit: 9) == [1, 2])
            #expect(try await tree.read("kept", under: root, limit: 9) == Array("kept".utf8))
            #expect(Set(try FileManager.default.contentsOfDirectory(atPath: root + "/a")) == ["b", "c"])
        }
    }

    @Test func `drafts that no process writes are removed, and nothing else`() async throws {
        let (killed, complete, written) = (Draft.name(of: "a"), Draft.name(of: "b"), Draft.name(of: "c"))
        let others = [".new-feed", ".new-x", "a", "b", ".changes"]
        try await withFolder(([killed] + others).map { "out/\($0)" }) { root in
            let folder = root + "/out"
            // A process was killed when it had linked the whole file.
            try FileManager.default.linkItem(atPath: folder + "/b", toPath: folder + "/" + complete)
            let draft = try Draft(of: folder + "/c")
            await tree.removeDrafts(in: "out", under: root)
            await tree.removeDrafts(in: "missing", under: root)
            let rest = try FileManager.default.contentsOfDirectory(atPath: folder)
            #expect(Set(rest) == Set(others + [written]))
            try draft.publish([1], modificationTime: nil, at: folder + "/c")
        }
    }

    @Test func `a name that is not UTF-8 is a failure, and one that is too long is missing`() async throws {
        try await withFolder(["a/b.jpg"]) { root in
            for name in ["c\u{FFFD}.jpg", "d\u{FFFD}"] {
                // One byte that no UTF-8 has, in place of the character.
                let path = Array((root + "/a/" + name).utf8).split(separator: [0xEF, 0xBF, 0xBD]).joined(separator: [
                    0xFF
                ])
                let file = open(path.map { CChar(bitPattern: $0) } + [0], O_CREAT | O_WRONLY, 0o600)
                try #require(file >= 0)
                close(file)
            }
            let listing = try await tree.list([".jpg"], under: root) { _ in false }
            #expect(listing.files == ["a/b.jpg"])
            #expect(listing.failures == [.notReadable(path: "a/c\u{FFFD}.jpg", code: EILSEQ)])
            let long = String(repeating: "a", count: 256)
            await #expect(throws: FileTreeError.notFound(path: long)) {
                try await tree.read(long, under: root, limit: 9)
            }
        }
    }

    @Test func `reports what is missing and what is no file`() async throws {
        try await withFolder(["a/b"]) { root in
            await #expect(throws: FileTreeError.notFound(path: "x")) {
                try await tree.read("x", under: root, limit: 1)
            }
            try FileManager.default.createSymbolicLink(atPath: root + "/link", withDestinationPath: "x")
            await #expect(throws: FileTreeError.notReadable(path: "link", code: ENOENT)) {
                try await tree.read("link", under: root, limit: 1)
            }
            await #expect(throws: FileTreeError.notReadable(path: "a", code: EISDIR)) {
                try await tree.read("a", under: root, limit: 1)
            }
            await #expect(throws: FileTreeError.notFound(path: root + "/x")) {
                try await tree.list([], under: root + "/x") { _ in false }
            }
        }
    }

    @Test(arguments: [(60_000, true), (59_999, false)])
    func `reads a pipe to its end, up to the limit`(limit: Int, fits: Bool) async throws {
        let pipe = Pipe()
        // The capacity of a pipe without a reader.
        try pipe.fileHandleForWriting.write(contentsOf: Data(repeating: 7, count: 60_000))
        try pipe.fileHandleForWriting.close()
        let path = "dev/fd/\(pipe.fileHandleForReading.fileDescriptor)"
        if fits {
            #expect(try await tree.read(path, under: "", limit: limit) == Array(repeating: 7, count: 60_000))
        } else {
            await #expect(throws: FileTreeError.tooLarge(path: path, limit: limit)) {
                try await tree.read(path, under: "", limit: limit)
            }
        }
        try pipe.fileHandleForReading.close()
    }

    @Test func `a pipe without a writer blocks no other task, and the read ends when the task is cancelled`()
        async throws
    {
        try await withFolder(["a"]) { root in
            #expect(mkfifo(root + "/pipe", 0o600) == 0)
            let reads = (0..<50).map { _ in Task { try await tree.read("pipe", under: root, limit: 9) } }
            for _ in 0..<100 { await Task.yield() }
            for read in reads { read.cancel() }
            for read in reads {
                await #expect(throws: FileTreeError.notReadable(path: "pipe", code: EINTR)) { try await read.value }
            }
        }
    }

    @Test(.timeLimit(.minutes(1)))
    func `a tree of files only refuses everything else`() async throws {
        try await withFolder(["a/b"]) { root in
            #expect(mkfifo(root + "/pipe", 0o600) == 0)
            let files = LocalFileTree(readsStreams: false)
            for (path, root) in [("pipe", root), ("a", root), ("dev/null", "")] {
                await #expect(throws: FileTreeError.notAFile(path: path)) {
                    try await files.read(path, under: root, limit: 9)
                }
            }
            let bytes = try await files.read("a/b", under: root, limit: 9)
            #expect(bytes == Array("a/b".utf8))
        }
    }

    @Test func `a device without an end is too large`() async throws {
        await #expect(throws: FileTreeError.tooLarge(path: "dev/zero", limit: 1_000_000)) {
            try await tree.read("dev/zero", under: "", limit: 1_000_000)
        }
        #expect(try await tree.read("dev/null", under: "", limit: 1).isEmpty)
    }

    @Test func `writes a new file, and leaves one that is there as it is`() async throws {
        try await withFolder(["a"]) { root in
            try await tree.create("b", under: root, with: Array("new".utf8))
            #expect(try await tree.read("b", under: root, limit: 3) == Array("new".utf8))
            let path = "\(root.dropFirst())/folder/b"
            try await tree.create(path, under: "", with: Array("new".utf8))
            #expect(try await tree.read(path, under: "", limit: 3) == Array("new".utf8))
            await #expect(throws: FileTreeError.exists(path: "a")) {
                try await tree.create("a", under: root, with: Array("new".utf8))
            }
            #expect(try await tree.read("a", under: root, limit: 3) == Array("a".utf8))
            await #expect(throws: FileTreeError.notWritable(path: "a/b", code: ENOTDIR)) {
                try await tree.create("a/b", under: root, with: [])
            }
        }
    }
}
