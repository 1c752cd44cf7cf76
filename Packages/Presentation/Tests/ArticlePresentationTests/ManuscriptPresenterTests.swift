import ArticleContract
import ArticleDomain
import ArticlePresentation
import ArticleUseCase
import DomainKit
import Foundation
import PresentationKit
import PresenterKit
import ReportKit
import Testing
import UseCaseKit

@MainActor
struct ManuscriptPresenterTests {
    private let sent = Sent<ArticleDetailCommand, ManuscriptRequest, ArticleRoute>()

    private func presenter(at path: String = "a/draft.md") throws -> ManuscriptPresenter {
        ManuscriptPresenter(
            path: try #require(ManuscriptPath(path)),
            host: try ArticleHost("team.qiita.com"),
            commandListener: sent.commandListener,
            requestListener: sent.requestListener,
            router: sent.router
        )
    }

    private func shown() -> ArticleDetail? { sent.commands.last?.shown }

    @Test func `reads the file, and again when asked`() throws {
        let presenter = try presenter()
        presenter.handle(event: .viewDidLoad)
        #expect(sent.requests == [.read])
        presenter.handle(event: .didAskForRefresh)
        #expect(sent.requests == [.read, .read])
        for event in [
            .didAskForComments, .didAskToStock, .didAskToOpen, .didAskForNextArticle, .didAnswer(AlertAnswer(.cancel)),
        ]
            as [ArticleDetailEvent]
        {
            presenter.handle(event: event)
        }
        #expect(sent.requests == [.read, .read])
        #expect(sent.commands.isEmpty)
    }

    @Test func `shows it as the article that it will be`() throws {
        let manuscript = Manuscript(
            title: "題",
            tags: [try ArticleTag("Swift")],
            id: try ArticleID("c686397e4a0f4f11683d"),
            updatedAt: Date(timeIntervalSince1970: 1_527_602_069),
            body: "[層](/tags/層)\n"
        )
        let markup = Markup(blocks: [.paragraph([.link(url: "/tags/a", [.text("層")])])])
        try presenter().handle(response: .didRead(.success(ParsedManuscript(manuscript, markup: markup))))
        let detail = try #require(shown())
        #expect(detail.title == "題")
        #expect(detail.tags == ["Swift"])
        #expect(detail.url == nil)
        #expect(detail.text.links.map(\.url) == ["https://team.qiita.com/tags/a"])
        let expected =
            #"{"author":null,"body":"[層](/tags/層)\n","comments":null,"created_at":null,"id":"c686397e4a0f4f11683d","#
            + #""kept_at":null,"likes":null,"stocks":null,"tags":["Swift"],"title":"題","updated_at":"2018-05-29T13:54:29Z","url":null}"#
        #expect(detail.record.json().line == expected)
        #expect(detail.record.document == "[層](/tags/層)\n")
    }

    @Test func `the name of the file stands in for a title`() throws {
        let readable = ParsedManuscript(Manuscript(body: ""), markup: Markup(blocks: []))
        try presenter().handle(response: .didRead(.success(readable)))
        #expect(shown()?.title == "draft.md")
        #expect(shown()?.id == nil)
        let path = try #require(ManuscriptPath("-"))
        let page = Report(htmlOf: readable, at: path, from: .qiita, wording: Wording(.english)).entries.first?.record?
            .document
        #expect(page?.contains("<title>-</title>") == true)
    }

    @Test func `headings, links and a page are those of the text`() throws {
        let markup = Markup(blocks: [
            .heading(MarkupHeading(level: 2, title: [.text("章")])), .linkCard(url: "/ann"),
        ])
        let readable = ParsedManuscript(Manuscript(title: "<t>", body: "b"), markup: markup)
        let path = try #require(ManuscriptPath("a.md"))
        let headings = Report(contentsOf: readable.markup).entries
        #expect(headings.compactMap { $0.record?.json().line } == [#"{"level":2,"title":"章"}"#])
        let links = Report(linksOf: readable.markup, from: .qiita).entries
        #expect(links.compactMap { $0.record?.json(of: ["url"]).line } == [#"{"url":"https://qiita.com/ann"}"#])
        let html = Report(htmlOf: readable, at: path, from: .qiita, wording: Wording(.english)).entries.first?.record
        #expect(html?.document?.contains("<h1>&lt;t&gt;</h1>\n<h2>章</h2>") == true)
        #expect(html?.json(of: ["body"]).line == #"{"body":"b"}"#)
    }

