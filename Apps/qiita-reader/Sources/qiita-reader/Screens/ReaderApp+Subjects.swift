import ArticleCommandLine
import ArticleContract
import ArticleDomain
import ArticlePresentation
import ArticleRepository
import ArticleTerminal
import ArticleUseCase
import BrowserLauncher
import DomainKit
import PresentationKit
import PresenterKit
import ReportKit
import SubprocessRunner
import UseCaseKit
import ViewKit

/// The screens of comments, users, tags and web pages.
extension ReaderApp {
    func makeSubject(
        _ invocation: SubjectInvocation,
        on host: any SceneHost,
        router: Router<ArticleRoute>
    ) throws(ApplicationError) -> any Screen {
        let (source, opened) = (try source(), State<OpenedWebPage?>(nil))
        switch invocation {
        case .comments(let name): return try makeComments(on: name, on: host, router: router)
        case .user(let name):
            let fetch = FetchUserProfile(gateway: source.profiles)
            return try reports(about: .user(name), on: host)
                .query(fetch, try ArticleAuthor(handle: name), progress: .checkingWithHost) { Report($0) }
        case .tag(let name):
            return try reports(about: .tag(name), on: host)
                .query(FetchTagProfile(gateway: source.profiles), try ArticleTag(name), progress: .checkingWithHost) {
                    Report($0)
                }
        case .open(let name):
            return try reports(about: .article(name), on: host).command(
                openPage(from: source, opened),
                OpenWebPage.Input.article(try ArticleReference(name)),
                state: opened.readOnly,
                progress: .checkingWithHost
            ) { Report(opened: $0) }
        }
    }

    func makeComments(
        on name: String,
        on host: any SceneHost,
        router: Router<ArticleRoute>
    ) throws(ApplicationError) -> any Screen {
        let source = try source()
        return Scene<CommentListViewController>.build(
            tasks: host.makeTasks(),
            view: { CommentListViewController(eventListener: $0, host: host) },
            presenter: {
                CommentListPresenter(
                    name: name,
                    context: ArticleContext(origin: source.origin, opensScreens: host.isFullScreen),
                    commandListener: $0,
                    requestListener: $1,
                    router: router
                )
            },
            interactor: commentInteractor(from: source)
        )
    }

    /// The screens of reports whose failures concern a subject.
    func reports(
        about subject: ArticleFailureAlerts.Subject,
        on host: any SceneHost
    ) throws(ApplicationError) -> ReportScreens<ArticleFailureAlerts> {
        ReportScreens(host: host, failures: ArticleContext(origin: try source().origin).alerts(about: subject))
    }

    var pageOpener: BrowserPageOpener {
        let environment = storage.programEnvironment()
        let runner = TerminalProgramRunner(environment: environment)
        return BrowserPageOpener(BrowserLinkOpener(runner: runner, environment: environment))
    }
}
