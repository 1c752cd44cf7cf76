import BenchmarkRunner
import PresentationKit

private struct Line: Identifiable, Equatable {
    let id: Int
    var text: String
}

private typealias Lines = Snapshot<Line>

/// 100,000 items, and the same with 100 changes, evenly spread: removals, insertions, moves and updates.
private struct Lists {
    let old: Lines
    let new: Lines

    init() throws {
        let items = (0..<100_000).map { Line(id: $0, text: "a line with the number \($0)") }
        var changed = items
        for change in 0..<100 {
            let place = change * 997 + 13
            switch change % 4 {
            case 0: changed.remove(at: place)
            case 1: changed.insert(Line(id: 1_000_000 + change, text: "a new line"), at: place)
            case 2: changed.insert(changed.remove(at: place), at: 99_000 - place)
            default: changed[place].text += ", changed"
            }
        }
        old = Lines(items)
        new = Lines(changed)
    }
}

extension Benchmark {
    @MainActor static let snapshots = Benchmark(
        "snapshots",
        explanation: """
            The difference of two lists of 100,000 items with 100 changes, evenly spread: removed, inserted, moved and
            updated. The baseline is one pass over both lists that compares the rows at each place.
            """,
        repetitions: 1,
        rounds: 31,
        baseline: Contender("a pass over both lists") { repetitions in
            for _ in 0..<repetitions {
                var same = 0
                for (old, new) in zip(lists.old.items, lists.new.items) where old == new { same += 1 }
                precondition(same > 0 && same < lists.new.items.count)
            }
        },
        others: [
            Contender("the difference", ratioLimit: 5) { repetitions in
                for _ in 0..<repetitions {
                    let difference = lists.new.difference(from: lists.old)
                    precondition(difference.inserted.count == 25 && difference.removed.count == 25)
                    precondition(difference.moved.count == 25 && difference.updated.count == 25)
                }
            }
        ]
    )

    @MainActor private static let lists: Lists = {
        guard let lists = try? Lists() else { preconditionFailure("Every item has an identity of its own.") }
        return lists
    }()
}
