import ArticleContract
import ArticleDomain
import ArticleUseCase
import DomainKit
import PresentationKit
import PresentationTesting
import Testing

@testable import ArticlePresentation

@MainActor
struct CommentListSceneTests {
    private let sent = Sent<CommentListCommand, CommentListRequest, ArticleRoute>()

    /// Returns one comment, which links to a page.
    private func comments(linkingTo url: String) throws -> Fetched<[ParsedComment]> {
        let comment = ArticleComment(
            id: try CommentID("c1"),
            body: "",
            author: try ArticleAuthor(id: "ann"),
            createdAt: nil,
            updatedAt: nil
        )
        return Fetched([ParsedComment(comment, markup: Markup(blocks: [.linkCard(url: url)]))], freshness: .live)
    }

    @Test func `comments are fetched, and fetched again when the user asks for it`() async throws {
        let (reference, fetched) = (try ArticleReference("a"), try comments(linkingTo: "https://a.jp/"))
        let tester = makeCommentTester(StubQuery(answer: .success(fetched)), router: sent.router)
        tester.send(.viewDidLoad)
        await tester.expect(request: .fetch(reference))
        await tester.expect(response: .didFetch(.success(fetched)))
        tester.send(.didAskForRefresh)
        await tester.expect(request: .refetch(reference))
        await tester.expect(response: .didFetch(.success(fetched)))
        await tester.expect(command: .showProgress(nil))
        await tester.finish()
        #expect(sent.transitions.isEmpty)
    }

    @Test func `a link opens in the browser, which is reported`() async throws {
        let (reference, page) = (try ArticleReference("a"), try ArticleWebPage("https://a.jp/"))
        let fetched = try comments(linkingTo: "https://a.jp/")
        let opened = OpenedWebPage(article: try ArticleID("a"), page: page, isOpen: true)
        let tester = makeCommentTester(StubQuery(answer: .success(fetched)), opened: opened, router: sent.router)
        tester.send(.viewDidLoad)
        await tester.expect(request: .fetch(reference))
        await tester.expect(response: .didFetch(.success(fetched)))
        tester.send(.didAskToOpenLink(1))
        await tester.expect(request: .open(.link(page, in: reference)))
        await tester.expect(response: .didOpen(.success(opened)))
        await tester.expect(command: .showNotice(Phrase(opened: "https://a.jp/")))
        await tester.finish()
    }

    @Test func `a link to an article and the way back are transitions, and ask nobody`() async throws {
        let url = "https://qiita.com/ann/items/b"
        let fetched = try comments(linkingTo: url)
        let tester = makeCommentTester(StubQuery(answer: .success(fetched)), router: sent.router)
        tester.send(.viewDidLoad)
        await tester.expect(request: .fetch(try ArticleReference("a")))
        await tester.expect(response: .didFetch(.success(fetched)))
        tester.send(.didAskToOpenLink(1))
        tester.send(.didAskToGoBack)
        await tester.finish()
        #expect(sent.transitions == [.push(.detail(url)), .back])
    }
}
