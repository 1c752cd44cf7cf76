import PresentationKit

/// Knows every task of a scene or a view model, also after it has gone, and with a seed decides whose turn it is.
@MainActor
final class TaskRegister: TaskWitness {
    private struct Waiting {
        let ticket: Int
        let continuation: CheckedContinuation<Void, Never>
    }

    private var generator: SeededGenerator?
    private var names: [Int: String] = [:]
    private var pending: Set<Int> = []
    private var waiting: [Waiting] = []
    private var lastTicket = 0

    /// Grows with everything that happens to a task.
    private(set) var progress = 0

    init(seed: UInt64?) {
        generator = seed.map { SeededGenerator(seed: $0) }
    }

    /// The tasks that have not ended, by name, in the order in which they started.
    var running: [String] { names.sorted { $0.key < $1.key }.map(\.value) }

    /// The tasks that have an answer to give, by name, in the order in which they started.
    var unanswered: [String] { names.filter { pending.contains($0.key) }.sorted { $0.key < $1.key }.map(\.value) }

    /// Lets one of the waiting tasks begin.
    ///
    /// - Returns: false if none waits.
    func letOneGo() -> Bool {
        guard var generator, let index = waiting.indices.randomElement(using: &generator) else { return false }
        self.generator = generator
        waiting.remove(at: index).continuation.resume()
        return true
    }

    func willStart(key: String?) -> Int {
        progress += 1
        lastTicket += 1
        names[lastTicket] = key.map { "'\($0)'" } ?? "task \(lastTicket) of no key"
        pending.insert(lastTicket)
        return lastTicket
    }

    func turn(of ticket: Int) async {
        guard generator != nil else { return }
        progress += 1
        await withCheckedContinuation { waiting.append(Waiting(ticket: ticket, continuation: $0)) }
    }

    func didSettle(_ ticket: Int) {
        progress += 1
        pending.remove(ticket)
    }

    func didEnd(_ ticket: Int) {
        progress += 1
        pending.remove(ticket)
        names[ticket] = nil
    }
}
