public import AttemptKit
public import DomainKit
public import PresentationKit
public import UseCaseKit

extension Attempt where Request == AttemptWork {
    /// Creates the attempt of a view model, which runs its requests itself.
    public convenience init(
        alerts: any FailureAlerts<Failure, Action>,
        tasks: TaskScope,
        countdown: Countdown = Countdown(),
        progress: OutputSource<ScreenProgress?>,
        showAlert: @escaping @MainActor (AlertStrategy<Action>) -> Void
    ) {
        self.init(
            alerts: alerts,
            showAlert: showAlert,
            send: { $0() },
            showProgress: { progress.set($0) },
            setTimer: { attempt, end in
                guard let end else { return tasks.cancel("wait") }
                tasks.observe(replacing: "countdown", countdown.secondsLeft) { [weak attempt] in
                    attempt?.handle(.secondsLeft($0))
                }
                tasks.run(replacing: "wait") {
                    await countdown.result(end)
                } then: { [weak attempt] result in
                    if case .success = result { attempt?.handle(.ended) }
                }
            }
        )
    }

    /// Starts a query, and shows its progress and its result, or an alert.
    ///
    /// - Parameters:
    ///   - key: the name of the task; a running task with the same name is cancelled first, and its result dropped.
    ///   - tasks: the scope of the task.
    ///   - progress: the progress, or nil if the query takes no time.
    ///   - query: calls a use case; a retry calls it again.
    ///   - show: shows the result; it must not capture the part that starts the query strongly.
    public func run<Value>(
        replacing key: String,
        in tasks: TaskScope,
        showing progress: Phrase? = nil,
        _ query: @escaping @MainActor () async -> Result<Value, Failure>,
        then show: @escaping @MainActor (Value) -> Void
    ) {
        start(
            { [weak self] in
                tasks.run(replacing: key, query) { result in
                    switch result {
                    case .success(let value):
                        self?.succeed()
                        show(value)
                    case .failure(let failure): self?.fail(failure)
                    }
                }
            },
            showing: progress
        )
    }
}

/// Starts the work of a request; each retry calls it again.
public typealias AttemptWork = @MainActor () -> Void

extension Attempt where Failure == ApplicationError {
    /// Calls a function, and shows the alert for text of the user that it refuses.
    public func validating(_ body: () throws(ValidationError) -> Void) {
        do throws(ValidationError) {
            try body()
        } catch {
            fail(ApplicationError(.invalidInput(error)))
        }
    }
}

extension TaskScope {
    /// Observes a state until the scene is freed.
    ///
    /// - Parameters:
    ///   - key: the name of the observation; one with the same name ends first.
    ///   - state: the state.
    ///   - handle: handles the current value and each change, on the main actor.
    public func observe<Value: Equatable & Sendable>(
        replacing key: String,
        _ state: ReadOnlyState<Value>,
        _ handle: @escaping @MainActor (Value) -> Void
    ) {
        observe(replacing: key, state.values, current: { state.value }, handle)
    }

    /// Returns an output of a view model that follows a state until the scene is freed; a scope has one output of it.
    public func output<Value: Equatable & Sendable, Shown: Equatable & Sendable>(
        of state: ReadOnlyState<Value>,
        _ display: @escaping @MainActor (Value) -> Shown
    ) -> Output<Shown> {
        let source = OutputSource(display(state.value))
        observe(replacing: "output of \(Value.self)", state) { source.set(display($0)) }
        return source.output
    }
}
