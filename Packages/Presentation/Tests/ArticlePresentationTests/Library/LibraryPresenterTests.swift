import ArticleContract
import ArticleDomain
import ArticlePresentation
import ArticleUseCase
import DomainKit
import Foundation
import PresentationKit
import ReportKit
import Testing

@MainActor
struct LibraryPresenterTests {
    private let sent = Sent<LibraryCommand, LibraryRequest, ArticleRoute>()
    private let date = Date(timeIntervalSince1970: 0)

    private func presenter(_ section: LibrarySection, recordsHistory: Bool = true) -> LibraryPresenter {
        LibraryPresenter(
            section,
            of: .qiita,
            recordsHistory: recordsHistory,
            timeZone: .utc,
            commandListener: sent.commandListener,
            requestListener: sent.requestListener,
            router: sent.router
        )
    }

    private func kept(_ ids: [String], next: PageRequest? = nil, total: Int? = nil) throws -> LibraryPage {
        let summaries = try ids.map { KeptArticleSummary(try Sample.article($0), keptAt: date) }
        return .kept(
            Page(elements: summaries, next: next, total: total ?? ids.count),
            readings: [try ArticleID("b"): date]
        )
    }

    private func row(_ id: String, isRead: Bool = false, excerpt: String? = nil) -> LibraryRow {
        let remarks =
            (isRead ? [ArticleMetadataText.read.phrase] : [])
            + ["@koher", "2018-05-29", "#Swift #設計"].map(Phrase.init(verbatim:))
        return LibraryRow(id: id, title: "題名 \(id)", remarks: remarks, excerpt: excerpt)
    }

    private func entry(_ id: String, on host: ArticleHost = .qiita) throws -> HistoryEntry {
        HistoryEntry(try ArticleID(id), on: host, title: "題名 \(id)", date: date)
    }

    private func saved(_ name: String, _ words: String) throws -> SavedSearch {
        try SavedSearch(SavedSearchName(name), words: words, filters: [], savedAt: date)
    }

    @Test(arguments: [
        (LibrarySection.tags, ArticleTab.tags, "Tags of the kept articles", LibraryRequest.listTags),
        (.saved, .saved, "Saved searches", .listSearches),
        (.kept, .kept, "Kept articles of qiita.com", .listKept(.first)),
        (.history, .history, "Articles that you have read", .listHistory(.first)),
    ])
    func `a list is a tab with a heading, and is loaded when it appears`(
        section: LibrarySection,
        tab: ArticleTab,
        heading: String,
        request: LibraryRequest
    ) {
        let presenter = presenter(section)
        presenter.handle(event: .viewDidLoad)
        #expect(sent.commands.first == .showTabs(selected: tab))
        #expect(sent.commands.dropFirst().compactMap(\.heading?.english) == [heading])
        #expect(sent.requests.isEmpty)
        presenter.handle(event: .viewWillAppear)
        presenter.handle(event: .didAskForRefresh)
        #expect(sent.requests == [request, request])
        presenter.handle(event: .didSelectTab(.newest))
        presenter.handle(event: .didAskForSettings)
        #expect(sent.transitions == [.select(.list(.newest)), .push(.settings)])
    }

