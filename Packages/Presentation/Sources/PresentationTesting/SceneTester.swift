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
/// A test mentions every message, in order; ``Tester/exhaustive`` relaxes that for a family. ``finish(sourceLocation:)`` fails
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
>: Tester<MessageFamily> {
    private let recording = SceneRecording<Event, Command, Request, Response>()
    private var view: TesterView<Event, Command>?
    private weak var presenter: AnyObject?
    private weak var interactor: AnyObject?

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
        let register = TaskRegistry(seed: seed)
        let tasks = TaskLifetime(monitor: register, observer: { [recording] _ in recording })
        super.init(
            of: "scene",
            MessageFamily.allCases,
            register: register,
            lifetime: tasks,
            clock: clock,
            seed: seed,
            sourceLocation: sourceLocation
        )
        recording.tester = self
        var madePresenter: P?
        var madeInteractor: I?
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

    /// Reports an event, as a view would.
    public func send(_ event: Event, sourceLocation: SourceLocation = #_sourceLocation) {
        begin("sending \(JSONValue(event))", sourceLocation)
        log.mentionNext()
        view?.events.handle(event: event)
    }

    /// Waits for the next message, which must be this command.
    public func expect(command: Command, sourceLocation: SourceLocation = #_sourceLocation) async {
        await expect(.command, command, sourceLocation)
    }

    /// Waits for the next message, which must be this request.
    public func expect(request: Request, sourceLocation: SourceLocation = #_sourceLocation) async {
        await expect(.request, request, sourceLocation)
    }

    /// Waits for the next message, which must be this response.
    public func expect(response: Response, sourceLocation: SourceLocation = #_sourceLocation) async {
        await expect(.response, response, sourceLocation)
    }

    /// Ends the scene and fails on everything that is left.
    public func finish(sourceLocation: SourceLocation = #_sourceLocation) async {
        await finish(sourceLocation) {
            view = nil
        } alive: {
            [presenter.map { _ in "the presenter" }, interactor.map { _ in "the interactor" }].compactMap { $0 }
        }
    }

    override var recordCount: Int { super.recordCount + recording.droppedCount }
}

/// The four families of messages of a scene.
public enum MessageFamily: String, CaseIterable, Sendable {
    /// The events of the view.
    case event
    /// The commands of the presenter.
    case command
    /// The requests of the presenter.
    case request
    /// The responses of the interactor.
    case response
}

/// Records every message of the scene under test.
@MainActor
private final class SceneRecording<Event: Equatable, Command: Equatable, Request: Equatable, Response: Equatable>:
    SceneObserver
where Event: Sendable, Command: Sendable, Request: Sendable, Response: Sendable {
    weak var tester: Tester<MessageFamily>?
    private(set) var droppedCount = 0

    func didSend(_ message: some Sendable, to part: ScenePart) {
        switch message {
        case let message as Event where part == .presenter: tester?.log.append(TestRecord(.event, message))
        case let message as Command where part == .view: tester?.log.append(TestRecord(.command, message))
        case let message as Request where part == .interactor: tester?.log.append(TestRecord(.request, message))
        case let message as Response where part == .presenter: tester?.log.append(TestRecord(.response, message))
        default: break
        }
    }

    func didDrop(_ type: any Any.Type) {
        droppedCount += 1
    }
}

/// Replaces the view: sends the events of the test, and shows nothing.
@MainActor
private final class TesterView<Event: ViewEvent, Command: PresenterCommand>: View {
    let events: AnyEventListener<Event>

    init(events: AnyEventListener<Event>) {
        self.events = events
    }

    func handle(command: Command) {}
}
