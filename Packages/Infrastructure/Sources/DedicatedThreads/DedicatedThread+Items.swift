import Dispatch
import RepositoryKit
import Synchronization

extension DedicatedThread {
    /// Calls a function with each item, on several threads at the same time, and waits for all calls.
    ///
    /// A disk completes concurrent requests together.
    ///
    /// `limit` is the number of threads, the caller's included.
    ///
    /// - Throws: The first error, after which no call is begun.
    package static func forEach<Item: Sendable, Failure: Error>(
        _ items: [Item],
        limit: Int = 8,
        _ body: @escaping @Sendable (Item) throws(Failure) -> Void
    ) throws(Failure) {
        let queue = Mutex((items: items[...], error: Failure?.none))
        let work: @Sendable () -> Void = {
            while let item = queue.withLock({ $0.items.popFirst() }) {
                do throws(Failure) {
                    try body(item)
                } catch {
                    queue.withLock { $0 = ([], $0.error ?? error) }
                }
            }
        }
        let threads = DispatchGroup()
        for _ in 1..<max(1, min(limit, items.count)) {
            threads.enter()
            start {
                work()
                threads.leave()
            }
        }
        work()
        threads.wait()
        if let error = queue.withLock({ $0.error }) { throw error }
    }
}
