public import ArchitectureContract
import AttemptKit
public import PresentationKit
import ReportKit
public import ViewKit

/// A screen that asks one question about a repository and prints the answer.
public final class ArchitectureScript: ViewController<ArchitectureRootView>, View {
    public typealias Event = ArchitectureEvent

    private let eventListener: AnyEventListener<ArchitectureEvent>
    private lazy var alertClient = AlertClient<ArchitectureAlertAction>(screen: alerts)
    private let question: ArchitectureQuestion

    /// Creates the screen of a question, whose answer the host prints.
    public init(
        eventListener: AnyEventListener<ArchitectureEvent>,
        host: any SceneHost,
        question: ArchitectureQuestion
    ) {
        self.eventListener = eventListener
        self.question = question
        super.init(host: host)
    }

    public override func viewDidLoad() {
        alertClient.register(sendingTo: eventListener) { .didAnswer($0.action) }
        eventListener.handle(event: .didAsk(question))
    }

    public func handle(command: ArchitectureCommand) {
        switch command {
        case .showProgress(let text): progress = .activity(text)
        case .show(.lines(let lines)): rootView.answer = lines.map { TerminalText(wording($0)) }
        case .show(.document(let lines)): rootView.answer = lines.map { TerminalText($0) }
        case .show(.record(let record)): host?.takeJSON(record)
        case .alert(let strategy): alertClient.show(strategy: strategy)
        }
    }
}

/// The answer to a question.
public final class ArchitectureRootView: Component, AppView {
    var answer: [TerminalText] = [] {
        didSet { setContentChanged() }
    }

    public func setup() {}

    /// Returns the lines as they are, because a document must not be wrapped.
    public override func lines(for page: LinePage) -> [TerminalText] { answer }
}
