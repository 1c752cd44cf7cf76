public import ArticleContract
import ArticleDomain
import ArticleUseCase
public import AttemptKit
public import DomainKit
public import PresentationKit
import ReportKit

/// The alerts for failures of commands on articles, or of a command on one subject that the user named.
public struct ArticleFailureAlerts: FailureAlerts {
    /// The subject of a command, as the user named it.
    public enum Subject: Hashable, Sendable {
        /// The text of an article, by its identifier or URL.
        case reading(String)
        /// Facts about an article, by its identifier or URL.
        case article(String)
        /// A reaction to an article, by its identifier or URL.
        case reaction(String)
        /// A user.
        case user(String)
        /// A tag.
        case tag(String)
        /// A list of articles.
        case listing(ArticleListing)
    }

    let context: ArticleContext
    let subject: Subject?
    private var origin: ArticleOrigin { context.origin }
    private var opensScreens: Bool { context.opensScreens }

    func about(_ subject: Subject) -> ArticleFailureAlerts {
        context.alerts(about: subject)
    }

    public func alert(for failure: ApplicationError) -> AlertStrategy<ArticleFailureAction> {
        alertAboutSubject(for: failure) ?? AlertStrategy(failure, in: context)
    }

    /// The alert that a sync did not begin, because another one of the host runs.
    var syncIsRunning: AlertStrategy<ArticleFailureAction> { AlertStrategy(runningSyncOf: origin.host) }

    public func step(after answer: AlertAnswer<ArticleFailureAction>) -> FailureStep<ArticleFailureAction> {
        switch answer.action {
        case .retry, .remove, .clear: .retry
        case .wait(let pause): .wait(pause)
        case .signIn where route(after: .signIn) != nil: .suspend
        case .settings where opensScreens: .leave
        case .signIn: .explain(AlertStrategy(signInFor: origin))
        case .settings: .explain(AlertStrategy(settingsOf: origin))
        case .cancel, .close: .leave
        }
    }

    func route(after action: ArticleFailureAction) -> ArticleRoute? {
        switch action {
        case .signIn where opensScreens && origin.isService: .signIn
        case .settings where opensScreens: .settings
        case .retry, .wait, .signIn, .settings, .remove, .clear, .cancel, .close: nil
        }
    }

    func signedIn(_ session: Session) -> ArticleFailureAlerts {
        ArticleFailureAlerts(context: context.signedIn(session), subject: subject)
    }

    /// Returns the alert for a failure that concerns the subject, or nil for another.
    private func alertAboutSubject(for failure: ApplicationError) -> AlertStrategy<ArticleFailureAction>? {
        guard let subject else { return nil }
        return switch (failure.kind, subject, origin) {
        case (.notFound, .reading(let name), _): noArticle(name)
        case (.notFound, _, .guide): AlertStrategy(missing: .notInGuide)
        case (.notFound, .article(let name), _), (.notFound, .reaction(let name), _): noArticle(name)
        case (.notFound, .user(let name), _), (.notFound, .listing(.user(let name)), _),
            (.notFound, .listing(.stocks(let name?)), _):
            AlertStrategy(missing: Phrase(noUser: name, on: origin.host))
        case (.notFound, .tag(let name), _), (.notFound, .listing(.tag(let name)), _):
            AlertStrategy(missing: Phrase(noTag: name, on: origin.host))
        case (.notFound, .listing(.search(let search)), _):
            AlertStrategy(missing: Phrase(noResultsOf: search.summary, on: origin.host))
        case (.notFound, .listing, _): AlertStrategy(missing: Phrase(noListOn: origin.host))
        case (.forbidden, .reaction, _): AlertStrategy(mayOnlyRead: origin)
        case (.invalidInput(let violation), .reading(let name), _),
            (.invalidInput(let violation), .article(let name), _),
            (.invalidInput(let violation), .reaction(let name), _):
            otherHost(violation, in: name)
        default: nil
        }
    }

    private func noArticle(_ name: String) -> AlertStrategy<ArticleFailureAction>? {
        (try? ArticleReference(name)).map { AlertStrategy(noArticle: $0, from: origin) }
    }

    private func otherHost(_ violation: ValidationError, in name: String) -> AlertStrategy<ArticleFailureAction>? {
        guard violation.field == "host", let host = (try? ArticleReference(name))?.host else { return nil }
        return AlertStrategy(otherHost: host, in: context)
    }
}

extension AlertStrategy<ArticleFailureAction> {
    fileprivate init(missing message: Phrase) {
        self.init(
            title: Phrase(en: "Not found", ja: "見つかりません"),
            message: message,
            actions: [.cancel],
            outcome: .notFound
        )
    }

    /// Creates the alert that the token lacks the scope to write.
    fileprivate init(mayOnlyRead origin: ArticleOrigin) {
        self.init(
            title: Phrase(en: "Not allowed", ja: "許可されていません"),
            message: Phrase(
                en: """
                    '\(origin.host)' does not allow changes with this token. Create one with the scope \
                    '\(origin.host.scopeToWrite.rawValue)' and try again.
                    """,
                ja: """
                    '\(origin.host)' では、このトークンで変更を行えません。スコープ \
                    '\(origin.host.scopeToWrite.rawValue)' のトークンを作成し、もう一度お試しください。
                    """
            ),
            actions: [.signIn, .cancel],
            outcome: .failed
        )
    }
}

extension Phrase {
    fileprivate static let notInGuide = Phrase(
        en: "The built-in guide does not offer this. Choose a host with '--source qiita'.",
        ja: "このプログラムに含まれるガイドでは利用できません。'--source qiita' でホストを選んでください。"
    )

    fileprivate init(noUser name: String, on host: ArticleHost) {
        self.init(
            en: "There is no user '\(name)' on '\(host)'. Check the name.",
            ja: "'\(host)' にユーザー '\(name)' はいません。名前を確認してください。"
        )
    }

    fileprivate init(noTag name: String, on host: ArticleHost) {
        self.init(
            en: "There is no tag '\(name)' on '\(host)'. Check the name.",
            ja: "'\(host)' にタグ '\(name)' はありません。名前を確認してください。"
        )
    }

    fileprivate init(noResultsOf query: String, on host: ArticleHost) {
        self.init(
            en: "'\(host)' has no list of results for '\(query)'. Check the host.",
            ja: "'\(host)' に '\(query)' の検索結果の一覧はありません。ホストを確認してください。"
        )
    }

    fileprivate init(noListOn host: ArticleHost) {
        self.init(en: "There is no such list of articles on '\(host)'.", ja: "'\(host)' にこの記事一覧はありません。")
    }
}
