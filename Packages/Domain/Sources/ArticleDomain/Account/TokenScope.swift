/// A permission of a token, under its name on Qiita.
public enum TokenScope: String, CaseIterable, Sendable {
    /// Reads on Qiita.
    case readQiita = "read_qiita"
    /// Stocks and likes on Qiita.
    case writeQiita = "write_qiita"
    /// Reads on the host of a team.
    case readTeam = "read_qiita_team"
    /// Stocks and likes on the host of a team.
    case writeTeam = "write_qiita_team"
}

extension ArticleHost {
    /// The scope that a token needs to read from the host.
    public var scopeToRead: TokenScope { self == .qiita ? .readQiita : .readTeam }

    /// The scope that a token needs to change something on the host.
    public var scopeToWrite: TokenScope { self == .qiita ? .writeQiita : .writeTeam }
}
