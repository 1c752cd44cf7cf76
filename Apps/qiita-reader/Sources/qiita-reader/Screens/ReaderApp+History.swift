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
        let reports = ReportScreens(host: host, failures: HistoryAlerts(canPrompt: host.canPrompt))
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
            return reports.command(clearHistory, (), confirmation: reports.failures.clearing) { .historyCleared }
        }
    }

    var clearHistory: ClearHistory { ClearHistory(gateway: history, readings: readings, positions: positions) }

    /// Removes articles from the history of a run on a host; the state gets the last one.
    func removeFromHistory(on host: ArticleHost, _ removed: State<HistoryEntry?>) -> RemoveFromHistory {
        RemoveFromHistory(gateway: history, host: host, readings: readings, positions: positions, removed: removed)
    }

    /// The host of the articles that the history records; nil for the guide, and where the settings say so.
    private func recordedHost() throws(ApplicationError) -> ArticleHost? {
        let remote = try source().remote
        return try configuration.keepsHistory() ? remote?.connection.host : nil
    }

    /// Records which articles are read; nil for the guide.
    func recordReading() throws(ApplicationError) -> RecordReading? {
        let history = try addToHistory()
        return try source().remote.map { _ in RecordReading(marks: marks, history: history) }
    }

    /// Adds the articles that are read to the history; nil where it records none.
    func addToHistory() throws(ApplicationError) -> AddToHistory? {
        try recordedHost().map {
            AddToHistory(gateway: history, host: $0, readings: readings, writeFailure: historyFailure)
        }
    }

    /// Finds and stores the positions in articles; nil where the history records none.
    func readingPositions() throws(ApplicationError) -> ReadingPositionUseCases? {
        try recordedHost().map { host in
            ReadingPositionUseCases(
                find: FindReadingPosition(gateway: history, host: host, positions: positions),
                update: UpdateReadingPosition(positions: positions),
                save: SaveReadingPositions(
                    gateway: history,
                    host: host,
                    positions: positions,
                    writeFailure: historyFailure
                )
            )
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
        guard let host = try? recordedHost() else { return }
        _ = await LoadReadingDates(gateway: history, host: host, readings: readings).result()
    }
}
