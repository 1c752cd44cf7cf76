#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#elseif canImport(Darwin)
    internal import Darwin
#endif

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
        let loop = Loop(source: source, isOfInterest: isOfInterest, continuation: continuation)
        let context = Unmanaged.passRetained(loop)
        guard Loop.start(context) else {
            context.release()
            throw SystemError(code: EAGAIN)
        }
        return stream
    }

    private final class Loop: Sendable {
        private let source: NotificationSource
        private let isOfInterest: @Sendable (UnsafeBufferPointer<UInt8>) -> Bool
        private let continuation: AsyncStream<Void>.Continuation

        init(
            source: NotificationSource,
            isOfInterest: @escaping @Sendable (UnsafeBufferPointer<UInt8>) -> Bool,
            continuation: AsyncStream<Void>.Continuation
        ) {
            self.source = source
            self.isOfInterest = isOfInterest
            self.continuation = continuation
        }

        func run() {
            while true {
                switch source.wait(isOfInterest) {
                case .changed: continuation.yield()
                case .nothing: continue
                case .ended:
                    continuation.finish()
                    return
                }
            }
        }

        static func start(_ context: Unmanaged<Loop>) -> Bool {
            #if canImport(Darwin)
                var thread: pthread_t?
                let result = pthread_create(
                    &thread,
                    nil,
                    { context in
                        Unmanaged<Loop>.fromOpaque(context).takeRetainedValue().run()
                        return nil
                    },
                    context.toOpaque()
                )
                if let thread, result == 0 { pthread_detach(thread) }
            #else
                var thread = pthread_t()
                let result = pthread_create(
                    &thread,
                    nil,
                    { context in
                        if let context { Unmanaged<Loop>.fromOpaque(context).takeRetainedValue().run() }
                        return nil
                    },
                    context.toOpaque()
                )
                if result == 0 { pthread_detach(thread) }
            #endif
            return result == 0
        }
    }
}
