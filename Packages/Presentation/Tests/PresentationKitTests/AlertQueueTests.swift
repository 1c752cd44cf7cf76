import PresentationKit
import Testing

/// A naive reading of the rules: a list of alerts with what became of each.
private struct NaiveQueue: Equatable {
    enum Fate: Equatable { case waits, shown, leaving, gone, discarded }

    struct Alert: Equatable {
        let canBeDismissed: Bool
        var fate: Fate
    }

    var alerts: [Alert] = []
    var isClosed = false

    var front: Int? { alerts.firstIndex { $0.fate == .shown || $0.fate == .leaving } }

    mutating func apply(_ input: AlertQueue<Int>.Input) -> [AlertQueue<Int>.Effect] {
        switch input {
        case .show(let id, let canBeDismissed):
            alerts.append(Alert(canBeDismissed: canBeDismissed, fate: isClosed ? .discarded : .waits))
            return isClosed ? [.discard(id)] : next()
        case .choose(let id):
            guard let front, front == id, alerts[front].fate == .shown else { return [] }
            alerts[front].fate = .leaving
            return [.deliverChoice(front)]
        case .dismiss(let id):
            guard let front, front == id, alerts[front].fate == .shown, alerts[front].canBeDismissed else { return [] }
            alerts[front].fate = .leaving
            return [.deliverCancel(front)]
        case .leave(let id):
            guard let front, front == id else { return [] }
            let isAnswered = alerts[front].fate == .leaving
            alerts[front].fate = .gone
            let answer: AlertQueue<Int>.Effect = alerts[front].canBeDismissed ? .deliverCancel(front) : .discard(front)
            return (isAnswered ? [] : [answer]) + next()
        case .remove:
            guard let front, alerts[front].fate == .shown else { return [] }
            alerts[front].fate = .leaving
            return [.remove(front)]
        case .withdraw:
            guard let front, alerts[front].fate == .shown else { return [] }
            alerts[front].fate = .gone
            return next()
        case .hostGone:
            isClosed = true
            let lost = alerts.indices.filter { alerts[$0].fate == .shown || alerts[$0].fate == .waits }
            for index in alerts.indices where alerts[index].fate != .gone { alerts[index].fate = .discarded }
            return lost.map { .discard($0) }
        }
    }

    private mutating func next() -> [AlertQueue<Int>.Effect] {
        guard front == nil, let index = alerts.firstIndex(where: { $0.fate == .waits }) else { return [] }
        alerts[index].fate = .shown
        return [.present(index)]
    }
}

struct AlertQueueTests {
    private enum Step: CaseIterable {
        case showDismissable
        case showUndismissable
        case choose
        case dismiss
        case leave
        case chooseOld
        case leaveOld
        case remove
        case withdraw
        case hostGone
    }

    @Test func `every sequence of up to six inputs does what a naive reading of the rules does`() {
        var visited = 0
        compareAll(AlertQueue(), NaiveQueue(), [], &visited)
        // The beginning, and what inputs lead to that change something.
        #expect(visited == 7_947)
    }

    private func compareAll(_ queue: AlertQueue<Int>, _ naive: NaiveQueue, _ steps: [Step], _ visited: inout Int) {
        visited += 1
        guard steps.count < 6 else { return }
        for step in Step.allCases {
            var (nextQueue, nextNaive) = (queue, naive)
            let input = input(step, naive)
            let effects = nextQueue.apply(input)
            let expected = nextNaive.apply(input)
            let steps = steps + [step]
            if effects != expected { Issue.record("\(effects) instead of \(expected) after \(steps)") }
            check(nextQueue, nextNaive, steps)
            // What follows an input that changes nothing has been compared without it.
            if nextQueue != queue || nextNaive != naive { compareAll(nextQueue, nextNaive, steps, &visited) }
        }
    }

    private func check(_ queue: AlertQueue<Int>, _ naive: NaiveQueue, _ steps: [Step]) {
        let waiting = naive.alerts.indices.filter { naive.alerts[$0].fate == .waits }
        if queue.waiting != waiting { Issue.record("\(queue.waiting) wait instead of \(waiting) after \(steps)") }
        let phase: AlertQueue<Int>.Phase =
            if naive.isClosed {
                .closed
            } else if let shown = naive.alerts.firstIndex(where: { $0.fate == .shown }) {
                .shown(shown)
            } else if let leaving = naive.alerts.firstIndex(where: { $0.fate == .leaving }) {
                .leaving(leaving)
            } else {
                .empty
            }
        if queue.phase != phase { Issue.record("\(queue.phase) instead of \(phase) after \(steps)") }
        if phase == .empty, !waiting.isEmpty { Issue.record("alerts wait for nothing after \(steps)") }
    }

    private func input(_ step: Step, _ naive: NaiveQueue) -> AlertQueue<Int>.Input {
        let (id, front) = (naive.alerts.count, naive.front ?? 0)
        return switch step {
        case .showDismissable: .show(id, canBeDismissed: true)
        case .showUndismissable: .show(id, canBeDismissed: false)
        case .choose: .choose(front)
        case .dismiss: .dismiss(front)
        case .leave: .leave(front)
        case .chooseOld: .choose(front - 1)
        case .leaveOld: .leave(front - 1)
        case .remove: .remove
        case .withdraw: .withdraw
        case .hostGone: .hostGone
        }
    }
}
