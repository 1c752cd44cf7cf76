import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The signals of this process, for a thread that waits for something else too.
///
/// A signal handler may do next to nothing, so it writes the number of its signal into a pipe, and the thread that
/// polls the pipe does the rest. One pipe at a time catches signals.
struct SignalPipe: ~Copyable {
    /// The end of the pipe that handlers write to; -1 while no signal is caught.
    private static let writingEnd = Atomic<Int32>(-1)

    /// The end of the pipe to poll; a byte for each signal comes out of it.
    let readingEnd: Int32
    private let writingEnd: Int32
    private let actions: [SignalAction]

    /// Catches signals, but for those that whoever started this process wants to be ignored.
    ///
    /// - Returns: nil if there is no descriptor to be had.
    init?(_ signals: [Int32]) {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return nil }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
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

    /// Takes the next signal out of the pipe.
    func next() -> Int32? {
        var byte: UInt8 = 0
        return read(readingEnd, &byte, 1) == 1 ? Int32(byte) : nil
    }
}
