public import Foundation

/// A source of the current date, which tests replace.
///
/// Waiting uses the standard library's `Clock`; a wall clock is for dates.
///
/// ```swift
/// struct StoppedClock: WallClock {
///     let now: Date
/// }
/// ```
public protocol WallClock: Sendable {
    /// The current date.
    var now: Date { get }
}

/// The clock of the machine.
///
/// ```swift
/// func age(of date: Date, by clock: any WallClock = SystemWallClock()) -> TimeInterval {
///     clock.now.timeIntervalSince(date)
/// }
/// ```
public struct SystemWallClock: WallClock {
    /// Creates the clock.
    public init() {}

    public var now: Date { Date() }
}
