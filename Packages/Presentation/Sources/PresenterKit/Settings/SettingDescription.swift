public import PresentationKit

/// What users are told about a setting.
public struct SettingDescription: Hashable, Sendable {
    /// The purpose of the setting, in a few words.
    public let purpose: Phrase
    /// A Boolean value that indicates whether a change takes effect at the next start.
    public let needsRestart: Bool

    /// Creates a description.
    public init(_ purpose: Phrase, needsRestart: Bool = false) {
        self.purpose = purpose
        self.needsRestart = needsRestart
    }
}
