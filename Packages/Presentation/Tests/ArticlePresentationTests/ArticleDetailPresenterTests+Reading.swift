import ArticleContract
import ArticleDomain
import ArticleUseCase
import DomainKit
import PresentationKit
import PresenterKit
import Testing

@testable import ArticlePresentation

/// Links, code, neighbours in the list, and the position.
extension ArticleDetailPresenterTests {
    @Test(arguments: [
        "https://qiita.com/ann/items/b", "http://qiita.com/ann/private/b?q=1#x", "https://QIITA.com/o/items/b.md",
    ])
    func `a link to an article of the host opens it here`(url: String) throws {
        let presenter = presenter("a")
        show(try Sample.article("a"), markup: Markup(blocks: [.linkCard(url: url)]), on: presenter)
        presenter.handle(event: .didAskToOpenLink(1))
        #expect(sent.transitions == [.push(.detail(url))])
        #expect(!sent.requests.contains { if case .open = $0 { true } else { false } })
    }

    @Test(arguments: [
        "https://team.qiita.com/ann/items/b", "https://qiita.com/ann", "https://qiita.com/tags/items",
        "https://a.jp/ann/items/b",
    ])
    func `any other link opens in the browser`(url: String) throws {
        let presenter = presenter("a")
        show(try Sample.article("a"), markup: Markup(blocks: [.linkCard(url: url)]), on: presenter)
        presenter.handle(event: .didAskToOpenLink(1))
        #expect(sent.transitions.isEmpty)
        #expect(sent.requests.last == .open(.link(try ArticleWebPage(url), in: try ArticleReference("a"))))
    }

    @Test func `a link of the guide to an article of a host opens in the browser`() throws {
        let presenter = presenter("a", .guide)
        show(
            try Sample.article("a"),
            markup: Markup(blocks: [.linkCard(url: "https://qiita.com/ann/items/b")]),
            on: presenter
        )
        presenter.handle(event: .didAskToOpenLink(1))
        #expect(sent.transitions.isEmpty)
    }

    @Test(arguments: [
        ("03-the-grid.md", "the-grid"), ("08-concurrency.md#cancelling", "concurrency"), ("../hosts.md#uikit", nil),
        ("../../Examples/habits", nil), ("README.md", nil),
    ])
    func `a link of the guide to a chapter opens it, and one to another file says what it is`(
        url: String,
        chapter: String?
    ) throws {
        let presenter = presenter("a", .guide)
        show(
            try Sample.article("a"),
            markup: Markup(blocks: [.paragraph([.link(url: url, [.text("b")])])]),
            on: presenter
        )
        sent.commands = []
        presenter.handle(event: .didAskToOpenLink(1))
        #expect(sent.transitions == (chapter.map { [.push(.detail($0))] } ?? []))
        #expect(sent.commands.isEmpty == (chapter != nil))
    }

    @Test func `the next article takes the place of this one, and a page that fails is fetched again`() throws {
        let presenter = presenter("a", listing: .tag("swift"))
        let request = ArticleDetailRequest.findAdjacent(
            FindAdjacentArticle.Input(.next, of: try ArticleID("a"), in: .tag(try ArticleTag("swift")))
        )
        presenter.handle(event: .didAskForNextArticle)
        presenter.handle(response: .didFindAdjacent(.next, .failure(ApplicationError(.offline))))
        presenter.handle(event: .didAnswer(AlertAnswer(.retry)))
        #expect(sent.requests == [request, request])
        presenter.handle(response: .didFindAdjacent(.next, .success(.article(try ArticleID("b")))))
        #expect(sent.transitions == [.replace(.detail("b", in: .tag("swift")))])
    }

    @Test func `an article that comes late replaces no screen that was opened meanwhile`() throws {
        let presenter = presenter("a", listing: .newest)
        presenter.handle(event: .didAskForNextArticle)
        presenter.handle(event: .didAskForComments)
        let opened = sent.transitions
        #expect(!opened.isEmpty)
        presenter.handle(response: .didFindAdjacent(.next, .success(.article(try ArticleID("b")))))
        #expect(sent.transitions == opened)
    }

