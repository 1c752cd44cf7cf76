import BenchmarkRunner
import PresentationKit

private enum Answer: AlertActionType {
    case retry
    case cancel

    var title: Phrase { Phrase(en: "Retry", ja: "再試行") }
    var style: AlertActionStyle { self == .cancel ? .cancel : .default }
}

/// A surface that answers the alert that it presents when the benchmark asks for it.
@MainActor
private final class AnsweringSurface: AlertSurface {
    private var events: AlertSurfaceEvents?

    func present(_ alert: PresentedAlert, animated: Bool, events: AlertSurfaceEvents) {
        self.events = events
    }

    func remove() {}

    func answer() {
        let events = events
        events?.didAppear()
        events?.didChoose(AlertChoice(button: 0))
        events?.didLeave()
    }
}

@MainActor
private final class Counter {
    var count = 0
}

extension Benchmark {
    @MainActor static let alerts = Benchmark(
        "alerts",
        explanation: """
            An alert from `show` to the last of eight handlers: it is queued, presented, answered and taken away. The
            baseline calls eight closures in a list with the answer.
            """,
        repetitions: 2_000,
        baseline: Contender("eight closures") { repetitions in
            let counter = Counter()
            let handlers = (0..<8).map { _ -> @MainActor (AlertAnswer<Answer>) -> Void in
                { if $0.action == .retry { counter.count += 1 } }
            }
            for _ in 0..<repetitions {
                for handler in handlers { handler(AlertAnswer(.retry)) }
            }
            precondition(counter.count == 8 * repetitions)
        },
        others: [
            Contender("an alert with eight handlers") { repetitions in
                let counter = Counter()
                let surface = AnsweringSurface()
                let client = AlertClient<Answer>(screen: ScreenAlerts(host: AlertHost(surface: surface)))
                for _ in 0..<8 { client.register(on: .retry) { _ in counter.count += 1 } }
                let strategy = AlertStrategy<Answer>(
                    title: Phrase(en: "Offline", ja: "オフライン"),
                    message: Phrase(en: "Try again.", ja: "もう一度お試しください。"),
                    actions: [.retry, .cancel]
                )
                for _ in 0..<repetitions {
                    client.show(strategy: strategy)
                    surface.answer()
                }
                precondition(counter.count == 8 * repetitions)
            }
        ]
    )
}
