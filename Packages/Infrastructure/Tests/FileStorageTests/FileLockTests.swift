import DedicatedThreads
import FileStorage
import Foundation
import RepositoryKit
import RepositoryTesting
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

struct FileProcessLockTests {
    private let path = FileManager.default.temporaryDirectory.path + "/lock-\(UUID().uuidString)/sync.lock"

    @Test(arguments: ProcessLockContract.all)
    func `a lock on a file meets the contract of the port`(_ requirement: ProcessLockContract) async throws {
        defer { try? FileManager.default.removeItem(atPath: URL(filePath: path).deletingLastPathComponent().path) }
        try await requirement.check((FileProcessLock(path: path), FileProcessLock(path: path)))
    }

    @Test func `the lock goes with its owner`() async throws {
        defer { try? FileManager.default.removeItem(atPath: URL(filePath: path).deletingLastPathComponent().path) }
        do {
            let gone = FileProcessLock(path: path)
            #expect(try await gone.acquire(within: .zero))
        }
        #expect(try await FileProcessLock(path: path).acquire(within: .zero))
    }

    @Test func `a place that cannot be written is a failure`() async {
        let lock = FileProcessLock(path: "/proc/nothing/sync.lock")
        await #expect(throws: DocumentError.self) { try await lock.acquire(within: .zero) }
    }
}

@Suite struct LockTimeoutTests {
    private let start = ContinuousClock.now

    private func hasExpired(_ holders: [(second: Int, holder: Int64?)]) -> [Bool] {
        var timeout = LockTimeout(limit: .seconds(5), holder: 1, start: start)
        return holders.map { timeout.hasExpired(holder: $0.holder, at: start + .seconds($0.second)) }
    }

    @Test func `a timeout expires when one holder has kept the lock for too long`() {
        #expect(hasExpired([(1, 1), (4, 1), (5, 1)]) == [false, false, true])
    }

    @Test func `a timeout starts again when the lock has changed hands`() {
        #expect(hasExpired([(4, 2), (8, 3), (12, 3), (13, 3)]) == [false, false, false, true])
    }

    @Test func `a holder without a mark is a holder like any other`() {
        #expect(hasExpired([(4, nil), (8, nil), (9, nil)]) == [false, false, true])
    }

    @Test func `a timeout of zero expires at once`() {
        var timeout = LockTimeout(limit: .zero, holder: 1, start: start)
        let hasExpired = timeout.hasExpired(holder: 1, at: start)
        #expect(hasExpired)
    }
}
