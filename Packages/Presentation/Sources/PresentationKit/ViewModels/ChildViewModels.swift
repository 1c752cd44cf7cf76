/// The child view models of a list by identity, for cells with work of their own.
///
/// A child is made when its cell is first shown and freed, which ends its work, when the identity leaves the list.
///
/// ```swift
/// let fields = ChildViewModels<Int, SearchFieldModel> { _ in SearchFieldModel() }
/// fields.child(for: 1).type("whales")
/// fields.removeAll(except: [1, 2])
/// ```
@MainActor
public final class ChildViewModels<ID: Hashable, Child: AnyObject> {
    private var children: [ID: Child] = [:]
    private let make: @MainActor (ID) -> Child

    /// Creates a set without children.
    ///
    /// - Parameter make: makes the child of an identity; it must not capture the parent strongly.
    public init(make: @escaping @MainActor (ID) -> Child) {
        self.make = make
    }

    /// The child of an identity, made if there is none yet.
    public func child(for id: ID) -> Child {
        if let child = children[id] { return child }
        let child = make(id)
        children[id] = child
        return child
    }

    /// Frees every child whose identity is not in the list any more.
    public func removeAll(except ids: some Sequence<ID>) {
        let kept = Set(ids)
        children = children.filter { kept.contains($0.key) }
    }
}
