public import ArticleDomain
import DomainKit
public import PresentationKit
import PresenterKit
public import UseCaseKit

extension FailureText {
    /// Creates the text for a failure to fetch articles; where a token matters, it names the token that was sent, or
    /// the reason why none was.
    ///
    /// - Parameter namesCommands: a Boolean value that indicates whether the text may name the command that signs in.
    init(
        _ error: ApplicationError,
        from origin: ArticleOrigin,
        timeZone: DisplayTimeZone,
        namesCommands: Bool = true
    ) {
        let text = FailureText(error, timeZone: timeZone)
        switch (error.kind, origin) {
        case (.unauthorized, .host(let host, .sent(let source))):
            self.init(
                title: Phrase(en: "Token not accepted", ja: "無効なトークン"),
                message: Phrase(refused: source, by: host, namesCommands)
            )
        case (.unauthorized, .host(let host, .withheld(let token))):
            self.init(title: text.title, message: Phrase(withheld: token, from: host))
        case (.unauthorized, .host(let host, .missing)):
            self.init(title: text.title, message: Phrase(noTokenFor: host, namesCommands))
        case (.rateLimited, _) where error.isSolvedBySigningIn(to: origin):
            self.init(
                title: text.title,
                message: Phrase(
                    en: "\(text.message.english) If you sign in, you can send more.",
                    ja: "\(text.message.japanese)サインインすると上限が増えます。"
                )
            )
        case (.offline, _):
            self.init(
                title: text.title,
                message: Phrase(
                    en: """
                        There is no connection to '\(origin.host)', or it was cut. Check the network and the host, or \
                        read what was kept before.
                        """,
                    ja: """
                        '\(origin.host)' に接続できないか、接続が途中で切れました。ネットワークとホストを確認するか、\
                        保存済みの記事をお読みください。
                        """
                )
            )
        default: self = text
        }
    }
}

extension ApplicationError {
    func isSolvedBySigningIn(to origin: ArticleOrigin) -> Bool {
        switch (kind, origin) {
        case (.rateLimited, .host(_, .missing)), (.rateLimited, .host(_, .withheld)): true
        default: false
        }
    }
}

extension Phrase {
    /// Creates the message that the host refuses the token.
    fileprivate init(refused source: TokenSource, by host: Setting<ArticleHost>, _ namesCommands: Bool) {
        let login = Self.login(to: host)
        switch source {
        case .environment(let variable):
            self.init(
                en: """
                    '\(host.value)' does not accept the token in the environment variable \(variable). Put another one \
                    there, or unset the variable and sign in with '\(login)'.
                    """,
                ja: """
                    '\(host.value)' は環境変数 \(variable) のトークンを受け付けませんでした。別のトークンを設定するか、\
                    変数を削除して '\(login)' でサインインしてください。
                    """
            )
        case .kept where !namesCommands:
            self.init(
                en: "'\(host.value)' does not accept the stored token. Sign in again.",
                ja: "'\(host.value)' は保存したトークンを受け付けませんでした。もう一度サインインしてください。"
            )
        case .kept:
            self.init(
                en: "'\(host.value)' does not accept the token that 'login' stored. Sign in again with '\(login)'.",
                ja: """
                    '\(host.value)' は 'login' で保存したトークンを受け付けませんでした。\
                    '\(login)' でもう一度サインインしてください。
                    """
            )
        }
    }

    /// Creates the message that the host needs a token, and that the only one belongs to another host.
    fileprivate init(withheld token: WithheldToken, from host: Setting<ArticleHost>) {
        let login = Self.login(to: host)
        self.init(
            en: """
                '\(host.value)' wants to know who you are, and no token was sent: the one in \(token.variable) is for \
                '\(token.host)'. Sign in with '\(login)', or set QIITA_DOMAIN to '\(host.value)' if the token is for it.
                """,
            ja: """
                '\(host.value)' にはサインインが必要ですが、\(token.variable) のトークンは '\(token.host)' 用のため送信しませんでした。\
                '\(login)' でサインインするか、'\(host.value)' のトークンなら QIITA_DOMAIN を '\(host.value)' にしてください。
                """
        )
    }

    /// Creates the message that the host needs a token, and that there is none.
    fileprivate init(noTokenFor host: Setting<ArticleHost>, _ namesCommands: Bool) {
        let login = namesCommands ? Self.login(to: host) : nil
        self.init(
            en: """
                '\(host.value)' wants to know who you are, and no token was sent, because there is none for it. \
                Sign in\(login.map { " with '\($0)'" } ?? "").
                """,
            ja: """
                '\(host.value)' にはサインインが必要ですが、このホストのトークンがないため送信しませんでした。\
                \(login.map { "'\($0)' で" } ?? "")サインインしてください。
                """
        )
    }

    private static func login(to host: Setting<ArticleHost>) -> String {
        "\(Phrase.programName) login\(hostOption(host))"
    }

    /// Creates the notice that the token in the environment belongs to another host.
    init(withheld token: WithheldToken, on host: ArticleHost) {
        self.init(
            en: """
                The token in \(token.variable) is for '\(token.host)' and not sent to '\(host)'; QIITA_DOMAIN says which \
                host it is for.
                """,
            ja: """
                \(token.variable) のトークンは '\(token.host)' 用で、'\(host)' には送信されません。\
                どのホスト用かは QIITA_DOMAIN で指定します。
                """
        )
    }
}

/// The origin of the articles of a run, as people see it.
public enum ArticleOrigin: Equatable, Sendable {
    /// A host, with its source in the settings and the authorization of its requests.
    case host(Setting<ArticleHost>, RequestAuthorization = .missing)
    /// The guide that is part of the program.
    case guide

    /// The host with its source; nil for the guide.
    var setting: Setting<ArticleHost>? {
        if case .host(let setting, _) = self { setting } else { nil }
    }

    /// A Boolean value that indicates whether its articles belong to a service with accounts.
    ///
    /// Those can be stocked, kept and chosen several at once, and tabs lead to lists of them.
    var isService: Bool { self != .guide }

    /// The host of relative links.
    public var host: ArticleHost {
        setting?.value ?? .qiita
    }
}

extension Phrase {
    /// Creates the progress of asking a host for the account.
    public init(asking host: ArticleHost) {
        self.init(en: "Asking '\(host)'…", ja: "'\(host)' に確認しています…")
    }

    /// Returns the address of Qiita's form for a new token, with the scopes of the host.
    static func tokenForm(on host: ArticleHost) -> String {
        let scopes = [host.scopeToRead, host.scopeToWrite].map { "\($0.rawValue)=1&" }.joined()
        return "\(host.address)/settings/tokens/new?\(scopes)description=\(Phrase.programName)"
    }

    /// Returns the option that selects the host in another command; empty where it is selected anyway.
    static func hostOption(_ setting: Setting<ArticleHost>) -> String {
        setting.source == .call ? " --host \(setting.value.address)" : ""
    }
}
