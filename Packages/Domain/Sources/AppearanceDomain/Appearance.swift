public import DomainKit

/// The appearance of an app; its raw value is what reports and the stored document contain.
public enum Appearance: String, CaseIterable, Codable, Sendable {
    /// Dark text on a light background.
    case light
    /// Light text on a dark background.
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
    /// Returns the stored appearance, or nil before the first choice.
    ///
    /// - Throws: ``ApplicationError``, if the stored one cannot be read.
    @concurrent
    func appearance() async throws(ApplicationError) -> Appearance?

    /// Computes a new appearance from the stored one and stores it, atomically, also across processes.
    ///
    /// - Parameter choice: gets the stored appearance, or nil; may be called more than once.
    /// - Returns: The appearance that was stored.
    /// - Throws: ``ApplicationError``; nothing has changed then.
    @concurrent
    func keep(_ choice: @Sendable (Appearance?) -> Appearance) async throws(ApplicationError) -> Appearance
}
