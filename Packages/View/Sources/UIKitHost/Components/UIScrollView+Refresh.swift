#if canImport(UIKit)
    public import UIKit

    extension UIScrollView {
        /// Adds a control by which the user has the content read or fetched again, pulling it down.
        ///
        /// The control ends at once: the status of the screen shows the progress, and a screen does not hear of the end of a
        /// refresh that has no progress and changes nothing.
        public func setRefresh(_ perform: @escaping @MainActor () -> Void) {
            let control = UIRefreshControl()
            control.addAction(
                UIAction { [weak control] _ in
                    perform()
                    control?.endRefreshing()
                },
                for: .valueChanged
            )
            refreshControl = control
        }
    }
#endif
