/// A component that shows a long text: it scrolls, follows links, and finds terms.
///
/// The text is laid out for a width by a closure, and again when the width changes, with the same words at the top. A line
/// that is wider than the view scrolls sideways. A wide view has the text in a column of at most 100 cells in its middle. The
/// cost of scrolling does not depend on the length of the text. The line host prints all lines once.
///
/// ![The beginning of an article with a title, tags and a heading](text-view)
///
/// ```swift
/// let view = TextView()
/// view.show { page in
///     PlacedLines(["Call me Ishmael.", "Some years ago"].flatMap { page.lines(of: $0) })
/// }
/// view.search("years")
/// ```
public final class TextView: Component {
    /// The place of the text that stays at the top when the text is laid out again.
    private enum Anchor {
        case text(LaidOutText.Anchor)
        case line(Int)
        case position(ScrollPosition)
    }

    /// The event that the user opened a link, with its number.
    public let opens = ControlEvent<Int>()
    /// The event that the line at the top has another position, because the text was scrolled or shown; nil above the
    /// first place.
    public let scrolls = ControlEvent<ScrollPosition?>()
    /// The event that other attachments are visible, with the numbers of those that are, from top to bottom.
    public let attachmentChanges = ControlEvent<[Int]>()
    /// Creates the component of an attachment, by its number, when it becomes visible.
    public var makeAttachment: ((Int) -> Component)?
    /// The components of the visible attachments, by their numbers.
    var attachmentViews: [Int: Component] = [:]
    /// The numbers that were sent last.
    var visibleAttachments: [Int] = []
    /// The targets of links by their numbers, from 1; nil for one that only its number opens.
    private(set) var targets: [TerminalLink?] = []
    /// The text for ``page``.
    private(set) var text = LaidOutText()
    var selectedLink: Int?
    /// The index of the reference to a note that was followed last.
    var followedReference: Int?
    var matcher: TextMatcher?
    /// The match that was found last.
    var currentMatch: [LaidOutText.LineRange]?

    private var content: (@MainActor (LinePage) -> PlacedLines)?
    private var page: LinePage?
    /// A Boolean value that indicates whether the text has to be laid out again for the same page.
    private var needsTextLayout = false
    private var anchor = Anchor.line(0)
    private var anchorLine = 0
    private var hiddenColumns = 0
    /// The column of the view at which the text begins, which is in the middle of a wide view.
    private var inset = 0
    private var sentPosition: ScrollPosition?

    /// Creates a view without a text.
    public override init() {
        super.init()
        grows = true
    }

    /// Shows a text from its start.
    ///
    /// - Parameters:
    ///   - links: the targets of links by their numbers, from 1. Runs of the text with such a link can be selected; one that
    ///     is nil, because it is not safe in a terminal, can be opened by its number only.
    ///   - layout: returns the lines of the text for a page, from top to bottom, with its places; they may be wider than the
    ///     page.
    public func show(links: [TerminalLink?] = [], layout: @escaping @MainActor (LinePage) -> PlacedLines) {
        targets = links
        content = layout
        text = LaidOutText()
        page = nil
        anchor = .line(0)
        hiddenColumns = 0
        selectedLink = nil
        followedReference = nil
        currentMatch = nil
        removeAttachments()
        setContentChanged()
    }

    /// Marks the text as one that has to be laid out again, with the same words at the top, because the space for an
    /// attachment has changed.
    public func setNeedsTextLayout() {
        needsTextLayout = true
        setNeedsLayout()
    }

    public override var canBecomeFocused: Bool { true }

    public override var isText: Bool { true }

    public override var commands: [KeyCommand] { linkCommands + searchCommands + scrollCommands }

    public override var status: TerminalText {
        text.lines.count > frame.size.rows ? TerminalText("\(Int(fraction * 100))%") : TerminalText()
    }

    // MARK: - Position

    /// The number of lines, as they are laid out now.
    public var lineCount: Int { text.lines.count }

    /// The line at the top.
    public var line: Int { min(anchorLine, lastTop) }

    /// The part of the text above the view: 0 at its start, 1 at its end.
    public var fraction: Double {
        lastTop > 0 ? Double(line) / Double(lastTop) : 0
    }

    /// Scrolls to a line, before or after the text is laid out.
    public func scroll(toLine line: Int) {
        scroll(to: .line(line))
    }

    /// Scrolls to a position, before or after the text is laid out.
    public func scroll(to position: ScrollPosition) {
        scroll(to: .position(position))
    }

    /// The position of the line at the top; nil above the first place, and before the text is laid out.
    public var position: ScrollPosition? { text.position(ofLine: line) }

    /// Scrolls by lines; negative for up.
    func scroll(by lines: Int) {
        scroll(to: .line(line + lines))
    }

    /// Scrolls sideways by columns; negative for left.
    func scroll(byColumns columns: Int) {
        hiddenColumns = max(0, min(hiddenColumns + columns, lastHiddenColumns))
        setNeedsScrolling()
    }

    /// Scrolls to cells that are not visible; if not all of them fit, the first ones are shown.
    func reveal(_ parts: [LaidOutText.LineRange]) {
        for part in parts.reversed() { reveal(part) }
        host?.setNeedsUpdate()
    }

    private func reveal(_ target: LaidOutText.LineRange) {
        let (rows, columns) = (frame.size.rows, frame.size.columns)
        if !(line..<line + rows).contains(target.line) { scroll(to: .line(target.line - rows / 3)) }
        let start = textStart + target.columns.lowerBound
        if start < 0 || textStart + target.columns.upperBound > columns {
            scroll(byColumns: start - columns / 3)
        }
    }

