import Synchronization
import Testing

@testable import UseCaseKit

/// A value that knows how many of its kind are alive.
private final class Counted: Sendable, Equatable {
    static let alive = Atomic(0)
    let number: Int

    init(_ number: Int) {
        self.number = number
        Self.alive.add(1, ordering: .relaxed)
    }

    deinit {
        Self.alive.subtract(1, ordering: .relaxed)
    }

    static func == (one: Counted, other: Counted) -> Bool { one.number == other.number }
}

/// Tests that `make sanitize` runs under the thread sanitizer too.
@Suite(.serialized)
struct ConcurrencyTests {
    private let writers = 8
    private let observers = 8
    private let changes = 2_000

    @Test func `every observer of a state ends on the last value and sees no equal neighbours`() async {
        let state = State(-1)
        let readOnly = state.readOnly
        let last = Int.max
        let seen = await withTaskGroup(of: [Int].self) { group in
            for _ in 0..<observers {
                group.addTask {
                    var seen: [Int] = []
                    for await value in readOnly.values {
                        seen.append(value)
                        if value == last { break }
                    }
                    return seen
                }
            }
            await withTaskGroup(of: Void.self) { group in
                for writer in 0..<writers {
                    group.addTask { [changes] in
                        for change in 0..<changes { state.set((writer + change) % 7) }
                    }
                }
            }
            state.set(last)
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(seen.count == observers)
        for values in seen {
            #expect(values.last == last)
            #expect(zip(values, values.dropFirst()).allSatisfy { $0 != $1 })
        }
    }

    @Test func `no change of a value in place is lost`() async {
        let state = State(0)
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<writers {
                group.addTask { [changes] in for _ in 0..<changes { state.update { $0 += 1 } } }
            }
        }
        #expect(state.value == writers * changes)
    }

    @Test func `every subscriber of an event receives or counts every value`() async {
        let event = Event<Int>(bufferLimit: 16)
        let subscriptions = (0..<observers).map { _ in event.readOnly.subscribe() }
        let totals = await withTaskGroup(of: Int.self) { group in
            for subscription in subscriptions {
                group.addTask {
                    var total = 0
                    for await notice in subscription {
                        switch notice {
                        case .value(-1): return total
                        case .value: total += 1
                        case .dropped(let count): total += count
                        }
                    }
                    return total
                }
            }
            await withTaskGroup(of: Void.self) { group in
                for _ in 0..<writers {
                    group.addTask { [changes] in for change in 0..<changes { event.send(change) } }
                }
            }
            event.send(-1)
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(totals == Array(repeating: writers * changes, count: observers))
    }

    @Test func `a hundred thousand changes leave no growth, and observers that sleep cost one value each`() async {
        let before = Counted.alive.load(ordering: .relaxed)
        let state = State(Counted(0))
        let event = Event<Counted>(bufferLimit: 4)
        let subscription = event.readOnly.subscribe()
        var sleepers = (0..<8).map { _ in state.readOnly.values.makeAsyncIterator() }
        for index in sleepers.indices { _ = await sleepers[index].next() }
        for number in 1...100_000 {
            let value = Counted(number)
            state.set(value)
            event.send(value)
        }
        #expect(Counted.alive.load(ordering: .relaxed) - before <= 8 + 1 + 4)
        for index in sleepers.indices { #expect(await sleepers[index].next()?.number == 100_000) }
        withExtendedLifetime(subscription) {}
    }
}
