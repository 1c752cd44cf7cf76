import ArticleDomain
import DomainKit

/// The stored form of an unfinished traversal, version 1.
struct TraversalDocument: Codable, Sendable {
    private let page: Int
    private let until: String?
    private let met: [String: String]
    private let count: Int
    private let total: Int?

    init(_ traversal: ArticleTraversal) {
        page = traversal.page
        until = traversal.until?.description
        met = Dictionary(
            uniqueKeysWithValues: traversal.seen.map { id, day in (id.rawValue, day?.description ?? "") }
        )
        count = traversal.count
        total = traversal.total
    }

    func traversal(of selection: ArticleSelection) throws(ValidationError) -> ArticleTraversal {
        var met: [ArticleID: Day?] = [:]
        for (id, day) in self.met { met[try ArticleID(id)] = .some(day.isEmpty ? nil : try Day(reading: day)) }
        return ArticleTraversal(
            selection,
            page: page,
            until: try until.map { text throws(ValidationError) in try Day(reading: text) },
            seen: met,
            count: count,
            total: total
        )
    }
}

extension Day {
    /// Creates a day from text such as `2026-11-21`.
    init(reading text: String) throws(ValidationError) {
        guard let day = try DayRange(text, field: "day").first else {
            throw ValidationError(field: "day", value: text, rule: .form("2026-11-21"))
        }
        self = day
    }
}
