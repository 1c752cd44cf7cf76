import PresentationKit
import Testing

@testable import ViewKit

/// The behaviour that the data sources of all hosts have, on cells of a terminal.
@MainActor
struct CollectionBehaviorTests {
    @Test(arguments: CollectionBehavior.allCases)
    func `behaves as on every host`(behavior: CollectionBehavior) {
        behavior.check(CellDriver.self)
    }
}

private final class CellDriver: CollectionDriver {
    private let view = CollectionView<Int>()
    private let source: CollectionDataSource<Volume>
    private let screen: ComponentScreen
    private(set) var pressed: [Int] = []

    init(rows: Int, children: ChildViewModels<Int, VolumeChild>) {
        source = CollectionDataSource(view)
        screen = ComponentScreen(view, columns: 20, rows: rows)
        source.register {
            $0.title.isEmpty
        } make: {
            Label()
        } configure: { label, _ in
            label.text = ["untitled"]
        }
        source.register(children: children) {
            Button()
        } bind: { [weak self] button, child in
            guard let self else { return }
            let id = child.id
            button.presses.observe(for: self) { driver, _ in driver.pressed.append(id) }
        } configure: { button, volume in
            button.title = Phrase(verbatim: volume.title)
        }
    }

    var texts: [String] {
        screen.rows.map { $0.trimmingPrefix("[ ") }.map { $0.hasSuffix(" ]") ? String($0.dropLast(2)) : String($0) }
            .filter { !$0.isEmpty }
    }

    var cells: [AnyObject] {
        screen.draw()
        return view.children.filter { !$0.isHidden }.sorted { $0.frame.origin.row < $1.frame.origin.row }
    }

    func apply(_ snapshot: Snapshot<Volume>) {
        source.apply(snapshot)
        screen.draw()
    }

    func append(_ volumes: [Volume]) {
        source.append(volumes)
        screen.draw()
    }

    func update(_ volumes: [Volume]) {
        source.update(volumes)
        screen.draw()
    }

    func scroll(toRow row: Int) {
        // The identity of an item is its row.
        let distance = row - (view.selection ?? 0)
        for _ in 0..<abs(distance) { screen.press(distance < 0 ? .up : .down) }
    }

    func pressButton(inCell index: Int) {
        screen.draw()
        let hit = view.component(at: Point(column: 1, row: index))
        hit?.component.didTap(at: hit?.point ?? .zero)
    }
}
