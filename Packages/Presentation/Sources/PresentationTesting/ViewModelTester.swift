public import Determinism
public import PresentationKit
public import Testing

/// A tester that drives one view model without a view and records its outputs.
///
/// ```swift
/// @MainActor
/// @Test func `adding later takes a second`() async {
///     let clock = TestClock()
///     let tester = ViewModelTester(clock: clock) { CounterModel(tasks: $0, clock: clock) }
///     tester.send { $0.addLater() }
///     await tester.advance(by: .seconds(1))
///     await tester.expect { $0 = 1 }
///     await tester.finish()
/// }
/// ```
///
/// A test mentions every change and every signal, in order; ``exhaustive`` relaxes that for one of them. See
/// ``SceneTester`` for what ``finish(sourceLocation:)`` fails on, for time and for seeds.
@MainActor
public final class ViewModelTester<Model: ViewModel> {
    /// The families of which every record has to be mentioned; both at first.
    public var exhaustive = Set(OutputFamily.allCases)

    /// The time that the view model lives in.
    public let clock: TestClock

    private let recording: OutputRecording<Model.Shown, Model.Signal>
    private let register: TaskRegistry
    private let hostWait: HostWait
    private let seed: UInt64?
    private let created: SourceLocation
    private var model: Model?
    private var expected: Model.Shown
    private var watched: [Watched] = []
    private var isFinished = false

    /// Creates a view model and observes it.
    ///
    /// - Parameters:
    ///   - clock: the time that the view model was given, if it was given one.
    ///   - seed: permutes the turns of tasks that run side by side.
    ///   - make: makes the view model with the lifetime of its tasks; nothing else may keep either.
    ///   - sourceLocation: where a forgotten ``finish(sourceLocation:)`` is reported.
    /// - Throws: the error of `make`.
    public init<Failure: Error>(
        clock: TestClock = TestClock(),
        seed: UInt64? = nil,
        sourceLocation: SourceLocation = #_sourceLocation,
        _ make: @MainActor (TaskLifetime) throws(Failure) -> Model
    ) throws(Failure) {
        self.clock = clock
        self.seed = seed
        created = sourceLocation
        register = TaskRegistry(seed: seed)
        let tasks = TaskLifetime(monitor: register)
        hostWait = HostWait(tasks.scope)
        let model = try make(tasks)
        self.model = model
        expected = model.output.value
        recording = OutputRecording(shown: expected)
        recording.observe(model)
        watched.append(Watched(name: "the view model", part: model))
    }

    deinit {
        if !isFinished {
            Issue.record("The test ends without `await tester.finish()`.", sourceLocation: created)
        }
    }

    /// The current value of the view model.
    public var shown: Model.Shown { recording.shown }

    /// Calls an input of the view model.
    public func send(sourceLocation: SourceLocation = #_sourceLocation, _ input: @MainActor (Model) -> Void) {
        reportUnmentioned(before: "sending", sourceLocation)
        hostWait.begin()
        if let model { input(model) }
    }

    /// Expects a part, such as a child, to be freed with the view model.
    ///
    /// - Parameters:
    ///   - name: what it is called in a failure.
    ///   - part: returns the part, which is held weakly.
    public func watch(_ name: String, _ part: @MainActor (Model) -> AnyObject) {
        if let model { watched.append(Watched(name: name, part: part(model))) }
    }

    /// Waits for the next record, which must be this change of what was shown before.
    public func expect(
        sourceLocation: SourceLocation = #_sourceLocation,
        _ change: @MainActor (inout Model.Shown) -> Void
    ) async {
        change(&expected)
        await expect(.shown(expected), sourceLocation)
    }

    /// Waits for the next record, which must be this signal.
    public func expect(signal: Model.Signal, sourceLocation: SourceLocation = #_sourceLocation) async {
        await expect(.signal(signal), sourceLocation)
    }

