import ArticleDomain
import ArticleRepository
import ArticleUseCase
import DomainKit
import UseCaseKit

/// The configuration of a run: options take precedence over environment variables, and those over the settings file.
///
/// The host stays that of the start, as its connection does. A setting that is wrong fails where it is needed, so that it can
/// still be corrected.
struct ReaderConfiguration {
    /// The settings that were given as options.
    var given: [ReaderSetting: String] = [:]
    var environment: [String: String] = [:]
    let settings: CurrentSettings<ReaderSetting>

    /// The host of the articles, that of the start.
    func host() throws(ApplicationError) -> Setting<ArticleHost> {
        let file = try settings.atStart.get()
        return try ApplicationError.validating(
            try Setting(option: given[.host], environment: environment, written: file)
        )
    }

    /// The time in seconds during which a cached response is fresh.
    func maxAge() throws(ApplicationError) -> Int {
        try number(.maxAge, within: ReaderSetting.ages, option: given[.maxAge].flatMap { Int($0) })
    }

    /// A Boolean value that indicates whether the articles that are read are recorded.
    func keepsHistory() throws(ApplicationError) -> Bool {
        try settings.resolve { written throws(ValidationError) in try Setting(history: written).value }
    }

    /// The first page of a list.
    func page(_ number: Int = 1, size: Int? = nil) throws(ApplicationError) -> PageRequest {
        let size = try self.number(.perPage, within: PageRequest.sizes, option: size)
        return try ApplicationError.validating(try PageRequest(number: number, size: size))
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
}
