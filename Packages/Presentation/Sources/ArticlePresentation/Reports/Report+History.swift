import ArticleContract
public import ArticleDomain
public import DomainKit
public import PresentationKit
public import PresenterKit
public import ReportKit

extension Report {
    /// Creates the report on a page of the history.
    ///
    /// - Parameters:
    ///   - page: the page.
    ///   - isKept: a Boolean value that indicates whether the history is on.
    ///   - timeZone: the time zone of dates.
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

    /// Creates the report that an article is no longer in the history.
    ///
    /// - Parameters:
    ///   - entry: the removed entry, or nil if the article was not in the history.
    ///   - name: the article as the user named it, for one without a title.
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
    /// Creates the notice that an article was not in the history.
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
