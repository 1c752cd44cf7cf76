/// Watches the tasks of a lifetime, and may let them wait for their turn: how testers know what runs.
@MainActor
package protocol TaskMonitor: AnyObject {
    /// A task is about to start.
    ///
    /// - Parameters:
    ///   - key: names what the task is for.
    ///   - isCaughtUp: whether an observation has delivered the value that holds now; always true for other tasks.
    /// - Returns: the number by which the task is named from now on.
    func willStart(key: String?, isCaughtUp: @escaping @MainActor () -> Bool) -> Int

    /// Returns when the task may begin its work.
    func waitForTurn(of ticket: Int) async

    /// Nobody waits for the task any more: it has answered, or was replaced.
    func didSettle(_ ticket: Int)

    /// The task has ended.
    func didEnd(_ ticket: Int)
}
