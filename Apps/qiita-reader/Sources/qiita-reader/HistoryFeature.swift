import ArticleCommandLine
import ArticleContract
import ArticleDomain
import ArticlePresentation
import ArticleRepository
import ArticleUseCase
import DomainKit
import FailureKit
import Foundation
import PresentationKit
import UseCaseKit
import ViewKit

/// What was read, on any host; it needs none.
@MainActor
struct HistoryFeature {
    private let gateway: StoredHistoryGateway
    private let isKept: Bool
    private let writeFailure = State<ApplicationError?>(nil)
    /// When the articles of the host were read last; none where nothing is noted.
    let readings = State<[ArticleID: Date]>([:])

    init(places: ReaderStorage) async throws(ApplicationError) {
        let written = try await places.settings.written()
        gateway = StoredHistoryGateway(store: places.state, skipped: places.skipped)
        do throws(ValidationError) {
            isKept = try Setting(history: written).value
        } catch {
            throw ApplicationError(.invalidInput(error))
        }
    }

    /// Why something that was read is not in the history; nil if all of it is.
    var notice: Phrase? { writeFailure.value.map { Phrase(unnoted: $0) } }

    /// Notes what is read of a source; nil where nothing is to be noted.
    func note(of source: ArticleSource) -> AddToHistory? {
        isKept && source.origin != .guide
            ? AddToHistory(gateway: gateway, host: source.host, readings: readings, writeFailure: writeFailure) : nil
    }

    /// Loads what was read of a source; what cannot be read now is told when it is asked for.
    func load(for source: ArticleSource) async {
        guard isKept, source.origin != .guide else { return }
        _ = await LoadReadingDates(gateway: gateway, host: source.host, readings: readings).result()
    }

    func makeScreen(for invocation: HistoryInvocation, on host: LineHost) -> any LineScreen {
        switch invocation {
        case .list(let page, let size):
            return makeReport(
                on: host,
                report: { [isKept] in Report(history: $0, isKept: isKept) },
                ReportInteractor.query(ListHistory(gateway: gateway), try PageRequest(number: page, size: size))
            )
        case .remove(let name):
            let removed = State<HistoryEntry?>(nil)
            let remove = RemoveFromHistory(gateway: gateway, removed: removed)
            return makeReport(
                on: host,
                report: { .removedFromHistory($0, named: name) },
                ReportInteractor.command(remove, try ArticleReference(name), state: removed.readOnly)
            )
        case .clear:
            return makeReport(
                on: host,
                confirmation: HistoryAlerts().clearing,
                report: { .historyCleared },
                ReportInteractor.command(ClearHistory(gateway: gateway), ())
            )
        }
    }

    private func makeReport<Value: Sendable>(
        on host: LineHost,
        confirmation: AlertStrategy<HistoryAction>? = nil,
        report: @escaping (Value) -> Report,
        _ interactor: ReportInteractor.Factory<Value>
    ) -> any LineScreen {
        ReportScreen<HistoryAction>.scene(
            on: host,
            confirmation: confirmation,
            failures: HistoryAlerts(),
            report: report,
            interactor: interactor
        )
    }
}
