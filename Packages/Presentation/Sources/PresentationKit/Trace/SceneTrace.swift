/// The trace of all scenes of a program, one line of JSON for each message.
///
/// Secrets are redacted by their types (see ``JSONValue``).
/// A scene is named after the type of its view; the second scene of a type has the suffix 2, and so on.
@MainActor
public final class SceneTrace {
    private let write: @MainActor (String) -> Bool
    private var sceneCounts: [String: Int] = [:]
    /// A Boolean value that indicates whether every line was written; after a failure, no more lines are written.
    public private(set) var isComplete = true

    /// Creates a trace without scenes.
    ///
    /// - Parameter write: writes a line, given without a line break, before the message is handled; it returns whether
    ///   that succeeded.
    public init(write: @escaping @MainActor (String) -> Bool) {
        self.write = write
    }

    /// Creates the recorder of the next scene.
    ///
    /// - Parameter view: the type of the view.
    public func makeRecorder(of view: Any.Type) -> some SceneObserver {
        let name = "\(view)"
        let number = sceneCounts[name, default: 0] + 1
        sceneCounts[name] = number
        return TraceRecorder(scene: number == 1 ? name : "\(name) \(number)", trace: self)
    }

    fileprivate func append(_ entry: TraceEntry) {
        if isComplete { isComplete = write(JSONText(entry).line) }
    }
}

/// Writes one line of JSON for each message of a scene.
@MainActor
private final class TraceRecorder: SceneObserver {
    private let scene: String
    private let trace: SceneTrace

    init(scene: String, trace: SceneTrace) {
        self.scene = scene
        self.trace = trace
    }

    func didSend(_ message: some Sendable, to part: ScenePart) {
        trace.append(
            TraceEntry(scene: scene, to: part, type: "\(type(of: message))", message: JSONValue(message))
        )
    }

    func didDrop(_ type: any Any.Type) {
        trace.append(TraceEntry(scene: scene, to: nil, type: "\(type)", message: nil))
    }
}

/// One line of a trace; without a recipient and a content, the message was dropped.
private struct TraceEntry: Encodable {
    let scene: String
    let to: ScenePart?
    let type: String
    let message: JSONValue?
}
