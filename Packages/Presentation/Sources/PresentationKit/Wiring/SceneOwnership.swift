/// What the view of a scene holds through its event listener: the presenter, and the tasks.
///
/// The interactor's way back to the presenter points here, weakly. So the presenter itself is never the target of a weak
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
