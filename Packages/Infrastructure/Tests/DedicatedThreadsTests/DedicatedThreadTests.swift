import DedicatedThreads
import Foundation
import Testing

@Suite struct DedicatedThreadTests {
    /// The number of waiting calls, more than any cooperative pool has threads.
    private static let many = 200

    @Test func `calls that block keep no task from running`() async throws {
        let pipe = try Pipe()
        async let numbers = withTaskGroup(of: Int.self) { group in
            for _ in 0..<Self.many { group.addTask { await DedicatedThread.run { pipe.readByte() } } }
            return await group.reduce(into: 0) { $0 += $1 }
        }
        // Tasks run while all calls wait, or this one could not write.
        for _ in 0..<Self.many { await Task.yield() }
        pipe.write([UInt8](repeating: 1, count: Self.many))
        #expect(await numbers == Self.many)
    }

    @Test func `no call waits for another one's thread`() async {
        let meeting = ThreadBarrier(of: Self.many)
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<Self.many { group.addTask { await DedicatedThread.run { meeting.wait() } } }
        }
    }

    @Test func `threads are used again`() async {
        var threads: Set<UInt> = []
        for _ in 0..<1000 { threads.insert(await DedicatedThread.run { UInt(bitPattern: pthread_self().hashValue) }) }
        // Other tests run meanwhile and use idle threads, too.
        #expect(threads.count < 500)
    }

    @Test func `a result that cannot be copied arrives`() async {
        struct Ticket: ~Copyable, Sendable { let number: Int }
        let ticket = await DedicatedThread.run { Ticket(number: 7) }
        #expect(ticket.number == 7)
    }

    @Test func `an error arrives with its type`() async {
        let error = await #expect(throws: Interrupted.self) {
            try await DedicatedThread.run { () throws(Interrupted) in throw Interrupted() }
        }
        #expect(error == Interrupted())
    }

    @Test func `signals for the process reach other threads`() async {
        let isBlocked = await DedicatedThread.run {
            var signals = sigset_t()
            pthread_sigmask(SIG_BLOCK, nil, &signals)
            return [SIGINT, SIGTERM, SIGPIPE, SIGWINCH].map { sigismember(&signals, $0) == 1 }
        }
        #expect(isBlocked == [true, true, true, true])
    }

    @Test func `a write to a closed pipe fails and does not end the program`() async throws {
        let pipe = try Pipe()
        pipe.closeReading()
        #expect(await DedicatedThread.run { pipe.write([1]) } == false)
    }
}

@Suite struct DedicatedExecutorTests {
    private actor Reader {
        private let pipe: Pipe
        private var bytes: [Int] = []
        private let executor = DedicatedExecutor()

        nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

        init(_ pipe: Pipe) {
            self.pipe = pipe
        }

        func read() -> [Int] {
            bytes.append(pipe.readByte())
            return bytes
        }
    }

    @Test func `an actor that blocks keeps no task from running, nor another actor`() async throws {
        let pipes = try (0..<20).map { _ in try Pipe() }
        let readers = pipes.map { Reader($0) }
        try await withThrowingTaskGroup(of: [Int].self) { group in
            for reader in readers { group.addTask { await reader.read() } }
            for _ in 0..<100 { await Task.yield() }
            for pipe in pipes.reversed() { pipe.write([7]) }
            for try await bytes in group { #expect(bytes == [7]) }
        }
    }

    @Test func `the calls of an actor run one after the other`() async throws {
        let pipe = try Pipe()
        pipe.write((0..<100).map { UInt8($0) })
        let reader = Reader(pipe)
        let longest = await withTaskGroup(of: [Int].self) { group in
            for _ in 0..<100 { group.addTask { await reader.read() } }
            return await group.max { $0.count < $1.count }
        }
        #expect(longest == Array(0..<100))
    }
}
