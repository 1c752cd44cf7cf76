import DedicatedThreads
import Foundation
import RepositoryKit
import Synchronization

/// The terminal of this process while other programs run on it.
///
/// The keys that interrupt and quit are for those programs alone. SIGTERM and SIGHUP ask them to end too, and end this
/// process when they have: a program that outlives it would share the terminal with the shell. Afterwards the terminal
/// has its modes back, whatever a program left behind.
///
/// A signal handler may do next to nothing, so it writes the number of its signal into a pipe; a thread reads it there.
enum TerminalHandoff {
    private struct State {
        /// The loans that were not ended yet.
        var count = 0
        var borrowers: [ChildProcess] = []
        /// The actions for signals, and the modes of the terminal, as they were before the first loan.
        var actions: [SignalAction] = []
        var modes: TerminalModes?
        /// The signal that is to end this process.
        var pending: Int32?
    }

    private static let state = Lock(State())
    private static let pipe = makePipe()
    /// The end of the pipe that handlers write to; -1 without a pipe.
    private static let writingEnd = Atomic<Int32>(-1)

    /// Lends the terminal.
    static func begin() {
        guard let pipe else { return }
        writingEnd.store(pipe.writing.number, ordering: .relaxed)
        state.withLock { state in
            state.count += 1
            guard state.count == 1 else { return }
            state.modes = TerminalModes()
            state.actions = [SIGINT, SIGQUIT].map { SignalAction($0, SIG_IGN) }
            state.actions += [SIGTERM, SIGHUP].filter { !SignalAction.isIgnored($0) }.map { SignalAction($0, note) }
        }
    }

    /// Lets a program have the terminal, and asks it to end if this process was asked already.
    static func hand(to child: ChildProcess) {
        state.withLock { state in
            state.borrowers.append(child)
            if state.pending != nil { child.send(SIGTERM) }
        }
    }

    /// Takes the terminal back; after the last loan, a signal that came meanwhile ends this process.
    static func end(_ child: ChildProcess? = nil) {
        guard pipe != nil else { return }
        let pending: Int32? = state.withLock { state in
            state.borrowers.removeAll { $0 === child }
            state.count -= 1
            guard state.count == 0 else { return nil }
            state.modes?.restore()
            for action in state.actions { action.restore() }
            state.actions = []
            return state.pending
        }
        if let pending { SignalAction.deliver(pending) }
    }

    private static let note: SignalAction.Handler = { signal in
        let before = errno
        var byte = UInt8(truncatingIfNeeded: signal)
        _ = write(writingEnd.load(ordering: .relaxed), &byte, 1)
        errno = before
    }

    /// Opens the pipe, and starts the thread at its other end.
    private static func makePipe() -> (reading: Descriptor, writing: Descriptor)? {
        guard let pipe = Descriptor.pipe() else { return nil }
        DedicatedThread.start {
            var byte: UInt8 = 0
            while true {
                let count = read(pipe.reading.number, &byte, 1)
                if count < 0, errno == EINTR { continue }
                guard count == 1 else { return }
                askToEnd(because: Int32(byte))
            }
        }
        return pipe
    }

    /// Asks all borrowers to end, by the signal that they expect to be asked with: many pagers set the terminal back at
    /// SIGTERM, and not at SIGHUP.
    private static func askToEnd(because signal: Int32) {
        state.withLock { state in
            state.pending = signal
            for child in state.borrowers { child.send(SIGTERM) }
        }
    }
}

/// The modes of the terminal, as they were.
struct TerminalModes {
    private let descriptor: Int32
    private var settings: termios

    /// Reads the modes of the terminal that is one of the standard streams; nil where none is.
    init?() {
        var settings = termios()
        guard
            let terminal = [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO].first(where: { tcgetattr($0, &settings) == 0 })
        else { return nil }
        descriptor = terminal
        self.settings = settings
    }

    /// Sets them again, unless another process has the terminal now.
    func restore() {
        guard tcgetpgrp(descriptor) == getpgrp() else { return }
        var settings = settings
        while tcsetattr(descriptor, TCSADRAIN, &settings) < 0, errno == EINTR {}
    }
}
