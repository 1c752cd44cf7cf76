import DomainKit
import Foundation

/// Responses as documents, for the next run of the program.
///
/// Each origin has so many places, and the request decides which one its response takes: what was there before gives
/// way, so that the archive cannot grow. A document says which request it answers. Tokens are told apart by their
/// fingerprints and are never kept. Failures of the store are passed over, because everything here can be had again.
struct ResponseArchive: Sendable {
    /// How many responses of one origin are kept.
    static let places = 64
    /// The longest body that is kept, in bytes.
    static let bodyLimit = 4 << 20

    private let store: any DocumentStore

    init(_ store: any DocumentStore) {
        self.store = store
    }

    func entry(for key: ResponseCache.Key) async -> ResponseCache.Entry? {
        let request = ResponseDocument.Request(key)
        guard let kept = try? await collection(key.url.origin).value(for: request.place), kept.request == request
        else { return nil }
        let response = HTTPResponse(
            status: 200,
            headers: HTTPHeaders(kept.fields.map { ($0.name, $0.value) }),
            body: Data(kept.body.utf8),
            url: URL(string: kept.url) ?? key.url
        )
        return ResponseCache.Entry(response: response, date: kept.date)
    }

    /// Keeps a response, unless its body is no text or too long.
    func keep(_ entry: ResponseCache.Entry, for key: ResponseCache.Key) async {
        guard entry.response.body.count <= Self.bodyLimit,
            let body = String(bytes: entry.response.body, encoding: .utf8)
        else { return }
        let request = ResponseDocument.Request(key)
        let kept = ResponseDocument(
            request: request,
            fields: entry.response.headers.fields.map { ResponseDocument.Field(name: $0.name, value: $0.value) },
            body: body,
            url: entry.response.url.absoluteString,
            date: entry.date
        )
        try? await collection(key.url.origin).put(kept, for: request.place)
    }

    func removeAll(of origin: String) async {
        let collection = collection(origin)
        let names = (try? await collection.keys()) ?? []
        try? await collection.commit(names.map { collection.removing($0) })
    }

    private func collection(_ origin: String) -> DocumentCollection<ResponseDocument> {
        DocumentCollection("responses \(origin)", in: store)
    }
}

/// The form of a kept response, version 1.
private struct ResponseDocument: Codable, Sendable {
    struct Field: Codable, Hashable {
        let name: String
        let value: String
    }

    /// What was asked, so that one request never gets the answer to another.
    struct Request: Codable, Hashable {
        let url: String
        let fields: [Field]
        /// The fingerprint of the token, or nil where nobody was signed in.
        let account: String?

        init(_ key: ResponseCache.Key) {
            url = key.url.absoluteString
            fields = key.headers.fields.map { Field(name: $0.name, value: $0.value) }
            account = key.token?.fingerprint
        }

        /// The place of the response, the same in every run.
        var place: String {
            let text = ([url, account ?? ""] + fields.flatMap { [$0.name, $0.value] }).joined(separator: "\n")
            let hash = text.utf8.reduce(0x811C_9DC5 as UInt32) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
            return String(hash % UInt32(ResponseArchive.places))
        }
    }

    let request: Request
    let fields: [Field]
    let body: String
    let url: String
    let date: Date
}
