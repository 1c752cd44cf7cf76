import ArticleCommandLine
import ArticleDomain
import ArticlePresentation
import ArticleRepository
import ArticleUseCase
import DomainKit
import UseCaseKit

/// The configuration of a run: options take precedence over environment variables, and those over the settings file.
///
/// The file is read at the start, and again after a setting was changed, for the screens that open then. The host stays that
/// of the start, as its connection does. A setting that is wrong fails where it is needed, so that it can still be corrected.
struct ReaderConfiguration {
    let options: ReaderOptions
    let environment: [String: String]
    /// The settings after the last change; without values before the first one.
    let settings: State<ReaderSettings>
    private let read: Result<[WrittenSetting], ApplicationError>

    /// Reads the settings file.
    init(_ options: ReaderOptions, storage: ReaderStorage) async {
        self.options = options
        environment = storage.environment
        settings = State(ReaderSettings(path: storage.settings.path, values: []))
        do throws(ApplicationError) {
            read = .success(try await storage.settings.written())
        } catch {
            read = .failure(error)
        }
    }

    /// The host of the articles, that of the start.
    func host() throws(ApplicationError) -> Setting<ArticleHost> {
        let (given, file) = (options.host, try read.get())
        return try ApplicationError.validating(try Setting(option: given, environment: environment, written: file))
    }

    /// The time in seconds during which a cached response is fresh.
    func maxAge() throws(ApplicationError) -> Int {
        try resolve { written throws(ValidationError) in
            try Setting(maxAge: options.maxAge, written: written).value
        }
    }

    /// A Boolean value that indicates whether the articles that are read are recorded.
    func keepsHistory() throws(ApplicationError) -> Bool {
        try resolve { written throws(ValidationError) in try Setting(history: written).value }
    }

    /// The first page of a list.
    func page(_ paging: ArticlePaging) throws(ApplicationError) -> PageRequest {
        try resolve { written throws(ValidationError) in
            try PageRequest(number: paging.page, size: Setting(perPage: paging.size, written: written).value)
        }
    }

    /// The command of the pager; the default one if the settings file cannot be read.
    var pager: String {
        Setting<String>(.pager, option: given[.pager], environment: environment, written: (try? written()) ?? []).value
    }

    /// The background that colours suit.
    var theme: ThemeBackground { Setting(theme: (try? written()) ?? []).value }

    /// The colours of a full screen.
    var colors: ThemePalette { Setting(colors: (try? written()) ?? []).value }

    /// The settings that were given as options.
    var given: [ReaderSetting: String] {
        var given: [ReaderSetting: String] = [:]
        given[.host] = options.host
        given[.maxAge] = options.maxAge.map(String.init)
        if !options.pages { given[.pager] = "cat" }
        return given
    }

    private func written() throws(ApplicationError) -> [WrittenSetting] {
        settings.value.values.isEmpty ? try read.get() : settings.value.written
    }

    private func resolve<Value>(
        _ value: ([WrittenSetting]) throws(ValidationError) -> Value
    ) throws(ApplicationError) -> Value {
        let written = try written()
        return try ApplicationError.validating(try value(written))
    }
}
