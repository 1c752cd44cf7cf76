public import ArticleDomain
public import DomainKit
public import UseCaseKit

extension ReaderSetting {
    /// The environment variable of the setting; `QIITA_DOMAIN` is that of Qiita CLI.
    public var variable: String? {
        switch self {
        case .host: "QIITA_DOMAIN"
        case .pager: "QIITA_READER_PAGER"
        case .perPage, .maxAge, .history, .theme, .colors: nil
        }
    }

    /// The environment variable that many programs share, which has the lowest precedence.
    public var sharedVariable: String? {
        switch self {
        case .pager: "PAGER"
        case .host, .perPage, .maxAge, .history, .theme, .colors: nil
        }
    }

    /// The default value.
    public var builtIn: String {
        switch self {
        case .host: ArticleHost.qiita.description
        case .perPage: String(PageRequest.first.size)
        case .maxAge: "60"
        case .pager: "less"
        case .history: "on"
        case .theme: ThemeBackground.auto.rawValue
        case .colors: ThemePalette.terminal.rawValue
        }
    }
}

extension Setting<String> {
    /// Finds the value of a setting as it was written, unchecked.
    ///
    /// - Parameters:
    ///   - setting: the setting.
    ///   - option: the value of the command line, or nil.
    ///   - environment: the environment variables of the process; an empty one counts as none.
    ///   - written: the settings of the configuration.
    public init(
        _ setting: ReaderSetting,
        option: String?,
        environment: [String: String],
        written: [WrittenSetting]
    ) {
        func value(of variable: String?) -> String? {
            variable.flatMap { environment[$0] }.flatMap { $0.isEmpty ? nil : $0 }
        }
        let (own, shared) = (setting.variable, setting.sharedVariable)
        self.init(
            [
                (.call, option), (.environment(own ?? ""), value(of: own)),
                (.configuration(setting.rawValue), written.first { $0.key == setting.rawValue }?.value),
                (.environment(shared ?? ""), value(of: shared)),
            ],
            builtIn: setting.builtIn
        )
    }

    /// Returns the place of the value in the configuration, or nil where it comes from elsewhere.
    func place(of setting: ReaderSetting, in written: [WrittenSetting]) -> ValidationError.Place? {
        guard case .configuration = source, let line = written.first(where: { $0.key == setting.rawValue }) else {
            return nil
        }
        return ValidationError.Place(path: line.path, line: line.line)
    }
}

extension Setting<ArticleHost> {
    /// Finds the host of the articles, by default that of Qiita.
    ///
    /// - Parameters:
    ///   - option: the value of the command line, or nil.
    ///   - environment: the environment variables of the process.
    ///   - written: the settings of the configuration.
    /// - Throws: ``ValidationError`` if the value with the highest precedence is no host.
    public init(
        option: String?,
        environment: [String: String],
        written: [WrittenSetting]
    ) throws(ValidationError) {
        let text = Setting<String>(.host, option: option, environment: environment, written: written)
        try ReaderSetting.host.check(text.value, at: text.place(of: .host, in: written))
        self.init([(text.source, try ArticleHost(text.value))], builtIn: .qiita)
    }
}

extension Setting<Int> {
    /// Finds the number of articles on a page.
    ///
    /// - Throws: ``ValidationError`` if the value with the highest precedence is out of range.
    public init(perPage option: Int?, written: [WrittenSetting]) throws(ValidationError) {
        try self.init(.perPage, within: PageRequest.sizes, option: option, written: written)
    }

    /// Finds the number of seconds for which a response is fresh.
    ///
    /// - Throws: ``ValidationError`` if the value with the highest precedence is out of range.
    public init(maxAge option: Int?, written: [WrittenSetting]) throws(ValidationError) {
        try self.init(.maxAge, within: ReaderSetting.ages, option: option, written: written)
    }

    private init(
        _ setting: ReaderSetting,
        within range: ClosedRange<Int>,
        option: Int?,
        written: [WrittenSetting]
    ) throws(ValidationError) {
        let text = Setting<String>(setting, option: option.map { String($0) }, environment: [:], written: written)
        let number = try setting.wholeNumber(text.value, within: range, at: text.place(of: setting, in: written))
        self.init([(text.source, number)], builtIn: number)
    }
}

extension Setting<Bool> {
    /// Finds out whether the history is on.
    ///
    /// - Throws: ``ValidationError`` if the value with the highest precedence is neither `on` nor `off`.
    public init(history written: [WrittenSetting]) throws(ValidationError) {
        let text = Setting<String>(.history, option: nil, environment: [:], written: written)
        let isOn = try ReaderSetting.history.isOn(text.value, at: text.place(of: .history, in: written))
        self.init([(text.source, isOn)], builtIn: isOn)
    }
}

extension Setting<ThemeBackground> {
    /// Finds the background that colours suit; the default for a value that is none, because a theme stops nothing.
    public init(theme written: [WrittenSetting]) {
        let text = Setting<String>(.theme, option: nil, environment: [:], written: written)
        self.init([(text.source, ThemeBackground(rawValue: text.value))], builtIn: .auto)
    }
}

extension Setting<ThemePalette> {
    /// Finds the colours; the default for a value that is none, because a theme stops nothing.
    public init(colors written: [WrittenSetting]) {
        let text = Setting<String>(.colors, option: nil, environment: [:], written: written)
        self.init([(text.source, ThemePalette(rawValue: text.value))], builtIn: .terminal)
    }
}
