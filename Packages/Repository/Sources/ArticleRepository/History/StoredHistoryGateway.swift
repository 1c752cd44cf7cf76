public import ArticleDomain
public import DomainKit
public import Foundation
public import RepositoryKit

/// A history of the articles that were read, each as one document.
///
/// The key of a document contains the date, the article and the host, so that a list is sorted, counted and cut without
/// opening documents; only those of its page are opened, for their titles. Every reading is a document of its own: two
/// programs that record one at the same moment lose none, and a program that is killed leaves the history with its
/// entry or without.
public struct StoredHistoryGateway: HistoryGateway {
    let documents: DocumentCollection<HistoryDocument>
    private let limit: Int
    let skipped: SkippedDocuments

    /// Creates a gateway, which stores at most `limit` articles, 1 or more, in the collection `history`.
    public init(
        store: any DocumentStore,
        limit: Int = HistoryEntry.limit,
        skipped: SkippedDocuments = SkippedDocuments()
    ) {
        documents = DocumentCollection("history", in: store)
        self.limit = limit
        self.skipped = skipped
    }

    @concurrent
    public func add(_ entry: HistoryEntry) async throws(ApplicationError) {
        let key = HistoryKey(entry)
        let keys = try await keys()
        let kept = Set(HistoryKey.latest(keys.filter { !$0.isAbout(key) }).prefix(limit - 1).map(\.text))
        let old = keys.map(\.text).filter { $0 != key.text && !kept.contains($0) }
        let position = try await latestDocument(among: keys.filter { $0.isAbout(key) })?.value.position
        let document = HistoryDocument(title: entry.title, position: position)
        let new = try documents.storing(document, for: key.text)
        // An older entry of a newer program stays where it is: nobody has asked for its removal.
        let refused = try await documents.commitEach([new] + old.map { documents.removing($0) }, skipping: skipped)
        if let refusal = refused.first(where: { $0.change == new }) { throw refusal.reason }
    }

    @concurrent
    public func page(_ request: PageRequest) async throws(ApplicationError) -> Page<HistoryEntry> {
        let page = Page(request, of: HistoryKey.latest(try await keys()))
        var entries: [HistoryEntry] = []
        for key in page.elements {
            // Another program may have removed it since the keys were listed.
            guard let kept = try await documents.value(for: key.text, skipping: skipped) else { continue }
            entries.append(HistoryEntry(key.article, on: key.host, title: kept.title, date: key.date))
        }
        return Page(elements: entries, next: page.next, total: page.total)
    }

    @concurrent
    public func dates(on host: ArticleHost) async throws(ApplicationError) -> [ArticleID: Date] {
        let keys = try await keys().filter { $0.host == host }
        return Dictionary(keys.map { ($0.article, $0.date) }, uniquingKeysWith: max)
    }

    @concurrent
    public func remove(_ article: ArticleReference) async throws(ApplicationError) {
        let keys = try await keys().filter { key in
            key.article == article.id && (article.host ?? key.host) == key.host
        }
        try await remove(keys.map(\.text))
    }

    @concurrent
    public func clear() async throws(ApplicationError) {
        try await remove(try await documents.keys())
    }

    private func remove(_ keys: [String]) async throws(ApplicationError) {
        let refused = try await documents.commitEach(keys.map { documents.removing($0) }, skipping: skipped)
        if let refusal = refused.first { throw refusal.reason }
    }

    /// Returns the keys of all entries; foreign keys are ignored.
    func keys() async throws(ApplicationError) -> [HistoryKey] {
        try await documents.keys().compactMap { HistoryKey($0) }
    }
}

/// The stored form of an entry, version 1; everything else is in its key.
struct HistoryDocument: Codable, Sendable {
    /// The stored form of a position; programs that know none ignore it.
    struct Position: Codable, Sendable {
        let place: Int
        let letters: Int
    }

    let title: String
    var position: Position?
}

/// The key of an entry: date, article and host, `001795224600000/c686397e4a0f4f11683d/qiita.com`.
struct HistoryKey {
    /// The key of the document; keys of later dates sort last.
    let text: String
    let date: Date
    let article: ArticleID
    let host: ArticleHost

    init(_ entry: HistoryEntry) {
        // Milliseconds since 1970 in 15 digits are enough for 30,000 years.
        let time = (entry.date.timeIntervalSince1970 * 1000).rounded(.down)
        let digits = String(Int(min(max(time, 0), 999_999_999_999_999)))
        text = String(repeating: "0", count: 15 - digits.count) + digits + "/\(entry.article)/\(entry.host)"
        date = entry.date
        article = entry.article
        host = entry.host
    }

    init?(_ text: String) {
        let parts = text.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: false)
        guard parts.count == 3, parts[0].utf8.count == 15, let time = Int(parts[0]), time >= 0,
            let article = try? ArticleID(String(parts[1])), let host = try? ArticleHost(String(parts[2]))
        else { return nil }
        self.text = text
        date = Date(timeIntervalSince1970: Double(time) / 1000)
        self.article = article
        self.host = host
    }

    func isAbout(_ other: HistoryKey) -> Bool {
        article == other.article && host == other.host
    }

    /// Returns the last reading of each article, the most recent first.
    static func latest(_ keys: [HistoryKey]) -> [HistoryKey] {
        var seen: Set<String> = []
        return keys.sorted { $0.text > $1.text }.filter { seen.insert("\($0.article)/\($0.host)").inserted }
    }
}
