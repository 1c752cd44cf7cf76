import PresentationKit
import Testing

@testable import SwiftUIHost

@MainActor
struct AlertTests {
    private let ui = SimulatedSwiftUI()

    private func launch(_ layer: [Int] = [1]) throws -> NumberedStore {
        ui.open(layer)
        return try #require(ui.top)
    }

    private func show(_ strategy: AlertStrategy<NumberedAction>, on screen: NumberedStore) {
        screen.alertClient.show(strategy: strategy)
        ui.settle()
    }

    @Test func `an alert is answered after SwiftUI has taken it away, and the next one follows`() throws {
        let screen = try launch()
        var hasAppeared = false
        screen.alertClient.show(strategy: AlertStrategy("first"), animated: true) { hasAppeared = true }
        screen.alertClient.show(strategy: AlertStrategy("second"))
        #expect(!hasAppeared)
        ui.settle()
        #expect(hasAppeared)
        let shown = try #require(ui.alert)
        ui.host.choose(0)
        ui.host.dismissAlert(shown.id)
        #expect(screen.answers.isEmpty)
        ui.settle()
        #expect(screen.answers == [.open])
        #expect(ui.alert?.alert.title.english == "second")
        ui.dismissAlert()
        #expect(screen.answers == [.open, .cancel])
        #expect(ui.alert == nil)
        #expect(ui.losses.isEmpty)
    }

    @Test func `an alert without a cancel action comes again until it is answered`() throws {
        let screen = try launch()
        let strategy = AlertStrategy("must", actions: [NumberedAction.open], style: .actionSheet)
        show(strategy, on: screen)
        #expect(ui.alert?.isDialog == false)
        ui.dismissAlert()
        #expect(ui.alert != nil)
        #expect(screen.answers.isEmpty)
        ui.press(0)
        #expect(screen.answers == [.open])
    }

    @Test func `an action sheet with a cancel action is a confirmation dialog`() throws {
        let screen = try launch()
        show(AlertStrategy("sheet", style: .actionSheet), on: screen)
        #expect(ui.alert?.isDialog == true)
    }

    @Test func `a screen that the answer opens waits until the alert has gone`() throws {
        let screen = try launch()
        screen.alertClient.register(on: .open) { [navigator = ui.navigator] _ in navigator.go(.present(2)) }
        show(AlertStrategy("go"), on: screen)
        ui.press(0)
        #expect(ui.numbers == [[1], [2]])
        #expect(ui.losses.isEmpty)
    }

    @Test func `an alert makes way for a sheet that is opened meanwhile, and comes again with its text`() throws {
        let screen = try launch()
        let field = AlertTextField(label: Phrase(verbatim: "Name"))
        show(AlertStrategy("name", textField: field), on: screen)
        ui.host.setAlertText("Ann")
        ui.go(.present(2))
        #expect(ui.numbers == [[1], [2]])
        #expect(ui.alert?.text == "Ann")
        #expect(ui.losses.isEmpty)
        ui.press(0)
        #expect(screen.answers == [.open])
    }

    @Test func `the alert of a screen that was left goes without an answer`() throws {
        let screen = try launch([1, 2])
        show(AlertStrategy("late"), on: screen)
        #expect(ui.alert != nil)
        ui.go(.back)
        #expect(ui.alert == nil)
        #expect(screen.answers.isEmpty)
        #expect(ui.losses.isEmpty)
    }

    @Test func `the alert of a screen behind waits until the sheet in front has disappeared`() throws {
        let screen = try launch()
        ui.go(.present(2))
        show(AlertStrategy("behind"), on: screen)
        #expect(ui.alert == nil)
        ui.pullDown()
        #expect(ui.step())
        #expect(ui.host.alert == nil)
        ui.settle()
        #expect(ui.alert != nil)
        #expect(ui.losses.isEmpty)
    }

    @Test func `a text is submitted when it is valid, and others are cancelled`() throws {
        let screen = try launch()
        let field = AlertTextField(label: Phrase(verbatim: "Token"), isSecret: true)
        show(AlertStrategy("token", textField: field), on: screen)
        let empty = try #require(ui.alert)
        #expect(!empty.isEnabled(0))
        #expect(empty.isEnabled(1))
        #expect(empty.message(Wording(.english)).hasSuffix("Enter some text."))
        ui.host.setAlertText("abc")
        ui.settle()
        #expect(ui.alert?.message(Wording(.english)) == "Text")
        ui.press(0)
        let text = AlertText("abc", isSecret: true)
        #expect(screen.events.last == .didAnswer(AlertAnswer(.open, text: text)))
    }
}
