import PresentationKit

/// Keeps every message of the scene under test.
@MainActor
final class SceneRecording<
    Event: ViewEvent & Equatable,
    Command: PresenterCommand & Equatable,
    Request: InteractorRequest & Equatable,
    Response: InteractorResponse & Equatable
>: SceneObserver {
    typealias Message = SceneMessage<Event, Command, Request, Response>

    var log = RecordLog<Message>()
    private(set) var droppedCount = 0

    func didSend(_ message: some Sendable, to part: ScenePart) {
        switch message {
        case let message as Event where part == .presenter: log.append(.event(message))
        case let message as Command where part == .view: log.append(.command(message))
        case let message as Request where part == .interactor: log.append(.request(message))
        case let message as Response where part == .presenter: log.append(.response(message))
        default: break
        }
    }

    func didDrop(_ type: any Any.Type) {
        droppedCount += 1
    }
}

/// Replaces the view: sends the events of the test, and shows nothing.
@MainActor
final class TesterView<Event: ViewEvent, Command: PresenterCommand>: View {
    let events: AnyEventListener<Event>

    init(events: AnyEventListener<Event>) {
        self.events = events
    }

    func handle(command: Command) {}
}
