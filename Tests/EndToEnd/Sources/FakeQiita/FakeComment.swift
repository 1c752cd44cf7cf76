import Foundation

/// A comment on an article of a ``FakeQiita``.
public struct FakeComment: Sendable {
    /// The identifier; 20 hexadecimal digits on the real service.
    public var id: String
    /// The name of the author.
    public var user: String
    /// The text in Markdown.
    public var body: String
    /// The time of the comment in ISO 8601.
    public var createdAt: String

    /// Creates a comment.
    public init(id: String, user: String, body: String, createdAt: String) {
        self.id = id
        self.user = user
        self.body = body
        self.createdAt = createdAt
    }

    func json(at origin: String) -> [String: Any] {
        [
            "id": id, "body": body, "rendered_body": "<p>\(id)</p>", "created_at": createdAt, "updated_at": createdAt,
            "user": FakeItem.user(user, at: origin),
        ]
    }
}
