import ArticleContract
public import CommandLineKit
import PresentationKit

extension ArticleInvocation {
    /// The commands of the feature, for the program of an app.
    public static let commands: [Command<Picked<ArticleInvocation>>] =
        [
            list.picking(ArticleField.listed), search.picking(ArticleField.listed),
            read.picking(readFields) { $0.readFields },
        ] + SubjectInvocation.commands.map { $0.map { $0.map(ArticleInvocation.subject) } }
        + KeptInvocation.commands.map { $0.map { $0.map(ArticleInvocation.kept) } }
        + [SavedInvocation.group.map { $0.map(ArticleInvocation.saved) }]
        + [HistoryInvocation.group.map { $0.map(ArticleInvocation.history) }]
        + [SyncInvocation.command.map { .sync($0) }.picking(SyncField.allCases)]
        + ReactionInvocation.commands.map { $0.map { $0.map(ArticleInvocation.reaction) } }
        + AccountInvocation.commands.map { $0.map { $0.map(ArticleInvocation.account) } }
        + [SettingsInvocation.group.map { $0.map(ArticleInvocation.settings) }]

    private static let list = Command<ArticleInvocation>(
        "list",
        abstract: Phrase(en: "List articles, the newest first", ja: "記事を新しい順に一覧する"),
        examples: [
            Example("", Phrase(en: "the newest articles", ja: "新着記事")),
            Example("--tag Swift", Phrase(en: "articles with a tag", ja: "タグの付いた記事")),
            Example("--stocks", Phrase(en: "what you have stocked", ja: "自分のストック")),
            Example("--per-page 100 --json", Phrase(en: "a hundred of them, for programs", ja: "100件を JSON で")),
            Example("--mine --all", Phrase(en: "all that you have written", ja: "自分の記事をすべて")),
        ],
        takes: listing,
        ArticleExtent.parameter
    ) { ArticleInvocation($0, $1) }

    private static let listing: Parameter<ArticleListing> = .oneOf(
        .option("tag", .tag, as: { .tag($0) }, help: Phrase(en: "with this tag", ja: "タグを指定")),
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

    private static let read = Command<ArticleInvocation>(
        "read",
        abstract: Phrase(en: "Read an article, or a file before it is published", ja: "記事、または公開前のファイルを読む"),
        discussion: Phrase(
            en: """
                20 hexadecimal digits are the identifier of an article. A URL has '://' in it, or begins with a host, as \
                'qiita.com/USER/items/ID' does. Anything else is the path of a file; put './' before a name that looks \
                like an article's. '-' is the standard input. With '--source guide' it is the name of a chapter.

                A file is Markdown in UTF-8, below 10 MB, and may begin with front matter as Qiita CLI writes it. It \
                looks as it will when it is published, in HTML too, which this program makes itself. That needs neither \
                a connection nor a token, and is not in the history.
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
            Example("0123456789abcdef0123", Phrase(en: "an article by its identifier", ja: "ID で指定した記事")),
            Example(
                "https://qiita.com/ann/items/0123456789abcdef0123",
                Phrase(en: "an article by its URL", ja: "URL で指定した記事")
            ),
            Example("public/draft.md", Phrase(en: "a file, as it will look", ja: "公開前のファイル")),
            Example(
                "- --toc",
                Phrase(en: "the headings of what a pipe brings", ja: "パイプから渡したテキストの見出し"),
                before: "cat draft.md |"
            ),
            Example("0123456789abcdef0123 --format html", Phrase(en: "as a page for a browser", ja: "ブラウザー用のページとして")),
            Example("0123456789abcdef0123 --toc", Phrase(en: "its headings", ja: "見出しだけ")),
            Example("0123456789abcdef0123 --links --json", Phrase(en: "its links, for programs", ja: "リンクを JSON で")),
        ],
        takes: .argument(
            "ID|URL|FILE",
            .articleOrFile,
            help: Phrase(en: "which article or file", ja: "記事の ID か URL、またはファイル")
        ),
        part,
        .flag(
            "raw",
            help: Phrase(
                en: "with --format md: keep control characters in a pipe or a file",
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
                en: "laid out, as Markdown, or as HTML, wherever it is printed to",
                ja: "出力先にかかわらず、整形、Markdown、HTML のいずれかで表示する"
            )
        ),
        .flag("toc", as: .contents, help: Phrase(en: "its headings alone", ja: "見出しだけを表示する")),
        .flag("links", as: .links, help: Phrase(en: "its links alone", ja: "リンクだけを表示する")),
        otherwise: .whole
    )
}
