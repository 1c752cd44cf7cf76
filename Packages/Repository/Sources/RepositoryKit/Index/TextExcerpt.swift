/// The place of a text where a search found something: a part of one line, with the hits in it marked.
///
/// ```swift
/// let excerpt = TextExcerpt(parts: [TextExcerpt.Part("the white ", isHit: false), TextExcerpt.Part("whale", isHit: true)])
/// let marked = excerpt.parts.map { $0.isHit ? "[\($0.text)]" : $0.text }.joined()
/// print(marked)  // the white [whale]
/// ```
public struct TextExcerpt: Hashable, Sendable {
    /// A stretch of the excerpt that is a hit or is none.
    public struct Part: Hashable, Sendable {
        /// The text as it is in the document, unsanitised.
        public let text: String
        /// Whether it is what was looked for.
        public let isHit: Bool

        /// Makes a part.
        public init(_ text: String, isHit: Bool) {
            self.text = text
            self.isHit = isHit
        }
    }

    /// How many characters an excerpt has at most.
    public static let lengthLimit = 160

    /// The stretches, in their order; none of them is empty, and hits alternate with what lies between them.
    public let parts: [Part]
    /// Whether the line begins before the excerpt.
    public let isCutBefore: Bool
    /// Whether the line goes on after the excerpt.
    public let isCutAfter: Bool

    /// Makes an excerpt.
    public init(parts: [Part], isCutBefore: Bool = false, isCutAfter: Bool = false) {
        self.parts = parts
        self.isCutBefore = isCutBefore
        self.isCutAfter = isCutAfter
    }
}