    @Test(
        arguments: [
            (.notFound, "'a/draft.md'", .notFound),
            (.storage(.notReadable(path: "a/draft.md")), "'a/draft.md'", .storage), (.cancelled, nil, .interrupted),
        ] as [(ApplicationError.Kind, String?, ExitOutcome)]
    )
    func `says why it cannot be read`(kind: ApplicationError.Kind, fact: String?, outcome: ExitOutcome) throws {
        try presenter().handle(response: .didRead(.failure(ApplicationError(kind))))
        let alert = try #require(sent.commands.last?.alert)
        if let fact { #expect(alert.message.states(fact)) }
        #expect(alert.outcome == outcome)
        #expect(alert.actions == [.cancel])
    }

    @Test(arguments: [
        (ManuscriptDefect.folder, "a/draft.md"), (.notText, "UTF-8"), (.tooLarge, "10 MB"),
    ])
    func `says what is wrong with a file that is no manuscript`(defect: ManuscriptDefect, fact: String) throws {
        let path = try #require(ManuscriptPath("a/draft.md"))
        let failure = ApplicationError(.invalidInput(defect.error(at: path)))
        try presenter().handle(response: .didRead(.failure(failure)))
        let alert = try #require(sent.commands.last?.alert)
        #expect(alert.message.states("'a/draft.md'", fact) && alert.outcome == .wrongUsage)
        #expect(alert.actions == [.cancel])
    }

    @Test func `its images are fetched while they are visible`() throws {
        let presenter = try presenter()
        let image = MarkupBlock.paragraph([.image(MarkupImage(url: "/a.png", alternative: ""))])
        let manuscript = Manuscript(body: "")
        presenter.handle(
            response: .didRead(.success(ParsedManuscript(manuscript, markup: Markup(blocks: [image]))))
        )
        presenter.handle(event: .didChangeVisibleImages([1]))
        presenter.handle(event: .didChangeVisibleImages([]))
        let address = try ArticleImageAddress("https://team.qiita.com/a.png", in: ArticleHost("team.qiita.com"))
        #expect(sent.requests == [.fetchImage(1, address), .cancelImage(1)])
        let reason = Phrase(imageFailure: ApplicationError(.timedOut))
        presenter.handle(response: .didFetchImage(1, .failure(ApplicationError(.timedOut))))
        #expect(sent.commands.last == .showImage(1, .failed(reason)))
    }

    @Test func `goes back, and opens links: articles of the host here, others in the browser`() throws {
        let presenter = try presenter()
        let article = "https://team.qiita.com/ann/items/c686397e4a0f4f11683d"
        let markup = Markup(blocks: [.linkCard(url: article), .linkCard(url: "https://swift.org")])
        presenter.handle(response: .didRead(.success(ParsedManuscript(Manuscript(body: ""), markup: markup))))
        presenter.handle(event: .didAskToOpenLink(1))
        presenter.handle(event: .didAskToOpenLink(2))
        presenter.handle(event: .didAskToOpenLink(3))
        presenter.handle(event: .didAskToGoBack)
        #expect(sent.transitions == [.push(.detail(article)), .back])
        let page = try ArticleWebPage("https://swift.org")
        #expect(sent.requests == [.open(page)])
        presenter.handle(response: .didOpen(.success(OpenedWebPage(article: nil, page: page, isOpen: true))))
        guard case .showMessage(let message)? = sent.commands.last else { throw CancellationError() }
        #expect(message.english.contains("https://swift.org"))
    }

    @Test(arguments: [
        (FrontMatterDefect.unclosed, "'a/draft.md' does not end with a line '---'"),
        (.unreadable(line: 3), "Line 3 of 'a/draft.md'"),
    ])
    func `says which front matter could not be read`(defect: FrontMatterDefect, text: String) throws {
        let manuscript = Manuscript(body: "", defects: [defect])
        try presenter().handle(response: .didRead(.success(ParsedManuscript(manuscript, markup: Markup(blocks: [])))))
        guard case .showMessage(let notice)? = sent.commands.last else { throw CancellationError() }
        #expect(notice.english.contains(text))
    }
}
