import PresentationKit
import ViewKit

/// A command in the help.
struct HelpEntry: Equatable {
    /// The labels of its keys.
    let keys: String
    /// The word for the command line, or nil for a command that it does not take.
    let typedName: String?
    /// The sentence.
    let explanation: Phrase

    /// Returns the entries of commands, the nearest first: only with the keys that perform the command, and without
    /// commands for which none is left and that cannot be typed.
    @MainActor
    static func entries(of commands: [KeyCommand], isTyped: (String) -> Bool) -> [HelpEntry] {
        var taken: Set<Key> = []
        var names: Set<String> = []
        return commands.compactMap { command in
            let keys = command.keys.filter { taken.insert($0).inserted }
            let name = isTyped(command.name) && names.insert(command.name).inserted ? command.name : nil
            guard !keys.isEmpty || name != nil else { return nil }
            return HelpEntry(
                keys: keys.map(\.label).joined(separator: " "),
                typedName: name,
                explanation: command.explanation
            )
        }
    }
}
