import Determinism

/// Waits until the tasks under test are idle, and resumes the waiting ones in turn, without a clock of the wall.
@MainActor
struct QuiescenceWait {
    let register: TaskRegistry
    let clock: TestClock

    /// Waits until nothing goes on any more.
    ///
    /// - Parameters:
    ///   - isEnough: ends the wait early.
    ///   - count: grows with every record.
    func waitUntilIdle(unless isEnough: () -> Bool, count: () -> Int) async {
        await wait(for: { register.busyCount }, unless: isEnough, count: count)
    }

    /// Waits until every task has ended, after the owner of the tasks has gone.
    func end(count: () -> Int) async {
        await wait(for: { register.runningCount }, unless: { false }, count: count)
    }

    /// Returns once nothing has changed while everybody else had their turn, several times over.
    ///
    /// A task of low priority gets its turn when no other waits for one, so its end means that whatever could run has run.
    /// A task that has an answer to give or was cancelled, has had its turn and does not sleep on the clock may be on another
    /// thread, so more rounds are spent on it.
    private func wait(for busy: () -> Int, unless isEnough: () -> Bool, count: () -> Int) async {
        func mark() -> [Int] { [count(), register.progress, clock.sleeperCount] }
        repeat {
            var (unchangedRounds, last) = (0, mark())
            while !isEnough(), unchangedRounds < (busy() - register.waitingCount > clock.sleeperCount ? 5_000 : 50) {
                await Task.detached(priority: .background) { await Task.yield() }.value
                let current = mark()
                unchangedRounds = current == last ? unchangedRounds + 1 : 0
                last = current
            }
        } while !isEnough() && register.resumeOne()
    }
}
