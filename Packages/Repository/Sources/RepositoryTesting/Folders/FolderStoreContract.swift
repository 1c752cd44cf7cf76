public import RepositoryKit
public import Testing

/// The contract of `FolderStore`: requirements that a test checks one by one, each with an empty store.
public enum FolderStoreContract: String, CaseIterable, Sendable {
    /// An empty store has no folders, and a missing folder is an error.
    case missingIsNotFound
    /// Created files are listed and read.
    case createdFilesAreRead
    /// A file is not overwritten, and nothing of the transaction happens.
    case nothingIsOverwritten
    /// Files and folders are moved.
    case pathsAreMoved
    /// A missing file can neither be moved nor deleted, and nothing of the transaction happens.
    case missingFilesEndTransactions
    /// A file is not a folder, and a folder is not a file.
    case filesAreNoFolders
    /// A file that has another content than expected is not replaced, and nothing of the transaction happens.
    case changedFilesAreNotReplaced
    /// A file takes the place of another one, which is kept.
    case substitutedFilesAreKept
    /// Hidden names are not listed, but can be read.
    case hiddenNamesAreNotListed
    /// A check fails as the transaction would, and changes nothing.
    case checksChangeNothing
    /// A folder is measured, and discarded with everything in it.
    case foldersAreDiscarded
    /// The files of a folder are observed.
    case changesAreObserved
    /// A file above the limit is not read.
    case largeFilesAreNotRead
    /// A cancelled commit changes nothing.
    case aCancelledCommitChangesNothing

