/// Somebody whom a ``FakeQiita`` knows by a token.
public struct FakeAccount: Hashable, Sendable {
    /// The name of the user.
    public let user: String
    /// The token.
    public let token: String
    /// Whether the token has the scope to change anything.
    public let mayWrite: Bool

    /// Whoever most tests are.
    public static let koher = FakeAccount(user: FakeQiita.user, token: FakeQiita.token, mayWrite: true)
    /// Somebody else.
    public static let ann = FakeAccount(user: "ann", token: "89abcdef0123456789abcdef0123456789abcdef", mayWrite: true)
    /// The first one again, with a token that is good for reading only.
    public static let reader = FakeAccount(
        user: FakeQiita.user,
        token: "fedcba9876543210fedcba9876543210fedcba98",
        mayWrite: false
    )

    /// The account of an `Authorization` field, or nil if nobody has the token.
    init?(authorization: String) {
        let known = [FakeAccount.koher, .ann, .reader].first { authorization == "Bearer \($0.token)" }
        guard let known else { return nil }
        self = known
    }

    private init(user: String, token: String, mayWrite: Bool) {
        self.user = user
        self.token = token
        self.mayWrite = mayWrite
    }
}
