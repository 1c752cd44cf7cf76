import ArticleContract
import ArticleDomain
import ArticleMarkdown
import ArticlePresentation
import ArticleTerminal
import ArticleUseCase
import CMarkParser
import DomainKit
import PresentationKit
import PresenterKit
import ReportKit
import UseCaseKit
import ViewKit

/// The screens of one article, or of a file before it is published, and of its parts.
extension ReaderApp {
    func makeDetail(
        of name: String,
        in listing: ArticleListing? = nil,
        on host: any SceneHost,
        router: Router<ArticleRoute>
    ) throws(ApplicationError) -> any Screen {
        if let path = manuscript(named: name) { return try makeManuscript(at: path, on: host, router: router) }
        let (source, remembersPosition) = (try source(), try readingPositions() != nil)
        let interactor = try detailInteractor(in: listing, from: source)
        return Scene<ArticleDetailViewController>.build(
            tasks: host.makeTasks(),
            view: { ArticleDetailViewController(eventListener: $0, host: host) },
            presenter: {
                ArticleDetailPresenter(
                    name: name,
                    listing: listing,
                    context: ArticleContext(origin: source.origin, opensScreens: host.isFullScreen),
                    offersStock: host.isSession,
                    remembersPosition: host.isFullScreen && remembersPosition,
                    readings: readings.value,
                    commandListener: $0,
                    requestListener: $1,
                    router: router
                )
            },
            interactor: interactor
        )
    }

    func makeHTML(of name: String, on host: any SceneHost) throws(ApplicationError) -> any Screen {
        if let path = manuscript(named: name) {
            let target = try configuration.host().value
            return makeManuscriptReport(of: path, on: host) {
                Report(htmlOf: $0, at: path, from: target, wording: host.traits.wording)
            }
        }
        let target = try source().host
        return try makeArticleReport(of: name, on: host) {
            Report(htmlOf: $0, from: target, wording: host.traits.wording)
        }
    }

    func makeContents(of name: String, on host: any SceneHost) throws(ApplicationError) -> any Screen {
        if let path = manuscript(named: name) {
            return makeManuscriptReport(of: path, on: host) { Report(contentsOf: $0.markup) }
        }
        return try makeArticleReport(of: name, on: host) { Report(contentsOf: $0.value.markup, $0.freshness) }
    }

    func makeLinks(of name: String, on host: any SceneHost) throws(ApplicationError) -> any Screen {
        if let path = manuscript(named: name) {
            let target = try configuration.host().value
            return makeManuscriptReport(of: path, on: host) { Report(linksOf: $0.markup, from: target) }
        }
        let origin = try source().origin
        return try makeArticleReport(of: name, on: host) {
            Report(linksOf: $0.value.markup, $0.freshness, from: origin.host, linksFiles: origin == .guide)
        }
    }

    private func makeArticleReport(
        of name: String,
        on host: any SceneHost,
        report: @escaping (Fetched<ParsedArticle>) -> Report
    ) throws(ApplicationError) -> any Screen {
        let source = try source()
        let read = ReadArticle(
            gateway: source.articles,
            host: source.host,
            markup: markup,
            history: try addToHistory()
        )
        return try reports(about: .article(name), on: host)
            .query(read, try ArticleReference(name), progress: .checkingWithHost, report: report)
    }

    var markup: QiitaMarkup { QiitaMarkup(parser: CMarkParser()) }
}
