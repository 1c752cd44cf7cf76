import ArchitectureContract
import ArchitectureDomain
import ArchitecturePresentation
import PresentationKit
import ReportKit

/// A presenter that was asked one question and got one response.
@MainActor
final class Asked {
    private(set) var commands: [ArchitectureCommand] = []
    private(set) var requests: [ArchitectureRequest] = []

    private var presenter: ArchitecturePresenter?

    init(_ question: ArchitectureQuestion, _ response: ArchitectureResponse) {
        let presenter = ArchitecturePresenter(
            commandListener: AnyCommandListener { [unowned self] in commands.append($0) },
            requestListener: AnyRequestListener { [unowned self] in requests.append($0) },
            version: "1.2.3",
            root: "a/shop"
        )
        self.presenter = presenter
        presenter.handle(event: .didAsk(question))
        answer(response)
    }

    func answer(_ response: ArchitectureResponse) { presenter?.handle(response: response) }

    /// The shown lines, in English.
    var lines: [String] {
        guard case .show(let display) = commands.first else { return [] }
        return switch display {
        case .lines(let phrases): phrases.map(\.english)
        case .document(let lines): lines
        case .record(let record): [record.line]
        }
    }

    /// The last alert.
    var alert: AlertStrategy<ArchitectureAlertAction>? {
        guard case .alert(let alert) = commands.last else { return nil }
        return alert
    }
}
