import ArticleCommandLine
import ArticleContract
import ArticlePresentation
import ArticleTerminal
import ArticleUseCase
import DomainKit
import PresentationKit
import PresenterKit
import UseCaseKit
import ViewKit

/// The screen of `sync`, which keeps a whole list.
extension ReaderApp {
    func makeSync(
        _ invocation: SyncInvocation,
        on host: any SceneHost,
        router: Router<AppScene>
    ) throws(ApplicationError) -> any Screen {
        switch invocation.source {
        case .listing(let listing): try makeSync(of: listing, reserve: invocation.reserve, on: host)
        case .saved(let name):
            makeRun(
                of: name,
                on: host,
                router: router.scoped {
                    .command(.sync(SyncInvocation(.listing(.search($0)), reserve: invocation.reserve)))
                }
            )
        }
    }

    private func makeSync(
        of listing: ArticleListing,
        reserve: Int,
        on host: any SceneHost
    ) throws(ApplicationError) -> any Screen {
        let source = try source()
        let context = ArticleContext(origin: source.origin)
        guard let remote = source.remote else {
            return ReportScreens(host: host, failures: context.alerts).fixed(.guideNeedsNoSync)
        }
        let progress = State(SyncProgress())
        let sync = SyncArticles(
            gateway: remote.articles,
            keptArticles: remote.keptArticles,
            syncs: remote.syncs,
            lock: remote.syncLock,
            quota: remote.connection.quota,
            progress: progress
        )
        let model = SyncViewModel(
            tasks: host.makeTasks(),
            listing: listing,
            reserve: reserve,
            context: context,
            progress: progress.readOnly,
            sync: sync,
            journal: journal.readOnly,
            replay: SendQueuedReactions(queue: source.queue, gateway: source.reactions, journal: journal)
        )
        return SyncViewController(model: model, host: host)
    }
}
