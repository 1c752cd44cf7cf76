import ArticleContract
import ArticleDomain
import ArticlePresentation
import ArticleUseCase
import AttemptKit
import DomainKit
import DomainTesting
import Foundation
import PresentationKit
import PresenterKit
import ReportKit
import UseCaseKit

enum Sample {
    static func article(_ id: String, title: String? = nil, body: String = "") throws -> Article {
        try Article(
            id: ArticleID(id),
            title: title ?? "題名 \(id)",
            body: body,
            author: ArticleAuthor(id: "koher", name: "Yuta"),
            tags: [ArticleTag("Swift"), ArticleTag("設計")],
            url: URL(string: "https://qiita.com/koher/items/\(id)"),
            createdAt: Date(timeIntervalSince1970: 1_527_602_069),
            updatedAt: Date(timeIntervalSince1970: 1_527_778_800),
            counts: ArticleCounts(likes: 5, stocks: 6, comments: 7)
        )
    }

    static func fetched(_ id: String, _ freshness: Freshness = .live) throws -> Fetched<Article> {
        Fetched(try article(id), freshness: freshness)
    }

    static func readable(_ id: String, _ freshness: Freshness = .live) throws -> Fetched<ParsedArticle> {
        try fetched(id, freshness).map { ParsedArticle($0, markup: Markup(blocks: [])) }
    }

    static func row(
        _ id: String,
        isRead: Bool = false,
        isStocked: Bool = false,
        isKept: Bool? = nil,
        keptAt: Date? = nil
    ) -> ArticleRow {
        ArticleRow(
            id: id,
            title: "題名 \(id)",
            author: "koher",
            date: "2018-05-29",
            tags: ["Swift", "設計"],
            likes: 5,
            stocks: 6,
            comments: 7,
            isRead: isRead,
            isKept: isKept ?? (keptAt != nil),
            isStocked: isStocked,
            record: record(id, ArticleField.listed, columns: [.id, .title, .author, .createdAt, .likes, .tags], keptAt)
        )
    }

    static func record(
        _ id: String,
        title: String? = nil,
        body: String? = nil,
        _ fields: [ArticleField] = ArticleField.allCases,
        columns: [ArticleField]? = nil,
        _ keptAt: Date? = nil
    ) -> Record {
        Record(of: fields, columns: columns, document: body) { field in
            switch field {
            case .id: .text(id)
            case .title: .text(title ?? "題名 \(id)")
            case .author: .text("koher")
            case .createdAt: .date(Date(timeIntervalSince1970: 1_527_602_069))
            case .updatedAt: .date(Date(timeIntervalSince1970: 1_527_778_800))
            case .likes: .integer(5)
            case .stocks: .integer(6)
            case .comments: .integer(7)
            case .tags: .list(["Swift", "設計"])
            case .url: .text("https://qiita.com/koher/items/\(id)")
            case .keptAt: .date(keptAt)
            case .body: .text(body)
            }
        }
    }
}

/// Returns the next of its answers for each page of a list.
actor StubListPages {
    private var answers: [Result<Page<Fetched<Article>>, ApplicationError>]
    private(set) var asked: [PageRequest] = []

    init(_ answers: [Result<Page<Fetched<Article>>, ApplicationError>]) {
        self.answers = answers
    }

    func page(
        _ request: PageRequest,
        of selection: ArticleSelection
    ) async throws(ApplicationError) -> Page<Fetched<Article>> {
        asked.append(request)
        guard !answers.isEmpty else { throw ApplicationError(.invalidData("the stub has no answer left")) }
        return try answers.removeFirst().get()
    }
}

extension Sample {
    /// A pause of 42 seconds from 1970 on.
    static var pause: Pause {
        guard let pause = Pause(until: Date(timeIntervalSince1970: 42), now: Date(timeIntervalSince1970: 0)) else {
            preconditionFailure("42 comes after 0.")
        }
        return pause
    }
}

struct StubQuery<Input: Sendable, Output: Sendable>: QueryUseCase {
    let answer: Result<Output, ApplicationError>

    func callAsFunction(_ input: Input) async throws(ApplicationError) -> Output { try answer.get() }
}

/// Succeeds, or fails with a fixed error.
struct StubCommand<Input: Sendable>: CommandUseCase {
    var failure: ApplicationError?

