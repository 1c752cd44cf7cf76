public import Determinism
public import DomainKit
public import Foundation

/// A wall clock that follows a test clock, and stands still as long as no test advances that.
///
/// ```swift
/// let clock = TestClock(skipsSleep: true)
/// let wallClock = TestWallClock(clock)
/// clock.advance(by: .seconds(60))
/// print(wallClock.now)  // a minute after its start
/// ```
public struct TestWallClock: WallClock {
    private let clock: TestClock
    private let start: Date
    private let speed: Double

    /// Creates a wall clock, which a clock advances from a date, 1970 by default.
    ///
    /// The date advances by `speed` seconds with each second of that clock: 1, except on a machine that sleeps now and
    /// then, or whose date is changed.
    public init(
        _ clock: TestClock = TestClock(),
        start: Date = Date(timeIntervalSince1970: 0),
        speed: Double = 1
    ) {
        self.clock = clock
        self.start = start
        self.speed = speed
    }

    public var now: Date {
        start.addingTimeInterval(clock.now.offset / .seconds(1) * speed)
    }
}
