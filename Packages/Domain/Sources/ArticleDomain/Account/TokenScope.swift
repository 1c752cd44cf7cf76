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

    /// The scope without which nothing can be read from a host.
    public static func reading(from host: ArticleHost) -> TokenScope {
        host == .qiita ? .readQiita : .readTeam
    }

    /// The scope without which nothing can be changed on a host.
    public static func writing(to host: ArticleHost) -> TokenScope {
        host == .qiita ? .writeQiita : .writeTeam
    }
}
