/// A part of a root view: it draws into cells, lays out its children, and has its content as lines.
///
/// The full-screen host lays out and draws the components of the screen on top; the line host prints their lines. A
/// component that changes says so by ``setContentChanged()`` or ``setNeedsLayout()``, and one that has to be drawn again only
/// tells its ``host``.
///
/// ```swift
/// final class Rule: Component {
///     override func sizeThatFits(_ size: Size) -> Size {
///         Size(columns: size.columns, rows: 1)
///     }
///
///     override func draw(on canvas: inout Canvas) {
///         canvas.draw(TerminalText(String(repeating: "─", count: canvas.bounds.columns)), at: .zero)
///     }
/// }
/// ```
@MainActor
open class Component: Responder {
    /// The component that contains this one.
    public private(set) weak var parent: Component?
    /// The components in this one, from back to front.
    public private(set) var children: [Component] = []
    private weak var controller: Responder?
    private weak var rootHost: (any SceneHost)?
    /// A Boolean value that indicates whether the children have to be laid out again.
    private(set) var needsLayout = true
    private var isLayingOut = false
    private var hasNewLines = true

    /// The area of the component, in the coordinates of its parent.
    public var frame = Rect.zero {
        didSet {
            if frame.size != oldValue.size { needsLayout = true }
        }
    }

    /// A Boolean value that indicates whether the component is neither laid out nor drawn, and has no lines.
    public var isHidden = false {
        didSet {
            guard isHidden != oldValue else { return }
            setNeedsLayout()
        }
    }

    /// The style of the component and below everything in it; its ground fills the component.
    public var style = TextStyle.plain {
        didSet {
            if style != oldValue { host?.setNeedsUpdate() }
        }
    }

    /// A Boolean value that indicates whether a stack gives the component the space that the others leave.
    public var grows = false

    /// A Boolean value that indicates whether the component has the focus; the host sets it.
    public var isFocused = false {
        didSet {
            // The layout of a split depends on the focus.
            if isFocused != oldValue { setNeedsLayout() }
        }
    }

    /// A Boolean value that indicates whether the component can have the focus; false by default.
    open var canBecomeFocused: Bool { false }

    /// The host that shows the component; nil while it belongs to no screen.
    public var host: (any SceneHost)? { parent?.host ?? rootHost }

    /// The position in the content, or another short fact, for the status line of a full screen; empty by default.
    ///
    /// The host shows that of the focused component, or else that of the nearest component around it.
    open var status: TerminalText { TerminalText() }

    /// The language of the user, the widths of characters, and what the host shows.
    public var traits: Traits { host?.traits ?? Traits() }

    open override var nextResponder: Responder? { parent ?? controller }

    /// Sets the host of a root view, and its view controller if it belongs to a screen.
    package func attach(to host: (any SceneHost)?, controller: Responder? = nil) {
        rootHost = host
        self.controller = controller
    }

    // MARK: - The tree

    /// Adds a component in front of the others.
    public func add(_ child: Component) {
        child.removeFromParent()
        child.parent = self
        children.append(child)
        setNeedsLayout()
    }

    /// Removes the component from its parent.
    public func removeFromParent() {
        guard let parent else { return }
        let index = parent.children.lazy.map(ObjectIdentifier.init).firstIndex(of: ObjectIdentifier(self))
        if let index { parent.children.remove(at: index) }
        parent.setNeedsLayout()
        self.parent = nil
    }

    /// Returns the frontmost visible component at a point, and the point in its coordinates; nil outside of the component.
    public func component(at point: Point) -> (component: Component, point: Point)? {
        guard !isHidden, Rect(.zero, frame.size).contains(point) else { return nil }
        for child in children.reversed() {
            if let found = child.component(at: point - child.frame.origin) { return found }
        }
        return (self, point)
    }

    // MARK: - Changes

    /// Marks the component as changed, with its size and its lines.
    public func setContentChanged() {
        hasNewLines = true
        setNeedsLayout()
    }

