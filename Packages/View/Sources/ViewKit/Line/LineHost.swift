public import PresentationKit

/// Runs scenes on plain lines: for scripts, for pipes, and for terminals without a full screen.
///
/// Data goes to standard output, everything else to standard error. Between two inputs the host waits until the scenes
/// are at rest, so a script gets the whole answer. Alerts become numbered questions where somebody is there to answer,
/// and are answered by their cancel action where not.
///
/// ```swift
/// @MainActor
/// func run(environment: [String: String]) async -> ExitOutcome {
///     let terminal = StandardLineTerminal(environment: environment)
///     let host = LineHost(terminal: terminal, wording: Wording(Language(environment: environment)), mode: .interactive)
///     host.show(GreetingViewController(host: host), after: .launch(()))
///     return await host.run()
/// }
/// ```
@MainActor
public final class LineHost {
    /// How long the host goes on.
    public enum Mode: Sendable {
        /// It prints what the first screen has to say, and ends.
        case script
        /// It asks what to do next until the last screen is left.
        case interactive
    }

    let terminal: any LineTerminal
    /// The language of the user.
    public let wording: Wording
    private let mode: Mode
    /// Whether somebody is there who may be asked.
    public let canPrompt: Bool
    /// Whether what has to be confirmed is.
    let assumesYes: Bool
    /// What the output is made for.
    public let form: OutputFormat
    private let fields: [String]?
    private let isRaw: Bool
    private let trace: SceneTrace?
    private let reportsDroppedMessages: Bool
    private let pager: Pager?
    private var held = PendingOutput()
    private(set) var screen: (any LineScreen)?
    private var loaded: [WeakScreen] = []
    private var lifetimes: [WeakLifetime] = []
    private var isShowingProgress = false
    private var isOutputLost = false
    var question: Question?
    /// How a script ends: as its last screen or its last alert says.
    public var outcome = ExitOutcome.done

    private struct WeakScreen {
        weak let screen: (any LineScreen)?
    }

    private struct WeakLifetime {
        weak let lifetime: TaskLifetime?
    }

    /// Makes a host.
    ///
    /// - Parameters:
    ///   - terminal: what is talked to.
    ///   - wording: the language of the user.
    ///   - mode: how long it goes on.
    ///   - disablesPrompts: whether nothing may be asked even where somebody is there.
    ///   - assumesYes: whether questions are answered with yes whose only other answer than to leave everything destroys
    ///     something.
    ///   - form: what the output is made for; a page becomes columns where there is no terminal.
    ///   - keepsPage: whether a page stays one where there is no terminal.
    ///   - fields: the values of records that were chosen, or nil; on a page they become columns.
    ///   - isRaw: whether a document goes into a pipe with its control characters; a terminal never gets them.
    ///   - trace: records the messages of the scenes.
    ///   - reportsDroppedMessages: whether messages of the scenes are told of that came when nobody was there for them any more.
    ///   - pager: shows a page that is longer than the terminal, where somebody sits in front of one, and in a session a
    ///     text that is; nil if everything is printed as it comes.
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
        self.wording = wording
        self.mode = mode
        self.form = form == .page && (terminal.width == nil && !keepsPage || fields != nil) ? .columns : form
        self.fields = fields
        self.isRaw = isRaw
        self.trace = trace
        self.reportsDroppedMessages = reportsDroppedMessages
        self.assumesYes = assumesYes
        canPrompt = terminal.isInteractive && !disablesPrompts
        let isSeen =
            terminal.isInputTerminal && !disablesPrompts && terminal.output.movesCursor && terminal.height != nil
        self.pager = self.form == .page && isSeen ? pager : nil
    }

    /// A Boolean value that indicates whether somebody is asked what to do next.
    public var isSession: Bool { mode == .interactive && canPrompt }

    /// Where alerts of every client are shown.
    public private(set) lazy var alerts = AlertHost(surface: self)

    /// Where the lines of root views are printed.
    public var page: LinePage {
        LinePage(width: terminal.width, metrics: terminal.output.metrics)
    }

    /// Makes the owner of a scene's tasks, which the host waits for; the scene's messages go to the trace, if there is one.
    public func makeTasks() -> TaskLifetime {
        let lifetime = TaskLifetime(observer: { [weak self, trace, reportsDroppedMessages] view in
            let recorder = trace?.makeRecorder(of: view)
            guard reportsDroppedMessages else { return recorder }
            return DroppedMessageReporter(recorder) { text in
                guard let self else { return }
                self.printMessage(TerminalText(self.wording(text.phrase)))
            }
        })
        lifetimes.removeAll { $0.lifetime == nil }
        lifetimes.append(WeakLifetime(lifetime: lifetime))
        return lifetime
    }

    /// Goes on until the work is done or the user leaves.
    ///
    /// - Returns: how it ended; in script mode, what the last alert meant that nobody could or would answer. It failed
    ///   in any case if a part of the output did not arrive.
    public func run() async -> ExitOutcome {
        while screen != nil {
            await settle()
            await release()
            if let question {
                await ask(question)
            } else if !isSession {
                break
            } else if !(await takeInput()) {
                break
            }
        }
        if isOutputLost { return .failed }
        return isSession ? .done : outcome
    }

    private func settle() async {
        while let busy = lifetimes.lazy.compactMap(\.lifetime).first(where: { $0.pendingCount > 0 }) {
            await busy.untilIdle()
        }
    }
}

