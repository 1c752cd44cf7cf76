public import Foundation

@MainActor
open class UIViewController: UIResponder {
    open var title: String?
    open var preferredTransition: Transition?
    open var isModalInPresentation = false
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    open private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
    open private(set) var isEditing = false
    open private(set) lazy var editButtonItem = UIBarButtonItem(
        primaryAction: UIAction(title: "Edit") { [unowned self] _ in setEditing(!isEditing, animated: true) }
    )
    open private(set) weak var parent: UIViewController?
    open private(set) var children: [UIViewController] = []
    open internal(set) var isBeingPresented = false
    open internal(set) var isBeingDismissed = false
    // One that is made before the view controller is presented keeps it until it has been presented.
    open private(set) lazy var presentationController: UIPresentationController? = makePresentationController()
    private var loadedView: UIView?
    private var ownPresented: UIViewController?
    private weak var ownPresenting: UIViewController?

    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init()
    }

    public override convenience init() {
        self.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        nil
    }

    // MARK: - The view

    // UIKit declares it with an exclamation mark.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set {
            loadedView?.viewController = nil
            loadedView = newValue
            newValue?.viewController = self
        }
    }

    open var viewIfLoaded: UIView? { loadedView }
    open var isViewLoaded: Bool { loadedView != nil }

    open func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        loadView()
        precondition(loadedView != nil, "loadView of \(type(of: self)) did not set the view.")
        viewDidLoad()
    }

    open func loadView() {
        view = UIView()
    }

    open func setEditing(_ editing: Bool, animated: Bool) {
        isEditing = editing
    }

    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}

    /// The view controller whose appearance follows that of this one: a container's visible child.
    var standInVisibleChild: UIViewController? { nil }

    func standInWillAppear() {
        loadViewIfNeeded()
        viewWillAppear(false)
        standInVisibleChild?.standInWillAppear()
    }

    func standInDidAppear() {
        viewDidAppear(false)
        standInVisibleChild?.standInDidAppear()
    }

    func standInWillDisappear() {
        viewWillDisappear(false)
        standInVisibleChild?.standInWillDisappear()
    }

    func standInDidDisappear() {
        viewDidDisappear(false)
        standInVisibleChild?.standInDidDisappear()
    }

    open override var next: UIResponder? { viewIfLoaded?.superview ?? parent }

    // MARK: - Containers

    open func addChild(_ childController: UIViewController) {
        childController.parent?.children.removeAll { $0 === childController }
        childController.parent = self
        children.append(childController)
    }

    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }

    open var navigationController: UINavigationController? {
        (parent as? UINavigationController) ?? parent?.navigationController
    }

    open var traitCollection: UITraitCollection {
        UITraitCollection(horizontalSizeClass: viewIfLoaded?.window?.standInSizeClass ?? .unspecified)
    }

    // MARK: - Presentation

    open var presentedViewController: UIViewController? { ownPresented ?? parent?.presentedViewController }
    open var presentingViewController: UIViewController? { ownPresenting ?? parent?.presentingViewController }
    open var popoverPresentationController: UIPopoverPresentationController? {
        presentationController as? UIPopoverPresentationController
    }

    private func makePresentationController() -> UIPresentationController? {
        let isSheet = (self as? UIAlertController)?.preferredStyle == .actionSheet
        return isSheet
            ? UIPopoverPresentationController(presented: self) : UIPresentationController(presented: self)
    }

    private var root: UIViewController { parent?.root ?? self }

    open func present(
        _ viewControllerToPresent: UIViewController,
        animated flag: Bool,
        completion: (() -> Void)? = nil
    ) {
        guard viewIfLoaded?.window != nil else {
            UIStandIn.log(
                "Attempt to present \(viewControllerToPresent) on \(self) (from \(self)) whose view is not in the window "
                    + "hierarchy."
            )
            return
        }
        if let presented = presentedViewController {
            UIStandIn.log(
                "Attempt to present \(viewControllerToPresent) on \(root) (from \(self)) which is already presenting "
                    + "\(presented)."
            )
            return
        }
        precondition(
            viewControllerToPresent.ownPresenting == nil,
            "Application tried to present modally a view controller \(viewControllerToPresent) that is already being "
                + "presented by \(viewControllerToPresent.ownPresenting as Any)."
        )
        checkAnchor(of: viewControllerToPresent)
        let presenter = root
        presenter.ownPresented = viewControllerToPresent
        viewControllerToPresent.ownPresenting = presenter
        viewControllerToPresent.isBeingPresented = true
        viewControllerToPresent.standInWillAppear()
        viewIfLoaded?.window?.addSubview(viewControllerToPresent.view)
        UIStandIn.begin {
            viewControllerToPresent.isBeingPresented = false
            viewControllerToPresent.standInDidAppear()
            completion?()
        }
    }

    private func checkAnchor(of presented: UIViewController) {
        guard let popover = presented.popoverPresentationController, traitCollection.horizontalSizeClass == .regular
        else { return }
        precondition(
            popover.sourceView != nil,
            "Your application has presented a UIAlertController (\(presented)) of style "
                + "UIAlertControllerStyleActionSheet from \(self). You must provide location information for this popover "
                + "through the alert controller's popoverPresentationController. You must provide either a sourceView and "
                + "sourceRect or a barButtonItem."
        )
    }

    /// Dismisses what this view controller presented, or else the view controller itself.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        guard let presented = presentedViewController, let presenter = presented.ownPresenting else {
            if let presenting = presentingViewController {
                presenting.dismiss(animated: flag, completion: completion)
            } else {
                completion?()
            }
            return
        }
        guard !presented.isBeingDismissed, !presented.isBeingPresented else {
            UIStandIn.log(
                "Attempt to dismiss from view controller \(presenter) while a presentation or dismiss is in progress!"
            )
            return
        }
        let gone = sequence(first: presented) { $0.ownPresented }.map { $0 }
        for controller in gone.reversed() {
            controller.isBeingDismissed = true
            controller.standInWillDisappear()
        }
        UIStandIn.begin {
            for controller in gone.reversed() {
                controller.ownPresenting?.ownPresented = nil
                controller.ownPresenting = nil
                controller.presentationController?.standInRelease()
                controller.viewIfLoaded?.removeFromSuperview()
                controller.isBeingDismissed = false
                controller.standInDidDisappear()
            }
            completion?()
        }
    }

    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        isBeingPresented || isBeingDismissed ? StandInCoordinator() : parent?.transitionCoordinator
    }
}

@MainActor
open class UITraitCollection: NSObject {
    open private(set) var horizontalSizeClass: UIUserInterfaceSizeClass

    init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.horizontalSizeClass = horizontalSizeClass
    }
}

public enum UIUserInterfaceStyle: Int, Sendable {
    case unspecified, light, dark
}

public enum UIUserInterfaceSizeClass: Int, Sendable {
    case unspecified, compact, regular
}

@MainActor
public protocol UIViewControllerTransitionCoordinator: AnyObject {
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
}

@MainActor
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
    var isCancelled: Bool { get }
}

/// The coordinator of a transition: what is to follow it comes after all that are under way.
@MainActor
final class StandInCoordinator: UIViewControllerTransitionCoordinator, UIViewControllerTransitionCoordinatorContext {
    let isCancelled = false
    private let follow: @MainActor (@escaping @MainActor () -> Void) -> Void

    init(_ follow: @escaping @MainActor (@escaping @MainActor () -> Void) -> Void = UIStandIn.begin) {
        self.follow = follow
    }

    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animation?(self)
        follow { completion?(self) }
        return true
    }
}
