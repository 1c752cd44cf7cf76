import ViewKit

/// The components of a root that can have the focus, and the one that has it.
///
/// The first component that can have the focus has it in the beginning, and again after the focused one was removed or
/// hidden. A scope that is not active, because an overlay is in front, keeps its component for later.
@MainActor
final class FocusScope {
    private weak let root: Component?
    private weak var component: Component?

    /// A Boolean value that indicates whether keys go to the components of the root.
    var isActive = false {
        didSet { component?.isFocused = isActive }
    }

    init(root: Component) {
        self.root = root
    }

    var focused: Component? {
        update()
        return component
    }

    /// The first responder that a key is passed to.
    var firstResponder: Responder? { focused ?? root }

    /// The components that can have the focus, in the order of the Tab key.
    var candidates: [Component] {
        root.map(\.focusableComponents) ?? []
    }

    /// Finds another component if the focused one cannot have the focus any more.
    func update() {
        if let component, component.canBecomeFocused, let root, component.isVisible(in: root) { return }
        set(candidates.first)
    }

    /// Moves the focus to a component, or else to the first one in it.
    ///
    /// - Returns: False if there is none that can have the focus.
    @discardableResult
    func focus(_ target: Component) -> Bool {
        guard let root, target.isVisible(in: root), let found = target.firstFocusable else { return false }
        set(found)
        return true
    }

    /// Moves the focus along the candidates, from the last one to the first.
    func move(by distance: Int) {
        let candidates = candidates
        guard let focused, let index = candidates.firstIndex(where: { $0 === focused }) else { return }
        set(candidates[(index + distance + candidates.count) % candidates.count])
    }

    private func set(_ next: Component?) {
        guard next !== component else { return }
        component?.isFocused = false
        component = next
        next?.isFocused = isActive
    }
}

extension Component {
    /// The visible components that can have the focus, this one and those in it, from front to end.
    fileprivate var focusableComponents: [Component] {
        isHidden ? [] : (canBecomeFocused ? [self] : []) + children.flatMap(\.focusableComponents)
    }

    /// Returns whether the component belongs to a root, and neither it nor one around it is hidden.
    fileprivate func isVisible(in root: Component) -> Bool {
        sequence(first: self, next: \.parent).prefix { !$0.isHidden }.contains { $0 === root }
    }
}
