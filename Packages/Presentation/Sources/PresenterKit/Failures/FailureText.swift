public import DomainKit
import Foundation
public import PresentationKit

/// The text of a failure: what happened, and what to do next.
///
/// Values are in single quotes. The text may contain input of the user or messages of a server, so it has to be
/// sanitised before it is shown on a terminal.
public struct FailureText: Equatable, Sendable {
    /// The subject, in a few words.
    public let title: Phrase
    /// The failure and the next step.
    public let message: Phrase

    /// Creates the text of an application error.
    public init(_ error: ApplicationError, timeZone: DisplayTimeZone = .system) {
        self.init(title: error.kind.title, message: error.kind.message(timeZone))
    }

    /// Creates the text of a validation error.
    public init(_ error: ValidationError) {
        self.init(ApplicationError(.invalidInput(error)))
    }

    /// Creates the text of a failure in the words of a feature.
    public init(title: Phrase, message: Phrase) {
        self.title = title
        self.message = message
    }
}

extension Phrase {
    /// Creates the reason why an image is not shown, in the place of the image.
    public init(imageFailure failure: ApplicationError) {
        self =
            switch failure.kind {
            case .invalidData:
                Phrase(en: "The image is damaged or of an unknown format.", ja: "画像が壊れているか、未対応の形式です。")
            case .unavailable(.tooLarge): Phrase(en: "The image is too large.", ja: "画像が大きすぎます。")
            case .notFound: Phrase(en: "The image is not there.", ja: "画像がありません。")
            default: failure.kind.message(.system)
            }
    }
}

extension ApplicationError.Kind {
    fileprivate var title: Phrase {
        switch self {
        case .offline: Phrase(en: "No connection", ja: "接続できません")
        case .timedOut: Phrase(en: "No answer in time", ja: "応答がありません")
        case .unauthorized: Phrase(en: "Sign-in needed", ja: "サインインが必要です")
        case .forbidden: Phrase(en: "Not allowed", ja: "許可されていません")
        case .notFound, .storage(.missing): Phrase(en: "Not found", ja: "見つかりません")
        case .rateLimited: Phrase(en: "Too many requests", ja: "リクエストが多すぎます")
        case .unavailable: Phrase(en: "Service unavailable", ja: "サービスを利用できません")
        case .invalidInput(let error):
            if case .onRecord = error.rule {
                Phrase(en: "Not available offline", ja: "オフラインでは利用できません")
            } else {
                Phrase(en: "Not valid", ja: "正しくない値")
            }
        case .invalidData: Phrase(en: "Unreadable answer", ja: "応答を読み取れません")
        case .storage(.exists): Phrase(en: "Already there", ja: "すでにあります")
        case .storage: Phrase(en: "Storage problem", ja: "保存領域の問題")
        case .editor(.noTerminal): Phrase(en: "No terminal", ja: "端末がありません")
        case .editor(.notStarted): Phrase(en: "No editor", ja: "エディターがありません")
        case .editor(.failed): Phrase(en: "The editor failed", ja: "エディターのエラー")
        case .cancelled: Phrase(en: "Interrupted", ja: "中断しました")
        }
    }

