import Foundation

/// A cache of responses as documents, for the next run of the program.
///
/// Each origin has a fixed number of slots, and the request determines the slot of its response: the previous response
/// in it is evicted, so that the archive cannot grow. A document states the request that it answers. Tokens are
/// distinguished by their fingerprints and are never stored. Errors of the store are ignored, because everything here
/// can be fetched again.
struct ResponseArchive: Sendable {
    /// The number of slots of one origin.
    static let places = 64
    /// The maximum size of a stored body in bytes.
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

    /// Stores a response, unless its body is not UTF-8 or too long.
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

/// The stored form of a response, version 1.
private struct ResponseDocument: Codable, Sendable {
    struct Field: Codable, Hashable {
        let name: String
        let value: String
    }

    /// The request, so that no request gets the response to another.
    struct Request: Codable, Hashable {
        let url: String
        let fields: [Field]
        /// The fingerprint of the token, or nil for anonymous requests.
        let account: String?

        init(_ key: ResponseCache.Key) {
            url = key.url.absoluteString
            fields = key.headers.fields.map { Field(name: $0.name, value: $0.value) }
            account = key.token?.fingerprint
        }

        /// The slot of the response, the same in every run.
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
