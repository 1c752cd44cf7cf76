import ArticleContract
public import ArticleDomain
public import PresentationKit
public import PresenterKit
public import ReportKit

extension Report {
    /// Creates the report on the headings of a text, indented by their levels.
    ///
    /// - Parameters:
    ///   - markup: the parsed text.
    ///   - freshness: the freshness of the article.
    ///   - timeZone: the time zone of dates.
    public init(contentsOf markup: Markup, _ freshness: Freshness = .live, timeZone: DisplayTimeZone = .system) {
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
        self.init(entries, otherwise: .noHeadings, notices: Phrase.notices(of: freshness, timeZone: timeZone))
    }

    /// Creates the report on the links of a text, with their numbers in the text.
    ///
    /// - Parameters:
    ///   - markup: the parsed text.
    ///   - freshness: the freshness of the article.
    ///   - host: the host of relative links.
    ///   - linksFiles: a Boolean value that indicates whether relative links without a slash before them lead to other files.
    ///   - timeZone: the time zone of dates.
    public init(
        linksOf markup: Markup,
        _ freshness: Freshness = .live,
        from host: ArticleHost,
        linksFiles: Bool = false,
        timeZone: DisplayTimeZone = .system
    ) {
        let links = ArticleTextComposer.text(of: markup, from: host, linksFiles: linksFiles).links
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
        self.init(entries, otherwise: .noLinks, notices: Phrase.notices(of: freshness, timeZone: timeZone))
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
        timeZone: DisplayTimeZone = .system
    ) {
        let page = HTMLRenderer(host: host, wording: wording).page(
            title: fetched.value.source.title,
            fetched.value.markup
        )
        let record = Record(reading: fetched.map(\.source), as: page)
        self.init(
            [Entry([ReportLine(Phrase(verbatim: page))], record: record)],
            notices: Phrase.notices(of: fetched.freshness, timeZone: timeZone)
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
        let title = manuscript.source.title(at: path)
        let page = HTMLRenderer(host: host, wording: wording).page(title: title, manuscript.markup)
        let record = Record(reading: manuscript.source, at: path, as: page)
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

    fileprivate static func notices(of freshness: Freshness, timeZone: DisplayTimeZone) -> [Phrase] {
        [Phrase(CollectionOfOne(freshness), timeZone: timeZone)].compactMap { $0 }
    }
}
