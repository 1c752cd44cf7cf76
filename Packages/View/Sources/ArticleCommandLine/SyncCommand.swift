public import ArticleContract
import CommandLineKit
import PresentationKit

/// The invocation of `sync`.
public struct SyncInvocation: Codable, Hashable, Sendable {
    /// The articles to keep.
    public enum Source: Codable, Hashable, Sendable {
        /// The articles of a list.
        case listing(ArticleListing)
        /// The results of a saved search, given by its name.
        case saved(String)
    }

    /// The articles to keep.
    public let source: Source
    /// The number of requests to leave unused.
    public let reserve: Int

    /// Creates an invocation.
    public init(_ source: Source, reserve: Int) {
        self.source = source
        self.reserve = reserve
    }

    static let command = Command<SyncInvocation>(
        "sync",
        abstract: Phrase(en: "Keep a whole list for reading offline", ja: "一覧をまるごと保存する"),
        discussion: Phrase(
            en: """
                Sends queued changes, then fetches a hundred articles per request and keeps those that are new or updated. \
                You can stop it at any time; the next sync continues from there. After the first sync of a tag, a user or a \
                search, only changed articles are fetched.

                Only one sync of a host runs at a time: a second one exits with 1.
                """,
            ja: """
                保留中の変更を送信したあと、100 件ずつ取得して、新しい記事と更新された記事を保存します。\
                いつ中断しても、次回は続きから再開します。タグ、ユーザー、検索は、2 回目以降は変更された記事だけを取得します。

                同じホストの同期は同時に一つだけです。二つ目はその旨を表示し、終了コード 1 で終わります。
                """
        ),
        examples: [
            Example("", Phrase(en: "Keep your stocks", ja: "自分のストック")),
            Example("--tag Swift", Phrase(en: "Keep all articles with a tag", ja: "タグの付いた記事をすべて")),
            Example(
                "--search 'user:ann stocks:>=10' --reserve 100",
                Phrase(en: "Keep the results of a search, and leave 100 requests", ja: "検索結果。リクエストを 100 回分残す")
            ),
            Example("--saved morning", Phrase(en: "Keep the results of a saved search", ja: "保存した検索の結果")),
        ],
        takes: source,
        .option(
            "reserve",
            .integer(0...1000),
            default: 10,
            help: Phrase(en: "How many requests to leave for the rest of the hour", ja: "残しておくリクエスト数")
        )
    ) { SyncInvocation($0, reserve: $1) }

    private static let source: Parameter<Source> = .oneOf(
        .option("tag", .tag, as: { .listing(.tag($0)) }, help: Phrase(en: "Articles with this tag", ja: "タグを指定")),
        .option(
            "user",
            .text("USER"),
            as: { .listing(.user($0)) },
            help: Phrase(en: "Articles by this user", ja: "投稿者を指定")
        ),
        .option(
            "search",
            .text("QUERY"),
            as: { .listing(.search(ArticleSearch($0))) },
            help: Phrase(en: "Results of this search", ja: "検索結果")
        ),
        .option(
            "saved",
            .savedSearch,
            as: { .saved($0) },
            help: Phrase(en: "Results of this saved search", ja: "保存した検索の結果")
        ),
        .flag("mine", as: .listing(.mine), help: Phrase(en: "Your articles", ja: "自分の記事")),
        .option(
            "stocks-of",
            .text("USER"),
            as: { .listing(.stocks($0)) },
            help: Phrase(en: "Stocks of this user", ja: "指定したユーザーのストック")
        ),
        .flag(
            "stocks",
            as: .listing(.stocks(nil)),
            help: Phrase(en: "Your stocks (default)", ja: "自分のストック（既定）")
        ),
        otherwise: .listing(.stocks(nil))
    )
}
