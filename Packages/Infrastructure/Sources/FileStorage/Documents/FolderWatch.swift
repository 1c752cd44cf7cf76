internal import DedicatedThreads

/// Tells that files of a folder changed, by the system's own notifications.
///
/// A thread of its own waits for them, because they come whenever they want; it ends with the stream.
enum FolderWatch {
    /// Starts to watch.
    ///
    /// - Parameters:
    ///   - folder: the path of a folder that is there.
    ///   - isOfInterest: whether a file of this name counts; it runs on the watching thread.
    /// - Returns: a stream with one element for all that changed since the element before was taken; it ends when the
    ///   folder is removed.
    static func changes(
        in folder: String,
        where isOfInterest: @escaping @Sendable (UnsafeBufferPointer<UInt8>) -> Bool
    ) throws(SystemError) -> AsyncStream<Void> {
        let (stream, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        let source = try NotificationSource(folder: folder)
        continuation.onTermination = { _ in source.stop() }
        DedicatedThread.start {
            while true {
                switch source.wait(isOfInterest) {
                case .changed: continuation.yield()
                case .nothing: continue
                case .ended: return continuation.finish()
                }
            }
        }
        return stream
    }
}
