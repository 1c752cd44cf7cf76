public import DomainKit
public import PresentationKit

/// The title of a failure, in a few words.
public struct FailureTitle: Hashable, Sendable {
    /// The kind of the failure.
    public let kind: ApplicationError.Kind

    /// Creates the title of a failure.
    public init(_ kind: ApplicationError.Kind) {
        self.kind = kind
    }

    /// The title.
    public var phrase: Phrase {
        switch kind {
        case .offline: Phrase(en: "No connection", ja: "接続できません")
        case .timedOut: Phrase(en: "No answer in time", ja: "応答がありません")
        case .unauthorized: Phrase(en: "Sign-in needed", ja: "サインインが必要です")
        case .forbidden: Phrase(en: "Not allowed", ja: "許可されていません")
        case .notFound: Phrase(en: "Not found", ja: "見つかりません")
        case .rateLimited: Phrase(en: "Too many requests", ja: "リクエストが多すぎます")
        case .unavailable: Phrase(en: "Service unavailable", ja: "サービスを利用できません")
        case .invalidInput(let error): title(for: error.rule)
        case .invalidData: Phrase(en: "Unreadable answer", ja: "応答を読み取れません")
        case .storage(.exists): Phrase(en: "Already there", ja: "すでにあります")
        case .storage: Phrase(en: "Storage problem", ja: "保存領域の問題")
        case .editor(.noTerminal): Phrase(en: "No terminal", ja: "端末がありません")
        case .editor(.notStarted): Phrase(en: "No editor", ja: "エディターがありません")
        case .editor(.failed): Phrase(en: "The editor failed", ja: "エディターのエラー")
        case .cancelled: Phrase(en: "Interrupted", ja: "中断しました")
        }
    }

    private func title(for rule: ValidationError.Rule) -> Phrase {
        if case .onRecord = rule {
            Phrase(en: "Not available offline", ja: "オフラインでは利用できません")
        } else {
            Phrase(en: "Not valid", ja: "正しくない値")
        }
    }
}