    /// Returns what happened, and what to do next.
    func message(_ timeZone: DisplayTimeZone) -> Phrase {
        switch self {
        case .offline:
            Phrase(
                en: "There is no connection to the server, or it was cut. Check the network, and try again.",
                ja: "サーバーに接続できないか、接続が途中で切れました。ネットワークを確認してから、もう一度お試しください。"
            )
        case .timedOut:
            Phrase(
                en: "The server did not answer in time. Try again in a moment.",
                ja: "時間内にサーバーの応答がありませんでした。しばらくしてからもう一度お試しください。"
            )
        case .unauthorized:
            Phrase(
                en: "You are not signed in, or your token is no longer valid. Sign in and try again.",
                ja: "サインインしていないか、トークンが無効です。サインインしてからもう一度お試しください。"
            )
        case .forbidden:
            Phrase(
                en: "Your account is not allowed to do this. Check the host and the account.",
                ja: "このアカウントには許可されていない操作です。ホストとアカウントの設定を確認してください。"
            )
        case .notFound:
            Phrase(
                en: "Nothing was found under this name. Check the name; it may also have been removed.",
                ja: "該当するものがありません。名前を確認してください。削除された可能性もあります。"
            )
        case .rateLimited(let date): rateLimited(until: date.map { CalendarText(timeZone).second($0) })
        case .unavailable(let reason): reason.message(timeZone)
        case .invalidInput(let error): error.message
        case .invalidData(let place):
            Phrase(
                en:
                    "The answer could not be read at '\(place)'. Check the host; if it is right, update this program.",
                ja: "応答の '\(place)' を読み取れませんでした。ホストの設定を確認してください。正しい場合は、このプログラムの更新が必要です。"
            )
        case .storage(let reason): reason.message
        case .editor(.noTerminal(let path)):
            Phrase(
                en:
                    "An editor needs a terminal. Edit '\(path)' directly, or use '\(Phrase.programName) config set KEY VALUE'.",
                ja: "エディターには端末が必要です。'\(path)' を直接編集するか、'\(Phrase.programName) config set KEY VALUE' をお使いください。"
            )
        case .editor(.notStarted(let editor, let variable)):
            Phrase(
                en: """
                    The editor '\(editor)' cannot be started. Set the environment variable \(variable) to an \
                    installed editor and its arguments.
                    """,
                ja: "エディター '\(editor)' を起動できません。環境変数 \(variable) に、使えるエディターと引数を指定してください。"
            )
        case .editor(.failed(let status)):
            Phrase(
                en: "The editor exited with status \(status). The changes that it saved were kept.",
                ja: "エディターがステータス \(status) で終了しました。保存済みの変更は残っています。"
            )
        case .cancelled:
            Phrase(en: "Interrupted; nothing was changed.", ja: "処理を中断しました。変更はありません。")
        }
    }

    private func rateLimited(until time: String?) -> Phrase {
        guard let time else {
            return Phrase(
                en: "The server is limiting requests. Try again in a minute.",
                ja: "サーバーがリクエストを制限しています。1 分ほど待ってからもう一度お試しください。"
            )
        }
        return Phrase(
            en: "The server accepts no more requests until \(time). Try again then.",
            ja: "\(time) までサーバーがリクエストを受け付けません。その後もう一度お試しください。"
        )
    }
}

extension ApplicationError.UnavailableReason {
    fileprivate func message(_ timeZone: DisplayTimeZone) -> Phrase {
        switch self {
        case .status(let status):
            Phrase(
                en: "The server returned an error (status \(status)). Try again later.",
                ja: "サーバーがエラー（ステータス \(status)）を返しました。しばらくしてからもう一度お試しください。"
            )
        case .busy(nil):
            Phrase(
                en: "The server is overloaded. Try again in a minute.",
                ja: "サーバーが混み合っています。1 分ほど待ってからもう一度お試しください。"
            )
        case .busy(let date?):
            busy(until: CalendarText(timeZone).second(date))
        case .unexpectedAnswer:
            Phrase(
                en:
                    "The answer did not come from the expected service. Check the host, and whether your network has a sign-in page.",
                ja: "想定したサービスではない応答が返りました。ホストの設定と、ネットワークのログインページの有無を確認してください。"
            )
        case .untrusted:
            Phrase(
                en:
                    "The server's certificate could not be verified, so nothing was sent. Check the host and the clock of this machine.",
                ja: "サーバーの証明書を確認できないため、何も送信しませんでした。ホストの設定とこの端末の時計を確認してください。"
            )
        case .tooLarge:
            Phrase(
                en:
                    "The server's answer was too large and was not read. Request less at a time.",
                ja: "応答が大きすぎるため、受信を中止しました。一度に取得する量を減らしてください。"
            )
        }
    }

    private func busy(until time: String) -> Phrase {
        Phrase(
            en: "The server is overloaded and accepts no requests until \(time). You have not reached your own limit.",
            ja: "サーバーが混み合っているため、\(time) まで待つ必要があります。リクエストの上限に達したわけではありません。"
        )
    }
}

