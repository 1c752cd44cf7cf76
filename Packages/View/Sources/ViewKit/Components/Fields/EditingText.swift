public import PresentationKit

/// The titles of the commands of a text field.
public enum EditingText: Hashable, Sendable {
    /// A position in a line, relative to the cursor.
    public enum Position: CaseIterable, Sendable {
        /// The position before the previous character.
        case previousCharacter
        /// The position behind the next character.
        case nextCharacter
        /// The start of the previous word.
        case previousWord
        /// The end of the next word.
        case nextWord
        /// The start of the line.
        case start
        /// The end of the line.
        case end
    }

    /// The title of the command that accepts the text.
    case accept
    /// The title of the command that gives the text up.
    case cancel
    /// The title of the command that completes the text.
    case complete
    /// The title of the command that goes back to the completion before.
    case completePrevious
    /// The title of the command that deletes up to a position.
    case delete(Position)
    /// The title of the command that moves the cursor to a position.
    case move(Position)
    /// The placeholder of a search field.
    case search
    /// The title of the command that sends the texts of a form.
    case submit

    /// The words.
    public var phrase: Phrase {
        switch self {
        case .accept: Phrase(en: "accept", ja: "確定")
        case .submit: Phrase(en: "submit", ja: "送信")
        case .cancel: Phrase(en: "cancel", ja: "キャンセル")
        case .complete: Phrase(en: "complete", ja: "補完")
        case .completePrevious: Phrase(en: "previous completion", ja: "前の補完候補")
        case .delete(let position): Self.deletion(to: position)
        case .move(let position): Self.movement(to: position)
        case .search: Phrase(en: "Search", ja: "検索")
        }
    }

    private static func movement(to position: Position) -> Phrase {
        switch position {
        case .previousCharacter: Phrase(en: "previous character", ja: "前の文字へ")
        case .nextCharacter: Phrase(en: "next character", ja: "次の文字へ")
        case .previousWord: Phrase(en: "previous word", ja: "前の単語へ")
        case .nextWord: Phrase(en: "next word", ja: "次の単語へ")
        case .start: Phrase(en: "start of the line", ja: "行頭へ")
        case .end: Phrase(en: "end of the line", ja: "行末へ")
        }
    }

    private static func deletion(to position: Position) -> Phrase {
        switch position {
        case .previousCharacter: Phrase(en: "delete backwards", ja: "前の文字を削除")
        case .nextCharacter: Phrase(en: "delete", ja: "次の文字を削除")
        case .previousWord: Phrase(en: "delete the word before", ja: "前の単語を削除")
        case .nextWord: Phrase(en: "delete the next word", ja: "次の単語を削除")
        case .start: Phrase(en: "delete to the start", ja: "行頭まで削除")
        case .end: Phrase(en: "delete to the end", ja: "行末まで削除")
        }
    }
}
