/// A component that puts its children in a row, or one below the other.
///
/// Each child gets the length that it needs; those that grow share the rest. Where there is less space than the children
/// need, the last ones are cut.
public final class Stack: Component {
    /// The direction of a stack.
    public enum Axis: Sendable {
        /// From left to right.
        case horizontal
        /// From top to bottom.
        case vertical
    }

    /// The place of children across the axis.
    public enum Alignment: Sendable {
        /// Children fill the stack.
        case fill
        /// Children have the size that they need, in the middle.
        case center
    }

    private let axis: Axis
    private let spacing: Int
    private let alignment: Alignment

    /// Creates a stack.
    ///
    /// - Parameters:
    ///   - axis: the direction.
    ///   - children: the components, in their order.
    ///   - spacing: the number of cells between children.
    ///   - alignment: the place of children across the axis.
    public init(_ axis: Axis, _ children: [Component], spacing: Int = 0, alignment: Alignment = .fill) {
        self.axis = axis
        self.spacing = spacing
        self.alignment = alignment
        super.init()
        children.forEach(add)
    }

    public override func sizeThatFits(_ size: Size) -> Size {
        let visible = children.filter { !$0.isHidden }
        let sizes = visible.map { $0.sizeThatFits(size) }
        let gaps = spacing * max(0, visible.count - 1)
        switch axis {
        case .horizontal:
            return Size(
                columns: min(size.columns, sizes.reduce(gaps) { $0 + $1.columns }),
                rows: sizes.map(\.rows).max() ?? 0
            )
        case .vertical:
            return Size(
                columns: sizes.map(\.columns).max() ?? 0,
                rows: min(size.rows, sizes.reduce(gaps) { $0 + $1.rows })
            )
        }
    }

    public override func layout() {
        let visible = children.filter { !$0.isHidden }
        let sizes = visible.map { $0.sizeThatFits(frame.size) }
        let lengths = lengths(of: visible, sizes)
        var offset = 0
        for (index, child) in visible.enumerated() {
            child.frame = area(from: offset, lengths[index], across: sizes[index])
            offset += lengths[index] + spacing
        }
    }

    public override func takeLines(for page: LinePage) -> [TerminalText] {
        guard !isHidden else { return [] }
        let gap = axis == .vertical ? Array(repeating: TerminalText(), count: spacing) : []
        let parts = children.map { $0.takeLines(for: page) }.filter { !$0.isEmpty }
        return Array(parts.joined(separator: gap))
    }

    private func lengths(of visible: [Component], _ sizes: [Size]) -> [Int] {
        let (available, needed) =
            switch axis {
            case .horizontal: (frame.size.columns, sizes.map(\.columns))
            case .vertical: (frame.size.rows, sizes.map(\.rows))
            }
        let growing = visible.count { $0.grows }
        var rest = available - spacing * max(0, visible.count - 1)
        for (child, length) in zip(visible, needed) where !child.grows { rest -= length }
        var share = (rest: max(0, rest), count: growing)
        return zip(visible, needed).map { child, length in
            guard child.grows else { return length }
            let length = share.rest / share.count
            share = (share.rest - length, share.count - 1)
            return length
        }
    }

    private func area(from offset: Int, _ length: Int, across size: Size) -> Rect {
        switch axis {
        case .horizontal:
            let height = alignment == .fill ? frame.size.rows : min(size.rows, frame.size.rows)
            let row = (frame.size.rows - height) / 2
            return Rect(Point(column: offset, row: row), Size(columns: length, rows: height))
        case .vertical:
            let width = alignment == .fill ? frame.size.columns : min(size.columns, frame.size.columns)
            let column = (frame.size.columns - width) / 2
            return Rect(Point(column: column, row: offset), Size(columns: width, rows: length))
        }
    }
}

/// An empty component that takes the space that others in a stack leave.
public final class Spacer: Component {
    /// Creates a spacer.
    public override init() {
        super.init()
        grows = true
    }
}
