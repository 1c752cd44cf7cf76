public import Determinism
public import PresentationKit
public import Testing

/// A tester that drives one scene without a view and records its messages.
///
/// ```swift
/// @MainActor
/// @Test func `a tap counts one`() async {
///     let tester = SceneTester(
///         presenter: { CounterPresenter($0, $1) },
///         interactor: { responses, tasks in
///             UseCaseInteractor(responseListener: responses, tasks: tasks) { (request: CounterRequest) in
///                 switch request {
///                 case .add(let number): .answer { CounterResponse.counted(number) }
///                 }
///             }
///         }
///     )
///     tester.send(.didTapAdd)
///     await tester.expect(request: .add(1))
///     await tester.expect(response: .counted(1))
///     await tester.expect(command: .show(1))
///     await tester.finish()
/// }
/// ```
///
/// A test mentions every message, in order; ``exhaustive`` relaxes that for a family. ``finish(sourceLocation:)`` fails
/// on what was not mentioned, on tasks that still have an answer to give, on tasks that go on after the scene has gone
/// and on parts that were not freed, each cause once. It sees the tasks of the scope that the interactor was given; a
/// `Task` that a part makes itself is not seen unless it keeps the part alive, so none is made in Presentation. Time comes
/// from a `TestClock`; with a seed, tasks that run side by side get their turns in an order that depends on the seed, and
/// every failure names it.
@MainActor
public final class SceneTester<
    Event: ViewEvent & Equatable,
    Command: PresenterCommand & Equatable,
    Request: InteractorRequest & Equatable,
    Response: InteractorResponse & Equatable
> {
    /// The families of which every message has to be mentioned; all of them at first.
    public var exhaustive = Set(MessageFamily.allCases)

    /// The time that the scene lives in.
    public let clock: TestClock

    let recording = SceneRecording<Event, Command, Request, Response>()
    let seed: UInt64?
    private let register: TaskRegistry
    private let hostWait: HostWait
    private let created: SourceLocation
    private var view: TesterView<Event, Command>?
    private weak var presenter: AnyObject?
    private weak var interactor: AnyObject?
    private var isFinished = false

    /// Builds a scene around a presenter and an interactor.
    ///
    /// - Parameters:
    ///   - clock: the time that the parts were given, if they were given one.
    ///   - seed: permutes the turns of tasks that run side by side.
    ///   - makePresenter: makes the presenter, as for `Scene.build`.
    ///   - makeInteractor: makes the interactor, as for `Scene.build`.
    ///   - sourceLocation: where a forgotten ``finish(sourceLocation:)`` is reported.
    public init<P: Presenter, I: Interactor>(
        clock: TestClock = TestClock(),
        seed: UInt64? = nil,
        presenter makePresenter: @MainActor (AnyCommandListener<Command>, AnyRequestListener<Request>) -> P,
        interactor makeInteractor: @MainActor (AnyResponseListener<Response>, TaskScope) -> I,
        sourceLocation: SourceLocation = #_sourceLocation
    )
    where
        P.Event == Event, P.Command == Command, P.Request == Request, P.Response == Response, I.Request == Request,
        I.Response == Response
    {
        self.clock = clock
        self.seed = seed
        created = sourceLocation
        register = TaskRegistry(seed: seed)
        var madePresenter: P?
        var madeInteractor: I?
        let tasks = TaskLifetime(monitor: register, observer: { [recording] _ in recording })
        hostWait = HostWait(tasks.scope)
        view = Scene<TesterView<Event, Command>>.build(
            tasks: tasks,
            view: TesterView.init,
            presenter: { commands, requests -> P in
                let part = makePresenter(commands, requests)
                madePresenter = part
                return part
            },
            interactor: { responses, tasks -> I in
                let part = makeInteractor(responses, tasks)
                madeInteractor = part
                return part
            }
        )
        presenter = madePresenter
        interactor = madeInteractor
    }

    deinit {
        if !isFinished {
            Issue.record("The test ends without `await tester.finish()`.", sourceLocation: created)
        }
    }

    /// Reports an event, as a view would.
    public func send(_ event: Event, sourceLocation: SourceLocation = #_sourceLocation) {
        reportUnmentioned(before: "sending \(JSONValue(event))", sourceLocation)
        recording.log.mentionNext()
        hostWait.begin()
        view?.events.handle(event: event)
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

    /// Ends the scene and fails on everything that is left.
    public func finish(sourceLocation: SourceLocation = #_sourceLocation) async {
        isFinished = true
        await waitUntilIdle()
        reportUnmentioned(before: "the end", sourceLocation)
        report(register.reportUnanswered(), sourceLocation) { "Has not answered at the end of the test: \($0)." }
        if !register.isAwaitingAnswers { await hostWait.reportIfWaiting(sourceLocation) }
        view = nil
        register.releaseAnswers()
        await quiescence.end { messageCount }
        let running = register.reportRunning()
        report(running, sourceLocation) { "Goes on after the scene has gone: \($0)." }
        // A task that goes on may be what keeps a part alive.
        guard running.isEmpty else { return }
        let alive = [presenter.map { _ in "the presenter" }, interactor.map { _ in "the interactor" }].compactMap { $0 }
        report(alive, sourceLocation) { "Is not freed after the scene has gone: \($0). Something keeps it alive." }
    }

    /// Waits until all tasks are idle, and resumes the waiting ones in turn.
    func waitUntilIdle(unless isEnough: () -> Bool = { false }) async {
        await quiescence.waitUntilIdle(unless: isEnough) { messageCount }
    }

    private var quiescence: QuiescenceWait { QuiescenceWait(register: register, clock: clock) }

    private var messageCount: Int { recording.log.records.count + recording.droppedCount }

    /// Returns the tasks that have an answer to give, which are not reported again.
    func reportUnanswered() -> [String] { register.reportUnanswered() }

    private func reportUnmentioned(before moment: String, _ sourceLocation: SourceLocation) {
        let left = recording.log.unmentioned(exhaustive: exhaustive)
        guard !left.isEmpty else { return }
        let text = RecordLogText(log: recording.log, seed: seed).unmentioned(left.map(\.place))
        Issue.record("Before \(moment):\n\(text)", sourceLocation: sourceLocation)
        recording.log.skip()
    }

    private func report(_ names: [String], _ sourceLocation: SourceLocation, text: (String) -> String) {
        guard !names.isEmpty else { return }
        let seed = seed.map { " Seed: \($0)" } ?? ""
        Issue.record("\(text(names.joined(separator: ", ")))\(seed)", sourceLocation: sourceLocation)
    }
}