    /// Holds back the next answer of a request with a name, as a slow source would, until ``releaseAnswers(of:)`` is
    /// called.
    ///
    /// Send another request with the same name meanwhile, and the test shows that the held answer does not overwrite the
    /// newer one.
    ///
    /// - Parameter key: the name by which the request replaces another one.
    public func holdAnswer(of key: String) {
        register.holdAnswer(of: key)
    }

    /// Delivers the answers that are held back, and waits until the tasks are idle.
    public func releaseAnswers(of key: String) async {
        register.releaseAnswers(of: key)
        await waitUntilIdle()
    }

    /// Advances ``clock``, and waits until the tasks that it resumes are idle.
    public func advance(by duration: Duration) async {
        await clock.advance(by: duration) { await waitUntilIdle() }
    }

    /// Frees the view model and fails on everything that is left.
    public func finish(sourceLocation: SourceLocation = #_sourceLocation) async {
        isFinished = true
        await waitUntilIdle()
        reportUnmentioned(before: "the end", sourceLocation)
        report(register.reportUnanswered(), sourceLocation) { "Has not answered at the end of the test: \($0)." }
        if !register.isAwaitingAnswers { await hostWait.reportIfWaiting(sourceLocation) }
        model = nil
        register.releaseAnswers()
        await quiescence.end { recording.log.records.count }
        let running = register.reportRunning()
        report(running, sourceLocation) { "Goes on after the view model has gone: \($0)." }
        // A task that goes on may be what keeps a part alive.
        guard running.isEmpty else { return }
        let alive = watched.filter { $0.part != nil }.map(\.name)
        report(alive, sourceLocation) { "Is not freed after the view model has gone: \($0). Something keeps it alive." }
    }

    private func expect(_ record: OutputRecord<Model.Shown, Model.Signal>, _ sourceLocation: SourceLocation) async {
        var outcome = recording.log.take(record.family, exhaustive: exhaustive) { $0 == record }
        if outcome == .nothingYet {
            await waitUntilIdle {
                if outcome == .nothingYet {
                    outcome = recording.log.take(record.family, exhaustive: exhaustive) { $0 == record }
                }
                return outcome != .nothingYet
            }
        }
        switch outcome {
        case .met: return
        case .differs(let place):
            await waitUntilIdle()
            recording.log.recover(from: place) { $0 == record }
            expected = recording.shown
            let text = RecordLogText(log: recording.log, seed: seed)
            Issue.record("\(text.differs(record.family, record.form, at: place))", sourceLocation: sourceLocation)
        case .nothingYet:
            let text = RecordLogText(log: recording.log, seed: seed)
            let failure = text.missing(record.family, record.form, running: register.reportUnanswered())
            Issue.record("\(failure)", sourceLocation: sourceLocation)
        }
    }

    private func waitUntilIdle(unless isEnough: () -> Bool = { false }) async {
        await quiescence.waitUntilIdle(unless: isEnough) { recording.log.records.count }
    }

    private var quiescence: QuiescenceWait { QuiescenceWait(register: register, clock: clock) }

    private func reportUnmentioned(before moment: String, _ sourceLocation: SourceLocation) {
        let left = recording.log.unmentioned(exhaustive: exhaustive)
        guard !left.isEmpty else { return }
        let text = RecordLogText(log: recording.log, seed: seed).unmentioned(left.map(\.place))
        Issue.record("Before \(moment):\n\(text)", sourceLocation: sourceLocation)
        recording.log.skip()
        expected = recording.shown
    }

    private func report(_ names: [String], _ sourceLocation: SourceLocation, text: (String) -> String) {
        guard !names.isEmpty else { return }
        let seed = seed.map { " Seed: \($0)" } ?? ""
        Issue.record("\(text(names.joined(separator: ", ")))\(seed)", sourceLocation: sourceLocation)
    }
}

/// A part that has to be freed.
private struct Watched {
    let name: String
    weak let part: AnyObject?

    init(name: String, part: AnyObject) {
        self.name = name
        self.part = part
    }
}
