import Foundation
import Synchronization

/// The signals of this process as bytes of a pipe, for a thread that polls other descriptors too.
///
/// The signal handler writes the number of its signal into the pipe, which is async-signal-safe, and the thread that
/// polls the pipe does the rest (the self-pipe trick). Only one pipe at a time catches signals.
package struct SignalPipe: ~Copyable {
    /// The write end for signal handlers; -1 while no signal is caught.
    private static let writingEnd = Atomic<Int32>(-1)

    /// The read end, which yields a byte for each signal.
    package let readingEnd: Int32
    private let writingEnd: Int32
    private var actions: [SignalAction]

    /// Catches signals, except those that the parent process has set to be ignored.
    ///
    /// - Returns: Nil if the process has no free descriptors.
    package init?(_ signals: [Int32]) {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return nil }
        for end in ends {
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
            // A handler must not wait for a reader, nor a reader for a handler.
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
        }
        (readingEnd, writingEnd) = (ends[0], ends[1])
        Self.writingEnd.store(ends[1], ordering: .relaxed)
        actions = signals.filter { !SignalAction.isIgnored($0) }.map { signal in
            SignalAction(signal) { signal in
                let code = errno
                var byte = UInt8(truncatingIfNeeded: signal)
                _ = write(Self.writingEnd.load(ordering: .relaxed), &byte, 1)
                errno = code
            }
        }
    }

    deinit {
        for action in actions { action.restore() }
        Self.writingEnd.store(-1, ordering: .relaxed)
        close(writingEnd)
        close(readingEnd)
    }

    /// Reads the next signal from the pipe; nil if there is none.
    package func next() -> Int32? {
        var byte: UInt8 = 0
        return read(readingEnd, &byte, 1) == 1 ? Int32(byte) : nil
    }

    /// Catches no more signals, whose previous actions are restored, and returns those that were caught and not read.
    package mutating func stop() -> [Int32] {
        for action in actions { action.restore() }
        actions = []
        var signals: [Int32] = []
        while let signal = next() { signals.append(signal) }
        return signals
    }
}
