import Foundation

/// An article of a ``FakeQiita``.
public struct FakeItem: Sendable {
    /// The identifier; 20 hexadecimal digits on the real service.
    public var id: String
    /// The title.
    public var title: String
    /// The text in Markdown.
    public var body: String
    /// The name of the author.
    public var user: String
    /// The names of its tags.
    public var tags: [String]
    /// The time of publication, in the service's notation.
    public var created = "2026-11-20T09:00:00+09:00"
    /// The time of the last change, in the service's notation.
    public var updated = "2026-11-21T10:30:00+09:00"
    /// The number of stocks in the article's own record.
    public var stocks = 3
    /// The organisation of the author, or nil.
    public var organization: String?
    /// The names of the users who have stocked it.
    public var stockers: [String] = []
    /// The names of the users who like it.
    public var likers: [String] = []
    /// The comments on it.
    public var comments: [FakeComment] = []

    /// Creates an article.
    public init(id: String, title: String, body: String, user: String = "koher", tags: [String] = ["Swift"]) {
        self.id = id
        self.title = title
        self.body = body
        self.user = user
        self.tags = tags
    }

    /// Returns articles whose identifiers are numbers, the newest first; every other title is in Japanese.
    public static func numbered(_ count: Int) -> [FakeItem] {
        (1...count).map { number in
            let digits = String(number)
            return FakeItem(
                id: String(repeating: "0", count: 20 - digits.count) + digits,
                title: number % 2 == 0 ? "Article \(number)" : "東京で学ぶ設計 その\(number)",
                body: "# 章\n\n本文 \(number)\n",
                tags: number % 2 == 0 ? ["Swift"] : ["Swift", "設計"]
            )
        }
    }

    /// Returns the article with all keys of the real service, also those whose value is null.
    func json(at origin: String) -> [String: Any] {
        [
            "id": id, "title": title, "body": body, "rendered_body": "<p>\(id)</p>", "coediting": false,
            "comments_count": 1, "created_at": created, "group": NSNull(), "likes_count": 12,
            "private": false, "reactions_count": 0, "stocks_count": stocks, "slide": false,
            "tags": tags.map { ["name": $0, "versions": [String]()] as [String: Any] },
            "updated_at": updated, "url": "https://qiita.com/\(user)/items/\(id)",
            "user": Self.user(user, at: origin),
            "page_views_count": NSNull(), "team_membership": NSNull(),
            "organization_url_name": organization ?? NSNull() as Any,
        ]
    }

    /// Returns a user with all keys of the real service.
    static func user(_ id: String, at origin: String) -> [String: Any] {
        [
            "id": id, "name": "", "description": NSNull(), "facebook_id": NSNull(), "followees_count": 1,
            "followers_count": 2, "github_login_name": NSNull(), "items_count": 3, "linkedin_id": NSNull(),
            "location": NSNull(), "organization": NSNull(), "permanent_id": 4,
            "profile_image_url": "\(origin)image.png", "team_only": false, "twitter_screen_name": NSNull(),
            "website_url": "",
        ]
    }

    /// Returns whether the article matches a query of words, `tag:`, `user:`, `stocks:`, `created:` and `updated:`.
    func matches(_ query: String) -> Bool {
        query.split(separator: " ").allSatisfy { word in
            if word.hasPrefix("tag:") { return tags.contains { $0.lowercased() == word.dropFirst(4).lowercased() } }
            if word.hasPrefix("user:") { return user == word.dropFirst(5) }
            if word.hasPrefix("stocks:") { return stocks(areWithin: word.dropFirst(7)) }
            if word.hasPrefix("created:") { return Self.day(of: created, isWithin: word.dropFirst(8)) }
            if word.hasPrefix("updated:") { return Self.day(of: updated, isWithin: word.dropFirst(8)) }
            return (title + body).lowercased().contains(word.lowercased())
        }
    }

    /// Returns whether the number of stocks satisfies a bound such as `>=3` or `<=3`.
    private func stocks(areWithin bound: Substring) -> Bool {
        guard let count = Int(bound.dropFirst(2)) else { return false }
        return bound.hasPrefix(">=") ? stocks >= count : bound.hasPrefix("<=") && stocks <= count
    }

    /// Returns whether the day of a date satisfies a bound such as `>=2026-01-01` or `<=2026-01-01`.
    private static func day(of date: String, isWithin bound: Substring) -> Bool {
        let day = date.prefix(10)
        return bound.hasPrefix(">=") ? day >= bound.dropFirst(2) : bound.hasPrefix("<=") && day <= bound.dropFirst(2)
    }
}
