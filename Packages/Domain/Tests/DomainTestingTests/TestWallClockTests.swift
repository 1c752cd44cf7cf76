import Determinism
import DomainTesting
import Foundation
import Testing

struct TestWallClockTests {
    @Test func `the date stands still until the clock is advanced`() {
        #expect(TestWallClock().now == Date(timeIntervalSince1970: 0))
    }

    @Test func `the date moves on with the clock`() async throws {
        let clock = TestClock(skipsSleep: true)
        let wallClock = TestWallClock(clock, start: Date(timeIntervalSince1970: 100))
        try await clock.sleep(for: .seconds(5))
        #expect(wallClock.now == Date(timeIntervalSince1970: 105))
    }

    @Test(arguments: [(4.0, 120.0), (-1, 95)])
    func `a date may move faster than the clock, or backwards`(speed: Double, expected: TimeInterval) {
        let clock = TestClock()
        let wallClock = TestWallClock(clock, start: Date(timeIntervalSince1970: 100), speed: speed)
        clock.advance(by: .seconds(5))
        #expect(wallClock.now == Date(timeIntervalSince1970: expected))
    }
}
