import ArticleContract
import Testing

struct ArticleSearchTests {
    @Test(arguments: [
        ("st", ["stocks:>="]),
        ("swift -ta", ["swift -tag:"]),
        ("tag:", []),
        ("swift 設計", []),
        ("x c", ["x code:", "x created:>="]),
    ])
    func `the last word is completed to an operator`(text: String, expected: [String]) {
        #expect(ArticleSearch.completions(of: text) == expected)
    }

    @Test(arguments: [
        ("tag:", ["tag:swift", "tag:Swift-Testing", "tag:設計"], Suggestion.Kind.tags),
        ("x -tag:Sw", ["x -tag:swift", "x -tag:Swift-Testing"], .tags),
        ("tag:swift", ["tag:Swift-Testing"], .tags),
        ("tag", ["tag:"], nil),
        ("user:s", [], nil),
        ("tag:swift s", ["tag:swift stocks:>="], nil),
    ])
    func `a known tag completes its operator in any case`(text: String, expected: [String], kind: Suggestion.Kind?) {
        let tags = ["swift", "Swift-Testing", "設計"]
        #expect(ArticleSearch.completions(of: text, tags: tags) == expected)
        #expect(ArticleSearch.suggestions(for: text) == kind)
    }

    @Test func `every operator completes an empty word`() {
        #expect(ArticleSearch.completions(of: "swift ").count == ArticleSearch.operators.count)
    }
}
