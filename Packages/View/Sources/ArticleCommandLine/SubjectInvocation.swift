import ArticleContract
public import CommandLineKit
import PresentationKit

/// The invocations of the commands about one article, user or tag.
public enum SubjectInvocation: Codable, Hashable, Sendable {
    /// Print the comments of an article, given by its identifier or its URL.
    case comments(String)
    /// Print the profile of a user, with or without `@` before the name.
    case user(String)
    /// Print the counts of a tag.
    case tag(String)
    /// Open an article in the browser, given by its identifier or its URL.
    case open(String)
}

extension SubjectInvocation {
    /// The commands, for the program of an app.
    public static let commands: [Command<FieldSelection<SubjectInvocation>>] = [
        comments.selectingFields(CommentField.allCases), user.selectingFields(UserField.allCases),
        tag.selectingFields(TagField.allCases),
        open.selectingFields(WebPageField.allCases),
    ]

    private static let comments = Command<SubjectInvocation>(
        "comments",
        abstract: Phrase(en: "Read the comments on an article", ja: "記事のコメントを読む"),
        examples: [
            Example("0123456789abcdef0123", Phrase(en: "The oldest comment first", ja: "古い順に表示")),
            Example(
                "0123456789abcdef0123 --fields author,created_at",
                Phrase(en: "Who commented, and when", ja: "投稿者と日時だけ")
            ),
        ],
        takes: .article
    ) { .comments($0) }

    private static let user = Command<SubjectInvocation>(
        "user",
        abstract: Phrase(en: "Show a user's profile", ja: "ユーザーのプロフィールを表示する"),
        examples: [
            Example("ann", Phrase(en: "The profile, with its counts", ja: "プロフィールと件数")),
            Example("ann --fields articles", Phrase(en: "The number of articles", ja: "記事の数だけ")),
        ],
        takes: .argument("USER", .text(), help: Phrase(en: "The user's name, with or without '@'", ja: "ユーザー名。@ は省略可"))
    ) { .user($0) }

    private static let tag = Command<SubjectInvocation>(
        "tag",
        abstract: Phrase(en: "Show a tag", ja: "タグの情報を表示する"),
        examples: [Example("Swift", Phrase(en: "How many articles and followers it has", ja: "記事とフォロワーの数"))],
        takes: .argument("TAG", .tag, help: Phrase(en: "The name of the tag", ja: "タグの名前"))
    ) { .tag($0) }

    private static let open = Command<SubjectInvocation>(
        "open",
        abstract: Phrase(en: "Open an article in the browser", ja: "記事をブラウザーで開く"),
        discussion: Phrase(
            en: """
                Uses the browser in the environment variable BROWSER, or else the default browser. If there is none, the \
                address is printed.
                """,
            ja: """
                環境変数 BROWSER のブラウザー、なければ既定のブラウザーで開きます。ブラウザーがないときはアドレスを出力します。
                """
        ),
        examples: [
            Example("0123456789abcdef0123", Phrase(en: "An article by its ID", ja: "ID で指定した記事"))
        ],
        takes: .article
    ) { .open($0) }
}
