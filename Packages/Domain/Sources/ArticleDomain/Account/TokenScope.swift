/// What a token allows, under the name that Qiita gives it.
public enum TokenScope: String, CaseIterable, Sendable {
    /// Reading on Qiita.
    case readQiita = "read_qiita"
    /// Stocking and liking on Qiita.
    case writeQiita = "write_qiita"
    /// Reading on a team's host.
    case readTeam = "read_qiita_team"
    /// Stocking and liking on a team's host.
    case writeTeam = "write_qiita_team"
}

extension ArticleHost {
    /// The scope without which nothing can be read from the host.
    public var scopeToRead: TokenScope { self == .qiita ? .readQiita : .readTeam }

    /// The scope without which nothing can be changed on the host.
    public var scopeToWrite: TokenScope { self == .qiita ? .writeQiita : .writeTeam }
}
