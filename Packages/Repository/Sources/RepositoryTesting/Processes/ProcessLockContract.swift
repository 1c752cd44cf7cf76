public import RepositoryKit
public import Testing

/// The contract of `ProcessLock`: requirements that a test checks one by one.
///
/// A test makes two locks of the same name, as two processes do.
public enum ProcessLockContract: String, CaseIterable, Sendable {
    /// The lock has one holder at a time.
    case oneHoldsItAtATime
    /// The holder does not get the lock a second time.
    case theHolderDoesNotGetItAgain
    /// A released lock can be acquired again.
    case aReleasedLockIsFree
    /// A lock is released by its holder only.
    case nobodyReleasesTheLockOfAnother
    /// A released lock passes to the one that waits for it.
    case aReleasePassesTheLockOn
    /// A wait ends with its task.
    case aCancelledWaitEnds

    /// Checks the requirement.
    ///
    /// - Parameters:
    ///   - first: a lock that is not held.
    ///   - second: another lock of the same name.
    ///   - location: the source location of failures.
    /// - Throws: An error that violates the contract.
    public func check(
        _ first: any ProcessLock,
        _ second: any ProcessLock,
        sourceLocation location: SourceLocation = #_sourceLocation
    ) async throws {
        #expect(try await first.acquire(within: .zero), sourceLocation: location)
        switch self {
        case .oneHoldsItAtATime: #expect(try await !second.acquire(within: .zero), sourceLocation: location)
        case .theHolderDoesNotGetItAgain: #expect(try await !first.acquire(within: .zero), sourceLocation: location)
        case .aReleasedLockIsFree:
            first.release()
            #expect(try await second.acquire(within: .zero), sourceLocation: location)
        case .nobodyReleasesTheLockOfAnother:
            second.release()
            #expect(try await !second.acquire(within: .zero), sourceLocation: location)
        case .aReleasePassesTheLockOn:
            async let isAcquired = second.acquire(within: .seconds(600))
            first.release()
            #expect(try await isAcquired, sourceLocation: location)
        case .aCancelledWaitEnds:
            let wait = Task { try await second.acquire(within: .seconds(600)) }
            wait.cancel()
            await #expect(throws: DocumentError.cancelled, sourceLocation: location) { try await wait.value }
        }
    }
}
