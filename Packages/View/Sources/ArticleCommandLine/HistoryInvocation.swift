import ArticleContract
import CommandLineKit
import PresentationKit

/// The invocations of the commands of the history.
public enum HistoryInvocation: Codable, Hashable, Sendable {
    /// Print a page of the history.
    case list(page: Int, size: Int)
    /// Remove one article, given by its identifier or its URL.
    case remove(String)
    /// Remove all articles.
    case clear
}

extension HistoryInvocation {
    static let group = Command<FieldSelection<HistoryInvocation>>(
        "history",
        abstract: Phrase(en: "List the articles you have read, the latest first", ja: "読んだ記事を新しい順に一覧する"),
        discussion: Phrase(
            en: """
                The history has the last 1,000 articles that you have read, each once, of any host; files and the guide are \
                not in it. It is kept on this machine, and nobody else can read it. 'config set history off' turns it off.
                """,
            ja: """
                'read' や画面で読んだ記事を、ホストにかかわらず 1 件ずつ、最新の 1,000 件まで記録します。\
                ファイルとガイドは含みません。記録はこの端末にあり、ほかの人は読めません。'config set history off' で記録しなくなります。
                """
        ),
        examples: [
            Example("", Phrase(en: "What you read last", ja: "最近読んだ記事")),
            Example("--fields id,read_at --plain", Phrase(en: "IDs and times only, for scripts", ja: "ID と日時だけ")),
        ],
        commands: [removal.withoutFields, clearing.withoutFields],
        alone: Parameter<HistoryInvocation>(
            .option("page", .integer(1...1_000_000), default: 1, help: Phrase(en: "The page number", ja: "ページ番号")),
            .option("per-page", .integer(1...100), default: 20, help: Phrase(en: "Articles per page", ja: "1 ページの件数"))
        ) { .list(page: $0, size: $1) }.selectingFields(HistoryField.allCases)
    )

    private static let removal = Command<HistoryInvocation>(
        "remove",
        abstract: Phrase(en: "Remove an article from the history", ja: "記事を履歴から削除する"),
        examples: [Example("0123456789abcdef0123", Phrase(en: "Remove one article", ja: "記事を 1 件削除する"))],
        takes: .article
    ) { .remove($0) }

    private static let clearing = Command<HistoryInvocation>(
        "clear",
        abstract: Phrase(en: "Clear the history", ja: "履歴をすべて消去する"),
        examples: [
            Example("", Phrase(en: "Clear it after confirmation", ja: "確認してから消去する")),
            Example("--yes", Phrase(en: "Clear it without confirmation", ja: "確認せずに消去する")),
        ]
    ) { .clear }
}
