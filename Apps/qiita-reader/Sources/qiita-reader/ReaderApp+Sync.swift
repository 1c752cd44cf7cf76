import ArticleCommandLine
import ArticleContract
import ArticlePresentation
import ArticleTerminal
import ArticleUseCase
import FailureKit
import PresentationKit
import UseCaseKit
import ViewKit

extension ReaderApp {
    func makeSync(_ invocation: SyncInvocation, on host: LineHost, _ router: Router<AppScene>) -> any LineScreen {
        switch invocation.source {
        case .listing(let listing): makeSync(of: listing, reserve: invocation.reserve, on: host)
        case .saved(let name):
            makeRun(
                of: name,
                on: host,
                router.scoped { .sync(SyncInvocation(.listing(.search($0)), reserve: invocation.reserve)) }
            )
        }
    }

    private func makeSync(of listing: ArticleListing, reserve: Int, on host: LineHost) -> any LineScreen {
        let failures = failures(of: .listing(listing))
        guard let gateways = source.sync else {
            return ReportScreen<ArticleFailureAction>.scene(
                on: host,
                failures: failures,
                report: { .guideNeedsNoSync },
                interactor: { UseCaseInteractor(responseListener: $0, tasks: $1) { .success(()) } }
            )
        }
        let progress = State(SyncProgress())
        let sync = SyncArticles(
            gateway: gateways.remote,
            keeper: gateways.keeper,
            syncs: gateways.syncs,
            lock: gateways.lock,
            quota: gateways.quota,
            progress: progress
        )
        let replay = SendQueuedReactions(queue: source.social.queue, gateway: source.social.reactions, journal: journal)
        let model = SyncViewModel(
            tasks: host.makeTasks(),
            listing: listing,
            reserve: reserve,
            failures: failures,
            progress: progress.readOnly,
            sync: sync,
            journal: journal.readOnly,
            replay: replay
        )
        return SyncViewController(model: model, host: host)
    }
}
