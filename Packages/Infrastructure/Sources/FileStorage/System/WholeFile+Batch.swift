internal import DedicatedThreads
internal import Dispatch
internal import RepositoryKit

extension WholeFile {
    /// A file that is to be written.
    struct NewFile: Sendable {
        let path: String
        let bytes: [UInt8]
        /// The time of its last modification that the file gets, in nanoseconds since 1970; nil for now.
        var modificationTime: Int?
    }

    /// The files that have not been written yet, and the first error.
    private struct Queue {
        var files: ArraySlice<NewFile>
        var error: SystemError?
    }

    /// The number of files that are written at the same time.
    private static let writerLimit = 32

    /// Writes new files durably, as ``write(_:to:)`` does, several at a time.
    ///
    /// A disk makes durable together what waits for it at the same time, and nothing else is waited for.
    ///
    /// - Throws: the error of the first file that could not be written; some of the others exist then.
    static func write(_ files: [NewFile]) throws(SystemError) {
        let queue = Lock(Queue(files: files[...]))
        let write: @Sendable () -> Void = {
            while let file = queue.withLock({ $0.files.popFirst() }) {
                do throws(SystemError) {
                    try WholeFile.write(file.bytes, to: file.path)
                    if let time = file.modificationTime { FileSystem.setModificationTime(time, of: file.path) }
                } catch {
                    queue.withLock { $0 = Queue(files: [], error: $0.error ?? error) }
                }
            }
        }
        let writers = DispatchGroup()
        for _ in 1..<max(1, min(writerLimit, files.count)) {
            writers.enter()
            DedicatedThread.start {
                write()
                writers.leave()
            }
        }
        write()
        writers.wait()
        if let error = queue.withLock({ $0.error }) { throw error }
    }
}
