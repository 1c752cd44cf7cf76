import ArticleContract
import ArticleDomain
import ArticlePresentation
import ArticleRepository
import ArticleUseCase
import DomainKit
import PresentationKit
import UseCaseKit

/// The use cases that several screens share.
extension ReaderApp {
    /// Returns the paginator of a list, the same one for all screens that show it.
    func paginator(
        of listing: ArticleListing,
        from first: @autoclosure () throws(ApplicationError) -> PageRequest
    ) throws(ApplicationError) -> ArticlePaginator {
        try lists.paginator(of: listing) { () throws(ApplicationError) in
            let source = try source()
            return ArticlePaginator(
                firstPage: try first(),
                cache: source.remote?.connection.exchange,
                fetch: source.articles.page
            )
        }
    }

    /// Changes and checks reactions; the state gets the result.
    func react(_ result: State<ReactionResult?>) throws(ApplicationError) -> ReactToArticle {
        let source = try source()
        return ReactToArticle(
            queue: source.queue,
            gateway: source.reactions,
            host: source.host,
            titles: source.titles,
            journal: journal,
            marks: marks,
            result: result
        )
    }

    /// Opens web pages; the state gets the last one.
    func openPage(from source: ArticleSource, _ opened: State<OpenedWebPage?>) -> OpenWebPage {
        OpenWebPage(gateway: source.articles, opener: pageOpener, opened: opened)
    }

    /// Removes kept copies; the state gets the title of the last one.
    func removeKept(
        from source: ArticleSource,
        _ kept: any KeptArticleGateway,
        _ removed: State<KeptTitle?>
    ) -> RemoveKeptArticle {
        RemoveKeptArticle(
            gateway: kept,
            host: source.host,
            titles: source.titles,
            marks: marks,
            removed: removed
        )
    }

    /// Builds the index of the kept articles beside the screens of a session, which search what is there meanwhile.
    ///
    /// A search reports the reason why it cannot be built.
    func buildIndex(in scope: TaskScope) {
        guard let kept = (try? source())?.remote?.kept else { return }
        let index = IndexKeptArticles(gateway: kept, progress: indexing)
        scope.run(replacing: "index") { _ = await index.result() }
    }
}

/// The history, and its part in the other screens.
extension ReaderApp {
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

    /// Loads the times at which articles were last read.
    ///
    /// A failure is reported by the commands of the history.
    func loadReadings() async {
        guard let host = try? recordedHost() else { return }
        _ = await LoadReadingDates(gateway: history, host: host, readings: readings).result()
    }
}
