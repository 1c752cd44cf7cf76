import ViewKit

/// A series of queries for the capabilities of a terminal, and the answers so far.
///
/// A terminal answers in order and skips queries that it does not know. All of them answer the last one (primary device
/// attributes), which completes the series.
struct CapabilityQuery {
    /// The time after which answers are not waited for; later ones count as well.
    static let timeLimit = Duration.milliseconds(500)

    private let start: ContinuousClock.Instant
    private let kind: Kind
    private var answers: [TerminalResponse] = []

    /// The kinds of terminals that get different queries.
    enum Kind {
        /// A terminal that ignores queries that it does not know.
        case standard
        /// Terminal.app, which shows parts of the queries for modes (DECRQM) and pictures as text.
        case terminalApp
        /// tmux, which the query for pictures has to pass through. The terminal behind it answers later than tmux does, if
        /// at all.
        case tmux
        /// GNU screen, or tmux under the name of screen. tmux takes the query for pictures for a title, and screen for its
        /// status line; screen hands the content of the query for colours on to the terminal behind it as text.
        case screen
        /// A video terminal, or a program that is only known to be like one, which may show what it does not know.
        case videoTerminal

        /// Creates the kind of the terminal of an environment.
        ///
        /// Through ssh, `TERM` alone says that there is a multiplexer.
        init(environment: [String: String]) {
            let name = environment["TERM"] ?? ""
            if environment["TERM_PROGRAM"] == "Apple_Terminal" {
                self = .terminalApp
            } else if environment["TMUX"]?.isEmpty == false || name.hasPrefix("tmux") {
                self = .tmux
            } else if TerminalCapabilities.isVideoTerminal(name) {
                self = .videoTerminal
            } else {
                self = name.hasPrefix("screen") ? .screen : .standard
            }
        }
    }

    init(_ kind: Kind = .standard, start: ContinuousClock.Instant) {
        self.kind = kind
        self.start = start
    }

    /// The queries as bytes.
    ///
    /// The query for kitty's pictures is a pixel that is not shown, with the key of the placeholders that are used (`U`): kitty before
    /// 0.28, which has none, does not know it and gives no answer. That for inline images is iTerm2's for the size of a cell,
    /// which other terminals with such images answer too; sixels are among the device attributes, and their number of colours and
    /// largest extent are queries of xterm's (XTSMGRAPHICS). The query for the size of a cell in pixels is a window operation of
    /// xterm, which xterm itself does not answer unless its user allows it.
    static func bytes(for kind: Kind) -> [UInt8] {
        if kind == .videoTerminal { return Array("\u{1B}[c".utf8) }
        let pixel = "_Gi=\(TerminalResponse.graphicsQueryID),s=1,v=1,a=q,U=1,t=d,f=24;AAAA"
        let others =
            switch kind {
            case .terminalApp, .videoTerminal: ""
            case .screen: "\u{1B}[?2026$p\u{1B}[16t"
            case .standard:
                "\u{1B}[?2026$p\u{1B}\(pixel)\u{1B}\\\u{1B}]1337;ReportCellSize\u{1B}\\\u{1B}[16t\u{1B}[?1;1;0S\u{1B}[?2;4;0S"
            case .tmux: "\u{1B}[?2026$p\u{1B}Ptmux;\u{1B}\u{1B}\(pixel)\u{1B}\u{1B}\\\u{1B}\\\u{1B}[16t"
            }
        return Array("\u{1B}[?u\(others)\u{1B}]11;?\u{1B}\\\u{1B}[>0q\u{1B}[c".utf8)
    }

    /// The query for colours of 24 bits as bytes, before the first frame: one is set, and the rendition is queried (DECRQSS).
    ///
    /// A terminal that has such colours answers the one that was set, and another one a colour of its table.
    ///
    /// - Parameter depth: the depth that is assumed; a user who wants no colours gets no query, nor does a terminal that has all.
    static func colorBytes(for kind: Kind, assuming depth: ColorDepth) -> [UInt8] {
        guard kind == .standard, (ColorDepth.ansi16..<ColorDepth.trueColor).contains(depth) else { return [] }
        let color = probedColor.map { String($0) }.joined(separator: ";")
        return Array("\u{1B}[0;38;2;\(color)m\u{1B}P$qm\u{1B}\\\u{1B}[m".utf8)
    }

    /// The components of the colour in the query for colours.
    private static let probedColor = [1, 2, 3]

    mutating func receive(_ answer: TerminalResponse) {
        answers.append(answer)
    }

    /// A Boolean value that indicates whether the terminal has answered the last query.
    var isComplete: Bool {
        answers.contains { if case .deviceAttributes = $0 { true } else { false } }
    }

