import Determinism
import Testing

@testable import PresentationKit

private struct Item: Identifiable, Equatable {
    let id: Int
    var content = 0
}

private typealias List = Snapshot<Item>

/// Carries a difference out the way its documentation says, row by row.
private func apply(_ difference: SnapshotDifference, to old: [Item], new: [Item]) -> [Item] {
    var rows = old
    for index in (difference.removed + difference.moved.map(\.from)).sorted(by: >) { rows.remove(at: index) }
    let arrivals = difference.inserted.map { ($0, new[$0]) } + difference.moved.map { ($0.to, old[$0.from]) }
    for (index, row) in arrivals.sorted(by: { $0.0 < $1.0 }) { rows.insert(row, at: index) }
    for index in difference.updated { rows[index] = new[index] }
    return rows
}

struct SnapshotTests {
    @Test func `says what was removed, inserted, moved and updated`() {
        let old = List([Item(id: 1), Item(id: 2), Item(id: 3), Item(id: 4)])
        let new = List([Item(id: 4), Item(id: 1, content: 9), Item(id: 3), Item(id: 5)])
        let difference = new.difference(from: old)
        #expect(difference.moved == [SnapshotDifference.Move(from: 3, to: 0)])
        #expect(difference.removed == [1])
        #expect(difference.inserted == [3])
        #expect(difference.updated == [1])
        #expect(new.difference(from: new) == SnapshotDifference())
    }

    @Test func `items are appended, but none that the list has already`() {
        var list = List([Item(id: 1), Item(id: 1, content: 9)])
        list.append([Item(id: 1, content: 9), Item(id: 2)])
        list.append([Item(id: 3), Item(id: 3)])
        #expect(list == List([Item(id: 1), Item(id: 2), Item(id: 3)]))
        #expect((1...3).allSatisfy(list.contains))
        #expect(!list.contains(4))
    }

    @Test func `items are replaced by others of their identity, and the indices that changed are returned`() {
        var list = List([Item(id: 1), Item(id: 2), Item(id: 3)])
        #expect(list.update([Item(id: 3, content: 1), Item(id: 2), Item(id: 1, content: 2), Item(id: 8)]) == [0, 2])
        #expect(list == List([Item(id: 1, content: 2), Item(id: 2), Item(id: 3, content: 1)]))
    }

    @Test(arguments: 0..<200 as Range<UInt64>)
    func `carried out on the old list it gives the new one`(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let size = [3, 10, 60, 400].randomElement(using: &generator) ?? 3
        let old = List((0..<size).map { Item(id: $0) })
        var items = old.items
        for _ in 0..<Int.random(in: 0...size, using: &generator) { change(&items, &generator) }
        let new = List(items)
        let difference = new.difference(from: old)
        #expect(apply(difference, to: old.items, new: new.items) == new.items, "seed \(seed)")
        checkSets(difference, old, new)
    }

    @Test(arguments: 0..<50 as Range<UInt64>)
    func `lists that have little or nothing in common become each other too`(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let old = List((0..<100).map { Item(id: $0) })
        let kept = old.items.filter { _ in Bool.random(using: &generator) }
        let fresh = (0..<100).map { Item(id: 10_000 + $0) }
        let new = List((kept + fresh).shuffled(using: &generator))
        let difference = new.difference(from: old)
        #expect(apply(difference, to: old.items, new: new.items) == new.items, "seed \(seed)")
        checkSets(difference, old, new)
    }

    /// A naive model of what is where: sets of identities.
    private func checkSets(_ difference: SnapshotDifference, _ old: List, _ new: List) {
        let oldNames = old.items.map(\.id)
        let newNames = new.items.map(\.id)
        #expect(Set(difference.removed.map { oldNames[$0] }) == Set(oldNames).subtracting(newNames))
        #expect(Set(difference.inserted.map { newNames[$0] }) == Set(newNames).subtracting(oldNames))
        let contents = Dictionary(uniqueKeysWithValues: zip(oldNames, old.items))
        let changed = new.items.indices.filter { index in
            contents[newNames[index]].map { $0 != new.items[index] } ?? false
        }
        #expect(difference.updated == changed)
    }

    private func change(_ items: inout [Item], _ generator: inout SeededGenerator) {
        let index = items.indices.randomElement(using: &generator)
        switch (Int.random(in: 0..<5, using: &generator), index) {
        case (0, let index?): items.remove(at: index)
        case (1, let index?): items[index].content += 1
        case (2, let index?):
            let moved = items.remove(at: index)
            items.insert(moved, at: Int.random(in: 0...items.count, using: &generator))
        default:
            let new = Item(id: Int.random(in: 1_000...1_000_000_000, using: &generator))
            items.insert(new, at: Int.random(in: 0...items.count, using: &generator))
        }
    }
}
