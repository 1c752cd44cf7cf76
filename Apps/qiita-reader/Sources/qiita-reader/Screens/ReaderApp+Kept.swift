import ArticleCommandLine
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

extension ReaderApp {
    func makeKept(_ invocation: KeptInvocation, on host: any SceneHost) throws(ApplicationError) -> any Screen {
        let (source, removed) = (try source(), State<KeptTitle?>(nil))
        let reports = ReportScreens(host: host, failures: ArticleContext(origin: source.origin).alerts)
        guard let kept = source.remote?.kept else { return reports.fixed(.guideKeepsNothing) }
        let index = IndexKeptArticles(gateway: kept, progress: indexing)
        switch invocation {
        case .list(let page, let size):
            let list = QueryIndexedArticles(ListKeptArticles(gateway: kept), after: index)
            return reports.query(list, try PageRequest(number: page, size: size)) { Report(kept: $0) }
        case .search(let query, let page, let size):
            let search = QueryIndexedArticles(SearchKeptArticles(gateway: kept), after: index)
            return reports.query(search, try KeptSearch(query, page: page, size: size)) { Report(found: $0) }
        case .keep(let names): return makeKeep(names, from: source, on: host)
        case .forget(let name):
            let remove = removeKept(from: source, kept, removed)
            return reports.command(remove, try ArticleReference(name), state: removed.readOnly) {
                .forgotten($0, named: name)
            }
        }
    }

    private func makeKeep(_ names: [String], from source: ArticleSource, on host: any SceneHost) -> any Screen {
        let progress = State(KeepingProgress())
        let model = KeepViewModel(
            tasks: host.makeTasks(),
            names: names,
            context: ArticleContext(origin: source.origin),
            progress: progress.readOnly,
            expand: ExpandArticleNames(gateway: StandardInputNameGateway(files: LocalFileTree())),
            keep: KeepArticles(gateway: source.articles, host: source.host, marks: marks, progress: progress)
        )
        return SyncViewController(model: model, host: host)
    }
}
