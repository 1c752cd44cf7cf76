import Synchronization

#if THREAD_SANITIZER
    import Foundation
#endif

/// A lock around a value that several threads share.
///
/// The thread sanitizer does not know `Synchronization.Mutex` on Linux and reports correct programs. So under
/// `-DTHREAD_SANITIZER` a lock that it knows is acquired around the mutex.
public struct Lock<Value: ~Copyable & Sendable>: ~Copyable, Sendable {
    private let mutex: Mutex<Value>
    #if THREAD_SANITIZER
        private let visible = NSLock()
    #endif

    /// Creates a lock around a value.
    public init(_ value: consuming Value) {
        mutex = Mutex(value)
    }

    /// Calls a function with exclusive access to the value; it must not acquire the same lock again.
    ///
    /// - Throws: The error that `body` throws.
    public func withLock<Result: ~Copyable & Sendable, Failure: Error>(
        _ body: (inout Value) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        #if THREAD_SANITIZER
            visible.lock()
            defer { visible.unlock() }
        #endif
        return try mutex.withLock { value throws(Failure) in try body(&value) }
    }
}
