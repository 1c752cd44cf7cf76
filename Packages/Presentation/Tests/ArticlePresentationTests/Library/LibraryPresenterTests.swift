import ArticleContract
import ArticleDomain
import ArticlePresentation
import ArticleUseCase
import DomainKit
import DomainTesting
import Foundation
import PresentationKit
import PresenterKit
import Testing
import UseCaseKit

@MainActor
struct LibraryPresenterTests {
    let sent = Sent<ArticleListCommand, LibraryRequest, ArticleRoute>()
    private let date = Date(timeIntervalSince1970: 0)

    func presenter(
        _ section: LibrarySection,
        recordsHistory: Bool = true,
        readings: [ArticleID: Date] = [:]
    ) -> LibraryPresenter {
        LibraryPresenter(
            section,
            in: .sample(opensScreens: true),
            recordsHistory: recordsHistory,
            readings: readings,
            commandListener: sent.commandListener,
            requestListener: sent.requestListener,
            router: sent.router
        )
    }

    /// Returns a list of the given pages, of which the last one may fail.
    private func list(
        _ selection: LibrarySelection,
        _ pages: [LibraryEntry]...,
        total: Int? = nil,
        failure: ApplicationError? = nil
    ) async -> LibraryList {
        let paginator = LibraryPaginator { (request, _) throws(ApplicationError) in
            guard pages.indices.contains(request.number - 1) else { throw failure ?? ApplicationError(.notFound) }
            let isLast = failure == nil && request.number == pages.count
            return Page(elements: pages[request.number - 1], next: isLast ? nil : request.next, total: total)
        }
        await paginator.load(.start(selection))
        for _ in 0..<(failure == nil ? pages.count - 1 : pages.count) { await paginator.load(.next) }
        return paginator.list.value
    }

    private func kept(_ ids: String...) throws -> [LibraryEntry] {
        try ids.map { .kept(KeptArticleSummary(try Sample.article($0), keptAt: date)) }
    }

    private func row(_ id: String, isRead: Bool = false, excerpt: String? = nil) -> ArticleRow {
        ArticleRow(
            id: id,
            title: "題名 \(id)",
            author: "koher",
            date: "2018-05-29",
            tags: ["Swift", "設計"],
            isRead: isRead,
            excerpt: excerpt
        )
    }

    private func entry(_ id: String, on host: ArticleHost = .qiita) throws -> LibraryEntry {
        .history(HistoryEntry(try ArticleID(id), on: host, title: "題名 \(id)", date: date))
    }

    private func saved(_ name: String, _ words: String) throws -> LibraryEntry {
        .search(try SavedSearch(SavedSearchName(name), words: words, filters: [], savedAt: date))
    }

    @Test(arguments: [
        (LibrarySection.tags, ArticleTab.tags, "Tags of the kept articles", LibrarySelection.tags),
        (.saved, .saved, "Saved searches", .searches), (.kept, .kept, "Kept articles of qiita.com", .kept),
        (.history, .history, "Articles that you have read", .history),
    ])
    func `a list is a tab with a heading, and is loaded again when it appears again`(
        section: LibrarySection,
        tab: ArticleTab,
        heading: String,
        selection: LibrarySelection
    ) {
        let presenter = presenter(section)
        presenter.handle(event: .viewDidLoad)
        #expect(sent.commands.map(\.content?.tab) == [tab])
        #expect(sent.content?.heading.english == heading)
        #expect(sent.requests == [.observe, .browse(.start(selection))])
        sent.requests = []
        presenter.handle(event: .viewWillReappear)
        presenter.handle(event: .didAskForRefresh)
        presenter.handle(event: .didAskForMore)
        #expect(sent.requests == [.browse(.reload), .browse(.reload), .browse(.loadMore)])
        presenter.handle(event: .didSelectTab(.newest))
        presenter.handle(event: .didAskForSettings)
        #expect(sent.transitions == [.select(.list(.newest)), .push(.settings)])
    }

