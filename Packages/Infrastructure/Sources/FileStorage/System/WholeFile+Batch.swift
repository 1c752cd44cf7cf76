internal import DedicatedThreads
internal import Dispatch
internal import RepositoryKit

extension WholeFile {
    /// A file that is to be written.
    struct NewFile: Sendable {
        let path: String
        let bytes: [UInt8]
        /// The time of its last modification that the file gets, in nanoseconds since 1970; nil for now.
        let modificationTime: Int?
    }

    /// The number of files that are written at the same time.
    private static let writerLimit = 32

    /// Writes new files durably, as ``write(_:to:durably:)`` does, several at a time.
    ///
    /// A disk makes durable together what waits for it at the same time, and nothing else is waited for.
    ///
    /// - Throws: the error of the first file that could not be written; some of the others exist then.
    static func write(_ files: [NewFile]) throws(SystemError) {
        let queue = Queue(files)
        let writers = DispatchGroup()
        for _ in 1..<max(1, min(writerLimit, files.count)) {
            writers.enter()
            DedicatedThread.start {
                queue.write()
                writers.leave()
            }
        }
        queue.write()
        writers.wait()
        try queue.end()
    }

    /// The files that have not been written yet.
    private final class Queue: Sendable {
        private let files: Lock<ArraySlice<NewFile>>
        private let failure = Lock<SystemError?>(nil)

        init(_ files: [NewFile]) {
            self.files = Lock(files[...])
        }

        /// Writes files until there are no more, or one cannot be written.
        func write() {
            while let file = files.withLock({ $0.popFirst() }) {
                do throws(SystemError) {
                    try WholeFile.write(file.bytes, to: file.path)
                    if let time = file.modificationTime { FileSystem.setModificationTime(time, of: file.path) }
                } catch {
                    failure.withLock { $0 = $0 ?? error }
                    files.withLock { $0 = [] }
                }
            }
        }

        func end() throws(SystemError) {
            if let error = failure.withLock({ $0 }) { throw error }
        }
    }
}
