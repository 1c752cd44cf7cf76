import ArticleContract
public import ArticleDomain
import DomainKit
public import Foundation
public import PresentationKit

extension Report {
    /// The headings of an article, each indented by its level.
    public init(contentsOf fetched: Fetched<ParsedArticle>, timeZone: TimeZone = .current) {
        self.init(contentsOf: fetched.value.markup, notices: Phrase.notices(of: fetched, timeZone: timeZone))
    }

    /// The headings of a manuscript, each indented by its level.
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

    /// The places that an article leads to, with the numbers by which its text refers to them.
    ///
    /// - Parameters:
    ///   - fetched: the article.
    ///   - host: where it is from; links relative to it lead there.
    ///   - timeZone: the one in which moments are told.
    public init(linksOf fetched: Fetched<ParsedArticle>, from host: ArticleHost, timeZone: TimeZone = .current) {
        let notices = Phrase.notices(of: fetched, timeZone: timeZone)
        self.init(linksOf: fetched.value.markup, from: host, notices: notices)
    }

    /// The places that a manuscript leads to, with the numbers by which its text refers to them.
    ///
    /// - Parameters:
    ///   - manuscript: the manuscript.
    ///   - host: where it would be published; links relative to it lead there.
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

    /// An article as a page for a browser.
    ///
    /// - Parameters:
    ///   - fetched: the article.
    ///   - host: where it is from; links relative to it lead there.
    ///   - wording: the language of what is added to the text, such as the labels of notes.
    ///   - timeZone: the one in which moments are told.
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

    /// A manuscript as a page for a browser.
    ///
    /// - Parameters:
    ///   - manuscript: the manuscript.
    ///   - path: where it is; the name of the file stands in for a title that it does not have.
    ///   - host: where it would be published; links relative to it lead there.
    ///   - wording: the language of what is added to the text, such as the labels of notes.
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
