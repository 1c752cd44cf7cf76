/// The effects of a new dependency of one module on another.
public struct DependencyPrediction: Hashable, Sendable {
    /// The target that would depend on the other.
    public let from: String
    /// The target that it would depend on.
    public let to: String
    /// A Boolean value that indicates whether the dependency exists already.
    public let exists: Bool
    /// The violation that it would be, or nil if it is allowed.
    public let refusal: Fact?
    /// The rule that forbids the dependency, or nil if there is no refusal.
    public let rule: Rules.Quote?
    /// The cycle that it would close, without its first module at the end, or nil if it closes none.
    public let cycle: [String]?
    /// The modules that would in addition be rebuilt after a change of the second target.
    public let rebuilt: [String]
}
