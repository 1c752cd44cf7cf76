/// A store of folders that reads another one and changes nothing: a transaction is checked instead of performed.
public struct DryRunFolderStore: FolderStore {
    private let store: any FolderStore

    /// Creates a store that leaves another one as it is.
    public init(_ store: any FolderStore) {
        self.store = store
    }

    @concurrent
    public func folders() async throws(FolderError) -> [FolderName] { try await store.folders() }

    @concurrent
    public func files(in folder: String) async throws(FolderError) -> [FolderFile] {
        try await store.files(in: folder)
    }

    @concurrent
    public func file(at path: String) async throws(FolderError) -> FolderFile { try await store.file(at: path) }

    @concurrent
    public func read(_ paths: [String], limit: Int) async throws(FolderError) -> [Result<[UInt8], FolderError>] {
        try await store.read(paths, limit: limit)
    }

    @concurrent
    public func commit(_ changes: [FolderChange]) async throws(FolderError) { try await store.check(changes) }

    @concurrent
    public func size(of folder: String) async throws(FolderError) -> FolderSize { try await store.size(of: folder) }

    @concurrent
    public func discard(_ folder: String) async throws(FolderError) {}

    public func changes(in folder: String) throws(FolderError) -> AsyncStream<Void> { try store.changes(in: folder) }

    @concurrent
    public func check(_ changes: [FolderChange]) async throws(FolderError) { try await store.check(changes) }
}
