import Foundation
import Testing

/// One more than the pool has threads.
@Test(arguments: 0...ProcessInfo.processInfo.activeProcessorCount) func `blocks a thread of the pool`(_ number: Int) {
    sleep(3)
}
