import ArticleCommandLine
import ArticleContract
import ArticleDomain
import ArticlePresentation
import ArticleRepository
import ArticleTerminal
import ArticleUseCase
import DomainKit
import LocalFileTree
import PresentationKit
import PresenterKit
import ReportKit
import UseCaseKit
import ViewKit

/// The screens of a file before it is published.
extension ReaderApp {
    func makeManuscript(
        at path: ManuscriptPath,
        on host: any SceneHost,
        router: Router<ArticleRoute>
    ) throws(ApplicationError) -> any Screen {
        let (target, source, opened) = (try configuration.host().value, try source(), State<OpenedWebPage?>(nil))
        return Scene<ArticleDetailViewController>.build(
            tasks: host.makeTasks(),
            view: { ArticleDetailViewController(eventListener: $0, host: host) },
            presenter: {
                ManuscriptPresenter(
                    path: path,
                    host: target,
                    commandListener: $0,
                    requestListener: $1,
                    router: router
                )
            },
            interactor: ManuscriptInteractor.using(
                path: path,
                read: readManuscript,
                image: fetchImage,
                open: openPage(from: source, opened),
                opened: opened.readOnly
            )
        )
    }

    func makeManuscriptReport(
        of path: ManuscriptPath,
        on host: any SceneHost,
        report: @escaping (ParsedManuscript) -> Report
    ) -> any Screen {
        ReportScreens(host: host, failures: ManuscriptAlerts(path)).query(readManuscript, path) {
            report($0).adding($0.source.defects.map { Phrase($0, at: path) })
        }
    }

    /// Returns the file that a name denotes, or nil for an article.
    ///
    /// The chapters of the guide have names like files.
    func manuscript(named name: String) -> ManuscriptPath? {
        options.source == .qiita ? ManuscriptPath(name) : nil
    }

    private var readManuscript: ReadManuscript {
        ReadManuscript(gateway: FileManuscriptGateway(files: LocalFileTree()), markup: markup)
    }
}