    public override func didScroll(by rows: Int) {
        scroll(by: rows)
    }

    public override func didTap(at point: Point) {
        guard let link = text.link(atLine: line + point.row, column: point.column - textStart) else {
            return super.didTap(at: point)
        }
        follow(link)
    }

    /// The line at the top when the last one is at the bottom.
    private var lastTop: Int { max(0, lineCount - max(1, frame.size.rows)) }

    /// The columns on the left of the view when it shows the end of the widest line.
    private var lastHiddenColumns: Int { max(0, inset + text.widest - contentColumns) }

    /// A Boolean value that indicates whether a line is wider than the view.
    var scrollsSideways: Bool { lastHiddenColumns > 0 }

    /// The columns beside the scroll bar, which a narrow view does not have.
    private var contentColumns: Int { frame.size.columns - (inset > 0 ? 1 : 0) }

    /// The column of the view at which lines begin; negative if the text is scrolled sideways.
    var textStart: Int { inset - hiddenColumns }

    /// The widest column of text; longer lines are hard to read.
    private static let widestColumn = 100
    /// The narrowest view with margins, and the columns of each.
    private static let margins = (narrowest: 60, columns: 2)

    private func scroll(to anchor: Anchor) {
        self.anchor = anchor
        if page != nil { resolveAnchor() }
        setNeedsScrolling()
    }

    /// Marks the view as one that shows another part of the text.
    private func setNeedsScrolling() {
        if text.attachments.isEmpty { host?.setNeedsUpdate() } else { setNeedsLayout() }
    }

    /// Finds the line of the anchor, and from then on keeps its words at the top.
    private func resolveAnchor() {
        switch anchor {
        case .text(let anchor): anchorLine = text.line(of: anchor)
        case .line(let line): anchorLine = max(0, min(line, lastTop))
        case .position(let position): anchorLine = min(text.line(of: position), lastTop)
        }
        if case .text = anchor { return }
        anchor = .text(text.anchor(ofLine: anchorLine))
        let position = position
        if position != sentPosition {
            sentPosition = position
            scrolls.send(position)
        }
    }

    // MARK: - Layout and drawing

    public override func sizeThatFits(_ size: Size) -> Size { size }

    public override func layout() {
        layOutText()
        placeAttachments()
    }

    func layOutText() {
        let columns = frame.size.columns
        let width = min(Self.widestColumn, columns - (columns < Self.margins.narrowest ? 0 : 2 * Self.margins.columns))
        inset = (columns - width) / 2
        let page = LinePage(
            width: max(1, width),
            metrics: traits.metrics,
            wording: traits.wording,
            medium: .screen
        )
        guard page != self.page || needsTextLayout, let content, !frame.isEmpty else { return }
        let isOfSameWidth = page == self.page
        self.page = page
        needsTextLayout = false
        let numbered = zip(targets, 1...).compactMap { link, number in link.map { ($0, number) } }
        let numbers = Dictionary(numbered, uniquingKeysWith: min)
        let previous = text
        text = LaidOutText(content(page), numbers: numbers, metrics: page.metrics)
        if text.links.count != previous.links.count { (selectedLink, followedReference) = (nil, nil) }
        currentMatch = isOfSameWidth ? currentMatch?.map { text.range($0, from: previous) } : nil
        resolveAnchor()
        hiddenColumns = min(hiddenColumns, lastHiddenColumns)
    }

    public override func draw(on canvas: inout Canvas) {
        layOutText()
        let visible = line..<min(line + canvas.bounds.rows, lineCount)
        for index in visible {
            let row = index - line
            let width = text.lines[index].width(in: canvas.metrics)
            canvas.draw(text.lines[index], at: Point(column: textStart, row: row))
            if canvas.bounds.columns > 1 { drawCuts(ofWidth: width, row: row, on: &canvas) }
        }
        for parts in matches(in: visible) { add(.match, to: parts, on: &canvas) }
        if let currentMatch { add(.focus, to: currentMatch, on: &canvas) }
        if let selectedLink { add(.focus, to: text.links[selectedLink].parts, on: &canvas) }
        let place = selectedLink.map { text.links[$0].parts[0] } ?? currentMatch?[0]
        if isFocused, let place {
            canvas.showCursor(at: Point(column: textStart + place.columns.lowerBound, row: place.line - line))
        }
        if inset > 0 { canvas.drawScrollBar(visible, of: lineCount) }
    }

    /// Draws a sign at the sides at which a line goes on.
    private func drawCuts(ofWidth width: Int, row: Int, on canvas: inout Canvas) {
        let style = TextStyle(.secondary)
        if textStart < 0, width > 0 { canvas.draw("‹", at: Point(column: 0, row: row), style: style) }
        if textStart + width > contentColumns {
            canvas.draw("›", at: Point(column: contentColumns - 1, row: row), style: style)
        }
    }

    private func add(_ surface: TextSurface, to parts: [LaidOutText.LineRange], on canvas: inout Canvas) {
        for part in parts {
            let origin = Point(column: textStart + part.columns.lowerBound, row: part.line - line)
            canvas.add(.on(surface), to: Rect(origin, Size(columns: part.columns.count, rows: 1)))
        }
    }

    public override func lines(for page: LinePage) -> [TerminalText] {
        content?(page).lines ?? []
    }
}
