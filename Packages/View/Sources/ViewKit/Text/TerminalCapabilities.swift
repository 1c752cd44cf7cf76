/// The capabilities of a stream: the features that text on it can use.
public struct TerminalCapabilities: Hashable, Sendable {
    /// A Boolean value that indicates whether text has to be sanitised.
    ///
    /// A pipe gets the original text, without control characters.
    public var isSanitised: Bool
    /// A Boolean value that indicates whether bold, underline and other attributes are shown.
    public var showsAttributes: Bool
    /// The number of colours that are shown.
    public var colorDepth: ColorDepth
    /// A Boolean value that indicates whether hyperlinks (OSC 8) are shown.
    public var showsLinks: Bool
    /// A Boolean value that indicates whether the cursor can be moved, so that a line can be erased and a pager can
    /// work.
    ///
    /// Colours that are forced by `CLICOLOR_FORCE` do not change it.
    public var movesCursor: Bool
    /// A Boolean value that indicates whether the terminal can show a frame of a full screen at once (mode 2026).
    public var synchronizesOutput = false
    /// The widths of characters.
    public var metrics: CellMetrics
    /// The protocol by which pictures are shown as pixels, or nil to show them as characters.
    public var graphics: GraphicsProtocol?
    /// The background that colours have to suit, or nil if it is not known.
    public var background: TerminalBackground?
    /// The colours that are used for the meaning of text.
    public var colors = ThemeColors.colorBlindSafe
    /// The colour of the background as the terminal has answered it, or nil; translucent pictures are blended with it.
    public var ground: TextColor?

    /// Creates capabilities; without arguments those of a pipe.
    public init(
        isSanitised: Bool = false,
        showsAttributes: Bool = false,
        colorDepth: ColorDepth = .monochrome,
        showsLinks: Bool = false,
        movesCursor: Bool = false,
        metrics: CellMetrics = CellMetrics()
    ) {
        self.isSanitised = isSanitised
        self.showsAttributes = showsAttributes
        self.colorDepth = colorDepth
        self.showsLinks = showsLinks
        self.movesCursor = movesCursor
        self.metrics = metrics
    }

    /// A Boolean value that indicates whether pictures can be shown, as pixels or as blocks.
    public var showsPictures: Bool { graphics != nil || colorDepth != .monochrome }

    /// The capabilities of a pipe or a file: the original text without control characters.
    public static let pipe = TerminalCapabilities()

    /// The capabilities of a terminal with all features.
    public static let fullTerminal = TerminalCapabilities(
        isSanitised: true,
        showsAttributes: true,
        colorDepth: .trueColor,
        showsLinks: true,
        movesCursor: true
    )

    /// Creates the capabilities of a standard stream from the environment.
    ///
    /// Colour is off for a non-empty `NO_COLOR`, `CLICOLOR=0`, `TERM=dumb` and where there is no terminal;
    /// `CLICOLOR_FORCE` (other than `0`) forces it, and text is then sanitised because a terminal may lie behind the
    /// pipe. What is forced makes no terminal able to move its cursor. The depth of colour comes from `COLORTERM` and
    /// `TERM`.
    public init(environment: [String: String], isTerminal: Bool, metrics: CellMetrics = CellMetrics()) {
        let term = environment["TERM"] ?? ""
        let isForced = !["", "0"].contains(environment["CLICOLOR_FORCE"] ?? "")
        let isCapable = isTerminal && term != "dumb" && !term.isEmpty
        let isRefused = environment["NO_COLOR"]?.isEmpty == false || environment["CLICOLOR"] == "0"
        self.init(
            isSanitised: isTerminal || isForced,
            showsAttributes: isCapable || isForced,
            colorDepth: isForced || isCapable && !isRefused ? ColorDepth(environment: environment) : .monochrome,
            showsLinks: isCapable && term != "linux" && !Self.isVideoTerminal(term),
            movesCursor: isCapable,
            metrics: metrics
        )
    }

    /// Returns a Boolean value that indicates whether a value of `TERM` names a video terminal of DEC, such as `vt100`: without
    /// colours, a mouse, links and most queries.
    package static func isVideoTerminal(_ name: String) -> Bool {
        name.hasPrefix("vt") && name.dropFirst(2).first?.isNumber == true && !name.contains("color")
    }
}
