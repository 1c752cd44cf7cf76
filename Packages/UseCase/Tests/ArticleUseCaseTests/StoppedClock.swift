import DomainKit
import Foundation

/// A wall clock that stands still.
struct StoppedClock: WallClock {
    var now = Date(timeIntervalSince1970: 1_700_000_000)
}
