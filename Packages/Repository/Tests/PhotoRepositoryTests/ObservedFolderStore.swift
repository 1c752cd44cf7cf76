import RepositoryKit
import RepositoryTesting

/// A store in memory that calls a function before each call, which may count it, fail, or change something meanwhile.
struct ObservedFolderStore: FolderStore {
    enum Call {
        case files(in: String)
        case read(path: String)
        case commit([FolderChange])
    }

    private let store: InMemoryFolderStore
    /// The names of further folders.
    var otherFolders: [FolderName] = []
    private let willPerform: @Sendable (Call) async throws(FolderError) -> Void

    init(_ store: InMemoryFolderStore, willPerform: @escaping @Sendable (Call) async throws(FolderError) -> Void) {
        self.store = store
        self.willPerform = willPerform
    }

    @concurrent
    func folders() async throws(FolderError) -> [FolderName] { try await store.folders() + otherFolders }

    @concurrent
    func files(in folder: String) async throws(FolderError) -> [FolderFile] {
        try await willPerform(.files(in: folder))
        return try await store.files(in: folder)
    }

    @concurrent
    func file(at path: String) async throws(FolderError) -> FolderFile { try await store.file(at: path) }

    @concurrent
    func read(_ paths: [String], limit: Int) async throws(FolderError) -> [Result<[UInt8], FolderError>] {
        for path in paths { try await willPerform(.read(path: path)) }
        return try await store.read(paths, limit: limit)
    }

    @concurrent
    func commit(_ changes: [FolderChange]) async throws(FolderError) {
        try await willPerform(.commit(changes))
        try await store.commit(changes)
    }

    @concurrent
    func check(_ changes: [FolderChange]) async throws(FolderError) { try await store.check(changes) }

    @concurrent
    func size(of folder: String) async throws(FolderError) -> FolderSize { try await store.size(of: folder) }

    @concurrent
    func discard(_ folder: String) async throws(FolderError) { try await store.discard(folder) }

    func changes(in folder: String) throws(FolderError) -> AsyncStream<Void> { try store.changes(in: folder) }
}

/// The calls of an ``ObservedFolderStore`` that a test counts.
actor CallCount {
    private(set) var count = 0

    func add() -> Int {
        count += 1
        return count
    }
}
