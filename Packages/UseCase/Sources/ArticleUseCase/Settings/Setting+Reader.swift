public import ArticleDomain
public import DomainKit
public import UseCaseKit

extension Setting<ArticleHost> {
    /// Finds the host of the articles, by default that of Qiita.
    ///
    /// - Parameters:
    ///   - option: the value of the command line, or nil.
    ///   - environment: the environment variables of the process.
    ///   - written: the settings of the configuration.
    /// - Throws: ``ValidationError`` if the value with the highest precedence is not a host.
    public init(
        option: String?,
        environment: [String: String],
        written: [WrittenSetting]
    ) throws(ValidationError) {
        let text = try Setting<String>(
            checked: ReaderSetting.host,
            option: option,
            environment: environment,
            written: written
        )
        self.init([(text.source, try ArticleHost(text.value))], builtIn: .qiita)
    }
}

extension Setting<Bool> {
    /// Finds out whether the history is on.
    ///
    /// - Throws: ``ValidationError`` if the value with the highest precedence is neither `on` nor `off`.
    public init(history written: [WrittenSetting]) throws(ValidationError) {
        let text = try Setting<String>(checked: ReaderSetting.history, written: written)
        self.init([(text.source, text.value == ReaderSetting.switches.on)], builtIn: true)
    }
}
