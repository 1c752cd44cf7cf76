/// Observes the tasks of a lifetime, and may delay their start and their answers; implemented by testers.
@MainActor
package protocol TaskMonitor: AnyObject {
    /// Called when a task is about to start.
    ///
    /// - Parameters:
    ///   - key: the name of the task, or nil.
    ///   - isCaughtUp: returns whether an observation has delivered the current value; nil for other tasks.
    /// - Returns: The number that identifies the task.
    func willStart(key: String?, isCaughtUp: (@MainActor () -> Bool)?) -> Int

    /// Waits until the task may begin its work.
    func waitForTurn(of ticket: Int) async

    /// Waits until the answer of the task may be delivered.
    func waitForAnswer(of ticket: Int) async

    /// Called when an observation has delivered a value.
    func didDeliver(_ ticket: Int)

    /// Called when the task is cancelled, after which it still ends.
    func didCancel(_ ticket: Int)

    /// Called when the task has ended.
    func didEnd(_ ticket: Int)
}
