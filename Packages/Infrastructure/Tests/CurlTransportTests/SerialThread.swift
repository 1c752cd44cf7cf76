import Foundation

/// Has tasks run one after the other on a thread that belongs to none of the pool.
///
/// libcurl lets go of a connection that nobody used for two minutes. Who counts connections must not depend on how soon
/// the pool, which other tests use as well, comes to the next exchange.
final class SerialThread: TaskExecutor {
    private let queue = DispatchQueue(label: "serial thread")

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { [self] in job.runSynchronously(on: asUnownedTaskExecutor()) }
    }
}
