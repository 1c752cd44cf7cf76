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
        abstract: Phrase(en: "Read an article", ja: "記事を読む"),
        examples: [
            Example("0123456789abcdef0123", Phrase(en: "an article by its identifier", ja: "ID で指定した記事")),
            Example(
                "https://qiita.com/ann/items/0123456789abcdef0123",
                Phrase(en: "an article by its URL", ja: "URL で指定した記事")
            ),
            Example("0123456789abcdef0123 --format html", Phrase(en: "as a page for a browser", ja: "ブラウザー用のページとして")),
            Example("0123456789abcdef0123 --toc", Phrase(en: "its headings", ja: "見出しだけ")),
            Example("0123456789abcdef0123 --links --json", Phrase(en: "its links, for programs", ja: "リンクを JSON で")),
        ],
        takes: .article,
        part
    ) { name, part in
        switch part {
        case .whole: .read(name)
        case .written(let format): .written(name, as: format)
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

    private enum Part {
        case whole
        case written(ArticleFormat)
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
