import ArticleContract
import ArticleDomain
import ArticlePresentation
import ArticleUseCase
import PresentationKit
import Testing
import UseCaseKit

/// Tests of lists of articles as tabs.
@MainActor
struct ArticleListTabTests {
    nonisolated private static let onQiita = ArticleOrigin.host(Setting([], builtIn: .qiita))
    private let sent = Sent<ArticleListCommand, ArticleListRequest, ArticleRoute>()

    private func presenter(_ listing: ArticleListing, _ origin: ArticleOrigin) -> ArticleListPresenter {
        ArticleListPresenter(
            listing: listing,
            context: ArticleContext(origin: origin),
            marks: ArticleMarks(),
            commandListener: sent.commandListener,
            requestListener: sent.requestListener,
            router: sent.router
        )
    }

    @Test(arguments: [
        (ArticleListing.newest, onQiita, ArticleTab?.some(.newest)), (.stocks(nil), onQiita, .stocks),
        (.stocks("koher"), onQiita, nil), (.search("設計"), onQiita, nil), (.newest, .guide, nil),
    ])
    func `a list that is a tab of a host shows the tabs`(
        listing: ArticleListing,
        origin: ArticleOrigin,
        tab: ArticleTab?
    ) {
        presenter(listing, origin).handle(event: .viewDidLoad)
        #expect(sent.commands.map(\.content?.tab) == [tab])
    }

    @Test func `a tab is selected by the router`() {
        presenter(.newest, Self.onQiita).handle(event: .didSelectTab(.stocks))
        #expect(sent.transitions == [.select(.list(.stocks(nil)))])
    }
}
