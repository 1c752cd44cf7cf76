/// An account of a ``FakeQiita``, identified by a token.
public struct FakeAccount: Hashable, Sendable {
    /// The name of the user.
    public let user: String
    /// The token.
    public let token: String
    /// A Boolean value that indicates whether the token has the scope for changes.
    public let mayWrite: Bool

    /// The account of most tests.
    public static let koher = FakeAccount(user: FakeQiita.user, token: FakeQiita.token, mayWrite: true)
    /// Another account.
    public static let ann = FakeAccount(user: "ann", token: "89abcdef0123456789abcdef0123456789abcdef", mayWrite: true)
    /// The account of most tests, with a token that can only read.
    public static let reader = FakeAccount(
        user: FakeQiita.user,
        token: "fedcba9876543210fedcba9876543210fedcba98",
        mayWrite: false
    )

    /// Returns the account of an `Authorization` field, or nil if no account has the token.
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
