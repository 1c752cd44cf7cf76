import Determinism
import PresentationKit
import Testing

@testable import SwiftUIHost

@MainActor
struct StoreHostTests {
    private let ui = SimulatedSwiftUI()

    @Test func `the layers are those of the navigator after each transition`() {
        ui.go(.launch(1))
        #expect(ui.numbers == [[1]])
        ui.go(.push(2))
        #expect(ui.numbers == [[1, 2]])
        ui.go(.replace(3))
        #expect(ui.numbers == [[1, 3]])
        ui.go(.present(4))
        ui.go(.push(5))
        #expect(ui.numbers == [[1, 3], [4, 5]])
        ui.go(.dismiss)
        #expect(ui.numbers == [[1, 3]])
        ui.go(.launch(6))
        #expect(ui.numbers == [[6]])
    }

    @Test(arguments: [1, 2])
    func `a shorter path that SwiftUI writes reaches the navigator`(count: Int) {
        ui.open([1, 2, 3])
        ui.goBack(over: count)
        ui.settle()
        #expect(ui.navigator.routes == [Array(1...3 - count)])
        #expect(ui.numbers == ui.navigator.routes)
    }

    @Test func `a sheet that has gone reaches the navigator`() {
        ui.open([1], [2, 3])
        ui.pullDown()
        ui.settle()
        #expect(ui.navigator.routes == [[1]])
        ui.go(.present(4))
        #expect(ui.numbers == [[1], [4]])
    }

    @Test func `a sheet takes along those in front of it`() throws {
        ui.open([1], [2, 3], [4])
        ui.host.dismiss(try #require(ui.layers.dropFirst().first))
        #expect(ui.navigator.routes == [[1]])
    }

    @Test func `what is written for a layer that the navigator has left changes nothing`() throws {
        ui.open([1], [2, 3])
        let left = try #require(ui.layers.last)
        ui.go(.dismiss)
        ui.go(.push(4))
        ui.host.dismiss(left)
        ui.host.setPath([], of: left)
        #expect(ui.navigator.routes == [[1, 4]])
    }

    @Test func `a path that is not a part of the shown one changes nothing`() throws {
        ui.open([1, 2])
        let front = try #require(ui.layers.last)
        ui.go(.replace(3))
        ui.host.setPath(front.path, of: front)
        ui.host.setPath(front.path + front.path, of: front)
        #expect(ui.navigator.routes == [[1, 3]])
    }

    @Test func `a screen loads when it is shown for the first time, and reappears when the user comes back`() throws {
        ui.open([1, 2])
        let below = try #require(ui.layers.first?.root)
        #expect(below.events.isEmpty)
        ui.goBack()
        ui.settle()
        #expect(below.events == [.viewDidLoad])
        ui.go(.push(3))
        ui.go(.back)
        #expect(below.events == [.viewDidLoad, .viewWillReappear])
    }

    @Test func `a screen that was left is freed when it has disappeared`() {
        ui.go(.launch(1))
        ui.go(.push(2))
        weak let left = ui.top
        #expect(left != nil)
        ui.go(.back)
        #expect(left == nil)
    }

    @Test(arguments: 0..<200)
    func `random transitions and answers leave the layers equal to the navigator's, and lose no alert`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        ui.go(.launch(0))
        for number in 1...30 {
            switch Int.random(in: 0..<12, using: &random) {
            case 0: ui.navigator.go(.launch(number))
            case 1, 2: ui.navigator.go(.push(number))
            case 3: ui.navigator.go(.present(number))
            case 4: ui.navigator.go(.replace(number))
            case 5: ui.navigator.go(.select(number))
            case 6: ui.navigator.go(.dismiss)
            case 7: if ui.navigator.routes.joined().count > 1 { ui.navigator.go(.back) }
            case 8: ui.goBack()
            case 9: ui.pullDown()
            case 10: ui.navigator.screens.layers.last?.last?.alertClient.show(strategy: AlertStrategy("\(number)"))
            default: if let alert = ui.alert { ui.host.dismissAlert(alert.id) }
            }
            for _ in 0..<Int.random(in: 0..<4, using: &random) { _ = ui.step() }
        }
        ui.settle()
        while ui.alert != nil { ui.dismissAlert() }
        #expect(ui.numbers == ui.navigator.routes, "seed \(seed)")
        #expect(ui.losses.isEmpty, "seed \(seed)")
        // The queue is not blocked.
        let last = ui.top
        last?.alertClient.show(strategy: AlertStrategy("last"))
        ui.settle()
        #expect(ui.alert?.alert.title.english == "last", "seed \(seed)")
    }
}
