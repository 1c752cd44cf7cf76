public import ArchitectureContract
public import PresentationKit
import ReportKit
public import ViewKit

/// A screen that asks one question about a repository and prints the answer.
public final class ArchitectureScript: View, LineScreen {
    public typealias Event = ArchitectureEvent

    private let eventListener: AnyEventListener<ArchitectureEvent>
    private let alertClient: AlertClient<ArchitectureAlertAction>
    private let question: ArchitectureQuestion
    private let wording: Wording
    private weak let host: LineHost?

    /// Creates the screen.
    ///
    /// - Parameters:
    ///   - eventListener: the listener for events to the presenter.
    ///   - host: the host that prints the answer.
    ///   - question: the question.
    ///   - wording: the language of the user.
    public init(
        eventListener: AnyEventListener<ArchitectureEvent>,
        host: LineHost,
        question: ArchitectureQuestion,
        wording: Wording
    ) {
        self.eventListener = eventListener
        self.host = host
        self.question = question
        self.wording = wording
        alertClient = AlertClient(host: host.alerts)
    }

    public var menu: LineMenu { LineMenu() }

    public func viewDidLoad() {
        alertClient.register(for: self) { $0.eventListener.handle(event: .didAnswer($1.action)) }
        eventListener.handle(event: .didAsk(question))
    }

    public func viewDidReappear() {}

    public func handle(command: ArchitectureCommand) {
        switch command {
        case .showProgress(let progress): host?.showProgress(TerminalText(wording(progress)))
        case .show(.lines(let lines)): host?.print(lines.map { TerminalText(wording($0)) })
        case .show(.document(let lines)): host?.print(lines.map { TerminalText($0) })
        case .show(.record(let record)): host?.print([record])
        case .alert(let strategy): alertClient.show(strategy: strategy, animated: false, completion: nil)
        }
    }
}
