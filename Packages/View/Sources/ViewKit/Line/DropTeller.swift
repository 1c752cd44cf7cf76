import PresentationKit

/// Tells of each message that a scene drops, by its type, and hands everything on to who records the scene.
@MainActor
final class DropTeller: SceneObserver {
    private let recorder: (any SceneObserver)?
    private let tell: @MainActor (PromptText) -> Void

    init(_ recorder: (any SceneObserver)?, tell: @escaping @MainActor (PromptText) -> Void) {
        self.recorder = recorder
        self.tell = tell
    }

    func didSend(_ message: some Sendable, to part: ScenePart) {
        recorder?.didSend(message, to: part)
    }

    func didDrop(_ type: any Any.Type) {
        recorder?.didDrop(type)
        tell(.messageDropped("\(type)"))
    }
}
