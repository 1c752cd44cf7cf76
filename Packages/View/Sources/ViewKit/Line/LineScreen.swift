public import PresentationKit
public import ReportKit

/// A screen of the line host.
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
    /// The actions that are valid now.
    var menu: LineMenu { get }

    /// Called when the screen is shown for the first time; it binds its input and requests its content.
    func viewDidLoad()

    /// Called when the screen is shown again, because the user left the one above it.
    func viewDidReappear()
}

/// The root view of a screen in line mode.
///
/// A printed line cannot be changed, so the view returns only new content, and each part of it once.
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
    /// Returns the lines that have not been printed yet, and forgets them.
    ///
    /// - Parameter page: the page to lay them out for.
    func takeLines(for page: LinePage) -> [TerminalText]

    /// Returns the records that have not been printed yet, and forgets them; a host prints either lines or records.
    func takeRecords() -> [Record]
}

/// The format of the output of a program.
///
/// ```swift
/// func form(isForPrograms: Bool, isPiped: Bool) -> OutputFormat {
///     isForPrograms ? .json : isPiped ? .columns : .page
/// }
/// ```
public enum OutputFormat: Hashable, Sendable {
    /// A page for people.
    case page
    /// Columns for pipes: one record on each line, its values separated by tabs.
    case columns
    /// JSON for programs: one object on each line.
    case json
}

/// The page that lines are laid out for: its width, the widths of characters, and the language.
///
/// ```swift
/// let page = LinePage(width: 20)
/// let lines = page.lines(of: "Call me Ishmael. Some years ago", behind: "1  ")
/// ```
public struct LinePage: Hashable, Sendable {
    /// The cells of a line, or nil for lines of any length.
    public let width: Int?
    /// The widths of characters.
    public let metrics: CellMetrics
    /// The language of the text.
    public let wording: Wording

    /// Creates a page.
    public init(width: Int?, metrics: CellMetrics = CellMetrics(), wording: Wording = Wording(.english)) {
        self.width = width
        self.metrics = metrics
        self.wording = wording
    }

    /// Returns the text, wrapped to the width of the page, behind a label.
    public func lines(of text: TerminalText, behind label: TerminalText = TerminalText()) -> [TerminalText] {
        text.wrapped(to: width, behind: label, in: metrics)
    }
}
