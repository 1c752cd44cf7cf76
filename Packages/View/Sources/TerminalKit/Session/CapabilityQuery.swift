import ViewKit

/// A series of queries for the capabilities of a terminal, and the answers so far.
///
/// A terminal answers in order and skips queries that it does not know. All of them answer the last one (primary device
/// attributes), which completes the series.
struct CapabilityQuery {
    /// The time after which answers are not waited for; later ones count as well.
    static let timeLimit = Duration.milliseconds(500)

    private let start: ContinuousClock.Instant
    private var answers: [TerminalResponse] = []

    /// Creates a series that is sent now.
    init(start: ContinuousClock.Instant) {
        self.start = start
    }

    /// Returns the queries as bytes.
    ///
    /// - Parameter withModes: whether the state of modes is queried (DECRQM). Terminal.app shows the last character of that
    ///   query as text.
    static func bytes(withModes: Bool) -> [UInt8] {
        let modes = withModes ? "\u{1B}[?2026$p" : ""
        return Array("\u{1B}[?u\(modes)\u{1B}]11;?\u{1B}\\\u{1B}[>0q\u{1B}[c".utf8)
    }

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

    /// A Boolean value that indicates whether the terminal has the kitty keyboard protocol.
    var hasKeyboardProtocol: Bool {
        answers.contains { if case .keyboardFlags = $0 { true } else { false } }
    }

    /// Returns capabilities with those that the terminal answered.
    func applied(to capabilities: TerminalCapabilities) -> TerminalCapabilities {
        var capabilities = capabilities
        for answer in answers {
            switch answer {
            case .mode(2026, let state): capabilities.synchronizesOutput = [1, 2, 3].contains(state)
            case .background(let red, let green, let blue):
                // The luma of ITU-R BT.709.
                let luma = 0.2126 * red + 0.7152 * green + 0.0722 * blue
                capabilities.background = luma < 0.5 ? .dark : .light
            case .version where capabilities.colorDepth != .monochrome:
                // Every terminal that gives its version (XTVERSION) also takes colours of 24 bits (SGR 38;2).
                capabilities.colorDepth = .trueColor
            default: break
            }
        }
        return capabilities
    }
}
