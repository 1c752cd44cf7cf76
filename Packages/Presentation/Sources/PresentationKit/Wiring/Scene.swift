/// The wiring of a view, a presenter and an interactor, whose message types the compiler compares.
///
/// Name the view at the call: `Scene<HogeViewController>.build(view:presenter:interactor:)`. The diagnostic of a wrong
/// pairing then says which two message types differ.
///
/// The interactor is made first and the view last. Every part gets its listeners in its initialiser and keeps them as
/// constants. Ownership runs one way: the view holds the presenter, the presenter holds the interactor; what points
/// back is weak. Holding the view alone keeps the scene alive and its tasks running; when the view goes, everything
/// goes, at once. The tasks are cancelled then, also where one of them still holds a part.
///
/// A message to a part that has gone is dropped and reported to the observer. A message to a part that is not there
/// *yet*, sent from an initialiser, is a mistake in the program and stops a debug build.
///
/// Qualify the name where SwiftUI is imported too: `PresentationKit.Scene`.
///
/// ```swift
/// let view = Scene<CounterView>.build(
///     view: { CounterView(events: $0) },
///     presenter: { CounterPresenter($0, $1) },
///     interactor: { CounterInteractor($0, $1) }
/// )
/// view.tapAdd()
/// print(view.label)  // 1
/// ```
@MainActor
public enum Scene<V: View> {
    /// Creates the parts of a scene and wires them.
    ///
    /// - Parameters:
    ///   - lifetime: owns the tasks; give one to know whether the scene is at rest, or to have its messages observed.
    ///     Only the scene may keep it.
    ///   - makeView: makes the view from the listener of its events.
    ///   - makePresenter: makes the presenter from the listeners of its commands and requests.
    ///   - makeInteractor: makes the interactor from the listener of its responses and the scope of its tasks.
    /// - Returns: the view, which holds the rest.
    @inlinable
    public static func build<P: Presenter, I: Interactor>(
        tasks lifetime: TaskLifetime = TaskLifetime(),
        view makeView: @MainActor (AnyEventListener<P.Event>) -> V,
        presenter makePresenter: @MainActor (AnyCommandListener<P.Command>, AnyRequestListener<P.Request>) -> P,
        interactor makeInteractor: @MainActor (AnyResponseListener<I.Response>, TaskScope) -> I
    ) -> V
    where V.Event == P.Event, V.Command == P.Command, I.Request == P.Request, I.Response == P.Response {
        let observer = lifetime.observer(of: V.self)
        let toView = WeakLink<V>(observer: observer)
        let toPresenter = WeakLink<SceneOwnership<P>>(observer: observer)

        let responses = AnyResponseListener<I.Response> { response in
            guard let owner = toPresenter.part else { return toPresenter.drop(response) }
            observer?.didSend(response, to: .presenter)
            owner.presenter.handle(response: response)
        }
        let interactor = makeInteractor(responses, lifetime.scope)

        let commands = AnyCommandListener<P.Command> { command in
            guard let view = toView.part else { return toView.drop(command) }
            observer?.didSend(command, to: .view)
            view.handle(command: command)
        }
        let requests = AnyRequestListener<P.Request> { request in
            observer?.didSend(request, to: .interactor)
            interactor.handle(request: request)
        }
        let presenter = makePresenter(commands, requests)
        let owner = SceneOwnership(presenter: presenter, lifetime: lifetime)
        toPresenter.connect(owner)

        let events = AnyEventListener<P.Event> { event in
            observer?.didSend(event, to: .presenter)
            owner.presenter.handle(event: event)
        }
        let view = makeView(events)
        toView.connect(view)
        return view
    }
}
