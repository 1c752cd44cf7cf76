/// The presenter and the tasks of a scene, which its view owns through the event listener.
///
/// The interactor's way back to the presenter points here, weakly. So the presenter itself is never the target of a
/// weak
/// reference, which would slow down every use of it.
@MainActor
@usableFromInline
final class SceneOwnership<P: Presenter> {
    @usableFromInline let presenter: P
    private let lifetime: TaskLifetime

    @usableFromInline
    init(presenter: P, lifetime: TaskLifetime) {
        self.presenter = presenter
        self.lifetime = lifetime
    }
}
