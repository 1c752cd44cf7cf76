public import PresentationKit

/// A screen as the line host sees it.
///
/// ```swift
/// final class EmptyScreen: LineScreen {
///     let menu = LineMenu()
///
///     func viewDidLoad() {}
///     func viewDidReappear() {}
/// }
/// ```
@MainActor
public protocol LineScreen: AnyObject {
    /// What can be typed now.
    var menu: LineMenu { get }

    /// The screen is shown for the first time; it binds its input and asks for its content.
    func viewDidLoad()

    /// The screen is shown again, because the one on top of it was left.
    func viewDidReappear()
}

/// The root view of a screen in line mode.
///
/// A line that was printed cannot be taken back, so the view hands over what is new and forgets it.
///
/// ```swift
/// final class SeparatorView: LineView {
///     init() {}
///
///     func setup() {}
///
///     func takeLines(for page: LinePage) -> [TerminalText] {
///         [TerminalText(String(repeating: "-", count: page.width ?? 20))]
///     }
///
///     func takeRecords() -> [Record] {
///         []
///     }
/// }
/// ```
@MainActor
public protocol LineView: AppView {
    /// Hands over the lines that were not printed yet.
    ///
    /// - Parameter page: the place that they are printed to.
    func takeLines(for page: LinePage) -> [TerminalText]

    /// Hands over the records that were not printed yet, for programs; then there are no lines.
    func takeRecords() -> [Record]
}

/// What output is made for.
///
/// ```swift
/// func form(isForPrograms: Bool, isPiped: Bool) -> OutputFormat {
///     isForPrograms ? .json : isPiped ? .columns : .page
/// }
/// ```
public enum OutputFormat: Hashable, Sendable {
    /// People.
    case page
    /// Pipes: one record a line, its values separated by tabs, and nothing else.
    case columns
    /// Programs: one JSON object a line.
    case json
}

/// The place that lines are printed to.
///
/// ```swift
/// let page = LinePage(width: 20)
/// let lines = page.lines(of: "Call me Ishmael. Some years ago", behind: "1  ")
/// ```
public struct LinePage: Hashable, Sendable {
    /// How many cells a line has, or nil where lines have no end.
    public let width: Int?
    /// How wide characters are.
    public let metrics: CellMetrics

    /// Makes a page.
    public init(width: Int?, metrics: CellMetrics = CellMetrics()) {
        self.width = width
        self.metrics = metrics
    }

    /// Breaks a text into lines that fit.
    public func lines(of text: TerminalText, behind label: TerminalText = TerminalText()) -> [TerminalText] {
        text.wrapped(to: width, behind: label, in: metrics)
    }
}
