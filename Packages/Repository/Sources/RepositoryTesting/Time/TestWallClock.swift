public import Determinism
public import DomainKit
public import Foundation

/// A wall clock that follows a test clock.
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

    /// Creates a wall clock.
    ///
    /// - Parameters:
    ///   - clock: the clock that advances the date.
    ///   - start: the date at the start of the test.
    public init(_ clock: TestClock, start: Date = Date(timeIntervalSince1970: 1_700_000_000)) {
        self.clock = clock
        self.start = start
    }

    public var now: Date {
        start.addingTimeInterval(clock.now.offset / .seconds(1))
    }
}
