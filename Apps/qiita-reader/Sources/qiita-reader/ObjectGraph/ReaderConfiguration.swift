import ArticleCommandLine
import ArticleDomain
import ArticlePresentation
import ArticleRepository
import ArticleUseCase
import DomainKit
import UseCaseKit

/// The configuration of a run: options take precedence over environment variables, and those over the settings file.
///
/// The host stays that of the start, as its connection does. A setting that is wrong fails where it is needed, so that it can
/// still be corrected.
struct ReaderConfiguration {
    let options: ReaderOptions
    let environment: [String: String]
    let settings: CurrentSettings<ReaderSetting>

    /// Reads the settings file.
    init(_ options: ReaderOptions, storage: ReaderStorage) async {
        self.options = options
        environment = storage.environment
        settings = await CurrentSettings(storage.settings)
    }

    /// The host of the articles, that of the start.
    func host() throws(ApplicationError) -> Setting<ArticleHost> {
        let (given, file) = (options.host, try settings.atStart.get())
        return try ApplicationError.validating(try Setting(option: given, environment: environment, written: file))
    }

    /// The time in seconds during which a cached response is fresh.
    func maxAge() throws(ApplicationError) -> Int {
        try number(.maxAge, within: ReaderSetting.ages, option: options.maxAge)
    }

    /// A Boolean value that indicates whether the articles that are read are recorded.
    func keepsHistory() throws(ApplicationError) -> Bool {
        try settings.resolve { written throws(ValidationError) in try Setting(history: written).value }
    }

    /// The first page of a list.
    func page(_ paging: ArticlePaging) throws(ApplicationError) -> PageRequest {
        let size = try number(.perPage, within: PageRequest.sizes, option: paging.size)
        return try ApplicationError.validating(try PageRequest(number: paging.page, size: size))
    }

    private func number(
        _ setting: ReaderSetting,
        within range: ClosedRange<Int>,
        option: Int?
    ) throws(ApplicationError) -> Int {
        try settings.resolve { written throws(ValidationError) in
            try Setting(setting, within: range, option: option, written: written).value
        }
    }

    /// The command of the pager; the default one if the settings file cannot be read.
    var pager: String {
        Setting(ReaderSetting.pager, option: given[.pager], environment: environment, written: readable).value
    }

    /// The background for which colours are chosen.
    var theme: ThemeBackground { Setting(ReaderSetting.theme, orElse: .auto, written: readable).value }

    /// The colours of a full screen.
    var colors: ThemePalette { Setting(ReaderSetting.colors, orElse: .colorBlind, written: readable).value }

    /// The settings that were given as options.
    var given: [ReaderSetting: String] {
        var given: [ReaderSetting: String] = [:]
        given[.host] = options.host
        given[.maxAge] = options.maxAge.map(String.init)
        if !options.pages { given[.pager] = "cat" }
        return given
    }

    /// The settings of the file; none if it cannot be read.
    private var readable: [WrittenSetting] { (try? settings.written()) ?? [] }
}