    func callAsFunction(_ input: Input) async throws(ApplicationError) {
        if let failure { throw failure }
    }
}

/// Records the messages of a presenter.
@MainActor
final class Sent<Command: PresenterCommand, Request: InteractorRequest, Route> {
    var commands: [Command] = []
    var requests: [Request] = []
    var transitions: [Transition<Route>] = []

    var commandListener: AnyCommandListener<Command> { AnyCommandListener { self.commands.append($0) } }
    var requestListener: AnyRequestListener<Request> { AnyRequestListener { self.requests.append($0) } }
    var router: Router<Route> { Router { self.transitions.append($0) } }

    /// Returns the commands and the requests since the last call.
    func take() -> ([Command], [Request]) {
        defer { (commands, requests) = ([], []) }
        return (commands, requests)
    }

    /// Returns the commands since the last call.
    func takeCommands() -> [Command] {
        defer { commands = [] }
        return commands
    }
}

extension Sent where Command == ArticleListCommand {
    /// The content that was shown last.
    var content: ArticleListContent? { commands.compactMap(\.content).last }
}

extension Sample {
    /// Returns what the list of the newest articles of a host shows after its first page.
    static func newest(
        _ rows: [ArticleRow],
        of total: Int? = nil,
        hasNextPage: Bool = false,
        notice: Phrase? = nil
    ) -> ArticleListCommand {
        .show(
            ArticleListContent(
                tab: .newest,
                heading: Phrase(en: "Newest articles on qiita.com", ja: "qiita.com の新着記事"),
                actions: [.search] + ArticleListAction.batches,
                rows: rows,
                footer: footer(rows.count, of: total),
                hasNextPage: hasNextPage,
                notice: notice
            )
        )
    }

    private static func footer(_ count: Int, of total: Int?) -> Phrase {
        if let total { return Phrase(en: "\(count) of \(total) articles", ja: "\(total) 件中 \(count) 件") }
        return Phrase(en: count == 1 ? "1 article" : "\(count) articles", ja: "\(count) 件")
    }
}

extension ArticleListCommand {
    var alert: AlertStrategy<ArticleFailureAction>? { if case .showAlert(let alert) = self { alert } else { nil } }
    var notice: Phrase? { if case .showNotice(let notice) = self { notice } else { nil } }
    var content: ArticleListContent? { if case .show(let content) = self { content } else { nil } }
}

extension ArticleDetailCommand {
    var alert: AlertStrategy<ArticleFailureAction>? { if case .showAlert(let alert) = self { alert } else { nil } }
    var actions: ArticleDetailActions? { if case .offer(let actions) = self { actions } else { nil } }
    var shown: ArticleDetail? { if case .show(let detail) = self { detail } else { nil } }
}

extension CommentListCommand {
    var alert: AlertStrategy<ArticleFailureAction>? { if case .showAlert(let alert) = self { alert } else { nil } }
    var notice: Phrase? { if case .showNotice(let notice) = self { notice } else { nil } }
}

extension ReportCommand {
    var alert: AlertStrategy<Action>? { if case .showAlert(let alert) = self { alert } else { nil } }
    var shown: Report? { if case .show(let report) = self { report } else { nil } }
}

extension Phrase {
    /// Returns a Boolean value that indicates whether the text contains all facts in both languages.
    func states(_ facts: String...) -> Bool {
        facts.allSatisfy { english.contains($0) && japanese.contains($0) }
    }
}

/// Pages that are delivered when a gate opens.
struct SlowPages {
    let gate: AsyncStream<Void>
    let answer: Page<Fetched<Article>>

    func page(_ request: PageRequest, of selection: ArticleSelection) async -> Page<Fetched<Article>> {
        for await _ in gate {}
        return answer
    }
}

extension ArticleOrigin {
    static var qiita: ArticleOrigin { .host(Setting([], builtIn: .qiita)) }
}

extension ArticleContext {
    /// Returns a context with times in UTC and a clock that stands.
    static func sample(_ origin: ArticleOrigin = .qiita, opensScreens: Bool = false) -> ArticleContext {
        ArticleContext(origin: origin, opensScreens: opensScreens, timeZone: .offset(0), clock: TestWallClock())
    }
}
