import ArticleDomain
import Foundation

extension Freshness {
    /// When the copy was kept, or nil if it is what its host says now.
    var keptAt: Date? {
        if case .kept(let date, _) = self { date } else { nil }
    }
}
