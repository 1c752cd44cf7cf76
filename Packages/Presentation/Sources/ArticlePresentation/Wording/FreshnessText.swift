import ArticleDomain
import DomainKit
import FailureKit
import Foundation
import PresentationKit

extension Phrase {
    /// What the reader has to know about how fresh something is, or nil if there is nothing to know.
    ///
    /// Of several, a kept one counts before one that could not be kept, and the oldest before the younger.
    init?(_ freshness: some Sequence<Freshness>, timeZone: TimeZone) {
        var oldest: (date: Date, reason: ApplicationError.Kind)?
        var unkept: ApplicationError.Kind?
        for one in freshness {
            switch one {
            case .live: break
            case .notKept(let reason): unkept = unkept ?? reason
            case .kept(let date, let reason):
                if oldest.map({ date < $0.date }) ?? true { oldest = (date, reason) }
            }
        }
        if let oldest {
            let title = FailureText(ApplicationError(oldest.reason), timeZone: timeZone).title
            let date = CalendarText(timeZone).minute(oldest.date)
            self.init(
                en: "\(title.english). This is what was kept on \(date).",
                ja: "\(title.japanese)。\(date) に保存した内容を表示しています。"
            )
        } else if let unkept {
            let message = FailureText(ApplicationError(unkept), timeZone: timeZone).message
            self.init(
                en: "This was not kept for reading offline. \(message.english)",
                ja: "オフライン用に保存できませんでした。\(message.japanese)"
            )
        } else {
            return nil
        }
    }
}
