import Determinism
import Testing

@testable import PresentationKit

private struct Item: Identifiable, Equatable {
    let id: Int
    var content = 0
}

private typealias List = Snapshot<String, Item>

/// Carries a difference out the way its documentation says, row by row.
private func apply(_ difference: SnapshotDifference, to old: [List.Row], new: [List.Row]) -> [List.Row] {
    var rows = old
    for index in (difference.removed + difference.moved.map(\.from)).sorted(by: >) { rows.remove(at: index) }
    let arrivals = difference.inserted.map { ($0, new[$0]) } + difference.moved.map { ($0.to, old[$0.from]) }
    for (index, row) in arrivals.sorted(by: { $0.0 < $1.0 }) { rows.insert(row, at: index) }
    for index in difference.updated { rows[index] = new[index] }
    return rows
}

struct SnapshotTests {
    @Test func `says what was removed, inserted, moved and updated`() throws {
        let old = List([("a", [Item(id: 1), Item(id: 2), Item(id: 3), Item(id: 4)])])
        let new = List([("a", [Item(id: 4), Item(id: 1, content: 9), Item(id: 3), Item(id: 5)])])
        let difference = new.difference(from: old)
        #expect(difference.moved == [SnapshotDifference.Move(from: 4, to: 1)])
        #expect(difference.removed == [2])
        #expect(difference.inserted == [4])
        #expect(difference.updated == [2])
        #expect(new.difference(from: new) == SnapshotDifference())
    }

    @Test func `a moved section takes along only what went with it`() throws {
        let old = List([("a", [Item(id: 1)]), ("b", [Item(id: 2)])])
        let new = List([("b", [Item(id: 2)]), ("a", [Item(id: 1)])])
        let difference = new.difference(from: old)
        #expect(difference.moved.count == 2)
        #expect(apply(difference, to: old.rows, new: new.rows) == new.rows)
    }

    @Test func `items are appended to the end of their section, but none that the list has already`() throws {
        var list = List([("a", [Item(id: 1)]), ("b", [Item(id: 2)])])
        #expect(list.append([Item(id: 2, content: 9), Item(id: 3)], to: "b") == 4..<5)
        #expect(list.append([Item(id: 4), Item(id: 4)], to: "a") == 2..<3)
        #expect(list.append([Item(id: 5)], to: "c") == 6..<8)
        #expect(list.append([Item(id: 6)], to: "b") == 6..<7)
        let whole: [(section: String, items: [Item])] = [
            ("a", [Item(id: 1), Item(id: 4)]), ("b", [Item(id: 2), Item(id: 3), Item(id: 6)]), ("c", [Item(id: 5)]),
        ]
        #expect(list == List(whole))
        #expect((1...6).allSatisfy(list.contains))
        #expect(!list.contains(7))
    }

    @Test func `items are replaced by others of their identity, and the rows that changed are returned`() throws {
        var list = List([("a", [Item(id: 1), Item(id: 2), Item(id: 3)])])
        #expect(list.update([Item(id: 3, content: 1), Item(id: 2), Item(id: 1, content: 2), Item(id: 8)]) == [1, 3])
        #expect(list == List([("a", [Item(id: 1, content: 2), Item(id: 2), Item(id: 3, content: 1)])]))
    }

    @Test(arguments: 0..<200 as Range<UInt64>)
    func `carried out on the old list it gives the new one`(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let size = [3, 10, 60, 400].randomElement(using: &generator) ?? 3
        let old = try list(size, &generator)
        var sections = old.sections
        for _ in 0..<Int.random(in: 0...size, using: &generator) { change(&sections, &generator) }
        let new = List(sections)
        let difference = new.difference(from: old)
        #expect(apply(difference, to: old.rows, new: new.rows) == new.rows, "seed \(seed)")
        checkSets(difference, old, new)
    }

    @Test(arguments: 0..<50 as Range<UInt64>)
    func `lists that have little or nothing in common become each other too`(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let old = try list(100, &generator)
        let kept = old.sections.flatMap(\.items).filter { _ in Bool.random(using: &generator) }
        let fresh = (0..<100).map { Item(id: 10_000 + $0) }
        let new = List([("z", (kept + fresh).shuffled(using: &generator))])
        let difference = new.difference(from: old)
        #expect(apply(difference, to: old.rows, new: new.rows) == new.rows, "seed \(seed)")
        checkSets(difference, old, new)
    }

    /// A naive model of what is where: sets of identities.
    private func checkSets(_ difference: SnapshotDifference, _ old: List, _ new: List) {
        let oldNames = old.rows.map(name)
        let newNames = new.rows.map(name)
        #expect(Set(difference.removed.map { oldNames[$0] }) == Set(oldNames).subtracting(newNames))
        #expect(Set(difference.inserted.map { newNames[$0] }) == Set(newNames).subtracting(oldNames))
        let contents = Dictionary(uniqueKeysWithValues: zip(oldNames, old.rows))
        let changed = new.rows.indices.filter { index in
            contents[newNames[index]].map { $0 != new.rows[index] } ?? false
        }
        #expect(difference.updated == changed)
    }

    private func name(_ row: List.Row) -> String {
        switch row {
        case .section(let section): section
        case .item(let item): "\(item.id)"
        }
    }

    private func list(_ size: Int, _ generator: inout SeededGenerator) throws -> List {
        var sections = (0..<Int.random(in: 1...4, using: &generator)).map { (section: "s\($0)", items: [Item]()) }
        for id in 0..<size { sections[Int.random(in: sections.indices, using: &generator)].items.append(Item(id: id)) }
        return List(sections)
    }

    private func change(_ sections: inout [(section: String, items: [Item])], _ generator: inout SeededGenerator) {
        let index = Int.random(in: sections.indices, using: &generator)
        let item = sections[index].items.indices.randomElement(using: &generator)
        switch (Int.random(in: 0..<6, using: &generator), item) {
        case (0, let item?): sections[index].items.remove(at: item)
        case (1, let item?): sections[index].items[item].content += 1
        case (2, let item?):
            let moved = sections[index].items.remove(at: item)
            let target = Int.random(in: sections.indices, using: &generator)
            let place = Int.random(in: 0...sections[target].items.count, using: &generator)
            sections[target].items.insert(moved, at: place)
        case (3, _): sections.shuffle(using: &generator)
        default:
            let place = Int.random(in: 0...sections[index].items.count, using: &generator)
            sections[index].items.insert(Item(id: Int.random(in: 1_000...1_000_000_000, using: &generator)), at: place)
        }
    }
}

extension Snapshot {
    fileprivate var sections: [(section: Section, items: [Item])] {
        rows.reduce(into: []) { sections, row in
            switch row {
            case .section(let section): sections.append((section, []))
            case .item(let item): sections[sections.count - 1].items.append(item)
            }
        }
    }
}
