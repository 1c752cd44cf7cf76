public import ArticleDomain
public import DomainKit
import RepositoryKit

extension StoredHistoryGateway: ReadingPositionGateway {
    @concurrent
    public func position(
        in article: ArticleID,
        on host: ArticleHost
    ) async throws(ApplicationError) -> ReadingPosition {
        guard let stored = try await latestDocument(about: article, on: host)?.value.position else { return .start }
        // A position that no text can have is none.
        return (try? ReadingPosition(place: stored.place, letters: stored.letters)) ?? .start
    }

    @concurrent
    public func save(
        _ position: ReadingPosition,
        in article: ArticleID,
        on host: ArticleHost
    ) async throws(ApplicationError) -> Bool {
        guard let key = try await latestDocument(about: article, on: host)?.key else { return false }
        return try await documents.update(key.text) { document in
            let isStart = position == .start
            document?.position = isStart ? nil : .init(place: position.place, letters: position.letters)
            return document != nil
        }
    }

    /// Returns the latest entry of an article with its key; nil if it is not in the history, or cannot be read.
    private func latestDocument(
        about article: ArticleID,
        on host: ArticleHost
    ) async throws(ApplicationError) -> (key: HistoryKey, value: HistoryDocument)? {
        let keys = try await keys().filter { $0.article == article && $0.host == host }
        return try await latestDocument(among: keys)
    }

    /// Returns the latest entry of some with its key; nil if there is none, or if it cannot be read.
    func latestDocument(
        among keys: [HistoryKey]
    ) async throws(ApplicationError) -> (key: HistoryKey, value: HistoryDocument)? {
        guard let key = keys.max(by: { $0.text < $1.text }),
            let value = try await documents.value(for: key.text, skipping: skipped)
        else { return nil }
        return (key, value)
    }
}
