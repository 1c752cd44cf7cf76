public import ArticleContract
import CommandLineKit
import PresentationKit

/// What `sync` is asked for.
public struct SyncInvocation: Codable, Hashable, Sendable {
    /// Which articles are kept.
    public enum Source: Codable, Hashable, Sendable {
        /// Those of a list.
        case listing(ArticleListing)
        /// Those that a search finds that was saved under a name.
        case saved(String)
    }

    /// Which articles are kept.
    public let source: Source
    /// How many requests are to be left over.
    public let reserve: Int

    /// Makes an invocation.
    public init(_ source: Source, reserve: Int) {
        self.source = source
        self.reserve = reserve
    }

    static let command = Command<SyncInvocation>(
        "sync",
        abstract: Phrase(en: "Keep a whole list for reading without a connection", ja: "一覧をまるごと保存する"),
        discussion: Phrase(
            en: """
                Sends what waits, then fetches a hundred articles at a time and keeps what is new or has changed. Stopped at \
                any moment, it goes on from there the next time. The next sync of a tag, a person or a search asks only for \
                what has changed.
                """,
            ja: """
                保留中の変更を送信したあと、100 件ずつ取得して、新しい記事と更新された記事を保存します。\
                いつ中断しても、次回は続きから再開します。タグ、ユーザー、検索は、2 回目以降は変更された記事だけを取得します。
                """
        ),
        examples: [
            Example("", Phrase(en: "your stocks", ja: "自分のストック")),
            Example("--tag Swift", Phrase(en: "everything with a tag", ja: "タグの付いた記事をすべて")),
            Example(
                "--search 'user:ann stocks:>=10' --reserve 100",
                Phrase(en: "what a search finds, leaving 100 requests over", ja: "検索結果。リクエストを 100 回分残す")
            ),
            Example("--saved morning", Phrase(en: "what a saved search finds", ja: "保存した検索の結果")),
        ],
        takes: source,
        .option(
            "reserve",
            .integer(0...1000),
            default: 10,
            help: Phrase(en: "how many requests of the hour to leave over", ja: "残しておくリクエスト数")
        )
    ) { SyncInvocation($0, reserve: $1) }

    private static let source: Parameter<Source> = .oneOf(
        .option("tag", .tag, as: { .listing(.tag($0)) }, help: Phrase(en: "with this tag", ja: "タグを指定")),
        .option("user", .text("USER"), as: { .listing(.user($0)) }, help: Phrase(en: "by this person", ja: "投稿者を指定")),
        .option(
            "search",
            .text("QUERY"),
            as: { .listing(.search(ArticleSearch($0))) },
            help: Phrase(en: "what this search finds", ja: "検索結果")
        ),
        .option(
            "saved",
            .savedSearch,
            as: { .saved($0) },
            help: Phrase(en: "what this saved search finds", ja: "保存した検索の結果")
        ),
        .flag("mine", as: .listing(.mine), help: Phrase(en: "by you", ja: "自分の記事")),
        .option(
            "stocks-of",
            .text("USER"),
            as: { .listing(.stocks($0)) },
            help: Phrase(en: "stocked by this person", ja: "指定したユーザーのストック")
        ),
        .flag(
            "stocks",
            as: .listing(.stocks(nil)),
            help: Phrase(en: "stocked by you, as without an option", ja: "自分のストック（既定）")
        ),
        otherwise: .listing(.stocks(nil))
    )
}
