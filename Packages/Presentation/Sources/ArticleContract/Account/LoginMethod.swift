/// The source of the token to sign in with.
public enum LoginMethod: String, Codable, Hashable, Sendable {
    /// The user enters the token, or accepts one that Qiita CLI stores.
    case asking
    /// The first line of standard input, or a hidden entry on a terminal.
    case withToken
    /// The token that Qiita CLI stores.
    case fromTool
}
