public import Foundation

// https://developer.apple.com/documentation/uikit/uinavigationcontroller
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
    open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }
    override var standInVisibleChild: UIViewController? { shown }

    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        precondition(
            Set(viewControllers.map(ObjectIdentifier.init)).count == viewControllers.count,
            "All view controllers in a navigation controller must be distinct"
        )
        let old = stack
        stack = viewControllers
        for controller in old where !stack.contains(where: { $0 === controller }) { controller.removeFromParent() }
        for controller in stack where controller.parent !== self { addChild(controller) }
        showTop(animated)
    }

    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        precondition(
            !stack.contains { $0 === viewController },
            "Pushing the same view controller instance more than once is not supported (\(viewController))"
        )
        setViewControllers(stack + [viewController], animated: animated)
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

    private func showTop(_ animated: Bool) {
        guard viewIfLoaded?.window != nil, let top = topViewController, top !== shown else { return }
        let old = shown
        old?.standInWillDisappear()
        top.standInWillAppear()
        shown = top
        view.addSubview(top.view)
        delegate?.navigationController(self, willShow: top, animated: animated)
        UIStandIn.begin { [self] in
            old?.viewIfLoaded?.removeFromSuperview()
            old?.standInDidDisappear()
            top.standInDidAppear()
            delegate?.navigationController(self, didShow: top, animated: animated)
        }
    }
}

// https://developer.apple.com/documentation/uikit/uinavigationcontrollerdelegate
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

// https://developer.apple.com/documentation/uikit/uinavigationitem
@MainActor
open class UINavigationItem: NSObject {
    open var title: String?
    open var leftBarButtonItem: UIBarButtonItem?
    open var rightBarButtonItem: UIBarButtonItem?

    public init(title: String) {
        self.title = title
    }
}

// https://developer.apple.com/documentation/uikit/uibarbuttonitem
@MainActor
open class UIBarButtonItem: NSObject {
    open var title: String?
    open var menu: UIMenu?

    public init(title: String? = nil, image: UIImage? = nil, menu: UIMenu? = nil) {
        self.title = title
        self.menu = menu
    }
}

// https://developer.apple.com/documentation/uikit/uiimage
open class UIImage: NSObject, @unchecked Sendable {
    public init?(systemName name: String) {}
}
