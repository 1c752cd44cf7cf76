import BenchmarkRunner
import PresentationKit

// One round trip of four messages: View → Presenter → Interactor → Presenter → View, with the payload of a String that
// is too long to be stored in place.

enum TripEvent: ViewEvent { case didType(String) }
enum TripCommand: PresenterCommand { case show(String) }
enum TripRequest: InteractorRequest { case look(String) }
enum TripResponse: InteractorResponse { case found(String) }

private let payload = "a query that is longer than fifteen bytes"

extension Benchmark {
    @MainActor static let dispatch = Benchmark(
        "dispatch",
        explanation: """
            One round trip View → Presenter → Interactor → Presenter → View with a String, through the public API from
            another package. The baseline makes the same four calls with the same messages from object to object: final
            classes, known types, no inlining, constants downwards and optional variables upwards, all strong.
            """,
        repetitions: 100_000,
        baseline: Contender("four direct calls") { repetitions in
            let view = DirectView(presenter: DirectPresenter(interactor: DirectInteractor()))
            view.connect()
            for _ in 0..<repetitions { view.handle(.didType(payload)) }
            view.disconnect()
            precondition(repetitions == 0 || view.shown == payload)
        },
        others: [
            Contender("a scene", ratioLimit: 4, allocationLimit: 0) { repetitions in
                let view = sceneView(observer: nil)
                for _ in 0..<repetitions { view.events.handle(event: .didType(payload)) }
                precondition(repetitions == 0 || view.shown == payload)
            },
            Contender("a scene with an observer", ratioLimit: 6, allocationLimit: 0) { repetitions in
                let observer = CountingObserver()
                let view = sceneView(observer: observer)
                for _ in 0..<repetitions { view.events.handle(event: .didType(payload)) }
                precondition(repetitions == 0 || view.shown == payload)
                precondition(observer.count == 4 * repetitions)
            },
            Contender("four erasers, all weak", ratioLimit: 6, allocationLimit: 0) { repetitions in
                let parts = AllWeak()
                for _ in 0..<repetitions { parts.view.events.handle(event: .didType(payload)) }
                precondition(repetitions == 0 || parts.view.shown == payload)
            },
        ]
    )

    @MainActor
    private static func sceneView(observer: CountingObserver?) -> SceneView {
        Scene<SceneView>.build(
            tasks: TaskLifetime(observer: { _ in observer }),
            view: SceneView.init,
            presenter: ScenePresenterPart.init,
            interactor: { responses, _ in SceneInteractor(responses: responses) }
        )
    }
}

@MainActor
private final class SceneView: View {
    typealias Event = TripEvent
    let events: AnyEventListener<TripEvent>
    private(set) var shown = ""

    init(events: AnyEventListener<TripEvent>) {
        self.events = events
    }

    @inline(never)
    func handle(command: TripCommand) {
        switch command {
        case .show(let text): shown = text
        }
    }
}

@MainActor
private final class ScenePresenterPart: Presenter {
    typealias Command = TripCommand
    typealias Request = TripRequest
    private let commands: AnyCommandListener<TripCommand>
    private let requests: AnyRequestListener<TripRequest>

    init(commands: AnyCommandListener<TripCommand>, requests: AnyRequestListener<TripRequest>) {
        self.commands = commands
        self.requests = requests
    }

    @inline(never)
    func handle(event: TripEvent) {
        switch event {
        case .didType(let text): requests.handle(request: .look(text))
        }
    }

    @inline(never)
    func handle(response: TripResponse) {
        switch response {
        case .found(let text): commands.handle(command: .show(text))
        }
    }
}

@MainActor
private final class SceneInteractor: Interactor {
    typealias Response = TripResponse
    private let responses: AnyResponseListener<TripResponse>

    init(responses: AnyResponseListener<TripResponse>) {
        self.responses = responses
    }

    @inline(never)
    func handle(request: TripRequest) {
        switch request {
        case .look(let text): responses.handle(response: .found(text))
        }
    }
}

/// The worst case: every listener refers to its part weakly, and another object owns the parts.
@MainActor
private struct AllWeak {
    private final class Late<Part: AnyObject> {
        weak var part: Part?
    }

    let view: SceneView
    private let presenter: ScenePresenterPart
    private let interactor: SceneInteractor

    init() {
        let toView = Late<SceneView>()
        let toPresenter = Late<ScenePresenterPart>()
        interactor = SceneInteractor(responses: AnyResponseListener { toPresenter.part?.handle(response: $0) })
        let requests = AnyRequestListener<TripRequest> { [weak interactor] in interactor?.handle(request: $0) }
        presenter = ScenePresenterPart(
            commands: AnyCommandListener { toView.part?.handle(command: $0) },
            requests: requests
        )
        view = SceneView(events: AnyEventListener { [weak presenter] in presenter?.handle(event: $0) })
        toPresenter.part = presenter
        toView.part = view
    }
}

@MainActor
private final class CountingObserver: SceneObserver {
    private(set) var count = 0

    func didSend(_ message: some Sendable, to part: ScenePart) { count += 1 }
    func didDrop(_ type: any Any.Type) {}
}

@MainActor
private final class DirectView {
    private let presenter: DirectPresenter
    private(set) var shown = ""

    init(presenter: DirectPresenter) {
        self.presenter = presenter
    }

    func connect() {
        presenter.view = self
        presenter.interactor.presenter = presenter
    }

    func disconnect() {
        presenter.view = nil
        presenter.interactor.presenter = nil
    }

    @inline(never)
    func handle(_ event: TripEvent) {
        presenter.handle(event)
    }

    @inline(never)
    func handle(_ command: TripCommand) {
        switch command {
        case .show(let text): shown = text
        }
    }
}

@MainActor
private final class DirectPresenter {
    let interactor: DirectInteractor
    var view: DirectView?

    init(interactor: DirectInteractor) {
        self.interactor = interactor
    }

    @inline(never)
    func handle(_ event: TripEvent) {
        switch event {
        case .didType(let text): interactor.handle(.look(text))
        }
    }

    @inline(never)
    func handle(_ response: TripResponse) {
        switch response {
        case .found(let text): view?.handle(.show(text))
        }
    }
}

@MainActor
private final class DirectInteractor {
    var presenter: DirectPresenter?

    @inline(never)
    func handle(_ request: TripRequest) {
        switch request {
        case .look(let text): presenter?.handle(.found(text))
        }
    }
}
