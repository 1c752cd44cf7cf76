import ArticleContract
public import CommandLineKit
import PresentationKit

extension ArticleInvocation {
    /// The commands of the feature, for the program of an app.
    public static let commands: [Command<Picked<ArticleInvocation>>] =
        [
            list.picking(ArticleField.listed), search.picking(ArticleField.listed), read.picking(ArticleField.allCases),
        ] + SubjectInvocation.commands.map { $0.map { $0.map(ArticleInvocation.subject) } }
        + ReactionInvocation.commands.map { $0.map { $0.map(ArticleInvocation.reaction) } }

    private static let list = Command<ArticleInvocation>(
        "list",
        abstract: Phrase(en: "List articles, the newest first", ja: "記事を新しい順に一覧する"),
        examples: [
            Example("", Phrase(en: "the newest articles", ja: "新着記事")),
            Example("--tag Swift", Phrase(en: "articles with a tag", ja: "タグの付いた記事")),
            Example("--stocks", Phrase(en: "what you have stocked", ja: "自分のストック")),
            Example("--per-page 100 --json", Phrase(en: "a hundred of them, for programs", ja: "100件を JSON で")),
        ],
        takes: listing,
        ArticlePaging.parameter
    ) { .list($0, $1) }

    private static let listing: Parameter<ArticleListing> = .oneOf(
        .option("tag", .text("TAG"), as: { .tag($0) }, help: Phrase(en: "with this tag", ja: "タグを指定")),
        .option("user", .text("USER"), as: { .user($0) }, help: Phrase(en: "by this person", ja: "投稿者を指定")),
        .flag("mine", as: .mine, help: Phrase(en: "by you", ja: "自分の記事")),
        .option(
            "stocks-of",
            .text("USER"),
            as: { .stocks($0) },
            help: Phrase(en: "stocked by this person", ja: "指定したユーザーのストック")
        ),
        .flag("stocks", as: .stocks(nil), help: Phrase(en: "stocked by you", ja: "自分のストック")),
        otherwise: .newest
    )

    private static let search = Command<ArticleInvocation>(
        "search",
        abstract: Phrase(en: "Search for articles", ja: "記事を検索する"),
        discussion: Phrase(
            en: """
                All words have to occur. A phrase stands in double quotes, '-' excludes a word (put '--' before a query that has one), 'OR' allows either. \
                'title:', 'body:', 'code:', 'tag:', 'user:', 'stocks:>=N', 'created:>=2026-01' and 'updated:' narrow it down.
                """,
            ja: """
                複数の語はすべて含む記事を探します。"" で囲むと語句、- で除外、OR でいずれか。\
                title: body: code: tag: user: stocks:>=N created:>=2026-01 updated: で絞り込めます。
                """
        ),
        examples: [
            Example("swift concurrency", Phrase(en: "articles with both words", ja: "両方の語を含む記事")),
            Example("'tag:Swift stocks:>=100'", Phrase(en: "articles of a tag that many keep", ja: "ストックの多いタグの記事")),
        ],
        takes: .arguments("QUERY", .text(), isRequired: true, help: Phrase(en: "what to look for", ja: "検索する語")),
        ArticlePaging.parameter
    ) { words, paging in .list(.search(words.joined(separator: " ")), paging) }

    private static let read = Command<ArticleInvocation>(
        "read",
        abstract: Phrase(en: "Read an article", ja: "記事を読む"),
        examples: [
            Example("0123456789abcdef0123", Phrase(en: "an article by its identifier", ja: "ID で指定した記事")),
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
            .option(
                "per-page",
                .integer(1...100),
                help: Phrase(en: "articles on a page", ja: "1ページの件数"),
                configuration: "per-page",
                fallback: "20"
            )
        ) { ArticlePaging(page: $0, size: $1) }
    }
}
