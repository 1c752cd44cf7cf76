/// The presenter and the tasks of a scene, which its view owns through the event listener.
///
/// The interactor refers weakly to this object in place of the presenter, because an object that is the target of a
/// weak reference is slower in every use.
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
