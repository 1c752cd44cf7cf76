public import CommandLineKit
import PresentationKit

extension ArticleInvocation {
    /// The commands of the feature, for the program of an app.
    public static let commands: [Command<ArticleInvocation>] = [list, search, read]

    private static let list = Command<ArticleInvocation>(
        "list",
        abstract: Phrase(en: "List the newest articles", ja: "新着記事を一覧する"),
        examples: [
            Example("", Phrase(en: "the newest articles", ja: "新着記事")),
            Example("--per-page 100 --json", Phrase(en: "a hundred of them, for programs", ja: "100件を JSON で")),
        ],
        takes: ArticlePaging.parameter
    ) { .list($0) }

    private static let search = Command<ArticleInvocation>(
        "search",
        abstract: Phrase(en: "Search for articles", ja: "記事を検索する"),
        discussion: Phrase(
            en: """
                Several words have to occur all. A phrase stands in double quotes, '-' excludes a word, 'OR' allows either. \
                'title:', 'body:', 'code:', 'tag:', 'user:', 'stocks:>=N', 'created:>=2026-01' and 'updated:' narrow it down.
                """,
            ja: """
                複数の語はすべて含む記事を探します。"" で囲むと語句、- で除外、OR でいずれか。\
                title: body: code: tag: user: stocks:>=N created:>=2026-01 updated: で絞り込めます。
                """
        ),
        examples: [
            Example("swift concurrency", Phrase(en: "articles with both words", ja: "両方の語を含む記事")),
            Example("'tag:Swift stocks:>=100'", Phrase(en: "much kept articles of a tag", ja: "ストックの多いタグの記事")),
        ],
        takes: .arguments("QUERY", .text(), isRequired: true, help: Phrase(en: "what to look for", ja: "検索する語")),
        ArticlePaging.parameter
    ) { words, paging in .search(words.joined(separator: " "), paging) }

    private static let read = Command<ArticleInvocation>(
        "read",
        abstract: Phrase(en: "Read an article", ja: "記事を読む"),
        examples: [
            Example("the-grid", Phrase(en: "an article by its identifier", ja: "ID で指定した記事")),
            Example(
                "https://qiita.com/ann/items/0123456789abcdef0123",
                Phrase(en: "an article by its URL", ja: "URL で指定した記事")
            ),
        ],
        takes: .argument("ID|URL", .text(), help: Phrase(en: "which article", ja: "記事の ID か URL"))
    ) { .read($0) }
}

extension ArticlePaging {
    static var parameter: Parameter<ArticlePaging> {
        Parameter(
            .option("page", .integer(1...100), default: 1, help: Phrase(en: "which page", ja: "ページ番号")),
            .option("per-page", .integer(1...100), default: 20, help: Phrase(en: "articles on a page", ja: "1ページの件数"))
        ) { ArticlePaging(page: $0, size: $1) }
    }
}
