public import Foundation

@MainActor
open class UIMenuElement: NSObject {
    public enum State: Int, Sendable {
        case off, on, mixed
    }

    open var title: String

    init(title: String) {
        self.title = title
    }
}

@MainActor
open class UIAction: UIMenuElement {
    open var state: UIMenuElement.State
    private let handler: (UIAction) -> Void

    public init(title: String = "", state: UIMenuElement.State = .off, handler: @escaping (UIAction) -> Void) {
        self.state = state
        self.handler = handler
        super.init(title: title)
    }

    func perform() {
        handler(self)
    }
}

@MainActor
open class UIMenu: UIMenuElement {
    open private(set) var children: [UIMenuElement]

    public init(title: String = "", children: [UIMenuElement] = []) {
        self.children = children
        super.init(title: title)
    }
}

@MainActor
open class UIContextMenuConfiguration: NSObject {
    let actionProvider: (([UIMenuElement]) -> UIMenu?)?

    public init(
        identifier: (any NSCopying)?,
        previewProvider: (() -> UIViewController?)?,
        actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
    ) {
        self.actionProvider = actionProvider
    }
}

extension UIStandIn {
    /// Chooses an action of a menu, by its title and those of the menus that lead to it.
    ///
    /// - Returns: False if the menu has no such action.
    @discardableResult
    public static func choose(_ titles: String..., from menu: UIMenu?) -> Bool {
        let found = titles.reduce(menu as UIMenuElement?) { element, title in
            (element as? UIMenu)?.children.first { $0.title == title }
        }
        (found as? UIAction)?.perform()
        return found is UIAction
    }

    /// Returns the menu that a long press on a row shows, or nil.
    public static func menu(at indexPath: IndexPath, in table: UITableView) -> UIMenu? {
        let menu = table.delegate?.tableView(table, contextMenuConfigurationForRowAt: indexPath, point: .zero)
        return menu?.actionProvider?([])
    }
}
