public import PresentationKit

/// The texts of a pause: the title of its button, its progress, and the command that ends it.
public enum PauseText: Hashable, Sendable {
    /// The title of the button that waits for a number of seconds.
    case title(seconds: Int)
    /// The progress, with the seconds that are left.
    case progress(secondsLeft: Int)
    /// The progress on a full screen, where a key ends the wait.
    case progressOnScreen(secondsLeft: Int)
    /// The progress beside a button that ends the wait.
    case progressBesideButton(secondsLeft: Int)
    /// The title of the command that cancels the wait.
    case cancel
    /// The explanation of that command, a sentence.
    case cancelExplanation

    /// The words.
    public var phrase: Phrase {
        switch self {
        case .title(let seconds) where seconds < 120:
            Phrase(en: "Wait \(seconds) s", ja: "\(seconds) 秒待つ")
        case .title(let seconds):
            Phrase(en: "Wait \((seconds + 59) / 60) min", ja: "\((seconds + 59) / 60) 分待つ")
        case .progress(let seconds):
            Phrase(en: "Waiting, \(seconds) s left… (Control-C quits)", ja: "待っています。あと \(seconds) 秒… (Control-C で終了)")
        case .progressOnScreen(let seconds):
            Phrase(en: "Waiting, \(seconds) s left… (Escape cancels)", ja: "待っています。あと \(seconds) 秒… (Escape で中止)")
        case .progressBesideButton(let seconds):
            Phrase(en: "Waiting, \(seconds) s left…", ja: "待っています。あと \(seconds) 秒…")
        case .cancel: Phrase(en: "stop waiting", ja: "待つのをやめる")
        case .cancelExplanation: Phrase(en: "Stop waiting for the retry.", ja: "再試行を待つのをやめます。")
        }
    }
}
