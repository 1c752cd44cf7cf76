public import ArticleContract
public import PresentationKit
public import ReportKit
public import ViewKit

/// A numbered list of articles.
public final class ArticleListRootView: LineView {
    private var heading: Phrase?
    private var rows: [ArticleRow] = []
    private var footer: Phrase?
    private var firstNumber = 1

    public init() {}

    public func setup() {}

    /// Sets the heading above the rows that are added next.
    public func setHeading(_ heading: Phrase) {
        self.heading = heading
    }

    /// Adds rows below the last ones.
    ///
    /// - Parameters:
    ///   - rows: the articles.
    ///   - number: the number of the first row.
    public func add(_ rows: [ArticleRow], from number: Int) {
        self.rows += rows
        firstNumber = number
    }

    /// Sets the footer below the rows that were added last.
    public func setFooter(_ footer: Phrase) {
        self.footer = footer
    }

    public func takeLines(for page: LinePage) -> [TerminalText] {
        defer {
            heading = nil
            rows = []
            footer = nil
        }
        var lines: [TerminalText] = []
        if let heading {
            lines += page.lines(of: TerminalText(page.wording(heading), style: TextStyle(.bold))) + [""]
        }
        let numberWidth = String(firstNumber + rows.count - 1).utf8.count
        for (number, row) in zip(firstNumber..., rows) {
            let label = TerminalText("\(number)", style: TextStyle(foreground: .cyan)).padded(
                to: numberWidth,
                .trailing
            )
            lines += page.lines(of: TerminalText(row.title, style: TextStyle(.bold)), behind: label + "  ")
            lines += page.lines(of: row.remarks(page.wording), behind: .spaces(numberWidth + 2))
        }
        if let footer {
            lines += [""] + page.lines(of: TerminalText(page.wording(footer), style: TextStyle(.dim)))
        }
        return lines
    }

    public func takeRecords() -> [Record] {
        defer { rows = [] }
        return rows.map(\.record)
    }
}

extension ArticleRow {
    /// Returns the line with author, date, reactions and tags.
    fileprivate func remarks(_ wording: Wording) -> TerminalText {
        var parts: [String] = []
        if isRead { parts.append(wording(ArticleMetadataText.read.phrase)) }
        if let author { parts.append("@\(author)") }
        if let date { parts.append(date) }
        if likes > 0 { parts.append("♥ \(likes)") }
        if stocks > 0 { parts.append(wording(ArticleMetadataText.stocks(stocks).phrase)) }
        if comments > 0 { parts.append(wording(ArticleMetadataText.comments(comments).phrase)) }
        if !tags.isEmpty { parts.append(tags.map { "#\($0)" }.joined(separator: " ")) }
        return TerminalText(parts.joined(separator: " · "), style: TextStyle(.dim))
    }
}