    /// Returns the time for which answers may still come; zero if the series is complete.
    func remainingTime(at instant: ContinuousClock.Instant) -> Duration {
        isComplete ? .zero : max(.zero, Self.timeLimit - start.duration(to: instant))
    }

    /// Returns the time for which answers may still come after those of the series, from the terminal behind tmux.
    func remainingTimeOfPassthrough(at instant: ContinuousClock.Instant) -> Duration {
        let isAnswered = answers.contains { if case .graphics = $0 { true } else { false } }
        return kind == .tmux && !isAnswered ? max(.zero, Self.timeLimit - start.duration(to: instant)) : .zero
    }

    /// A Boolean value that indicates whether the terminal has the kitty keyboard protocol.
    var hasKeyboardProtocol: Bool {
        answers.contains { if case .keyboardFlags = $0 { true } else { false } }
    }

    func applied(to capabilities: TerminalCapabilities) -> TerminalCapabilities {
        var capabilities = capabilities
        for answer in answers {
            switch answer {
            case .mode(2026, let state): capabilities.synchronizesOutput = [1, 2, 3].contains(state)
            case .inlineImageCell(let width, let height), .cellSize(let width, let height):
                capabilities.metrics = capabilities.metrics.with(pixelWidth: width, pixelHeight: height)
            case .background(let red, let green, let blue):
                // The luma of ITU-R BT.709.
                let luma = 0.2126 * red + 0.7152 * green + 0.0722 * blue
                capabilities.background = luma < 0.5 ? .dark : .light
                let components = [red, green, blue].map { UInt8((255 * min(1, max(0, $0))).rounded()) }
                capabilities.ground = .rgb(red: components[0], green: components[1], blue: components[2])
            case .version where capabilities.colorDepth != .monochrome:
                // Every terminal that gives its version (XTVERSION) also takes colours of 24 bits (SGR 38;2).
                capabilities.colorDepth = .trueColor
            case .rendition(let numbers) where capabilities.colorDepth != .monochrome:
                if numbers.ranges(of: [38, 2] + Self.probedColor).count == 1 { capabilities.colorDepth = .trueColor }
            default: break
            }
        }
        capabilities.graphics = graphics ?? capabilities.graphics
        return capabilities
    }

    /// The protocol for pictures: the one that shows most colours, among those that were answered.
    ///
    /// In tmux it is kitty's alone, whose placeholders are text. What passes through to paint pixels is painted where tmux
    /// does not know of it. tmux has sixels of its own, which it answers whatever the terminal behind it shows, and keeps few.
    private var graphics: GraphicsProtocol? {
        if answers.contains(.graphics(isSupported: true)), showsPlaceholders { return .kitty(isInTmux: kind == .tmux) }
        guard kind != .tmux else { return nil }
        if answers.contains(where: { if case .inlineImageCell = $0 { true } else { false } }) { return .iTerm2 }
        guard hasSixels, !isVersion(in: ["tmux "]) else { return nil }
        return isVersion(in: ["XTerm("]) ? compositeSixel : .sixel
    }

    /// The composite sixels of xterm; nil if it has fewer colours than an encoder uses.
    ///
    /// xterm keeps sixteen pictures, and discards the topmost for a further one: a picture that begins in the first row
    /// replaces only those before it (`graphics.c`).
    private var compositeSixel: GraphicsProtocol? {
        var (colors, extent) = (0, [Int]())
        for case .sixelProperty(let number, let values) in answers {
            if number == 1 { colors = values.first ?? 0 } else if number == 2 { extent = values }
        }
        return colors >= 256 && extent.count == 2 ? .compositeSixel(width: extent[0], height: extent[1]) : nil
    }

    /// A Boolean value that indicates whether sixels, number 4, are among the extensions that the terminal answered.
    private var hasSixels: Bool {
        answers.contains { answer in
            guard case .deviceAttributes(let attributes) = answer else { return false }
            return attributes.dropFirst().contains(4)
        }
    }

    /// The beginnings of the versions of terminals that answer the query of kitty's graphics protocol, but have no placeholders.
    private static let terminalsWithoutPlaceholders = ["WezTerm", "Konsole", "iTerm2"]

    /// A Boolean value that indicates whether the terminal has given no version of one without placeholders.
    private var showsPlaceholders: Bool { !isVersion(in: Self.terminalsWithoutPlaceholders) }

    private func isVersion(in beginnings: [String]) -> Bool {
        answers.contains { answer in
            guard case .version(let version) = answer else { return false }
            return beginnings.contains(where: version.hasPrefix)
        }
    }
}
