public import PresentationKit

/// The prompts and messages of a line host.
public enum PromptText: Hashable, Sendable {
    /// The command for leaving the program.
    case quit
    /// The explanation of leaving the program, a sentence.
    case quitExplanation
    /// The command for the help.
    case help
    /// The explanation of the help, a sentence.
    case helpExplanation
    /// The line above the explanations.
    case helpHeading
    /// The message for a number that is not offered.
    case noSuchNumber(Int, ClosedRange<Int>)
    /// The message for a command without its number.
    case numberNeeded(ClosedRange<Int>)
    /// The message for a command without its text.
    case textNeeded
    /// The hint that a space removes the text that is there.
    case spaceClears
    /// The hint that a space cancels an alert whose text cannot be empty.
    case spaceCancels
    /// The message for a word that is not offered.
    case noSuchWord(String)
    /// The message for output that could not be written.
    case outputLost
    /// The message for a trace whose file cannot be opened.
    case traceNotWritable(String)
    /// The message for a trace that could not be written in full.
    case traceLost(String)
    /// The message for an invalid answer to an alert with this number of buttons.
    case noAnswer(String, count: Int)
    /// The message for a dropped message of a scene, with its type.
    case messageDropped(String)
    /// The message for an answer to an alert that no handler was registered for, with the type of its action.
    case answerUnhandled(String)

    /// The words.
    public var phrase: Phrase {
        switch self {
        case .quit: Phrase(en: "quit", ja: "終了")
        case .quitExplanation: Phrase(en: "Quit.", ja: "終了します。")
        case .help: Phrase(en: "help", ja: "ヘルプ")
        case .helpExplanation: Phrase(en: "Show this help, as 'help' does.", ja: "このヘルプを表示します（'help' も同じ）。")
        case .helpHeading: Phrase(en: "What you can type here, followed by Enter:", ja: "入力できるコマンド（入力後に Enter）:")
        case .noSuchNumber(let number, let range):
            Phrase(
                en: "There is no '\(number)'. Type a number from \(range.lowerBound) to \(range.upperBound).",
                ja: "'\(number)' はありません。\(range.lowerBound) から \(range.upperBound) までの番号を入力してください。"
            )
        case .numberNeeded(let range):
            Phrase(
                en: "Add a number from \(range.lowerBound) to \(range.upperBound).",
                ja: "\(range.lowerBound) から \(range.upperBound) までの番号を付けてください。"
            )
        case .textNeeded: Phrase(en: "Add the text at the end.", ja: "末尾に文字列を付けてください。")
        case .spaceClears: Phrase(en: "space to clear", ja: "空にするにはスペースを入力")
        case .spaceCancels: Phrase(en: "space to cancel", ja: "中止するにはスペースを入力")
        case .noSuchWord(let word):
            Phrase(
                en: "'\(word)' is not a command here. Type '?' for help.",
                ja: "'\(word)' は使えません。'?' でヘルプを表示します。"
            )
        case .outputLost:
            Phrase(
                en: "The output could not be written completely. Check where it goes, and try again.",
                ja: "出力をすべて書き込めませんでした。出力先を確認してから、もう一度お試しください。"
            )
        case .traceNotWritable(let path):
            Phrase(
                en: "'\(path)' cannot be written. Give '--trace' a file in an existing folder that you can write to.",
                ja: "'\(path)' に書き込めません。--trace には、書き込み可能な既存のフォルダー内のファイルを指定してください。"
            )
        case .traceLost(let path):
            Phrase(
                en: "The trace in '\(path)' is not complete. Free some space there, and try again.",
                ja: "'\(path)' の記録は途中までです。空き容量を確保してから、もう一度お試しください。"
            )
        case .noAnswer(let word, let count):
            Phrase(
                en: "'\(word)' is not an answer. Type a number from 1 to \(count).",
                ja: "'\(word)' は選択できません。1 から \(count) までの番号を入力してください。"
            )
        case .messageDropped(let type):
            Phrase(
                en: "A message came too late and was dropped: '\(type)'.",
                ja: "届くのが遅すぎたメッセージを破棄しました: '\(type)'"
            )
        case .answerUnhandled(let type):
            Phrase(
                en: "An answer to an alert was not handled: '\(type)'.",
                ja: "アラートへの応答が処理されませんでした: '\(type)'"
            )
        }
    }
}
