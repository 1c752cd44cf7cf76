import ArticleContract
public import ArticleDomain
public import ArticleUseCase
public import DomainKit
import Foundation
public import PresentationKit
public import PresenterKit
public import ReportKit

extension Report {
    /// Creates the report on a page of the history.
    public init(history page: Page<HistoryEntry>, isKept: Bool, timeZone: DisplayTimeZone = .system) {
        let calendar = CalendarText(timeZone)
        let entries = page.elements.map { entry in
            let remarks = [entry.article.rawValue, entry.host.description, calendar.minute(entry.date)]
            let record = Record(of: HistoryField.self) { field in
                switch field {
                case .id: .text(entry.article.rawValue)
                case .title: .text(entry.title)
                case .host: .text(entry.host.description)
                case .readAt: .date(entry.date)
                }
            }
            let lines = [
                ReportLine(Phrase(verbatim: entry.title), .strong),
                ReportLine(Phrase(verbatim: remarks.joined(separator: " · ")), .faint, depth: 1),
            ]
            return Entry(lines, record: record)
        }
        let footer = Phrase(shown: entries.count, total: page.total)
        self.init(entries, footer: footer, notices: isKept ? [] : [.historyIsOff])
    }

    /// Creates the report that an article is no longer in the history; without an entry, that it was not there.
    public static func removedFromHistory(_ entry: HistoryEntry?, named name: String) -> Report {
        guard let entry else {
            return Report([], notices: [Phrase(notInHistory: ArticleReference.identifier(in: name))])
        }
        return Report(Phrase(removedFromHistory: entry.title), record: nil)
    }

    /// The report that the history was cleared.
    public static let historyCleared = Report(.historyCleared, record: nil)
}

extension Phrase {
    fileprivate init(notInHistory name: String) {
        self.init(en: "'\(name)' was not in the history.", ja: "'\(name)' は履歴にありません。")
    }

    /// Creates the notice that an article could not be added to the history.
    public init(notInHistory error: ApplicationError) {
        let message = FailureText(error).message
        self.init(
            en: "The article could not be added to the history. \(message.english)",
            ja: "記事を履歴に追加できませんでした。\(message.japanese)"
        )
    }
}

extension Report {
    /// Creates the report on a page of the kept articles.
    public init(kept page: Page<KeptArticleSummary>) {
        let entries = page.elements.map { Entry($0, excerpt: nil) }
        self.init(entries, footer: Phrase(shown: entries.count, total: page.total))
    }

    /// Creates the report on kept articles that match a search.
    public init(found page: Page<KeptArticleHit>) {
        let entries = page.elements.map { hit in
            Entry(hit.summary, excerpt: hit.excerptText)
        }
        self.init(entries, footer: Phrase(shown: entries.count, total: page.total))
    }

    /// Creates the report that an article is no longer kept; without a title, that it was not kept.
    public static func forgotten(_ title: KeptTitle?, named name: String) -> Report {
        guard let title else {
            return Report([], notices: [Phrase(notKept: ArticleReference.identifier(in: name))])
        }
        return Report(Phrase(forgotten: title.title), record: nil)
    }

    /// The report that the guide needs no kept copies, because it is part of the program.
    public static let guideKeepsNothing = Report(
        Phrase(
            en: "The guide is part of the program; it is always available offline.",
            ja: "ガイドはプログラムに含まれているため、いつでもオフラインで読めます。"
        ),
        record: nil
    )
}

extension Phrase {
    fileprivate init(notKept name: String) {
        self.init(en: "'\(name)' was not kept.", ja: "'\(name)' は保存されていません。")
    }
}

extension Report.Entry {
    fileprivate init(_ summary: KeptArticleSummary, excerpt: String?) {
        var parts = [summary.id.rawValue]
        if let author = summary.author { parts.append("@\(author.id)") }
        if let date = summary.createdAt { parts.append("\(Day(date)) JST") }
        let remarks = parts.joined(separator: " · ")
        var lines = [
            ReportLine(Phrase(verbatim: summary.title), .strong),
            ReportLine(Phrase(verbatim: remarks), .faint, depth: 1),
        ]
        if let excerpt, !excerpt.isEmpty { lines.append(ReportLine(Phrase(verbatim: excerpt), depth: 1)) }
        let columns: [KeptField] = [.id, .title, .author, .createdAt, .keptAt, .tags]
        let record = Record(columns: columns) { (field: KeptField) in
            switch field {
            case .id: .text(summary.id.rawValue)
            case .title: .text(summary.title)
            case .author: .text(summary.author?.id)
            case .createdAt: .date(summary.createdAt)
            case .updatedAt: .date(summary.updatedAt)
            case .keptAt: .date(summary.keptAt)
            case .tags: .list(summary.tags.map(\.name))
            case .url: .text(summary.url?.absoluteString)
            case .excerpt: .text(excerpt)
            }
        }
        self.init(lines, record: record)
    }
}

