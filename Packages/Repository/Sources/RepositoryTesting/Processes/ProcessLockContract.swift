public import RepositoryKit
internal import Testing

/// The contract of `ProcessLock`, for two locks of the same name, as two processes have them, which are not held.
public typealias ProcessLockContract = Contract<(first: any ProcessLock, second: any ProcessLock)>

extension ProcessLockContract {
    /// The requirements of a lock between processes.
    public static var all: [Self] { requirements }
}

private let requirements: [ProcessLockContract] = [
    Contract("The lock has one holder at a time") { (first, second) async throws in
        #expect(try await first.acquire(within: .zero), sourceLocation: .contract)
        #expect(try await !second.acquire(within: .zero), sourceLocation: .contract)
    },
    Contract("The holder does not get the lock a second time") { (first, second) async throws in
        #expect(try await first.acquire(within: .zero), sourceLocation: .contract)
        #expect(try await !first.acquire(within: .zero), sourceLocation: .contract)
    },
    Contract("A released lock can be acquired again") { (first, second) async throws in
        #expect(try await first.acquire(within: .zero), sourceLocation: .contract)
        first.release()
        #expect(try await second.acquire(within: .zero), sourceLocation: .contract)
    },
    Contract("A lock is released by its holder only") { (first, second) async throws in
        #expect(try await first.acquire(within: .zero), sourceLocation: .contract)
        second.release()
        #expect(try await !second.acquire(within: .zero), sourceLocation: .contract)
    },
    Contract("A released lock passes to the one that waits for it") { (first, second) async throws in
        #expect(try await first.acquire(within: .zero), sourceLocation: .contract)
        async let isAcquired = second.acquire(within: .seconds(600))
        first.release()
        #expect(try await isAcquired, sourceLocation: .contract)
    },
    Contract("A wait ends with its task") { (first, second) async throws in
        #expect(try await first.acquire(within: .zero), sourceLocation: .contract)
        let wait = Task { try await second.acquire(within: .seconds(600)) }
        wait.cancel()
        await #expect(throws: DocumentError.cancelled, sourceLocation: .contract) { try await wait.value }
    },
]
