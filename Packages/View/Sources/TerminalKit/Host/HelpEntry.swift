import PresentationKit
import ViewKit

struct HelpEntry: Equatable {
    /// The labels of its keys; those of a command without keys are its word for the command line.
    let keys: String
    /// The word for the command line behind the sentence, or nil for none.
    let typedName: String?
    let explanation: Phrase

    /// Returns the entries of commands, the nearest first: only with the keys that perform the command, and without
    /// commands for which none is left and that cannot be typed.
    @MainActor
    static func entries(of commands: [KeyCommand], isTyped: (String) -> Bool) -> [HelpEntry] {
        var names: Set<String> = []
        return commands.withEffectiveKeys.compactMap { command, keys in
            let name = isTyped(command.name) && names.insert(command.name).inserted ? ":\(command.name)" : nil
            let labels = keys.map(\.label).joined(separator: " ")
            guard let column = keys.isEmpty ? name : labels else { return nil }
            return HelpEntry(
                keys: column,
                typedName: keys.isEmpty ? nil : name,
                explanation: command.explanation
            )
        }
    }
}

extension [KeyCommand] {
    /// The commands, the nearest first, each with those of its keys that no nearer command has.
    @MainActor
    var withEffectiveKeys: [(command: KeyCommand, keys: [Key])] {
        var taken: Set<Key> = []
        return map { command in (command, command.keys.filter { taken.insert($0).inserted }) }
    }
}
