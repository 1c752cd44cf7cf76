import Foundation
public import ViewKit

/// The terminal of the process: standard input and standard output.
///
/// It is restored by ``leave(writing:)``, on `exit`, in a crash, and while the process is stopped. SIGTERM, SIGHUP and SIGINT
/// become ``ScreenTerminalEvent/terminated(_:)``, and SIGTSTP ``ScreenTerminalEvent/stopRequested``. Other signals that end a
/// process, such as SIGUSR1 and SIGKILL, leave the terminal as it is.
///
/// Only one session at a time can be open in a process.
@MainActor public final class StandardScreenTerminal: ScreenTerminal {
    public private(set) var capabilities: TerminalCapabilities
    public private(set) var size = RawTerminal.size

    private let kind: CapabilityQuery.Kind
    private var events: AsyncStream<ScreenTerminalEvent>.Continuation?
    private var reports: AsyncStream<InputReader.Report>.Continuation?
    /// The terminal; nil outside of a session, and while the process is stopped.
    private var terminal: RawTerminal?
    /// The queries for capabilities; nil until they are sent.
    private var query: CapabilityQuery?

    /// Creates the terminal of the process.
    public init(environment: [String: String]) {
        capabilities = TerminalCapabilities(environment: environment, isTerminal: isatty(STDOUT_FILENO) == 1)
        kind = CapabilityQuery.Kind(environment: environment)
        capabilities = measured
    }

    deinit {
        reports?.finish()
        events?.finish()
    }

    public func enter() throws(ScreenTerminalError) -> AsyncStream<ScreenTerminalEvent> {
        leave()
        guard capabilities.movesCursor else { throw .notATerminal }
        let (stream, events) = AsyncStream.makeStream(of: ScreenTerminalEvent.self)
        let (reports, continuation) = AsyncStream.makeStream(of: InputReader.Report.self)
        terminal = try makeTerminal(reportingTo: continuation)
        self.events = events
        self.reports = continuation
        size = RawTerminal.size
        Task { [weak self] in
            for await report in reports { self?.handle(report) }
        }
        return stream
    }

    public func leave(writing bytes: [UInt8]) {
        release(writing: bytes)
        reports?.finish()
        reports = nil
        events?.finish()
        events = nil
    }

    public var isReady: Bool { terminal?.hasUnwrittenBytes != true }

    @discardableResult
    public func write(_ bytes: [UInt8]) -> Bool {
        guard let terminal else { return events != nil }
        guard query == nil else { return terminal.write(bytes) }
        // The first frame sets every rendition itself, so that no later one has a colour of the query.
        let colorQuery = CapabilityQuery.colorBytes(for: kind, assuming: capabilities.colorDepth)
        guard terminal.write(colorQuery + bytes + CapabilityQuery.bytes(for: kind)) else { return false }
        startQuery()
        return true
    }

    public func stop(writing bytes: [UInt8]) {
        guard terminal != nil, !SignalAction.isIgnored(SIGTSTP) else {
            write(bytes)
            return
        }
        release(writing: bytes)
        SignalAction.withUnblockedSignals {
            // First the other processes of the group, such as a shell that runs a script with this program; then this
            // thread, which goes on after the process was continued. Where no shell could do that, the system ignores it.
            let ignored = SignalAction(SIGTSTP, SIG_IGN)
            kill(0, SIGTSTP)
            ignored.restore()
            SignalAction.deliver(SIGTSTP)
            // Continued in the background, the process is stopped again, and can still be terminated.
            TerminalModes()?.apply()
        }
        resume()
    }

    private func release(writing bytes: [UInt8] = []) {
        let answerTime = query.map { max($0.remainingTime(at: .now), $0.remainingTimeOfPassthrough(at: .now)) }
        terminal?.release(writing: bytes, answerTime: answerTime ?? .zero)
        terminal = nil
        // The answers to queries that were not complete are lost.
        if query?.isComplete == false { query = nil }
    }

    /// Takes the terminal over again, if the session has not ended meanwhile.
    private func resume() {
        guard let reports, let events, terminal == nil else { return }
        do {
            let terminal = try makeTerminal(reportingTo: reports)
            if query?.hasKeyboardProtocol == true { terminal.pushKeyboard() }
            self.terminal = terminal
            updateSize()
            events.yield(.resumed)
        } catch {
            events.yield(.terminated(SIGHUP))
        }
    }

    private func handle(_ report: InputReader.Report) {
        switch report {
        case .input(let event):
            if case .response(let answer) = event { receive(answer) }
            events?.yield(.input(event))
        case .outputReady:
            guard let terminal else { return }
            guard terminal.continueWriting() else {
                events?.yield(.terminated(SIGHUP))
                return
            }
            if isReady { events?.yield(.outputReady) }
        case .signal(SIGWINCH):
            // The content may have moved although the size is the same again.
            size = RawTerminal.size
            events?.yield(.resized(size))
            adoptCapabilities()
        case .signal(SIGTSTP): events?.yield(.stopRequested)
        case .signal(SIGCONT):
            // Stopped by SIGSTOP, after which the terminal may have any mode.
            guard let terminal else { return }
            terminal.enter()
            updateSize()
            events?.yield(.resumed)
        case .signal(let signal): events?.yield(.terminated(signal))
        }
    }

    private func updateSize() {
        let current = RawTerminal.size
        guard current != size else { return }
        size = current
        events?.yield(.resized(current))
    }

    /// Takes the terminal over.
    ///
    /// tmux drops what passes through it while it has a window to draw, as it has once a program enters the alternate screen. So
    /// it gets the queries before.
    private func makeTerminal(
        reportingTo reports: AsyncStream<InputReader.Report>.Continuation
    ) throws(ScreenTerminalError) -> RawTerminal {
        let asksFirst = kind == .tmux && query == nil
        let terminal = try RawTerminal(
            writing: asksFirst ? CapabilityQuery.bytes(for: kind) : [],
            reportingInput: kind != .videoTerminal
        ) { reports.yield($0) }
        if asksFirst { startQuery() }
        return terminal
    }

    private func startQuery() {
        query = CapabilityQuery(kind, start: .now)
        Task { [weak self] in
            try? await Task.sleep(for: CapabilityQuery.timeLimit)
            self?.applyAnswers()
        }
    }

    private func receive(_ answer: TerminalResponse) {
        query?.receive(answer)
        if query?.remainingTime(at: .now) == .zero { applyAnswers() }
    }

    private func applyAnswers() {
        if query?.hasKeyboardProtocol == true { terminal?.pushKeyboard() }
        adoptCapabilities()
    }

    /// The capabilities with the size of a cell that the system knows, which has changed if the user has chosen another font.
    private var measured: TerminalCapabilities {
        var capabilities = capabilities
        let cell = RawTerminal.cellSize
        capabilities.metrics = capabilities.metrics.with(pixelWidth: cell.width, pixelHeight: cell.height)
        return capabilities
    }

    private func adoptCapabilities() {
        let updated = query?.applied(to: measured) ?? measured
        guard updated != capabilities else { return }
        capabilities = updated
        events?.yield(.capabilitiesChanged)
    }
}
