public import PresentationKit

/// The result of a command: lines for people, records for programs.
///
/// Its texts are not sanitised; the view does that.
public struct Report: Hashable, Sendable {
    /// One entry of a report.
    public struct Entry: Hashable, Sendable {
        /// The lines for people.
        public let lines: [ReportLine]
        /// The record for programs, or nil for people only.
        public let record: Record?

        /// Creates an entry.
        public init(_ lines: [ReportLine], record: Record?) {
            self.lines = lines
            self.record = record
        }
    }

    /// The heading, for people only.
    public let heading: Phrase?
    /// The entries in their order.
    public let entries: [Entry]
    /// The last line, for people only.
    public let footer: Phrase?
    /// The notices beside the result, for example that it is a kept copy.
    public let notices: [Phrase]
    /// The outcome of a program with this result.
    public let outcome: ExitOutcome

    /// Creates a report.
    public init(
        heading: Phrase? = nil,
        _ entries: [Entry],
        footer: Phrase? = nil,
        notices: [Phrase] = [],
        outcome: ExitOutcome = .done
    ) {
        self.heading = heading
        self.entries = entries
        self.footer = footer
        self.notices = notices
        self.outcome = outcome
    }

    /// Returns the report with further notices.
    public func adding(_ notices: [Phrase]) -> Report {
        Report(heading: heading, entries, footer: footer, notices: self.notices + notices, outcome: outcome)
    }

    /// Creates a report of one sentence.
    public init(_ sentence: Phrase, record: Record?, notices: [Phrase] = [], outcome: ExitOutcome = .done) {
        self.init([Entry([ReportLine(sentence)], record: record)], notices: notices, outcome: outcome)
    }
}

/// A line of a report for people.
public struct ReportLine: Hashable, Sendable {
    /// The emphasis of a line.
    public enum Weight: Hashable, Sendable {
        /// A heading.
        case strong
        /// The content.
        case normal
        /// Secondary text.
        case faint
    }

    /// The text.
    public let text: Phrase
    /// The emphasis.
    public let weight: Weight
    /// The depth of the indentation, in steps.
    public let depth: Int

    /// Creates a line.
    public init(_ text: Phrase, _ weight: Weight = .normal, depth: Int = 0) {
        self.text = text
        self.weight = weight
        self.depth = depth
    }
}
