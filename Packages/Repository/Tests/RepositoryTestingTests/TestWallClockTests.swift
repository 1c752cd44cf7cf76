import Determinism
import Foundation
import RepositoryTesting
import Testing

struct TestWallClockTests {
    @Test func `the date moves on with the clock`() async throws {
        let clock = TestClock(skipsSleep: true)
        let wallClock = TestWallClock(clock, start: Date(timeIntervalSince1970: 100))
        try await clock.sleep(for: .seconds(5))
        #expect(wallClock.now == Date(timeIntervalSince1970: 105))
    }
}
