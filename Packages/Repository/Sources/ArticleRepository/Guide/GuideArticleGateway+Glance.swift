public import ArticleDomain
public import DomainKit

/// The guide is part of the program, so all of it can be seen at a glance.
extension GuideArticleGateway: CompletionSource {
    @concurrent
    public func tags() async throws(ApplicationError) -> [KnownTag] {
        var counts: [ArticleTag: Int] = [:]
        for tag in try articles.get().flatMap(\.tags) { counts[tag, default: 0] += 1 }
        return counts.map { KnownTag($0.key, keptCount: $0.value) }
            .sorted { ($1.keptCount, $0.tag.name) < ($0.keptCount, $1.tag.name) }
    }

    @concurrent
    public func titles(beginning: String, limit: Int?) async throws(ApplicationError) -> [KeptTitle] {
        try articles.get().prefix(limit ?? .max).filter { $0.id.rawValue.hasPrefix(beginning) }
            .map { KeptTitle($0.id, $0.title) }
    }
}
