package import PresentationKit

/// The task lifetimes of a host's scenes, whose messages are recorded in a trace.
@MainActor
package final class SceneLifetimes {
    private struct WeakLifetime {
        weak let lifetime: TaskLifetime?
    }

    private let trace: SceneTrace?
    private let reportsDroppedMessages: Bool
    private var lifetimes: [WeakLifetime] = []

    package init(trace: SceneTrace?, reportsDroppedMessages: Bool) {
        self.trace = trace
        self.reportsDroppedMessages = reportsDroppedMessages
    }

    /// Creates the lifetime of a scene.
    ///
    /// - Parameter report: reports a dropped message of the scene, if they are reported.
    package func makeLifetime(report: @escaping @MainActor (PromptText) -> Void) -> TaskLifetime {
        let lifetime = TaskLifetime(observer: { [trace, reportsDroppedMessages] view in
            let recorder = trace?.makeRecorder(of: view)
            return reportsDroppedMessages ? DroppedMessageReporter(recorder, report: report) : recorder
        })
        lifetimes.removeAll { $0.lifetime == nil }
        lifetimes.append(WeakLifetime(lifetime: lifetime))
        return lifetime
    }

    /// Waits until the tasks of all scenes have finished; keeps none of the scenes alive.
    package func waitUntilIdle() async {
        while let busy = lifetimes.lazy.compactMap(\.lifetime).first(where: { $0.pendingCount > 0 })?.scope {
            await busy.waitUntilIdle()
        }
    }
}
