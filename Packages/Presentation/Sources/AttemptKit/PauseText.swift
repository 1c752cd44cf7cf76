public import PresentationKit

/// The texts of a wait: its progress beside a button, and the command that ends it.
public enum PauseText {
    /// Returns the progress beside a button that ends the wait.
    public static func progressBesideButton(secondsLeft seconds: Int) -> Phrase {
        Phrase(en: "Waiting, \(seconds) s left…", ja: "待っています。あと \(seconds) 秒…")
    }
    /// The title of the command that cancels the wait.
    public static let cancel = Phrase(en: "stop waiting", ja: "待つのをやめる")
}
