public import ArticleDomain
public import DomainKit
public import UseCaseKit

/// Removes the kept copy of an article; an article that is not kept is not a failure.
public struct RemoveKeptArticle: CommandUseCase {
    private let gateway: any KeptArticleGateway
    private let host: ArticleHost
    private let titles: any CompletionSource
    private let marks: State<ArticleMarks>
    private let removed: State<KeptTitle?>

    /// Creates the use case.
    ///
    /// - Parameters:
    ///   - gateway: the gateway of the kept articles.
    ///   - host: the host of the run; an article of another host is refused.
    ///   - titles: the titles of the kept articles.
    ///   - marks: the state of what lists show about articles.
    ///   - removed: the state that receives the title of the removed article, or nil if the article was not kept.
    public init(
        gateway: any KeptArticleGateway,
        host: ArticleHost,
        titles: any CompletionSource,
        marks: State<ArticleMarks>,
        removed: State<KeptTitle?>
    ) {
        self.gateway = gateway
        self.host = host
        self.titles = titles
        self.marks = marks
        self.removed = removed
    }

    public func callAsFunction(_ input: ArticleReference) async throws(ApplicationError) {
        let id = try input.id(on: host)
        let title: KeptTitle?
        do throws(ApplicationError) {
            title = try await titles.title(of: id)
        } catch {
            // It only names the article in a confirmation, so it is not worth a failure.
            title = KeptTitle(id, id.rawValue)
        }
        try await gateway.remove(id)
        marks.update { $0.kept[id] = false }
        removed.set(title)
    }
}
