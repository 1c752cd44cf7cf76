/// The path by which one module depends on another, or the rule that forbids it.
public struct DependencyExplanation: Hashable, Sendable {
    /// A dependency on a path.
    public struct Step: Hashable, Sendable {
        /// The target that depends on the other.
        public let from: String
        /// The target that it depends on.
        public let to: String
        /// The first import, or else the declaration.
        public let place: Place
    }

    /// The first target.
    public let from: String
    /// The second target.
    public let to: String
    /// A shortest path, or nil if there is none.
    public let steps: [Step]?
    /// The violation that a direct dependency is, or nil if it is allowed.
    public let refusal: Fact?
    /// The rule that forbids the dependency, or nil if there is no refusal.
    public let rule: Rules.Quote?
}
