public import ArticleContract
import ArticleDomain
public import DomainKit
public import PresentationKit

/// Knows what is told about the failures of a command that is about one thing that the user named.
public struct ArticleSubjectAlerts: FailureAlerts {
    /// What a command is about, as the user wrote it.
    public enum Subject: Hashable, Sendable {
        /// An article, by its identifier or its URL.
        case article(String)
        /// A reaction to an article.
        case reaction(String)
        /// A person.
        case user(String)
        /// A tag.
        case tag(String)
        /// A list of articles.
        case listing(ArticleListing)
    }

    private let subject: Subject
    private let origin: ArticleOrigin
    private let others: ArticleFailureAlerts

    /// Makes it.
    ///
    /// - Parameters:
    ///   - subject: what the command is about.
    ///   - origin: where articles come from.
    ///   - others: knows what is told about failures that have nothing to do with the subject.
    public init(_ subject: Subject, from origin: ArticleOrigin, others: ArticleFailureAlerts) {
        self.subject = subject
        self.origin = origin
        self.others = others
    }

    public func alert(for failure: ApplicationError) -> AlertStrategy<ArticleFailureAction> {
        switch (failure.kind, subject, origin) {
        case (.notFound, _, .guide): AlertStrategy(guideHasNone: ())
        case (.notFound, .article(let name), _), (.notFound, .reaction(let name), _):
            (try? ArticleReference(name)).map { AlertStrategy(noArticle: $0, from: origin) }
                ?? others.alert(for: failure)
        case (.notFound, .user(let name), _), (.notFound, .listing(.user(let name)), _),
            (.notFound, .listing(.stocks(let name?)), _):
            AlertStrategy(nobodyNamed: name, on: origin.host)
        case (.notFound, .tag(let name), _), (.notFound, .listing(.tag(let name)), _):
            AlertStrategy(noTag: name, on: origin.host)
        case (.notFound, .listing, _): AlertStrategy(noListOn: origin.host)
        case (.forbidden, .reaction, _): AlertStrategy(mayOnlyRead: origin)
        case (.invalidInput(let flaw), .article(let name), _), (.invalidInput(let flaw), .reaction(let name), _):
            Self.otherHost(flaw, in: name).map { AlertStrategy(otherHost: $0, than: origin) }
                ?? others.alert(for: failure)
        default: others.alert(for: failure)
        }
    }

    /// Another sync is running.
    var syncIsRunning: AlertStrategy<ArticleFailureAction> { others.syncIsRunning }

    public func step(
        after answer: AlertAnswer<ArticleFailureAction>,
        outcome: ExitOutcome
    ) -> FailureStep<ArticleFailureAction> {
        others.step(after: answer, outcome: outcome)
    }

    private static func otherHost(_ flaw: ValidationError, in name: String) -> ArticleHost? {
        flaw.field == "host" ? (try? ArticleReference(name))?.host : nil
    }
}

extension AlertStrategy<ArticleFailureAction> {
    /// Nobody has the name.
    fileprivate init(nobodyNamed name: String, on host: ArticleHost) {
        self.init(
            missing: Phrase(
                en: "There is no user '\(name)' on '\(host)'. Check the name.",
                ja: "'\(host)' にユーザー '\(name)' はいません。名前を確認してください。"
            )
        )
    }

    /// No article has the tag.
    fileprivate init(noTag name: String, on host: ArticleHost) {
        self.init(
            missing: Phrase(
                en: "There is no tag '\(name)' on '\(host)'. Check the name.",
                ja: "'\(host)' にタグ '\(name)' はありません。名前を確認してください。"
            )
        )
    }

    /// The host has no list of the kind that was asked for.
    fileprivate init(noListOn host: ArticleHost) {
        self.init(
            missing: Phrase(
                en: "There is no such list of articles on '\(host)'.",
                ja: "'\(host)' にこの記事一覧はありません。"
            )
        )
    }

    /// The chapters of the guide are nobody's, and nobody reacts to them.
    fileprivate init(guideHasNone: Void) {
        self.init(
            missing: Phrase(
                en: "The guide has no such thing: it is a part of this program. Choose a host with '--source qiita'.",
                ja: "このプログラムに含まれるガイドでは利用できません。'--source qiita' でホストを選んでください。"
            )
        )
    }

    private init(missing message: Phrase) {
        self.init(
            title: Phrase(en: "Not found", ja: "見つかりません"),
            message: message,
            actions: [.cancel],
            outcome: .notFound
        )
    }

    /// The token lacks the scope to change anything.
    fileprivate init(mayOnlyRead origin: ArticleOrigin) {
        self.init(
            title: Phrase(en: "Not allowed", ja: "許可されていません"),
            message: Phrase(
                en: """
                    '\(origin.host)' does not let this token change anything. Make one with the scope \
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
