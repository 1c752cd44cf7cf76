public import PresentationKit
public import ReportKit

/// A host that runs scenes on plain lines: for scripts, pipes, and sessions without a full screen.
///
/// It prints the lines of a screen that are new: when a component has changed, and before anything else is printed.
/// Data goes to standard output, messages and prompts to standard error. Before it reads input or ends, the host waits
/// until the tasks of all scenes have finished, so a script gets the whole output. Alerts are numbered prompts on a
/// terminal, and are answered by their cancel action elsewhere.
///
/// ```swift
/// @MainActor
/// func run(environment: [String: String]) async -> ExitOutcome {
///     let terminal = StandardLineTerminal(environment: environment)
///     let host = LineHost(terminal: terminal, wording: Wording(Language(environment: environment)), mode: .interactive)
///     let navigator = Navigator<Int, any Screen>(presenter: host) { _, _ in GreetingViewController(host: host) }
///     navigator.go(.launch(1))
///     return await host.run()
/// }
/// ```
@MainActor
public final class LineHost {
    /// The mode of a host, which decides when it ends.
    public enum Mode: Sendable {
        /// The host prints the output of the first screen and ends.
        case script
        /// The host prompts for input until the user leaves the last screen.
        case interactive
    }

    let terminal: any LineTerminal
    public let traits: Traits
    private let mode: Mode
    /// A Boolean value that indicates whether a user can be prompted.
    public let canPrompt: Bool
    let assumesYes: Bool
    /// The format of the output.
    public let form: OutputFormat
    private let fields: [String]?
    private let isRaw: Bool
    private let lifetimes: SceneLifetimes
    private let pager: Pager?
    private var pending = PendingOutput()
    private let shownScreen = ShownScreen()
    private let reportsDroppedMessages: Bool
    private var needsUpdate = false
    private var isShowingProgress = false
    private var isOutputLost = false
    var pendingAlert: PendingAlert?
    /// The outcome of a script: that of its last screen or its last alert.
    public var outcome = ExitOutcome.done

    /// Creates a host.
    ///
    /// - Parameters:
    ///   - terminal: the terminal for input and output.
    ///   - wording: the language of the user.
    ///   - mode: the mode, which decides when the host ends.
    ///   - disablesPrompts: whether the user must not be prompted.
    ///   - assumesYes: whether alerts whose only button besides cancel is destructive are answered with it.
    ///   - form: the format of the output; a page becomes columns where there is no terminal.
    ///   - keepsPage: whether a page stays a page where there is no terminal.
    ///   - fields: the selected fields of records, or nil for all; they are printed as columns.
    ///   - isRaw: whether a document is written to a pipe with its control characters; a terminal never gets them.
    ///   - trace: the trace that records the messages of the scenes, or nil.
    ///   - reportsDroppedMessages: whether dropped messages are reported on standard error.
    ///   - pager: the pager for output that is longer than the terminal, in a session for texts only; nil for no pager.
    public init(
        terminal: any LineTerminal,
        wording: Wording,
        mode: Mode,
        disablesPrompts: Bool = false,
        assumesYes: Bool = false,
        form: OutputFormat = .page,
        keepsPage: Bool = false,
        fields: [String]? = nil,
        isRaw: Bool = false,
        trace: SceneTrace? = nil,
        reportsDroppedMessages: Bool = false,
        pager: Pager? = nil
    ) {
        self.terminal = terminal
        traits = Traits(wording: wording, metrics: terminal.output.metrics)
        self.mode = mode
        self.form = form == .page && (terminal.width == nil && !keepsPage || fields != nil) ? .columns : form
        self.fields = fields
        self.isRaw = isRaw
        lifetimes = SceneLifetimes(trace: trace, reportsDroppedMessages: reportsDroppedMessages)
        self.reportsDroppedMessages = reportsDroppedMessages
        self.assumesYes = assumesYes
        canPrompt = terminal.isInteractive && !disablesPrompts
        let isSeen =
            terminal.isInputTerminal && !disablesPrompts && terminal.output.movesCursor && terminal.height != nil
        self.pager = self.form == .page && isSeen ? pager : nil
    }

    /// A Boolean value that indicates whether the host prompts for input between screens.
    public var isSession: Bool { mode == .interactive && canPrompt }

    public var isFullScreen: Bool { false }

    /// The queue of the alerts of all clients.
    public private(set) lazy var alerts = AlertHost(surface: self, reportsUnhandled: reportsDroppedMessages) {
        [weak self] in self?.showMessage(PromptText.answerUnhandled("\($0)"))
    }

    var screen: (any Screen)? { shownScreen.top }

    var page: LinePage {
        LinePage(width: terminal.width, metrics: traits.metrics, wording: wording)
    }

    var wording: Wording { traits.wording }

    /// Creates the task lifetime of a scene.
    ///
    /// The host waits for its tasks, and records the messages of the scene in the trace, if there is one.
    public func makeTasks() -> TaskLifetime {
        lifetimes.makeLifetime { [weak self] text in self?.showMessage(text) }
    }

