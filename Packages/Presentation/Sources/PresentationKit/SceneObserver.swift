/// An observer of the messages of a scene, for traces and logs.
@MainActor
public protocol SceneObserver: AnyObject {
    /// Called before a message is handled.
    func didSend(_ message: some Sendable, to part: ScenePart)

    /// Called when a message was dropped because its recipient was freed.
    ///
    /// - Parameter type: the type of the message; its content is not reported.
    func didDrop(_ type: Any.Type)
}

/// A part of a scene.
public enum ScenePart: String, Encodable, Sendable {
    /// The view.
    case view
    /// The presenter.
    case presenter
    /// The interactor.
    case interactor
}
