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

    /// Creates a wall clock.
    ///
    /// - Parameters:
    ///   - clock: the clock that advances the date.
    ///   - start: the date at the start of that clock; 1970 by default.
    ///   - speed: the number of seconds by which the date advances with each second of that clock. It is 1, except on a
    ///     machine that sleeps now and then, or whose date is changed.
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
