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
        let key: String?
        let name: String
        let isCaughtUp: (@MainActor () -> Bool)?
        var isCancelled = false
        var wasReported = false

        @MainActor var isUnanswered: Bool { !isCancelled && isCaughtUp?() != true }
    }

    /// An answer that a test holds back.
    private struct HeldAnswer {
        let key: String
        let continuation: CheckedContinuation<Void, Never>
    }

    private var generator: SeededGenerator?
    private var entries: [Int: Entry] = [:]
    private var waiting: [Waiting] = []
    private var lastTicket = 0
    /// The names of the requests whose next answer is held back.
    private var keysToHold: Set<String> = []
    private var heldAnswers: [HeldAnswer] = []

    /// Grows with everything that happens to a task.
    private(set) var progress = 0

    init(seed: UInt64?) {
        generator = seed.map { SeededGenerator(seed: $0) }
    }

    var runningCount: Int { entries.count }

    /// A Boolean value that indicates whether a task has an answer to give.
    var isAwaitingAnswers: Bool { entries.values.contains { $0.isUnanswered } }

    /// Returns the tasks that have not ended and were not reported before, by name, in the order in which they started.
    func reportRunning() -> [String] { report { _ in true } }

    /// Returns the tasks that have an answer to give and were not reported before, by name, in the order in which they
    /// started.
    func reportUnanswered() -> [String] { report(where: \.isUnanswered) }

    /// Reports each task once, since a task without an answer goes on after its scene too.
    private func report(where isReported: (Entry) -> Bool) -> [String] {
        entries.keys.sorted().compactMap { ticket in
            guard var entry = entries[ticket], !entry.wasReported, isReported(entry) else { return nil }
            entry.wasReported = true
            entries[ticket] = entry
            return entry.name
        }
    }

    /// The number of tasks that are expected to do something: those that have an answer to give, and those that are cancelled
    /// and have not ended.
    var busyCount: Int { entries.values.count { $0.isCancelled || $0.isUnanswered } }

    /// The number of tasks that have not had their turn yet, or whose answer is held back.
    var waitingCount: Int { waiting.count + heldAnswers.count }

    /// Holds back the next answer of a request with a name.
    func holdAnswer(of key: String) {
        keysToHold.insert(key)
    }

    /// Delivers the answers of requests with a name that are held back; all answers without a name.
    func releaseAnswers(of key: String? = nil) {
        keysToHold = keysToHold.filter { key != nil && $0 != key }
        let released = heldAnswers.filter { key == nil || $0.key == key }
        heldAnswers.removeAll { key == nil || $0.key == key }
        for answer in released { answer.continuation.resume() }
    }

    /// Resumes one of the waiting tasks.
    ///
    /// - Returns: False if none waits.
    func resumeOne() -> Bool {
        guard var generator, let index = waiting.indices.randomElement(using: &generator) else { return false }
        self.generator = generator
        waiting.remove(at: index).continuation.resume()
        return true
    }

    func willStart(key: String?, isCaughtUp: (@MainActor () -> Bool)?) -> Int {
        progress += 1
        lastTicket += 1
        let name = key.map { "'\($0)'" } ?? "task \(lastTicket) of no key"
        entries[lastTicket] = Entry(key: key, name: name, isCaughtUp: isCaughtUp)
        return lastTicket
    }

    func waitForTurn(of ticket: Int) async {
        guard generator != nil else { return }
        progress += 1
        await withCheckedContinuation { waiting.append(Waiting(ticket: ticket, continuation: $0)) }
    }

    func waitForAnswer(of ticket: Int) async {
        guard let key = entries[ticket]?.key, keysToHold.remove(key) != nil else { return }
        progress += 1
        await withCheckedContinuation { heldAnswers.append(HeldAnswer(key: key, continuation: $0)) }
    }

    func didDeliver(_ ticket: Int) {
        progress += 1
    }

    func didCancel(_ ticket: Int) {
        entries[ticket]?.isCancelled = true
    }

    func didEnd(_ ticket: Int) {
        progress += 1
        entries[ticket] = nil
    }
}
