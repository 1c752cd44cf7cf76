/// An object that offers commands: a component, a root view or a view controller.
///
/// Responders form a chain: from the focused component over its parents and the root view to the view controller. A key
/// performs the first command of the chain that has it. The help and the prompt list the commands of the same chain, so
/// one description serves all of them. The idea is that of UIKit's responder chain.
@MainActor
open class Responder {
    /// Creates a responder.
    public init() {}

    /// The responder that is asked after this one; none by default.
    open var nextResponder: Responder? { nil }

    /// The commands that are valid now; none by default.
    open var commands: [KeyCommand] { [] }

    /// The commands of this responder and of those behind it, the nearest first.
    public var commandsOfChain: [KeyCommand] { sequence(first: self, next: \.nextResponder).flatMap(\.commands) }

    /// Returns the nearest command of the chain that a key performs; nil if no command has the key.
    public func command(for key: Key) -> KeyCommand? {
        sequence(first: self, next: \.nextResponder).lazy.flatMap(\.commands).first { $0.keys.contains(key) }
    }
}
