/// The wiring of a view, a presenter and an interactor with matching message types.
///
/// With an explicit type of the view, as in `Scene<AppearanceViewController>.build(view:presenter:interactor:)`, the
/// diagnostic of a wrong pairing names the two message types that differ.
///
/// The interactor is created first and the view last. Every part receives its listeners in its initialiser and keeps
/// them as constants. The view owns the presenter, the presenter owns the interactor, and references in the other
/// direction are weak. Holding the view keeps the scene alive and its tasks running. When the view is freed, the other
/// parts are freed and the tasks are cancelled, even if one of them holds a part.
///
/// The messages of each direction are handled one after the other: a command that the presenter sends because the view
/// has sent an event while it handles a command waits until the view has handled that one.
///
/// A message to a part that was freed is dropped and reported to the observer. A message from an initialiser to a part
/// that is not created yet is a programming error, which stops a debug build.
///
/// If SwiftUI is imported too, qualify the name: `PresentationKit.Scene`.
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
    ///   - lifetime: the owner of the tasks, which also provides the observer of messages; only the scene may keep it
    ///     alive.
    ///   - makeView: creates the view with the listener of its events.
    ///   - makePresenter: creates the presenter with the listeners of its commands and requests.
    ///   - makeInteractor: creates the interactor with the listener of its responses and the scope of its tasks.
    /// - Returns: The view, which owns the other parts.
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
