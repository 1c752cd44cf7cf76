import ArticleContract
public import ArticleDomain
public import DomainKit
import Foundation
import PresentationKit
public import ReportKit

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

    /// Creates the report that an article is no longer kept.
    ///
    /// - Parameters:
    ///   - title: the title of the removed article, or nil if the article was not kept.
    ///   - name: the article as the user named it, for one without a title.
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
    /// Creates the notice that an article was not kept.
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
