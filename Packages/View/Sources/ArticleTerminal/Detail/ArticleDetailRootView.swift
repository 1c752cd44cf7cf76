public import ArticleContract
import PresentationKit
public import ViewKit

/// An article: its header, its text and its links, below a field to search in it, and beside its table of contents.
public final class ArticleDetailRootView: Component, AppView {
    /// The field for a search in the text; hidden until the user asks for it.
    public let search = SearchField()
    /// The text of the article with its header.
    public let text = TextView()
    /// The table of contents; hidden until the user asks for it.
    public let contents = CollectionView<Int>()
    /// The table of contents beside the text, or in its place on a narrow screen.
    private lazy var split = Split(contents, text, leading: .fraction(0.3), minimumColumns: 90)
    private lazy var headings = CollectionDataSource<TextHeading>(contents)
    private lazy var images = ArticleImages(text)
    private var headingPlaces: [Int] = []
    private var codes: [Int] = []

    public func setup() {
        search.isHidden = true
        contents.isHidden = true
        contents.header = TerminalText(traits.wording(ArticleMenuText.contentsHeading), style: TextStyle(.title))
        headings.register(make: HeadingCell.init) { [contents] cell, heading in
            cell.show(heading, wording: contents.traits.wording)
        }
        add(Stack(.vertical, [search, split]))
    }

    /// Shows an article.
    public func show(_ article: ArticleDetail) {
        let outline = article.text.headings
        headingPlaces = outline.map(\.place)
        headings.apply(Snapshot(outline))
        codes = article.text.codes.map(\.place)
        images.removeAll()
        text.show(links: article.text.links.map { TerminalLink($0) }) { [images] page in
            var layout = ArticleTextLayout(page)
            if page.medium == .screen, images.areShown { layout.imageBox = images.layout }
            let head = article.head(on: page) + [""]
            let body = layout.placedLines(of: article.text)
            let links = article.text.links.isEmpty ? [] : [""] + layout.list(of: article.text.links)
            return body.between(head, links)
        }
    }

    // MARK: - Contents

    /// A Boolean value that indicates whether the article has headings.
    public var hasHeadings: Bool { !headingPlaces.isEmpty }

    /// Selects the heading above a position of the text.
    public func selectHeading(at position: ScrollPosition?) {
        let place = position.flatMap { position in headingPlaces.last { $0 <= position.place } }
        if let place = place ?? headingPlaces.first { contents.select(place) }
    }

    /// Scrolls to a heading, which stays selected also where the text is too short to have it at the top.
    public func goToHeading(at place: Int) {
        text.scroll(to: ScrollPosition(place: place))
        contents.select(place)
        if split.isCollapsed { contents.isHidden = true }
    }

    // MARK: - Images

    /// The event that other images are visible, with the numbers of those that are.
    public var imageChanges: ControlEvent<[Int]> { images.changes }

    /// Shows an image, or the reason why there is none.
    public func showImage(_ number: Int, _ state: TextImageState) {
        images.show(state, of: number)
    }

    // MARK: - Code

    /// The number of blocks of code.
    public var codeCount: Int { codes.count }

    /// The number of the block of code that is nearest to the top of the screen, from 1; nil without code.
    public var nearestCode: Int? {
        text.nearestPlace(among: codes).flatMap(codes.firstIndex).map { $0 + 1 }
    }
}

extension ArticleDetail {
    fileprivate func head(on page: LinePage) -> [TerminalText] {
        let (dim, wording) = (TextStyle(.secondary), page.wording)
        var lines = page.lines(of: TerminalText(title, style: TextStyle(.title)))
        var parts = [author.map { "@\($0)" }, wording.dates(created: created, updated: updated)].compactMap(\.self)
        parts += ArticleMetadataText.counts(likes: likes, stocks: stocks, comments: comments).map { wording($0) }
        if let lastRead { parts.append(wording(ArticleMetadataText.readOn(lastRead))) }
        if !parts.isEmpty { lines += page.lines(of: TerminalText(parts.joined(separator: " · "), style: dim)) }
        if !tags.isEmpty {
            lines += page.lines(of: TerminalText(tags.map { "#\($0)" }.joined(separator: " "), style: dim))
        }
        if let url { lines += page.lines(of: TerminalText(url, style: dim)) }
        return lines
    }
}
