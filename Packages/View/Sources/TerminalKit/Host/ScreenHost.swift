import Foundation
public import PresentationKit
public import ReportKit
public import ViewKit

/// A host that draws the screen on top into the cells of a terminal.
///
/// The root view of the screen takes all rows but the last, which is the status line. A key goes to the focused text
/// input, then along the responder chain from the focused component over the root view to the view controller, and then
/// to the host. Alerts, the help and the command line are overlays, responder roots of their own. Help, status line and
/// command line are made from the commands of the same chain.
///
/// A change is drawn with the other changes of the same turn of the main actor, and at most every 8 ms; the answer to a
/// key, the first frames of a screen and the pieces of pictures are drawn at once.
///
/// ```swift
/// @MainActor
/// func run(_ screen: any Screen, on terminal: any ScreenTerminal) async -> ExitOutcome {
///     let host = ScreenHost(terminal: terminal, wording: Wording(.english))
///     let navigator = Navigator<Int, any Screen>(presenter: host) { _, _ in screen }
///     navigator.go(.launch(1))
///     return await host.run()
/// }
/// ```
@MainActor
public final class ScreenHost {
    let terminal: any ScreenTerminal
    private let wording: Wording
    private let lifetimes: SceneLifetimes
    private let reportsDroppedMessages: Bool
    private(set) lazy var pacer = FramePacer(clock: clock) { [weak self] in self?.draw() ?? [] }
    private let clock: any Clock<Duration>
    private var writer: FrameWriter
    private var colors = ThemeColors.colorBlindSafe
    /// The background for which colours are chosen; nil for that of the terminal.
    private var background: TerminalBackground?
    private var size: Size
    private var isRunning = false
    private var ending: ExitOutcome?
    private var actionsAfterFrame: [@MainActor () -> Void] = []
    let openScreens = OpenScreens()
    private(set) var overlays: [Overlay] = []
    let statusBar = StatusBar()
    /// The cells of the last frame.
    package private(set) var grid = CellGrid(.zero)
    /// The cell of the cursor in the last frame, or nil if it is hidden.
    package private(set) var cursor: Point?

    /// The messages that came when there was no full screen to show them on: an app prints them when the session has ended.
    public private(set) var unshownMessages: [TerminalText] = []

    /// The outcome of the last report or the last alert; the session itself ends as ``run()`` says.
    public var outcome = ExitOutcome.done

    /// The queue of the alerts of all clients.
    public private(set) lazy var alerts = AlertHost(surface: self, reportsUnhandled: reportsDroppedMessages) {
        [weak self] in self?.showMessage(PromptText.answerUnhandled("\($0)"))
    }

    /// Creates a host.
    ///
    /// - Parameters:
    ///   - terminal: the terminal that shows the screens.
    ///   - wording: the language of the user.
    ///   - trace: the trace that records the messages of the scenes, or nil.
    ///   - reportsDroppedMessages: whether dropped messages are shown.
    ///   - pictureEncoder: the encoder of sixels and symbols, or nil for half blocks in place of both.
    ///   - clock: the clock that paces the frames.
    public init(
        terminal: any ScreenTerminal,
        wording: Wording,
        trace: SceneTrace? = nil,
        reportsDroppedMessages: Bool = false,
        pictureEncoder: (any PictureEncoder)? = nil,
        clock: any Clock<Duration> = ContinuousClock()
    ) {
        self.terminal = terminal
        self.wording = wording
        self.clock = clock
        self.reportsDroppedMessages = reportsDroppedMessages
        lifetimes = SceneLifetimes(trace: trace, reportsDroppedMessages: reportsDroppedMessages)
        // Other programs in the same terminal, such as those in the panes of tmux, have pictures too.
        let firstPicture = 240 * Int(ProcessInfo.processInfo.processIdentifier)
        writer = FrameWriter(
            capabilities: terminal.capabilities,
            firstPicture: firstPicture,
            encoder: pictureEncoder
        )
        size = terminal.size
        statusBar.attach(to: self)
    }

