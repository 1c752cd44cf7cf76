import Determinism
import DomainKit
import Foundation

/// A calendar on the time of a test.
struct TestCalendar: WallClock {
    let clock: TestClock
    let start: TestClock.Instant

    init(_ clock: TestClock) {
        (self.clock, start) = (clock, clock.now)
    }

    var now: Date { Date(timeIntervalSince1970: start.duration(to: clock.now) / .seconds(1)) }
}
