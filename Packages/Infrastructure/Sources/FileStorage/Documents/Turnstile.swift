/// Lets one task at a time pass, in the order in which they came.
///
/// The lock between processes is only tried, never waited for, by one task of this process at a time.
actor Turnstile {
    private var isTaken = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    /// Waits for the turn, which lasts until ``leave()``.
    func enter() async {
        if isTaken {
            await withCheckedContinuation { waiting.append($0) }
        } else {
            isTaken = true
        }
    }

    /// Gives the turn to the next.
    func leave() {
        if waiting.isEmpty {
            isTaken = false
        } else {
            waiting.removeFirst().resume()
        }
    }
}