    @Test func `kept articles are shown page by page, and those that were read are marked`() async throws {
        let presenter = presenter(.kept, readings: [try ArticleID("b"): date])
        presenter.handle(response: .changed(await list(.kept, try kept("a", "b"), [], total: 3)))
        var content = ArticleListContent(
            tab: .kept,
            heading: Phrase(en: "Kept articles of qiita.com", ja: "qiita.com の保存した記事"),
            actions: [.search, .remove],
            rows: [row("a"), row("b", isRead: true)],
            footer: Phrase(en: "2 of 3 articles", ja: "3 件中 2 件")
        )
        #expect(sent.takeCommands() == [.show(content)])
        presenter.handle(response: .changed(await list(.kept, try kept("a", "b"), try kept("c"), [])))
        content.rows.append(row("c"))
        content.footer = Phrase(en: "3 articles", ja: "3 件")
        #expect(sent.takeCommands() == [.show(content)])
        presenter.handle(response: .didChangeReadings([try ArticleID("b"): date, try ArticleID("c"): date]))
        content.rows[2].isRead = true
        #expect(sent.takeCommands() == [.show(content)])
        presenter.handle(event: .didOpen("c"))
        presenter.handle(event: .didOpen("nothing"))
        #expect(sent.transitions == [.push(.detail("c"))])
    }

    @Test func `a search in the kept articles follows what is typed, and its end shows them all`() async throws {
        let presenter = presenter(.kept)
        presenter.handle(response: .changed(await list(.kept, try kept("a", "b"))))
        _ = sent.take()
        presenter.handle(event: .didChangeQuery("設計"))
        presenter.handle(event: .didSubmitQuery("設計"))
        let heading = Phrase(en: "Kept articles for '設計'", ja: "保存した記事の '設計' の検索結果")
        let query = try SearchQuery("設計")
        let actions: [ArticleListAction] = [.search, .endSearch, .remove]
        #expect(sent.content?.heading == heading)
        #expect(sent.content?.actions == actions)
        #expect(sent.take().1 == [.browse(.search(.found(query)))])
        let hit = KeptArticleHit(
            KeptArticleSummary(try Sample.article("a"), keptAt: date),
            excerpt: [.init("良い", isHit: false), .init("設計", isHit: true)],
            isCutBefore: true,
            isCutAfter: true
        )
        presenter.handle(response: .changed(await list(.found(query), [.found(hit)], [])))
        #expect(sent.content?.rows == [row("a", excerpt: "…良い設計…")])
        #expect(sent.content?.search == "設計")
        _ = sent.take()
        presenter.handle(event: .didCancelSearch)
        #expect(sent.requests == [.browse(.endSearch)])
    }

    @Test func `the kept articles come back from a search without one that was removed`()
        async throws
    {
        let presenter = presenter(.kept)
        let (all, found) = (try kept("a", "b", "c"), try kept("b"))
        let removed = State(false)
        let paginator = LibraryPaginator { (_, selection) throws(ApplicationError) in
            let entries = selection == .kept ? all.filter { !removed.value || $0 != found[0] } : found
            return Page(elements: entries, next: nil, total: nil)
        }
        let browse = BrowseLibrary(paginator: paginator)
        try await browse(.start(.kept))
        presenter.handle(response: .changed(paginator.list.value))
        presenter.handle(event: .didSubmitQuery("b"))
        try await browse(.search(.found(try SearchQuery("b"))))
        presenter.handle(response: .changed(paginator.list.value))
        #expect(sent.content?.search == "b")
        #expect(sent.content?.rows == [row("b")])
        removed.set(true)
        presenter.handle(event: .didCancelSearch)
        _ = sent.take()
        // The results come too late.
        presenter.handle(response: .changed(paginator.list.value))
        #expect(sent.takeCommands().isEmpty)
        try await browse(.endSearch)
        presenter.handle(response: .changed(paginator.list.value))
        #expect(sent.content?.search == nil)
        #expect(sent.content?.rows == [row("a"), row("c")])
    }

    @Test func `the known tags are suggested for a word of the search, and none if they cannot be listed`() throws {
        let presenter = presenter(.kept)
        presenter.handle(event: .didAskForSuggestions(.tags))
        #expect(sent.requests == [.complete(.tags)])
        let tag = KnownTag(try ArticleTag("swift"), keptCount: 2)
        presenter.handle(response: .didComplete(.success(.tags([tag]))))
        presenter.handle(response: .didComplete(.failure(ApplicationError(.storage(.full)))))
        let suggestion = Suggestion("swift", Phrase(en: "2 kept articles", ja: "保存した記事 2 件"))
        #expect(sent.commands == [.suggest([suggestion]), .suggest([])])
    }

