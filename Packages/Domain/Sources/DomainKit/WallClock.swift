public import Foundation

/// A source of the current date, which tests replace.
///
/// For waiting, use the standard library's `Clock`; this port is about the calendar.
///
/// ```swift
/// struct StoppedClock: WallClock {
///     let now: Date
/// }
/// ```
public protocol WallClock: Sendable {
    /// The date now.
    var now: Date { get }
}

/// The machine's own clock.
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
