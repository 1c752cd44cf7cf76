package import PresentationKit

/// The task lifetimes of a host's scenes, whose messages are recorded in a trace.
@MainActor
package final class SceneLifetimes {
    private let trace: SceneTrace?
    private let reportsDroppedMessages: Bool
    private let scenes = TaskLifetime()

    package init(trace: SceneTrace?, reportsDroppedMessages: Bool) {
        self.trace = trace
        self.reportsDroppedMessages = reportsDroppedMessages
    }

    package var tasks: TaskScope { scenes.scope }

    /// Creates the lifetime of a scene.
    ///
    /// - Parameter report: reports a dropped message of the scene, if they are reported.
    package func makeLifetime(report: @escaping @MainActor (Phrase) -> Void) -> TaskLifetime {
        scenes.makeChild { [trace, reportsDroppedMessages] view in
            let recorder = trace?.makeRecorder(of: view)
            return reportsDroppedMessages ? DroppedMessageReporter(recorder, report: report) : recorder
        }
    }
}
