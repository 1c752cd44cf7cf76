import Determinism
import PresentationKit
import Testing
import UIKit
import UIKitHost

extension UIKitTests {
    @MainActor
    struct NavigationTests {
        @Test func `UIKit's stacks are those of the navigator after each transition`() {
            let window = Window()
            window.go(.launch(1))
            #expect(window.numbers == [[1]])
            window.go(.push(2))
            #expect(window.numbers == [[1, 2]])
            window.go(.replace(3))
            #expect(window.numbers == [[1, 3]])
            window.go(.present(4))
            window.go(.push(5))
            #expect(window.numbers == [[1, 3], [4, 5]])
            window.go(.present(6))
            #expect(window.numbers == [[1, 3], [4, 5], [6]])
            window.go(.back)
            #expect(window.numbers == [[1, 3], [4, 5]])
            window.go(.dismiss)
            #expect(window.numbers == [[1, 3]])
            #expect(UIStandIn.messages.isEmpty)
        }

        @Test func `a launch leaves everything that was presented`() {
            let window = Window()
            window.open([1, 2], [3], [4, 5])
            #expect(window.numbers == [[1, 2], [3], [4, 5]])
            window.go(.launch(6))
            #expect(window.numbers == [[6]])
            #expect(UIStandIn.messages.isEmpty)
        }

        @Test func `restored screens below the top load when the user goes back to them`() throws {
            let window = Window()
            window.open([1, 2])
            let below = try #require(window.controllers.first?.viewControllers.first as? NumberedScreen)
            #expect(below.log.isEmpty)
            window.go(.back)
            #expect(below.log == ["load", "appear"])
        }

        @Test func `the back button and the gesture reach the navigator`() {
            let window = Window()
            window.open([1, 2, 3])
            window.controllers.last?.popViewController(animated: true)
            UIStandIn.finishTransitions()
            #expect(window.navigator.routes == [[1, 2]])
            #expect(window.numbers == [[1, 2]])
        }

        @Test func `going back over several screens reaches the navigator`() throws {
            let window = Window()
            window.open([1, 2, 3])
            let controller = try #require(window.controllers.last)
            controller.setViewControllers(Array(controller.viewControllers.prefix(1)), animated: true)
            UIStandIn.finishTransitions()
            #expect(window.navigator.routes == [[1]])
            #expect(window.numbers == [[1]])
        }

        @Test func `a layer that is pulled down reaches the navigator`() throws {
            let window = Window()
            window.open([1], [2, 3])
            #expect(UIStandIn.swipeDown(try #require(window.controllers.last)))
            UIStandIn.finishTransitions()
            #expect(window.navigator.routes == [[1]])
            window.go(.present(4))
            #expect(window.numbers == [[1], [4]])
        }

        /// A presentation by another part of the app: a sheet for sharing, or an alert that a screen presents itself.
        private nonisolated static let others: [@MainActor @Sendable () -> UIViewController] = [
            { NumberedScreen(9) }, { UIAlertController(title: "Own", message: nil, preferredStyle: .alert) },
        ]

        @Test(arguments: others)
        func `a layer waits behind what another part of the app presents, and comes with the next change`(
            make: @MainActor @Sendable () -> UIViewController
        ) {
            let window = Window()
            window.go(.launch(1))
            let other = make()
            window.host.rootViewController.present(other, animated: true)
            UIStandIn.finishTransitions()
            window.go(.present(2))
            #expect(window.host.rootViewController.presentedViewController === other)
            #expect(UIStandIn.messages.isEmpty)
            other.dismiss(animated: true)
            UIStandIn.finishTransitions()
            window.go(.push(3))
            #expect(window.numbers == [[1], [2, 3]])
            #expect(UIStandIn.messages.isEmpty)
        }

        @Test(arguments: others)
        func `a layer that is left takes along what another part of the app presents in front of it`(
            make: @MainActor @Sendable () -> UIViewController
        ) throws {
            let window = Window()
            window.open([1], [2])
            try #require(window.controllers.last).present(make(), animated: true)
            UIStandIn.finishTransitions()
            window.go(.dismiss)
            #expect(window.host.rootViewController.presentedViewController == nil)
            window.go(.present(4))
            #expect(window.numbers == [[1], [4]])
            #expect(UIStandIn.messages.isEmpty)
        }

