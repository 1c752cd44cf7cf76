import ArticleDomain
import DomainKit

/// The token in the environment: in `QIITA_TOKEN`, as Qiita's own tool has it, or else in `QIITA_ACCESS_TOKEN`, as
/// Qiita's library for Ruby has it.
///
/// It belongs to the host in `QIITA_DOMAIN`, or to Qiita itself. A host that was chosen in another way does not get it,
/// because an option must not redirect a token.
struct EnvironmentToken {
    let secret: Secret
    let host: ArticleHost
    /// The name of the variable.
    let variable: String

    /// The names of the variables, in the order of their precedence.
    static let variables = ["QIITA_TOKEN", "QIITA_ACCESS_TOKEN"]

    /// Finds the token, or returns nil if there is none.
    ///
    /// - Throws: ``ValidationError`` for the variable with an invalid token or host.
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

    /// Returns the host that the environment names, or Qiita itself.
    ///
    /// - Throws: ``ValidationError`` for the variable if it contains no host.
    static func host(_ environment: [String: String]) throws(ValidationError) -> ArticleHost {
        guard let text = environment["QIITA_DOMAIN"], !text.isEmpty else { return .qiita }
        return try ArticleHost(text)
    }
}