    /// Takes the terminal over and handles its events, until the user quits or leaves the last screen, or a signal ends
    /// the program.
    ///
    /// - Returns: Done, the outcome of the signal, or a failure if the terminal cannot show a full screen.
    public func run() async -> ExitOutcome {
        guard openScreens.top != nil else { return outcome }
        guard let events = try? terminal.enter() else {
            unshownMessages.append(TerminalText(wording(.noFullScreen)))
            return .failed
        }
        isRunning = true
        if !unshownMessages.isEmpty { statusBar.message = unshownMessages.joined() }
        unshownMessages = []
        resize(to: terminal.size)
        pacer.drawIfNeeded()
        for await event in events where ending == nil {
            handle(event)
            if event.isAnsweredAtOnce { pacer.drawIfNeeded() }
        }
        leave()
        alerts.close()
        await waitForTasks()
        return ending ?? .hungUp
    }

    /// The time for which tasks may go on after the end of a session.
    static let taskTimeLimit = Duration.milliseconds(300)

    /// Waits until the tasks have finished, or for a short time: a change that the user made just before quitting is
    /// stored by then, and a response of a slow host is not waited for.
    private func waitForTasks() async {
        let (end, continuation) = AsyncStream.makeStream(of: Void.self)
        let waiters = [
            Task { [lifetimes] in
                await lifetimes.tasks.waitUntilIdle()
                continuation.finish()
            },
            Task { [clock] in
                try? await clock.sleep(for: Self.taskTimeLimit)
                continuation.finish()
            },
        ]
        for await _ in end {}
        for waiter in waiters { waiter.cancel() }
    }

    func finish(_ outcome: ExitOutcome) {
        guard ending == nil else { return }
        ending = outcome
        leave()
    }

    /// Restores the terminal, which deletes the pictures.
    private func leave() {
        guard isRunning else { return terminal.leave() }
        isRunning = false
        terminal.leave(writing: writer.removePictures())
    }

    /// Stops the process; the next program gets a terminal that waits for no picture.
    func stop() {
        terminal.stop(writing: writer.removePictures())
        // Where no shell could continue the process, the terminal did not stop it.
        setNeedsUpdate()
    }

    /// Deletes the pictures that the terminal has; the next frame that shows one sends it again.
    func removePictures() {
        let bytes = writer.removePictures()
        if !bytes.isEmpty { terminal.write(bytes) }
    }

    // MARK: - Frames

    /// Draws everything again in a size, also in the same one: the window may have been smaller in between.
    func resize(to size: Size) {
        self.size = size
        repaint()
    }

    /// Schedules a frame that is written whole, because the screen is empty.
    func repaint() {
        writer.invalidate()
        setNeedsUpdate()
    }

    /// Adopts the capabilities of the terminal; the widths of characters change the layout, and colours every cell.
    func adoptCapabilities() {
        writer.capabilities = capabilities
        // A screen that comes back later has the new widths too.
        for view in openScreens.views { view.setTreeNeedsLayout() }
        for overlay in overlays { overlay.setTreeNeedsLayout() }
        setNeedsUpdate()
    }

    /// The capabilities of the terminal, with the colours and the background that the user has chosen.
    private var capabilities: TerminalCapabilities {
        var capabilities = terminal.capabilities
        capabilities.background = background ?? capabilities.background
        capabilities.colors = colors
        return capabilities
    }

    /// Draws a frame, unless the terminal has not taken the last one yet.
    ///
    /// - Returns: The actions that were waiting for a frame.
    private func draw() -> [@MainActor () -> Void] {
        guard isRunning, ending == nil, terminal.isReady else { return [] }
        var canvas = Canvas(grid.cleared(size), metrics: capabilities.metrics)
        let statusRows = size.rows > 1 ? 1 : 0
        let content = Rect(.zero, Size(columns: size.columns, rows: size.rows - statusRows))
        scope?.update()
        if let view = openScreens.top?.view { display(view, in: content, on: &canvas) }
        for overlay in overlays { place(overlay, in: overlay.area(in: size)) }
        statusBar.progress = openScreens.top?.progressText(on: self)
        statusBar.hints = hints
        statusBar.position = position
        let height = statusBar.message == nil ? statusRows : statusBar.sizeThatFits(size).rows
        let status = Rect(Point(column: 0, row: size.rows - height), Size(columns: size.columns, rows: height))
        display(statusBar, in: status, on: &canvas)
        for overlay in overlays { overlay.display(on: &canvas) }
        (grid, cursor) = (canvas.grid, canvas.cursor)
        let bytes = writer.bytes(for: grid, cursor: cursor)
        if !bytes.isEmpty, !terminal.write(bytes) { finish(.hungUp) }
        if !writer.isComplete {
            pacer.beginBurst(1)
            afterFrame { [weak self] in self?.setNeedsUpdate() }
        }
        defer { actionsAfterFrame = [] }
        return actionsAfterFrame
    }

