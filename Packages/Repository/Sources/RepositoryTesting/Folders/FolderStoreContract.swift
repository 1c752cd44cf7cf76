public import RepositoryKit
internal import Testing

/// The contract of `FolderStore`, for an empty store.
public typealias FolderStoreContract = Contract<any FolderStore>

extension FolderStoreContract {
    /// The requirements of a store of folders.
    public static var all: [Self] { requirements }
}

private let requirements: [FolderStoreContract] = [
    Contract("An empty store has no folders, and a missing folder is an error") { store in
        let folders = try await store.folders()
        #expect(folders == [], sourceLocation: .contract)
        await #expect(throws: FolderError.notFound(path: "a"), sourceLocation: .contract) {
            try await store.files(in: "a")
        }
        await #expect(throws: FolderError.notFound(path: "a/b"), sourceLocation: .contract) {
            try await store.read("a/b", limit: 9)
        }
    },
    Contract("Created files are listed and read") { store in
        try await store.commit([
            .create(path: "夏 2026/b.jpg", [1, 2]), .create(path: "夏 2026/a.jpg", []), .makeFolder(path: "a"),
        ])
        #expect(try await store.folders().map(\.text) == ["a", "夏 2026"], sourceLocation: .contract)
        let files = try await store.files(in: "夏 2026")
        #expect(files.map(\.name) == ["a.jpg", "b.jpg"], sourceLocation: .contract)
        #expect(files.map(\.byteCount) == [0, 2], sourceLocation: .contract)
        #expect(try await store.files(in: "夏 2026") == files, sourceLocation: .contract)
        #expect(try await store.file(at: "夏 2026/b.jpg") == files[1], sourceLocation: .contract)
        for path in ["夏 2026/c.jpg", "a"] {
            await #expect(throws: FolderError.notFound(path: path), sourceLocation: .contract) {
                try await store.file(at: path)
            }
        }
        #expect(try await store.read("夏 2026/b.jpg", limit: 9) == [1, 2], sourceLocation: .contract)
        #expect(
            try await store.read(["夏 2026/b.jpg", "a/b", "夏 2026/a.jpg"], limit: 9)
                == [.success([1, 2]), .failure(.notFound(path: "a/b")), .success([])],
            sourceLocation: .contract
        )
    },
    Contract("A file is not overwritten, and nothing of the transaction happens") { store in
        try await store.commit([.create(path: "a/x", [1]), .create(path: "a/y", [2])])
        for change in [FolderChange.create(path: "a/x", [3]), .move(path: "a/y", to: "a/x")] {
            await #expect(throws: FolderError.exists(path: "a/x"), sourceLocation: .contract) {
                try await store.commit([.create(path: "a/new", [9]), change])
            }
        }
        #expect(try await store.files(in: "a").map(\.name) == ["x", "y"], sourceLocation: .contract)
        #expect(try await store.read("a/x", limit: 9) == [1], sourceLocation: .contract)
    },
    Contract("Files and folders are moved") { store in
        let time = -1_234_567_890_123_456_700
        try await store.commit([
            .create(path: "a/x", [1], modificationTime: time), .create(path: "a/y", [2], modificationTime: time),
        ])
        try await store.commit([.move(path: "a/x", to: "b/z"), .move(path: "a", to: "c")])
        #expect(try await store.folders().map(\.text) == ["b", "c"], sourceLocation: .contract)
        #expect(try await store.files(in: "c").map(\.name) == ["y"], sourceLocation: .contract)
        #expect(try await store.read("b/z", limit: 9) == [1], sourceLocation: .contract)
        for path in ["b/z", "c/y"] {
            #expect(try await store.file(at: path).modificationTime == time, sourceLocation: .contract)
        }
    },
    Contract("A missing file can neither be moved nor deleted, and nothing of the transaction happens") { store in
        for change in [FolderChange.delete(path: "a/x"), .move(path: "a/x", to: "b/x")] {
            await #expect(throws: FolderError.notFound(path: "a/x"), sourceLocation: .contract) {
                try await store.commit([.create(path: "a/new", [9]), change])
            }
        }
        await #expect(throws: FolderError.notFound(path: "a/new"), sourceLocation: .contract) {
            try await store.read("a/new", limit: 9)
        }
    },
    Contract("A file is not a folder, and a folder is not a file") { store in
        try await store.commit([.create(path: "a/x", [1])])
        let refusals: [(FolderChange, FolderError)] = [
            (.makeFolder(path: "a/x"), .exists(path: "a/x")),
            (.create(path: "a/x/y", []), .file(.notWritable(path: "a/x/y", code: InMemoryFolderStore.isNoFolder))),
            (.delete(path: "a"), .notFound(path: "a")),
        ]
        for (change, error) in refusals {
            await #expect(throws: error, sourceLocation: .contract) {
                try await store.commit([.create(path: "a/new", [9]), change])
            }
        }
        #expect(try await store.files(in: "a").map(\.name) == ["x"], sourceLocation: .contract)
    },
    Contract("A file that has another content than expected is not replaced, and nothing of the transaction happens") {
        store in
        try await store.commit([.create(path: "a/x", [1])])
        let created = try await store.files(in: "a")
        try await store.commit([.replace(path: "a/x", [2], of: [1])])
        #expect(try await store.files(in: "a") != created, "another revision", sourceLocation: .contract)
        for (path, content) in [("a/x", [1]), ("a/x", [2, 2]), ("a/x", [])] as [(String, [UInt8])] {
            await #expect(throws: FolderError.changed(path: path), sourceLocation: .contract) {
                try await store.commit([.create(path: "a/new", [9]), .replace(path: path, [3], of: content)])
            }
        }
        await #expect(throws: FolderError.notFound(path: "a/y"), sourceLocation: .contract) {
            try await store.commit([.create(path: "a/new", [9]), .replace(path: "a/y", [3], of: [])])
        }
        #expect(try await store.files(in: "a").map(\.name) == ["x"], sourceLocation: .contract)
        #expect(try await store.read("a/x", limit: 9) == [2], sourceLocation: .contract)
    },
    Contract("A file takes the place of another one, which is kept") { store in
        try await store.commit([.create(path: "a/x", [1])])
        try await store.commit([
            .create(path: "b/new", [2]), .substitute(path: "a/x", by: "b/new", keeping: "b/old"),
        ])
        #expect(try await store.read("a/x", limit: 9) == [2], sourceLocation: .contract)
        #expect(try await store.files(in: "b").map(\.name) == ["old"], sourceLocation: .contract)
        #expect(try await store.read("b/old", limit: 9) == [1], sourceLocation: .contract)
        let refusals: [(FolderChange, FolderError)] = [
            (.substitute(path: "a/y", by: "b/old", keeping: "b/z"), .notFound(path: "a/y")),
            (.substitute(path: "a/x", by: "b/y", keeping: "b/z"), .notFound(path: "b/y")),
            (.substitute(path: "a/x", by: "b/old", keeping: "a/new"), .exists(path: "a/new")),
        ]
        for (change, error) in refusals {
            await #expect(throws: error, sourceLocation: .contract) {
                try await store.commit([.create(path: "a/new", [9]), change])
            }
        }
        #expect(try await store.files(in: "a").map(\.name) == ["x"], sourceLocation: .contract)
    },
    Contract("Hidden names are not listed, but can be read") { store in
        try await store.commit([.create(path: ".trash/1/x", [1]), .create(path: "a/.x", [2])])
        #expect(try await store.folders().map(\.text) == ["a"], sourceLocation: .contract)
        #expect(try await store.files(in: "a") == [], sourceLocation: .contract)
        #expect(try await store.read(".trash/1/x", limit: 9) == [1], sourceLocation: .contract)
    },
    Contract("A check fails as the transaction would, and changes nothing") { store in
        try await store.check([.create(path: "a/x", [1]), .move(path: "a/x", to: "b/x")])
        #expect(try await store.folders() == [], sourceLocation: .contract)
        try await store.commit([.create(path: "a/x", [1])])
        let refusals: [(FolderChange, FolderError)] = [
            (.create(path: "a/x", [2]), .exists(path: "a/x")), (.delete(path: "a/y"), .notFound(path: "a/y")),
            (.replace(path: "a/x", [3], of: [2]), .changed(path: "a/x")),
        ]
        for (change, error) in refusals {
            await #expect(throws: error, sourceLocation: .contract) { try await store.check([change]) }
        }
        try await store.check([.replace(path: "a/x", [3], of: [1])])
        #expect(try await store.read("a/x", limit: 9) == [1], sourceLocation: .contract)
    },
    Contract("A folder is measured, and discarded with everything in it") { store in
        let nothing = FolderSize(fileCount: 0, byteCount: 0)
        #expect(try await store.size(of: ".trash") == nothing, sourceLocation: .contract)
        try await store.discard(".trash")
        try await store.commit([
            .create(path: ".trash/1/x", [1]), .create(path: ".trash/2/.y/z", [2, 3]), .create(path: "a/x", [1]),
        ])
        #expect(
            try await store.size(of: ".trash") == FolderSize(fileCount: 2, byteCount: 3),
            sourceLocation: .contract
        )
        try await store.discard(".trash")
        #expect(try await store.size(of: ".trash") == nothing, sourceLocation: .contract)
        await #expect(throws: FolderError.notFound(path: ".trash"), sourceLocation: .contract) {
            try await store.files(in: ".trash")
        }
        try await store.commit([.move(path: "a/x", to: ".trash/1/x")])
        #expect(try await store.read(".trash/1/x", limit: 9) == [1], sourceLocation: .contract)
    },
    Contract("The files of a folder are observed") { store in
        #expect(throws: FolderError.notFound(path: "a"), sourceLocation: .contract) {
            _ = try store.changes(in: "a")
        }
        try await store.commit([.create(path: "a/x", [1]), .makeFolder(path: "b")])
        var changes = try store.changes(in: "a").makeAsyncIterator()
        #expect(await changes.next() != nil, sourceLocation: .contract)
        for change in [
            FolderChange.create(path: "a/y", [2]), .replace(path: "a/y", [3], of: [2]),
            .move(path: "a/y", to: "b/y"),
            .delete(path: "a/x"),
        ] {
            try await store.commit([change])
            #expect(await changes.next() != nil, "\(change)", sourceLocation: .contract)
        }
    },
    Contract("A file above the limit is not read") { store in
        try await store.commit([.create(path: "a/x", [1, 2, 3])])
        await #expect(throws: FolderError.file(.tooLarge(path: "a/x", limit: 2)), sourceLocation: .contract) {
            try await store.read("a/x", limit: 2)
        }
    },
    Contract("A cancelled commit changes nothing") { store in
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            try await store.commit([.create(path: "a/x", [1])])
        }
        await #expect(throws: FolderError.cancelled, sourceLocation: .contract) { try await task.value }
        let folders = try await store.folders()
        #expect(folders == [], sourceLocation: .contract)
    },
]
