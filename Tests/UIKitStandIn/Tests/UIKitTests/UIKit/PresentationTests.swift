import Foundation
import Testing
import UIKit

extension UIKitTests {
    /// Tests of the stand-in, against what the documentation of UIKit says.
    @MainActor
    struct PresentationTests {
        private let window = UIWindow(frame: .zero)
        private let root = Screen("root")

        private final class Screen: UIViewController {
            private let name: String
            private(set) var log: [String] = []

            init(_ name: String) {
                self.name = name
                super.init(nibName: nil, bundle: nil)
            }

            required init?(coder: NSCoder) {
                nil
            }

            override var description: String { name }
            override func viewDidLoad() { log.append("didLoad") }
            override func viewWillAppear(_ animated: Bool) { log.append("willAppear") }
            override func viewDidAppear(_ animated: Bool) { log.append("didAppear") }
            override func viewWillDisappear(_ animated: Bool) { log.append("willDisappear") }
            override func viewDidDisappear(_ animated: Bool) { log.append("didDisappear") }
        }

        init() {
            UIStandIn.finishTransitions()
            UIStandIn.messages = []
            window.rootViewController = root
        }

        @Test func `a view is loaded when the window shows it, and appears in order`() {
            #expect(root.log.isEmpty)
            window.makeKeyAndVisible()
            #expect(root.log == ["didLoad", "willAppear", "didAppear"])
        }

        @Test func `presenting on a view outside the window is refused with UIKit's message`() {
            let other = Screen("other")
            root.present(other, animated: false)
            #expect(
                UIStandIn.messages == [
                    "Attempt to present other on root (from root) whose view is not in the window hierarchy."
                ]
            )
            #expect(root.presentedViewController == nil)
        }

        @Test func `presenting while another one is presented is refused with UIKit's message`() {
            window.makeKeyAndVisible()
            root.present(Screen("first"), animated: true)
            root.present(Screen("second"), animated: true)
            #expect(
                UIStandIn.messages == [
                    "Attempt to present second on root (from root) which is already presenting first."
                ]
            )
            UIStandIn.finishTransitions()
            #expect(root.presentedViewController?.description == "first")
        }

        @Test func `a completion runs when the presentation has ended, and the states tell what is under way`() {
            window.makeKeyAndVisible()
            let other = Screen("other")
            var log: [String] = []
            root.present(other, animated: true) { log.append("presented") }
            #expect(other.isBeingPresented)
            #expect(other.transitionCoordinator != nil)
            #expect(log.isEmpty)
            UIStandIn.finishTransitions()
            #expect(!other.isBeingPresented)
            #expect(log == ["presented"])
            root.dismiss(animated: true) { log.append("dismissed") }
            #expect(other.isBeingDismissed)
            UIStandIn.finishTransitions()
            #expect(log == ["presented", "dismissed"])
            #expect(other.presentingViewController == nil)
            #expect(other.log == ["didLoad", "willAppear", "didAppear", "willDisappear", "didDisappear"])
        }

        @Test func `a popover without an anchor stops the program on a wide screen`() async {
            await #expect(processExitsWith: .failure) {
                await MainActor.run {
                    let window = UIWindow(frame: .zero)
                    window.standInSizeClass = .regular
                    let root = UIViewController()
                    window.rootViewController = root
                    window.makeKeyAndVisible()
                    let sheet = UIAlertController(title: "", message: nil, preferredStyle: .actionSheet)
                    root.present(sheet, animated: false)
                }
            }
        }

        @Test func `a repeated item in a snapshot stops the program`() async {
            await #expect(processExitsWith: .failure) {
                var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
                snapshot.appendSections([1])
                snapshot.appendItems(["a", "b", "a"])
            }
        }
    }
}
