public import Foundation

extension UIViewController {
    @MainActor
    public final class Transition: NSObject {
        @MainActor
        public final class ZoomOptions: NSObject {}

        @MainActor
        public final class ZoomSourceViewProviderContext: NSObject {
            public let sourceViewController: UIViewController
            public let zoomedViewController: UIViewController

            init(_ source: UIViewController, _ zoomed: UIViewController) {
                (sourceViewController, zoomedViewController) = (source, zoomed)
            }
        }

        private let sourceView: (ZoomSourceViewProviderContext) -> UIView?

        private init(_ sourceView: @escaping (ZoomSourceViewProviderContext) -> UIView?) {
            self.sourceView = sourceView
        }

        public static func zoom(
            options: ZoomOptions? = nil,
            sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
        ) -> Transition {
            Transition(sourceViewProvider)
        }

        /// Asks for the view out of which a screen is zoomed, or into which it is.
        func standInBegin(from source: UIViewController, to zoomed: UIViewController) {
            UIStandIn.zoomedViews.append(sourceView(ZoomSourceViewProviderContext(source, zoomed)))
        }
    }
}
