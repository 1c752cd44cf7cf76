/// The formats of the credits of an album.
public enum CreditFormat: String, CaseIterable, Codable, Sendable {
    /// Plain text.
    case text
    /// Markdown.
    case markdown = "md"
    /// HTML.
    case html
}
