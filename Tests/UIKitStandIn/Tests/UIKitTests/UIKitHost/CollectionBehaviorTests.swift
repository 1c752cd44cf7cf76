import Foundation
import PresentationKit
import Testing
import UIKit
import UIKitHost

extension UIKitTests {
    /// The behaviour that the data sources of all hosts have, in a table.
    @MainActor
    struct CollectionBehaviorTests {
        @Test(arguments: CollectionBehavior.allCases)
        func `behaves as on every host`(behavior: CollectionBehavior) {
            behavior.check(TableDriver.self)
        }

        @Test func `a place has its item`() {
            let table = UITableView(frame: .zero)
            let source = CollectionDataSource<Volume>(table)
            source.register(VolumeCell.self) { $0.button.setTitle($1.title, for: .normal) }
            source.apply(Snapshot([Volume(2), Volume(3)]))
            #expect(source.item(at: IndexPath(row: 1, section: 0)) == Volume(3))
            #expect(source.item(at: IndexPath(row: 2, section: 0)) == nil)
        }

        @Test func `the selection stays with its row`() throws {
            let table = UITableView(frame: .zero)
            let source = CollectionDataSource<Volume>(table)
            source.register(VolumeCell.self) { $0.button.setTitle($1.title, for: .normal) }
            source.apply(Snapshot([Volume(1), Volume(2)]))
            table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
            source.apply(Snapshot([Volume(0), Volume(2), Volume(1)]))
            #expect(table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
        }

        @Test(arguments: [false, true])
        func `an item that changes its kind gets a cell of that kind`(isPart: Bool) {
            let driver = TableDriver(rows: 5, children: ChildViewModels { VolumeChild($0) })
            driver.append([Volume(1), Volume(2)])
            if isPart {
                driver.update([Volume(2, "")])
            } else {
                driver.apply(Snapshot([Volume(1), Volume(2, "")]))
            }
            #expect(driver.texts == ["volume 1", "untitled"])
            driver.update([Volume(2, "titled")])
            #expect(driver.texts == ["volume 1", "titled"])
        }
    }
}

private final class VolumeCell: UITableViewCell {
    private(set) lazy var button: UIButton = {
        let button = UIButton()
        contentView.addSubview(button)
        button.addAction(UIAction { [weak self] _ in self?.press() }, for: .touchUpInside)
        return button
    }()
    var press: () -> Void = {}
}

private final class UntitledCell: UITableViewCell {}

private final class TableDriver: CollectionDriver {
    private let table = UITableView(frame: .zero)
    private let source: CollectionDataSource<Volume>
    private(set) var pressed: [Int] = []

    init(rows: Int, children: ChildViewModels<Int, VolumeChild>) {
        table.standInVisibleRows = rows
        source = CollectionDataSource(table)
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

    var texts: [String] {
        table.visibleCells.map { ($0 as? VolumeCell)?.button.title(for: .normal) ?? "untitled" }
    }

    var cells: [AnyObject] { table.visibleCells }

    func apply(_ snapshot: Snapshot<Volume>) {
        source.apply(snapshot)
    }

    func append(_ volumes: [Volume]) {
        source.append(volumes)
    }

    func update(_ volumes: [Volume]) {
        source.update(volumes)
    }

    func scroll(toRow row: Int) {
        table.standInScroll(toRow: row)
    }

    func pressButton(inCell index: Int) {
        (table.visibleCells[index] as? VolumeCell)?.button.sendActions(for: .touchUpInside)
    }
}
