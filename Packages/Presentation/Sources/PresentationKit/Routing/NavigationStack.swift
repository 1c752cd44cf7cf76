/// The open scenes: layers from back to front, each with a stack of scenes.
///
/// It is a value without screens; a ``Navigator`` has one. The layer at the back can have tabs, each with a stack of its
/// own, of which one is selected; the idea is that of UIKit's tab bar controller.
///
/// ```swift
/// var stack = NavigationStack<String>()
/// stack.apply(.launch("list"))
/// stack.apply(.push("typee"))
/// print(stack.top ?? "nothing")  // typee
/// ```
public struct NavigationStack<Element> {
    /// The layers from back to front, the scenes of each from bottom to top; no layer is empty.
    public private(set) var layers: [[Element]] = []
    /// The stacks of the tabs that are not selected, the one that was left last at the end.
    public private(set) var otherTabs: [[Element]] = []

    /// Creates a stack of scenes; layers and tabs without a scene are left out.
    ///
    /// - Parameters:
    ///   - layers: the layers from back to front, the scenes of each from bottom to top.
    ///   - otherTabs: the stacks of the tabs that are not selected; none without a layer.
    public init(_ layers: [[Element]] = [], otherTabs: [[Element]] = []) {
        self.layers = layers.filter { !$0.isEmpty }
        self.otherTabs = self.layers.isEmpty ? [] : otherTabs.filter { !$0.isEmpty }
    }

    /// The visible scene.
    public var top: Element? { layers.last?.last }

    /// A Boolean value that indicates whether there is a scene below the visible one.
    var canGoBack: Bool { layers.joined().count > 1 }

    /// Returns whether a scene that matches is open, in front or not.
    func contains(where matches: (Element) -> Bool) -> Bool {
        (layers + otherTabs).contains { $0.contains(where: matches) }
    }

    /// Returns the same stack of other elements.
    public func map<Other>(_ transform: (Element) -> Other) -> NavigationStack<Other> {
        NavigationStack<Other>(layers.map { $0.map(transform) }, otherTabs: otherTabs.map { $0.map(transform) })
    }

    /// Performs a transition that concerns the scene on top.
    ///
    /// Going back from the only scene of a layer removes the layer, and going back from the last scene leaves the stack
    /// empty. Dismissing the only layer changes nothing.
    ///
    /// - Returns: True if the stack changed.
    @discardableResult
    public mutating func apply(_ transition: Transition<Element>) -> Bool {
        switch transition {
        case .launch(let element): (layers, otherTabs) = ([[element]], [])
        case .push(let element): push(element)
        case .present(let element): layers.append([element])
        case .replace(let element):
            pop()
            push(element)
        case .select(let element): show([element])
        case .dismiss:
            guard layers.count > 1 else { return false }
            layers.removeLast()
        case .back:
            guard top != nil else { return false }
            let depth = layers.count
            let wasLast = layers[depth - 1].count == 1
            pop()
            if wasLast { layers.removeLast() }
            if layers.isEmpty { otherTabs = [] }
        }
        return true
    }

    /// Performs a transition that an open scene asks for.
    ///
    /// Going back leaves that scene, replacing takes its place, and dismissing removes its layer, whatever is in front of
    /// it. All other transitions are those of ``apply(_:)``, and so is dismissing from the layer at the back.
    ///
    /// - Parameters:
    ///   - transition: the transition.
    ///   - isSender: returns whether a scene is the one that asks.
    /// - Returns: True if the stack changed; false too if the scene is not open.
    mutating func apply(_ transition: Transition<Element>, from isSender: (Element) -> Bool) -> Bool {
        for tab in otherTabs.indices {
            guard let index = otherTabs[tab].firstIndex(where: isSender) else { continue }
            return apply(transition, at: index, of: \.otherTabs[tab])
        }
        for depth in layers.indices {
            guard let index = layers[depth].firstIndex(where: isSender) else { continue }
            let isOnTop = depth == layers.count - 1 && index == layers[depth].count - 1
            if case .dismiss = transition, depth > 0 {
                layers.remove(at: depth)
                return true
            }
            return isOnTop ? apply(transition) : apply(transition, at: index, of: \.layers[depth])
        }
        return false
    }

    /// Performs a transition of a scene that is not on top.
    private mutating func apply(
        _ transition: Transition<Element>,
        at index: Int,
        of scenes: WritableKeyPath<Self, [Element]>
    ) -> Bool {
        switch transition {
        case .back: self[keyPath: scenes].remove(at: index)
        case .replace(let element): self[keyPath: scenes][index] = element
        case .launch, .push, .present, .select, .dismiss: return apply(transition)
        }
        layers.removeAll(where: \.isEmpty)
        otherTabs.removeAll(where: \.isEmpty)
        return true
    }

    /// Selects the tab whose first scene matches, as it was left; in the tab that is already selected, goes back to it.
    ///
    /// - Returns: True if there is such a tab.
    public mutating func selectTab(where matches: (Element) -> Bool) -> Bool {
        if let first = layers.first?.first, matches(first) {
            layers[0] = [first]
            return true
        }
        guard let index = otherTabs.firstIndex(where: { $0.first.map(matches) ?? false }) else { return false }
        show(otherTabs.remove(at: index))
        return true
    }

    /// Shows a tab in the layer at the back, in place of the one that was selected.
    private mutating func show(_ tab: [Element]) {
        if layers.isEmpty {
            layers = [tab]
        } else {
            otherTabs.append(layers[0])
            layers[0] = tab
        }
    }

    private mutating func push(_ element: Element) {
        if layers.isEmpty { layers = [[]] }
        layers[layers.count - 1].append(element)
    }

    private mutating func pop() {
        guard !layers.isEmpty else { return }
        layers[layers.count - 1].removeLast()
    }
}

extension NavigationStack: Equatable where Element: Equatable {}
extension NavigationStack: Sendable where Element: Sendable {}
