public import CommandLineKit
import PresentationKit

/// The options of every command of an app for articles.
public struct ReaderOptions: Hashable, Sendable {
    /// The source of articles.
    public enum Source: String, CaseIterable, Sendable {
        /// A Qiita host.
        case qiita
        /// The guide that is built into the program.
        case guide
    }

    /// The options of every program.
    public let standard: StandardOptions
    /// The host on the command line, or nil.
    public let host: String?
    /// The source of articles.
    public let source: Source
    /// The maximum age of a cached response in seconds, as given on the command line, or nil.
    public let maxAge: Int?
    /// A Boolean value that indicates whether long output may be shown in a pager.
    public let pages: Bool
}

extension Program where Globals == ReaderOptions {
    /// Returns the program of an app that reads articles.
    ///
    /// - Parameters:
    ///   - others: the commands of the app's other features, listed last.
    ///   - embed: converts an invocation of the feature to one of the app.
    public static func reader(
        _ name: String,
        version: String,
        released: String = "",
        adding others: [Command<Invocation>] = [],
        embed: @escaping @Sendable (FieldSelection<ArticleInvocation>) -> Invocation
    ) -> Program {
        Program(
            name,
            version: version,
            released: released,
            abstract: Phrase(en: "Search, read and keep Qiita articles", ja: "Qiita の記事を検索し、読み、保存する"),
            discussion: Phrase(
                en: """
                    Articles that were fetched once are kept, and can be read again offline. On a full screen, '?' lists the \
                    keys, ',' opens the settings and ':' takes a command by its name.
                    """,
                ja: """
                    一度取得した記事は保存され、接続なしでもう一度読めます。全画面では、? でキーの一覧を表示し、, で設定を開き、: で\
                    コマンドを名前で実行します。
                    """
            ),
            examples: [
                Example("", Phrase(en: "Start with the newest articles", ja: "新着記事から始める")),
                Example("--source guide", Phrase(en: "Read the guide, without a network", ja: "ガイドを読む（ネットワーク不要）")),
                Example("search swift concurrency", Phrase(en: "Search for both words", ja: "両方の語で検索する")),
            ],
            globals: globals,
            commands: ArticleInvocation.commands.map { $0.map(embed) } + others,
            alone: Parameter(
                .flag(
                    "restore",
                    help: Phrase(en: "Start where the last session ended", ja: "前回終了したところから始める")
                )
            ) { embed(FieldSelection(.open(restores: $0))) },
            environment: [
                Entry(
                    "QIITA_TOKEN",
                    Phrase(
                        en: """
                            A token for the host in QIITA_DOMAIN, or else for qiita.com; it is sent to no other host. \
                            QIITA_ACCESS_TOKEN works, too
                            """,
                        ja: """
                            QIITA_DOMAIN のホスト、なければ qiita.com 用のトークン。ほかのホストには送信しない。\
                            QIITA_ACCESS_TOKEN も可
                            """
                    )
                ),
                Entry(
                    "QIITA_READER_PAGER",
                    Phrase(
                        en: "The pager for output that is longer than the terminal; otherwise 'pager' in the settings",
                        ja: "端末に収まらない出力を表示するプログラム。なければ設定の pager"
                    )
                ),
                .editorVariable,
            ],
            conventions: conventions,
            keys: ReaderKey.all.map(Entry.init),
            files: [
                Entry(
                    "$XDG_CONFIG_HOME/\(name)/config",
                    Phrase(en: "Settings, such as 'host = qiita.com'", ja: "設定。例: host = qiita.com")
                ),
                Entry(
                    "$XDG_DATA_HOME/\(name)",
                    Phrase(en: "Kept articles and saved searches", ja: "保存した記事と検索")
                ),
                Entry(
                    "$XDG_STATE_HOME/\(name)",
                    Phrase(
                        en: "The history, and what was open when the last session ended",
                        ja: "読んだ記事の履歴と、前回終了したときの画面"
                    )
                ),
                Entry(
                    "$XDG_STATE_HOME/\(name)/secrets",
                    Phrase(en: "Tokens, one for each host", ja: "ホストごとのトークン")
                ),
                Entry(
                    "$XDG_CACHE_HOME/\(name)",
                    Phrase(en: "The latest responses of each host; may be deleted", ja: "最近の応答。削除してもよい")
                ),
            ]
        )
    }

    private static var conventions: [Entry] {
        [
            Entry(
                "BROWSER",
                Phrase(
                    en: "The browser for 'open'; several are separated by colons, and '%s' is the address",
                    ja: "open で起動するプログラム。コロン区切りで複数可。%s がアドレス"
                )
            ),
            Entry(
                "PAGER",
                Phrase(en: "The pager, where none is set for \(Phrase.programName)", ja: "専用の指定がないときのページャー")
            ),
        ] + Entry.networkVariables + Entry.folderVariables
    }

    private static var globals: Parameter<ReaderOptions> {
        Parameter(
            StandardOptions.parameter(),
            .option(
                "host",
                .text("HOST"),
                help: Phrase(en: "The Qiita host; a team has its own", ja: "Qiita のホスト。チームの場合はそのホスト"),
                environment: "QIITA_DOMAIN",
                configuration: "host"
            ),
            .option(
                "source",
                ValueKind<ReaderOptions.Source>.choice("SOURCE"),
                default: .qiita,
                help: Phrase(en: "Where articles come from", ja: "記事の取得元")
            ),
            .option(
                "max-age",
                .integer(0...86_400, "SECONDS"),
                help: Phrase(
                    en: "How long to reuse a response; 0 always asks the host",
                    ja: "取得済みの応答をそのまま使う秒数。0 なら毎回問い合わせる"
                ),
                configuration: "max-age",
                fallback: "60"
            ),
            .flag(
                "no-pager",
                help: Phrase(en: "Print long output without a pager", ja: "長い出力もページャーを使わずに表示する")
            )
        ) { ReaderOptions(standard: $0, host: $1, source: $2, maxAge: $3, pages: !$4) }
    }
}
