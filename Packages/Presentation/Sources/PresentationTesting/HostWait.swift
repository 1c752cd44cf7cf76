import PresentationKit
import Testing

/// The wait of a host for the tasks of a scene under test, which must end when they have answered.
@MainActor
final class HostWait {
    private let scope: TaskScope
    private var isWaiting = false

    init(_ scope: TaskScope) {
        self.scope = scope
    }

    /// Begins to wait, unless a wait is under way.
    func begin() {
        guard !isWaiting else { return }
        isWaiting = true
        Task { [self, scope] in
            await scope.waitUntilIdle()
            isWaiting = false
        }
    }

    /// Fails if the wait does not end, although no task has an answer to give.
    ///
    /// A wait whose tasks have just ended is still to be resumed, so that the main actor gets turns first.
    func reportIfWaiting(_ sourceLocation: SourceLocation) async {
        for _ in 0..<1_000 where isWaiting { await Task.yield() }
        guard isWaiting else { return }
        Issue.record("All tasks have answered, but a host would wait for them.", sourceLocation: sourceLocation)
    }
}
