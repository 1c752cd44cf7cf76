import PresentationKit

enum TestEvent: ViewEvent, Equatable { case didTap(Int) }
enum TestCommand: PresenterCommand, Equatable { case show(Int) }
enum TestRequest: InteractorRequest, Equatable { case load(Int) }
enum TestResponse: InteractorResponse, Equatable { case loaded(Int) }

@MainActor
final class TestView: View {
    typealias Event = TestEvent
    let events: AnyEventListener<TestEvent>
    private(set) var commands: [TestCommand] = []

    init(events: AnyEventListener<TestEvent>) {
        self.events = events
    }

    func handle(command: TestCommand) {
        commands.append(command)
    }
}

@MainActor
final class TestPresenter: Presenter {
    typealias Command = TestCommand
    typealias Request = TestRequest
    let commands: AnyCommandListener<TestCommand>
    let requests: AnyRequestListener<TestRequest>

    init(commands: AnyCommandListener<TestCommand>, requests: AnyRequestListener<TestRequest>) {
        self.commands = commands
        self.requests = requests
    }

    func handle(event: TestEvent) {
        switch event {
        case .didTap(let number): requests.handle(request: .load(number))
        }
    }

    func handle(response: TestResponse) {
        switch response {
        case .loaded(let number): commands.handle(command: .show(number))
        }
    }
}

/// Answers at once with twice the number.
@MainActor
final class Echo: Interactor {
    typealias Response = TestResponse
    let responses: AnyResponseListener<TestResponse>

    init(responses: AnyResponseListener<TestResponse>) {
        self.responses = responses
    }

    func handle(request: TestRequest) {
        switch request {
        case .load(let number): responses.handle(response: .loaded(number * 2))
        }
    }
}

/// Waits for a task of a scene to reach a point, or to go on from one.
@MainActor
final class Gate {
    private var isOpen = false
    private var waiters: [CheckedContinuation<Void, Never>] = []

    func open() {
        isOpen = true
        for waiter in waiters { waiter.resume() }
        waiters = []
    }

    func wait() async {
        guard !isOpen else { return }
        await withCheckedContinuation { waiters.append($0) }
    }
}

@MainActor
final class SpyObserver: SceneObserver {
    private(set) var sent: [String] = []
    private(set) var dropped: [String] = []

    func didSend(_ message: some Sendable, to part: ScenePart) {
        sent.append("\(part): \(message)")
    }

    func didDrop(_ type: any Any.Type) {
        dropped.append("\(type)")
    }
}

enum SaveAction: AlertActionType, CaseIterable {
    case save
    case discard
    case cancel

    var title: Phrase { Phrase(verbatim: "\(self)") }

    var style: AlertActionStyle {
        switch self {
        case .save: .default
        case .discard: .destructive
        case .cancel: .cancel
        }
    }
}

enum OtherAction: AlertActionType {
    case ok(Int)

    var title: Phrase { Phrase(verbatim: "OK") }
    var style: AlertActionStyle { .default }
}

/// Creates an alert with a title alone.
func alert<Action: AlertActionType>(
    _ title: String,
    _ actions: [Action],
    textField: AlertTextField? = nil
) -> AlertStrategy<Action> {
    AlertStrategy(
        title: Phrase(verbatim: title),
        message: Phrase(verbatim: ""),
        actions: actions,
        textField: textField
    )
}

/// Records the alerts that it shows, and removes none by itself.
@MainActor
final class SpySurface: AlertSurface {
    private(set) var titles: [String] = []
    private(set) var events: [AlertSurfaceEvents] = []
    private(set) var removals = 0

    func present(_ alert: PresentedAlert, animated: Bool, events: AlertSurfaceEvents) {
        titles.append(alert.title.english)
        self.events.append(events)
    }

    func remove() {
        removals += 1
    }

    /// Chooses a button of the alert that was shown last, or of an earlier one.
    func choose(_ button: Int, of index: Int? = nil) {
        events[index ?? events.count - 1].didChoose(AlertChoice(button: button))
    }
}

/// Records the descriptions of what a navigator shows, which it does not keep alive.
@MainActor
final class SpyScenePresenter<Screen: CustomStringConvertible>: ScenePresenter {
    private(set) var shown: [String?] = []
    private(set) var transitions: [Transition<Bool>] = []
    private(set) var goBack: (@MainActor () -> Void)?

    func show(
        _ screens: NavigationStack<Screen>,
        after transition: Transition<Void>,
        goBack: (@MainActor () -> Void)?
    ) {
        shown.append(screens.top?.description)
        transitions.append(transition.map { true })
        self.goBack = goBack
    }
}
