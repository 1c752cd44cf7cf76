import Foundation

open class UIColor: StandInAttribute, @unchecked Sendable {
    private let name: String

    private init(_ name: String) {
        self.name = name
    }

    open override var description: String { name }

    open class var black: UIColor { UIColor("black") }
    open class var darkGray: UIColor { UIColor("darkGray") }
    open class var lightGray: UIColor { UIColor("lightGray") }
    open class var white: UIColor { UIColor("white") }
    open class var label: UIColor { UIColor("label") }
    open class var secondaryLabel: UIColor { UIColor("secondaryLabel") }
    open class var systemBackground: UIColor { UIColor("systemBackground") }
    open class var secondarySystemBackground: UIColor { UIColor("secondarySystemBackground") }
    open class var systemGreen: UIColor { UIColor("systemGreen") }
    open class var systemOrange: UIColor { UIColor("systemOrange") }
    open class var systemRed: UIColor { UIColor("systemRed") }
    open class var tintColor: UIColor { UIColor("tintColor") }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UIColor)?.name == name
    }

    open override var hash: Int { name.hashValue }
}