    /// Runs until the tasks have finished or the user quits.
    ///
    /// - Returns: The outcome; of a script that of its last report or alert. It is a failure if output was lost.
    public func run() async -> ExitOutcome {
        while screen != nil {
            await lifetimes.tasks.waitUntilIdle()
            update()
            if let pager { await writePendingOutput(through: pager) }
            // A cell may have changed the rows while it was printed.
            if needsUpdate { continue }
            if let pendingAlert {
                await resolve(pendingAlert)
            } else if !isSession {
                break
            } else if !(await performNextAction()) {
                break
            }
        }
        if screen == nil {
            await lifetimes.tasks.waitUntilIdle()
            if let pager { await writePendingOutput(through: pager) }
        }
        if isOutputLost { return .failed }
        return isSession ? .done : outcome
    }
}

extension LineHost: ScenePresenter {
    public func show(
        _ screens: NavigationStack<any Screen>,
        after transition: Transition<Void>,
        goBack: (@MainActor () -> Void)?
    ) {
        update()
        // The tab that is selected already is printed again.
        if case .select = transition, screen === screens.top { screen?.view.prepareToReappear() }
        shownScreen.show(screens.top)
        alerts.removeAlerts(exceptOf: screens)
        if screen != nil { setNeedsUpdate() }
    }
}

extension LineHost: AppHost {
    /// Ignores the colours, because lines keep those that they began with.
    public func setColors(_ colors: ThemeColors, on background: TerminalBackground?) {}

    /// Ignores the state, which lines have messages for.
    public func showState(_ state: Phrase?) {}

    public func setNeedsUpdate() {
        guard !needsUpdate else { return }
        needsUpdate = true
        Task { update() }
    }

    /// Prints the new lines of the screen; those for the pager when the tasks of all scenes have finished.
    func update() {
        guard needsUpdate else { return }
        needsUpdate = false
        guard let view = screen?.view else { return }
        guard form == .page else { return view.skipLines() }
        let lines = view.takeLines(for: page)
        // A session shows texts in the pager; a list stays visible.
        if pager != nil, view.isText || !isSession || !pending.lines.isEmpty {
            pending.lines += lines
        } else if !lines.isEmpty {
            write(EncodedText(lines: lines, for: terminal.output))
        }
    }

    public func takeRecords(_ records: @autoclosure () -> [Record]) {
        switch form {
        case .page: break
        case .json: for record in records() { takeJSON(record.json(of: fields)) }
        case .nullTerminated:
            for record in records() { write(EncodedText(nullTerminated: record, of: fields, for: terminal.output)) }
        case .columns:
            for record in records() { write(EncodedText(record, of: fields, isRaw: isRaw, for: terminal.output)) }
        }
    }

    public func takeJSON(_ text: JSONText) {
        write(EncodedText(json: [text]))
    }

    public func copy(_ text: String) {
        update()
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { TerminalText(String($0)) }
        if pending.lines.isEmpty {
            write(EncodedText(lines: lines, for: terminal.output))
        } else {
            pending.lines += lines
        }
    }

    /// Does nothing, because the prompt takes the commands of the first component that can have the focus.
    public func focus(_ component: Component) {}
}

// MARK: - Output

extension LineHost {
    /// Writes the pending lines, through the pager if they are longer than the terminal, and then the pending messages.
    private func writePendingOutput(through pager: Pager) async {
        while !pending.lines.isEmpty {
            hideProgress()
            let lines = pending.lines
            // Not every pager supports links, and an article lists them below its text.
            var capabilities = terminal.output
            capabilities.showsLinks = false
            let fits = lines.count < terminal.height ?? .max
            let isShown = fits ? false : await pager(EncodedText(lines: lines, for: capabilities).bytes)
            if !isShown { write(EncodedText(lines: lines, for: terminal.output)) }
            pending.lines.removeFirst(lines.count)
        }
        let messages = pending.messages
        pending.messages = []
        for message in messages { showMessage(message) }
    }

    private func write(_ text: EncodedText) {
        hideProgress()
        guard !isOutputLost, !terminal.write(text) else { return }
        isOutputLost = true
        showMessage(PromptText.outputLost)
    }

    /// Prints a message to standard error, behind the data that was printed before it.
    public func showMessage(_ text: TerminalText) {
        update()
        guard pending.lines.isEmpty else { return pending.messages.append(text) }
        hideProgress()
        terminal.writeMessage(text)
    }

    /// Shows progress until something else is written; only on a terminal that can erase the line.
    public func showProgress(of screen: Screen) {
        guard let text = screen.progressText(on: self) else { return hideProgress() }
        update()
        guard terminal.messages.movesCursor, terminal.isInteractive else { return }
        hideProgress()
        isShowingProgress = true
        terminal.writeMessage(EncodedText(text.truncated(to: (terminal.width ?? 80) - 1), for: terminal.messages))
    }

    func hideProgress() {
        guard isShowingProgress else { return }
        isShowingProgress = false
        terminal.writeMessage(.lineErasure)
    }

    func wrap(_ text: TerminalText) -> [TerminalText] {
        guard let width = terminal.width, !text.isAddress else { return [text] }
        return text.wrapped(to: width, in: terminal.messages.metrics)
    }
}
