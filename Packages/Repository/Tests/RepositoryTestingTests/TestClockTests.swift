import DomainKit
import Foundation
import RepositoryTesting
import Testing

struct TestClockTests {
    @Test
    func `wakes who sleeps when their time has come`() async throws {
        let clock = TestClock()
        let order = AsyncStream.makeStream(of: Int.self)
        for seconds in [3, 1, 2] {
            Task {
                try await clock.sleep(for: .seconds(seconds))
                order.continuation.yield(seconds)
            }
        }
        await clock.waitForSleepers(3)
        var woken = order.stream.makeAsyncIterator()
        for seconds in 1...3 {
            clock.advance(by: .seconds(1))
            #expect(await woken.next() == seconds)
        }
        #expect(clock.now.offset == .seconds(3))
        #expect(Set(clock.sleeps) == [.seconds(1), .seconds(2), .seconds(3)])
    }

    @Test
    func `a cancelled sleep fails at once`() async {
        let clock = TestClock()
        let task = Task { try await clock.sleep(for: .seconds(1)) }
        await clock.waitForSleepers()
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
    }

    @Test
    func `can move on by itself, and the date with it`() async throws {
        let clock = TestClock(skipsSleep: true)
        let wallClock = TestWallClock(clock, start: Date(timeIntervalSince1970: 100))
        try await clock.sleep(for: .seconds(5))
        #expect(wallClock.now == Date(timeIntervalSince1970: 105))
        #expect(clock.sleeps == [.seconds(5)])
    }
}
