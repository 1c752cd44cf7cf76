/// A change of the open scenes, as a value.
public enum Transition<Route> {
    /// Replaces every scene with this one.
    case launch(Route)
    /// Pushes a scene on top of the current one.
    case push(Route)
    /// Presents a scene modally, in front of all others.
    case present(Route)
    /// Replaces the scene that asks, or else the one on top.
    case replace(Route)
    /// Selects the tab that begins with a scene, as it was left; the scene that is already selected becomes the only one of
    /// its tab.
    case select(Route)
    /// Removes the layer of the scene that asks, or else the one in front.
    case dismiss
    /// Removes the scene that asks, or else the one on top.
    case back

    /// Returns the same transition to a scene of another type.
    public func map<Other>(_ transform: (Route) -> Other) -> Transition<Other> {
        switch self {
        case .launch(let route): .launch(transform(route))
        case .push(let route): .push(transform(route))
        case .present(let route): .present(transform(route))
        case .replace(let route): .replace(transform(route))
        case .select(let route): .select(transform(route))
        case .dismiss: .dismiss
        case .back: .back
        }
    }

    /// Returns the same transition to a scene of another type, or nil if the scene has no counterpart.
    func compactMap<Other>(_ transform: (Route) -> Other?) -> Transition<Other>? {
        switch self {
        case .launch(let route): transform(route).map { .launch($0) }
        case .push(let route): transform(route).map { .push($0) }
        case .present(let route): transform(route).map { .present($0) }
        case .replace(let route): transform(route).map { .replace($0) }
        case .select(let route): transform(route).map { .select($0) }
        case .dismiss: .dismiss
        case .back: .back
        }
    }
}

extension Transition: Equatable where Route: Equatable {}
extension Transition: Hashable where Route: Hashable {}
extension Transition: Sendable where Route: Sendable {}
