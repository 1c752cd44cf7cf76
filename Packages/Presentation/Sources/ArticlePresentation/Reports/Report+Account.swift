import ArticleContract
public import ArticleDomain
public import ArticleUseCase
import DomainKit
public import PresentationKit
public import PresenterKit
public import ReportKit
public import UseCaseKit

extension Report {
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

extension Report {
    /// Creates the report on the status of the reader.
    public init(
        _ status: ReaderStatus,
        on host: Setting<ArticleHost>,
        places: ReaderPathsText,
        timeZone: DisplayTimeZone = .system
    ) {
        let source = host.source.text(of: ReaderSetting.host)
        var lines = [
            Phrase(
                en: "Host: '\(host.value)', \(source.english)",
                ja: "ホスト: '\(host.value)'（\(source.japanese)）"
            ),
            status.person, Phrase(quota: status.quota, timeZone: timeZone), status.kept, status.synced,
            status.size.index.phrase,
        ]
        if status.waiting > 0 {
            lines.append(
                Phrase(
                    en: "Pending changes: \(status.waiting)",
                    ja: "送信待ちの変更: \(status.waiting) 件"
                )
            )
        }
        let paths = [
            Phrase(en: "Settings: '\(places.configuration)'", ja: "設定: '\(places.configuration)'"),
            Phrase(en: "Articles: '\(places.data)'", ja: "記事: '\(places.data)'"),
            Phrase(en: "Token and quota: '\(places.state)'", ja: "トークンと上限: '\(places.state)'"),
            Phrase(en: "Cache: '\(places.cache)'", ja: "キャッシュ: '\(places.cache)'"),
        ]
        self.init(
            [
                Entry(
                    lines.map { ReportLine($0) } + paths.map { ReportLine($0, .faint) },
                    record: Record(status, on: host, places: places)
                )
            ],
            notices: status.session.withholding
        )
    }
}

/// The paths of the reader.
public struct ReaderPathsText: Hashable, Sendable {
    /// The configuration file.
    public let configuration: String
    /// The folder of the kept articles.
    public let data: String
    /// The folder of state that survives a restart.
    public let state: String
    /// The folder of data that can be fetched again.
    public let cache: String

    /// Creates the paths.
    public init(configuration: String, data: String, state: String, cache: String) {
        self.configuration = configuration
        self.data = data
        self.state = state
        self.cache = cache
    }
}

extension ReaderStatus {
    fileprivate var person: Phrase {
        let place = session.sources.place
        if let sessionError {
            let title = FailureText(sessionError).title
            return Phrase(
                en: "Signed in: unknown, with the token \(place.english). \(title.english).",
                ja: "サインイン: 未確認（\(place.japanese)）。\(title.japanese)。"
            )
        }
        guard let user = session.account?.user else {
            return Phrase(en: "Signed in: no", ja: "サインイン: していません")
        }
        return Phrase(
            en: "Signed in: as '\(user.id)', with the token \(place.english)",
            ja: "サインイン: '\(user.id)'（\(place.japanese)）"
        )
    }

    fileprivate var kept: Phrase {
        let bytes = size.bytes.byteText
        return Phrase(
            en: "Kept: \(size.articles) \(size.articles == 1 ? "article" : "articles"), \(bytes)",
            ja: "保存済み: \(size.articles) 件、\(bytes)"
        )
    }

    fileprivate var synced: Phrase {
        guard let syncedOn else { return Phrase(en: "Last sync: never completed", ja: "最後の同期: 完了した同期はありません") }
        return Phrase(en: "Last sync: \(syncedOn) (Japan time)", ja: "最後の同期: \(syncedOn)（日本時間）")
    }
}

extension KeptIndex {
    fileprivate var phrase: Phrase {
        let bytes = bytes.byteText
        return switch state {
        case .current: Phrase(en: "Index: current, \(bytes)", ja: "索引: 最新、\(bytes)")
        case .old:
            Phrase(
                en: "Index: outdated, \(bytes); the next search of kept articles updates it",
                ja: "索引: 更新が必要、\(bytes)（次に保存した記事を見るときに更新します）"
            )
        case .damaged:
            Phrase(
                en: "Index: damaged, \(bytes); the next search of kept articles rebuilds it",
                ja: "索引: 破損、\(bytes)（次に保存した記事を見るときに作り直します）"
            )
        case .missing:
            Phrase(
                en: "Index: missing; the next search of kept articles builds it",
                ja: "索引: ありません（次に保存した記事を見るときに作ります）"
            )
        }
    }
}

extension Phrase {
    init(quota: RequestQuota?, timeZone: DisplayTimeZone) {
        guard let quota else {
            self.init(en: "Requests: unknown how many are left", ja: "リクエスト: 残りは不明です")
            return
        }
        let reset = CalendarText(timeZone).minute(quota.reset)
        let limit = (quota.limit.map { " of \($0)" } ?? "", quota.limit.map { "/\($0)" } ?? "")
        self.init(
            en: "Requests: \(quota.remaining)\(limit.0) left until \(reset)",
            ja: "リクエスト: 残り \(quota.remaining)\(limit.1)（\(reset) まで）"
        )
    }

    /// Creates the notice of the requests of a run, for `--verbose`.
    public init(sent count: Int, quota: RequestQuota?, timeZone: DisplayTimeZone = .system) {
        let rest = Phrase(quota: quota, timeZone: timeZone)
        self.init(en: "Sent: \(count). \(rest.english)", ja: "送信: \(count) 件。\(rest.japanese)")
    }
}

extension Record {
    fileprivate init(_ status: ReaderStatus, on host: Setting<ArticleHost>, places: ReaderPathsText) {
        self.init(isSingle: true) { (field: StatusField) in
            switch field {
            case .host: .text(host.value.description)
            case .hostSource: .text(host.source.word)
            case .signedIn: .flag(!status.session.sources.isEmpty)
            case .user: .text(status.session.account?.user.id)
            case .tokenSource: .text(status.session.sources.word)
            case .quotaRemaining: .integer(status.quota?.remaining)
            case .quotaLimit: .integer(status.quota?.limit)
            case .quotaReset: .date(status.quota?.reset)
            case .articles: .integer(status.size.articles)
            case .bytes: .integer(status.size.bytes)
            case .syncedOn: .text(status.syncedOn?.description)
            case .index: .text(status.size.index.state.rawValue)
            case .indexBytes: .integer(status.size.index.bytes)
            case .waiting: .integer(status.waiting)
            case .configuration: .text(places.configuration)
            case .data: .text(places.data)
            case .state: .text(places.state)
            case .cache: .text(places.cache)
            }
        }
    }
}
