public import RepositoryKit
public import Testing

/// The promises of every `ProcessLock`, each as one case.
///
/// A test makes two locks of the same name, as two processes do.
///
/// ```swift
/// import FileStorage
///
/// @Test(arguments: ProcessLockContract.allCases)
/// func `a lock on a file meets its contract`(_ requirement: ProcessLockContract) async throws {
///     try await requirement.check(FileProcessLock(path: "/tmp/a.lock"), FileProcessLock(path: "/tmp/a.lock"))
/// }
/// ```
public enum ProcessLockContract: String, CaseIterable, Sendable {
    /// One holds the lock at a time.
    case oneHoldsItAtATime
    /// The holder does not get the lock a second time.
    case theHolderDoesNotGetItAgain
    /// A lock that was let go can be had again.
    case aReleasedLockIsFree
    /// Nobody lets go of the lock of another.
    case nobodyReleasesTheLockOfAnother

    /// Runs the check of this promise.
    ///
    /// - Parameters:
    ///   - first: a lock that nobody holds.
    ///   - second: another lock of the same name.
    ///   - location: where failures are shown.
    /// - Throws: the failure of a lock against its promise.
    public func check(
        _ first: any ProcessLock,
        _ second: any ProcessLock,
        sourceLocation location: SourceLocation = #_sourceLocation
    ) async throws {
        #expect(try await first.acquire(), sourceLocation: location)
        switch self {
        case .oneHoldsItAtATime: #expect(try await !second.acquire(), sourceLocation: location)
        case .theHolderDoesNotGetItAgain: #expect(try await !first.acquire(), sourceLocation: location)
        case .aReleasedLockIsFree:
            first.release()
            #expect(try await second.acquire(), sourceLocation: location)
        case .nobodyReleasesTheLockOfAnother:
            second.release()
            #expect(try await !second.acquire(), sourceLocation: location)
        }
    }
}
