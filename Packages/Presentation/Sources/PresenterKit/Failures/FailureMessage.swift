public import DomainKit
import Foundation
public import PresentationKit

/// The message of a failure: what happened, and what to do next.
public struct FailureMessage: Hashable, Sendable {
    /// The kind of the failure.
    public let kind: ApplicationError.Kind
    /// The zone in which moments are shown.
    public let timeZone: DisplayTimeZone

    /// Creates the message of a failure.
    ///
    /// - Parameters:
    ///   - kind: the kind of the failure.
    ///   - timeZone: the zone in which moments are shown.
    public init(_ kind: ApplicationError.Kind, timeZone: DisplayTimeZone = .system) {
        self.kind = kind
        self.timeZone = timeZone
    }

    /// The message.
    public var phrase: Phrase {
        switch kind {
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
        case .rateLimited(let date): rateLimited(until: date.map { CalendarText(timeZone).minute($0) })
        case .unavailable(let reason): unavailable(reason)
        case .invalidInput(let error): invalidInput(error)
        case .invalidData(let place):
            Phrase(
                en:
                    "The answer could not be read at '\(place)'. Check the host; if it is right, update this program.",
                ja: "応答の '\(place)' を読み取れませんでした。ホストの設定を確認してください。正しい場合は、このプログラムの更新が必要です。"
            )
        case .storage(let reason): storage(reason)
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
}
