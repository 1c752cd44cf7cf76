import ArticleCommandLine
import ArticleContract
import ArticleDomain
import ArticlePresentation
import ArticleRepository
import ArticleTerminal
import ArticleUseCase
import BrowserLauncher
import DomainKit
import FailureKit
import PresentationKit
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
            return try makeReport(
                about: .user(name),
                on: host,
                report: { Report($0) },
                interactor: ReportInteractor.query(
                    FetchUserProfile(gateway: source.profiles),
                    try ArticleAuthor(handle: name)
                )
            )
        case .tag(let name):
            return try makeReport(
                about: .tag(name),
                on: host,
                report: { Report($0) },
                interactor: ReportInteractor.query(FetchTagProfile(gateway: source.profiles), try ArticleTag(name))
            )
        case .open(let name):
            return try makeReport(
                about: .article(name),
                on: host,
                report: { Report(opened: $0) },
                interactor: ReportInteractor.command(
                    openPage(from: source, opened),
                    OpenWebPage.Input.article(try ArticleReference(name)),
                    state: opened.readOnly
                )
            )
        }
    }

    func makeComments(
        on name: String,
        on host: any SceneHost,
        router: Router<ArticleRoute>
    ) throws(ApplicationError) -> any Screen {
        let source = try source()
        let fetch = FetchComments(gateway: source.comments, host: source.host, markup: markup)
        let opened = State<OpenedWebPage?>(nil)
        return Scene<CommentListViewController>.build(
            tasks: host.makeTasks(),
            view: { CommentListViewController(eventListener: $0, host: host) },
            presenter: {
                CommentListPresenter(
                    name: name,
                    failures: ArticleFailureAlerts(origin: source.origin, opensScreens: host.isFullScreen),
                    commandListener: $0,
                    requestListener: $1,
                    router: router
                )
            },
            interactor: {
                UseCaseInteractor(
                    responseListener: $0,
                    tasks: $1,
                    fetch: fetch,
                    refetch: RevalidatingQuery(fetch, invalidating: source.remote?.connection.exchange),
                    open: openPage(from: source, opened),
                    opened: opened.readOnly,
                    awaitSignIn: source.awaitSignIn
                )
            }
        )
    }

    /// Creates the screen of a report whose failures concern a subject.
    func makeReport<Value: Sendable>(
        about subject: ArticleSubjectAlerts.Subject,
        on host: any SceneHost,
        report: @escaping (Value) -> Report,
        interactor: ReportInteractor.Factory<Value>
    ) throws(ApplicationError) -> any Screen {
        ReportScreen.scene(
            on: host,
            progress: .askingHost,
            failures: try failures(of: subject),
            report: report,
            interactor: interactor
        )
    }

    /// Opens web pages; the state gets the last one.
    func openPage(from source: ArticleSource, _ opened: State<OpenedWebPage?>) -> OpenWebPage {
        OpenWebPage(gateway: source.articles, opener: pageOpener, opened: opened)
    }

    var pageOpener: BrowserPageOpener {
        let environment = storage.programEnvironment()
        let runner = TerminalProgramRunner(environment: environment)
        return BrowserPageOpener(BrowserLinkOpener(runner: runner, environment: environment))
    }

    /// The alerts for failures that concern a subject.
    func failures(of subject: ArticleSubjectAlerts.Subject) throws(ApplicationError) -> ArticleSubjectAlerts {
        ArticleFailureAlerts(origin: try source().origin).about(subject)
    }
}
