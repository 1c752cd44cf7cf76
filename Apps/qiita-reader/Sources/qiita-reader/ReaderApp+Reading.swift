import ArticleDomain
import ArticlePresentation
import ArticleRepository
import ArticleUseCase
import CMarkParser
import FailureKit
import PresentationKit
import ViewKit

/// The scenes about what stands in one article.
extension ReaderApp {
    /// Fetches an article, ready to be read.
    func read(history: AddToHistory? = nil) -> ReadArticle {
        ReadArticle(
            gateway: source.gateway,
            host: source.host,
            markup: QiitaMarkup(parser: CMarkParser()),
            history: history
        )
    }

    func makeHTML(of name: String, on host: LineHost) -> any LineScreen {
        makeReading(of: name, on: host) { [source] in Report(htmlOf: $0, from: source.host, wording: host.wording) }
    }

    func makeContents(of name: String, on host: LineHost) -> any LineScreen {
        makeReading(of: name, on: host) { Report(contentsOf: $0) }
    }

    func makeLinks(of name: String, on host: LineHost) -> any LineScreen {
        makeReading(of: name, on: host) { [source] in Report(linksOf: $0, from: source.host) }
    }

    private func makeReading(
        of name: String,
        on host: LineHost,
        report: @escaping (Fetched<ParsedArticle>) -> Report
    ) -> any LineScreen {
        makeReport(
            .article(name),
            on: host,
            report: report,
            ReportInteractor.query(read(history: history.note(of: source)), try ArticleReference(name))
        )
    }
}
