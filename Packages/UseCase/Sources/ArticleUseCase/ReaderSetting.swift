public import ArticleDomain
public import DomainKit
public import UseCaseKit

/// A setting of the reader, under its name in the configuration.
public enum ReaderSetting: String, ProgramSetting {
    /// The host of the articles.
    case host
    /// The number of articles on a page of a list.
    case perPage = "per-page"
    /// The number of seconds for which a response is fresh.
    case maxAge = "max-age"
    /// The pager for long output.
    case pager
    /// The history of read articles, on or off.
    case history
    /// The background for which colours are chosen: automatic, light or dark.
    case theme
    /// The colours: those of the terminal, or those for every kind of colour vision.
    case colors

    /// The range of ``maxAge`` in seconds; with 0 every response is revalidated.
    public static let ages = 0...86_400

    /// The words for on and off.
    static let switches = (on: "on", off: "off")

    public var words: [String]? {
        switch self {
        case .history: [Self.switches.on, Self.switches.off]
        case .theme: ThemeBackground.allCases.map(\.rawValue)
        case .colors: ThemePalette.allCases.map(\.rawValue)
        case .host, .perPage, .maxAge, .pager: nil
        }
    }

    public var option: String { self == .pager ? "--no-pager" : "--\(rawValue)" }

    /// The environment variable of the setting; `QIITA_DOMAIN` is that of Qiita CLI.
    public var variable: String? {
        switch self {
        case .host: "QIITA_DOMAIN"
        case .pager: "QIITA_READER_PAGER"
        case .perPage, .maxAge, .history, .theme, .colors: nil
        }
    }

    public var sharedVariable: String? { self == .pager ? "PAGER" : nil }

    public var builtIn: String {
        switch self {
        case .host: ArticleHost.qiita.description
        case .perPage: String(PageRequest.first.size)
        case .maxAge: "60"
        case .pager: "less"
        case .history: Self.switches.on
        case .theme: ThemeBackground.auto.rawValue
        case .colors: ThemePalette.colorBlind.rawValue
        }
    }

    public func check(_ value: String, at place: ValidationError.Place?) throws(ValidationError) {
        switch self {
        case .host: try checkValue(at: place) { () throws(ValidationError) in try ArticleHost(value) }
        case .perPage: _ = try wholeNumber(value, within: PageRequest.sizes, at: place)
        case .maxAge: _ = try wholeNumber(value, within: Self.ages, at: place)
        case .pager: try checkNotEmpty(value, at: place)
        case .history, .theme, .colors: try checkWord(value, at: place)
        }
    }
}

/// The settings of the reader.
public typealias ReaderSettings = ProgramSettings<ReaderSetting>

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
