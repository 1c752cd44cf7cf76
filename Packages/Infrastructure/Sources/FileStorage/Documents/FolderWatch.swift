internal import DedicatedThreads

/// Watches a folder for changed files, by the system's notifications.
///
/// A dedicated thread waits for the notifications; it ends with the stream.
enum FolderWatch {
    /// Starts to watch a folder.
    ///
    /// - Parameters:
    ///   - folder: the path of an existing folder.
    ///   - isAnnounced: a Boolean value that indicates whether the stream begins with an element.
    ///   - includingCreations: a Boolean value that indicates whether a file counts as soon as it is created or linked,
    ///     not only when it is written and closed.
    ///   - isOfInterest: returns whether a change of the file of this name counts; it runs on the watching thread.
    /// - Returns: a stream with one element for all changes since the previous element was consumed; it ends when the
    ///   folder is removed.
    static func changes(
        in folder: String,
        isAnnounced: Bool = false,
        includingCreations: Bool = false,
        where isOfInterest: @escaping @Sendable (UnsafeBufferPointer<UInt8>) -> Bool
    ) throws(SystemError) -> AsyncStream<Void> {
        let (stream, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        let source = try NotificationSource(folder: folder, includingCreations: includingCreations)
        if isAnnounced { continuation.yield() }
        continuation.onTermination = { _ in source.stop() }
        DedicatedThread.start {
            while true {
                switch source.wait(isOfInterest) {
                case .changed: continuation.yield()
                case .nothing: continue
                case .removed:
                    continuation.yield()
                    return continuation.finish()
                case .ended: return continuation.finish()
                }
            }
        }
        return stream
    }
}
