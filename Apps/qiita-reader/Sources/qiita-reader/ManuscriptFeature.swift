import ArticleCommandLine
import ArticleContract
import ArticleDomain
import ArticlePresentation
import ArticleRepository
import ArticleTerminal
import ArticleUseCase
import CMarkParser
import DomainKit
import FailureKit
import LocalFileTree
import PresentationKit
import UseCaseKit
import ViewKit

/// The files of the user, read before they are published; no host is asked, and no token is read.
@MainActor
struct ManuscriptFeature {
    private let host: ArticleHost
    private let read = ReadManuscript(
        gateway: FileManuscriptGateway(files: LocalFileTree()),
        markup: QiitaMarkup(parser: CMarkParser())
    )

    init(_ options: ReaderOptions, places: ReaderStorage) async throws(ApplicationError) {
        let written = try await places.settings.written()
        do throws(ValidationError) {
            host = try Setting(option: options.host, environment: places.environment, written: written).value
        } catch {
            throw ApplicationError(.invalidInput(error))
        }
    }

    func makeScreen(for reading: ManuscriptReading, on host: LineHost) -> any LineScreen {
        let path = reading.path
        return switch reading.part {
        case .whole: makeDetail(of: path, on: host)
        case .html:
            makeReport(on: path, host) { [target = self.host] in
                Report(htmlOf: $0, at: path, from: target, wording: host.wording)
            }
        case .contents: makeReport(on: path, host) { Report(contentsOf: $0) }
        case .links: makeReport(on: path, host) { [target = self.host] in Report(linksOf: $0, from: target) }
        }
    }

    private func makeDetail(of path: ManuscriptPath, on host: LineHost) -> any LineScreen {
        Scene<ArticleDetailViewController>.build(
            tasks: host.makeTasks(),
            view: { ArticleDetailViewController(eventListener: $0, host: host) },
            presenter: {
                ManuscriptPresenter(path: path, host: self.host, commandListener: $0, requestListener: $1)
            },
            interactor: { UseCaseInteractor(responseListener: $0, tasks: $1, path: path, read: read) }
        )
    }

    private func makeReport(
        on path: ManuscriptPath,
        _ host: LineHost,
        report: @escaping (ParsedManuscript) -> Report
    ) -> any LineScreen {
        ReportScreen<ArticleFailureAction>.scene(
            on: host,
            failures: ManuscriptAlerts(path),
            report: report,
            interactor: { [read] in
                UseCaseInteractor(responseListener: $0, tasks: $1) { await read.result(path) }
            }
        )
    }
}

/// A file that is to be read, and what of it.
struct ManuscriptReading {
    enum Part {
        case whole
        case html
        case contents
        case links
    }

    let path: ManuscriptPath
    let part: Part

    /// The file that the command line names; nil where it asks for anything else.
    init?(_ invocation: AppInvocation, from source: ReaderOptions.Source) {
        let named: (name: String, part: Part)? =
            switch invocation {
            case .article(.written(let name, as: .html)): (name, .html)
            case .article(.read(let name)), .article(.written(let name, as: _)), .article(.raw(let name)):
                (name, .whole)
            case .article(.contents(let name)): (name, .contents)
            case .article(.links(let name)): (name, .links)
            case .article, .appearance: nil
            }
        // The chapters of the guide have names like files.
        guard source == .qiita, let named, let path = ManuscriptPath(named.name) else { return nil }
        self.path = path
        part = named.part
    }
}
