import DedicatedThreads
import Foundation
import Testing

@testable import FileStorage

@Suite struct FileLockTests {
    private let folder: TemporaryFolder
    private let path: String

    init() throws {
        folder = try TemporaryFolder()
        path = folder.path + "/lock"
    }

    /// Waits for the lock, calls a function, and releases the lock.
    private func hold(
        exclusively: Bool = true,
        timeout: Duration = .seconds(600),
        _ body: @escaping @Sendable () -> Void = {}
    ) async throws(SystemError) {
        try await DedicatedThread.run(Interruption()) { [path] interruption throws(SystemError) in
            let lock = try FileLock.acquire(path, exclusively: exclusively, timeout: timeout, interruption)
            body()
            _ = consume lock
        }
    }

    /// Waits until a task or process has the queue lock.
    private func waitForQueue() async throws {
        let file = try Descriptor(path, O_RDONLY)
        while file.lockedPart(of: .queue) == nil { await Task.yield() }
    }

    private func holder() throws -> Int64? {
        try Descriptor(path, O_RDONLY).lockedPart(of: .holders)
    }

    private func acquire() throws -> FileLock {
        try FileLock.acquire(path, timeout: .zero, Interruption())
    }

    @Test func `a waiting task gets the lock when it is released`() async throws {
        let lock = try acquire()
        async let wait: Void = hold()
        try await waitForQueue()
        _ = consume lock
        try await wait
        #expect(try holder() == nil)
    }

    @Test func `a waiting task is not overtaken`() async throws {
        let lock = try acquire()
        let order = AsyncStream<Int>.makeStream()
        async let first: Void = hold { order.continuation.yield(1) }
        try await waitForQueue()
        async let second: Void = hold {
            order.continuation.yield(2)
            order.continuation.finish()
        }
        for _ in 0..<100 { await Task.yield() }
        _ = consume lock
        try await first
        try await second
        let numbers = await order.stream.reduce(into: [Int]()) { $0.append($1) }
        #expect(numbers == [1, 2])
    }

    @Test func `a wait ends when its task is cancelled, and releases the queue lock`() async throws {
        let lock = try acquire()
        for _ in 0..<20 {
            let waits = (0..<3).map { _ in Task { try await hold() } }
            try await waitForQueue()
            for wait in waits { wait.cancel() }
            for wait in waits { await #expect(throws: SystemError.interrupted) { try await wait.value } }
        }
        #expect(try Descriptor(path, O_RDONLY).lockedPart(of: .queue) == nil)
        _ = consume lock
        try await hold()
    }

    @Test func `a lock that one holder keeps for too long is busy`() async throws {
        let lock = try acquire()
        await #expect(throws: SystemError.busy) { try await hold(timeout: .milliseconds(20)) }
        await #expect(throws: SystemError.busy) { try await hold(timeout: .zero) }
        _ = consume lock
    }

    @Test func `holders are distinguished`() async throws {
        var holders: Set<Int64> = []
        for exclusively in [true, false, true] {
            let (stream, continuation) = AsyncStream.makeStream(of: Int64?.self)
            try await hold(exclusively: exclusively) {
                continuation.yield(try? holder())
                continuation.finish()
            }
            for await holder in stream { holders.insert(try #require(holder)) }
        }
        #expect(holders.count == 3)
    }

    @Test func `readers share the lock`() async throws {
        try await hold(exclusively: false) {
            let lock = try? FileLock.acquire(path, exclusively: false, timeout: .zero, Interruption())
            if lock == nil { Issue.record("a second reader had to wait") }
        }
    }

    @Test func `a program that uses neither a mark nor the queue lock is waited for as well`() async throws {
        try Data().write(to: URL(filePath: path))
        let older = try Descriptor(path, O_RDONLY)
        #expect(try older.tryLock(exclusively: true))
        await #expect(throws: SystemError.busy) { try await hold(timeout: .milliseconds(20)) }
        async let wait: Void = hold()
        try await waitForQueue()
        _ = consume older
        try await wait
    }

    @Test func `a lock whose file was removed is not the lock any more`() async throws {
        let lock = try acquire()
        async let wait: Void = hold { #expect(FileManager.default.fileExists(atPath: path)) }
        try await waitForQueue()
        try FileManager.default.removeItem(atPath: path)
        _ = consume lock
        try await wait
    }
}
