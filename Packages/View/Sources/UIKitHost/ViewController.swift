#if canImport(UIKit)
    public import Foundation
    public import PresentationKit
    public import UIKit

    /// The base of every view controller on UIKit.
    ///
    /// It makes its root view when UIKit loads the view, and stores it with its type. A screen keeps its input and its
    /// output in separate extensions, each output one delegated call. The shape comes from the article on a scalable iOS
    /// architecture; the class of the same name in ViewKit has it for terminals.
    ///
    /// ```swift
    /// final class TitleViewController: ViewController<TitleView> {
    ///     override func viewDidLoad() {
    ///         super.viewDidLoad()
    ///         rootView.title.text = "Loaded"
    ///     }
    /// }
    /// ```
    @MainActor
    open class ViewController<RootView: AppView>: UIViewController {
        /// The host that shows the screen; nil after it was freed.
        public private(set) weak var host: SceneHost?
        /// The language of the user.
        public let wording: Wording
        /// The alerts of the screen, for its clients.
        public let alerts: ScreenAlerts

        /// The root view; made and set up when the view is loaded.
        public private(set) lazy var rootView: RootView = {
            let view = RootView()
            view.setup()
            return view
        }()

        /// Creates a view controller without a view.
        ///
        /// - Parameter host: the host that shows the screen, held weakly.
        public init(host: SceneHost) {
            self.host = host
            wording = host.wording
            alerts = ScreenAlerts(host: host.alerts)
            super.init(nibName: nil, bundle: nil)
        }

        /// Returns nil, because screens are made in code.
        @available(*, unavailable, message: "Screens are made in code: use init(host:).")
        public required init?(coder: NSCoder) {
            nil
        }

        /// Sets the root view as the view.
        public final override func loadView() {
            view = rootView
        }

        private var hasAppeared = false
        /// A Boolean value that indicates whether another layer is in front of the screen: UIKit does not hide what is behind a
        /// sheet.
        var isCovered = false {
            didSet { if isCovered != oldValue { showAlerts() } }
        }

        /// Shows the alerts that came while another screen was in front.
        open override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            hasAppeared = true
            showAlerts()
        }

        /// Holds back the alerts that are shown while another screen is in front.
        open override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            hasAppeared = false
            showAlerts()
        }

        private func showAlerts() {
            alerts.isVisible = hasAppeared && !isCovered
        }

        /// The view that action sheets of the screen point to on a wide screen; the root view by default.
        open var sheetAnchor: UIView { rootView }
    }

    extension ViewController: HostedScreen {}
#endif
