import Foundation
import Testing

@Test func `is alone with its kind`() {
    // The other test target is built into the same program, and runs in another process.
    #expect(ProcessInfo.processInfo.arguments.contains("--skip"))
}
