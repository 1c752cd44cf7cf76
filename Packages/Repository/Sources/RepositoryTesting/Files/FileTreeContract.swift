public import RepositoryKit
internal import Testing

/// The contract of `FileTree`, for a tree and a root that is empty, or that is not there yet and can be made.
///
/// Every tree meets ``FileSourceContract`` as well.
public typealias FileTreeContract = Contract<(tree: any FileTree, root: String)>

extension FileTreeContract {
    /// The requirements of a tree of files.
    public static var all: [Self] { requirements }
}

extension FileTree {
    fileprivate func create(_ paths: [String], under root: String) async throws {
        for path in paths { try await create(path, under: root, with: Array(path.utf8)) }
    }

    fileprivate func list(under root: String) async throws -> FileListing {
        try await list([".swift"], under: root) { _ in false }
    }

    fileprivate func expect(_ bytes: [UInt8], at path: String, under root: String) async throws {
        let found = try await read(path, under: root, limit: 1 << 20)
        // Without the bytes themselves, of which there may be more than anybody reads.
        let isSame = found == bytes
        #expect(isSame, "\(found.count) bytes at \(path)", sourceLocation: .contract)
    }
}

private let requirements: [FileTreeContract] = [
    Contract("A file is read as it was created") { tree, root in
        let contents: [[UInt8]] = [
            [], [0], [0xFF, 0xFE, 0x0A], Array("日本語\r\n".utf8), Array(repeating: 7, count: 300_000),
        ]
        for (number, bytes) in contents.enumerated() {
            try await tree.create("\(number) 記事", under: root, with: bytes)
            try await tree.expect(bytes, at: "\(number) 記事", under: root)
        }
    },
    Contract("A folder is not removed as a file") { tree, root in
        try await tree.create(["a/b"], under: root)
        await #expect(throws: FileTreeError.self, sourceLocation: .contract) { try await tree.remove("a", under: root) }
        try await tree.expect(Array("a/b".utf8), at: "a/b", under: root)
    },
    Contract("A new file gets the time of modification that it is created with") { tree, root in
        let time = 1_234_567_890_123_456_700
        try await tree.create("a", under: root, with: [7], modificationTime: time)
        let found = try await tree.modificationTime(of: "a", under: root)
        #expect(found == time, sourceLocation: .contract)
        await #expect(throws: FileTreeError.notFound(path: "b"), sourceLocation: .contract) {
            try await tree.modificationTime(of: "b", under: root)
        }
    },
    Contract("Folders that lead to a new file are made") { tree, root in
        try await tree.create(["b/c/one", "b/c/other", "b/d"], under: root)
        for path in ["b/c/one", "b/c/other", "b/d"] { try await tree.expect(Array(path.utf8), at: path, under: root) }
        try await tree.create("c", under: root + "/new/root", with: [1])
        try await tree.expect([1], at: "new/root/c", under: root)
    },
    Contract("An existing file is not overwritten") { tree, root in
        try await tree.create(["a", "b/c"], under: root)
        for path in ["a", "b"] {
            await #expect(throws: FileTreeError.exists(path: path), sourceLocation: .contract) {
                try await tree.create(path, under: root, with: [1])
            }
        }
        let within = await #expect(throws: FileTreeError.self, sourceLocation: .contract) {
            try await tree.create("a/d", under: root, with: [1])
        }
        guard case .notWritable(path: "a/d", _) = within else {
            Issue.record("A file became a folder: \(String(describing: within)).", sourceLocation: .contract)
            return
        }
        try await tree.expect(Array("a".utf8), at: "a", under: root)
        try await tree.expect(Array("b/c".utf8), at: "b/c", under: root)
    },
    Contract("Of several that create one file, one succeeds") { tree, root in
        let results = await withTaskGroup(of: (UInt8, Bool).self) { group in
            for number in UInt8(0)..<8 {
                group.addTask {
                    do throws(FileTreeError) {
                        try await tree.create("a/b", under: root, with: Array(repeating: number, count: 1_000))
                        return (number, true)
                    } catch {
                        return (number, error != .exists(path: "a/b"))
                    }
                }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        let winners = results.filter(\.1).map(\.0)
        #expect(winners.count == 1, sourceLocation: .contract)
        for winner in winners { try await tree.expect(Array(repeating: winner, count: 1_000), at: "a/b", under: root) }
    },
    Contract("A new folder has its files, and the folders within it") { tree, root in
        let files = [NewFile("c.swift", [1]), NewFile("d/e.swift", [2]), NewFile(".f/g.swift", [3])]
        try await tree.createFolder("a/b", under: root, with: files)
        try await tree.expect([1], at: "a/b/c.swift", under: root)
        try await tree.expect([2], at: "a/b/d/e.swift", under: root)
        try await tree.expect([3], at: "a/b/.f/g.swift", under: root)
        let listing = try await tree.list(under: root)
        #expect(listing == FileListing(files: ["a/b/c.swift", "a/b/d/e.swift"]), sourceLocation: .contract)
    },
    Contract("An existing file or folder is not replaced by a new folder, of which then nothing is there") {
        tree,
        root in
        try await tree.create(["a/b.swift", "c"], under: root)
        for path in ["a", "c"] {
            await #expect(throws: FileTreeError.exists(path: path), sourceLocation: .contract) {
                try await tree.createFolder(path, under: root, with: [NewFile("new.swift", [1])])
            }
        }
        await #expect(throws: FileTreeError.self, sourceLocation: .contract) {
            try await tree.createFolder("c/d", under: root, with: [NewFile("new.swift", [1])])
        }
        // The second file needs a folder where the first one is.
        await #expect(throws: FileTreeError.self, sourceLocation: .contract) {
            try await tree.createFolder("e", under: root, with: [NewFile("x", [1]), NewFile("x/y.swift", [2])])
        }
        let listing = try await tree.list(under: root)
        #expect(listing == FileListing(files: ["a/b.swift"]), sourceLocation: .contract)
        try await tree.expect(Array("c".utf8), at: "c", under: root)
        await #expect(throws: FileTreeError.notFound(path: "e/x"), sourceLocation: .contract) {
            try await tree.read("e/x", under: root, limit: 1)
        }
    },
    Contract("Files are created and replaced together") { tree, root in
        try await tree.create(["a/b.swift"], under: root)
        let old = Array("a/b.swift".utf8)
        let changes = [
            FileChange("a/b.swift", from: old, to: [1]), FileChange("a/c.swift", from: nil, to: [2]),
            FileChange("d/.e/f.swift", from: nil, to: [3]),
        ]
        try await tree.change(changes, under: root)
        try await tree.expect([1], at: "a/b.swift", under: root)
        try await tree.expect([2], at: "a/c.swift", under: root)
        try await tree.expect([3], at: "d/.e/f.swift", under: root)
        try await tree.change([FileChange("a/b.swift", from: [1], to: [])], under: root)
        try await tree.expect([], at: "a/b.swift", under: root)
        // The folder of the removed file is removed as well, so that a file can have its name.
        let removals = [
            FileChange("d/.e/f.swift", from: [3], to: nil), FileChange("a/c.swift", from: [2], to: nil),
        ]
        try await tree.change(removals, under: root)
        let listing = try await tree.list(under: root)
        #expect(listing.files == ["a/b.swift"], sourceLocation: .contract)
        try await tree.create(["d"], under: root)
        try await tree.expect(Array("d".utf8), at: "d", under: root)
    },
    Contract("A provisional change is restored by the next one") { tree, root in
        try await tree.create(["a", "b/c.swift"], under: root)
        let (old, removed) = (Array("a".utf8), FileChange("b/c.swift", from: Array("b/c.swift".utf8), to: nil))
        let changes = [FileChange("a", from: old, to: [1]), FileChange("d/e", from: nil, to: [2]), removed]
        for next in [changes, []] {
            try await tree.change(changes, under: root, provisionally: true)
            try await tree.expect([1], at: "a", under: root)
            try await tree.expect([2], at: "d/e", under: root)
            // The next call expects the files as they were.
            try await tree.change(next, under: root, provisionally: true)
        }
        try await tree.expect(old, at: "a", under: root)
        try await tree.expect(Array("b/c.swift".utf8), at: "b/c.swift", under: root)
        let listing = try await tree.list(under: root)
        #expect(!listing.files.contains("d/e"), sourceLocation: .contract)
    },
    Contract("A provisional change stays if it is made for good") { tree, root in
        try await tree.create(["a", "b/c.swift"], under: root)
        let removed = FileChange("b/c.swift", from: Array("b/c.swift".utf8), to: nil)
        let changes = [
            FileChange("a", from: Array("a".utf8), to: [1]), FileChange("d/e", from: nil, to: [2]), removed,
        ]
        try await tree.change(changes, under: root, provisionally: true)
        let time = try await tree.modificationTime(of: "d/e", under: root)
        for next in [changes, []] {
            try await tree.change(next, under: root)
            try await tree.expect([1], at: "a", under: root)
            try await tree.expect([2], at: "d/e", under: root)
            #expect(try await tree.modificationTime(of: "d/e", under: root) == time, sourceLocation: .contract)
        }
        let listing = try await tree.list(under: root)
        #expect(!listing.files.contains("b/c.swift"), sourceLocation: .contract)
    },
    Contract("A refused change undoes all others") { tree, root in
        try await tree.create(["a", "b.swift"], under: root)
        let (first, second) = (FileChange("a", from: [0x61], to: [1]), FileChange("c/d.swift", from: nil, to: [2]))
        let refused: [FileChange] = [
            FileChange("b.swift", from: nil, to: [3]), FileChange("b.swift", from: [0], to: [3]),
            FileChange("e", from: [0], to: [3]), FileChange("b.swift/f", from: nil, to: [3]),
            FileChange("c", from: nil, to: [3]), FileChange("/e", from: nil, to: [3]),
            FileChange("c/../e", from: nil, to: [3]), FileChange(".git/e", from: nil, to: [3]),
            FileChange("b.swift", from: [0], to: nil), FileChange("e", from: [0], to: nil),
        ]
        let removed = FileChange("f/g.swift", from: Array("f/g.swift".utf8), to: nil)
        try await tree.create([removed.path], under: root)
        for change in refused {
            let error = await #expect(throws: FileTreeError.self, sourceLocation: .contract) {
                try await tree.change([removed, first, second, change], under: root)
            }
            if change == refused.first {
                #expect(error == .exists(path: "b.swift"), sourceLocation: .contract)
            }
            try await tree.expect(Array("a".utf8), at: "a", under: root)
            try await tree.expect(Array("b.swift".utf8), at: "b.swift", under: root)
            try await tree.expect(Array(removed.path.utf8), at: removed.path, under: root)
            await #expect(throws: FileTreeError.notFound(path: "c/d.swift"), sourceLocation: .contract) {
                try await tree.read("c/d.swift", under: root, limit: 1)
            }
        }
        // Nothing is left of them.
        try await tree.change([first, second], under: root)
        try await tree.expect([2], at: "c/d.swift", under: root)
    },
    Contract("A removed file is gone, and can be created again") { tree, root in
        try await tree.create(["a/b.swift", "a/c.swift"], under: root)
        try await tree.remove("a/b.swift", under: root)
        await #expect(throws: FileTreeError.notFound(path: "a/b.swift"), sourceLocation: .contract) {
            try await tree.read("a/b.swift", under: root, limit: 1)
        }
        let listing = try await tree.list(under: root)
        #expect(listing.files == ["a/c.swift"], sourceLocation: .contract)
        try await tree.create(["a/b.swift"], under: root)
        try await tree.expect(Array("a/b.swift".utf8), at: "a/b.swift", under: root)
    },
    Contract("Removing nothing is no error") { tree, root in
        try await tree.create(["a"], under: root)
        for path in ["x", "x/y", "a/x"] { try await tree.remove(path, under: root) }
        try await tree.expect(Array("a".utf8), at: "a", under: root)
    },
    Contract("A root that is missing is not found, and one without files is empty") { tree, root in
        await #expect(throws: FileTreeError.notFound(path: root + "/x"), sourceLocation: .contract) {
            try await tree.list([".swift"], under: root + "/x") { _ in false }
        }
        try await tree.create(["a.swift"], under: root)
        try await tree.remove("a.swift", under: root)
        let listing = try await tree.list(under: root)
        #expect(listing == FileListing(files: []), sourceLocation: .contract)
    },
]
