import ArticleContract
import ArticleDomain
import ArticlePresentation
import ArticleUseCase
import DomainKit
import PresentationKit
import Testing

struct SuggestionTests {
    @Test func `each word says what it means`() throws {
        let tags = [
            KnownTag(try ArticleTag("Swift"), keptCount: 2), KnownTag(try ArticleTag("C#"), keptCount: 1),
            KnownTag(try ArticleTag("iOS"), keptCount: 0),
        ]
        #expect(
            [Suggestion](.tags(tags)) == [
                Suggestion("Swift", Phrase(en: "2 kept articles", ja: "保存した記事 2 件")),
                Suggestion("C#", Phrase(en: "1 kept article", ja: "保存した記事 1 件")), Suggestion("iOS"),
            ]
        )
        #expect([Suggestion](.savedSearches([try SavedSearchName("朝 刊")])) == [Suggestion("朝 刊")])
        let title = KeptTitle(try ArticleID("0a1"), "題名")
        #expect([Suggestion](.keptArticles([title])) == [Suggestion("0a1", Phrase(verbatim: "題名"))])
    }

    @Test(
        arguments: [
            (.tags, .tags), (.savedSearches, .savedSearches), (.keptArticles, .keptArticles(prefix: "0a")),
        ] as [(Suggestion.Kind, ListCompletions.Input)]
    )
    func `each kind has its input`(kind: Suggestion.Kind, input: ListCompletions.Input) {
        #expect(ListCompletions.Input(kind, prefix: "0a") == input)
    }
}
