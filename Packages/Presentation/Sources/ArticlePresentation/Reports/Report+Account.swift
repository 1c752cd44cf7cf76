import ArticleContract
public import ArticleDomain
public import ArticleUseCase
import PresentationKit
public import ReportKit
public import UseCaseKit

extension Report {
    /// Creates the report that the user has signed in.
    ///
    /// - Parameter place: the file of the token.
    init(signedIn session: Session, place: String) {
        let user = session.account?.user.id ?? ""
        self.init(
            Phrase(
                en: "Signed in to '\(session.host)' as '\(user)'. The token is stored in '\(place)'.",
                ja: "'\(session.host)' に '\(user)' としてサインインしました。トークンは '\(place)' に保存しました。"
            ),
            record: Record(session),
            notices: Self.precedence(of: session)
        )
    }

    /// Creates the report that the user has signed out.
    public init(signedOut session: Session) {
        self.init(
            Phrase(
                en: "The token for '\(session.host)' is no longer stored on this machine.",
                ja: "'\(session.host)' のトークンはこの端末に保存されていません。"
            ),
            record: Record(session),
            notices: session.sources.compactMap(\.variable).map { variable in
                Phrase(
                    en: "The environment variable \(variable) still holds one: unset it to sign out.",
                    ja: "環境変数 \(variable) にはトークンが残っています。サインアウトするには削除してください。"
                )
            }
        )
    }

    /// Creates the report on the signed-in user.
    public init(session: Session, to host: Setting<ArticleHost>) {
        guard let user = session.account?.user else {
            let command = "\(Phrase.programName) login\(Phrase.hostOption(host))"
            let notSignedIn = Phrase(
                en: "Nobody is signed in to '\(session.host)'. Sign in with '\(command)'.",
                ja: "'\(session.host)' にサインインしていません。'\(command)' でサインインできます。"
            )
            self.init(
                [Entry([], record: Record(session))],
                notices: [notSignedIn] + session.withholding,
                outcome: .signInNeeded
            )
            return
        }
        let name = user.name.map { " (\($0))" } ?? ""
        self.init(
            Phrase(
                en: "'\(user.id)'\(name) on '\(session.host)', with the token \(session.sources.place.english).",
                ja: "'\(session.host)' の '\(user.id)'\(name)（\(session.sources.place.japanese)）"
            ),
            record: Record(session),
            notices: Self.precedence(of: session)
        )
    }

    /// Returns the notice that a token in the environment has precedence over the stored one, if that is so.
    private static func precedence(of session: Session) -> [Phrase] {
        guard case .environment(let variable)? = session.sources.first, session.sources.contains(.kept) else {
            return []
        }
        return [
            Phrase(
                en: "The token in the environment variable \(variable) takes precedence over the stored one.",
                ja: "環境変数 \(variable) のトークンが、保存されたトークンより優先されます。"
            )
        ]
    }
}

extension Session {
    /// The notice that the token in the environment is not sent, if that is so.
    var withholding: [Phrase] { withheld.map { [Phrase(withheld: $0, on: host)] } ?? [] }
}

extension [TokenSource] {
    /// The place of the token that requests carry.
    var place: Phrase {
        switch first {
        case .environment(let variable)?:
            Phrase(en: "in the environment variable \(variable)", ja: "環境変数 \(variable) のトークン")
        case .kept?: Phrase(en: "that is stored", ja: "保存されたトークン")
        case nil: Phrase(en: "that is nowhere", ja: "トークンなし")
        }
    }

    /// The word for the place in records.
    var word: String? {
        switch first {
        case .environment?: "environment"
        case .kept?: "kept"
        case nil: nil
        }
    }
}

extension Record {
    /// Creates the record of a session.
    init(_ session: Session) {
        self.init(isSingle: true) { (field: AccountField) in
            switch field {
            case .user: .text(session.account?.user.id)
            case .name: .text(session.account?.user.name)
            case .host: .text(session.host.description)
            case .signedIn: .flag(!session.sources.isEmpty)
            case .tokenSource: .text(session.sources.word)
            case .variable: .text(session.sources.first?.variable)
            }
        }
    }
}

extension TokenSource {
    fileprivate var variable: String? {
        if case .environment(let name) = self { name } else { nil }
    }
}
