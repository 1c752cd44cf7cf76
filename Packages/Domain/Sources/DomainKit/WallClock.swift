public import Foundation

/// A source of the current date, which tests replace.
///
/// Waiting uses the standard library's `Clock`; a wall clock is for dates.
public protocol WallClock: Sendable {
    /// The current date.
    var now: Date { get }
}

/// The clock of the machine.
public struct SystemWallClock: WallClock {
    /// Creates the clock.
    public init() {}

    public var now: Date { Date() }
}
