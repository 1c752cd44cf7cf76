/// The child view models of a list by identity, for cells with work of their own.
///
/// A child is created when its cell is shown. When the cell is reused or the identity leaves the list it is freed, which
/// ends its work.
@MainActor
public final class ChildViewModels<ID: Hashable, Child: AnyObject> {
    private var children: [ID: Child] = [:]
    private let make: @MainActor (ID) -> Child

    /// Creates an empty collection.
    ///
    /// - Parameter make: creates the child of an identity; it must not capture the parent strongly.
    public init(make: @escaping @MainActor (ID) -> Child) {
        self.make = make
    }

    /// Returns the child of an identity, which is created if there is none.
    public func child(for id: ID) -> Child {
        if let child = children[id] { return child }
        let child = make(id)
        children[id] = child
        return child
    }

    /// Frees the child of an identity, because its cell is no longer shown.
    public func remove(_ id: ID) {
        children[id] = nil
    }
}