extension LineHost: ScenePresenter {
    public func show(_ screen: (any LineScreen)?, after transition: Transition<Void>) {
        self.screen = screen
        guard let screen else { return }
        loaded.removeAll { $0.screen == nil }
        // A screen below one that was opened directly is seen for the first time when somebody comes back to it.
        if loaded.contains(where: { $0.screen === screen }) {
            screen.viewDidReappear()
        } else {
            loaded.append(WeakScreen(screen: screen))
            screen.viewDidLoad()
        }
    }
}

// MARK: - Output

extension LineHost {
    /// Prints lines of data; what the pager may show, when the screens are at rest.
    ///
    /// - Parameters:
    ///   - lines: the lines, from the first one downwards.
    ///   - isText: a Boolean value that indicates whether the lines are a text to be read, and not a list to choose from,
    ///     which has to be in sight in a session.
    public func print(_ lines: [TerminalText], isText: Bool = false) {
        guard !lines.isEmpty else { return }
        if pager != nil, isText || !isSession || !held.lines.isEmpty {
            held.lines += lines
            return
        }
        hideProgress()
        write(EncodedText(lines: lines, for: terminal.output))
    }

    /// Prints records in the form that was asked for: lines of JSON, or columns.
    public func print(_ records: [Record]) {
        guard !records.isEmpty else { return }
        hideProgress()
        switch form {
        case .json: print(records.map { $0.json(of: fields) })
        case .columns, .page:
            for record in records { write(EncodedText(record, of: fields, isRaw: isRaw, for: terminal.output)) }
        }
    }

    /// Prints lines of JSON, which are safe on a terminal by themselves.
    public func print(_ records: [JSONText]) {
        guard !records.isEmpty else { return }
        hideProgress()
        write(EncodedText(json: records))
    }

    /// Hands out what was held for the pager, to it if the terminal is too small for all of it, and then the messages.
    private func release() async {
        guard let pager else { return }
        while !held.lines.isEmpty {
            hideProgress()
            let lines = held.lines
            // Not every pager knows links, and an article lists them below its text.
            var capabilities = terminal.output
            capabilities.showsLinks = false
            let fits = lines.count < terminal.height ?? .max
            let isShown = fits ? false : await pager(EncodedText(lines: lines, for: capabilities).bytes)
            if !isShown { write(EncodedText(lines: lines, for: terminal.output)) }
            held.lines.removeFirst(lines.count)
        }
        let messages = held.messages
        held.messages = []
        messages.forEach(printMessage)
    }

    private func write(_ text: EncodedText) {
        guard !isOutputLost, !terminal.write(text) else { return }
        isOutputLost = true
        printMessage(TerminalText(wording(PromptText.outputLost.phrase)))
    }

    /// Tells something beside the data, and behind the data that came before it.
    public func printMessage(_ text: TerminalText) {
        guard held.lines.isEmpty else { return held.messages.append(text) }
        hideProgress()
        terminal.writeMessage(EncodedText(lines: wrap(text.asMessage), for: terminal.messages))
    }

    /// Says what is going on; only on a terminal that can take it back, and only until something else is written.
    public func showProgress(_ text: TerminalText) {
        guard terminal.messages.movesCursor, terminal.isInteractive else { return }
        hideProgress()
        isShowingProgress = true
        terminal.writeMessage(EncodedText(text.truncated(to: (terminal.width ?? 80) - 1), for: terminal.messages))
    }

    /// Takes back what ``showProgress(_:)`` said.
    public func hideProgress() {
        guard isShowingProgress else { return }
        isShowingProgress = false
        terminal.writeMessage(.lineErasure)
    }

    func wrap(_ text: TerminalText) -> [TerminalText] {
        guard let width = terminal.width, !text.isAddress else { return [text] }
        return text.wrapped(to: width, in: terminal.messages.metrics)
    }
}

extension String {
    func trimmingSpaces() -> String {
        String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }
}
