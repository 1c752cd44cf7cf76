public import RepositoryKit
import Synchronization

/// A store of folders in memory, for tests of its users.
///
/// It passes ``FolderStoreContract``.
///
/// ```swift
/// let store = InMemoryFolderStore()
/// try await store.commit([.create(path: "Covers/typee.png", [1])])
/// print(store.paths)  // ["Covers/typee.png"]
/// ```
public final class InMemoryFolderStore: FolderStore {
    private struct Contents {
        var files: [String: [UInt8]] = [:]
        var modificationTimes: [String: Int] = [:]
        var folders: Set<String> = []
        var observers: [(folder: String, continuation: AsyncStream<Void>.Continuation)] = []

        /// Notifies the observers of those folders whose files differ from earlier ones.
        func notify(since before: Contents) {
            for observer in observers
            where visibleFiles(in: observer.folder) != before.visibleFiles(in: observer.folder) {
                observer.continuation.yield()
            }
        }

        private func visibleFiles(in folder: String) -> [String: [UInt8]] {
            files.filter { path, _ in
                let parts = path.split(separator: "/")
                return parts.count == 2 && parts[0] == folder && !parts[1].hasPrefix(".")
            }
        }
    }

    private let contents = Mutex(Contents())

    /// Creates an empty store.
    public init() {}

    /// The paths of all files, sorted.
    public var paths: [String] { contents.withLock { $0.files.keys.sorted() } }

    /// Writes a file as another program would.
    public func write(_ text: String, at path: String) {
        contents.withLock { contents in
            let before = contents
            contents.files[path] = Array(text.utf8)
            contents.folders.formUnion(Self.folders(above: path))
            contents.notify(since: before)
        }
    }

    @concurrent
    public func folders() async throws(FolderError) -> [FolderName] {
        contents.withLock { contents in
            contents.folders.filter { !$0.contains("/") && !$0.hasPrefix(".") }.sorted().map { FolderName($0) }
        }
    }

    @concurrent
    public func files(in folder: String) async throws(FolderError) -> [FolderFile] {
        try contents.withLock { contents throws(FolderError) in
            guard contents.folders.contains(folder) else { throw .notFound(path: folder) }
            return contents.files.compactMap { path, bytes in
                guard path.hasPrefix(folder + "/") else { return nil }
                let name = path.dropFirst(folder.count + 1)
                return name.contains("/") || name.hasPrefix(".")
                    ? nil : FolderFile(path, bytes, contents.modificationTimes[path])
            }.sorted { $0.name < $1.name }
        }
    }

    @concurrent
    public func file(at path: String) async throws(FolderError) -> FolderFile {
        let contents = contents.withLock { $0 }
        guard let bytes = contents.files[path] else { throw .notFound(path: path) }
        return FolderFile(path, bytes, contents.modificationTimes[path])
    }

    @concurrent
    public func read(_ paths: [String], limit: Int) async throws(FolderError) -> [Result<[UInt8], FolderError>] {
        contents.withLock { contents in
            paths.map { path in
                guard let bytes = contents.files[path] else { return .failure(.notFound(path: path)) }
                return bytes.count <= limit ? .success(bytes) : .failure(.file(.tooLarge(path: path, limit: limit)))
            }
        }
    }

    @concurrent
    public func commit(_ changes: [FolderChange]) async throws(FolderError) {
        guard !Task.isCancelled else { throw .cancelled }
        try contents.withLock { contents throws(FolderError) in
            var copy = contents
            for change in changes { try Self.apply(change, to: &copy) }
            copy.notify(since: contents)
            contents = copy
        }
    }

    @concurrent
    public func check(_ changes: [FolderChange]) async throws(FolderError) {
        var copy = contents.withLock { $0 }
        for change in changes { try Self.apply(change, to: &copy) }
    }

    @concurrent
    public func size(of folder: String) async throws(FolderError) -> FolderSize {
        contents.withLock { contents in
            let files = contents.files.filter { $0.key.hasPrefix(folder + "/") }
            return FolderSize(fileCount: files.count, byteCount: files.values.reduce(0) { $0 + $1.count })
        }
    }

    @concurrent
    public func discard(_ folder: String) async throws(FolderError) {
        contents.withLock { contents in
            let before = contents
            contents.files = contents.files.filter { !$0.key.hasPrefix(folder + "/") }
            contents.folders = contents.folders.filter { $0 != folder && !$0.hasPrefix(folder + "/") }
            contents.notify(since: before)
        }
    }

    public func changes(in folder: String) throws(FolderError) -> AsyncStream<Void> {
        try contents.withLock { contents throws(FolderError) in
            guard contents.folders.contains(folder) else { throw .notFound(path: folder) }
            let (stream, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
            continuation.yield()
            contents.observers.append((folder, continuation))
            return stream
        }
    }

    private static func apply(_ change: FolderChange, to contents: inout Contents) throws(FolderError) {
        func isTaken(_ path: String) -> Bool { contents.files[path] != nil || contents.folders.contains(path) }
        switch change {
        case .makeFolder(let path):
            guard contents.files[path] == nil else { throw .exists(path: path) }
            contents.folders.formUnion(folders(above: path) + [path])
        case .create(let path, let bytes, let modificationTime):
            guard !isTaken(path) else { throw .exists(path: path) }
            let folders = folders(above: path)
            guard folders.allSatisfy({ contents.files[$0] == nil }) else {
                throw .file(.notWritable(path: path, code: isNoFolder))
            }
            contents.files[path] = bytes
            contents.modificationTimes[path] = modificationTime
            contents.folders.formUnion(folders)
        case .replace(let path, let bytes, let content):
            guard let old = contents.files[path] else { throw .notFound(path: path) }
            guard old == content else { throw .changed(path: path) }
            contents.files[path] = bytes
            contents.modificationTimes[path] = nil
        case .move(let path, let target):
            guard isTaken(path) else { throw .notFound(path: path) }
            guard !isTaken(target) else { throw .exists(path: target) }
            let moved = contents.files.filter { $0.key == path || $0.key.hasPrefix(path + "/") }
            for (old, bytes) in moved {
                contents.files[old] = nil
                let new = target + old.dropFirst(path.count)
                contents.files[new] = bytes
                contents.modificationTimes[new] = contents.modificationTimes.removeValue(forKey: old)
            }
            let folders = contents.folders.filter { $0 == path || $0.hasPrefix(path + "/") }
            contents.folders.subtract(folders)
            contents.folders.formUnion(folders.map { target + $0.dropFirst(path.count) })
            contents.folders.formUnion(Self.folders(above: target))
        case .substitute(let path, let new, let kept):
            guard contents.files[new] != nil else { throw .notFound(path: new) }
            try apply(.move(path: path, to: kept), to: &contents)
            try apply(.move(path: new, to: path), to: &contents)
        case .delete(let path):
            guard contents.files.removeValue(forKey: path) != nil else { throw .notFound(path: path) }
            contents.modificationTimes[path] = nil
        }
    }

    /// The number of the error `ENOTDIR`, which is the same on every system that Swift runs on.
    static let isNoFolder: Int32 = 20

    private static func folders(above path: String) -> [String] {
        path.indices.filter { path[$0] == "/" }.map { String(path[..<$0]) }
    }
}

extension FolderFile {
    fileprivate init(_ path: String, _ bytes: [UInt8], _ modificationTime: Int?) {
        let name = path.split(separator: "/").last.map { String($0) } ?? path
        self.init(
            name: name,
            byteCount: bytes.count,
            revision: bytes.hashValue,
            modificationTime: modificationTime ?? 0
        )
    }
}
