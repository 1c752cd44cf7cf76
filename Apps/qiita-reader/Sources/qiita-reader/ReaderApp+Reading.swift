import ArticlePresentation
import ArticleRepository
import ArticleUseCase
import CMarkParser
import PresentationKit
import ViewKit

/// The scenes about what stands in one article.
extension ReaderApp {
    /// Fetches an article, ready to be read.
    var read: ReadArticle {
        ReadArticle(gateway: source.gateway, host: source.host, markup: QiitaMarkup(parser: CMarkParser()))
    }

    private var reading: ReadingInquiry { ReadingInquiry(read: read, note: history.note(of: source)) }

    func makeHTML(of name: String, on host: LineHost) -> any LineScreen {
        makeInquiry(.article(name), on: host) { [reading] in
            await reading.answer(named: name)
        } report: { [source] in
            Report(htmlOf: $0, from: source.host, wording: host.wording)
        }
    }

    func makeContents(of name: String, on host: LineHost) -> any LineScreen {
        makeInquiry(.article(name), on: host) { [reading] in
            await reading.answer(named: name)
        } report: {
            Report(contentsOf: $0)
        }
    }

    func makeLinks(of name: String, on host: LineHost) -> any LineScreen {
        makeInquiry(.article(name), on: host) { [reading] in
            await reading.answer(named: name)
        } report: { [source] in
            Report(linksOf: $0, from: source.host)
        }
    }
}
