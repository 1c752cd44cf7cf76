public import ArticleDomain
public import DomainKit
public import UseCaseKit

extension ReaderSetting {
    /// The environment variable that stands in for the setting; `QIITA_DOMAIN` counts as it does for Qiita's own tool.
    public var variable: String? {
        switch self {
        case .host: "QIITA_DOMAIN"
        case .pager: "QIITA_READER_PAGER"
        case .perPage, .maxAge, .history: nil
        }
    }

    /// The environment variable that many programs look at, and that counts where nobody speaks to this one alone.
    public var sharedVariable: String? {
        switch self {
        case .pager: "PAGER"
        case .host, .perPage, .maxAge, .history: nil
        }
    }

    /// What holds where nobody says anything.
    public var builtIn: String {
        switch self {
        case .host: ArticleHost.qiita.description
        case .perPage: String(PageRequest.first.size)
        case .maxAge: "60"
        case .pager: "less"
        case .history: "on"
        }
    }
}

extension Setting<String> {
    /// Finds the value of a setting as it was written, unchecked.
    ///
    /// - Parameters:
    ///   - setting: which one.
    ///   - option: what was given at the call, or nil.
    ///   - environment: the variables of the process; an empty one counts as none.
    ///   - written: what the configuration says.
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

    /// Where the value stands in the configuration, or nil where it comes from elsewhere.
    func place(of setting: ReaderSetting, in written: [WrittenSetting]) -> ValidationError.Place? {
        guard case .configuration = source, let line = written.first(where: { $0.key == setting.rawValue }) else {
            return nil
        }
        return ValidationError.Place(path: line.path, line: line.line)
    }
}

extension Setting<ArticleHost> {
    /// Finds the host that articles come from: Qiita itself, unless somebody says otherwise.
    ///
    /// - Parameters:
    ///   - option: what was given at the call, or nil.
    ///   - environment: the variables of the process.
    ///   - written: what the configuration says.
    /// - Throws: ``ValidationError`` for the first of them that says something, if that is no host.
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
    /// Finds how many articles a page has.
    ///
    /// - Throws: ``ValidationError`` if what counts is no number that is possible.
    public init(perPage option: Int?, written: [WrittenSetting]) throws(ValidationError) {
        try self.init(.perPage, within: PageRequest.sizes, option: option, written: written)
    }

    /// Finds for how many seconds an answer of the host is good enough.
    ///
    /// - Throws: ``ValidationError`` if what counts is no number that is possible.
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
    /// Finds whether it is kept which articles were read.
    ///
    /// - Throws: ``ValidationError`` if what counts is no word for that.
    public init(history written: [WrittenSetting]) throws(ValidationError) {
        let text = Setting<String>(.history, option: nil, environment: [:], written: written)
        let isOn = try ReaderSetting.history.isOn(text.value, at: text.place(of: .history, in: written))
        self.init([(text.source, isOn)], builtIn: isOn)
    }
}
