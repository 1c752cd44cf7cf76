public import PresentationKit

/// An answer in all its forms: lines for people, records for programs.
///
/// It is what a command has to say that asks one question. Texts from outside may be in it; the view sanitises them.
///
/// ```swift
/// let report = Report(
///     heading: Phrase(en: "Books", ja: "本"),
///     [Report.Entry([ReportLine(Phrase(en: "Typee", ja: "タイピー"), .strong)], record: nil)],
///     footer: Phrase(en: "1 book", ja: "1 冊")
/// )
/// ```
public struct Report: Hashable, Sendable {
    /// One thing that the report tells.
    public struct Entry: Hashable, Sendable {
        /// The thing for people.
        public let lines: [ReportLine]
        /// The thing for programs, or nil where they need not know it.
        public let record: Record?

        /// Makes an entry.
        public init(_ lines: [ReportLine], record: Record?) {
            self.lines = lines
            self.record = record
        }
    }

    /// What the report is about; people only.
    public let heading: Phrase?
    /// What it tells, in its order.
    public let entries: [Entry]
    /// What is said at the end; people only.
    public let footer: Phrase?
    /// What the user has to know beside the answer, and is told beside it, for example that it is a kept copy.
    public let notices: [Phrase]
    /// How a program ends that gave this answer.
    public let outcome: ExitOutcome

    /// Makes a report.
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

    /// Makes a report that tells one thing in a sentence.
    public init(_ sentence: Phrase, record: Record?, notices: [Phrase] = [], outcome: ExitOutcome = .done) {
        self.init([Entry([ReportLine(sentence)], record: record)], notices: notices, outcome: outcome)
    }
}

/// A line of a report for people.
///
/// ```swift
/// let line = ReportLine(Phrase(en: "Herman Melville", ja: "ハーマン・メルヴィル"), .faint, depth: 1)
/// ```
public struct ReportLine: Hashable, Sendable {
    /// How much a line weighs.
    public enum Weight: Hashable, Sendable {
        /// It names what follows.
        case strong
        /// It is what there is to say.
        case normal
        /// It stands beside what there is to say.
        case faint
    }

    /// What it says.
    public let text: Phrase
    /// How much it weighs.
    public let weight: Weight
    /// How many steps it is indented.
    public let depth: Int

    /// Makes a line.
    public init(_ text: Phrase, _ weight: Weight = .normal, depth: Int = 0) {
        self.text = text
        self.weight = weight
        self.depth = depth
    }
}
