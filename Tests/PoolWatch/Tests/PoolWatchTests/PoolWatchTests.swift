#if os(Linux)
    import CPoolWatch
    import Foundation
    // CPoolWatch calls it.
    import PoolWatch
    import Synchronization
    import Testing

    /// The sample of the pool's threads; the fixtures of Tests/Tooling show its effect on a run.
    @Suite(.serialized) struct PoolWatchTests {
        @Test func `a pool in which a task computes is not idle`() {
            let sample = IdleSample()
            Thread.detachNewThread { sample.take() }
            while !sample.hasEnded {}
            #expect(!sample.isIdle)
        }

        @Test func `a pool in which nobody computes becomes idle`() async {
            let sample = IdleSample()
            await withCheckedContinuation { continuation in
                Thread.detachNewThread {
                    // Others may have something to do at first.
                    repeat { sample.take() } while !sample.isIdle
                    continuation.resume()
                }
            }
            #expect(sample.isIdle)
        }
    }

    /// A sample that a thread outside of the pool takes.
    private final class IdleSample: Sendable {
        private let state = Atomic(0)

        var hasEnded: Bool { state.load(ordering: .relaxed) > 0 }
        var isIdle: Bool { state.load(ordering: .relaxed) == 2 }

        func take() {
            state.store(pool_watch_is_pool_idle() ? 2 : 1, ordering: .relaxed)
        }
    }
#endif
