import Foundation
import Testing

/// One more than the pool has threads.
@Test(arguments: 0...ProcessInfo.processInfo.activeProcessorCount) func `computes a thread of the pool`(_ number: Int) {
    let end = ContinuousClock.now + .seconds(2)
    while ContinuousClock.now < end {}
}
