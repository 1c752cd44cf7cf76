public import DomainKit
public import Foundation

/// Waits until a date, and publishes the number of seconds that are left.
///
/// The wait ends at the date by the wall clock, so that it is not prolonged while the machine sleeps. If the wall clock
/// is set back, the wait ends after the original duration.
public struct Countdown: CommandUseCase {
    private let left = State(0)
    private let clock: any Clock<Duration>
    private let wallClock: any WallClock

    /// Creates a countdown at zero.
    public init(clock: any Clock<Duration> = ContinuousClock(), wallClock: any WallClock = SystemWallClock()) {
        self.clock = clock
        self.wallClock = wallClock
    }

    /// The seconds that are left, rounded up; 0 if there is no wait.
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
