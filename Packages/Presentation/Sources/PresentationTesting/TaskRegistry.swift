import Determinism
import PresentationKit

/// The tasks of a scene or a view model, also after it was freed; with a seed, it decides which task runs next.
@MainActor
final class TaskRegistry: TaskMonitor {
    private struct Waiting {
        let ticket: Int
        let continuation: CheckedContinuation<Void, Never>
    }

    private struct Entry {
        let name: String
        let isCaughtUp: @MainActor () -> Bool
        var isPending = true
        var isCancelled = false
    }

    private var generator: SeededGenerator?
    private var entries: [Int: Entry] = [:]
    private var waiting: [Waiting] = []
    private var lastTicket = 0

    /// Grows with everything that happens to a task.
    private(set) var progress = 0

    init(seed: UInt64?) {
        generator = seed.map { SeededGenerator(seed: $0) }
    }

    /// The tasks that have not ended, by name, in the order in which they started.
    var running: [String] { entries.sorted { $0.key < $1.key }.map(\.value.name) }

    /// The tasks that have an answer to give, by name, in the order in which they started.
    var unanswered: [String] {
        entries.filter { $0.value.isPending || !$0.value.isCaughtUp() }.sorted { $0.key < $1.key }.map(\.value.name)
    }

    /// The number of tasks that are expected to do something: those that have an answer to give, and those that are cancelled
    /// and have not ended.
    var busyCount: Int { entries.values.count { $0.isPending || $0.isCancelled || !$0.isCaughtUp() } }

    /// The number of tasks that have not had their turn yet.
    var waitingCount: Int { waiting.count }

    /// Resumes one of the waiting tasks.
    ///
    /// - Returns: false if none waits.
    func resumeOne() -> Bool {
        guard var generator, let index = waiting.indices.randomElement(using: &generator) else { return false }
        self.generator = generator
        waiting.remove(at: index).continuation.resume()
        return true
    }

    func willStart(key: String?, isCaughtUp: @escaping @MainActor () -> Bool) -> Int {
        progress += 1
        lastTicket += 1
        let name = key.map { "'\($0)'" } ?? "task \(lastTicket) of no key"
        entries[lastTicket] = Entry(name: name, isCaughtUp: isCaughtUp)
        return lastTicket
    }

    func waitForTurn(of ticket: Int) async {
        guard generator != nil else { return }
        progress += 1
        await withCheckedContinuation { waiting.append(Waiting(ticket: ticket, continuation: $0)) }
    }

    func didEndPending(_ ticket: Int) {
        progress += 1
        entries[ticket]?.isPending = false
    }

    func didCancel(_ ticket: Int) {
        entries[ticket]?.isCancelled = true
    }

    func didEnd(_ ticket: Int) {
        progress += 1
        entries[ticket] = nil
    }
}
