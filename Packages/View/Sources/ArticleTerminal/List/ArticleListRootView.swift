public import ArticleContract
public import PresentationKit
public import ViewKit

/// A numbered list of articles, of which the page that was added last is kept.
public final class ArticleListRootView: Component, AppView {
    private var heading: Phrase?
    private var rows: [ArticleRow] = []
    private var footer: Phrase?
    private var firstNumber = 1
    private var hasNew = (heading: false, rows: false, footer: false)

    public func setup() {}

    /// Sets the heading above the rows that are added next.
    public func setHeading(_ heading: Phrase) {
        self.heading = heading
        hasNew.heading = true
    }

    /// Adds rows below the last ones.
    ///
    /// - Parameters:
    ///   - rows: the articles.
    ///   - number: the number of the first row.
    public func add(_ rows: [ArticleRow], from number: Int) {
        if hasNew.rows, number > firstNumber {
            self.rows += rows
        } else {
            self.rows = rows
            firstNumber = number
        }
        hasNew.rows = true
        setContentChanged()
    }

    /// Marks rows as read, which shows when they are printed again.
    public func markAsRead(_ ids: Set<String>) {
        for index in rows.indices where ids.contains(rows[index].id) { rows[index].isRead = true }
    }

    /// Sets the footer below the rows that were added last.
    public func setFooter(_ footer: Phrase) {
        self.footer = footer
        hasNew.footer = true
        setContentChanged()
    }

    public override func setNeedsPrinting() {
        hasNew = (heading: true, rows: true, footer: true)
    }

    public override func takeLines(for page: LinePage) -> [TerminalText] {
        defer { hasNew = (heading: false, rows: false, footer: false) }
        return (hasNew.heading ? headingLines(for: page) : []) + (hasNew.rows ? rowLines(for: page) : [])
            + (hasNew.footer ? footerLines(for: page) : [])
    }

    private func headingLines(for page: LinePage) -> [TerminalText] {
        guard let heading else { return [] }
        return page.lines(of: TerminalText(page.wording(heading), style: TextStyle(.bold))) + [""]
    }

    private func rowLines(for page: LinePage) -> [TerminalText] {
        let numberWidth = String(firstNumber + rows.count - 1).utf8.count
        return zip(firstNumber..., rows).flatMap { number, row in
            let label = TerminalText("\(number)", style: TextStyle(foreground: .cyan)).padded(
                to: numberWidth,
                .trailing
            )
            return page.lines(of: TerminalText(row.title, style: TextStyle(.bold)), behind: label + "  ")
                + page.lines(of: row.remarks(page.wording), behind: .spaces(numberWidth + 2))
        }
    }

    private func footerLines(for page: LinePage) -> [TerminalText] {
        guard let footer else { return [] }
        return [""] + page.lines(of: TerminalText(page.wording(footer), style: TextStyle(.dim)))
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
