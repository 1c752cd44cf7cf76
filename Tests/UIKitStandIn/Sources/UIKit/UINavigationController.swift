public import Foundation

@MainActor
open class UINavigationController: UIViewController {
    open weak var delegate: (any UINavigationControllerDelegate)?
    private var stack: [UIViewController] = []
    /// The view controller that is on the screen, or is being shown.
    private var shown: UIViewController?

    public convenience init(rootViewController: UIViewController) {
        self.init(nibName: nil, bundle: nil)
        setViewControllers([rootViewController], animated: false)
    }

    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }

    open var topViewController: UIViewController? { stack.last }
    override var standInVisibleChild: UIViewController? { shown }

    // A stack that is set with an animation becomes the stack when its transition has ended. UIKit says no more about a
    // stack that is set meanwhile than this message, so that the stand-in drops it.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        precondition(
            Set(viewControllers.map(ObjectIdentifier.init)).count == viewControllers.count,
            "All view controllers in a navigation controller must be distinct"
        )
        guard transition == nil else {
            return UIStandIn.log(
                "Finishing up a navigation transition in an unexpected state. Navigation Bar subview tree might get corrupted."
            )
        }
        if animated, viewIfLoaded?.window != nil, let top = viewControllers.last, top !== shown {
            begin(Transition(stack: viewControllers, top: top))
            UIStandIn.begin { [self] in endTransition() }
        } else {
            adopt(viewControllers)
            showTop()
        }
    }

    private func adopt(_ viewControllers: [UIViewController]) {
        let old = stack
        stack = viewControllers
        for controller in old where !stack.contains(where: { $0 === controller }) { controller.removeFromParent() }
        for controller in stack where controller.parent !== self { addChild(controller) }
    }

    // MARK: - Transitions

    private final class Transition {
        let stack: [UIViewController]
        let top: UIViewController
        /// A Boolean value that indicates whether the user's finger is on the screen.
        var isInteractive = false
        var completions: [@MainActor () -> Void] = []

        init(stack: [UIViewController], top: UIViewController) {
            self.stack = stack
            self.top = top
        }
    }

    private var transition: Transition?

    open override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        guard let transition else { return super.transitionCoordinator }
        return StandInCoordinator { completion in
            if transition.isInteractive {
                transition.completions.append(completion)
            } else {
                UIStandIn.begin(completion)
            }
        }
    }

    private func begin(_ new: Transition) {
        transition = new
        if let shown {
            if !stack.contains(where: { $0 === new.top }) {
                new.top.preferredTransition?.standInBegin(from: shown, to: new.top)
            } else if !new.stack.contains(where: { $0 === shown }) {
                shown.preferredTransition?.standInBegin(from: new.top, to: shown)
            }
        }
        for controller in new.stack where controller.parent !== self { addChild(controller) }
        shown?.standInWillDisappear()
        new.top.standInWillAppear()
        view.addSubview(new.top.view)
        delegate?.navigationController(self, willShow: new.top, animated: true)
    }

    private func endTransition() {
        guard let ended = transition else { return }
        transition = nil
        let old = shown
        shown = ended.top
        adopt(ended.stack)
        old?.viewIfLoaded?.removeFromSuperview()
        old?.standInDidDisappear()
        ended.top.standInDidAppear()
        delegate?.navigationController(self, didShow: ended.top, animated: true)
        for completion in ended.completions { completion() }
    }

    /// Begins the gesture that leads back, which has neither succeeded nor failed before ``standInEndBackGesture(cancelled:)``.
    public func standInBeginBackGesture() {
        guard stack.count > 1, transition == nil else { return }
        let rest = Array(stack.dropLast())
        guard let top = rest.last else { return }
        let new = Transition(stack: rest, top: top)
        new.isInteractive = true
        begin(new)
    }

    /// Ends the gesture that leads back: the delegate hears of a screen only if it has succeeded.
    public func standInEndBackGesture(cancelled: Bool) {
        guard let ended = transition, ended.isInteractive else { return }
        guard cancelled else { return endTransition() }
        transition = nil
        ended.top.standInWillDisappear()
        ended.top.viewIfLoaded?.removeFromSuperview()
        ended.top.standInDidDisappear()
        shown?.standInWillAppear()
        shown?.standInDidAppear()
        for completion in ended.completions { completion() }
    }

    /// Pops the top view controller, unless it is the root: what the back button and the gesture do.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1, let top = stack.last else { return nil }
        setViewControllers(Array(stack.dropLast()), animated: animated)
        return top
    }

    override func standInWillAppear() {
        shown = topViewController
        super.standInWillAppear()
        if let shown { view.addSubview(shown.view) }
    }

    override func standInDidAppear() {
        super.standInDidAppear()
        if let shown { delegate?.navigationController(self, didShow: shown, animated: false) }
    }

    private func showTop() {
        guard viewIfLoaded?.window != nil, let top = topViewController, top !== shown else { return }
        let old = shown
        old?.standInWillDisappear()
        top.standInWillAppear()
        shown = top
        view.addSubview(top.view)
        delegate?.navigationController(self, willShow: top, animated: false)
        UIStandIn.begin { [self] in
            old?.viewIfLoaded?.removeFromSuperview()
            old?.standInDidDisappear()
            top.standInDidAppear()
            delegate?.navigationController(self, didShow: top, animated: false)
        }
    }
}

@MainActor
public protocol UINavigationControllerDelegate: AnyObject {
    func navigationController(
        _ navigationController: UINavigationController,
        willShow viewController: UIViewController,
        animated: Bool
    )
    func navigationController(
        _ navigationController: UINavigationController,
        didShow viewController: UIViewController,
        animated: Bool
    )
}

extension UINavigationControllerDelegate {
    public func navigationController(
        _ navigationController: UINavigationController,
        willShow viewController: UIViewController,
        animated: Bool
    ) {}

    public func navigationController(
        _ navigationController: UINavigationController,
        didShow viewController: UIViewController,
        animated: Bool
    ) {}
}

@MainActor
open class UINavigationItem: NSObject {
    open var title: String?
    open var leftBarButtonItem: UIBarButtonItem?
    open var leftItemsSupplementBackButton = false
    open var rightBarButtonItems: [UIBarButtonItem]?
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    public init(title: String) {
        self.title = title
    }
}

@MainActor
open class UIBarButtonItem: NSObject {
    open var title: String?
    open var accessibilityLabel: String?
    open private(set) var image: UIImage?
    open private(set) var primaryAction: UIAction?
    open var menu: UIMenu?

    // The title of an action replaces that of the item, even by none.
    public init(
        title: String? = nil,
        image: UIImage? = nil,
        primaryAction: UIAction? = nil,
        menu: UIMenu? = nil
    ) {
        self.title = primaryAction?.title ?? title
        self.image = image
        self.primaryAction = primaryAction
        self.menu = menu
    }
}

extension UIStandIn {
    /// Taps the button with a title in a navigation bar, and returns false if there is none.
    @discardableResult
    public static func tap(_ title: String, in item: UINavigationItem) -> Bool {
        let items = [item.leftBarButtonItem].compactMap(\.self) + (item.rightBarButtonItems ?? [])
        let button = items.first { $0.title == title }
        button?.primaryAction?.perform()
        return button?.primaryAction != nil
    }
}