        @Test func `a layer that another part of the app has dismissed can be left`() {
            let window = Window()
            window.open([1], [2])
            window.host.rootViewController.dismiss(animated: true)
            UIStandIn.finishTransitions()
            window.go(.dismiss)
            window.go(.present(4))
            #expect(window.numbers == [[1], [4]])
            #expect(UIStandIn.messages.isEmpty)
        }

        @Test func `transitions in the middle of a presentation wait for its end`() {
            let window = Window()
            window.go(.launch(1))
            window.navigator.go(.present(2))
            window.navigator.go(.push(3))
            window.navigator.go(.dismiss)
            window.navigator.go(.present(4))
            window.navigator.go(.present(5))
            UIStandIn.finishTransitions()
            #expect(window.numbers == [[1], [4], [5]])
            #expect(UIStandIn.messages.isEmpty)
        }

        @Test func `a gesture back that is given up leaves the screens as they are`() throws {
            let window = Window()
            window.open([1, 2])
            let controller = try #require(window.controllers.last)
            controller.standInBeginBackGesture()
            controller.standInEndBackGesture(cancelled: true)
            #expect(window.navigator.routes == [[1, 2]])
            #expect(window.numbers == [[1, 2]])
            controller.standInBeginBackGesture()
            controller.standInEndBackGesture(cancelled: false)
            #expect(window.navigator.routes == [[1]])
            #expect(window.numbers == [[1]])
        }

        @Test(arguments: [true, false])
        func `screens that are opened during a gesture back are shown after it`(isCancelled: Bool) throws {
            let window = Window()
            window.open([1, 2])
            let controller = try #require(window.controllers.last)
            controller.standInBeginBackGesture()
            window.navigator.go(.push(3))
            UIStandIn.finishTransitions()
            #expect(window.numbers == [[1, 2]])
            controller.standInEndBackGesture(cancelled: isCancelled)
            UIStandIn.finishTransitions()
            #expect(window.navigator.routes == [[1, 2, 3]])
            #expect(window.numbers == [[1, 2, 3]])
            #expect(UIStandIn.messages.isEmpty)
        }

        @Test func `screens that are opened in the middle of a transition are not taken for ones that were left`() {
            let window = Window()
            window.go(.launch(1))
            window.navigator.go(.push(2))
            window.navigator.go(.push(3))
            #expect(window.numbers == [[1]])
            UIStandIn.finishTransitions()
            #expect(window.navigator.routes == [[1, 2, 3]])
            #expect(window.numbers == [[1, 2, 3]])
            #expect(UIStandIn.messages.isEmpty)
        }

        @Test func `a layer that could not be presented is not kept`() {
            let window = Window(isVisible: false)
            weak var left: UIViewController?
            window.makeScreen = {
                let screen = NumberedScreen($0)
                if $0 == 2 { left = screen }
                return screen
            }
            window.go(.launch(1))
            window.go(.present(2))
            #expect(left != nil)
            window.go(.dismiss)
            #expect(left == nil)
        }

        @Test func `screens that are opened before the window is visible are shown with it`() {
            let window = Window(isVisible: false)
            window.navigator.open([[1, 2], [3]])
            window.window.makeKeyAndVisible()
            UIStandIn.finishTransitions()
            #expect(window.numbers == [[1, 2], [3]])
            #expect(UIStandIn.messages.isEmpty)
        }

        @Test(arguments: 0..<200)
        func `random transitions leave UIKit's stacks equal to the navigator's`(seed: UInt64) {
            var random = SeededGenerator(seed: seed)
            let window = Window()
            window.go(.launch(0))
            for number in 1...30 {
                let transitions: [Transition<Int>] = [
                    .launch(number), .push(number), .push(number), .present(number), .replace(number), .select(number),
                    .dismiss, .back,
                ]
                window.navigator.go(transitions[Int.random(in: transitions.indices, using: &random)])
                for _ in 0..<Int.random(in: 0..<3, using: &random) { UIStandIn.finishTransition() }
            }
            UIStandIn.finishTransitions()
            let expected = window.navigator.routes
            #expect(window.numbers == (expected.isEmpty ? [[]] : expected), "seed \(seed)")
            #expect(UIStandIn.messages.isEmpty, "seed \(seed)")
        }
    }
}
