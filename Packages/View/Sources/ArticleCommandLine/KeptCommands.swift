public import ArticleContract
public import CommandLineKit
import PresentationKit

/// What the command line of kept articles asks for.
public enum KeptInvocation: Codable, Hashable, Sendable {
    /// List them.
    case list(page: Int, size: Int)
    /// Find some of them.
    case search(ArticleSearch, page: Int, size: Int)
    /// Keep one.
    case keep(String)
    /// Forget one.
    case forget(String)
}

extension KeptInvocation {
    /// The commands, for the program of an app.
    public static let commands: [Command<Picked<KeptInvocation>>] = [
        kept.picking(KeptField.allCases), keep.printingNoRecords, forget.printingNoRecords,
    ]

    private static let kept = Command<KeptInvocation>(
        "kept",
        abstract: Phrase(en: "List or search what is kept on this machine", ja: "手元に保存した記事を一覧・検索する"),
        discussion: Phrase(
            en: """
                Needs no connection. With a query, finds every kept article that has all of its words, the most relevant \
                first; one character is enough. Phrases, '-', 'OR' and the operators of 'search' mean the same here.
                """,
            ja: """
                接続は不要です。検索語を指定すると、すべての語を含む保存済みの記事を、関連の深い順に探します。1 文字から検索できます。\
                語句、-、OR、search の演算子も使えます。
                """
        ),
        examples: [
            Example("", Phrase(en: "the last kept first", ja: "最後に保存した順")),
            Example("設計", Phrase(en: "those about design", ja: "「設計」を含む記事")),
        ],
        takes: .arguments("QUERY", .text(), allowsHyphens: true, help: Phrase(en: "what to look for", ja: "検索する語")),
        .option("page", .integer(1...1_000_000), default: 1, help: Phrase(en: "which page", ja: "ページ番号")),
        .option("per-page", .integer(1...100), default: 20, help: Phrase(en: "articles on a page", ja: "1ページの件数"))
    ) { words, page, size in
        words.isEmpty
            ? .list(page: page, size: size)
            : .search(ArticleSearch(words.joined(separator: " ")), page: page, size: size)
    }

    private static let keep = Command<KeptInvocation>(
        "keep",
        abstract: Phrase(en: "Keep an article for reading without a connection", ja: "記事をオフライン用に保存する"),
        examples: [Example("0123456789abcdef0123", Phrase(en: "fetches and keeps it", ja: "取得して保存する"))],
        takes: .article
    ) { .keep($0) }

    private static let forget = Command<KeptInvocation>(
        "forget",
        abstract: Phrase(en: "Remove the kept copy of an article", ja: "保存した記事を削除する"),
        examples: [Example("0123456789abcdef0123", Phrase(en: "its copy on this machine", ja: "手元のコピーを削除する"))],
        takes: .article
    ) { .forget($0) }
}
