import Determinism
import PresentationKit
import Testing

/// An item of the lists under test.
struct Volume: Identifiable, Equatable {
    let id: Int
    var title: String

    init(_ id: Int, _ title: String? = nil) {
        self.id = id
        self.title = title ?? "volume \(id)"
    }
}

/// The child view model of a cell.
@MainActor
final class VolumeChild {
    let id: Int

    init(_ id: Int) {
        self.id = id
    }
}

/// A list with a collection data source on one of the hosts.
///
/// Its cells show the title of their volume and have a button. Volumes without a title are shown by another kind of cells,
/// as "untitled".
@MainActor
protocol CollectionDriver: AnyObject {
    /// Creates a list on a screen with room for so many rows.
    init(rows: Int, children: ChildViewModels<Int, VolumeChild>)

    var texts: [String] { get }
    /// The cells on the screen, from top to bottom.
    var cells: [AnyObject] { get }
    var pressed: [Int] { get }

    func apply(_ snapshot: Snapshot<Volume>)
    func append(_ volumes: [Volume])
    func update(_ volumes: [Volume])
    func scroll(toRow row: Int)
    /// Presses the button in a cell, by its place on the screen.
    func pressButton(inCell index: Int)
}

/// The behaviour of a collection data source, which is the same on every host.
///
/// The file is shared by the tests of ViewKit and, by a symbolic link, by those of the UIKit host.
enum CollectionBehavior: String, CaseIterable {
    case showsTheRowsOfRandomSnapshots
    case keepsTheCellOfARowThatChangesOrMoves
    case leavesOutWhatTheListHas
    case showsAnItemByTheFirstKindThatAcceptsIt
    case bindsChildrenToTheCellsOnTheScreen
    case reportsTheEventsOfACellWithItsItem

    /// Expects the behaviour of a list with room for five rows.
    @MainActor
    func check(_ type: (some CollectionDriver).Type) {
        let census = Census()
        let children = ChildViewModels<Int, VolumeChild> { id in
            let child = VolumeChild(id)
            census.add(child)
            return child
        }
        let driver = type.init(rows: 5, children: children)
        switch self {
        case .showsTheRowsOfRandomSnapshots:
            for seed in 0..<20 as Range<UInt64> {
                var generator = SeededGenerator(seed: seed)
                for step in 0..<40 {
                    let ids = (0..<8).shuffled(using: &generator).prefix(Int.random(in: 0...5, using: &generator))
                    let volumes = ids.map { Volume($0, "\($0).\(Int.random(in: 0...1, using: &generator))") }
                    driver.apply(Snapshot(volumes))
                    #expect(driver.texts == volumes.map(\.title), "seed \(seed), step \(step)")
                    #expect(census.alive == Set(ids), "seed \(seed), step \(step)")
                }
            }
        case .keepsTheCellOfARowThatChangesOrMoves:
            driver.apply(Snapshot([Volume(1), Volume(2), Volume(3)]))
            let cells = driver.cells
            driver.apply(Snapshot([Volume(3, "changed"), Volume(1)]))
            #expect(driver.texts == ["changed", "volume 1"])
            #expect(driver.cells.map(ObjectIdentifier.init) == [cells[2], cells[0]].map(ObjectIdentifier.init))
            #expect(census.made == [1, 2, 3])
            driver.update([Volume(1, "new"), Volume(9, "unknown")])
            #expect(driver.texts == ["changed", "new"])
            #expect(driver.cells.last === cells[0])
        case .leavesOutWhatTheListHas:
            driver.append([Volume(1), Volume(2)])
            driver.append([Volume(2, "again"), Volume(3)])
            #expect(driver.texts == ["volume 1", "volume 2", "volume 3"])
        case .showsAnItemByTheFirstKindThatAcceptsIt:
            driver.append([Volume(1), Volume(2, "")])
            #expect(driver.texts == ["volume 1", "untitled"])
        case .bindsChildrenToTheCellsOnTheScreen:
            driver.append((0..<1000).map { Volume($0) })
            #expect(census.alive.isSuperset(of: 0..<5))
            for row in stride(from: 0, to: 990, by: 7) {
                driver.scroll(toRow: row)
                let shown = driver.texts.compactMap { Int($0.dropFirst("volume ".count)) }
                #expect(shown.count == 5 && shown.contains(row))
                #expect(census.alive.isSuperset(of: shown))
                // A cell that awaits its reuse may keep its child until then.
                #expect(census.alive.count <= 10)
            }
            driver.apply(Snapshot())
            #expect(census.alive.isEmpty)
        case .reportsTheEventsOfACellWithItsItem:
            driver.append((0..<20).map { Volume($0) })
            driver.pressButton(inCell: 1)
            driver.scroll(toRow: 12)
            driver.pressButton(inCell: 0)
            let top = driver.texts.first.flatMap { Int($0.dropFirst("volume ".count)) }
            #expect(driver.pressed == [1, top])
        }
    }

    @MainActor
    private final class Census {
        private var children: [Int: WeakChild] = [:]
        private(set) var made: [Int] = []

        private struct WeakChild {
            weak let child: VolumeChild?
        }

        var alive: Set<Int> { Set(children.filter { $0.value.child != nil }.keys) }

        func add(_ child: VolumeChild) {
            made.append(child.id)
            children[child.id] = WeakChild(child: child)
        }
    }
}
