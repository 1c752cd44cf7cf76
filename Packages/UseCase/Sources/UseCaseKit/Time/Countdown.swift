public import DomainKit
public import Foundation

/// Waits until a date, and publishes how many seconds are left.
///
/// The calendar decides when it is over, so that a machine that slept meanwhile does not wait longer than it has to.
/// One
/// whose calendar is set back waits no longer than it would have otherwise.
///
/// ```swift
/// func wait(until date: Date, reporting report: @escaping @Sendable (Int) -> Void) async throws(ApplicationError) {
///     let countdown = Countdown()
///     let telling = Task {
///         for await seconds in countdown.secondsLeft.values { report(seconds) }
///     }
///     defer { telling.cancel() }
///     try await countdown(date)
/// }
/// ```
public struct Countdown: CommandUseCase {
    private let left = State(0)
    private let clock: any Clock<Duration>
    private let wallClock: any WallClock

    /// Creates a countdown at zero.
    ///
    /// - Parameters:
    ///   - clock: what is waited on.
    ///   - wallClock: the clock that dates are read from.
    public init(clock: any Clock<Duration> = ContinuousClock(), wallClock: any WallClock = SystemWallClock()) {
        self.clock = clock
        self.wallClock = wallClock
    }

    /// The seconds that are left, rounded up; 0 while nobody waits.
    public var secondsLeft: ReadOnlyState<Int> { left.readOnly }

    public func callAsFunction(_ input: Date) async throws(ApplicationError) {
        defer { left.set(0) }
        var longest = TimeInterval.infinity
        while true {
            let rest = min(input.timeIntervalSince(wallClock.now), longest)
            guard rest > 0 else { return }
            let seconds = Int(rest.rounded(.up))
            left.set(seconds)
            longest = Double(seconds - 1)
            do {
                try await clock.sleep(for: .seconds(rest - longest))
            } catch {
                throw ApplicationError(.cancelled)
            }
        }
    }
}
