internal import PresentationKit

extension TextField {
    /// The commands that end typing, as far as somebody observes their events.
    var endingCommands: [KeyCommand] {
        var commands: [KeyCommand] = []
        if submits.isObserved {
            commands.append(
                KeyCommand("accept", Phrase(en: "accept", ja: "確定"), keys: [.enter], for: self) { $0.submit() }
            )
        }
        if cancels.isObserved {
            commands.append(
                KeyCommand("cancel", Phrase(en: "cancel", ja: "キャンセル"), keys: [.escape], for: self) {
                    $0.cancels.send()
                }
            )
        }
        return commands
    }

    var completionCommands: [KeyCommand] {
        guard canComplete else { return [] }
        let previous = Phrase(en: "previous completion", ja: "前の補完候補")
        return [
            KeyCommand("complete", Phrase(en: "complete", ja: "補完"), keys: [.tab], for: self) { $0.complete(by: 1) },
            KeyCommand("complete-previous", previous, keys: [.backTab], for: self) { $0.complete(by: -1) },
        ]
    }

    var editingCommands: [KeyCommand] {
        [
            move(
                "character-left",
                Phrase(en: "previous character", ja: "前の文字へ"),
                .previousCharacter,
                .left,
                .control("b")
            ),
            move("character-right", Phrase(en: "next character", ja: "次の文字へ"), .nextCharacter, .right, .control("f")),
            move(
                "word-left",
                Phrase(en: "previous word", ja: "前の単語へ"),
                .previousWord,
                .control(.left),
                .alt(.left),
                .alt("b")
            ),
            move(
                "word-right",
                Phrase(en: "next word", ja: "次の単語へ"),
                .nextWord,
                .control(.right),
                .alt(.right),
                .alt("f")
            ),
            move("line-start", Phrase(en: "start of the line", ja: "行頭へ"), .start, .home, .control("a")),
            move("line-end", Phrase(en: "end of the line", ja: "行末へ"), .end, .end, .control("e")),
            delete("delete", Phrase(en: "delete", ja: "次の文字を削除"), .nextCharacter, .delete, .control("d")),
            delete("delete-backward", Phrase(en: "delete backwards", ja: "前の文字を削除"), .previousCharacter, .backspace),
            delete(
                "delete-word-left",
                Phrase(en: "delete the word before", ja: "前の単語を削除"),
                .previousWord,
                .control("w"),
                .alt(.backspace),
                .control(.backspace)
            ),
            delete(
                "delete-word-right",
                Phrase(en: "delete the next word", ja: "次の単語を削除"),
                .nextWord,
                .alt("d"),
                .control(.delete)
            ),
            delete("delete-to-start", Phrase(en: "delete to the start", ja: "行頭まで削除"), .start, .control("u")),
            delete("delete-to-end", Phrase(en: "delete to the end", ja: "行末まで削除"), .end, .control("k")),
        ]
    }

    private func move(_ name: String, _ title: Phrase, _ target: EditableLine.Position, _ keys: Key...) -> KeyCommand {
        KeyCommand(name, title, keys: keys, for: self) { $0.edit { $0.move(to: target) } }
    }

    private func delete(_ name: String, _ title: Phrase, _ target: EditableLine.Position, _ keys: Key...) -> KeyCommand
    {
        KeyCommand(name, title, keys: keys, for: self) { $0.edit { $0.delete(to: target) } }
    }
}
