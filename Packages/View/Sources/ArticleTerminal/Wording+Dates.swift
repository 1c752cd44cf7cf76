internal import PresentationKit

extension Wording {
    /// Returns the dates of a text on a host, which are in its time zone; nil without any.
    func dates(created: String?, updated: String?) -> String? {
        let dates = [created, updated.map { "↻ \($0)" }].compactMap(\.self)
        if dates.isEmpty { return nil }
        return dates.joined(separator: " · ") + self(Phrase(en: " (Japan time)", ja: "（日本時間）"))
    }
}
