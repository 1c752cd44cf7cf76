/// What a reader can do with an article so that others see it.
public enum Reaction: String, CaseIterable, Sendable {
    /// Keeps the article on the reader's list.
    case stock
    /// Tells its author that it is liked.
    case like
}
