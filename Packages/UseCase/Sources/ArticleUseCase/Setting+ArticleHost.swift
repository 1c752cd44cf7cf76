public import ArticleDomain
public import DomainKit
public import UseCaseKit

extension Setting<ArticleHost> {
    /// Finds the host that articles come from: Qiita itself, unless somebody says otherwise.
    ///
    /// - Parameters:
    ///   - option: what was given at the call, or nil.
    ///   - environment: the environment, of which `QIITA_DOMAIN` counts, as it does for Qiita's own tool; an empty one
    ///     counts as none.
    ///   - configuration: what the configuration says for `host`, or nil.
    /// - Throws: ``ValidationError`` for the first of them that says something, if that is no host.
    public init(
        option: String?,
        environment: [String: String],
        configuration: String?
    ) throws(ValidationError) {
        let variable = "QIITA_DOMAIN"
        let named = environment[variable].flatMap { $0.isEmpty ? nil : $0 }
        let text = Setting<String>(
            [(.call, option), (.environment(variable), named), (.configuration("host"), configuration)],
            builtIn: ArticleHost.qiita.description
        )
        self.init([(text.source, try ArticleHost(text.value))], builtIn: .qiita)
    }
}
