/// A part of one line of a text, with the hits of a search marked.
public struct TextExcerpt: Hashable, Sendable {
    /// A part of the excerpt, which is a hit or not.
    public struct Part: Hashable, Sendable {
        /// The text as it is in the document, unsanitised.
        public let text: String
        /// A Boolean value that indicates whether the part is a hit.
        public let isHit: Bool

        /// Creates a part.
        public init(_ text: String, isHit: Bool) {
            self.text = text
            self.isHit = isHit
        }
    }

    /// The maximum length in characters.
    public static let lengthLimit = 160

    /// The parts in their order; none is empty, and hits alternate with the text between them.
    public let parts: [Part]
    /// A Boolean value that indicates whether the line begins before the excerpt.
    public let isCutBefore: Bool
    /// A Boolean value that indicates whether the line continues after the excerpt.
    public let isCutAfter: Bool

    /// Creates an excerpt.
    public init(parts: [Part], isCutBefore: Bool = false, isCutAfter: Bool = false) {
        self.parts = parts
        self.isCutBefore = isCutBefore
        self.isCutAfter = isCutAfter
    }
}
