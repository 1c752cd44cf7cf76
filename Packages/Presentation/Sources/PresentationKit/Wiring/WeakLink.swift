/// A weak reference from a part of a scene to the part above it.
@MainActor
@usableFromInline
final class WeakLink<Part: AnyObject> {
    // It is written once, in `connect`, and every read is over before the message goes on, so that no two accesses can
    // overlap; the check for it would cost a sixth of a round trip.
    @exclusivity(unchecked) @usableFromInline weak var part: Part?
    @usableFromInline let observer: (any SceneObserver)?
    private var isConnected = false

    @usableFromInline
    init(observer: (any SceneObserver)?) {
        self.observer = observer
    }

    @usableFromInline
    func connect(_ part: Part) {
        self.part = part
        isConnected = true
    }

    /// Drops a message whose recipient was freed.
    @usableFromInline
    func drop<Message>(_ message: Message) {
        assert(
            isConnected,
            """
            \(Message.self) was sent before the part of the scene was made that it is for. \
            Send from an event, from viewDidLoad at the earliest, never from an initialiser.
            """
        )
        observer?.didDrop(Message.self)
    }
}
