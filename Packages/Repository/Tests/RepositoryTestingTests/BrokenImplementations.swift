import Foundation
import RepositoryKit
import RepositoryTesting

/// Says yes to everything, and does nothing.
struct IdleFileTree: FileTree {
    func list(
        _ suffixes: [String],
        under root: String,
        skipping skips: @Sendable (String) -> Bool
    ) async throws(FileTreeError) -> FileListing {
        FileListing(files: [])
    }

    func read(_ path: String, under root: String, limit: Int) async throws(FileTreeError) -> [UInt8] { [] }

    func create(_ path: String, under root: String, with bytes: [UInt8]) async throws(FileTreeError) {}

    func remove(_ path: String, under root: String) async throws(FileTreeError) {}
}

/// Runs nothing, and says that all went well.
struct IdleRunner: ProcessRunner, ForegroundRunner {
    func run(_ command: ProcessCommand) async throws(ProcessError) -> ProcessOutcome {
        ProcessOutcome(status: 0, output: [])
    }

    func run(_ program: String, _ arguments: [String], input: [UInt8]?) async throws(ProcessError) -> Int32 { 0 }
}

/// Sees one paragraph in every text.
struct SimpleParser: MarkdownParser {
    func parse(_ source: String) -> MarkdownNode { MarkdownNode(.paragraph, [MarkdownNode(.text(source))]) }
}

/// Opens nothing, and says that it did.
struct IdleOpener: LinkOpener {
    func open(_ url: URL) async throws(LinkOpenerError) {}
}

/// Opens nothing, and says that nobody was there, or that it was cancelled.
struct RefusingOpener: LinkOpener {
    let error: LinkOpenerError

    func open(_ url: URL) async throws(LinkOpenerError) { throw error }
}

/// Gives one size whatever there is.
struct ConstantStore: MeasuredStore {
    let documents: Int

    func size(of collection: String) async throws(DocumentError) -> StoreSize {
        StoreSize(documents: documents, bytes: 7)
    }
}

/// Counts the documents of a store, and changes it by that.
struct ClumsyStore: MeasuredStore {
    let store: InMemoryDocumentStore

    func size(of collection: String) async throws(DocumentError) -> StoreSize {
        let size = try await store.size(of: collection)
        try await store.put(Document(version: 1, json: [0x31]), for: DocumentKey(collection: collection, name: "mark"))
        return size
    }
}

/// Gives one measure whatever there is.
struct ConstantIndex: MeasuredIndex {
    func measure() async throws(TextIndexError) -> IndexMeasure {
        IndexMeasure(bytes: 0, flaw: nil, isStale: false)
    }
}

/// A lock that nobody gets.
struct StuckLock: ProcessLock {
    func acquire() async throws(DocumentError) -> Bool { false }
    func release() {}
}