extension Report {
    init(_ outcomes: ArraySlice<KeepingProgress.Outcome>, outcome: ExitOutcome) {
        self.init(outcomes.map { Entry($0) }, outcome: outcome)
    }
}

extension Report.Entry {
    fileprivate init(_ outcome: KeepingProgress.Outcome) {
        let kept = try? outcome.result.get()
        let columns: [KeepingField] = [.name, .exitCode, .title]
        let record = Record(columns: columns) { (field: KeepingField) in
            switch field {
            case .name: .text(outcome.name)
            case .exitCode: .integer(Int(outcome.exit.code))
            case .title: .text(kept?.title)
            case .id: .text(kept?.id.rawValue)
            case .kept: .flag(kept != nil)
            }
        }
        self.init(kept.map { [ReportLine(Phrase(kept: $0.title))] } ?? [], record: record)
    }
}

extension KeepingProgress.Outcome {
    /// The exit outcome of a program that keeps this article alone.
    var exit: ExitOutcome {
        switch result {
        case .success: .done
        case .failure(let error): ExitOutcome(error)
        }
    }
}

extension ExitOutcome {
    /// Creates the exit outcome of a program that keeps articles: that of their failure, or 1 where failures differ.
    init(_ outcomes: [KeepingProgress.Outcome]) {
        let failures = Set(outcomes.map(\.exit)).subtracting([.done])
        self = failures.count > 1 ? .failed : failures.first ?? .done
    }
}

extension Report {
    /// Creates the report on the saved searches.
    public init(saved list: SavedSearchList) {
        let count = list.searches.count
        self.init(
            list.searches.map {
                Entry(
                    [
                        ReportLine(Phrase(verbatim: $0.name.text), .strong),
                        ReportLine(Phrase(verbatim: $0.query.text), depth: 1),
                    ],
                    record: Record(of: $0)
                )
            },
            footer: Phrase(savedSearches: count),
            notices: list.unreadable.map { Phrase(unreadable: $0) },
            outcome: list.unreadable.first.map { ExitOutcome($0.error) } ?? .done
        )
    }

    init(saved search: SavedSearch) {
        self.init(
            Phrase(
                en: "'\(search.name)' searches for '\(search.query.text)'.",
                ja: "'\(search.query.text)' を '\(search.name)' として保存しました。"
            ),
            record: Record(of: search, isSingle: true)
        )
    }

    /// Returns the report that a saved search was removed.
    public static func removed(_ name: String) -> Report {
        Report(Phrase(unsaved: name), record: nil)
    }
}

extension Phrase {
    /// Creates the notice that a saved search cannot be read, and why.
    init(unreadable search: SavedSearchList.Unreadable) {
        let reason = FailureText(search.error).message
        self.init(
            en: "The saved search '\(search.name)' cannot be read. \(reason.english)",
            ja: "保存した検索 '\(search.name)' を読み取れません。\(reason.japanese)"
        )
    }
}

extension Record {
    fileprivate init(of search: SavedSearch, isSingle: Bool = false) {
        self.init(columns: [.name, .search, .savedAt], isSingle: isSingle) { (field: SavedField) in
            switch field {
            case .name: .text(search.name.text)
            case .search: .text(search.query.text)
            case .query: .text(search.words)
            case .created: .text(search.value(of: .created))
            case .updated: .text(search.value(of: .updated))
            case .stocks: .text(search.value(of: .stocks))
            case .title: .text(search.value(of: .title))
            case .code: .text(search.value(of: .code))
            case .organization: .text(search.value(of: .organization))
            case .savedAt: .date(search.savedAt)
            }
        }
    }
}

extension SavedSearch {
    fileprivate func value(of field: SearchFilter.Field) -> String? {
        filters.first { $0.field == field }?.value
    }
}
