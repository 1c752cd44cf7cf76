import ArticleDomain
import ArticlePresentation
import DomainKit
import Foundation
import PresentationKit
import RepositoryKit
import UseCaseKit

/// The screens that were open when the last session ended, for each source of articles.
struct SessionStore: RouteStore {
    private let store: any DocumentStore
    private let name: String

    init(_ origin: ArticleOrigin, store: any DocumentStore) {
        self.store = store
        name =
            switch origin {
            case .guide: "guide"
            case .host(let setting, _): setting.value.description
            }
    }

    private var key: DocumentKey { DocumentKey(collection: "sessions", name: name) }

    func load() async throws(ApplicationError) -> Data? {
        try await mapping { () throws(DocumentError) in
            guard let document = try await store.document(for: key) else { return nil }
            guard document.version <= 1 else { throw .newerFormat(path: "\(key.collection)/\(key.name)") }
            return Data(document.json)
        }
    }

    func save(_ data: Data) async throws(ApplicationError) {
        try await mapping { () throws(DocumentError) in
            try await store.put(Document(version: 1, json: Array(data)), for: key)
        }
    }

    func setAside() async throws(ApplicationError) {
        try await mapping { () throws(DocumentError) in
            guard let document = try await store.document(for: key) else { return }
            let aside = DocumentKey(collection: "sessions-set-aside", name: name)
            try await store.commit([.put(document, for: aside), .delete(key)])
        }
    }

    private func mapping<Value>(
        _ body: () async throws(DocumentError) -> Value
    ) async throws(ApplicationError) -> Value {
        do throws(DocumentError) { return try await body() } catch { throw ApplicationError(error) }
    }
}
