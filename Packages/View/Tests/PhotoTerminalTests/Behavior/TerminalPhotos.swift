import PhotoContract
import PresentationKit
import ViewTesting

@testable import PhotoTerminal
@testable import ViewKit

typealias HostedPhotos = TerminalPhotos

/// The tests that all hosts have.
enum HostTests {}

/// The screens on a terminal: the photos in cells, the answers on lines.
@MainActor
final class TerminalPhotos: PhotoDriver {
    private let host: LineHost
    private var screen: (any Screen)?
    private var rootView: PhotoGridRootView?
    private var state: Output<PhotoGridState>?

    init(answers: [Int]) {
        let terminal = ScriptedLineTerminal(typing: answers.map { String($0) })
        host = LineHost(terminal: terminal, wording: Wording(.english), mode: .script)
    }

    func show(_ model: StubGrid) { show(PhotoGridViewController(model: model, host: host), model) }
    func show(_ model: StubList) { show(AlbumListViewController(model: model, host: host), model) }
    func show(_ model: StubAlbum) { show(AlbumViewController(model: model, host: host), model) }
    func show(_ model: StubPhoto) { show(PhotoViewController(model: model, host: host)) }
    func show(_ model: StubDownload) { show(DownloadViewController(model: model, host: host)) }

    private func show<Signal: Equatable & Sendable>(
        _ screen: ViewController<PhotoGridRootView>,
        _ model: StubModel<PhotoGridState, Signal>
    ) {
        rootView = screen.rootView
        state = model.output
        show(screen)
    }

    private func show(_ screen: any Screen) {
        self.screen = screen
        host.show(screen)
    }

    private func id(_ place: Int) -> String { state?.value.items[place].id ?? "" }

    func reappear() { screen?.viewWillAppear() }

    func finish() async { _ = await host.run() }

    private func layOut() {
        rootView?.frame = Rect(.zero, Size(columns: 76, rows: 30))
        rootView?.layoutIfNeeded()
    }

    var texts: [String] {
        layOut()
        let lines = rootView?.grid.takeLines(for: LinePage(width: 40)) ?? []
        return lines.map(\.plainText).filter { !$0.isEmpty }
    }

    private func command(_ name: String) -> KeyCommand? { screen?.commands.first { $0.name == name } }

    @discardableResult
    func perform(_ command: PhotoCommand, on places: [Int]) -> Bool {
        perform(command.rawValue, on: places)
    }

    @discardableResult
    private func perform(_ name: String, on places: [Int]) -> Bool {
        layOut()
        for place in places {
            rootView?.grid.select(id(place))
            if places.count > 1 { rootView?.grid.toggleMark() }
        }
        guard case .perform(let perform)? = command(name)?.action else { return false }
        perform()
        return true
    }

    func open(_ place: Int) { rootView?.grid.opens.send(id(place)) }

    func reachEnd() { rootView?.grid.reachesEnd.send() }

    func retry(_ place: Int) { perform("reload", on: [place]) }

    func search(_ words: String) {
        guard case .enter(_, let open?, _)? = command("search")?.action else { return }
        open()
        rootView?.search.submits.send(words)
    }

    func select(tab: String) {
        state?.value.tabs.first { $0.title.english == tab }.map { rootView?.tabs.selects.send($0) }
    }
}
