import Foundation

/// An executor that runs tasks one after the other on a thread outside the cooperative pool.
///
/// libcurl closes a connection that was idle for two minutes, so a test that counts connections must not wait for the pool,
/// which other tests use, too.
final class SerialThread: TaskExecutor {
    private let queue = DispatchQueue(label: "serial thread")

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { [self] in job.runSynchronously(on: asUnownedTaskExecutor()) }
    }
}
