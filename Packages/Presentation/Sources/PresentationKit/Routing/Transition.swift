/// A way to another scene, as a value.
///
/// ```swift
/// let transition = Transition.push("typee").map(AppScene.book)
/// ```
public enum Transition<Route> {
    /// Begins anew with this scene alone.
    case launch(Route)
    /// Puts a scene on top, to come back from.
    case push(Route)
    /// Puts a scene in front of everything, as a task of its own.
    case present(Route)
    /// Puts a scene in the place of the one on top.
    case replace(Route)
    /// Ends the task that was put in front.
    case dismiss
    /// Goes back to the scene below.
    case back
    /// Puts a scene on top in a way of which only the host knows more than the name.
    case custom(String, Route)

    /// The same way to a scene of another type.
    public func map<Other>(_ transform: (Route) -> Other) -> Transition<Other> {
        switch self {
        case .launch(let route): .launch(transform(route))
        case .push(let route): .push(transform(route))
        case .present(let route): .present(transform(route))
        case .replace(let route): .replace(transform(route))
        case .dismiss: .dismiss
        case .back: .back
        case .custom(let name, let route): .custom(name, transform(route))
        }
    }

    /// The same way to a scene of another type, or nil if the scene has no counterpart there.
    func compactMap<Other>(_ transform: (Route) -> Other?) -> Transition<Other>? {
        switch self {
        case .launch(let route): transform(route).map { .launch($0) }
        case .push(let route): transform(route).map { .push($0) }
        case .present(let route): transform(route).map { .present($0) }
        case .replace(let route): transform(route).map { .replace($0) }
        case .dismiss: .dismiss
        case .back: .back
        case .custom(let name, let route): transform(route).map { .custom(name, $0) }
        }
    }
}

extension Transition: Equatable where Route: Equatable {}
extension Transition: Hashable where Route: Hashable {}
extension Transition: Sendable where Route: Sendable {}
