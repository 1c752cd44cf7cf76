import PresentationKit
import Testing
import UIKit
import UIKitHost

extension UIKitTests {
    /// Tests of the article's listings on the host.
    @MainActor
    struct ListingTests {
        private let window = Window()
        private let screen: HogeViewController

        init() {
            let screen = HogeViewController(host: window.host)
            window.makeScreen = { _ in screen }
            self.screen = screen
            window.go(.launch(1))
        }

        @Test func `the button changes the colours of the root view`() {
            let view = screen.rootView
            #expect(view.subviews == [view.hogeLabel, view.hogeViewColorChangeButton])
            #expect(view.hogeLabel.text?.hasSuffix("\nHoge Infinity!") == true)
            #expect(view.backgroundColor == .white)
            #expect(view.hogeViewColorChangeButton.title(for: .normal) == "Hoge Dark Mode!!!")
            view.hogeViewColorChangeButton.sendActions(for: .touchUpInside)
            #expect(view.backgroundColor == .black)
            #expect(view.hogeLabel.textColor == .white)
            #expect(view.hogeViewColorChangeButton.title(for: .normal) == "Hoge Light Mode!!!")
        }

        @Test func `a loader fails with an alert, whose answer goes to the handler`() throws {
            screen.show(.notFetched)
            UIStandIn.finishTransitions()
            let alert = try #require(window.alert)
            #expect(alert.preferredStyle == .actionSheet)
            #expect(alert.actions.map(\.title) == ["Retry", "Setting", "Cancel"])
            #expect(alert.actions.map(\.style) == [.default, .default, .cancel])
            UIStandIn.tap("Setting", in: alert)
            UIStandIn.finishTransitions()
            #expect(screen.answers == [.setting])
            #expect(UIStandIn.messages.isEmpty)
        }

        @Test func `data is saved when the question before it was answered with OK, and not else`() throws {
            screen.confirmSaving("first")
            UIStandIn.finishTransitions()
            let alert = try #require(window.alert)
            #expect(alert.actions.map(\.title) == ["OK", "Cancel"])
            UIStandIn.tap("Cancel", in: alert)
            UIStandIn.finishTransitions()
            #expect(screen.saved == [])
            screen.confirmSaving("second")
            UIStandIn.finishTransitions()
            UIStandIn.tap("OK", in: try #require(window.alert))
            UIStandIn.finishTransitions()
            #expect(screen.saved == ["second"])
            #expect(Wording(.japanese)(AlertStrategy.saveConfirmation.title) == "データの保存確認")
        }

        @Test func `a handler for one action or for several is called until it is unregistered`() throws {
            let alertClient: AlertClient<FetchPhotoErrorAction> = .init(screen: ScreenAlerts(host: window.host.alerts))
            var calls: [String] = []
            let key: RegistryKey = alertClient.register { calls.append("\($0.action)") }
            let retryKey: RegistryKey = alertClient.register(on: .retry) { _ in calls.append("one") }
            alertClient.register(on: [.retry, .cancel]) { _ in calls.append("several") }
            guard case .failure(let strategy) = Result.notFetched else { return }
            for _ in 1...2 {
                alertClient.show(strategy: strategy, animated: true, completion: nil)
                UIStandIn.finishTransitions()
                UIStandIn.tap("Retry", in: try #require(window.alert))
                UIStandIn.finishTransitions()
                alertClient.unregister(key: key)
                alertClient.unregister(key: retryKey)
            }
            #expect(calls == ["retry", "one", "several", "several"])
            let again: Void? = alertClient.unregister(key: key)
            #expect(again == nil)
        }
    }
}
