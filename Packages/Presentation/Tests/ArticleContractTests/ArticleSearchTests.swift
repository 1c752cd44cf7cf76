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

    @Test func `every operator completes an empty word`() {
        #expect(ArticleSearch.completions(of: "swift ").count == ArticleSearch.operators.count)
    }
}