    /// Marks the component as one whose children have to be laid out again.
    ///
    /// A change that a component makes while it lays out itself, such as adding a cell, is part of that layout: it
    /// schedules no update.
    public func setNeedsLayout() {
        for component in sequence(first: self, next: \.parent) {
            if component.isLayingOut { return }
            component.needsLayout = true
        }
        host?.setNeedsUpdate()
    }

    /// Calls a closure whose changes of the children are part of a layout.
    func performLayout<Result>(_ body: () -> Result) -> Result {
        let wasLayingOut = isLayingOut
        isLayingOut = true
        defer { isLayingOut = wasLayingOut }
        return body()
    }

    // MARK: - Layout and drawing

    /// Returns the size that the component needs; that of its largest child by default.
    ///
    /// - Parameter size: the available space.
    open func sizeThatFits(_ size: Size) -> Size {
        children.reduce(.zero) { result, child in
            guard !child.isHidden else { return result }
            let needed = child.sizeThatFits(size)
            return Size(columns: max(result.columns, needed.columns), rows: max(result.rows, needed.rows))
        }
    }

    /// Sets the frames of the children; by default each child fills the component.
    open func layout() {
        for child in children { child.frame = Rect(.zero, frame.size) }
    }

    /// Draws the component itself, in its own coordinates; its children are drawn over it.
    open func draw(on canvas: inout Canvas) {}

    /// Lays out the component and everything in it, where that is needed.
    public func layoutIfNeeded() {
        guard !isHidden else { return }
        if needsLayout {
            needsLayout = false
            performLayout(layout)
        }
        for child in children { child.layoutIfNeeded() }
    }

    /// Draws the component and everything in it into its area of a canvas.
    open func display(on canvas: inout Canvas) {
        guard !isHidden else { return }
        canvas.inside(frame, style: style) { canvas in
            guard !canvas.isClipped else { return }
            draw(on: &canvas)
            for child in children { child.display(on: &canvas) }
        }
    }

    // MARK: - Lines

    /// A Boolean value that indicates whether the lines are a text to read, which a line host can show in the pager; by
    /// default whether those of a child are.
    open var isText: Bool { children.contains { !$0.isHidden && $0.isText } }

    /// The first component in this one, or it itself, that can have the focus.
    public var firstFocusable: Component? {
        guard !isHidden else { return nil }
        return canBecomeFocused ? self : children.lazy.compactMap(\.firstFocusable).first
    }

    /// Returns the content of the component itself as lines; none by default.
    open func lines(for page: LinePage) -> [TerminalText] { [] }

    /// Returns the lines of the component and its children that have not been printed yet, and marks them as printed.
    ///
    /// A printed line cannot be changed, so a component whose content changed has all its lines again, if it does not
    /// know better, as a list knows which rows were appended.
    open func takeLines(for page: LinePage) -> [TerminalText] {
        guard !isHidden else { return [] }
        defer { hasNewLines = false }
        return (hasNewLines ? lines(for: page) : []) + children.flatMap { $0.takeLines(for: page) }
    }

    /// Marks the new lines as printed, because the host prints records in place of them.
    open func skipLines() {
        hasNewLines = false
        for child in children { child.skipLines() }
    }

    /// Marks lines as not printed that the user needs to see again on coming back to the screen; none by default.
    open func prepareToReappear() {
        for child in children { child.prepareToReappear() }
    }

    /// Marks all lines as not printed.
    open func setNeedsPrinting() {
        hasNewLines = true
        for child in children { child.setNeedsPrinting() }
    }

    // MARK: - Input

    /// Handles a click into the component; the parent handles it by default.
    ///
    /// - Parameter point: the cell, in the coordinates of the component.
    open func didTap(at point: Point) {
        parent?.didTap(at: point + frame.origin)
    }

    /// Handles the mouse wheel; the parent handles it by default.
    ///
    /// - Parameter rows: the number of rows to scroll down by; negative for up.
    open func didScroll(by rows: Int) {
        parent?.didScroll(by: rows)
    }
}
