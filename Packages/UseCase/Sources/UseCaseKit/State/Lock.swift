import Synchronization

#if THREAD_SANITIZER
    import Foundation
#endif

/// A lock around a value that several threads share.
///
/// The thread sanitizer does not know `Synchronization.Mutex` on Linux and reports correct programs, so under
/// `-DTHREAD_SANITIZER` a lock that it knows is taken around the mutex. RepositoryKit has a lock of its own, because no module but
/// DomainKit is below both, and Domain knows no threads.
struct Lock<Value: Sendable>: ~Copyable, Sendable {
    private let mutex: Mutex<Value>
    #if THREAD_SANITIZER
        private let visible = NSLock()
    #endif

    init(_ value: Value) {
        mutex = Mutex(value)
    }

    func withLock<Result: Sendable>(_ body: (inout Value) -> Result) -> Result {
        #if THREAD_SANITIZER
            visible.lock()
            defer { visible.unlock() }
        #endif
        return mutex.withLock { body(&$0) }
    }
}
