import PresentationKit

/// The four families of messages of a scene.
public enum MessageFamily: String, CaseIterable, Sendable {
    /// The events of the view.
    case event
    /// The commands of the presenter.
    case command
    /// The requests of the presenter.
    case request
    /// The responses of the interactor.
    case response
}

/// A message of a scene, of whichever family.
enum SceneMessage<
    Event: ViewEvent & Equatable,
    Command: PresenterCommand & Equatable,
    Request: InteractorRequest & Equatable,
    Response: InteractorResponse & Equatable
>: Recordable {
    case event(Event)
    case command(Command)
    case request(Request)
    case response(Response)

    var family: MessageFamily {
        switch self {
        case .event: .event
        case .command: .command
        case .request: .request
        case .response: .response
        }
    }

    var form: JSONValue {
        switch self {
        case .event(let message): JSONValue(message)
        case .command(let message): JSONValue(message)
        case .request(let message): JSONValue(message)
        case .response(let message): JSONValue(message)
        }
    }
}
