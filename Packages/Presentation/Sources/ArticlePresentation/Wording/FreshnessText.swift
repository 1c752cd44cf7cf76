import ArticleDomain
import DomainKit
import Foundation
import PresentationKit
import PresenterKit

extension Phrase {
    /// Creates the notice about the freshness of values, or nil if all are live and kept.
    ///
    /// A kept copy has precedence over a value that could not be kept, and the oldest copy over younger ones.
    init?(_ freshness: some Sequence<Freshness>, timeZone: DisplayTimeZone) {
        var oldest: (date: Date, reason: ApplicationError.Kind)?
        var notKept: ApplicationError.Kind?
        for one in freshness {
            switch one {
            case .live: break
            case .notKept(let reason): notKept = notKept ?? reason
            case .kept(let date, let reason):
                if oldest.map({ date < $0.date }) ?? true { oldest = (date, reason) }
            }
        }
        if let oldest {
            let title = FailureText(ApplicationError(oldest.reason), timeZone: timeZone).title
            let date = CalendarText(timeZone).minute(oldest.date)
            self.init(
                en: "\(title.english). This is the copy of \(date).",
                ja: "\(title.japanese)。\(date) に保存した内容を表示しています。"
            )
        } else if let notKept {
            let message = FailureText(ApplicationError(notKept), timeZone: timeZone).message
            self.init(
                en: "This could not be kept for reading offline. \(message.english)",
                ja: "オフライン用に保存できませんでした。\(message.japanese)"
            )
        } else {
            return nil
        }
    }
}
