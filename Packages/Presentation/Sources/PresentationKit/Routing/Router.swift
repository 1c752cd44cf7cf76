/// The object through which a presenter requests transitions, without knowing the scenes.
///
/// A feature declares its routes in its contract and knows no others. The app joins the routes of its features in one
/// type, and passes each feature a router that ``scoped(_:)`` returns.
///
/// The router of a ``Navigator`` belongs to one screen: `back`, `replace` and `dismiss` concern that screen, also while
/// another one is in front of it, and after the screen was left its router does nothing.
///
/// ```swift
/// let router = Router<AppScene> { print($0) }
/// router.go(.push(.book("typee")))
/// let books: Router<String> = router.scoped(AppScene.book)
/// books.go(.push("typee"))
/// ```
@MainActor
public final class Router<Route> {
    private let perform: @MainActor (Transition<Route>) -> Void

    /// Creates a router that calls a function.
    public init(_ perform: @escaping @MainActor (Transition<Route>) -> Void) {
        self.perform = perform
    }

    /// Requests a transition.
    public func go(_ transition: Transition<Route>) {
        perform(transition)
    }

    /// Returns the router of a feature.
    ///
    /// - Parameter embed: returns the route of the app for a route of the feature.
    public func scoped<Other>(_ embed: @escaping @MainActor (Other) -> Route) -> Router<Other> {
        Router<Other> { [perform] in perform($0.map(embed)) }
    }
}
