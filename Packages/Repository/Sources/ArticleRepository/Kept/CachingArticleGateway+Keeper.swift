public import ArticleDomain
public import DomainKit
public import Foundation
import RepositoryKit

extension CachingArticleGateway: KeptArticleStore {
    @concurrent
    public func changeDates(of ids: [ArticleID]) async throws(ApplicationError) -> [ArticleID: Date?] {
        var dates: [ArticleID: Date?] = [:]
        for id in ids {
            if let kept = try await articles.value(for: id.rawValue, skipping: skipped) {
                dates[id] = .some(kept.updatedAt)
            }
        }
        return dates
    }

    @concurrent
    public func save(_ kept: [Article]) async throws(ApplicationError) -> Set<ArticleID> {
        guard !kept.isEmpty else { return [] }
        let refused = try await commit(kept, at: clock.now)
        for article in kept { refused[article.id].map(skipped.add) }
        return Set(refused.keys)
    }
}
