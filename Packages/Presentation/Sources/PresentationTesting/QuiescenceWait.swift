import Determinism

/// Waits until the tasks under test are idle, and resumes the waiting ones in turn.
@MainActor
struct QuiescenceWait {
    let register: TaskRegistry
    let clock: TestClock

    /// Waits until nothing goes on any more.
    ///
    /// A task that has an answer to give or was cancelled, has had its turn and does not sleep on the clock may be on another
    /// thread, so more rounds are spent on it.
    ///
    /// - Parameters:
    ///   - isEnough: ends the wait early.
    ///   - count: grows with every record.
    func waitUntilIdle(unless isEnough: () -> Bool = { false }, count: () -> Int) async {
        await wait(for: { register.busyCount }, unless: isEnough, count: count)
    }

    /// Waits until every task has ended, after the owner of the tasks has gone.
    func end(count: () -> Int) async {
        await wait(for: { register.runningCount }, unless: { false }, count: count)
    }

    private func wait(for busy: () -> Int, unless isEnough: () -> Bool, count: () -> Int) async {
        repeat {
            await Quiescence.wait(
                idleRounds: { busy() - register.waitingCount > clock.sleeperCount ? 5_000 : 50 },
                unless: isEnough,
                mark: { [count(), register.progress, clock.sleeperCount] }
            )
        } while !isEnough() && register.resumeOne()
    }
}
