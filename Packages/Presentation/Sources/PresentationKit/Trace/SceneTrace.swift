/// The trace of all scenes of a program.
///
/// A scene is named after the type of its view; the second scene of a type has the suffix 2, and so on.
///
/// ```swift
/// var lines: [String] = []
/// let trace = SceneTrace { line in
///     lines.append(line)
///     return true
/// }
/// let recorder = trace.makeRecorder(of: CounterView.self)
/// ```
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
    public func makeRecorder(of view: Any.Type) -> TraceRecorder {
        let name = "\(view)"
        let number = sceneCounts[name, default: 0] + 1
        sceneCounts[name] = number
        return TraceRecorder(scene: number == 1 ? name : "\(name) \(number)") { self.append($0) }
    }

    private func append(_ line: String) {
        if isComplete { isComplete = write(line) }
    }
}
