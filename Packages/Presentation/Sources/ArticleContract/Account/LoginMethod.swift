/// How somebody signs in.
public enum LoginMethod: String, Codable, Hashable, Sendable {
    /// The program asks, and offers what it finds.
    case asking
    /// The token is the first line of standard input; on a terminal it is asked for, unseen.
    case withToken
    /// The token that Qiita's own command-line tool keeps is taken.
    case fromTool
}
