import ArticleContract
import CommandLineKit
import PresentationKit

extension ArticleInvocation {
    static let search = Command<ArticleInvocation>(
        "search",
        abstract: Phrase(en: "Search for articles", ja: "記事を検索する"),
        discussion: Phrase(
            en: """
                All words have to occur. A phrase stands in double quotes, '-' excludes a word (put '--' before a query that \
                has one), 'OR' allows either. 'title:', 'body:', 'code:', 'tag:', 'user:', 'org:', 'stocks:>=N', \
                'created:>=2026-01' and 'updated:' narrow it down; options write some of them for you.

                '--all' goes through everything that is found, also past the 10,000 articles that the host gives of one \
                list. What was interrupted goes on with '--continue'.

                '--offline' answers the same notation from what is kept, with the stocks of the moment when it was kept. \
                Days are those of Japan.
                """,
            ja: """
                複数の語はすべて含む記事を探します。"" で囲むと語句、- で除外、OR でいずれか。\
                title: body: code: tag: user: org: stocks:>=N created:>=2026-01 updated: で絞り込めます。\
                一部はオプションでも指定できます。

                --all は、ホストが一つの一覧で返す 10,000 件を超えても、見つかった記事をすべて取得します。\
                中断したときは --continue で続きから再開します。

                --offline は、手元に保存した記事を同じ書き方で検索します。ストック数は保存した時点のものです。日付は日本時間です。
                """
        ),
        examples: [
            Example("swift concurrency", Phrase(en: "articles with both words", ja: "両方の語を含む記事")),
            Example("'tag:Swift stocks:>=100'", Phrase(en: "articles of a tag that many keep", ja: "ストックの多いタグの記事")),
            Example("設計 --created 2026 --title VIPER", Phrase(en: "of one year, by their title", ja: "年とタイトルで絞り込む")),
            Example(
                "設計 --offline --updated '>=2026'",
                Phrase(en: "among what is kept, without a connection", ja: "保存した記事から、接続なしで")
            ),
            Example("tag:Swift --all --json", Phrase(en: "everything, for programs", ja: "すべてを JSON で")),
        ],
        takes: .search,
        SearchWay.parameter
    ) { ArticleInvocation($0, $1) }
}

extension Parameter<ArticleSearch> {
    /// What is searched for: words and conditions, at least one of them.
    static let search = Parameter<ArticleSearch>(
        .arguments("QUERY", .text(), allowsHyphens: true, help: Phrase(en: "what to look for", ja: "検索する語")),
        .option(
            "created",
            .text("DAYS"),
            help: Phrase(en: "published: 2026-01, '>=2026', 2025..2026", ja: "公開日。例: 2026-01、'>=2026'、2025..2026")
        ),
        .option("updated", .text("DAYS"), help: Phrase(en: "changed, in the same notation", ja: "更新日。書き方は同じ")),
        .option(
            "stocks",
            .text("N"),
            help: Phrase(en: "stocked: 100 or more, '<10', 10..50", ja: "ストック数。100 は 100 以上。'<10'、10..50 も可")
        ),
        .option("title", .text(), help: Phrase(en: "with this in the title", ja: "タイトルに含む")),
        .option("code", .text(), help: Phrase(en: "with this in code", ja: "コードに含む")),
        .option("org", .text("NAME"), help: Phrase(en: "of this organisation", ja: "組織を指定"))
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
