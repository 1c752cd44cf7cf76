import DedicatedThreads
import Foundation
import RepositoryKit
import Synchronization

/// The handoff of this process's terminal to child processes.
///
/// Meanwhile, the keys that interrupt and quit affect the children alone. SIGTERM and SIGHUP are passed on as SIGTERM, and
/// end this process after the children, because a child that outlives it would share the terminal with the shell.
/// Afterwards the terminal's modes are restored, whatever a child left.
///
/// Few calls are safe in a signal handler, so it writes the number of the signal into a pipe, which a thread reads.
enum TerminalHandoff {
    private struct State {
        /// The number of handoffs that have not ended.
        var count = 0
        var children: [ChildProcess] = []
        /// The actions for signals before the first handoff.
        var actions: [SignalAction] = []
        var modes: TerminalModes?
        /// The signal that ends this process after the last handoff.
        var pending: Int32?
    }

    private static let state = Mutex(State())
    private static let pipe = makePipe()
    /// The descriptor of the pipe that handlers write to; -1 without a pipe.
    private static let writingEnd = Atomic<Int32>(-1)

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

    /// Adds the child process of a handoff, and sends it SIGTERM if this process has received that signal already.
    static func add(_ child: ChildProcess) {
        state.withLock { state in
            state.children.append(child)
            if state.pending != nil { child.send(SIGTERM) }
        }
    }

    /// Ends a handoff; after the last one, a signal that was received meanwhile ends this process.
    static func end(_ child: ChildProcess? = nil) {
        guard pipe != nil else { return }
        let pending: Int32? = state.withLock { state in
            state.children.removeAll { $0 === child }
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

    /// Opens the pipe, and starts the thread that reads it.
    private static func makePipe() -> (reading: Descriptor, writing: Descriptor)? {
        guard let pipe = Descriptor.pipe() else { return nil }
        DedicatedThread.start {
            var byte: UInt8 = 0
            while true {
                let count = read(pipe.reading.number, &byte, 1)
                if count < 0, errno == EINTR { continue }
                guard count == 1 else { return }
                terminateChildren(after: Int32(byte))
            }
        }
        return pipe
    }

    /// Sends SIGTERM to all children, because many pagers restore the terminal at SIGTERM and not at SIGHUP.
    private static func terminateChildren(after signal: Int32) {
        state.withLock { state in
            state.pending = signal
            for child in state.children { child.send(SIGTERM) }
        }
    }
}

/// A snapshot of the modes of the terminal.
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

    /// Restores the modes, unless another process group has the terminal now.
    func restore() {
        guard tcgetpgrp(descriptor) == getpgrp() else { return }
        var settings = settings
        while tcsetattr(descriptor, TCSADRAIN, &settings) < 0, errno == EINTR {}
    }
}
