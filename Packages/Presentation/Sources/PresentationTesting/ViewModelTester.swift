public import Determinism
public import PresentationKit
public import Testing

/// A tester that drives one view model without a view and records its outputs.
///
/// ```swift
/// @MainActor
/// @Test func `adding later takes a second`() async {
///     let clock = TestClock()
///     let tester = ViewModelTester(clock: clock) { CounterModel(tasks: $0, clock: clock) }
///     tester.send { $0.addLater() }
///     await tester.advance(by: .seconds(1))
///     await tester.expect { $0 = 1 }
///     await tester.finish()
/// }
/// ```
///
/// A test mentions every change and every signal, in order; ``Tester/exhaustive`` relaxes that for one of them. See
/// ``SceneTester`` for what ``finish(sourceLocation:)`` fails on, for time and for seeds.
@MainActor
public final class ViewModelTester<Model: ViewModel>: Tester<OutputFamily> {
    private var model: Model?
    /// The current value of the view model.
    public private(set) var shown: Model.Shown
    private var expected: Model.Shown
    private var watched: [Watched] = []

    /// Creates a view model and observes it.
    ///
    /// - Parameters:
    ///   - clock: the time that the view model was given, if it was given one.
    ///   - seed: permutes the turns of tasks that run side by side.
    ///   - make: makes the view model with the lifetime of its tasks; nothing else may keep either.
    ///   - sourceLocation: where a forgotten ``finish(sourceLocation:)`` is reported.
    /// - Throws: The error of `make`.
    public init<Failure: Error>(
        clock: TestClock = TestClock(),
        seed: UInt64? = nil,
        sourceLocation: SourceLocation = #_sourceLocation,
        _ make: @MainActor (TaskLifetime) throws(Failure) -> Model
    ) throws(Failure) {
        let register = TaskRegistry(seed: seed)
        let tasks = TaskLifetime(monitor: register)
        let model = try make(tasks)
        self.model = model
        shown = model.output.value
        expected = shown
        super.init(
            of: "view model",
            OutputFamily.allCases,
            register: register,
            lifetime: tasks,
            clock: clock,
            seed: seed,
            sourceLocation: sourceLocation
        )
        watch("the view model") { $0 }
        // The value that is shown at first is not a change.
        model.output.observe(for: self) { tester, value in
            guard value != tester.shown else { return }
            tester.shown = value
            tester.log.append(TestRecord(.shown, value))
        }
        model.signals.observe(for: self) { $0.log.append(TestRecord(.signal, $1)) }
    }

    /// Calls an input of the view model.
    public func send(sourceLocation: SourceLocation = #_sourceLocation, _ input: @MainActor (Model) -> Void) {
        begin("sending", sourceLocation)
        if let model { input(model) }
    }

    /// Expects a part, such as a child, to be freed with the view model.
    ///
    /// - Parameters:
    ///   - name: what it is called in a failure.
    ///   - part: returns the part, which is held weakly.
    public func watch(_ name: String, _ part: @MainActor (Model) -> AnyObject) {
        if let model { watched.append(Watched(name: name, part: part(model))) }
    }

    /// Waits for the next record, which must be this change of what was shown before.
    public func expect(
        sourceLocation: SourceLocation = #_sourceLocation,
        _ change: @MainActor (inout Model.Shown) -> Void
    ) async {
        change(&expected)
        await expect(.shown, expected, sourceLocation)
    }

    /// Waits for the next record, which must be this signal.
    public func expect(signal: Model.Signal, sourceLocation: SourceLocation = #_sourceLocation) async {
        await expect(.signal, signal, sourceLocation)
    }

    /// Frees the view model and fails on everything that is left.
    public func finish(sourceLocation: SourceLocation = #_sourceLocation) async {
        await finish(sourceLocation) {
            model = nil
        } alive: {
            watched.filter { $0.part != nil }.map(\.name)
        }
    }

    override func didSkipRecords() {
        expected = shown
    }
}

/// The two outputs of a view model.
public enum OutputFamily: String, CaseIterable, Sendable {
    /// A change of what is shown.
    case shown
    /// A signal.
    case signal
}

/// A part that has to be freed.
private struct Watched {
    let name: String
    weak let part: AnyObject?

    init(name: String, part: AnyObject) {
        self.name = name
        self.part = part
    }
}
