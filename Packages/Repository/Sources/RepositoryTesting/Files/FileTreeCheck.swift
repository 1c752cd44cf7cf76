internal import RepositoryKit
internal import Testing

/// The checks behind ``FileTreeContract``, one function for each requirement.
struct FileTreeCheck {
    let tree: any FileTree
    let root: String
    let location: SourceLocation

    private func create(_ paths: String...) async throws {
        for path in paths { try await tree.create(path, under: root, with: Array(path.utf8)) }
    }

    private func list() async throws -> FileListing {
        try await tree.list([".swift"], under: root) { _ in false }
    }

    private func expect(_ bytes: [UInt8], at path: String) async throws {
        let found = try await tree.read(path, under: root, limit: 1 << 20)
        // Without the bytes themselves, of which there may be more than anybody reads.
        let isSame = found == bytes
        #expect(isSame, "\(found.count) bytes at \(path)", sourceLocation: location)
    }

    func aFileIsReadAsItWasCreated() async throws {
        let contents: [[UInt8]] = [
            [], [0], [0xFF, 0xFE, 0x0A], Array("日本語\r\n".utf8), Array(repeating: 7, count: 300_000),
        ]
        for (number, bytes) in contents.enumerated() {
            try await tree.create("\(number) 記事", under: root, with: bytes)
            try await expect(bytes, at: "\(number) 記事")
        }
    }

