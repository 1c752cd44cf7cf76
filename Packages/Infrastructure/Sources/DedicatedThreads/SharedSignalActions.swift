import Foundation
import RepositoryKit
import Synchronization

/// An action for some signals while at least one of several users needs it.
///
/// The threads of a process share its signal actions: the first user replaces them, and the last one restores them.
package final class SharedSignalActions: Sendable {
    private let signals: [Int32]
    private let handler: SignalAction.Handler?
    private let state = Mutex((count: 0, actions: [SignalAction]()))

    /// Creates an action, which begins later.
    ///
    /// - Parameter handler: the action, which may only make calls that are safe in a signal handler.
    package init(_ signals: [Int32], _ handler: SignalAction.Handler?) {
        self.signals = signals
        self.handler = handler
    }

    /// Begins a use; signals that the process was started to ignore stay ignored.
    package func begin() {
        state.withLock { state in
            state.count += 1
            guard state.count == 1 else { return }
            state.actions = signals.filter { !SignalAction.isIgnored($0) }.map { SignalAction($0, handler) }
        }
    }

    package func end() {
        state.withLock { state in
            state.count -= 1
            guard state.count == 0 else { return }
            for action in state.actions { action.restore() }
            state.actions = []
        }
    }
}
