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

    /// Waits for the lock, does something with it, and lets it go.
    private func hold(
        exclusively: Bool = true,
        lockTimeout: Duration = .seconds(600),
        _ body: @escaping @Sendable () -> Void = {}
    ) async throws(FileLock.Failure) {
        try await DedicatedThread.run(Interruption()) { [path] interruption throws(FileLock.Failure) in
            let lock = try FileLock.wait(
                for: path,
                exclusively: exclusively,
                lockTimeout: lockTimeout,
                interruption
            )
            body()
            _ = consume lock
        }
    }

    /// Waits until somebody is the next to get the lock.
    private func waitForSomebody() async throws {
        let file = try Descriptor(path, O_RDONLY)
        while file.lockedPart(of: .anteroom) == nil { await Task.yield() }
    }

    private func holder() throws -> Int64? {
        try Descriptor(path, O_RDONLY).lockedPart(of: .holders)
    }

    private func taken() throws -> FileLock {
        guard case .held(let lock) = try FileLock.attempt(path, exclusively: true) else { throw POSIXError(.EBUSY) }
        return lock
    }

    @Test func `whoever waits gets the lock when it is let go`() async throws {
        let lock = try taken()
        async let wait: Void = hold()
        try await waitForSomebody()
        _ = consume lock
        try await wait
        #expect(try holder() == nil)
    }

    @Test func `whoever waits is not overtaken`() async throws {
        let lock = try taken()
        let order = AsyncStream<Int>.makeStream()
        async let first: Void = hold { order.continuation.yield(1) }
        try await waitForSomebody()
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

    @Test func `a wait ends when its task is cancelled, and leaves the next to others`() async throws {
        let lock = try taken()
        for _ in 0..<20 {
            let waits = (0..<3).map { _ in Task { try await hold() } }
            try await waitForSomebody()
            for wait in waits { wait.cancel() }
            for wait in waits { await #expect(throws: FileLock.Failure.cancelled) { try await wait.value } }
        }
        #expect(try Descriptor(path, O_RDONLY).lockedPart(of: .anteroom) == nil)
        _ = consume lock
        try await hold()
    }

    @Test func `a lock that one holder keeps for too long is busy`() async throws {
        let lock = try taken()
        await #expect(throws: FileLock.Failure.busy) { try await hold(lockTimeout: .milliseconds(20)) }
        await #expect(throws: FileLock.Failure.busy) { try await hold(lockTimeout: .zero) }
        _ = consume lock
    }

    @Test func `holders are told apart`() async throws {
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

    @Test func `those that only read hold the lock together`() async throws {
        try await hold(exclusively: false) {
            guard let attempt = try? FileLock.attempt(path, exclusively: false), case .held = attempt else {
                Issue.record("a second reader had to wait")
                return
            }
        }
    }

    @Test func `a program that shows no mark and knows no anteroom is waited for as well`() async throws {
        try Data().write(to: URL(filePath: path))
        let older = try Descriptor(path, O_RDONLY)
        #expect(try older.tryLock(exclusively: true))
        await #expect(throws: FileLock.Failure.busy) { try await hold(lockTimeout: .milliseconds(20)) }
        async let wait: Void = hold()
        try await waitForSomebody()
        _ = consume older
        try await wait
    }

    @Test func `a lock whose file was removed is not the lock any more`() async throws {
        let lock = try taken()
        async let wait: Void = hold { #expect(FileManager.default.fileExists(atPath: path)) }
        try await waitForSomebody()
        try FileManager.default.removeItem(atPath: path)
        _ = consume lock
        try await wait
    }
}
