import Foundation
import RepositoryKit
import RepositoryTesting

/// A file tree that reports success and does nothing.
struct IdleFileTree: FileTree {
    func list(
        _ suffixes: [String],
        under root: String,
        skipping skips: @Sendable (String) -> Bool
    ) async throws(FileTreeError) -> FileListing {
        FileListing(files: [])
    }

    func read(_ path: String, under root: String, limit: Int) async throws(FileTreeError) -> [UInt8] { [] }

    func modificationTime(of path: String, under root: String) async throws(FileTreeError) -> Int { 0 }

    func create(
        _ path: String,
        under root: String,
        with bytes: [UInt8],
        modificationTime: Int?
    ) async throws(FileTreeError) {}

    func createFolder(_ path: String, under root: String, with files: [NewFile]) async throws(FileTreeError) {}

    func change(_ changes: [FileChange], under root: String, provisionally: Bool) async throws(FileTreeError) {}

    func remove(_ path: String, under root: String) async throws(FileTreeError) {}

    func removeDrafts(in folder: String, under root: String) async {}
}

/// A runner that reports success and runs nothing.
struct IdleRunner: ProcessRunner, ForegroundRunner {
    func run(
        _ command: ProcessCommand,
        reportingTo: (@Sendable ([UInt8]) -> Void)?
    ) async throws(ProcessError) -> ProcessOutcome {
        ProcessOutcome(status: 0, output: [])
    }

    func run(_ program: String, _ arguments: [String], input: [UInt8]?) async throws(ProcessError) -> Int32 { 0 }
}

/// A parser that finds one paragraph in every text.
struct SimpleParser: MarkdownParser {
    func parse(_ source: String) -> MarkdownNode { MarkdownNode(.paragraph, [MarkdownNode(.text(source))]) }
}

/// An opener that reports success and opens nothing.
struct IdleOpener: LinkOpener {
    func open(_ url: URL) async throws(LinkOpenerError) {}
}

/// An opener that fails with one error.
struct RefusingOpener: LinkOpener {
    let error: LinkOpenerError

    func open(_ url: URL) async throws(LinkOpenerError) { throw error }
}

/// A store of constant size.
struct ConstantStore: MeasuredStore {
    let documents: Int

    func size(of collection: String) async throws(DocumentError) -> StoreSize {
        StoreSize(documents: documents, bytes: 7)
    }
}

/// A store that changes its documents when it measures them.
struct MutatingStore: MeasuredStore {
    let store: InMemoryDocumentStore

    func size(of collection: String) async throws(DocumentError) -> StoreSize {
        let size = try await store.size(of: collection)
        try await store.put(Document(version: 1, json: [0x31]), for: DocumentKey(collection: collection, name: "mark"))
        return size
    }
}

/// An index of constant size and state.
struct ConstantIndex: MeasuredIndex {
    func measure() async throws(TextIndexError) -> IndexMeasure {
        IndexMeasure(bytes: 0, rebuildCause: nil, isStale: false)
    }
}

/// A lock that nobody can acquire.
struct StuckLock: ProcessLock {
    func acquire(within timeout: Duration) async throws(DocumentError) -> Bool { false }
    func release() {}
}
