public import PresentationKit

/// The prompts and messages of a line host.
public enum PromptText {
    /// The command for leaving the program.
    public static let quit = Phrase(en: "quit", ja: "終了")
    /// The explanation of leaving the program, a sentence.
    public static let quitExplanation = Phrase(en: "Quit.", ja: "終了します。")
    /// The command for the help.
    public static let help = Phrase(en: "help", ja: "ヘルプ")
    /// The explanation of the help, a sentence.
    public static let helpExplanation = Phrase(en: "Show this help, as 'help' does.", ja: "このヘルプを表示します（'help' も同じ）。")
    /// The line above the explanations.
    public static let helpHeading = Phrase(
        en: "What you can type here, followed by Enter:",
        ja: "入力できるコマンド（入力後に Enter）:"
    )

    /// The message for a number that is not offered.
    public static func noSuchNumber(_ number: Int, _ range: ClosedRange<Int>) -> Phrase {
        Phrase(
            en: "There is no '\(number)'. Type a number from \(range.lowerBound) to \(range.upperBound).",
            ja: "'\(number)' はありません。\(range.lowerBound) から \(range.upperBound) までの番号を入力してください。"
        )
    }

    /// The message for a command without its number.
    public static func numberNeeded(_ range: ClosedRange<Int>) -> Phrase {
        Phrase(
            en: "Add a number from \(range.lowerBound) to \(range.upperBound).",
            ja: "\(range.lowerBound) から \(range.upperBound) までの番号を付けてください。"
        )
    }

    /// The message for a command without its text.
    public static let textNeeded = Phrase(en: "Add the text at the end.", ja: "末尾に文字列を付けてください。")
    /// The hint that a space removes the text that is there.
    public static let spaceClears = Phrase(en: "space to clear", ja: "空にするにはスペースを入力")
    /// The hint that a space cancels an alert whose text cannot be empty.
    public static let spaceCancels = Phrase(en: "space to cancel", ja: "中止するにはスペースを入力")

    /// The message for a word that is not offered.
    public static func noSuchWord(_ word: String) -> Phrase {
        Phrase(
            en: "'\(word)' is not a command here. Type '?' for help.",
            ja: "'\(word)' は使えません。'?' でヘルプを表示します。"
        )
    }

    /// The message for output that could not be written.
    public static let outputLost = Phrase(
        en: "The output could not be written completely. Check where it goes, and try again.",
        ja: "出力をすべて書き込めませんでした。出力先を確認してから、もう一度お試しください。"
    )

    /// The message for a trace whose file cannot be opened.
    public static func traceNotWritable(_ path: String) -> Phrase {
        Phrase(
            en: "'\(path)' cannot be written. Give '--trace' a file in an existing folder that you can write to.",
            ja: "'\(path)' に書き込めません。--trace には、書き込み可能な既存のフォルダー内のファイルを指定してください。"
        )
    }

    /// The message for a trace that could not be written in full.
    public static func traceLost(_ path: String) -> Phrase {
        Phrase(
            en: "The trace in '\(path)' is not complete. Free some space there, and try again.",
            ja: "'\(path)' の記録は途中までです。空き容量を確保してから、もう一度お試しください。"
        )
    }

    /// The message for an invalid answer to an alert with this number of buttons.
    public static func noAnswer(_ word: String, count: Int) -> Phrase {
        Phrase(
            en: "'\(word)' is not an answer. Type a number from 1 to \(count).",
            ja: "'\(word)' は選択できません。1 から \(count) までの番号を入力してください。"
        )
    }

    /// The message for a dropped message of a scene, with its type.
    public static func messageDropped(_ type: String) -> Phrase {
        Phrase(
            en: "A message came too late and was dropped: '\(type)'.",
            ja: "届くのが遅すぎたメッセージを破棄しました: '\(type)'"
        )
    }

    /// The message for an answer to an alert that no handler was registered for, with the type of its action.
    public static func answerUnhandled(_ type: String) -> Phrase {
        Phrase(
            en: "An answer to an alert was not handled: '\(type)'.",
            ja: "アラートへの応答が処理されませんでした: '\(type)'"
        )
    }
}
