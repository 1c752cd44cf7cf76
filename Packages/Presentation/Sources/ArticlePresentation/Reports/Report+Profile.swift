import ArticleContract
public import ArticleDomain
public import ArticleUseCase
import DomainKit
import Foundation
import PresentationKit
public import PresenterKit
public import ReportKit

extension Report {
    /// Creates the report on the profile of a user.
    public init(_ fetched: Fetched<UserProfile>, timeZone: DisplayTimeZone = .system) {
        let profile = fetched.value
        let counts = profile.counts
        var lines = [ReportLine(Phrase(verbatim: "@\(profile.author.id)"), .strong)]
        lines += [profile.author.name, profile.about].compactMap { $0 }.map { ReportLine(Phrase(verbatim: $0)) }
        let places = [profile.organization, profile.location].compactMap { $0 }.joined(separator: " · ")
        if !places.isEmpty { lines.append(ReportLine(Phrase(verbatim: places), .faint)) }
        if let website = profile.website { lines.append(ReportLine(Phrase(verbatim: website.absoluteString), .faint)) }
        lines += profile.accounts.map { ReportLine(Phrase(verbatim: "\($0.service.title): \($0.name)"), .faint) }
        lines.append(
            ReportLine(
                Phrase(
                    en: "Articles \(counts.articles) · follows \(counts.followees) · followers \(counts.followers)",
                    ja: "記事 \(counts.articles) · フォロー \(counts.followees) · フォロワー \(counts.followers)"
                )
            )
        )
        self.init(
            [Entry(lines, record: Record(isSingle: true) { (field: UserField) in fetched.value(of: field) })],
            notices: Phrase.notices(of: fetched.freshness, timeZone: timeZone)
        )
    }

    /// Creates the report on the profile of a tag.
    public init(_ fetched: Fetched<TagProfile>, timeZone: DisplayTimeZone = .system) {
        let profile = fetched.value
        let counts = Phrase(
            en: "Articles \(profile.articles) · followers \(profile.followers)",
            ja: "記事 \(profile.articles) · フォロワー \(profile.followers)"
        )
        let lines = [ReportLine(Phrase(verbatim: "#\(profile.tag.name)"), .strong), ReportLine(counts)]
        let record = Record(isSingle: true) { (field: TagField) in
            switch field {
            case .name: .text(profile.tag.name)
            case .articles: .integer(profile.articles)
            case .followers: .integer(profile.followers)
            case .keptAt: .date(fetched.freshness.keptAt)
            }
        }
        self.init(
            [Entry(lines, record: record)],
            notices: Phrase.notices(of: fetched.freshness, timeZone: timeZone)
        )
    }
}

extension Fetched<UserProfile> {
    fileprivate func value(of field: UserField) -> RecordValue {
        switch field {
        case .id: .text(value.author.id)
        case .name: .text(value.author.name)
        case .about: .text(value.about)
        case .organization: .text(value.organization)
        case .location: .text(value.location)
        case .website: .text(value.website?.absoluteString)
        case .github: .text(name(on: .github))
        case .twitter: .text(name(on: .twitter))
        case .facebook: .text(name(on: .facebook))
        case .linkedin: .text(name(on: .linkedin))
        case .articles: .integer(value.counts.articles)
        case .followees: .integer(value.counts.followees)
        case .followers: .integer(value.counts.followers)
        case .keptAt: .date(freshness.keptAt)
        }
    }

    private func name(on service: UserAccount.Service) -> String? {
        value.accounts.first { $0.service == service }?.name
    }
}

extension UserAccount.Service {
    fileprivate var title: String {
        switch self {
        case .github: "GitHub"
        case .twitter: "X"
        case .facebook: "Facebook"
        case .linkedin: "LinkedIn"
        }
    }
}

extension Report {
    /// Creates the report on a page that was to be opened; without a browser, people get its address.
    ///
    /// - Parameter opened: the page, or nil if nothing was opened yet, which makes an empty report.
    public init(opened: OpenedWebPage?) {
        guard let opened else {
            self.init([])
            return
        }
        let url = opened.page.url.absoluteString
        let record = Record(document: opened.isOpen ? nil : url, isSingle: true) { (field: WebPageField) in
            switch field {
            case .article: .text(opened.article?.rawValue)
            case .url: .text(url)
            case .opened: .flag(opened.isOpen)
            }
        }
        self.init(
            opened.isOpen ? Phrase(opened: url) : Phrase(verbatim: url),
            record: record,
            notices: opened.isOpen ? [] : [.noBrowser(namesCommands: true)]
        )
    }
}

extension Phrase {
    init(opened url: String) {
        self.init(en: "Opened '\(url)' in the browser.", ja: "'\(url)' をブラウザーで開きました。")
    }

    /// Returns the messages about a page that was to be opened in a browser; none without a page.
    static func messages(about opened: OpenedWebPage?, namesCommands: Bool = true) -> [Phrase] {
        guard let opened else { return [] }
        let url = opened.page.url.absoluteString
        return opened.isOpen
            ? [Phrase(opened: url)] : [.noBrowser(namesCommands: namesCommands), Phrase(verbatim: url)]
    }
}
