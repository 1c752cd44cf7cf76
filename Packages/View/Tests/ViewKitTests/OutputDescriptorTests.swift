import Foundation
import Testing

@testable import ViewKit

struct OutputDescriptorTests {
    /// A pipe that fails instead of to wait when it is full.
    private func makePipe() throws -> (read: FileHandle, write: FileHandle) {
        let pipe = Pipe()
        try #require(fcntl(pipe.fileHandleForWriting.fileDescriptor, F_SETFL, O_NONBLOCK) == 0)
        return (pipe.fileHandleForReading, pipe.fileHandleForWriting)
    }

    @Test func `everything is written to a descriptor that fails instead of to wait`() async throws {
        let pipe = try makePipe()
        let bytes = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0) }
        let descriptor = OutputDescriptor(pipe.write.fileDescriptor)
        let (read, write) = pipe
        async let isWritten = withCheckedContinuation { continuation in
            Thread.detachNewThread {
                let isWritten = descriptor.writeAll(bytes)
                try? write.close()
                continuation.resume(returning: isWritten)
            }
        }
        let received = await withCheckedContinuation { continuation in
            Thread.detachNewThread { continuation.resume(returning: try? read.readToEnd()) }
        }
        #expect(received.map(Array.init) == bytes)
        #expect(await isWritten)
    }

    @Test func `a write takes what fits, and does not wait for the rest`() throws {
        let pipe = try makePipe()
        let descriptor = OutputDescriptor(pipe.write.fileDescriptor)
        let count = try #require(descriptor.writeAvailable([UInt8](repeating: 0, count: 1_000_000)[...]))
        #expect((1..<1_000_000).contains(count))
        #expect(descriptor.writeAvailable([0]) == 0)
    }

    @Test func `a closed descriptor is a broken stream`() {
        #expect(!OutputDescriptor(-1).writeAll([0]))
        #expect(OutputDescriptor(-1).writeAvailable([0]) == nil)
    }
}
