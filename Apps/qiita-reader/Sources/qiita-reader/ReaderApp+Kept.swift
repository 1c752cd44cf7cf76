import ArticleCommandLine
import ArticleContract
import ArticleDomain
import ArticlePresentation
import ArticleRepository
import ArticleTerminal
import ArticleUseCase
import DomainKit
import FailureKit
import LocalFileTree
import PresentationKit
import UseCaseKit
import ViewKit

extension ReaderApp {
    func makeKept(_ invocation: KeptInvocation, on host: LineHost) -> any LineScreen {
        guard let kept = source.kept else {
            return makeKeptReport(on: host, report: { .guideKeepsNothing }) {
                UseCaseInteractor(responseListener: $0, tasks: $1) { .success(()) }
            }
        }
        let removed = State<KeptTitle?>(nil)
        return switch invocation {
        case .list(let page, let size):
            makeKeptReport(
                on: host,
                report: { Report(kept: $0) },
                ReportInteractor.query(ListKeptArticles(gateway: kept), try PageRequest(number: page, size: size))
            )
        case .search(let search, let page, let size):
            makeKeptReport(
                on: host,
                report: { Report(found: $0) },
                ReportInteractor.query(
                    SearchKeptArticles(gateway: kept),
                    try KeptSearch(search, page: page, size: size)
                )
            )
        case .keep(let names): makeKeep(names, on: host)
        case .forget(let name):
            makeKeptReport(
                on: host,
                report: { .forgotten($0, named: name) },
                ReportInteractor.command(
                    RemoveKeptArticle(gateway: kept, host: source.host, titles: source.titles, removed: removed),
                    try ArticleReference(name),
                    state: removed.readOnly
                )
            )
        }
    }

    private func makeKeep(_ names: [String], on host: LineHost) -> any LineScreen {
        let progress = State(KeepingProgress())
        let model = KeepViewModel(
            tasks: host.makeTasks(),
            names: names,
            origin: source.origin,
            failures: ArticleFailureAlerts(origin: source.origin),
            progress: progress.readOnly,
            expand: ExpandArticleNames(gateway: StandardInputNameGateway(files: LocalFileTree())),
            keep: KeepArticles(gateway: source.gateway, host: source.host, progress: progress)
        )
        return SyncViewController(model: model, host: host)
    }

    private func makeKeptReport<Value: Sendable>(
        on host: LineHost,
        report: @escaping (Value) -> Report,
        _ interactor: ReportInteractor.Factory<Value>
    ) -> any LineScreen {
        ReportScreen<ArticleFailureAction>.scene(
            on: host,
            failures: ArticleFailureAlerts(origin: source.origin),
            report: report,
            interactor: interactor
        )
    }
}
