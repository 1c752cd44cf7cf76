import ArticleCommandLine
import ArticleContract
import ArticleDomain
import ArticlePresentation
import ArticleRepository
import ArticleTerminal
import ArticleUseCase
import BrowserLauncher
import CMarkParser
import DomainKit
import FailureKit
import PresentationKit
import SubprocessRunner
import UseCaseKit
import ViewKit

/// The scenes about what other people do with articles.
extension ReaderApp {
    /// Changes and checks reactions; their outcome is in the state.
    func react(_ result: State<ReactionResult?>) -> ReactToArticle {
        ReactToArticle(
            queue: source.social.queue,
            gateway: source.social.reactions,
            host: source.host,
            titles: source.titles,
            journal: journal,
            result: result
        )
    }

    /// Opens pages; the last one is in the state.
    func open(_ opened: State<OpenedPage?>) -> OpenPage {
        let environment = places.programEnvironment()
        let opener = BrowserLinkOpener(
            runner: TerminalProgramRunner(environment: environment),
            environment: environment
        )
        return OpenPage(gateway: source.gateway, opener: BrowserPageOpener(opener), opened: opened)
    }

    func makeReaction(_ invocation: ReactionInvocation, on host: LineHost) -> any LineScreen {
        let (ask, result) = (invocation.ask, State<ReactionResult?>(nil))
        return makeReport(
            .reaction(invocation.article),
            on: host,
            report: { [origin = source.origin] in Report($0, to: ask, from: origin) },
            ReportInteractor.command(
                react(result),
                try ReactionRequest(ask, article: invocation.article),
                state: result.readOnly
            )
        )
    }

    func makeSubject(_ invocation: SubjectInvocation, on host: LineHost, _ router: Router<ArticleRoute>)
        -> any LineScreen
    {
        let opened = State<OpenedPage?>(nil)
        return switch invocation {
        case .comments(let name): makeComments(on: name, host, router)
        case .user(let name):
            makeReport(
                .user(name),
                on: host,
                report: { Report($0) },
                ReportInteractor.query(
                    FetchUserProfile(gateway: source.social.profiles),
                    try ArticleAuthor(handle: name)
                )
            )
        case .tag(let name):
            makeReport(
                .tag(name),
                on: host,
                report: { Report($0) },
                ReportInteractor.query(FetchTagProfile(gateway: source.social.profiles), try ArticleTag(name))
            )
        case .open(let name):
            makeReport(
                .article(name),
                on: host,
                report: { Report(opened: $0) },
                ReportInteractor.command(
                    open(opened),
                    OpenPage.Input.article(try ArticleReference(name)),
                    state: opened.readOnly
                )
            )
        }
    }

    func makeComments(on name: String, _ host: LineHost, _ router: Router<ArticleRoute>) -> any LineScreen {
        let fetch = FetchComments(
            gateway: source.social.comments,
            host: source.host,
            markup: QiitaMarkup(parser: CMarkParser())
        )
        let opened = State<OpenedPage?>(nil)
        return Scene<CommentListViewController>.build(
            tasks: host.makeTasks(),
            view: { CommentListViewController(eventListener: $0, host: host) },
            presenter: {
                CommentListPresenter(
                    name: name,
                    origin: source.origin,
                    failures: failures(of: .article(name)),
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
                    fetchAnew: RevalidatingQuery(fetch, invalidating: connection?.exchange),
                    open: open(opened),
                    opened: opened.readOnly
                )
            }
        )
    }

    func makeReport<Value: Sendable>(
        _ subject: ArticleSubjectAlerts.Subject,
        on host: LineHost,
        report: @escaping (Value) -> Report,
        _ interactor: ReportInteractor.Factory<Value>
    ) -> any LineScreen {
        ReportScreen<ArticleFailureAction>.scene(
            on: host,
            progress: .askingHost,
            failures: failures(of: subject),
            report: report,
            interactor: interactor
        )
    }

    func failures(of subject: ArticleSubjectAlerts.Subject) -> ArticleSubjectAlerts {
        ArticleSubjectAlerts(subject, from: source.origin, others: ArticleFailureAlerts(origin: source.origin))
    }
}
