import DomainKit
import PresentationKit

extension FailureMessage {
    func rateLimited(until time: String?) -> Phrase {
        guard let time else {
            return Phrase(
                en: "The server asks for a pause. Try again in a minute.",
                ja: "サーバーがリクエストを制限しています。1分ほど待ってからもう一度お試しください。"
            )
        }
        return Phrase(
            en: "The server takes no more requests until \(time). Try again then.",
            ja: "\(time) までサーバーがリクエストを受け付けません。その後もう一度お試しください。"
        )
    }

    func unavailable(_ reason: ApplicationError.UnavailableReason) -> Phrase {
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

    private func busy(until time: String) -> Phrase {
        Phrase(
            en: "The server is overloaded and asks everybody to wait until \(time); your own quota is not used up.",
            ja: "サーバーが混み合っているため、\(time) まで待つ必要があります。リクエストの上限に達したわけではありません。"
        )
    }
}
