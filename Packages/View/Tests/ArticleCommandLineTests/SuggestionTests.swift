import ArticleCommandLine
import ArticleContract
import CommandLineKit
import PresentationKit
import Testing

struct SuggestionTests {
    private let program = Program<ReaderOptions, FieldSelection<ArticleInvocation>>
        .reader("qiita-reader", version: "1.0") { $0 }

    @Test(
        arguments: [
            (["list", "--tag", "s"], .tags), (["tag", "s"], .tags), (["sync", "--tag=s"], .tags),
            (["saved", "run", "s"], .savedSearches), (["saved", "remove", "s"], .savedSearches),
            (["saved", "save", "s"], .savedSearches), (["sync", "--saved", "s"], .savedSearches),
            (["read", "s"], .keptArticles), (["forget", "s"], .keptArticles), (["stock", "s"], .keptArticles),
        ] as [([String], Suggestion.Kind)]
    )
    func `shells are offered what is known, in the user's language`(words: [String], kind: Suggestion.Kind) async {
        let answer = await program.text(of: .candidates(words), wording: Wording(.japanese)) { question in
            #expect(Suggestion.Kind(question.source) == kind)
            #expect(question.beginning == "s")
            return [Candidate(Suggestion("Swift", Phrase(en: "a bird", ja: "鳥")), wording: question.wording)]
        }
        #expect(answer.hasSuffix("Swift\t鳥\n"))
    }

    @Test func `a source of another feature is none of these`() {
        #expect(Suggestion.Kind(CandidateSource(rawValue: "labels")) == nil)
        #expect(Candidate(Suggestion("a"), wording: Wording(.english)) == Candidate("a"))
    }
}
