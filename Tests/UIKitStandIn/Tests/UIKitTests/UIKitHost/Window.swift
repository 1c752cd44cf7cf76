import Foundation
import PresentationKit
import UIKit
import UIKitHost

/// A host in a visible window, with a navigator for screens that are numbered.
@MainActor
final class Window {
    let window = UIWindow(frame: .zero)
    let host = SceneHost(wording: Wording(.english))
    private(set) lazy var navigator = Navigator<Int, UIViewController>(presenter: host) { [weak self] number, _ in
        self?.makeScreen(number)
    }
    /// Creates the screen of a number; nil for numbers below zero.
    var makeScreen: @MainActor (Int) -> UIViewController? = { $0 < 0 ? nil : NumberedScreen($0) }

    init(isVisible: Bool = true) {
        UIStandIn.messages = []
        window.rootViewController = host.rootViewController
        if isVisible { window.makeKeyAndVisible() }
        UIStandIn.finishTransitions()
    }

    func go(_ transition: Transition<Int>) {
        navigator.go(transition)
        UIStandIn.finishTransitions()
    }

    /// Opens layers of screens, from back to front.
    func open(_ layers: [Int]...) {
        navigator.open(layers)
        UIStandIn.finishTransitions()
    }

    /// Taps a button of the alert in front; returns false where it cannot be tapped.
    @discardableResult
    func tap(_ title: String) -> Bool {
        defer { UIStandIn.finishTransitions() }
        return alert.map { UIStandIn.tap(title, in: $0) } ?? false
    }

    /// The navigation controllers from back to front, as UIKit presents them.
    var controllers: [UINavigationController] {
        sequence(first: host.rootViewController) { $0.presentedViewController }.compactMap {
            $0 as? UINavigationController
        }
    }

    var numbers: [[Int]] {
        controllers.map { $0.viewControllers.compactMap { ($0 as? NumberedScreen)?.number } }
    }

    var alert: UIAlertController? {
        sequence(first: host.rootViewController) { $0.presentedViewController }.reduce(host.rootViewController) { $1 }
            as? UIAlertController
    }
}

/// A screen that counts how often it appears and disappears.
final class NumberedScreen: UIViewController {
    let number: Int
    private(set) var log: [String] = []

    init(_ number: Int) {
        self.number = number
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        log.append("load")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        log.append("appear")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        log.append("disappear")
    }
}