    /// Checks the requirement.
    ///
    /// - Parameters:
    ///   - store: an empty store.
    ///   - location: the source location of failures.
    /// - Throws: an error of the store that the requirement does not expect.
    public func check(
        _ store: any FolderStore,
        sourceLocation location: SourceLocation = #_sourceLocation
    ) async throws {
        switch self {
        case .missingIsNotFound:
            #expect(try await store.folders().map(\.text) == [], sourceLocation: location)
            await #expect(throws: FolderError.notFound(path: "a"), sourceLocation: location) {
                try await store.files(in: "a")
            }
            await #expect(throws: FolderError.notFound(path: "a/b"), sourceLocation: location) {
                try await store.read("a/b", limit: 9)
            }
        case .createdFilesAreRead:
            try await store.commit([
                .create(path: "夏 2026/b.jpg", [1, 2]), .create(path: "夏 2026/a.jpg", []), .makeFolder(path: "a"),
            ])
            #expect(try await store.folders().map(\.text) == ["a", "夏 2026"], sourceLocation: location)
            let files = try await store.files(in: "夏 2026")
            #expect(files.map(\.name) == ["a.jpg", "b.jpg"], sourceLocation: location)
            #expect(files.map(\.byteCount) == [0, 2], sourceLocation: location)
            #expect(try await store.files(in: "夏 2026") == files, sourceLocation: location)
            #expect(try await store.file(at: "夏 2026/b.jpg") == files[1], sourceLocation: location)
            for path in ["夏 2026/c.jpg", "a"] {
                await #expect(throws: FolderError.notFound(path: path), sourceLocation: location) {
                    try await store.file(at: path)
                }
            }
            #expect(try await store.read("夏 2026/b.jpg", limit: 9) == [1, 2], sourceLocation: location)
            #expect(
                try await store.read(["夏 2026/b.jpg", "a/b", "夏 2026/a.jpg"], limit: 9)
                    == [.success([1, 2]), .failure(.notFound(path: "a/b")), .success([])],
                sourceLocation: location
            )
        case .nothingIsOverwritten:
            try await store.commit([.create(path: "a/x", [1]), .create(path: "a/y", [2])])
            for change in [FolderChange.create(path: "a/x", [3]), .move(path: "a/y", to: "a/x")] {
                await #expect(throws: FolderError.exists(path: "a/x"), sourceLocation: location) {
                    try await store.commit([.create(path: "a/new", [9]), change])
                }
            }
            #expect(try await store.files(in: "a").map(\.name) == ["x", "y"], sourceLocation: location)
            #expect(try await store.read("a/x", limit: 9) == [1], sourceLocation: location)
        case .pathsAreMoved:
            let time = -1_234_567_890_123_456_700
            try await store.commit([
                .create(path: "a/x", [1], modificationTime: time), .create(path: "a/y", [2], modificationTime: time),
            ])
            try await store.commit([.move(path: "a/x", to: "b/z"), .move(path: "a", to: "c")])
            #expect(try await store.folders().map(\.text) == ["b", "c"], sourceLocation: location)
            #expect(try await store.files(in: "c").map(\.name) == ["y"], sourceLocation: location)
            #expect(try await store.read("b/z", limit: 9) == [1], sourceLocation: location)
            for path in ["b/z", "c/y"] {
                #expect(try await store.file(at: path).modificationTime == time, sourceLocation: location)
            }
        case .missingFilesEndTransactions:
            for change in [FolderChange.delete(path: "a/x"), .move(path: "a/x", to: "b/x")] {
                await #expect(throws: FolderError.notFound(path: "a/x"), sourceLocation: location) {
                    try await store.commit([.create(path: "a/new", [9]), change])
                }
            }
            await #expect(throws: FolderError.notFound(path: "a/new"), sourceLocation: location) {
                try await store.read("a/new", limit: 9)
            }
        case .filesAreNoFolders:
            try await store.commit([.create(path: "a/x", [1])])
            let refusals: [(FolderChange, FolderError)] = [
                (.makeFolder(path: "a/x"), .exists(path: "a/x")),
                (.create(path: "a/x/y", []), .file(.notWritable(path: "a/x/y", code: InMemoryFolderStore.isNoFolder))),
                (.delete(path: "a"), .notFound(path: "a")),
            ]
            for (change, error) in refusals {
                await #expect(throws: error, sourceLocation: location) {
                    try await store.commit([.create(path: "a/new", [9]), change])
                }
            }
            #expect(try await store.files(in: "a").map(\.name) == ["x"], sourceLocation: location)
        case .changedFilesAreNotReplaced:
            try await store.commit([.create(path: "a/x", [1])])
            let created = try await store.files(in: "a")
            try await store.commit([.replace(path: "a/x", [2], of: [1])])
            #expect(try await store.files(in: "a") != created, "another revision", sourceLocation: location)
            for (path, content) in [("a/x", [1]), ("a/x", [2, 2]), ("a/x", [])] as [(String, [UInt8])] {
                await #expect(throws: FolderError.changed(path: path), sourceLocation: location) {
                    try await store.commit([.create(path: "a/new", [9]), .replace(path: path, [3], of: content)])
                }
            }
            await #expect(throws: FolderError.notFound(path: "a/y"), sourceLocation: location) {
                try await store.commit([.create(path: "a/new", [9]), .replace(path: "a/y", [3], of: [])])
            }
            #expect(try await store.files(in: "a").map(\.name) == ["x"], sourceLocation: location)
            #expect(try await store.read("a/x", limit: 9) == [2], sourceLocation: location)
        case .substitutedFilesAreKept:
            try await store.commit([.create(path: "a/x", [1])])
            try await store.commit([
                .create(path: "b/new", [2]), .substitute(path: "a/x", by: "b/new", keeping: "b/old"),
            ])
            #expect(try await store.read("a/x", limit: 9) == [2], sourceLocation: location)
            #expect(try await store.files(in: "b").map(\.name) == ["old"], sourceLocation: location)
            #expect(try await store.read("b/old", limit: 9) == [1], sourceLocation: location)
            let refusals: [(FolderChange, FolderError)] = [
                (.substitute(path: "a/y", by: "b/old", keeping: "b/z"), .notFound(path: "a/y")),
                (.substitute(path: "a/x", by: "b/y", keeping: "b/z"), .notFound(path: "b/y")),
                (.substitute(path: "a/x", by: "b/old", keeping: "a/new"), .exists(path: "a/new")),
            ]
            for (change, error) in refusals {
                await #expect(throws: error, sourceLocation: location) {
                    try await store.commit([.create(path: "a/new", [9]), change])
                }
            }
            #expect(try await store.files(in: "a").map(\.name) == ["x"], sourceLocation: location)
        case .hiddenNamesAreNotListed:
            try await store.commit([.create(path: ".trash/1/x", [1]), .create(path: "a/.x", [2])])
            #expect(try await store.folders().map(\.text) == ["a"], sourceLocation: location)
            #expect(try await store.files(in: "a") == [], sourceLocation: location)
            #expect(try await store.read(".trash/1/x", limit: 9) == [1], sourceLocation: location)
        case .checksChangeNothing:
            try await store.check([.create(path: "a/x", [1]), .move(path: "a/x", to: "b/x")])
            #expect(try await store.folders().map(\.text) == [], sourceLocation: location)
            try await store.commit([.create(path: "a/x", [1])])
            let refusals: [(FolderChange, FolderError)] = [
                (.create(path: "a/x", [2]), .exists(path: "a/x")), (.delete(path: "a/y"), .notFound(path: "a/y")),
                (.replace(path: "a/x", [3], of: [2]), .changed(path: "a/x")),
            ]
            for (change, error) in refusals {
                await #expect(throws: error, sourceLocation: location) { try await store.check([change]) }
            }
            try await store.check([.replace(path: "a/x", [3], of: [1])])
            #expect(try await store.read("a/x", limit: 9) == [1], sourceLocation: location)
        case .foldersAreDiscarded:
            let nothing = FolderSize(fileCount: 0, byteCount: 0)
            #expect(try await store.size(of: ".trash") == nothing, sourceLocation: location)
            try await store.discard(".trash")
            try await store.commit([
                .create(path: ".trash/1/x", [1]), .create(path: ".trash/2/.y/z", [2, 3]), .create(path: "a/x", [1]),
            ])
            #expect(
                try await store.size(of: ".trash") == FolderSize(fileCount: 2, byteCount: 3),
                sourceLocation: location
            )
            try await store.discard(".trash")
            #expect(try await store.size(of: ".trash") == nothing, sourceLocation: location)
            await #expect(throws: FolderError.notFound(path: ".trash"), sourceLocation: location) {
                try await store.files(in: ".trash")
            }
            try await store.commit([.move(path: "a/x", to: ".trash/1/x")])
            #expect(try await store.read(".trash/1/x", limit: 9) == [1], sourceLocation: location)
        case .changesAreObserved:
            #expect(throws: FolderError.notFound(path: "a"), sourceLocation: location) {
                _ = try store.changes(in: "a")
            }
            try await store.commit([.create(path: "a/x", [1]), .makeFolder(path: "b")])
            var changes = try store.changes(in: "a").makeAsyncIterator()
            #expect(await changes.next() != nil, sourceLocation: location)
            for change in [
                FolderChange.create(path: "a/y", [2]), .replace(path: "a/y", [3], of: [2]),
                .move(path: "a/y", to: "b/y"),
                .delete(path: "a/x"),
            ] {
                try await store.commit([change])
                #expect(await changes.next() != nil, "\(change)", sourceLocation: location)
            }
        case .largeFilesAreNotRead:
            try await store.commit([.create(path: "a/x", [1, 2, 3])])
            await #expect(throws: FolderError.file(.tooLarge(path: "a/x", limit: 2)), sourceLocation: location) {
                try await store.read("a/x", limit: 2)
            }
        case .aCancelledCommitChangesNothing:
            let task = Task {
                withUnsafeCurrentTask { $0?.cancel() }
                try await store.commit([.create(path: "a/x", [1])])
            }
            await #expect(throws: FolderError.cancelled, sourceLocation: location) { try await task.value }
            #expect(try await store.folders().map(\.text) == [], sourceLocation: location)
        }
    }
}
