import ArticleDomain
import Foundation

extension Freshness {
    /// The date on which the copy was kept, or nil for a live value.
    var keptAt: Date? {
        if case .kept(let date, _) = self { date } else { nil }
    }
}
