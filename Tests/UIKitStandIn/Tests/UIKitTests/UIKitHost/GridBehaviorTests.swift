import Foundation
import PresentationKit
import Testing
import UIKit
import UIKitHost

extension UIKitTests {
    /// The behaviour that the data sources of all hosts have, in a collection view, and what only that has.
    @MainActor
    struct GridBehaviorTests {
        @Test(arguments: CollectionBehavior.allCases)
        func `behaves as on every host`(behavior: CollectionBehavior) {
            behavior.check(GridDriver.self)
        }

        /// Shows 30 volumes, ten at a time, and returns the volumes whose children exist, whenever that is called.
        private func grid() -> (GridDriver, alive: () -> [Int]) {
            var children: [Int: () -> VolumeChild?] = [:]
            let driver = GridDriver(
                rows: 10,
                children: ChildViewModels { id in
                    let child = VolumeChild(id)
                    children[id] = { [weak child] in child }
                    return child
                }
            )
            driver.append((0..<30).map { Volume($0) })
            return (driver, { children.filter { $0.value() != nil }.keys.sorted() })
        }

        @Test func `children are made for the items that come next, and freed when the user turns round`() {
            let (driver, alive) = grid()
            #expect(alive() == Array(0..<10))
            driver.scroll(toRow: 1)
            #expect(alive() == Array(1..<21))
            driver.scroll(toRow: 2)
            #expect(alive().last == 21)
            driver.scroll(toRow: 1)
            #expect(alive() == Array(0..<11))
        }

        @Test func `a child that was made for an item serves its cell, and goes with the item`() {
            let (driver, alive) = grid()
            driver.scroll(toRow: 5)
            #expect(alive() == Array(5..<25))
            driver.scroll(toRow: 12)
            #expect(alive().last == 29)
            driver.apply(Snapshot((0..<15).map { Volume($0) }))
            #expect(alive() == Array(5..<15))
        }

        @Test func `headers follow the items that are applied`() {
            final class Header: UICollectionReusableView {
                var text = ""
            }
            let kind = UICollectionView.elementKindSectionHeader
            let layout = UICollectionViewCompositionalLayout { _, _ in
                let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
                let item = NSCollectionLayoutItem(layoutSize: size)
                let section = NSCollectionLayoutSection(
                    group: .horizontal(layoutSize: size, repeatingSubitem: item, count: 1)
                )
                section.boundarySupplementaryItems = [
                    NSCollectionLayoutBoundarySupplementaryItem(layoutSize: size, elementKind: kind, alignment: .top)
                ]
                return section
            }
            let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
            let text = OutputSource("none")
            let source = CollectionDataSource<Volume>(
                view,
                supplements: [CollectionSupplement(kind, Header.self) { $0.text = text.value }]
            )
            source.register(UICollectionViewCell.self) { _, _ in }
            var texts: [String] { view.visibleSupplementaryViews(ofKind: kind).compactMap { ($0 as? Header)?.text } }
            source.append([Volume(1)])
            #expect(texts == ["none"])
            text.set("two")
            source.append([Volume(2)])
            #expect(texts == ["two"])
        }
    }
}

private final class VolumeCell: UICollectionViewCell {
    let button = UIButton()
    var press: () -> Void = {}
}

private final class UntitledCell: UICollectionViewCell {}

@MainActor
private final class GridDriver: CollectionDriver {
    private let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
    private let source: CollectionDataSource<Volume>
    private(set) var pressed: [Int] = []

    init(rows: Int, children: ChildViewModels<Int, VolumeChild>) {
        view.standInVisibleItems = rows
        source = CollectionDataSource(view)
        source.register(UntitledCell.self) {
            $0.title.isEmpty
        } configure: { _, _ in
        }
        source.register(VolumeCell.self, children: children) { [weak self] cell, child in
            let id = child.id
            cell.press = { self?.pressed.append(id) }
        } configure: { cell, volume in
            cell.button.setTitle(volume.title, for: .normal)
        }
    }

    var texts: [String] { view.visibleCells.map { ($0 as? VolumeCell)?.button.title(for: .normal) ?? "untitled" } }
    var cells: [AnyObject] { view.visibleCells }

    func apply(_ snapshot: Snapshot<Volume>) { source.apply(snapshot) }
    func append(_ volumes: [Volume]) { source.append(volumes) }
    func update(_ volumes: [Volume]) { source.update(volumes) }
    func scroll(toRow row: Int) { view.standInScroll(toItem: row) }
    func pressButton(inCell index: Int) { (view.visibleCells[index] as? VolumeCell)?.press() }
}
