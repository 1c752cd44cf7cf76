import ArticleContract
public import ArticleDomain
import DomainKit
public import Foundation
public import PresentationKit

extension Report {
    /// Creates the report on the headings of an article, indented by their levels.
    public init(contentsOf fetched: Fetched<ParsedArticle>, timeZone: TimeZone = .current) {
        self.init(contentsOf: fetched.value.markup, notices: Phrase.notices(of: fetched, timeZone: timeZone))
    }

    /// Creates the report on the headings of a manuscript, indented by their levels.
    public init(contentsOf manuscript: ParsedManuscript) {
        self.init(contentsOf: manuscript.markup, notices: [])
    }

    private init(contentsOf markup: Markup, notices: [Phrase]) {
        let entries = markup.outline.map { heading in
            let title = heading.title.plainText
            let record = Record(of: HeadingField.self) { field in
                switch field {
                case .level: .integer(heading.level)
                case .title: .text(title)
                }
            }
            return Entry([ReportLine(Phrase(verbatim: title), depth: heading.level - 1)], record: record)
        }
        self.init(entries, otherwise: .noHeadings, notices: notices)
    }

    /// Creates the report on the links of an article, with their numbers in the text.
    ///
    /// - Parameters:
    ///   - fetched: the article.
    ///   - host: the host of relative links.
    ///   - timeZone: the time zone of dates.
    public init(linksOf fetched: Fetched<ParsedArticle>, from host: ArticleHost, timeZone: TimeZone = .current) {
        let notices = Phrase.notices(of: fetched, timeZone: timeZone)
        self.init(linksOf: fetched.value.markup, from: host, notices: notices)
    }

    /// Creates the report on the links of a manuscript, with their numbers in the text.
    ///
    /// - Parameters:
    ///   - manuscript: the manuscript.
    ///   - host: the host of relative links.
    public init(linksOf manuscript: ParsedManuscript, from host: ArticleHost) {
        self.init(linksOf: manuscript.markup, from: host, notices: [])
    }

    private init(linksOf markup: Markup, from host: ArticleHost, notices: [Phrase]) {
        let links = ArticleTextComposer.text(of: markup, from: host).links
        let entries = links.map { link in
            let record = Record(of: LinkField.self) { field in
                switch field {
                case .number: .integer(link.number)
                case .title: .text(link.title)
                case .url: .text(link.url)
                }
            }
            let isNamed = !link.title.isEmpty && link.title != link.url
            let first = "\(link.number). \(isNamed ? link.title : link.url)"
            let lines = [ReportLine(Phrase(verbatim: first))]
            return Entry(
                isNamed ? lines + [ReportLine(Phrase(verbatim: link.url), .faint, depth: 1)] : lines,
                record: record
            )
        }
        self.init(entries, otherwise: .noLinks, notices: notices)
    }

    /// Creates the report on an article as an HTML page.
    ///
    /// - Parameters:
    ///   - fetched: the article.
    ///   - host: the host of relative links.
    ///   - wording: the language of added words, such as the labels of notes.
    ///   - timeZone: the time zone of dates.
    public init(
        htmlOf fetched: Fetched<ParsedArticle>,
        from host: ArticleHost,
        wording: Wording,
        timeZone: TimeZone = .current
    ) {
        let page = HTMLRenderer(host: host, wording: wording).page(
            title: fetched.value.article.title,
            fetched.value.markup
        )
        let record = Record(reading: fetched.map(\.article), as: page)
        self.init(
            [Entry([ReportLine(Phrase(verbatim: page))], record: record)],
            notices: Phrase.notices(of: fetched, timeZone: timeZone)
        )
    }

    /// Creates the report on a manuscript as an HTML page.
    ///
    /// - Parameters:
    ///   - manuscript: the manuscript.
    ///   - path: the path, whose last component replaces a missing title.
    ///   - host: the host of relative links.
    ///   - wording: the language of added words, such as the labels of notes.
    public init(
        htmlOf manuscript: ParsedManuscript,
        at path: ManuscriptPath,
        from host: ArticleHost,
        wording: Wording
    ) {
        let title = manuscript.manuscript.title(at: path)
        let page = HTMLRenderer(host: host, wording: wording).page(title: title, manuscript.markup)
        let record = Record(reading: manuscript.manuscript, at: path, as: page)
        self.init([Entry([ReportLine(Phrase(verbatim: page))], record: record)])
    }

    private init(_ entries: [Entry], otherwise nothing: Phrase, notices: [Phrase]) {
        self.init(
            entries.isEmpty ? [Entry([ReportLine(nothing, .faint)], record: nil)] : entries,
            notices: notices
        )
    }
}

extension Phrase {
    fileprivate static let noHeadings = Phrase(en: "The article has no headings.", ja: "この記事に見出しはありません。")
    fileprivate static let noLinks = Phrase(en: "The article has no links.", ja: "この記事にリンクはありません。")

    fileprivate static func notices(of fetched: Fetched<ParsedArticle>, timeZone: TimeZone) -> [Phrase] {
        [Phrase(CollectionOfOne(fetched.freshness), timeZone: timeZone)].compactMap { $0 }
    }
}
