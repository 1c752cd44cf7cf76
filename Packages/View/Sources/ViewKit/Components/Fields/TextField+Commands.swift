internal import PresentationKit

extension TextField {
    /// The commands that end typing, as far as somebody observes their events.
    var endingCommands: [KeyCommand] {
        var commands: [KeyCommand] = []
        if submits.isObserved {
            commands.append(command("accept", Phrase(en: "accept", ja: "確定"), keys: [.enter]) { $0.submit() })
        }
        if cancels.isObserved {
            commands.append(command("cancel", Phrase(en: "cancel", ja: "キャンセル"), keys: [.escape]) { $0.cancels.send() })
        }
        return commands
    }

    /// The commands of a field that completes.
    var completionCommands: [KeyCommand] {
        guard canComplete else { return [] }
        return [
            command("complete", Phrase(en: "complete", ja: "補完"), keys: [.tab]) { $0.complete(by: 1) },
            command("complete-previous", Phrase(en: "previous completion", ja: "前の補完候補"), keys: [.backTab]) {
                $0.complete(by: -1)
            },
        ]
    }

    /// The commands that move the cursor and delete.
    var editingCommands: [KeyCommand] {
        [
            movement(
                "character-left",
                Phrase(en: "previous character", ja: "前の文字へ"),
                to: .previousCharacter,
                keys: [.left, .control("b")]
            ),
            movement(
                "character-right",
                Phrase(en: "next character", ja: "次の文字へ"),
                to: .nextCharacter,
                keys: [.right, .control("f")]
            ),
            movement(
                "word-left",
                Phrase(en: "previous word", ja: "前の単語へ"),
                to: .previousWord,
                keys: [Key(.left, .control), Key(.left, .alt), .alt("b")]
            ),
            movement(
                "word-right",
                Phrase(en: "next word", ja: "次の単語へ"),
                to: .nextWord,
                keys: [Key(.right, .control), Key(.right, .alt), .alt("f")]
            ),
            movement(
                "line-start",
                Phrase(en: "start of the line", ja: "行頭へ"),
                to: .start,
                keys: [.home, .control("a")]
            ),
            movement("line-end", Phrase(en: "end of the line", ja: "行末へ"), to: .end, keys: [.end, .control("e")]),
            deletion(
                "delete",
                Phrase(en: "delete", ja: "次の文字を削除"),
                to: .nextCharacter,
                keys: [.delete, .control("d")]
            ),
            deletion(
                "delete-backward",
                Phrase(en: "delete backwards", ja: "前の文字を削除"),
                to: .previousCharacter,
                keys: [.backspace]
            ),
            deletion(
                "delete-word-left",
                Phrase(en: "delete the word before", ja: "前の単語を削除"),
                to: .previousWord,
                keys: [.control("w"), Key(.backspace, .alt), Key(.backspace, .control)]
            ),
            deletion(
                "delete-word-right",
                Phrase(en: "delete the next word", ja: "次の単語を削除"),
                to: .nextWord,
                keys: [.alt("d"), Key(.delete, .control)]
            ),
            deletion(
                "delete-to-start",
                Phrase(en: "delete to the start", ja: "行頭まで削除"),
                to: .start,
                keys: [.control("u")]
            ),
            deletion("delete-to-end", Phrase(en: "delete to the end", ja: "行末まで削除"), to: .end, keys: [.control("k")]),
        ]
    }

    private func movement(_ name: String, _ title: Phrase, to position: EditableLine.Position, keys: [Key])
        -> KeyCommand
    {
        command(name, title, keys: keys) { $0.edit { $0.move(to: position) } }
    }

    private func deletion(_ name: String, _ title: Phrase, to position: EditableLine.Position, keys: [Key])
        -> KeyCommand
    {
        command(name, title, keys: keys) { $0.edit { $0.delete(to: position) } }
    }

    /// Creates a command that does not keep the field alive.
    func command(
        _ name: String,
        _ title: Phrase,
        keys: [Key],
        perform: @escaping @MainActor (TextField) -> Void
    ) -> KeyCommand {
        KeyCommand(name, title, keys: keys, isForFullScreen: true) { [weak self] in
            if let self { perform(self) }
        }
    }
}
