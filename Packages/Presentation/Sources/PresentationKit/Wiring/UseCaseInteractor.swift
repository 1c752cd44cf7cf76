/// An interactor that performs one job for each request.
///
/// ```swift
/// extension UseCaseInteractor<CounterRequest, CounterResponse> {
///     static func using(count: @escaping @MainActor (Int) async -> Int) -> Factory {
///         performing { request in
///             switch request {
///             case .add(let number): .answer { .counted(await count(number)) }
///             }
///         }
///     }
/// }
/// ```
@MainActor
public final class UseCaseInteractor<Request: InteractorRequest, Response: InteractorResponse>: Interactor {
    private let responseListener: AnyResponseListener<Response>
    private let tasks: TaskScope
    private let makeJob: @MainActor (Request) -> InteractorJob<Response>

    /// Creates an interactor.
    ///
    /// - Parameters:
    ///   - responseListener: receives the responses.
    ///   - tasks: the scope in which the jobs run.
    ///   - job: returns the job for a request; it captures use cases, never a part of the scene.
    public init(
        responseListener: AnyResponseListener<Response>,
        tasks: TaskScope,
        job: @escaping @MainActor (Request) -> InteractorJob<Response>
    ) {
        self.responseListener = responseListener
        self.tasks = tasks
        makeJob = job
    }

    /// A function that creates the interactor from the listener of its responses and the scope of its tasks, for
    /// `Scene.build`.
    public typealias Factory = @MainActor (AnyResponseListener<Response>, TaskScope) -> UseCaseInteractor

    /// Returns the function that creates an interactor.
    ///
    /// - Parameter job: returns the job for a request; it captures use cases, never a part of the scene.
    public static func performing(_ job: @escaping @MainActor (Request) -> InteractorJob<Response>) -> Factory {
        { UseCaseInteractor(responseListener: $0, tasks: $1, job: job) }
    }

    public func handle(request: Request) {
        var jobs = [makeJob(request)]
        while let job = jobs.popLast() {
            switch job {
            case .answer(let key, let work):
                tasks.lifetime?.start(replacing: key) { _ in
                    await work()
                } deliver: { [responseListener] response in
                    responseListener.handle(response: response)
                }
            case .perform(let key, let work): tasks.lifetime?.start(replacing: key) { _ in await work() }
            case .all(let several): jobs += several.reversed()
            case .cancel(let key): tasks.cancel(key)
            case .observation(let start): start(tasks, responseListener)
            }
        }
    }
}

/// The work of an interactor for one request.
@MainActor
public enum InteractorJob<Response: InteractorResponse> {
    /// Calls one use case and sends one response.
    ///
    /// `replacing` is the name of the job: a running one of that name is cancelled, and its response dropped. A job without
    /// a name runs beside all others.
    case answer(replacing: String? = nil, @MainActor () async -> Response)
    /// Calls one command use case, whose result is observed through a state.
    ///
    /// `replacing` is the name of the job: a running one of that name is cancelled. Values that it would still load by
    /// `State.load` are discarded; changes that it has made stay.
    case perform(replacing: String? = nil, @MainActor () async -> Void)
    /// Starts several jobs in their order, which run concurrently.
    case all([InteractorJob])
    /// Ends the job or the observation of this name.
    case cancel(String)
    /// Starts an observation, as ``observe(_:_:current:_:)`` makes it.
    case observation(@MainActor (TaskScope, AnyResponseListener<Response>) -> Void)

    /// Sends a response for each value of a state until the scene is freed.
    ///
    /// - Parameters:
    ///   - key: the name of the observation; a newer one with the same name ends this one.
    ///   - values: the current value, followed by each change.
    ///   - current: returns the current value.
    ///   - response: returns the response for a value.
    public static func observe<Values: AsyncSequence & Sendable>(
        _ key: String,
        _ values: Values,
        current: @escaping @autoclosure @MainActor () -> Values.Element,
        _ response: @escaping @MainActor (Values.Element) -> Response
    ) -> InteractorJob where Values.Element: Sendable & Equatable, Values.Failure == Never {
        .observation { tasks, listener in
            tasks.observe(replacing: key, values, current: current) { listener.handle(response: response($0)) }
        }
    }
}
