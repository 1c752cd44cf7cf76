import PresentationKit

/// The words of the full-screen host itself.
extension Phrase {
    static let back = Phrase(en: "back", ja: "戻る")
    static let backExplanation = Phrase(en: "Go back to the previous screen.", ja: "前の画面に戻ります。")
    static let helpExplanation = Phrase(en: "Show this help.", ja: "このヘルプを表示します。")
    static let commandLine = Phrase(en: "command line", ja: "コマンド")
    static let commandLineExplanation = Phrase(
        en: "Type a command by its name; Tab completes it.",
        ja: "コマンドを名前で入力します。Tab で補完します。"
    )
    static let nextComponent = Phrase(en: "Go to the next part of the screen.", ja: "次の部分に移ります。")
    static let previousComponent = Phrase(en: "Go to the previous part of the screen.", ja: "前の部分に移ります。")
    static let repaint = Phrase(en: "Draw the screen again.", ja: "画面を描き直します。")
    static let suspend = Phrase(en: "suspend", ja: "中断")
    static let suspendExplanation = Phrase(
        en: "Suspend the program; 'fg' in the shell resumes it.",
        ja: "プログラムを中断します。シェルの 'fg' で再開します。"
    )
    static let helpTitle = Phrase(en: "Keys and commands", ja: "キーとコマンド")
    static let close = Phrase(en: "close", ja: "閉じる")
    static let scroll = Phrase(en: "scroll", ja: "スクロール")
    static let cancel = Phrase(en: "cancel", ja: "キャンセル")
    static let choose = Phrase(en: "choose", ja: "選択")
    static let noFullScreen = Phrase(en: "The terminal cannot show a full screen.", ja: "この端末では全画面を表示できません。")
}