    @Test(
        arguments: [
            (.invalidInput(ValidationError(field: "stocks", value: "x", rule: .onRecord(missing: 3))), false),
            (.storage(.full), true), (.invalidData("index"), true), (.offline, true),
        ] as [(ApplicationError.Kind, Bool)]
    )
    func `a search that fails is a notice while it is typed, and is repeated with an alert when it is submitted`(
        failure: ApplicationError.Kind,
        isAlert: Bool
    ) async throws {
        let presenter = presenter(.kept)
        let error = ApplicationError(failure)
        let found = LibrarySelection.found(try SearchQuery("stocks:>=1"))
        presenter.handle(event: .didChangeQuery("stocks:>=1"))
        _ = sent.take()
        presenter.handle(response: .changed(await list(found, failure: error)))
        let commands = sent.takeCommands()
        #expect(commands.compactMap(\.notice).count == 1 && commands.compactMap(\.alert).isEmpty, "\(commands)")
        presenter.handle(event: .didSubmitQuery("stocks:>=1"))
        #expect(sent.requests == [.browse(.loadMore)])
        presenter.handle(response: .changed(await list(found, [], failure: error)))
        #expect(sent.commands.compactMap(\.alert).contains { $0.actions.contains(.cancel) } == isAlert)
        #expect(sent.commands.contains { $0.notice != nil } != isAlert)
    }

    @Test func `a kept copy is removed after a question, and the list is loaded again`() async throws {
        let presenter = presenter(.kept)
        presenter.handle(response: .changed(await list(.kept, try kept("a"))))
        _ = sent.take()
        presenter.handle(event: .didAskFor(.remove, of: ["a"]))
        let alert = try #require(sent.commands.last?.alert)
        #expect(alert.actions == [.remove, .cancel])
        #expect(alert.message.english.contains("'題名 a'"))
        presenter.handle(event: .didAnswer(AlertAnswer(.cancel)))
        #expect(sent.requests.isEmpty)
        presenter.handle(event: .didAskFor(.remove, of: ["a"]))
        presenter.handle(event: .didAnswer(AlertAnswer(.remove, to: 1)))
        let removal = LibraryRemoval.kept(try ArticleReference("a"))
        #expect(sent.requests == [.remove(removal)])
        presenter.handle(response: .didRemove(removal))
        #expect(sent.commands.last?.notice?.states("'題名 a'") == true)
        #expect(sent.requests.last == .browse(.reload))
    }

    @Test func `an article of another host is named by its URL, and leaves the history without a question`()
        async throws
    {
        let presenter = presenter(.history)
        let team = try ArticleHost("acme.qiita.com")
        presenter.handle(response: .changed(await list(.history, [try entry("a"), try entry("a", on: team)])))
        let url = "https://acme.qiita.com/items/a"
        let rows = try #require(sent.content?.rows)
        #expect(rows.map(\.id) == ["qiita.com/a", "acme.qiita.com/a"])
        #expect(rows.first?.remarks.map(\.english) == ["read on 1970-01-01 00:00", "qiita.com"])
        presenter.handle(event: .didOpen("acme.qiita.com/a"))
        presenter.handle(event: .didOpen("qiita.com/a"))
        #expect(sent.transitions == [.push(.detail(url)), .push(.detail("a"))])
        presenter.handle(event: .didAskFor(.remove, of: ["acme.qiita.com/a"]))
        let removal = LibraryRemoval.reading(try ArticleReference(url))
        #expect(sent.requests.last == .remove(removal))
        presenter.handle(response: .didRemove(removal))
        #expect(sent.commands.last?.notice?.states("'題名 a'") == true)
    }

    @Test func `the history is cleared after a question, of which only its own answer does it`() throws {
        let presenter = presenter(.history)
        presenter.handle(event: .didAskFor(.clear, of: []))
        let alert = try #require(sent.commands.last?.alert)
        #expect(alert.actions == [.clear, .cancel])
        #expect(ArticleFailureAction.clear.style == .destructive)
        presenter.handle(event: .didAnswer(AlertAnswer(.clear)))
        #expect(sent.requests == [.remove(.history)])
        presenter.handle(response: .didRemove(.history))
        #expect(sent.commands.last?.notice != nil)
    }

