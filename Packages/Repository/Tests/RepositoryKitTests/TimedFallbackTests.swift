import Determinism
import DomainKit
import RepositoryKit
import Testing

struct TimedFallbackTests {
    private let clock = TestClock()

    /// An operation that waits until it is cancelled or ended, and records whether it was cancelled.
    private actor Silence {
        private var continuation: CheckedContinuation<Void, Never>?
        private var isOver = false
        private(set) var isCancelled = false

        func wait() async {
            await withTaskCancellationHandler {
                await withCheckedContinuation { if isOver { $0.resume() } else { continuation = $0 } }
            } onCancel: {
                Task { await self.cancel() }
            }
        }

        func end() {
            isOver = true
            continuation?.resume()
            continuation = nil
        }

        private func cancel() {
            isCancelled = true
            end()
        }
    }

    private func fallback() -> TimedFallback { TimedFallback(after: .seconds(5), clock: clock) }

    @Test func `an answer in time is the answer, also if it is a failure`() async throws {
        let answer = try await fallback().answer(of: { 1 }, or: { 2 })
        guard case .inTime(1) = answer else {
            Issue.record("\(answer)")
            return
        }
        await #expect(throws: ApplicationError(.offline)) {
            try await fallback().answer(
                of: { () throws(ApplicationError) -> Int in throw ApplicationError(.offline) },
                or: { 2 }
            )
        }
    }

    @Test func `after the limit the fallback is returned, and the first one is not awaited any more`() async throws {
        let silence = Silence()
        let asking = Task {
            try await fallback().answer(
                of: {
                    await silence.wait()
                    return 1
                },
                or: { 2 }
            )
        }
        await clock.waitForSleepers()
        clock.advance(by: .seconds(5))
        let answer = try await asking.value
        guard case .fallback(2) = answer else {
            Issue.record("\(answer)")
            return
        }
        #expect(await silence.isCancelled)
    }

    @Test func `without a fallback, the wait goes on`() async throws {
        let silence = Silence()
        let asking = Task {
            try await fallback().answer(
                of: {
                    await silence.wait()
                    return 1
                },
                or: {
                    Task { await silence.end() }
                    return nil
                }
            )
        }
        await clock.waitForSleepers()
        clock.advance(by: .seconds(5))
        let answer = try await asking.value
        guard case .inTime(1) = answer else {
            Issue.record("\(answer)")
            return
        }
        #expect(await !silence.isCancelled)
    }

    @Test func `cancelling ends both`() async {
        let silence = Silence()
        let asking = Task {
            await silence.wait()
            return try await fallback().answer(
                of: { () throws(ApplicationError) -> Int in
                    if Task.isCancelled { throw ApplicationError(ApplicationError.Kind.cancelled) }
                    return 1
                },
                or: { 2 }
            )
        }
        asking.cancel()
        await #expect(throws: ApplicationError(ApplicationError.Kind.cancelled)) { _ = try await asking.value }
    }
}
