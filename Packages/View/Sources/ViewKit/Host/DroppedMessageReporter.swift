import PresentationKit

/// A scene observer that reports each dropped message by its type, and passes all messages on to a recorder.
@MainActor
final class DroppedMessageReporter: SceneObserver {
    private let recorder: (any SceneObserver)?
    private let report: @MainActor (Phrase) -> Void

    init(_ recorder: (any SceneObserver)?, report: @escaping @MainActor (Phrase) -> Void) {
        self.recorder = recorder
        self.report = report
    }

    func didSend(_ message: some Sendable, to part: ScenePart) {
        recorder?.didSend(message, to: part)
    }

    func didDrop(_ type: any Any.Type) {
        recorder?.didDrop(type)
        report(PromptText.messageDropped("\(type)"))
    }
}