    @Test func `kept articles are shown page by page, and those that were read are marked`() throws {
        let presenter = presenter(.kept)
        presenter.handle(event: .viewWillAppear)
        presenter.handle(response: .didLoad(try kept(["a", "b"], next: PageRequest.first.next, total: 3)))
        let footer = Phrase(en: "2 of 3 articles", ja: "3 件中 2 件")
        #expect(
            sent.takeCommands() == [
                .show([row("a"), row("b", isRead: true)]), .showFooter(footer), .offer([.search, .remove]),
            ]
        )
        presenter.handle(event: .didReachEnd)
        presenter.handle(event: .didReachEnd)
        #expect(sent.requests == [.listKept(.first), .listKept(PageRequest.first.next)])
        presenter.handle(response: .didLoad(try kept(["c"])))
        #expect(sent.takeCommands().first == .append([row("c")]))
        presenter.handle(event: .didSelect("c"))
        presenter.handle(event: .didSelect("nothing"))
        #expect(sent.transitions == [.push(.detail("c"))])
    }

    @Test func `a search in the kept articles follows what is typed, and its end shows them all`() throws {
        let presenter = presenter(.kept)
        presenter.handle(event: .viewWillAppear)
        presenter.handle(response: .didLoad(try kept(["a", "b"])))
        _ = sent.take()
        presenter.handle(event: .didChangeQuery("設計"))
        presenter.handle(event: .didChangeQuery("設計"))
        let heading = Phrase(en: "Kept articles for '設計'", ja: "保存した記事の '設計' の検索結果")
        let search = LibraryRequest.searchKept(KeptSearch(try SearchQuery("設計"), page: .first))
        #expect(sent.take() == ([.showHeading(heading), .show([])], [search]))
        let hit = KeptArticleHit(
            KeptArticleSummary(try Sample.article("a"), keptAt: date),
            excerpt: [.init("良い", isHit: false), .init("設計", isHit: true)],
            isCutBefore: true,
            isCutAfter: true
        )
        presenter.handle(response: .didLoad(.found(Page(elements: [hit], next: nil, total: 1), readings: [:])))
        #expect(sent.takeCommands().first == .show([row("a", excerpt: "…良い設計…")]))
        presenter.handle(event: .viewWillAppear)
        #expect(sent.requests == [search])
        presenter.handle(event: .didCancelSearch)
        #expect(sent.requests == [search, .listKept(.first)])
    }

    @Test func `a query that the kept articles cannot answer is a notice, and other failures are alerts`() throws {
        let presenter = presenter(.kept)
        let violation = ValidationError(field: "stocks", value: "x", rule: .onRecord(missing: 3))
        presenter.handle(event: .didChangeQuery("stocks:>=1"))
        presenter.handle(response: .didFail(ApplicationError(.invalidInput(violation))))
        #expect(sent.takeCommands().compactMap(\.alert).isEmpty)
        presenter.handle(response: .didFail(ApplicationError(.storage(.full))))
        let alert = try #require(sent.commands.last?.alert)
        #expect(alert.actions.contains(.cancel))
    }

    @Test func `a kept copy is removed after a question, and the list is loaded again`() throws {
        let presenter = presenter(.kept)
        presenter.handle(event: .viewWillAppear)
        presenter.handle(response: .didLoad(try kept(["a"])))
        _ = sent.take()
        presenter.handle(event: .didAskToRemove("a"))
        let alert = try #require(sent.commands.last?.alert)
        #expect(alert.actions == [.remove, .cancel])
        #expect(alert.message.english.contains("'題名 a'"))
        presenter.handle(event: .didAnswer(.cancel))
        #expect(sent.requests.isEmpty)
        presenter.handle(event: .didAskToRemove("a"))
        presenter.handle(event: .didAnswer(.remove))
        #expect(sent.requests == [.removeKept(try ArticleReference("a"))])
        presenter.handle(response: .didRemove)
        #expect(sent.commands.last?.notice?.english == "'題名 a' is no longer kept.")
        #expect(sent.requests.last == .listKept(.first))
    }

    @Test func `an article of another host is named by its URL, and leaves the history without a question`() throws {
        let presenter = presenter(.history)
        presenter.handle(event: .viewWillAppear)
        let team = try ArticleHost("acme.qiita.com")
        let page = Page(elements: [try entry("a"), try entry("b", on: team)], next: nil, total: 2)
        presenter.handle(response: .didLoad(.history(page)))
        let url = "https://acme.qiita.com/items/b"
        let rows = try #require(sent.commands.first?.rows)
        #expect(rows.map(\.id) == ["a", url])
        #expect(rows.first?.remarks.map(\.english) == ["read on 1970-01-01 00:00", "qiita.com"])
        presenter.handle(event: .didSelect(url))
        #expect(sent.transitions == [.push(.detail(url))])
        presenter.handle(event: .didAskToRemove(url))
        #expect(sent.requests.last == .removeFromHistory(try ArticleReference(url)))
        presenter.handle(response: .didRemove)
        #expect(sent.commands.last?.notice?.english == "'題名 b' is no longer in the history.")
    }

    @Test func `the history is cleared after the question of its command`() throws {
        let presenter = presenter(.history)
        presenter.handle(event: .didAskToClear)
        let alert = try #require(sent.commands.last?.alert)
        #expect(alert.title == HistoryAlerts().clearing.title)
        #expect(alert.actions == [.clear, .cancel])
        presenter.handle(event: .didAnswer(.clear))
        #expect(sent.requests == [.clearHistory])
        presenter.handle(response: .didRemove)
        #expect(sent.commands.last?.notice?.english == "The history is empty now.")
    }

    @Test func `a saved search leads to its results, and one that cannot be read is named`() throws {
        let presenter = presenter(.saved)
        presenter.handle(event: .viewWillAppear)
        let unreadable = SavedSearchList.Unreadable(try SavedSearchName("夜"), ApplicationError(.storage(.full)))
        presenter.handle(
            response: .didLoad(.searches(SavedSearchList([try saved("朝", "swift")], unreadable: [unreadable])))
        )
        #expect(sent.commands.first?.rows == [LibraryRow(id: "朝", title: "朝", remarks: [Phrase(verbatim: "swift")])])
        #expect(sent.commands.last?.notice?.english.hasPrefix("The saved search '夜' cannot be read.") == true)
        presenter.handle(event: .didSelect("朝"))
        #expect(sent.transitions == [.push(.list(.search("swift")))])
        presenter.handle(event: .didAskToRemove("朝"))
        presenter.handle(event: .didAnswer(.remove))
        #expect(sent.requests.last == .removeSearch(try SavedSearchName("朝")))
        presenter.handle(response: .didRemove)
        #expect(sent.commands.last?.notice?.english == "'朝' is no longer saved.")
    }

    @Test func `a tag leads to its articles, and cannot be removed`() throws {
        let presenter = presenter(.tags)
        presenter.handle(event: .viewWillAppear)
        let tags = [KnownTag(try ArticleTag("Swift"), keptCount: 2), KnownTag(try ArticleTag("設計"), keptCount: 1)]
        presenter.handle(response: .didLoad(.tags(tags)))
        #expect(
            sent.commands.first?.rows?.map { $0.remarks.map(\.english) } == [["2 kept articles"], ["1 kept article"]]
        )
        #expect(sent.commands.last == .offer([]))
        presenter.handle(event: .didSelect("設計"))
        #expect(sent.transitions == [.push(.list(.tag("設計")))])
        sent.requests = []
        presenter.handle(event: .didAskToRemove("設計"))
        #expect(sent.requests.isEmpty)
    }

    @Test(arguments: [
        (LibrarySection.tags, LibraryPage.tags([]), "No tags. The tags of", [LibraryOperation]()),
        (.saved, .searches(SavedSearchList([])), "No saved searches. '", []),
        (.kept, .kept(Page(elements: [], next: nil, total: 0), readings: [:]), "Nothing is kept. The articles", []),
        (.history, .history(Page(elements: [], next: nil, total: 0)), "Nothing was read yet. The articles", []),
    ])
    func `an empty list says how it is filled, and offers nothing`(
        section: LibrarySection,
        page: LibraryPage,
        beginning: String,
        operations: [LibraryOperation]
    ) throws {
        let presenter = presenter(section)
        presenter.handle(event: .viewWillAppear)
        presenter.handle(response: .didLoad(page))
        #expect(try #require(sent.commands.compactMap(\.footer).first).english.hasPrefix(beginning))
        #expect(sent.commands.last == .offer(operations))
    }

    @Test func `a history that is off says so`() {
        let presenter = presenter(.history, recordsHistory: false)
        presenter.handle(event: .viewWillAppear)
        presenter.handle(response: .didLoad(.history(Page(elements: [], next: nil, total: 0))))
        let footer = sent.commands.compactMap(\.footer).first?.english
        #expect(footer == "No articles. What is read now is not added: 'history' is 'off' in the configuration.")
    }

    @Test func `a list that could not be loaded is loaded again on request`() throws {
        let presenter = presenter(.kept)
        presenter.handle(event: .viewWillAppear)
        presenter.handle(response: .didFail(ApplicationError(.storage(.busy(path: "/data")))))
        #expect(try #require(sent.commands.last?.alert).actions == [.retry, .cancel])
        presenter.handle(event: .didAnswer(.retry))
        #expect(sent.requests == [.listKept(.first), .listKept(.first)])
        presenter.handle(response: .didLoad(try kept(["a"])))
        #expect(sent.commands.contains(.show([row("a")])))
    }
}

extension LibraryCommand {
    fileprivate var heading: Phrase? { if case .showHeading(let heading) = self { heading } else { nil } }
    fileprivate var footer: Phrase? { if case .showFooter(let footer) = self { footer } else { nil } }
    fileprivate var notice: Phrase? { if case .showNotice(let notice) = self { notice } else { nil } }
    fileprivate var rows: [LibraryRow]? { if case .show(let rows) = self { rows } else { nil } }
    fileprivate var alert: AlertStrategy<LibraryAction>? { if case .showAlert(let alert) = self { alert } else { nil } }
}
