import ArticleCommandLine
import ArticleDomain
import ArticlePresentation
import ArticleRepository
import ArticleUseCase
import DomainKit
import UseCaseKit

/// The configuration of a run: options take precedence over environment variables, and those over the settings file.
///
/// The file is read once. A setting that is wrong fails where it is needed, so that it can still be corrected.
struct ReaderConfiguration {
    let options: ReaderOptions
    let environment: [String: String]
    private let written: Result<[WrittenSetting], ApplicationError>

    /// Reads the settings file.
    init(_ options: ReaderOptions, storage: ReaderStorage) async {
        self.options = options
        environment = storage.environment
        do throws(ApplicationError) {
            written = .success(try await storage.settings.written())
        } catch {
            written = .failure(error)
        }
    }

    /// The host of the articles.
    func host() throws(ApplicationError) -> Setting<ArticleHost> {
        try resolve { written throws(ValidationError) in
            try Setting(option: options.host, environment: environment, written: written)
        }
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
        let written = (try? written.get()) ?? []
        return Setting<String>(.pager, option: given[.pager], environment: environment, written: written).value
    }

    /// The settings that were given as options.
    var given: [ReaderSetting: String] {
        var given: [ReaderSetting: String] = [:]
        given[.host] = options.host
        given[.maxAge] = options.maxAge.map(String.init)
        if !options.pages { given[.pager] = "cat" }
        return given
    }

    private func resolve<Value>(
        _ value: ([WrittenSetting]) throws(ValidationError) -> Value
    ) throws(ApplicationError) -> Value {
        let written = try written.get()
        do throws(ValidationError) { return try value(written) } catch { throw ApplicationError(.invalidInput(error)) }
    }
}
