import ArticleCommandLine
import ArticleDomain
import ArticlePresentation
import ArticleUseCase
import DomainKit
import PresenterKit
import ReportKit
import UseCaseKit
import ViewKit

/// The screens of the history, and its part in the other screens.
extension ReaderApp {
    func makeHistory(_ invocation: HistoryInvocation, on host: any SceneHost) throws(ApplicationError) -> any Screen {
        let keepsHistory = try configuration.keepsHistory()
        let reports = ReportScreens(host: host, failures: RetryAlerts())
        switch invocation {
        case .list(let page, let size):
            let list = ListHistory(gateway: history)
            return reports.query(list, try PageRequest(number: page, size: size), progress: .loadingHistory) {
                Report(history: $0, isKept: keepsHistory)
            }
        case .remove(let name):
            let removed = State<HistoryEntry?>(nil)
            let remove = removeFromHistory(on: try configuration.host().value, removed)
            return reports.command(remove, try ArticleReference(name), state: removed.readOnly) {
                .removedFromHistory($0, named: name)
            }
        case .clear:
            return reports.command(clearHistory, (), confirmation: .clearingHistory(canPrompt: host.canPrompt)) {
                .historyCleared
            }
        }
    }

    /// Loads the times at which articles were last read, for a scene that shows them.
    ///
    /// A failure is reported by the commands of the history.
    func loadReadings(for scene: AppScene) async {
        switch scene {
        case .command(.read(let name)) where manuscript(named: name) == nil: break
        case .article, .command(.open), .command(.list), .command(.all), .command(.saved(.run)): break
        default: return
        }
        await loadReadings()
    }
}
