#if canImport(UIKit)
    import Foundation
    import PhotoContract
    import PresentationKit
    import UIKit

    extension UINavigationItem {
        /// Shows the tabs of a screen as a menu that is named after the one that is open; none on a screen that is not a tab.
        func showTabs(of state: PhotoGridState, _ wording: Wording, select: @escaping @MainActor (PhotoTab) -> Void) {
            guard let open = state.tab else { return }
            let actions = state.tabs.map { tab in
                UIAction(title: wording(tab.title), state: tab == open ? .on : .off) { _ in select(tab) }
            }
            leftBarButtonItem = UIBarButtonItem(title: wording(open.title), menu: UIMenu(children: actions))
        }

        /// Shows the button that begins and ends the selection of photos, and beside it a menu.
        func showButtons(_ edit: UIBarButtonItem, menu actions: [UIAction], _ wording: Wording) {
            let menu = UIBarButtonItem(image: UIImage(systemName: "ellipsis.circle"), menu: UIMenu(children: actions))
            menu.accessibilityLabel = wording(Phrase(en: "Actions", ja: "操作"))
            rightBarButtonItems = actions.isEmpty ? [edit] : [edit, menu]
        }
    }
#endif
