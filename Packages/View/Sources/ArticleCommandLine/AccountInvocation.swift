public import ArticleContract
public import CommandLineKit
import PresentationKit

/// The invocations of the commands that sign in and out and print the state of the reader.
public enum AccountInvocation: Codable, Hashable, Sendable {
    /// Sign in.
    case login(LoginMethod)
    /// Remove the stored token.
    case logout
    /// Print the account that is signed in.
    case whoami
    /// Print the state of the reader: host, account, quota and storage.
    case status
}

extension AccountInvocation {
    /// The commands, for the program of an app.
    public static let commands: [Command<FieldSelection<AccountInvocation>>] = [
        loginCommand.selectingFields(AccountField.allCases), logoutCommand.selectingFields(AccountField.allCases),
        whoamiCommand.selectingFields(AccountField.allCases), statusCommand.selectingFields(StatusField.allCases),
    ]

    private static let loginCommand = Command<AccountInvocation>(
        "login",
        abstract: Phrase(en: "Sign in with a token", ja: "トークンでサインインする"),
        discussion: Phrase(
            en: """
                The token is checked with the host and stored in a file that only you can read. It is sent to that host alone. \
                It cannot be given on the command line, where others could see it.

                The environment variable QIITA_TOKEN takes precedence over the stored token. It is for the host in \
                QIITA_DOMAIN, or else for qiita.com, and is sent to no other host.
                """,
            ja: """
                トークンの持ち主をホストに確認してから、自分だけが読めるファイルに保存します。送信先はそのホストだけです。\
                コマンドラインはほかの人に見えるため、トークンは書けません。

                環境変数 QIITA_TOKEN は、保存したトークンより優先されます。QIITA_DOMAIN のホスト、なければ qiita.com 用で、\
                ほかのホストには送信しません。
                """
        ),
        examples: [
            Example("", Phrase(en: "Ask for the token", ja: "トークンを尋ねる")),
            Example(
                "--with-token < token.txt",
                Phrase(en: "Read it from a file", ja: "ファイルから読み取る")
            ),
            Example(
                "--with-token --host my-team.qiita.com",
                Phrase(en: "Sign in to a team's host", ja: "チームのホストにサインインする")
            ),
        ],
        takes: .oneOf(
            .flag(
                "with-token",
                as: .withToken,
                help: Phrase(en: "Read the token from standard input", ja: "トークンを標準入力から読み取る")
            ),
            .flag(
                "from-qiita-cli",
                as: .fromTool,
                help: Phrase(en: "Use the token of Qiita CLI", ja: "Qiita CLI のトークンを使う")
            ),
            otherwise: LoginMethod.asking
        )
    ) { .login($0) }

    private static let logoutCommand = Command<AccountInvocation>(
        "logout",
        abstract: Phrase(en: "Remove the stored token", ja: "保存したトークンを削除する"),
        examples: [Example("", Phrase(en: "Sign out of the host", ja: "ホストからサインアウトする"))]
    ) { .logout }

    private static let whoamiCommand = Command<AccountInvocation>(
        "whoami",
        abstract: Phrase(en: "Show who is signed in", ja: "サインインしているユーザーを表示する"),
        examples: [
            Example("", Phrase(en: "Ask the host", ja: "ホストに確認する")),
            Example("--fields user", Phrase(en: "Print the name only", ja: "ユーザー名だけ")),
        ]
    ) { .whoami }

    private static let statusCommand = Command<AccountInvocation>(
        "status",
        abstract: Phrase(
            en: "Show the host, the account, the requests left and what is kept",
            ja: "ホスト、ユーザー、残りのリクエスト数、保存した記事を表示する"
        ),
        examples: [
            Example("", Phrase(en: "Show everything", ja: "現在の状態")),
            Example(
                "--fields quota_remaining",
                Phrase(en: "Print only the number of requests left", ja: "残りのリクエスト数だけ")
            ),
        ]
    ) { .status }
}
