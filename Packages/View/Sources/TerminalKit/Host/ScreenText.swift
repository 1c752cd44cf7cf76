public import PresentationKit

/// The words of the full-screen host itself.
public enum ScreenText: Hashable, Sendable {
    /// The title of the command that goes back.
    case back
    /// The explanation of going back, a sentence.
    case backExplanation
    /// The explanation of the help, a sentence.
    case helpExplanation
    /// The title of the command that opens the command line.
    case commandLine
    /// The explanation of the command line, a sentence.
    case commandLineExplanation
    /// The explanation of moving the focus on, a sentence.
    case nextComponent
    /// The explanation of moving the focus back, a sentence.
    case previousComponent
    /// The explanation of drawing everything again, a sentence.
    case repaint
    /// The title of the command that suspends the program.
    case suspend
    /// The explanation of suspending the program, a sentence.
    case suspendExplanation
    /// The title of the help.
    case helpTitle
    /// The title of the command that closes the help.
    case close
    /// The title of the command that scrolls.
    case scroll
    /// The title of the command that dismisses an alert.
    case cancel
    /// The title of the commands that choose a button of an alert.
    case choose
    /// The message that the terminal cannot show a full screen.
    case noFullScreen

    /// The words.
    public var phrase: Phrase {
        switch self {
        case .back: Phrase(en: "back", ja: "戻る")
        case .backExplanation: Phrase(en: "Go back to the previous screen.", ja: "前の画面に戻ります。")
        case .helpExplanation: Phrase(en: "Show this help.", ja: "このヘルプを表示します。")
        case .commandLine: Phrase(en: "command line", ja: "コマンド")
        case .commandLineExplanation:
            Phrase(en: "Type a command by its name; Tab completes it.", ja: "コマンドを名前で入力します。Tab で補完します。")
        case .nextComponent: Phrase(en: "Go to the next part of the screen.", ja: "次の部分に移ります。")
        case .previousComponent: Phrase(en: "Go to the previous part of the screen.", ja: "前の部分に移ります。")
        case .repaint: Phrase(en: "Draw the screen again.", ja: "画面を描き直します。")
        case .suspend: Phrase(en: "suspend", ja: "中断")
        case .suspendExplanation:
            Phrase(en: "Suspend the program; 'fg' in the shell resumes it.", ja: "プログラムを中断します。シェルの 'fg' で再開します。")
        case .helpTitle: Phrase(en: "Keys and commands", ja: "キーとコマンド")
        case .close: Phrase(en: "close", ja: "閉じる")
        case .scroll: Phrase(en: "scroll", ja: "スクロール")
        case .cancel: Phrase(en: "cancel", ja: "キャンセル")
        case .noFullScreen:
            Phrase(en: "The terminal cannot show a full screen.", ja: "この端末では全画面を表示できません。")
        case .choose: Phrase(en: "choose", ja: "選択")
        }
    }
}
