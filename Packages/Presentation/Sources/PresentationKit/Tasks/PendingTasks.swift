/// The tasks that are waited for: those that have an answer to give, and observations that have not delivered the
/// current value.
@MainActor
struct PendingTasks {
    /// The tasks with an answer to give, with the function of an observation that has not delivered its first value.
    private var unanswered: [Int: (@MainActor () -> Bool)?] = [:]
    /// The observations that have delivered a value; each function returns whether it is the current one.
    private var observations: [Int: @MainActor () -> Bool] = [:]
    /// The observations that were found behind by the last search, of which some may have caught up since.
    private var behind: [Int] = []

    /// The number of the tasks.
    ///
    /// - Complexity: O(n) in the number of observations.
    var count: Int { unanswered.count + observations.values.count { !$0() } }

    /// Adds a task.
    ///
    /// - Parameter isCaughtUp: returns whether an observation has delivered the current value; nil for other tasks.
    mutating func add(_ number: Int, isCaughtUp: (@MainActor () -> Bool)?) {
        unanswered.updateValue(isCaughtUp, forKey: number)
    }

    /// Marks an observation as one that has delivered a value.
    mutating func didDeliver(_ number: Int) {
        if let isCaughtUp = unanswered.removeValue(forKey: number) { observations[number] = isCaughtUp }
    }

    /// Removes a task that has ended or was cancelled.
    mutating func remove(_ number: Int) {
        unanswered[number] = nil
        observations[number] = nil
    }

    /// Returns whether there is none of these tasks.
    ///
    /// All observations are searched only when those have caught up that were behind in the last search, so that the
    /// deliveries of one change take linear time together.
    mutating func isIdle() -> Bool {
        guard unanswered.isEmpty else { return false }
        while let last = behind.last {
            if let isCaughtUp = observations[last], !isCaughtUp() { return false }
            behind.removeLast()
        }
        behind = observations.compactMap { number, isCaughtUp in isCaughtUp() ? nil : number }
        return behind.isEmpty
    }
}
