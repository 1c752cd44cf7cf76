internal import DedicatedThreads
import Foundation

/// Watches a folder for changed files, by the system's notifications.
///
/// A dedicated thread waits for the notifications; it ends with the stream.
enum FolderWatch {
    /// Starts to watch a folder.
    ///
    /// - Parameters:
    ///   - folder: the path of an existing folder.
    ///   - isOfInterest: returns whether a change of the file of this name counts; it runs on the watching thread.
    /// - Returns: A stream with one element at its beginning and one for all changes since the previous element was consumed;
    ///   it ends when the folder is removed.
    static func changes(
        in folder: String,
        where isOfInterest: @escaping @Sendable (UnsafeBufferPointer<UInt8>) -> Bool
    ) throws(SystemError) -> AsyncStream<Void> {
        let (stream, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        let source = try NotificationSource(folder: folder)
        continuation.yield()
        continuation.onTermination = { _ in source.stop() }
        DedicatedThread.start {
            var isEnd = false
            while !isEnd {
                let notification = source.wait(isOfInterest)
                if notification.isChange { continuation.yield() }
                isEnd = notification.isEnd
            }
            continuation.finish()
        }
        return stream
    }
}

/// The system's notifications about one folder: inotify on Linux, kqueue on Darwin.
///
/// Darwin notifies of changed entries without their names, and not of an edit in place, which changes no entry.
private final class NotificationSource: Sendable {
    /// A change of the folder, the end of the watch, or both.
    ///
    /// The removal of the folder is its last change.
    typealias Notification = (isChange: Bool, isEnd: Bool)

    private let queue: Descriptor

    #if canImport(Darwin)
        private let folder: Descriptor

        init(folder path: String) throws(SystemError) {
            folder = try Descriptor(path, O_EVTONLY | O_DIRECTORY)
            queue = try Descriptor(taking: kqueue())
            let notes = UInt32(NOTE_WRITE | NOTE_DELETE | NOTE_RENAME | NOTE_REVOKE)
            try send(EVFILT_VNODE, folder.number, flags: EV_ADD | EV_CLEAR, notes: notes)
            try send(EVFILT_USER, flags: EV_ADD)
        }

        private func send(_ filter: Int32, _ file: Int32 = 0, flags: Int32 = 0, notes: UInt32 = 0) throws(SystemError) {
            var event = kevent()
            (event.ident, event.filter, event.flags, event.fflags) = (UInt(file), Int16(filter), UInt16(flags), notes)
            try call(kevent(queue.number, &event, 1, nil, 0, nil))
        }

        func wait(_ isOfInterest: (UnsafeBufferPointer<UInt8>) -> Bool) -> Notification {
            var event = kevent()
            guard (try? call(kevent(queue.number, nil, 0, &event, 1, nil))) == 1, event.filter != Int16(EVFILT_USER)
            else { return (false, true) }
            return (true, event.fflags & UInt32(NOTE_WRITE) == 0)
        }

        /// Ends the wait, from any thread.
        func stop() {
            try? send(EVFILT_USER, notes: UInt32(NOTE_TRIGGER))
        }
    #else
        private let watch: Int32

        /// Requests notifications of changes from now on, also of creations, because a file may be added by a link.
        init(folder path: String) throws(SystemError) {
            queue = try Descriptor(taking: inotify_init1(Int32(IN_CLOEXEC)))
            let fileChanges = IN_CREATE | IN_MOVED_TO | IN_MOVED_FROM | IN_CLOSE_WRITE | IN_DELETE
            let mask = UInt32(fileChanges | IN_MOVE_SELF | IN_DELETE_SELF)
            watch = try call(inotify_add_watch(queue.number, path, mask))
        }

        func wait(_ isOfInterest: (UnsafeBufferPointer<UInt8>) -> Bool) -> Notification {
            withUnsafeTemporaryAllocation(byteCount: 4096, alignment: MemoryLayout<inotify_event>.alignment) { buffer in
                guard let count = try? call(read(queue.number, buffer.baseAddress, buffer.count)) else {
                    return (false, true)
                }
                var isChange = false
                var start = 0
                while start + MemoryLayout<inotify_event>.size <= count {
                    let event = buffer.load(fromByteOffset: start, as: inotify_event.self)
                    start += MemoryLayout<inotify_event>.size
                    if event.mask & UInt32(IN_MOVE_SELF | IN_DELETE_SELF | IN_UNMOUNT) != 0 { return (true, true) }
                    if event.mask & UInt32(IN_IGNORED) != 0 { return (false, true) }
                    let name = buffer[start..<min(start + Int(event.len), count)].prefix { $0 != 0 }
                    start += Int(event.len)
                    let isOverflow = event.mask & UInt32(IN_Q_OVERFLOW) != 0
                    if isOverflow || name.withContiguousStorageIfAvailable(isOfInterest) ?? true { isChange = true }
                }
                return (isChange, false)
            }
        }

        /// Ends the wait, from any thread.
        func stop() {
            _ = inotify_rm_watch(queue.number, watch)
        }
    #endif
}
