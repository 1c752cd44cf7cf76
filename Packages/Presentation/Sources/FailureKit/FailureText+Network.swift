import DomainKit
import Foundation
import PresentationKit

extension FailureText {
    static let offline = FailureText(
        title: Phrase(en: "No connection", ja: "接続できません"),
        message: Phrase(
            en: "The server could not be reached. Check the network, or read what was kept before.",
            ja: "サーバーに接続できませんでした。ネットワークを確認するか、保存済みの記事をお読みください。"
        )
    )

    static let timedOut = FailureText(
        title: Phrase(en: "No answer in time", ja: "応答がありません"),
        message: Phrase(
            en: "The server did not answer in time. Try again in a moment.",
            ja: "時間内にサーバーの応答がありませんでした。しばらくしてからもう一度お試しください。"
        )
    )

    static let unauthorized = FailureText(
        title: Phrase(en: "Sign-in needed", ja: "サインインが必要です"),
        message: Phrase(
            en: "The server wants to know who you are, or no longer accepts your token. Sign in and try again.",
            ja: "サインインしていないか、トークンが無効です。サインインしてからもう一度お試しください。"
        )
    )

    static let forbidden = FailureText(
        title: Phrase(en: "Not allowed", ja: "許可されていません"),
        message: Phrase(
            en: "Your account may not do this. Check which host and which account are set.",
            ja: "このアカウントには許可されていない操作です。ホストとアカウントの設定を確認してください。"
        )
    )

    static let notFound = FailureText(
        title: Phrase(en: "Not found", ja: "見つかりません"),
        message: Phrase(
            en: "There is nothing of that name. Check the name; it may also have been removed.",
            ja: "該当するものがありません。名前を確認してください。削除された可能性もあります。"
        )
    )

    static let cancelled = FailureText(
        title: Phrase(en: "Interrupted", ja: "中断しました"),
        message: Phrase(en: "The work was interrupted; nothing was changed.", ja: "処理を中断しました。変更はありません。")
    )

    static func rateLimited(until time: String?) -> FailureText {
        let title = Phrase(en: "Too many requests", ja: "リクエストが多すぎます")
        guard let time else {
            return FailureText(
                title: title,
                message: Phrase(
                    en: "The server asks for a pause. Try again in a minute.",
                    ja: "サーバーがリクエストを制限しています。1分ほど待ってからもう一度お試しください。"
                )
            )
        }
        return FailureText(
            title: title,
            message: Phrase(
                en: "The server takes no more requests until \(time). Try again then.",
                ja: "\(time) までサーバーがリクエストを受け付けません。その後もう一度お試しください。"
            )
        )
    }

    static func unavailable(_ reason: ApplicationError.UnavailableReason, timeZone: TimeZone) -> FailureText {
        FailureText(
            title: Phrase(en: "Service unavailable", ja: "サービスを利用できません"),
            message: message(for: reason, timeZone: timeZone)
        )
    }

    private static func message(for reason: ApplicationError.UnavailableReason, timeZone: TimeZone) -> Phrase {
        switch reason {
        case .status(let status):
            Phrase(
                en: "The server failed with status \(status). Try again later.",
                ja: "サーバーがエラー（ステータス \(status)）を返しました。しばらくしてからもう一度お試しください。"
            )
        case .busy(nil):
            Phrase(
                en: "The server is overloaded. Try again in a minute.",
                ja: "サーバーが混み合っています。1分ほど待ってからもう一度お試しください。"
            )
        case .busy(let date?):
            busy(until: CalendarText(timeZone).second(date))
        case .unexpectedAnswer:
            Phrase(
                en:
                    "What answered is not the service that was asked. Check the host, and whether the network has a sign-in page.",
                ja: "想定したサービスではない応答が返りました。ホストの設定と、ネットワークのログインページの有無を確認してください。"
            )
        case .untrusted:
            Phrase(
                en:
                    "The server could not prove who it is, so nothing was sent. Check the host and the clock of this machine.",
                ja: "サーバーの証明書を確認できないため、何も送信しませんでした。ホストの設定とこの端末の時計を確認してください。"
            )
        case .tooLarge:
            Phrase(
                en:
                    "The server sent more than this program is ready to take, so it was refused. Ask for less at a time.",
                ja: "応答が大きすぎるため、受信を中止しました。一度に取得する量を減らしてください。"
            )
        }
    }

    private static func busy(until time: String) -> Phrase {
        Phrase(
            en: "The server is overloaded and asks everybody to wait until \(time); your own quota is not used up.",
            ja: "サーバーが混み合っているため、\(time) まで待つ必要があります。リクエストの上限に達したわけではありません。"
        )
    }

    static func invalidData(at place: String) -> FailureText {
        FailureText(
            title: Phrase(en: "Unreadable answer", ja: "応答を読み取れません"),
            message: Phrase(
                en:
                    "The answer could not be understood at '\(place)'. Check the host; if it is right, this program is too old for it.",
                ja: "応答の '\(place)' を読み取れませんでした。ホストの設定を確認してください。正しい場合は、このプログラムの更新が必要です。"
            )
        )
    }
}