    func aFileGetsItsModificationTime() async throws {
        let time = 1_234_567_890_123_456_700
        try await tree.create("a", under: root, with: [7], modificationTime: time)
        let found = try await tree.modificationTime(of: "a", under: root)
        #expect(found == time, sourceLocation: location)
        await #expect(throws: FileTreeError.notFound(path: "b"), sourceLocation: location) {
            try await tree.modificationTime(of: "b", under: root)
        }
    }

    func aFolderIsNotRemoved() async throws {
        try await create("a/b")
        await #expect(throws: FileTreeError.self, sourceLocation: location) { try await tree.remove("a", under: root) }
        try await expect(Array("a/b".utf8), at: "a/b")
    }

    func foldersThatLeadToAFileAreMade() async throws {
        try await create("b/c/one", "b/c/other", "b/d")
        for path in ["b/c/one", "b/c/other", "b/d"] { try await expect(Array(path.utf8), at: path) }
        try await tree.create("c", under: root + "/new/root", with: [1])
        try await expect([1], at: "new/root/c")
    }

    func anExistingFileIsNotOverwritten() async throws {
        try await create("a", "b/c")
        for path in ["a", "b"] {
            await #expect(throws: FileTreeError.exists(path: path), sourceLocation: location) {
                try await tree.create(path, under: root, with: [1])
            }
        }
        let within = await #expect(throws: FileTreeError.self, sourceLocation: location) {
            try await tree.create("a/d", under: root, with: [1])
        }
        guard case .notWritable(path: "a/d", _) = within else {
            Issue.record("A file became a folder: \(String(describing: within)).", sourceLocation: location)
            return
        }
        try await expect(Array("a".utf8), at: "a")
        try await expect(Array("b/c".utf8), at: "b/c")
    }

    func oneOfSeveralCreatesAFile() async throws {
        let results = await withTaskGroup(of: (UInt8, Bool).self) { [tree, root] group in
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
        #expect(winners.count == 1, sourceLocation: location)
        for winner in winners { try await expect(Array(repeating: winner, count: 1_000), at: "a/b") }
    }

    func aFolderIsCreatedWithItsFiles() async throws {
        let files = [NewFile("c.swift", [1]), NewFile("d/e.swift", [2]), NewFile(".f/g.swift", [3])]
        try await tree.createFolder("a/b", under: root, with: files)
        try await expect([1], at: "a/b/c.swift")
        try await expect([2], at: "a/b/d/e.swift")
        try await expect([3], at: "a/b/.f/g.swift")
        let listing = try await list()
        #expect(listing == FileListing(files: ["a/b/c.swift", "a/b/d/e.swift"]), sourceLocation: location)
    }

    func anExistingFolderIsNotReplaced() async throws {
        try await create("a/b.swift", "c")
        for path in ["a", "c"] {
            await #expect(throws: FileTreeError.exists(path: path), sourceLocation: location) {
                try await tree.createFolder(path, under: root, with: [NewFile("new.swift", [1])])
            }
        }
        await #expect(throws: FileTreeError.self, sourceLocation: location) {
            try await tree.createFolder("c/d", under: root, with: [NewFile("new.swift", [1])])
        }
        // The second file needs a folder where the first one is.
        await #expect(throws: FileTreeError.self, sourceLocation: location) {
            try await tree.createFolder("e", under: root, with: [NewFile("x", [1]), NewFile("x/y.swift", [2])])
        }
        let listing = try await list()
        #expect(listing == FileListing(files: ["a/b.swift"]), sourceLocation: location)
        try await expect(Array("c".utf8), at: "c")
        await #expect(throws: FileTreeError.notFound(path: "e/x"), sourceLocation: location) {
            try await tree.read("e/x", under: root, limit: 1)
        }
    }

    func filesAreChangedTogether() async throws {
        try await create("a/b.swift")
        let old = Array("a/b.swift".utf8)
        let changes = [
            FileChange("a/b.swift", from: old, to: [1]), FileChange("a/c.swift", from: nil, to: [2]),
            FileChange("d/.e/f.swift", from: nil, to: [3]),
        ]
        try await tree.change(changes, under: root)
        try await expect([1], at: "a/b.swift")
        try await expect([2], at: "a/c.swift")
        try await expect([3], at: "d/.e/f.swift")
        try await tree.change([FileChange("a/b.swift", from: [1], to: [])], under: root)
        try await expect([], at: "a/b.swift")
        // The folder of the removed file is removed as well, so that a file can have its name.
        let removals = [
            FileChange("d/.e/f.swift", from: [3], to: nil), FileChange("a/c.swift", from: [2], to: nil),
        ]
        try await tree.change(removals, under: root)
        let listing = try await list()
        #expect(listing.files == ["a/b.swift"], sourceLocation: location)
        try await create("d")
        try await expect(Array("d".utf8), at: "d")
    }

    func aProvisionalChangeIsRestored() async throws {
        try await create("a", "b/c.swift")
        let (old, removed) = (Array("a".utf8), FileChange("b/c.swift", from: Array("b/c.swift".utf8), to: nil))
        let changes = [FileChange("a", from: old, to: [1]), FileChange("d/e", from: nil, to: [2]), removed]
        for next in [changes, []] {
            try await tree.change(changes, under: root, provisionally: true)
            try await expect([1], at: "a")
            try await expect([2], at: "d/e")
            // The next call expects the files as they were.
            try await tree.change(next, under: root, provisionally: true)
        }
        try await expect(old, at: "a")
        try await expect(Array("b/c.swift".utf8), at: "b/c.swift")
        let listing = try await list()
        #expect(!listing.files.contains("d/e"), sourceLocation: location)
    }

    func aProvisionalChangeStays() async throws {
        try await create("a", "b/c.swift")
        let removed = FileChange("b/c.swift", from: Array("b/c.swift".utf8), to: nil)
        let changes = [
            FileChange("a", from: Array("a".utf8), to: [1]), FileChange("d/e", from: nil, to: [2]), removed,
        ]
        try await tree.change(changes, under: root, provisionally: true)
        let time = try await tree.modificationTime(of: "d/e", under: root)
        for next in [changes, []] {
            try await tree.change(next, under: root)
            try await expect([1], at: "a")
            try await expect([2], at: "d/e")
            #expect(try await tree.modificationTime(of: "d/e", under: root) == time, sourceLocation: location)
        }
        let listing = try await list()
        #expect(!listing.files.contains("b/c.swift"), sourceLocation: location)
    }

    func aRefusedChangeUndoesTheOthers() async throws {
        try await create("a", "b.swift")
        let (first, second) = (FileChange("a", from: [0x61], to: [1]), FileChange("c/d.swift", from: nil, to: [2]))
        let refused: [FileChange] = [
            FileChange("b.swift", from: nil, to: [3]), FileChange("b.swift", from: [0], to: [3]),
            FileChange("e", from: [0], to: [3]), FileChange("b.swift/f", from: nil, to: [3]),
            FileChange("c", from: nil, to: [3]), FileChange("/e", from: nil, to: [3]),
            FileChange("c/../e", from: nil, to: [3]), FileChange(".git/e", from: nil, to: [3]),
            FileChange("b.swift", from: [0], to: nil), FileChange("e", from: [0], to: nil),
        ]
        let removed = FileChange("f/g.swift", from: Array("f/g.swift".utf8), to: nil)
        try await create(removed.path)
        for change in refused {
            let error = await #expect(throws: FileTreeError.self, sourceLocation: location) {
                try await tree.change([removed, first, second, change], under: root)
            }
            if change == refused.first {
                #expect(error == .exists(path: "b.swift"), sourceLocation: location)
            }
            try await expect(Array("a".utf8), at: "a")
            try await expect(Array("b.swift".utf8), at: "b.swift")
            try await expect(Array(removed.path.utf8), at: removed.path)
            await #expect(throws: FileTreeError.notFound(path: "c/d.swift"), sourceLocation: location) {
                try await tree.read("c/d.swift", under: root, limit: 1)
            }
        }
        // Nothing is left of them.
        try await tree.change([first, second], under: root)
        try await expect([2], at: "c/d.swift")
    }

    func aRemovedFileIsGone() async throws {
        try await create("a/b.swift", "a/c.swift")
        try await tree.remove("a/b.swift", under: root)
        await #expect(throws: FileTreeError.notFound(path: "a/b.swift"), sourceLocation: location) {
            try await tree.read("a/b.swift", under: root, limit: 1)
        }
        let listing = try await list()
        #expect(listing.files == ["a/c.swift"], sourceLocation: location)
        try await create("a/b.swift")
        try await expect(Array("a/b.swift".utf8), at: "a/b.swift")
    }

    func removingNothingIsNoError() async throws {
        try await create("a")
        for path in ["x", "x/y", "a/x"] { try await tree.remove(path, under: root) }
        try await expect(Array("a".utf8), at: "a")
    }

    func aMissingRootIsNotFound() async throws {
        await #expect(throws: FileTreeError.notFound(path: root + "/x"), sourceLocation: location) {
            try await tree.list([".swift"], under: root + "/x") { _ in false }
        }
        try await create("a.swift")
        try await tree.remove("a.swift", under: root)
        let listing = try await list()
        #expect(listing == FileListing(files: []), sourceLocation: location)
    }
}
