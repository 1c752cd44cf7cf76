internal import PresentationKit

extension TextField {
    /// The commands that end typing, as far as somebody observes their events.
    var endingCommands: [KeyCommand] {
        var commands: [KeyCommand] = []
        if submits.isObserved {
            commands.append(command("accept", .accept, keys: [.enter]) { $0.submit() })
        }
        if cancels.isObserved {
            commands.append(command("cancel", .cancel, keys: [.escape]) { $0.cancels.send() })
        }
        return commands
    }

    /// The commands of a field that completes.
    var completionCommands: [KeyCommand] {
        guard canComplete else { return [] }
        return [
            command("complete", .complete, keys: [.tab]) { $0.complete(by: 1) },
            command("complete-previous", .completePrevious, keys: [.backTab]) { $0.complete(by: -1) },
        ]
    }

    /// The commands that move the cursor and delete.
    var editingCommands: [KeyCommand] {
        [
            movement("character-left", to: .previousCharacter, keys: [.left, .control("b")]),
            movement("character-right", to: .nextCharacter, keys: [.right, .control("f")]),
            movement("word-left", to: .previousWord, keys: [Key(.left, .control), Key(.left, .alt), .alt("b")]),
            movement("word-right", to: .nextWord, keys: [Key(.right, .control), Key(.right, .alt), .alt("f")]),
            movement("line-start", to: .start, keys: [.home, .control("a")]),
            movement("line-end", to: .end, keys: [.end, .control("e")]),
            deletion("delete", to: .nextCharacter, keys: [.delete, .control("d")]),
            deletion("delete-backward", to: .previousCharacter, keys: [.backspace]),
            deletion(
                "delete-word-left",
                to: .previousWord,
                keys: [.control("w"), Key(.backspace, .alt), Key(.backspace, .control)]
            ),
            deletion("delete-word-right", to: .nextWord, keys: [.alt("d"), Key(.delete, .control)]),
            deletion("delete-to-start", to: .start, keys: [.control("u")]),
            deletion("delete-to-end", to: .end, keys: [.control("k")]),
        ]
    }

    private func movement(_ name: String, to position: EditableLine.Position, keys: [Key]) -> KeyCommand {
        command(name, .move(position), keys: keys) { $0.edit { $0.move(to: position) } }
    }

    private func deletion(_ name: String, to position: EditableLine.Position, keys: [Key]) -> KeyCommand {
        command(name, .delete(position), keys: keys) { $0.edit { $0.delete(to: position) } }
    }

    /// Creates a command that does not keep the field alive.
    func command(
        _ name: String,
        _ text: EditingText,
        keys: [Key],
        perform: @escaping @MainActor (TextField) -> Void
    ) -> KeyCommand {
        KeyCommand(name, text.phrase, keys: keys, isForFullScreen: true) { [weak self] in
            if let self { perform(self) }
        }
    }
}
