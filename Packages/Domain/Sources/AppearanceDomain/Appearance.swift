public import DomainKit

/// The appearance of an app: light or dark; the word is that of reports and files.
public enum Appearance: String, CaseIterable, Codable, Sendable {
    /// Dark text on light ground.
    case light
    /// Light text on dark ground.
    case dark

    /// The other appearance.
    public var toggled: Appearance {
        switch self {
        case .light: .dark
        case .dark: .light
        }
    }
}

/// The storage of the appearance that the user chose.
public protocol AppearanceGateway: Sendable {
    /// Returns the last choice.
    ///
    /// - Returns: nil if nobody chose yet.
    /// - Throws: ``ApplicationError`` of kind `storage` or `invalidData`.
    @concurrent
    func appearance() async throws(ApplicationError) -> Appearance?

    /// Replaces the stored choice by a function of it, atomically, so that concurrent changes are not lost.
    ///
    /// - Parameter choice: makes the new choice of the last one; called again if another one was kept meanwhile.
    /// - Returns: what is chosen now.
    /// - Throws: ``ApplicationError``; the last choice still holds then.
    @concurrent
    func keep(_ choice: @Sendable (Appearance?) -> Appearance) async throws(ApplicationError) -> Appearance
}