    @Test func `a saved search leads to its results, and one that cannot be read is shown with the reason`()
        async throws
    {
        let presenter = presenter(.saved)
        let unreadable = SavedSearchList.Unreadable(try SavedSearchName("夜"), ApplicationError(.storage(.full)))
        presenter.handle(
            response: .changed(await list(.searches, [try saved("朝", "swift"), .unreadable(unreadable)]))
        )
        let rows = try #require(sent.content?.rows)
        #expect(rows.first == ArticleRow(id: "朝", title: "朝", remarks: [Phrase(verbatim: "swift")]))
        #expect(rows.last?.title == "夜")
        presenter.handle(event: .didOpen("朝"))
        presenter.handle(event: .didOpen("夜"))
        #expect(sent.transitions == [.push(.list(.search("swift")))])
        #expect(sent.commands.last?.notice?.states("'夜'") == true)
        presenter.handle(event: .didAskFor(.remove, of: ["夜"]))
        presenter.handle(event: .didAnswer(AlertAnswer(.remove)))
        let removal = LibraryRemoval.search(try SavedSearchName("夜"))
        #expect(sent.requests.last == .remove(removal))
        presenter.handle(response: .didRemove(removal))
        #expect(sent.commands.last?.notice?.states("'夜'") == true)
    }

    @Test func `a tag leads to its articles, and cannot be removed`() async throws {
        let presenter = presenter(.tags)
        let tags = [KnownTag(try ArticleTag("Swift"), keptCount: 2), KnownTag(try ArticleTag("設計"), keptCount: 1)]
        presenter.handle(response: .changed(await list(.tags, tags.map { .tag($0) })))
        #expect(sent.content?.rows.map { $0.remarks.map(\.english) } == [["2 kept articles"], ["1 kept article"]])
        #expect(sent.content?.actions == [.show])
        presenter.handle(event: .didOpen("設計"))
        #expect(sent.transitions == [.push(.list(.tag("設計")))])
        presenter.handle(event: .didAskFor(.remove, of: ["設計"]))
        #expect(sent.requests.isEmpty)
    }

    @Test(arguments: [
        (LibrarySection.tags, LibrarySelection.tags, [ArticleListAction.show]), (.saved, .searches, []),
        (.kept, .kept, []), (.history, .history, []),
    ])
    func `an empty list says how it is filled, and offers nothing`(
        section: LibrarySection,
        selection: LibrarySelection,
        actions: [ArticleListAction]
    ) async throws {
        let presenter = presenter(section)
        presenter.handle(response: .changed(await list(selection, [])))
        #expect(sent.content?.footer != nil)
        #expect(sent.content?.actions == actions)
        #expect(sent.commands.compactMap(\.alert).isEmpty)
    }

    @Test func `a history that is off says so`() async {
        let presenter = presenter(.history, recordsHistory: false)
        presenter.handle(response: .changed(await list(.history, [])))
        #expect(sent.content?.footer?.states("'history'", "'off'") == true)
    }

    @Test func `a retry repeats what failed, not what was asked for last`() async throws {
        let presenter = presenter(.kept)
        let removal = LibraryRemoval.kept(try ArticleReference("a"))
        let busy = ApplicationError(.storage(.busy(path: "/data")))
        presenter.handle(event: .viewDidLoad)
        presenter.handle(response: .changed(await list(.kept, try kept("a"))))
        presenter.handle(event: .didAskFor(.remove, of: ["a"]))
        presenter.handle(event: .didAnswer(AlertAnswer(.remove)))
        presenter.handle(response: .changed(await list(.kept, try kept("a"), failure: busy)))
        #expect(try #require(sent.commands.last?.alert).actions == [.retry, .cancel])
        presenter.handle(response: .didNotRemove(removal, busy))
        sent.requests = []
        presenter.handle(event: .didAnswer(AlertAnswer(.retry, to: 1)))
        presenter.handle(event: .didAnswer(AlertAnswer(.retry, to: 2)))
        #expect(sent.requests == [.browse(.loadMore), .remove(removal)])
    }

    @Test func `the answers to an alert lead to the settings and to the sign-in`() {
        let presenter = presenter(.kept)
        presenter.handle(event: .didAnswer(AlertAnswer(.settings)))
        presenter.handle(event: .didAnswer(AlertAnswer(.signIn)))
        #expect(sent.transitions == [.present(.settings), .present(.signIn)])
        #expect(sent.requests == [.awaitSignIn])
    }
}
