import DomainKit
import PresentationKit

extension FailureMessage {
    func rateLimited(until time: String?) -> Phrase {
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

    func unavailable(_ reason: ApplicationError.UnavailableReason) -> Phrase {
        switch reason {
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
