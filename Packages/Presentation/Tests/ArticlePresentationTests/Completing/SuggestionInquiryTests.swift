import ArticleContract
import ArticleDomain
import ArticlePresentation
import DomainKit
import PresentationKit
import Testing
import UseCaseKit

private struct StubQuery<Input: Sendable, Output: Sendable>: QueryUseCase {
    let answer: @Sendable (Input) -> Result<Output, ApplicationError>

    func callAsFunction(_ input: Input) async throws(ApplicationError) -> Output { try answer(input).get() }
}

struct SuggestionInquiryTests {
    private func inquiry(failing error: ApplicationError? = nil) throws -> SuggestionInquiry {
        let tags = [
            KnownTag(try ArticleTag("Swift"), keptCount: 2), KnownTag(try ArticleTag("C#"), keptCount: 1),
            KnownTag(try ArticleTag("iOS"), keptCount: 0),
        ]
        let names = [try SavedSearchName("朝 刊")]
        return SuggestionInquiry(
            tags: StubQuery { _ in error.map { .failure($0) } ?? .success(tags) },
            titles: StubQuery { beginning in
                error.map { .failure($0) }
                    ?? .success((try? ArticleID("\(beginning)1")).map { [KeptTitle($0, "題名")] } ?? [])
            },
            names: StubQuery { _ in error.map { .failure($0) } ?? .success(names) }
        )
    }

    @Test func `each word says what it means`() async throws {
        let inquiry = try inquiry()
        #expect(
            await inquiry.suggestions(of: .tags, beginning: "s") == [
                Suggestion("Swift", Phrase(en: "2 kept articles", ja: "保存した記事 2 件")),
                Suggestion("C#", Phrase(en: "1 kept article", ja: "保存した記事 1 件")), Suggestion("iOS"),
            ]
        )
        #expect(await inquiry.suggestions(of: .savedSearches, beginning: "") == [Suggestion("朝 刊")])
        #expect(
            await inquiry.suggestions(of: .keptArticles, beginning: "0a") == [Suggestion("0a1", Phrase(verbatim: "題名"))]
        )
    }

    @Test(arguments: Suggestion.Kind.allCases)
    func `where nothing can be found out nothing is suggested`(kind: Suggestion.Kind) async throws {
        let inquiry = try inquiry(failing: ApplicationError(.storage(.full)))
        #expect(await inquiry.suggestions(of: kind, beginning: "").isEmpty)
    }
}
