public import ArticleContract
public import CommandLineKit
import PresentationKit

/// The invocations of the commands of kept articles.
public enum KeptInvocation: Codable, Hashable, Sendable {
    /// Print the list.
    case list(page: Int, size: Int)
    /// Print the kept articles that match a search.
    case search(ArticleSearch, page: Int, size: Int)
    /// Keep articles, given by their identifiers or URLs; `-` reads them from standard input.
    case keep([String])
    /// Delete the kept copy of one article.
    case forget(String)
}

extension KeptInvocation {
    /// The commands, for the program of an app.
    public static let commands: [Command<FieldSelection<KeptInvocation>>] = [
        kept.selectingFields(KeptField.allCases), keep.selectingFields(KeepingField.allCases), forget.withoutFields,
    ]

    private static let kept = Command<KeptInvocation>(
        "kept",
        abstract: Phrase(en: "List or search the articles kept on this machine", ja: "手元に保存した記事を一覧・検索する"),
        discussion: Phrase(
            en: """
                Needs no connection. With a query, finds the kept articles that have all of the words, the most relevant \
                first; one character is enough. Phrases, '-', 'OR' and the operators of 'search' work here too.
                """,
            ja: """
                接続は不要です。検索語を指定すると、すべての語を含む保存済みの記事を、関連の深い順に探します。1 文字から検索できます。\
                語句、-、OR、search の演算子も使えます。
                """
        ),
        examples: [
            Example("", Phrase(en: "All kept articles, the latest first", ja: "最後に保存した順")),
            Example("設計", Phrase(en: "Articles with the word '設計'", ja: "「設計」を含む記事")),
        ],
        takes: .arguments(
            "QUERY",
            .text(),
            allowsHyphens: true,
            help: Phrase(en: "The words to search for", ja: "検索する語")
        ),
        .option("page", .integer(1...1_000_000), default: 1, help: Phrase(en: "The page number", ja: "ページ番号")),
        .option("per-page", .integer(1...100), default: 20, help: Phrase(en: "Articles per page", ja: "1 ページの件数"))
    ) { words, page, size in
        words.isEmpty
            ? .list(page: page, size: size)
            : .search(ArticleSearch(words.joined(separator: " ")), page: page, size: size)
    }

    private static let keep = Command<KeptInvocation>(
        "keep",
        abstract: Phrase(en: "Keep articles for reading offline", ja: "記事をオフライン用に保存する"),
        discussion: Phrase(
            en: """
                '-' reads identifiers and URLs from standard input, one on each line. Articles that cannot be kept are \
                named, and the others are kept all the same; the exit code is that of the failure, or 1 if articles fail \
                for different reasons. In a pipe, each article is a line with its name, its exit code and its title.
                """,
            ja: """
                '-' を指定すると、標準入力から ID や URL を 1 行に 1 つずつ読み取ります。保存できない記事があっても、\
                ほかの記事は保存します。終了コードは失敗の種類を表し、理由が異なる場合は 1 です。\
                パイプには、記事ごとに名前、終了コード、タイトルを 1 行で出力します。
                """
        ),
        examples: [
            Example("0123456789abcdef0123", Phrase(en: "Keep one article", ja: "記事を 1 件保存する")),
            Example("0123456789abcdef0123 89abcdef012345678901", Phrase(en: "Keep two", ja: "2 件保存する")),
            Example(
                "-",
                Phrase(en: "Keep everything that a search finds on its first page", ja: "検索結果の最初のページを保存する"),
                before: "\(Phrase.programName) search swift --fields id |"
            ),
        ],
        takes: .arguments(
            "ID|URL",
            .article,
            isRequired: true,
            help: Phrase(en: "The articles; '-' for standard input", ja: "記事の ID か URL。'-' は標準入力")
        )
    ) { .keep($0) }

    private static let forget = Command<KeptInvocation>(
        "forget",
        abstract: Phrase(en: "Delete the kept copy of an article", ja: "保存した記事を手元から削除する"),
        examples: [Example("0123456789abcdef0123", Phrase(en: "Delete the copy on this machine", ja: "手元のコピーを削除する"))],
        takes: .article
    ) { .forget($0) }
}