    @Test func `at the ends of the list and outside of it there is a message, and without a list nothing`() throws {
        let presenter = presenter("a", listing: .newest)
        presenter.handle(event: .didAskForPreviousArticle)
        sent.commands = []
        presenter.handle(response: .didFindAdjacent(.previous, .success(.end)))
        presenter.handle(response: .didFindAdjacent(.next, .success(.end)))
        presenter.handle(response: .didFindAdjacent(.next, .success(.unlisted)))
        self.presenter("a").handle(event: .didAskForNextArticle)
        let messages = sent.commands.compactMap { if case .showMessage(let text) = $0 { text } else { nil } }
        #expect(messages == [.firstArticle, .lastArticle, .unlisted])
        #expect(sent.transitions.isEmpty)
    }

    @Test func `an article is shown where it was left, once that is known`() throws {
        let presenter = presenter("a", remembersPosition: true)
        presenter.handle(event: .viewDidLoad)
        #expect(sent.requests == [.findPosition(try ArticleID("a")), .read(try ArticleReference("a"))])
        presenter.handle(response: .didFindPosition(.success(try ReadingPosition(place: 4, letters: 20))))
        presenter.handle(response: .didRead(.success(try Sample.readable("a"))))
        #expect(sent.commands.last == .scroll(to: ArticlePosition(place: 4, letters: 20)))
        let other = self.presenter("b", remembersPosition: true)
        other.handle(response: .didRead(.success(try Sample.readable("b"))))
        other.handle(response: .didFindPosition(.success(try ReadingPosition(place: 5, letters: 0))))
        #expect(sent.commands.last == .scroll(to: ArticlePosition(place: 5, letters: 0)))
    }

    @Test func `nothing scrolls without a position, after a failure, or after the user has scrolled`() throws {
        for result in [.success(.start), .failure(ApplicationError(.storage(.full)))] as [Result<ReadingPosition, _>] {
            let presenter = presenter("a", remembersPosition: true)
            presenter.handle(response: .didFindPosition(result))
            presenter.handle(response: .didRead(.success(try Sample.readable("a"))))
        }
        let presenter = presenter("a", remembersPosition: true)
        presenter.handle(response: .didRead(.success(try Sample.readable("a"))))
        presenter.handle(event: .didScroll(to: ArticlePosition(place: 1, letters: 0)))
        presenter.handle(response: .didFindPosition(.success(try ReadingPosition(place: 5, letters: 0))))
        #expect(!sent.commands.contains { if case .scroll = $0 { true } else { false } })
    }

    @Test func `a stored position is not overwritten before it is found`() throws {
        let presenter = presenter("a", remembersPosition: true)
        presenter.handle(event: .viewDidLoad)
        presenter.handle(response: .didRead(.success(try Sample.readable("a"))))
        sent.requests = []
        presenter.handle(event: .didScroll(to: ArticlePosition(place: 0, letters: 0)))
        #expect(sent.requests.isEmpty)
        presenter.handle(response: .didFindPosition(.success(try ReadingPosition(place: 4, letters: 20))))
        #expect(sent.commands.last == .scroll(to: ArticlePosition(place: 4, letters: 20)))
    }

    @Test func `a position that the user has scrolled to meanwhile takes the place of the stored one`() throws {
        let presenter = presenter("a", remembersPosition: true)
        presenter.handle(event: .viewDidLoad)
        presenter.handle(response: .didRead(.success(try Sample.readable("a"))))
        sent.requests = []
        presenter.handle(event: .didScroll(to: ArticlePosition(place: 2, letters: 0)))
        #expect(sent.requests.isEmpty)
        presenter.handle(response: .didFindPosition(.success(try ReadingPosition(place: 4, letters: 20))))
        let input = UpdateReadingPosition.Input(try ReadingPosition(place: 2, letters: 0), in: try ArticleID("a"))
        #expect(sent.requests == [.rememberPosition(input)])
    }

    @Test func `the position is remembered, and stays after a refresh`() throws {
        let presenter = presenter("a", remembersPosition: true)
        presenter.handle(response: .didRead(.success(try Sample.readable("a"))))
        presenter.handle(event: .didScroll(to: ArticlePosition(place: 1, letters: 9)))
        let input = UpdateReadingPosition.Input(try ReadingPosition(place: 1, letters: 9), in: try ArticleID("a"))
        #expect(sent.requests.last == .rememberPosition(input))
        presenter.handle(response: .didRead(.success(try Sample.readable("a"))))
        #expect(sent.commands.last == .scroll(to: ArticlePosition(place: 1, letters: 9)))
        sent.requests = []
        self.presenter("a").handle(event: .didScroll(to: ArticlePosition(place: 1, letters: 9)))
        #expect(sent.requests.isEmpty)
    }

