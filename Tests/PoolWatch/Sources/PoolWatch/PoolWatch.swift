import CPoolWatch
import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Ends a test run with a failure if its tests block all threads of the cooperative pool.
///
/// Several times a second, a thread outside of the pool starts a task that sleeps for 10 ms. If that takes a second, and
/// no thread of the pool ran or waited for a processor meanwhile, all of them were blocked in calls. On a busy machine
/// they wait for a processor instead, which is not a fault of the tests; nor is a busy disk, because a thread whose page is
/// being written does not count as blocked.
///
/// `Scripts/swiftpm` loads this library into each run of tests, which starts the watch (see CPoolWatch.c), on Linux only,
/// where the state of threads can be read.
@c(pool_watch_run)
public func watchPool() {
    var idleSamples = 0
    while idleSamples < 20 {
        usleep(200_000)
        let probe = Probe()
        Task.detached {
            try? await Task.sleep(for: .milliseconds(10))
            probe.end()
        }
        idleSamples = 0
        while !probe.hasEnded, idleSamples < 20 {
            usleep(50_000)
            idleSamples = pool_watch_is_pool_idle() ? idleSamples + 1 : 0
        }
    }
    pool_watch_fail(
        """
        The cooperative pool was starved: a sleep of 10 ms took a second, while its threads were blocked. \
        Whoever waits in a call needs a thread of its own: see docs/testing.md.
        """
    )
}

/// A flag that a task sets.
private final class Probe: Sendable {
    private let state = Atomic(false)

    var hasEnded: Bool { state.load(ordering: .relaxed) }

    func end() {
        state.store(true, ordering: .relaxed)
    }
}
