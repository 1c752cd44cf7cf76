import ArticleContract
import CommandLineKit
import PresentationKit

extension ArticleInvocation {
    static let search = Command<ArticleInvocation>(
        "search",
        abstract: Phrase(en: "Search for articles", ja: "記事を検索する"),
        discussion: Phrase(
            en: """
                Finds the articles that have all of the words. Put a phrase in double quotes; '-ruby' leaves out articles \
                with that word (put '--' before a query that begins with '-'), 'OR' finds either word. 'title:', 'body:', \
                'code:', 'tag:', 'user:', 'org:', 'stocks:>=N', 'created:>=2026-01' and 'updated:' narrow the results; some \
                of them are options, too.

                '--all' prints all pages, even beyond the 10,000 articles of one list of the host. If it is interrupted, \
                '--continue' resumes it.

                '--offline' searches the kept articles in the same notation, with the stocks they had when they were kept. \
                Days are in Japan time.
                """,
            ja: """
                すべての語を含む記事を探します。"" で囲むと語句、-ruby でその語を除外、OR でいずれかの語になります。\
                - で始まる検索語の前には -- を付けてください。\
                title: body: code: tag: user: org: stocks:>=N created:>=2026-01 updated: で絞り込めます。\
                一部はオプションでも指定できます。

                --all は、ホストが一つの一覧で返す 10,000 件を超えても、見つかった記事をすべて取得します。\
                中断したときは --continue で続きから再開します。

                --offline は、手元に保存した記事を同じ書き方で検索します。ストック数は保存した時点のものです。日付は日本時間です。
                """
        ),
        examples: [
            Example("swift concurrency", Phrase(en: "Articles with both words", ja: "両方の語を含む記事")),
            Example("'tag:Swift stocks:>=100'", Phrase(en: "Articles with a tag and many stocks", ja: "ストックの多いタグの記事")),
            Example(
                "設計 --created 2026 --title VIPER",
                Phrase(en: "Articles of one year, by their title", ja: "年とタイトルで絞り込む")
            ),
            Example(
                "設計 --offline --updated '>=2026'",
                Phrase(en: "Search kept articles, offline", ja: "保存した記事から、接続なしで")
            ),
            Example("tag:Swift --all --json", Phrase(en: "All pages, as JSON", ja: "すべてを JSON で")),
        ],
        takes: .search,
        SearchMode.parameter
    ) { ArticleInvocation($0, $1) }
}

extension Parameter<ArticleSearch> {
    /// The words and conditions of a search; at least one of them is required.
    static let search = Parameter<ArticleSearch>(
        .arguments("QUERY", .text(), allowsHyphens: true, help: Phrase(en: "The words to search for", ja: "検索する語")),
        .option(
            "created",
            .text("DAYS"),
            help: Phrase(
                en: "Published on these days: 2026-01, '>=2026', 2025..2026 (Japan time)",
                ja: "公開日（日本時間）。例: 2026-01、'>=2026'、2025..2026"
            )
        ),
        .option(
            "updated",
            .text("DAYS"),
            help: Phrase(en: "Updated on these days, in the same notation", ja: "更新日。書き方は同じ")
        ),
        .option(
            "stocks",
            .text("N"),
            help: Phrase(en: "Stocks: 100 (or more), '<10', 10..50", ja: "ストック数。100 は 100 以上。'<10'、10..50 も可")
        ),
        .option("title", .text(), help: Phrase(en: "Text in the title", ja: "タイトルに含む")),
        .option("code", .text(), help: Phrase(en: "Text in code", ja: "コードに含む")),
        .option("org", .text("NAME"), help: Phrase(en: "Articles of this organisation", ja: "組織を指定"))
    ) { words, created, updated, stocks, title, code, organization throws(UsageError) in
        let search = ArticleSearch(
            words.joined(separator: " "),
            created: created,
            updated: updated,
            stocks: stocks,
            title: title,
            code: code,
            organization: organization
        )
        if search.summary.isEmpty { throw .missingArgument("QUERY") }
        return search
    }
}
