import ArticleDomain
import DomainKit

/// The token that the environment holds: in `QIITA_TOKEN`, as Qiita's own tool has it, or else in `QIITA_ACCESS_TOKEN`,
/// as Qiita's library for Ruby has it.
///
/// It belongs to the host that the environment names in `QIITA_DOMAIN`, or to Qiita itself. A host that was chosen in
/// another way does not get it, because a token must not go wherever a flag points.
struct EnvironmentToken {
    let secret: Secret
    let host: ArticleHost
    /// The variable that holds it.
    let variable: String

    /// The variables that may hold it, in the order of their precedence.
    static let variables = ["QIITA_TOKEN", "QIITA_ACCESS_TOKEN"]

    /// Finds the token, or gives nil.
    ///
    /// - Throws: ``ValidationError`` for the variable that holds what is no token or no host.
    init?(_ environment: [String: String]) throws(ValidationError) {
        for name in Self.variables {
            guard let text = environment[name], !text.isEmpty else { continue }
            secret = try Secret(text, field: name)
            host = try Self.host(environment)
            variable = name
            return
        }
        return nil
    }

    /// The host that the environment names, or Qiita itself.
    ///
    /// - Throws: ``ValidationError`` for the variable if it holds no host.
    static func host(_ environment: [String: String]) throws(ValidationError) -> ArticleHost {
        guard let text = environment["QIITA_DOMAIN"], !text.isEmpty else { return .qiita }
        return try ArticleHost(text)
    }
}
