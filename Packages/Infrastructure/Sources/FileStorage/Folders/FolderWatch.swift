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
    /// - Returns: a stream with one element at its beginning and one for all changes since the previous element was consumed;
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

/// The system's notifications about one folder: inotify on Linux, kqueue on Darwin.
///
/// Darwin notifies of changed entries without their names, and not of an edit in place, which changes no entry.
private final class NotificationSource: Sendable {
    enum Notification {
        case changed
        case nothing
        case removed
        /// The source was stopped, or failed.
        case ended
    }

    private let queue: Descriptor
    private let watch: Int32

    #if canImport(Darwin)
        private let folder: Descriptor

        init(folder path: String) throws(SystemError) {
            folder = try Descriptor(path, O_EVTONLY | O_DIRECTORY)
            queue = try Descriptor(taking: kqueue())
            watch = 0
            let notes = UInt32(NOTE_WRITE | NOTE_DELETE | NOTE_RENAME | NOTE_REVOKE)
            var events = [
                kevent(
                    ident: UInt(folder.number),
                    filter: Int16(EVFILT_VNODE),
                    flags: UInt16(EV_ADD | EV_CLEAR),
                    fflags: notes,
                    data: 0,
                    udata: nil
                ),
                kevent(ident: 0, filter: Int16(EVFILT_USER), flags: UInt16(EV_ADD), fflags: 0, data: 0, udata: nil),
            ]
            guard kevent(queue.number, &events, 2, nil, 0, nil) == 0 else { throw .last }
        }

        func wait(_ isOfInterest: (UnsafeBufferPointer<UInt8>) -> Bool) -> Notification {
            var event = kevent()
            guard kevent(queue.number, nil, 0, &event, 1, nil) == 1 else { return errno == EINTR ? .nothing : .ended }
            if event.filter == Int16(EVFILT_USER) { return .ended }
            return event.fflags & UInt32(NOTE_WRITE) != 0 ? .changed : .removed
        }

        /// Ends the wait, from any thread.
        func stop() {
            var event = kevent(
                ident: 0,
                filter: Int16(EVFILT_USER),
                flags: 0,
                fflags: UInt32(NOTE_TRIGGER),
                data: 0,
                udata: nil
            )
            _ = kevent(queue.number, &event, 1, nil, 0, nil)
        }
    #else
        /// Requests notifications of changes from now on, also of creations, because a file may be added by a link.
        init(folder path: String) throws(SystemError) {
            queue = try Descriptor(taking: inotify_init1(Int32(IN_CLOEXEC)))
            let fileChanges = IN_CREATE | IN_MOVED_TO | IN_MOVED_FROM | IN_CLOSE_WRITE | IN_DELETE
            let mask = UInt32(fileChanges | IN_MOVE_SELF | IN_DELETE_SELF)
            watch = inotify_add_watch(queue.number, path, mask)
            guard watch >= 0 else { throw .last }
        }

        func wait(_ isOfInterest: (UnsafeBufferPointer<UInt8>) -> Bool) -> Notification {
            withUnsafeTemporaryAllocation(byteCount: 4096, alignment: MemoryLayout<inotify_event>.alignment) { buffer in
                guard let count = try? queue.readOnce(into: buffer) else { return .ended }
                var result = Notification.nothing
                var start = 0
                while start + MemoryLayout<inotify_event>.size <= count {
                    let event = buffer.load(fromByteOffset: start, as: inotify_event.self)
                    start += MemoryLayout<inotify_event>.size
                    if event.mask & UInt32(IN_MOVE_SELF | IN_DELETE_SELF | IN_UNMOUNT) != 0 { return .removed }
                    if event.mask & UInt32(IN_IGNORED) != 0 { return .ended }
                    let name = buffer[start..<min(start + Int(event.len), count)].prefix { $0 != 0 }
                    start += Int(event.len)
                    if event.mask & UInt32(IN_Q_OVERFLOW) != 0 {
                        result = .changed
                    } else if name.withContiguousStorageIfAvailable(isOfInterest) ?? true {
                        result = .changed
                    }
                }
                return result
            }
        }

        /// Ends the wait, from any thread.
        func stop() {
            _ = inotify_rm_watch(queue.number, watch)
        }
    #endif
}
