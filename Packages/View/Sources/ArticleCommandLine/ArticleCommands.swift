import ArticleContract
public import CommandLineKit
import PresentationKit

extension ArticleInvocation {
    /// The commands of the feature, in the order in which help lists them.
    public static let commands: [Command<FieldSelection<ArticleInvocation>>] =
        [
            list.selectingFields(ArticleField.listed), search.selectingFields(ArticleField.listed),
            read.selectingFields(readFields) { $0.readFields },
        ] + SubjectInvocation.commands.map { $0.map { $0.map(ArticleInvocation.subject) } }
        + KeptInvocation.commands.map { $0.map { $0.map(ArticleInvocation.kept) } }
        + [SavedInvocation.group.map { $0.map(ArticleInvocation.saved) }]
        + [HistoryInvocation.group.map { $0.map(ArticleInvocation.history) }]
        + [SyncInvocation.command.map { .sync($0) }.selectingFields(SyncField.allCases)]
        + ReactionInvocation.commands.map { $0.map { $0.map(ArticleInvocation.reaction) } }
        + AccountInvocation.commands.map { $0.map { $0.map(ArticleInvocation.account) } }
        + [SettingsInvocation.group.map { $0.map(ArticleInvocation.settings) }]

    private static let list = Command<ArticleInvocation>(
        "list",
        abstract: Phrase(en: "List articles, the newest first", ja: "記事を新しい順に一覧する"),
        examples: [
            Example("", Phrase(en: "The newest articles", ja: "新着記事")),
            Example("--tag Swift", Phrase(en: "Articles with a tag", ja: "タグの付いた記事")),
            Example("--stocks", Phrase(en: "Your stocks", ja: "自分のストック")),
            Example("--per-page 100 --json", Phrase(en: "A hundred articles, as JSON", ja: "100 件を JSON で")),
            Example("--mine --all", Phrase(en: "All your articles", ja: "自分の記事をすべて")),
        ],
        takes: listing,
        ArticleExtent.parameter
    ) { ArticleInvocation($0, $1) }

    private static let listing: Parameter<ArticleListing> = .oneOf(
        .option("tag", .tag, as: { .tag($0) }, help: Phrase(en: "Articles with this tag", ja: "タグを指定")),
        .option("user", .text("USER"), as: { .user($0) }, help: Phrase(en: "Articles by this user", ja: "投稿者を指定")),
        .flag("mine", as: .mine, help: Phrase(en: "Your articles", ja: "自分の記事")),
        .option(
            "stocks-of",
            .text("USER"),
            as: { .stocks($0) },
            help: Phrase(en: "Stocks of this user", ja: "指定したユーザーのストック")
        ),
        .flag("stocks", as: .stocks(nil), help: Phrase(en: "Your stocks", ja: "自分のストック")),
        otherwise: .newest
    )

    private static let read = Command<ArticleInvocation>(
        "read",
        abstract: Phrase(en: "Read an article, or a file before it is published", ja: "記事、または公開前のファイルを読む"),
        discussion: Phrase(
            en: """
                An ID has 20 hexadecimal digits. A URL contains '://' or begins with a host, such as \
                'qiita.com/USER/items/ID'. Anything else is the path of a file; put './' before a name that looks like an \
                ID. '-' is standard input. With '--source guide', name a chapter.

                A file is Markdown in UTF-8, smaller than 10 MB, and may begin with front matter as Qiita CLI writes it. It \
                is shown as it will look when it is published, in HTML too. That needs neither a connection nor a token, \
                and leaves nothing in the history.
                """,
            ja: """
                16 進数 20 桁は記事の ID です。'://' を含むもの、または qiita.com/USER/items/ID のようにホスト名で始まるものは \
                URL です。それ以外はファイルのパスです。記事と紛らわしいファイル名には './' を付けてください。'-' は標準入力です。\
                --source guide では章の名前です。

                ファイルは 10 MB 未満の UTF-8 の Markdown で、Qiita CLI の形式のフロントマターにも対応します。\
                公開後と同じように表示します。HTML もこのプログラムが生成します。接続もトークンも不要で、履歴には残りません。
                """
        ),
        examples: [
            Example("0123456789abcdef0123", Phrase(en: "An article by its ID", ja: "ID で指定した記事")),
            Example(
                "https://qiita.com/ann/items/0123456789abcdef0123",
                Phrase(en: "An article by its URL", ja: "URL で指定した記事")
            ),
            Example("public/draft.md", Phrase(en: "A file, as it will look when it is published", ja: "公開前のファイル")),
            Example(
                "- --toc",
                Phrase(en: "The headings of text from a pipe", ja: "パイプから渡したテキストの見出し"),
                before: "cat draft.md |"
            ),
            Example(
                "0123456789abcdef0123 --format html",
                Phrase(en: "An article as an HTML page", ja: "ブラウザー用のページとして")
            ),
            Example("0123456789abcdef0123 --toc", Phrase(en: "The headings only", ja: "見出しだけ")),
            Example("0123456789abcdef0123 --links --json", Phrase(en: "The links, as JSON", ja: "リンクを JSON で")),
        ],
        takes: .argument(
            "ID|URL|FILE",
            .articleOrFile,
            help: Phrase(en: "The article or file", ja: "記事の ID か URL、またはファイル")
        ),
        part,
        .flag(
            "raw",
            help: Phrase(
                en: "With --format md: keep control characters in a pipe or a file",
                ja: "--format md と共に: パイプやファイルに制御文字もそのまま出力する"
            )
        )
    ) { name, part, isRaw throws(UsageError) in
        if isRaw && part != .written(.markdown) { throw .missingCompanion("--raw", "--format md") }
        return invocation(name, isRaw ? .raw : part)
    }

    private static func invocation(_ name: String, _ part: Part) -> ArticleInvocation {
        switch part {
        case .whole: .read(name)
        case .written(let format): .written(name, as: format)
        case .raw: .raw(name)
        case .contents: .contents(name)
        case .links: .links(name)
        }
    }

    private static let readFields =
        ArticleField.allCases.map(\.rawValue) + [HeadingField.level.rawValue, LinkField.number.rawValue]

    private var readFields: [String] {
        switch self {
        case .contents: HeadingField.allCases.map(\.rawValue)
        case .links: LinkField.allCases.map(\.rawValue)
        default: ArticleField.allCases.map(\.rawValue)
        }
    }

    private enum Part: Hashable {
        case whole
        case written(ArticleFormat)
        case raw
        case contents
        case links
    }

    private static let part: Parameter<Part> = .oneOf(
        .option(
            "format",
            .choice("FORMAT"),
            as: { .written($0) },
            help: Phrase(
                en: "Print it laid out, as Markdown or as HTML, also in a pipe",
                ja: "出力先にかかわらず、整形、Markdown、HTML のいずれかで表示する"
            )
        ),
        .flag("toc", as: .contents, help: Phrase(en: "Print only the headings", ja: "見出しだけを表示する")),
        .flag("links", as: .links, help: Phrase(en: "Print only the links", ja: "リンクだけを表示する")),
        otherwise: .whole
    )
}
