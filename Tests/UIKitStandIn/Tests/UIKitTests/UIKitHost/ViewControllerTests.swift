import PresentationKit
import Testing
import UIKit
import UIKitHost

extension UIKitTests {
    @MainActor
    struct ViewControllerTests {
        /// A root view that is not final, as the article's.
        private class TitleView: UIView, AppView {
            let title = UILabel()
            private(set) var setups = 0

            func setup() {
                setups += 1
                addSubview(title)
            }
        }

        private final class TitleViewController: ViewController<TitleView> {
            var loads = 0

            override func viewDidLoad() {
                super.viewDidLoad()
                loads += 1
            }
        }

        @Test func `the root view is made and set up once, when the view is loaded`() {
            let host = SceneHost(wording: Wording(.japanese))
            let controller = TitleViewController(host: host)
            #expect(!controller.isViewLoaded)
            #expect(controller.loads == 0)
            _ = controller.view
            _ = controller.view
            #expect(controller.view === controller.rootView)
            #expect(controller.rootView.setups == 1)
            #expect(controller.rootView.subviews == [controller.rootView.title])
            #expect(controller.loads == 1)
            #expect(controller.wording == Wording(.japanese))
        }

        @Test func `a view controller keeps neither its host alive, nor is it kept by it when it was left`() {
            let window = Window()
            weak var left: UIViewController?
            window.makeScreen = { [weak host = window.host] _ in
                let screen = host.map(TitleViewController.init)
                left = screen
                return screen
            }
            window.go(.launch(1))
            window.makeScreen = { NumberedScreen($0) }
            #expect(left != nil)
            window.go(.launch(2))
            #expect(left == nil)
        }
    }
}