extension ValidationError {
    fileprivate var message: Phrase {
        guard let place else { return sentence }
        return Phrase(
            en: "In line \(place.line) of '\(place.path)', \(sentence.english)",
            ja: "'\(place.path)' の \(place.line) 行目: \(sentence.japanese)"
        )
    }

    private var sentence: Phrase {
        switch rule {
        case .notEmpty: refusal(Phrase(en: "some text", ja: "空でない文字列"))
        case .atMost(let characters):
            refusal(Phrase(en: "at most \(characters) characters", ja: "\(characters) 文字以内の値"))
        case .printable: refusal(Phrase(en: "text without control characters", ja: "制御文字を含まない文字列"))
        case .only(let characters):
            refusal(Phrase(en: "text made only of the characters \(characters)", ja: "\(characters) だけを使った値"))
        case .without(let characters):
            refusal(Phrase(en: "text without \(characters)", ja: "\(characters) を含まない値"))
        case .undotted: refusal(Phrase(en: "text without a dot at either end", ja: "先頭にも末尾にも点がない値"))
        case .unreserved: refusal(Phrase(en: "a name that no system reserves", ja: "システムが予約していない名前"))
        case .encoded(let encoding): refusal(Phrase(en: "text in \(encoding)", ja: "\(encoding) の文字列"))
        case .within(let range): refusal(phrase(for: range))
        case .form(let notation) where value.isEmpty && place != nil:
            Phrase(
                en: "the text must have the form \(notation).",
                ja: "\(notation) の形式で書いてください。"
            )
        case .form(let notation):
            refusal(Phrase(en: "of the form \(notation)", ja: "\(notation) の形式の値"))
        case .oneOf(let words):
            refusal(
                Phrase(en: "one of \(words.joined(separator: ", "))", ja: "\(words.joined(separator: "、")) のいずれか")
            )
        case .onRecord(let count):
            Phrase(
                en:
                    "'\(value)' cannot be searched offline: \(field) is unknown for \(count) kept "
                    + "\(count == 1 ? "copy" : "copies"). Fetch them again, or search on the host.",
                ja: "'\(value)' はオフラインでは検索できません。保存した \(count) 件で \(field) が不明です。"
                    + "取得し直すか、ホストで検索してください。"
            )
        case .known(let names):
            Phrase(
                en: "'\(value)' is not known here. Use one of: \(names.joined(separator: ", ")).",
                ja: "'\(value)' は使えません。使えるのは \(names.joined(separator: "、")) です。"
            )
        case .once:
            Phrase(
                en: "'\(value)' is given twice. Remove one of them.",
                ja: "'\(value)' が重複しています。一方を削除してください。"
            )
        case .present: missing(value.split(separator: " | ").map { "'\($0)'" })
        case .custom:
            Phrase(
                en: "'\(value)' is not valid for \(field).",
                ja: "'\(value)' は \(field) として正しくありません。"
            )
        }
    }

    private func missing(_ names: [String]) -> Phrase {
        Phrase(
            en: "\(names.joined(separator: " or ")) is missing. Add \(names.count > 1 ? "one of them" : "it").",
            ja: names.count > 1
                ? "\(names.joined(separator: " と ")) のどちらもありません。一方を追加してください。"
                : "\(names.joined()) がありません。追加してください。"
        )
    }

    private func refusal(_ demand: Phrase) -> Phrase {
        Phrase(
            en: "'\(value)' is not valid for \(field): it must be \(demand.english).",
            ja: "'\(value)' は \(field) として正しくありません。\(demand.japanese)を指定してください。"
        )
    }

    private func phrase(for range: ClosedRange<Int>) -> Phrase {
        if range.upperBound == .max {
            Phrase(en: "a whole number from \(range.lowerBound)", ja: "\(range.lowerBound) 以上の整数")
        } else {
            Phrase(
                en: "a whole number from \(range.lowerBound) to \(range.upperBound)",
                ja: "\(range.lowerBound) から \(range.upperBound) までの整数"
            )
        }
    }
}
