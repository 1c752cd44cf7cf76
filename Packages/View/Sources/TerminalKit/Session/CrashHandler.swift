import Foundation
import Synchronization
import ViewKit

/// A handler that restores the terminal when the process crashes, or calls `exit`, during a full-screen session.
///
/// After a crash the previous action of the signal follows, which is Swift's backtracer or the end of the process: it
/// writes to a terminal that shows it. All that the signal handler uses was allocated before, and the calls that it
/// makes are async-signal-safe (signal-safety(7)): none is generic, because the runtime allocates the metadata of a
/// generic type at its first use. There is one handler at a time.
struct CrashHandler: ~Copyable {
    /// The data that the signal handler needs.
    private struct Restoration {
        var modes: termios
        let streams: DivertedStreams
        let output: OutputDescriptor
        let sequence: UnsafeMutablePointer<UInt8>
        let sequenceLength: Int
        let actions: UnsafeMutablePointer<SignalAction>
        var actionCount = 0
    }

    /// The address of the restoration that has still to happen, or 0; who takes it out performs it.
    private static let restoration = Atomic<UInt>(0)
    /// The number of bytes at the start of the sequence that are not needed.
    private static let sequenceStart = Atomic<Int>(0)

    /// The signals that end a program, but for those that a session ends by itself.
    private static let signals = [
        SIGSEGV, SIGABRT, SIGILL, SIGTRAP, SIGBUS, SIGFPE, SIGSYS, SIGQUIT, SIGXCPU, SIGXFSZ, SIGUSR1, SIGUSR2, SIGALRM,
        SIGVTALRM, SIGPROF,
    ]

    private static let popKeyboard = SessionSequence.endString + SessionSequence.popKeyboard

    private static let exitHook: Void = { _ = atexit { CrashHandler.restoreTerminal() } }()

    /// Begins to handle crashes.
    ///
    /// - Parameters:
    ///   - streams: the streams that are connected with the terminal again.
    ///   - output: the descriptor that the session writes to, which is disconnected, because other threads may go on drawing.
    init(restoring modes: TerminalModes, _ streams: DivertedStreams, disconnecting output: OutputDescriptor) {
        let sequence = Self.popKeyboard + SessionSequence.endString + SessionSequence.leave
        let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: sequence.count)
        copy.initialize(from: sequence, count: sequence.count)
        let signals = Self.signals.filter { !SignalAction.isIgnored($0) }
        let actions = UnsafeMutablePointer<SignalAction>.allocate(capacity: signals.count)
        let restoration = UnsafeMutablePointer<Restoration>.allocate(capacity: 1)
        restoration.initialize(
            to: Restoration(
                modes: modes.settings,
                streams: streams,
                output: output,
                sequence: copy,
                sequenceLength: sequence.count,
                actions: actions
            )
        )
        setKeyboardPushed(false)
        Self.restoration.store(UInt(bitPattern: restoration), ordering: .releasing)
        for signal in signals {
            (actions + restoration.pointee.actionCount).initialize(to: SignalAction(crash: signal, Self.handle))
            restoration.pointee.actionCount += 1
        }
        Self.exitHook
    }

    deinit {
        // After a crash on another thread, its handler uses the data.
        guard let restoration = Self.takeRestoration() else { return }
        Self.restoreActions(restoration)
        restoration.pointee.sequence.deallocate()
        restoration.pointee.actions.deallocate()
        restoration.deallocate()
    }

    func setKeyboardPushed(_ isPushed: Bool) {
        Self.sequenceStart.store(isPushed ? 0 : Self.popKeyboard.count, ordering: .releasing)
    }

    private static let handle: SignalAction.CauseHandler = { signal, cause, _ in
        // If another thread is restoring the terminal, its previous actions come next.
        guard CrashHandler.restoreTerminal() else { return }
        // A fault happens again, because the instruction is repeated.
        guard !CrashHandler.isFault(signal, code: cause?.pointee.si_code ?? 0) else { return }
        SignalAction.raiseUnblocked(signal)
        // The previous action may have returned.
        SignalAction.deliver(signal)
    }

    /// Returns whether a signal is the fault of an instruction, which is repeated when the handler returns.
    private static func isFault(_ signal: Int32, code: Int32) -> Bool {
        // Signals that a process sends have other codes on Linux (0 or less) and Darwin (SI_USER, 0x10001).
        guard (1..<0x10000).contains(code) else { return false }
        switch signal {
        case SIGSEGV, SIGBUS, SIGILL, SIGFPE: return true
        case SIGTRAP:
            #if arch(x86_64)
                // The instruction pointer is behind the breakpoint.
                return false
            #else
                return true
            #endif
        default: return false
        }
    }

    /// Restores the terminal and the previous actions, if that has not happened yet.
    ///
    /// - Returns: False if there is nothing to restore.
    @discardableResult
    private static func restoreTerminal() -> Bool {
        guard let restoration = takeRestoration() else { return false }
        // Standard output is the null device until the streams are restored.
        dup2(STDOUT_FILENO, restoration.pointee.output.number)
        restoration.pointee.streams.restore()
        let length = restoration.pointee.sequenceLength
        var start = sequenceStart.load(ordering: .acquiring)
        while start < length {
            let count = write(STDOUT_FILENO, restoration.pointee.sequence + start, length - start)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { break }
            start += count
        }
        tcsetattr(STDIN_FILENO, TCSANOW, &restoration.pointee.modes)
        tcflush(STDIN_FILENO, TCIFLUSH)
        restoreActions(restoration)
        return true
    }

    private static func takeRestoration() -> UnsafeMutablePointer<Restoration>? {
        UnsafeMutablePointer(bitPattern: restoration.exchange(0, ordering: .acquiringAndReleasing))
    }

    private static func restoreActions(_ restoration: UnsafeMutablePointer<Restoration>) {
        var index = 0
        while index < restoration.pointee.actionCount {
            restoration.pointee.actions[index].restore()
            index += 1
        }
    }
}