    private func place(_ component: Component, in area: Rect) {
        component.frame = area
        component.layoutIfNeeded()
    }

    private func display(_ component: Component, in area: Rect, on canvas: inout Canvas) {
        place(component, in: area)
        component.display(on: &canvas)
    }

    /// The number of frames of a new screen that come without a pause: the screen, what it waits for, its content.
    private static let firstFrames = 3

    /// Performs an action when the next frame has been drawn.
    func afterFrame(_ action: @escaping @MainActor () -> Void) {
        actionsAfterFrame.append(action)
        setNeedsUpdate()
    }

    // MARK: - Screens and overlays

    /// The focus of the screen on top, or of the overlay in front of it.
    var scope: FocusScope? { overlays.last?.scope ?? openScreens.scope }

    func present(_ overlay: Overlay) {
        scope?.isActive = false
        overlay.attach(to: self)
        overlays.append(overlay)
        scope?.isActive = true
        setNeedsUpdate()
    }

    func dismiss(_ overlay: Overlay) {
        scope?.isActive = false
        overlays.removeAll { $0 === overlay }
        scope?.isActive = true
        setNeedsUpdate()
    }
}

extension ScreenHost: ScenePresenter {
    public func show(
        _ screens: NavigationStack<any Screen>,
        after transition: Transition<Void>,
        goBack: (@MainActor () -> Void)?
    ) {
        let screen = screens.top
        // Help and command line belong to the screen that is left; alerts stay.
        for overlay in overlays where !(overlay is AlertOverlay) { dismiss(overlay) }
        scope?.isActive = false
        if let screen { screen.view.attach(to: self, controller: screen) }
        openScreens.show(screen, goBack: goBack)
        alerts.removeAlerts(exceptOf: screens)
        pacer.beginBurst(Self.firstFrames)
        scope?.isActive = true
        setNeedsUpdate()
        if screen == nil { finish(.done) }
    }
}

extension ScreenHost: AppHost {
    public var traits: Traits {
        let capabilities = capabilities
        return Traits(
            wording: wording,
            metrics: capabilities.metrics,
            showsPictures: capabilities.showsPictures
        )
    }

    public var isSession: Bool { true }
    public var isFullScreen: Bool { true }
    public var canPrompt: Bool { true }

    public func makeTasks() -> TaskLifetime {
        lifetimes.makeLifetime { [weak self] text in
            guard let self else { return }
            showMessage(text)
        }
    }

    public func showMessage(_ text: TerminalText) {
        if isRunning, ending == nil {
            statusBar.message = text
        } else {
            unshownMessages.append(text)
        }
    }

    public func showProgress(of screen: Screen) {
        if screen === openScreens.top { setNeedsUpdate() }
    }

    public func copy(_ text: String) {
        if isRunning, ending == nil { terminal.write(ClipboardSequence.bytes(copying: text)) }
    }

    /// Ignores the records, which are for programs.
    public func takeRecords(_ records: @autoclosure () -> [Record]) {}

    /// Ignores the text, which is for programs.
    public func takeJSON(_ text: JSONText) {}

    public func setColors(_ colors: ThemeColors, on background: TerminalBackground?) {
        guard (colors, background) != (self.colors, self.background) else { return }
        (self.colors, self.background) = (colors, background)
        adoptCapabilities()
        repaint()
    }

    public func showState(_ state: Phrase?) {
        let text = state.map { TerminalText(wording($0)) } ?? TerminalText()
        if text != statusBar.state { statusBar.state = text }
    }

    public func focus(_ component: Component) {
        openScreens.scope?.focus(component)
        setNeedsUpdate()
    }

    public func setNeedsUpdate() {
        pacer.setNeedsFrame()
    }
}

extension [TerminalText] {
    fileprivate func joined() -> TerminalText {
        dropFirst().reduce(first ?? TerminalText()) { $0 + " · " + $1 }
    }
}

extension Component {
    fileprivate func setTreeNeedsLayout() {
        setNeedsLayout()
        for child in children { child.setTreeNeedsLayout() }
    }
}
