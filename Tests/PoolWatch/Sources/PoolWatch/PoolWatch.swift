import CPoolWatch
import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Fails a test run whose tests block the threads of the cooperative pool.
///
/// A plain thread has a task sleep for 10 ms, several times a second. If the sleep takes a second, and meanwhile not one
/// of the pool's threads was running or waiting for a processor, all of them were blocked in calls. A machine that is
/// merely busy keeps them waiting for a processor, which is no fault of the tests. So is a busy disk: a thread whose page
/// is being written does not count as blocked.
///
/// Linking this module starts it (see CPoolWatch.c); on Linux only, where the state of threads can be read.
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

/// A sign of life from a task.
private final class Probe: Sendable {
    private let state = Atomic(false)

    var hasEnded: Bool { state.load(ordering: .relaxed) }

    func end() {
        state.store(true, ordering: .relaxed)
    }
}
