public import PresentationKit

/// The display value of a setting.
public struct SettingRow: Hashable, Sendable, Identifiable {
    /// The setting, by its name in the configuration.
    public let id: String
    /// The effective value, as it was written; it may come from outside, so the view sanitises it.
    public let value: String
    /// The words that the setting takes; none if other values are possible.
    public let words: [String]
    /// The purpose of the setting, in a few words.
    public let explanation: Phrase
    /// The source of the value.
    public let source: Phrase
    /// The default value; nil where it holds.
    public let builtIn: Phrase?
    /// The reason why the value is invalid, or nil.
    public let error: Phrase?

    /// Creates a row.
    public init(
        id: String,
        value: String,
        words: [String],
        explanation: Phrase,
        source: Phrase,
        builtIn: Phrase?,
        error: Phrase?
    ) {
        self.id = id
        self.value = value
        self.words = words
        self.explanation = explanation
        self.source = source
        self.builtIn = builtIn
        self.error = error
    }
}
