public import Foundation

/// Tells the date, so that whoever needs it can be tested with a date of one's choice.
///
/// For waiting, use the standard library's `Clock`; this port is about the calendar.
public protocol WallClock: Sendable {
    /// The date now.
    var now: Date { get }
}

/// The machine's own clock.
public struct SystemWallClock: WallClock {
    /// Makes the clock.
    public init() {}

    public var now: Date { Date() }
}
