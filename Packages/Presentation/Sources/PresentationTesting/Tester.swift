public import Determinism
import PresentationKit
import Testing

/// The run of a test: what was recorded, the tasks and the time; ``SceneTester`` and ``ViewModelTester`` drive it.
@MainActor
public class Tester<Family: Hashable & Sendable> {
    /// The families of which every record has to be mentioned; all of them at first.
    public var exhaustive: Set<Family>

    /// The time that the parts under test live in.
    public let clock: TestClock

    var log = RecordLog<Family>()
    let register: TaskRegistry
    let hostWait: HostWait
    private let subject: String
    private let seed: UInt64?
    private let created: SourceLocation
    private var isFinished = false

    /// Creates a run.
    ///
    /// - Parameters:
    ///   - subject: the name of what is tested in reports.
    ///   - families: the families of the records.
    ///   - register: the tasks of the lifetime.
    ///   - lifetime: the lifetime of the tasks of what is tested.
    init(
        of subject: String,
        _ families: [Family],
        register: TaskRegistry,
        lifetime: TaskLifetime,
        clock: TestClock,
        seed: UInt64?,
        sourceLocation: SourceLocation
    ) {
        self.subject = subject
        exhaustive = Set(families)
        self.register = register
        hostWait = HostWait(lifetime.scope)
        self.clock = clock
        self.seed = seed
        created = sourceLocation
    }

    deinit {
        if !isFinished {
            Issue.record("The test ends without `await tester.finish()`.", sourceLocation: created)
        }
    }

    /// Holds back the next answer of a request with a name, as a slow source would, until ``releaseAnswers(of:)`` is
    /// called.
    ///
    /// Send another request with the same name meanwhile, and the test shows that the held answer does not overwrite the
    /// newer one.
    ///
    /// - Parameter key: the name by which the request replaces another one.
    public func holdAnswer(of key: String) {
        register.holdAnswer(of: key)
    }

    /// Delivers the answers that are held back, and waits until the tasks are idle.
    public func releaseAnswers(of key: String) async {
        register.releaseAnswers(of: key)
        await waitUntilIdle()
    }

    /// Advances ``clock``, and waits until the tasks that it resumes are idle.
    public func advance(by duration: Duration) async {
        await clock.advance(by: duration) { await waitUntilIdle() }
    }

    // MARK: - For the testers

    /// The number of records and of other events by which progress is noticed.
    var recordCount: Int { log.records.count }

    /// Called when records that were not mentioned, or other ones than the expected, were reported.
    func didSkipRecords() {}

    /// Reports what was not mentioned before an input, and lets a host wait for what follows.
    func begin(_ input: String, _ sourceLocation: SourceLocation) {
        reportUnmentioned(before: input, sourceLocation)
        hostWait.begin()
    }

    /// Waits for the next record, which must be this one.
    func expect(_ family: Family, _ content: some Equatable & Sendable, _ sourceLocation: SourceLocation) async {
        let expected = TestRecord(family, content)
        var outcome = log.take(expected, exhaustive: exhaustive)
        if outcome == .nothingYet {
            await waitUntilIdle {
                if outcome == .nothingYet { outcome = log.take(expected, exhaustive: exhaustive) }
                return outcome != .nothingYet
            }
        }
        switch outcome {
        case .met: break
        case .differs(let place):
            await waitUntilIdle()
            log.recover(from: place, expecting: expected)
            didSkipRecords()
            record(log.differs(expected, at: place), sourceLocation)
        case .nothingYet: record(log.missing(expected, running: register.reportUnanswered()), sourceLocation)
        }
    }

    /// Frees what is tested, and fails on everything that is left.
    ///
    /// - Parameters:
    ///   - free: frees what is tested.
    ///   - alive: returns the names of the parts that are still alive.
    func finish(_ sourceLocation: SourceLocation, freeing free: () -> Void, alive: () -> [String]) async {
        isFinished = true
        await waitUntilIdle()
        reportUnmentioned(before: "the end", sourceLocation)
        report(register.reportUnanswered(), sourceLocation) { "Has not answered at the end of the test: \($0)." }
        if !register.isAwaitingAnswers { await hostWait.reportIfWaiting(sourceLocation) }
        free()
        register.releaseAnswers()
        await quiescence.end { recordCount }
        let running = register.reportRunning()
        report(running, sourceLocation) { "Goes on after the \(subject) has gone: \($0)." }
        // A task that goes on may be what keeps a part alive.
        guard running.isEmpty else { return }
        report(alive(), sourceLocation) {
            "Is not freed after the \(subject) has gone: \($0). Something keeps it alive."
        }
    }

    /// Waits until all tasks are idle, and resumes the waiting ones in turn.
    private func waitUntilIdle(unless isEnough: () -> Bool = { false }) async {
        await quiescence.waitUntilIdle(unless: isEnough) { recordCount }
    }

    private var quiescence: QuiescenceWait { QuiescenceWait(register: register, clock: clock) }

    private func reportUnmentioned(before moment: String, _ sourceLocation: SourceLocation) {
        let places = log.unmentioned(exhaustive: exhaustive)
        guard !places.isEmpty else { return }
        record("Before \(moment):\n\(log.notMentioned(places))", sourceLocation)
        log.skip()
        didSkipRecords()
    }

    private func report(_ names: [String], _ sourceLocation: SourceLocation, text: (String) -> String) {
        if !names.isEmpty { record(text(names.joined(separator: ", ")), sourceLocation) }
    }

    private func record(_ text: String, _ sourceLocation: SourceLocation) {
        let seed = seed.map { "\nSeed: \($0)" } ?? ""
        Issue.record("\(text)\(seed)", sourceLocation: sourceLocation)
    }
}
