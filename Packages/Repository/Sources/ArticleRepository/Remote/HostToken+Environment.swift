import ArticleDomain
public import DomainKit
public import RepositoryKit

extension HostToken {
    /// Finds the token that the environment holds, or nil: in `QIITA_TOKEN`, as Qiita's own tool does, or else in
    /// `QIITA_ACCESS_TOKEN`, as Qiita's library for Ruby does.
    ///
    /// It belongs to the host that the environment names in `QIITA_DOMAIN`, or to Qiita itself. A host that was chosen
    /// in another way does not get it, because a token must not go wherever a flag points.
    ///
    /// - Throws: ``ValidationError`` for the variable that holds what is no token or no host.
    public init?(qiitaEnvironment environment: [String: String]) throws(ValidationError) {
        func value(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
        let host = try value("QIITA_DOMAIN").map { text throws(ValidationError) in try ArticleHost(text) } ?? .qiita
        for name in ["QIITA_TOKEN", "QIITA_ACCESS_TOKEN"] {
            guard let text = value(name) else { continue }
            self.init(try Secret(text, field: name), host: host.name)
            return
        }
        return nil
    }
}
