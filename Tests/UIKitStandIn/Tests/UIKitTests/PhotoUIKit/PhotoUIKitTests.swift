import AttemptKit
import Foundation
import PhotoContract
import PresentationKit
import ReportKit
import Testing
import UIKit
import UIKitHost

@testable import PhotoUIKit

extension UIKitTests {
    /// Tests of what the screens for photos have on UIKit alone.
    @MainActor
    struct PhotoUIKitTests {
        private let window = Window()
        private let model = StubGrid()
        private let screen: PhotoGridViewController<StubGrid>

        init() {
            screen = PhotoGridViewController(model: model, host: window.host)
            window.makeScreen = { [screen] _ in screen }
            window.go(.launch(1))
            model.shown.update { state in
                state.items = ["a", "b"].map { PhotoItem(id: $0, title: $0, credit: Phrase(verbatim: "Ann")) }
            }
        }

        private var grid: UICollectionView { screen.rootView.grid }
        private var cells: [PhotoCell] { grid.visibleCells.compactMap { $0 as? PhotoCell } }

        private func path(_ place: Int) -> IndexPath { IndexPath(item: place, section: 0) }

        @Test func `a picture becomes an image of the same pixels`() throws {
            let pixels: [UInt8] = [1, 2, 3, 255, 4, 5, 6, 128]
            let picture = try #require(Picture(width: 2, height: 1, pixels: pixels))
            model.cells.child(for: "a").shown.set(.shown(picture))
            let image = try #require(cells[0].image.image?.cgImage)
            #expect((image.width, image.height) == (2, 1))
            #expect(image.standInPixels == pixels)
            model.cells.child(for: "a").shown.set(.loading)
            #expect(cells[0].image.image == nil)
        }

        @Test func `only a cell without its picture has a button, which says why`() {
            model.cells.child(for: "b").shown.set(.failed(Phrase(en: "broken", ja: "壊れています")))
            #expect(cells.map(\.retryButton.isHidden) == [true, false])
            #expect(cells[1].retryButton.title(for: .normal) == "broken")
            model.cells.child(for: "b").shown.set(.loading)
            #expect(cells[1].retryButton.isHidden)
        }

        @Test func `cells show by the state that UIKit has of them which photos are selected`() {
            #expect(cells.map(\.mark.isHidden) == [true, true])
            UIStandIn.tap("Edit", in: screen.navigationItem)
            grid.standInTap(path(1))
            #expect(cells.map(\.mark.isHidden) == [false, false])
            #expect(cells.map(\.mark.image?.standInName) == ["circle", "checkmark.circle.fill"])
            #expect(!model.inputs.contains("open b"))
            UIStandIn.tap("Edit", in: screen.navigationItem)
            #expect(cells.map(\.mark.isHidden) == [true, true])
            #expect(grid.indexPathsForSelectedItems == [])
        }

        @Test func `the menu of a photo acts on it, and that of a selected one on all that are`() {
            #expect(UIStandIn.choose("Save In An Album", from: UIStandIn.menu(at: path(1), in: grid)))
            #expect(model.inputs.last == "save b")
            UIStandIn.tap("Edit", in: screen.navigationItem)
            for place in 0...1 { grid.standInTap(path(place)) }
            #expect(UIStandIn.choose("Save In An Album", from: UIStandIn.menu(at: path(0), in: grid)))
            #expect(model.inputs.last == "save a b")
            #expect(!screen.isEditing)
        }

        @Test(arguments: [true, false])
        func `a photo is zoomed out of its cell, and back into it by a gesture that may be given up`(isGivenUp: Bool)
            throws
        {
            let photo = PhotoViewController(model: StubPhoto(), host: window.host)
            window.makeScreen = { [screen] in $0 == 1 ? screen : photo }
            UIStandIn.zoomedViews = []
            grid.standInTap(path(1))
            window.go(.push(2))
            #expect(UIStandIn.zoomedViews == [cells[1].image])
            model.shown.update { $0.items.reverse() }
            let controller = try #require(window.controllers.last)
            controller.standInBeginBackGesture()
            #expect(UIStandIn.zoomedViews.last == cells[0].image)
            #expect(cells[0].title.text == "b")
            controller.standInEndBackGesture(cancelled: isGivenUp)
            #expect(window.navigator.routes == (isGivenUp ? [[1, 2]] : [[1]]))
            #expect(UIStandIn.messages.isEmpty)
        }

        @Test func `a photo that is opened without its cell comes from nowhere`() {
            let photo = PhotoViewController(model: StubPhoto(), host: window.host)
            window.makeScreen = { $0 == 1 ? NumberedScreen(1) : photo }
            UIStandIn.zoomedViews = []
            window.go(.launch(1))
            window.go(.push(2))
            #expect(UIStandIn.zoomedViews == [nil])
        }

        @Test func `photos are pulled down to load them only while none were loaded`() throws {
            let control = try #require(grid.refreshControl)
            control.beginRefreshing()
            control.sendActions(for: .valueChanged)
            #expect(model.inputs.last == "next")
            #expect(!control.isRefreshing)
            model.shown.update { $0.footer = Phrase(verbatim: "2 photos") }
            #expect(grid.refreshControl == nil)
        }

        @Test func `a photo and its facts, or the reason why there is none, are on the screen`() throws {
            let model = StubPhoto()
            let screen = PhotoViewController(model: model, host: window.host)
            screen.loadViewIfNeeded()
            model.shown.update { state in
                let lines = [ReportLine(Phrase(verbatim: "Tabby"), .strong), ReportLine(Phrase(verbatim: "by Ann"))]
                state.facts = Report([Report.Entry(lines, record: nil)])
                state.picture = .failed(Phrase(en: "broken", ja: "壊れています"))
            }
            #expect(screen.rootView.facts.text == "broken\nTabby\nby Ann")
            let picture = try #require(Picture(width: 1, height: 1, pixels: [0, 0, 0, 255]))
            model.shown.update { $0.picture = .shown(picture) }
            #expect(screen.rootView.image.image != nil)
            #expect(screen.rootView.facts.text == "Tabby\nby Ann")
        }

        @Test func `downloads have a heading, a line for each photo, and a report at their end`() {
            let model = StubDownload()
            let screen = DownloadViewController(model: model, host: window.host)
            screen.loadViewIfNeeded()
            model.shown.update { state in
                state.rows = [Phrase(verbatim: "a: 50 %")]
                state.report = Report(Phrase(en: "1 photo added", ja: "1 件"), record: nil, outcome: .done)
            }
            #expect(screen.rootView.text.text == "Downloads\na: 50 %\n1 photo added")
        }
    }
}
