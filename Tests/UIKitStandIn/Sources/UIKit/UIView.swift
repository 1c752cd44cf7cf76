public import Foundation

@MainActor
open class UIView: UIResponder {
    open var frame: CGRect
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: frame.size) }
        set { frame.size = newValue.size }
    }
    open var backgroundColor: UIColor?
    open var tintColor: UIColor?
    open var isHidden = false
    open var alpha: CGFloat = 1
    open var contentMode = ContentMode.scaleToFill
    open var clipsToBounds = false
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    open var translatesAutoresizingMaskIntoConstraints = true
    open private(set) var subviews: [UIView] = []
    open private(set) weak var superview: UIView?
    weak var viewController: UIViewController?

    public init(frame: CGRect) {
        self.frame = frame
        super.init()
    }

    // UIKit's own initialisers can be called where the class is not known, such as that of a root view; here one that is
    // required can.
    public required override convenience init() {
        self.init(frame: .zero)
    }

    public required init?(coder: NSCoder) {
        nil
    }

    open override var next: UIResponder? { viewController ?? superview }

    open var window: UIWindow? { superview?.window }

    open func addSubview(_ view: UIView) {
        view.removeFromSuperview()
        view.superview = self
        subviews.append(view)
        if window != nil { view.movedToWindow() }
    }

    open func removeFromSuperview() {
        guard let superview else { return }
        let wasVisible = window != nil
        superview.subviews.removeAll { $0 === self }
        self.superview = nil
        if wasVisible { movedToWindow() }
    }

    private func movedToWindow() {
        didMoveToWindow()
        for view in subviews { view.movedToWindow() }
    }

    open func didMoveToWindow() {}
    open func setNeedsLayout() {}
    open func layoutIfNeeded() {}
}

extension UIView {
    public enum ContentMode: Int, Sendable {
        case scaleToFill, scaleAspectFit, scaleAspectFill
    }
}

@MainActor
open class UIWindow: UIView {
    open var rootViewController: UIViewController? {
        didSet {
            oldValue?.viewIfLoaded?.removeFromSuperview()
            if isVisible { showRoot() }
        }
    }
    open private(set) weak var windowScene: UIWindowScene?
    private var isVisible = false
    /// The size class that the stand-in gives to all view controllers of the window.
    public var standInSizeClass = UIUserInterfaceSizeClass.compact

    public init(windowScene: UIWindowScene) {
        self.windowScene = windowScene
        super.init(frame: .zero)
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        nil
    }

    open override var window: UIWindow? { self }

    open func makeKeyAndVisible() {
        guard !isVisible else { return }
        isVisible = true
        showRoot()
    }

    private func showRoot() {
        guard let rootViewController else { return }
        rootViewController.standInWillAppear()
        addSubview(rootViewController.view)
        rootViewController.standInDidAppear()
    }
}
