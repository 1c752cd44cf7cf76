import Foundation
import PhotoContract
import PresentationKit
import UIKit
import UIKitHost

@testable import PhotoUIKit

typealias HostedPhotos = UIKitPhotos
typealias HostTests = UIKitTests

@MainActor
final class UIKitPhotos: PhotoDriver {
    private let window = Window()
    private let answers: [Int]
    private var screen: UIViewController?
    private var rootView: PhotoGridRootView?

    init(answers: [Int]) {
        self.answers = answers
    }

    func show(_ model: StubGrid) { show(PhotoGridViewController(model: model, host: window.host)) }
    func show(_ model: StubList) { show(AlbumListViewController(model: model, host: window.host)) }
    func show(_ model: StubAlbum) { show(AlbumViewController(model: model, host: window.host)) }
    func show(_ model: StubPhoto) { open(PhotoViewController(model: model, host: window.host)) }
    func show(_ model: StubDownload) { open(DownloadViewController(model: model, host: window.host)) }

    private func show(_ screen: ViewController<PhotoGridRootView>) {
        rootView = screen.rootView
        open(screen)
    }

    private func open(_ screen: UIViewController) {
        self.screen = screen
        window.makeScreen = { $0 == 1 ? screen : NumberedScreen($0) }
        window.go(.launch(1))
    }

    func reappear() {
        window.go(.push(2))
        window.go(.back)
    }

    func finish() async {
        UIStandIn.finishTransitions()
        for answer in answers {
            guard let alert = window.alert, let title = alert.actions[answer - 1].title else { return }
            UIStandIn.tap(title, in: alert)
            UIStandIn.finishTransitions()
        }
    }

    private var cells: [PhotoCell] { rootView?.grid.visibleCells.compactMap { $0 as? PhotoCell } ?? [] }

    private func line(_ kind: String) -> String? {
        (rootView?.grid.visibleSupplementaryViews(ofKind: kind).first as? PhotoGridLine)?.label.text
    }

    var texts: [String] {
        let photos = cells.flatMap { [$0.title.text, $0.credit.text] }
        let lines = [line(UICollectionView.elementKindSectionHeader)] + photos
        return (lines + [line(UICollectionView.elementKindSectionFooter)]).compactMap(\.self)
    }

    private func path(_ place: Int) -> IndexPath { IndexPath(item: place, section: 0) }

    private var menu: UIMenu? { screen?.navigationItem.rightBarButtonItems?.last?.menu }

    @discardableResult
    func perform(_ command: PhotoCommand, on places: [Int]) -> Bool {
        switch command {
        case .save: choose("Save In An Album", on: places)
        case .delete: choose("Delete", on: places)
        case .changeAlbum: UIStandIn.choose("Switch Albums", from: menu)
        case .undo: UIStandIn.choose("Undo The Last Change", from: menu)
        case .pause, .resume, .cancel:
            screen.map { UIStandIn.tap(command.rawValue.capitalized, in: $0.navigationItem) } ?? false
        case .endWait: endWait()
        }
    }

    /// Chooses an action for several photos after they were selected, or for one from its own menu.
    private func choose(_ title: String, on places: [Int]) -> Bool {
        guard let grid = rootView?.grid else { return false }
        guard places.count > 1 else {
            return places.first.map { UIStandIn.choose(title, from: UIStandIn.menu(at: path($0), in: grid)) } ?? false
        }
        if let item = screen?.navigationItem { UIStandIn.tap("Edit", in: item) }
        for place in places { grid.standInTap(path(place)) }
        return UIStandIn.choose(title, from: menu)
    }

    private func endWait() -> Bool {
        let status =
            (screen?.view as? PhotoGridRootView)?.status ?? (screen?.view as? PhotoRootView)?.status
            ?? (screen?.view as? ReportRootView)?.status
        guard let button = status?.cancelButton, !button.isHidden else { return false }
        button.sendActions(for: .touchUpInside)
        return true
    }

    func open(_ place: Int) { rootView?.grid.standInTap(path(place)) }

    func reachEnd() {
        guard let grid = rootView?.grid, let last = grid.visibleCells.last else { return }
        grid.delegate?.collectionView(grid, willDisplay: last, forItemAt: path(grid.visibleCells.count - 1))
    }

    func retry(_ place: Int) { cells[place].retryButton.sendActions(for: .touchUpInside) }

    func search(_ words: String) { rootView?.search.standInSubmit(words) }

    func select(tab: String) { UIStandIn.choose(tab, from: screen?.navigationItem.leftBarButtonItem?.menu) }
}
