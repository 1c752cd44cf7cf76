import PresentationKit
import ReportKit

extension ExitOutcome {
    /// The meaning of the exit code, as a manual page lists it.
    var phrase: Phrase {
        switch self {
        case .done: Phrase(en: "Done", ja: "完了した")
        case .failed: Phrase(en: "Failed", ja: "失敗した")
        case .wrongUsage: Phrase(en: "Wrong usage", ja: "使い方が正しくない")
        case .notFound: Phrase(en: "Not found", ja: "見つからない")
        case .signInNeeded: Phrase(en: "Sign-in needed", ja: "サインインが必要")
        case .rateLimited:
            Phrase(en: "Too many requests; the message says until when", ja: "リクエストが多すぎる (再開できる時刻を表示する)")
        case .offline: Phrase(en: "Offline or timed out", ja: "オフラインまたは時間切れ")
        case .storage:
            Phrase(en: "Data on this machine is damaged or not writable", ja: "この端末のデータが壊れているか書き込めない")
        case .hungUp: Phrase(en: "The terminal was closed", ja: "端末が閉じられた")
        case .interrupted: Phrase(en: "Interrupted", ja: "中断された")
        case .terminated: Phrase(en: "Terminated by another program", ja: "ほかのプログラムから終了された")
        }
    }
}
