/// Writes one line of JSON for each message of a scene.
///
/// Secrets are redacted by their types (see ``JSONValue``). `SceneTester` in PresentationTesting replays a trace. Each
/// line names its scene, so that the recorders of a ``SceneTrace`` can share one file.
@MainActor
public final class TraceRecorder: SceneObserver {
    private let scene: String
    private let write: @MainActor (String) -> Void

    /// Creates a recorder.
    ///
    /// - Parameters:
    ///   - scene: the name of the scene in the trace.
    ///   - write: writes a line, given without a line break.
    public init(scene: String, write: @escaping @MainActor (String) -> Void) {
        self.scene = scene
        self.write = write
    }

    public func didSend(_ message: some Sendable, to part: ScenePart) {
        write(TraceEntry(scene: scene, message: message, to: part).line)
    }

    public func didDrop(_ type: any Any.Type) {
        write(TraceEntry(scene: scene, dropped: type).line)
    }
}
