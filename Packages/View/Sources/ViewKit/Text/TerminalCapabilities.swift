/// What the place that text is written to can show.
///
/// ```swift
/// let capabilities = TerminalCapabilities(environment: ["NO_COLOR": "1", "TERM": "xterm"], isTerminal: true)
/// print(capabilities.showsColors)  // false
/// ```
public struct TerminalCapabilities: Hashable, Sendable {
    /// A Boolean value that indicates whether text has to be sanitised.
    ///
    /// A pipe gets it as it came but for control characters.
    public var isSanitised: Bool
    /// Whether bold, underlined and other attributes are shown.
    public var showsAttributes: Bool
    /// Whether colours are shown.
    public var showsColors: Bool
    /// Whether hyperlinks (OSC 8) are shown.
    public var showsLinks: Bool
    /// Whether the cursor can be moved, so that a line can be taken back and a page turned.
    ///
    /// Attributes can be forced upon a terminal that is not able to.
    public var movesCursor: Bool
    /// How wide characters are.
    public var metrics: CellMetrics
    /// What colours are seen against.
    public var background = TerminalBackground.light

    /// Makes capabilities.
    public init(
        isSanitised: Bool,
        showsAttributes: Bool,
        showsColors: Bool,
        showsLinks: Bool,
        movesCursor: Bool,
        metrics: CellMetrics = CellMetrics()
    ) {
        self.isSanitised = isSanitised
        self.showsAttributes = showsAttributes
        self.showsColors = showsColors
        self.showsLinks = showsLinks
        self.movesCursor = movesCursor
        self.metrics = metrics
    }

    /// A pipe or a file: text as it came but for control characters, nothing added.
    public static let pipe = TerminalCapabilities(
        isSanitised: false,
        showsAttributes: false,
        showsColors: false,
        showsLinks: false,
        movesCursor: false
    )

    /// A terminal that shows everything.
    public static let fullTerminal = TerminalCapabilities(
        isSanitised: true,
        showsAttributes: true,
        showsColors: true,
        showsLinks: true,
        movesCursor: true
    )

    /// Reads the capabilities off an environment, as the conventions for command lines say.
    ///
    /// Colour is off for a non-empty `NO_COLOR`, `CLICOLOR=0`, `TERM=dumb` and where there is no terminal;
    /// `CLICOLOR_FORCE` (other than `0`) forces it, and text is then sanitised because a terminal may lie behind the
    /// pipe. What is forced makes no terminal able to move its cursor.
    ///
    /// - Parameters:
    ///   - environment: the variables of the process.
    ///   - isTerminal: whether what is written to is a terminal.
    ///   - metrics: how wide the terminal's characters are.
    public init(environment: [String: String], isTerminal: Bool, metrics: CellMetrics = CellMetrics()) {
        let term = environment["TERM"] ?? ""
        let isForced = !["", "0"].contains(environment["CLICOLOR_FORCE"] ?? "")
        let isCapable = isTerminal && term != "dumb" && !term.isEmpty
        let isRefused = environment["NO_COLOR"]?.isEmpty == false || environment["CLICOLOR"] == "0"
        self.init(
            isSanitised: isTerminal || isForced,
            showsAttributes: isCapable || isForced,
            showsColors: isForced || isCapable && !isRefused,
            showsLinks: isCapable && term != "linux",
            movesCursor: isCapable,
            metrics: metrics
        )
    }
}
