// Made by `make guide` out of docs/guide: change the chapter, not this file.
// swift-format-ignore-file

import DomainKit
import RepositoryKit
import RepositoryTesting
import Testing


struct Bookmark: Equatable, Sendable {
    let article: String
    let line: Int

    init(article: String, line: Int) throws(ValidationError) {
        guard line >= 1 else {
            throw ValidationError(
                field: "line",
                value: String(line),
                rule: .within(1...Int.max)
            )
        }
        self.article = article
        self.line = line
    }
}

protocol BookmarkGateway: Sendable {
    @concurrent
    func bookmark(in article: String) async throws(ApplicationError)
        -> Bookmark?

    @concurrent
    func keep(_ bookmark: Bookmark) async throws(ApplicationError)
}

struct StoredBookmark: Codable, Sendable {
    let line: Int
}

struct StoredBookmarkGateway: BookmarkGateway {
    private let documents: DocumentCollection<StoredBookmark>

    init(store: any DocumentStore) {
        documents = DocumentCollection("bookmarks", in: store)
    }

    @concurrent
    func bookmark(in article: String) async throws(ApplicationError)
        -> Bookmark?
    {
        guard let stored = try await documents.value(for: article) else {
            return nil
        }
        do throws(ValidationError) {
            return try Bookmark(article: article, line: stored.line)
        } catch {
            throw ApplicationError(
                .storage(.malformed(document: "bookmarks/\(article)")),
                origin: error
            )
        }
    }

    @concurrent
    func keep(_ bookmark: Bookmark) async throws(ApplicationError) {
        try await documents.put(
            StoredBookmark(line: bookmark.line),
            for: bookmark.article
        )
    }
}


@Test func `a line that is none is named, and left as it is`() async throws {
    let store = InMemoryDocumentStore()
    let gateway = StoredBookmarkGateway(store: store)
    try await gateway.keep(Bookmark(article: "the-grid", line: 7))
    #expect(
        try await gateway.bookmark(in: "the-grid")
            == Bookmark(article: "the-grid", line: 7)
    )

    let key = DocumentKey(collection: "bookmarks", name: "the-grid")
    store.edit(key, to: Array(#"{"line":0}"#.utf8))
    await #expect(
        throws: ApplicationError(
            .storage(.malformed(document: "bookmarks/the-grid"))
        )
    ) {
        try await gateway.bookmark(in: "the-grid")
    }
}
