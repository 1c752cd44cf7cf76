import DedicatedThreads
import Testing

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
