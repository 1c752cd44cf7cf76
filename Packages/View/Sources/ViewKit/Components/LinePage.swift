public import PresentationKit

/// The page that lines are laid out for: its width, the widths of characters, and the language.
public struct LinePage: Hashable, Sendable {
    /// The medium that shows the lines, as CSS distinguishes media.
    public enum Medium: Hashable, Sendable {
        /// Lines that are printed one after the other.
        case lines
        /// A view that scrolls sideways too, and follows links.
        case screen
    }

    /// The cells of a line, or nil for lines of any length.
    public let width: Int?
    /// The widths of characters.
    public let metrics: CellMetrics
    /// The language of the text.
    public let wording: Wording
    /// The medium that shows the lines.
    public let medium: Medium

    /// Creates a page.
    public init(
        width: Int?,
        metrics: CellMetrics = CellMetrics(),
        wording: Wording = Wording(.english),
        medium: Medium = .lines
    ) {
        self.width = width
        self.metrics = metrics
        self.wording = wording
        self.medium = medium
    }

    /// Returns the text, wrapped to the width of the page, behind a label.
    public func lines(of text: TerminalText, behind label: TerminalText = TerminalText()) -> [TerminalText] {
        text.wrapped(to: width, behind: label, in: metrics)
    }
}
