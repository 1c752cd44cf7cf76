internal import PresentationKit

extension Phrase {
    /// The time zone of dates that a host gave, behind the last of them.
    static let japanTime = Phrase(en: " (Japan time)", ja: "（日本時間）")
}
