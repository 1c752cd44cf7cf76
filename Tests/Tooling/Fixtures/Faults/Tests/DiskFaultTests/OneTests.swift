import Foundation
import Synchronization
import Testing

/// The number of tests that are running.
private let running = Atomic(0)

@Test(arguments: 1...2) func `is alone`(_ number: Int) async {
    #expect(running.add(1, ordering: .relaxed).newValue == 1)
    for _ in 0..<1000 { await Task.yield() }
    running.subtract(1, ordering: .relaxed)
    #expect(!ProcessInfo.processInfo.arguments.contains("--parallel"))
}