    @Test func `code is copied whole, and a message says what`() throws {
        let presenter = presenter("a")
        let swift = MarkupCode(language: "swift", fileName: "Main.swift", text: "let a = 1\nlet b = 2")
        let quoted = MarkupBlock.quote([.code(MarkupCode(text: "x"))])
        show(try Sample.article("a"), markup: Markup(blocks: [.code(swift), quoted]), on: presenter)
        sent.commands = []
        presenter.handle(event: .didAskToCopyCode(1))
        presenter.handle(event: .didAskToCopyCode(2))
        presenter.handle(event: .didAskToCopyCode(3))
        presenter.handle(event: .didAskToCopyCode(0))
        let messages = sent.commands.compactMap { if case .showMessage(let text) = $0 { text } else { nil } }
        #expect(messages.count == 2 && messages[0].states("'Main.swift'", "2") && messages[1].states("2", "1"))
        #expect(sent.commands.filter { $0 == .copy("let a = 1\nlet b = 2") || $0 == .copy("x") }.count == 2)
    }

    private func image(_ url: String) -> MarkupBlock {
        .paragraph([.image(MarkupImage(url: url, alternative: "a whale"))])
    }

    private func fetching(_ number: Int) throws -> ArticleDetailRequest {
        .fetchImage(number, try ArticleImageAddress("https://images.example/\(number).png", in: .qiita))
    }

    @Test func `images are fetched while they are visible, and no others`() throws {
        let presenter = presenter("a")
        show(
            try Sample.article("a"),
            markup: Markup(blocks: (1...3).map { image("https://images.example/\($0).png") }),
            on: presenter
        )
        sent.requests = []
        presenter.handle(event: .didChangeVisibleImages([1, 2]))
        presenter.handle(event: .didChangeVisibleImages([2, 3]))
        presenter.handle(event: .didChangeVisibleImages([9]))
        let expected = [
            try fetching(1), try fetching(2), .cancelImage(1), try fetching(3), .cancelImage(2), .cancelImage(3),
        ]
        #expect(sent.requests == expected)
    }

    @Test func `an image is shown, or the reason why it is not`() throws {
        let presenter = presenter("a")
        show(try Sample.article("a"), markup: Markup(blocks: [image("https://images.example/1.png")]), on: presenter)
        sent.commands = []
        let pixels = try #require(PixelImage(width: 1, height: 1, rgba: [1, 2, 3, 255]))
        presenter.handle(response: .didFetchImage(1, .success(pixels)))
        presenter.handle(response: .didFetchImage(1, .failure(ApplicationError(.offline))))
        let picture = try #require(Picture(width: 1, height: 1, pixels: [1, 2, 3, 255]))
        let reason = Phrase(imageFailure: ApplicationError(.offline))
        #expect(sent.commands == [.showImage(1, .shown(picture)), .showImage(1, .failed(reason))])
    }

    @Test(
        arguments: [
            (.notFound, true), (.unavailable(.tooLarge), true), (.invalidData("picture: png"), true), (.offline, false),
        ] as [(ApplicationError.Kind, Bool)]
    )
    func `the reason names the image, or is that of the connection`(kind: ApplicationError.Kind, isAboutImage: Bool) {
        presenter("a").handle(response: .didFetchImage(7, .failure(ApplicationError(kind))))
        guard case .showImage(7, .failed(let reason)) = sent.commands.last else {
            Issue.record("\(sent.commands)")
            return
        }
        #expect((reason != FailureText(ApplicationError(kind)).message) == isAboutImage)
    }

    @Test func `an article that was fetched again has its images fetched again`() throws {
        let presenter = presenter("a")
        let markup = Markup(blocks: [image("https://images.example/1.png")])
        show(try Sample.article("a"), markup: markup, on: presenter)
        presenter.handle(event: .didChangeVisibleImages([1]))
        sent.requests = []
        show(try Sample.article("a"), markup: markup, on: presenter)
        presenter.handle(event: .didChangeVisibleImages([1]))
        #expect(sent.requests.filter { $0 == .cancelImage(1) }.count == 1)
        #expect(sent.requests.last == (try fetching(1)))
    }
}
