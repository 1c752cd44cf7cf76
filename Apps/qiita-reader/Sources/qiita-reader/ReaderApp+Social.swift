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
    /// Asks and changes reactions.
    var reactions: ReactionInquiry {
        let (queue, gateway) = (source.social.queue, source.social.reactions)
        return ReactionInquiry(
            change: ChangeReaction(queue: queue, gateway: gateway, host: source.host, journal: journal),
            check: CheckReaction(queue: queue, gateway: gateway, host: source.host),
            replay: SendQueuedReactions(queue: queue, gateway: gateway, journal: journal),
            journal: journal.readOnly,
            naming: naming
        )
    }

    /// Names articles in confirmations.
    var naming: ArticleNaming { ArticleNaming(FindTitle(gateway: source.titles)) }

    /// Opens pages.
    var pages: PageInquiry {
        let environment = places.programEnvironment()
        let opener = BrowserLinkOpener(
            runner: TerminalProgramRunner(environment: environment),
            environment: environment
        )
        return PageInquiry(
            find: FindWebPage(gateway: source.gateway),
            open: OpenPage(opener: BrowserPageOpener(opener))
        )
    }

    func makeReaction(_ invocation: ReactionInvocation, on host: LineHost) -> any LineScreen {
        let (origin, reactions) = (source.origin, reactions)
        return ReportScreen<ArticleFailureAction>.scene(
            on: host,
            progress: .askingHost,
            failures: failures(of: .reaction(invocation.article)),
            report: { Report($0, to: invocation.ask, from: origin) },
            interactor: { listener, tasks in
                UseCaseInteractor(responseListener: listener, tasks: tasks) {
                    await reactions.answer(invocation.ask, of: invocation.article)
                }
            }
        )
    }

    func makeSubject(_ invocation: SubjectInvocation, on host: LineHost, _ router: Router<ArticleRoute>)
        -> any LineScreen
    {
        switch invocation {
        case .comments(let name): makeComments(on: name, host, router)
        case .user(let name):
            makeInquiry(.user(name), on: host) { [profiles = source.social.profiles] in
                await FetchUserProfile(gateway: profiles).result(named: name)
            } report: {
                Report($0)
            }
        case .tag(let name):
            makeInquiry(.tag(name), on: host) { [profiles = source.social.profiles] in
                await FetchTagProfile(gateway: profiles).result(named: name)
            } report: {
                Report($0)
            }
        case .open(let name):
            makeInquiry(.article(name), on: host) { [pages] in
                await pages.answer(opening: name)
            } report: {
                Report($0)
            }
        }
    }

    func makeComments(on name: String, _ host: LineHost, _ router: Router<ArticleRoute>) -> any LineScreen {
        let fetch = FetchComments(
            gateway: source.social.comments,
            host: source.host,
            markup: QiitaMarkup(parser: CMarkParser())
        )
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
                    fetchAnew: RevalidatingQuery(fetch, invalidating: connection?.exchange)
                )
            }
        )
    }

    func makeInquiry<Value: Sendable>(
        _ subject: ArticleSubjectAlerts.Subject,
        on host: LineHost,
        answer: @escaping @MainActor () async -> Result<Value, ApplicationError>,
        report: @escaping (Value) -> Report
    ) -> any LineScreen {
        ReportScreen<ArticleFailureAction>.scene(
            on: host,
            progress: .askingHost,
            failures: failures(of: subject),
            report: report,
            interactor: { UseCaseInteractor(responseListener: $0, tasks: $1, answer: answer) }
        )
    }

    func failures(of subject: ArticleSubjectAlerts.Subject) -> ArticleSubjectAlerts {
        ArticleSubjectAlerts(subject, from: source.origin, others: ArticleFailureAlerts(origin: source.origin))
    }
}
