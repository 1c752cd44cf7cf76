import Dispatch
import Foundation
import Synchronization

/// A thread that reads the input of the terminal, and the signals of the process from a pipe.
///
/// Reading blocks, so it happens on no thread of the cooperative pool; and a thread can decide after some time that an
/// Escape stands alone.
struct InputReader: ~Copyable {
    enum Report: Hashable, Sendable {
        case input(TerminalEvent)
        /// A signal; SIGHUP also at the end of the input.
        case signal(Int32)
        /// The watched output takes bytes again.
        case outputReady
    }

    private let wakeUp: (readingEnd: Int32, writingEnd: Int32)
    private let ended = DispatchSemaphore(value: 0)
    /// The descriptor whose readiness for output is reported once, or -1.
    private let watched = WatchedOutput()

    private final class WatchedOutput: Sendable {
        let number = Atomic<Int32>(-1)
    }

    /// Starts the thread.
    ///
    /// - Parameters:
    ///   - signals: the read end of a pipe with the number of each signal, open until the thread has stopped.
    ///   - report: receives the reports, on the thread.
    /// - Returns: Nil if the process has no free descriptors.
    init?(signals: Int32, report: @escaping @Sendable (Report) -> Void) {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return nil }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        wakeUp = (ends[0], ends[1])
        DispatchQueue(label: "terminal input").async { [ended, wakeUp, watched] in
            Self.read(signals, until: wakeUp.readingEnd, watched, report)
            ended.signal()
        }
    }

    /// Starts to report when a descriptor accepts output again.
    func watch(_ output: Int32) {
        watched.number.store(output, ordering: .releasing)
        var byte: UInt8 = 0
        _ = write(wakeUp.writingEnd, &byte, 1)
    }

    /// Stops the thread and waits for its end; input that it has not read stays in the terminal's queue.
    deinit {
        // The read end becomes readable.
        close(wakeUp.writingEnd)
        ended.wait()
        close(wakeUp.readingEnd)
    }

    private static func read(
        _ signals: Int32,
        until wakeUp: Int32,
        _ watched: WatchedOutput,
        _ report: (Report) -> Void
    ) {
        var decoder = InputDecoder()
        var buffer = [UInt8](repeating: 0, count: 4096)
        var sources = [wakeUp, signals, STDIN_FILENO].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        // `poll` leaves out a negative descriptor.
        sources.append(pollfd(fd: -1, events: Int16(POLLOUT), revents: 0))
        while true {
            let limit = decoder.timeLimit.map { Int32($0 / .milliseconds(1)) } ?? -1
            let count = poll(&sources, nfds_t(sources.count), limit)
            guard count >= 0 || errno == EINTR else { return }
            if count == 0 { for event in decoder.flush() { report(.input(event)) } }
            guard count > 0 else { continue }
            if sources[0].revents != 0 {
                var byte: UInt8 = 0
                guard Foundation.read(wakeUp, &byte, 1) == 1 else { return }
                sources[3].fd = watched.number.load(ordering: .acquiring)
            }
            if sources[3].revents != 0 {
                sources[3].fd = -1
                report(.outputReady)
            }
            if sources[1].revents != 0 {
                var signal: UInt8 = 0
                if Foundation.read(signals, &signal, 1) == 1 { report(.signal(Int32(signal))) }
            }
            if sources[2].revents != 0 {
                let count = Foundation.read(STDIN_FILENO, &buffer, buffer.count)
                if count > 0 {
                    for event in decoder.decode(buffer[..<count]) { report(.input(event)) }
                } else if count == 0 || ![EINTR, EAGAIN].contains(errno) {
                    report(.signal(SIGHUP))
                    sources[2].fd = -1
                }
            }
        }
    }
}
