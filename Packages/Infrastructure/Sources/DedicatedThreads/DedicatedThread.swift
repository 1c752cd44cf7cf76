import CStrataDedicatedThreads
import RepositoryKit
import Synchronization

#if canImport(ObjectiveC)
    import ObjectiveC
#endif

/// Threads for calls that block: waiting for a program, a socket, a lock or the disk.
///
/// The cooperative pool has few threads, two on a small machine, and a call that blocks one of them keeps all tasks from it.
/// A function that is run here has a thread to itself, however many others wait, and tasks go on meanwhile. Idle threads
/// are used again, so that a call costs about ten microseconds.
///
/// ```swift
/// import Foundation
///
/// func input() async -> String? {
///     await DedicatedThread.run { readLine() }
/// }
/// ```
public enum DedicatedThread {
    /// Calls a function on a dedicated thread and waits for its result.
    ///
    /// If the system has no more threads, the function is called on the caller's.
    ///
    /// - Parameter body: the function, which runs to its end even if the task is cancelled.
    /// - Throws: The error of the function.
    public static func run<Value: ~Copyable & Sendable, Failure: Error>(
        _ body: @escaping @Sendable () throws(Failure) -> Value
    ) async throws(Failure) -> Value {
        let call = Call(body)
        await withUnsafeContinuation { continuation in
            start {
                call.run()
                continuation.resume()
            }
        }
        return try call.end()
    }

    /// Calls a function on a dedicated thread and waits for its result; cancelling the task requests the interruption.
    ///
    /// ```swift
    /// import Foundation
    ///
    /// func lock(_ file: Int32) async throws(Interrupted) {
    ///     try await DedicatedThread.run(Interruption()) { interruption throws(Interrupted) in
    ///         _ = try interruption.wait { flock(file, LOCK_EX) }
    ///     }
    /// }
    /// ```
    ///
    /// - Throws: The error of the function.
    public static func run<Value: ~Copyable & Sendable, Failure: Error>(
        _ interruption: Interruption,
        _ body: @escaping @Sendable (Interruption) throws(Failure) -> Value
    ) async throws(Failure) -> Value {
        let call = Call { () throws(Failure) in try body(interruption) }
        await withTaskCancellationHandler {
            await run { call.run() }
        } onCancel: {
            interruption.request()
        }
        return try call.end()
    }

    /// Calls a function on a dedicated thread without waiting for it.
    ///
    /// If the system has no more threads, the function is called on the caller's.
    public static func start(_ body: @escaping @Sendable () -> Void) {
        let context = Unmanaged.passRetained(Work(body))
        let code = strata_dedicated_threads_run(
            { context in
                if let context { Unmanaged<Work>.fromOpaque(context).takeRetainedValue().run() }
            },
            context.toOpaque()
        )
        if code != 0 { context.takeRetainedValue().run() }
    }

    /// A function that is handed to a thread.
    private final class Work: Sendable {
        private let body: @Sendable () -> Void

        init(_ body: @escaping @Sendable () -> Void) {
            self.body = body
        }

        func run() {
            #if canImport(ObjectiveC)
                autoreleasepool { body() }
            #else
                body()
            #endif
        }
    }

    /// A function with its result, which one thread stores and another one takes.
    private final class Call<Value: ~Copyable & Sendable, Failure: Error>: Sendable {
        private let body: Mutex<(@Sendable () throws(Failure) -> Value)?>
        private let result = Mutex<Result<Value, Failure>?>(nil)

        init(_ body: @escaping @Sendable () throws(Failure) -> Value) {
            self.body = Mutex(body)
        }

        /// Calls the function, and releases what it holds, such as open files, before the result is available.
        func run() {
            guard let body = body.withLock({ $0.take() }) else { preconditionFailure("The call was made before.") }
            result.withLock { $0 = Result(catching: body) }
        }

        func end() throws(Failure) -> Value {
            guard let result = result.withLock({ $0.take() }) else { preconditionFailure("The call has not ended.") }
            return try result.get()
        }
    }
}
