import PresentationKit
import Testing

@MainActor
private final class Recorder {
    var seen: [String] = []
}

@MainActor
struct DeliveryOrderTests {
    private let recorder = Recorder()

    @Test func `a value that is set in the first delivery is delivered after it`() {
        let source = OutputSource(1)
        source.output.observe(for: recorder) { recorder, value in
            recorder.seen.append("begin \(value)")
            if value == 1 { source.set(2) }
            recorder.seen.append("end \(value)")
        }
        #expect(recorder.seen == ["begin 1", "end 1", "begin 2", "end 2"])
    }

    @Test func `an observer that comes while another one handles a value gets each value once`() {
        let source = OutputSource(1)
        source.output.observe(for: recorder) { recorder, value in
            recorder.seen.append("first \(value)")
            guard value == 2 else { return }
            source.set(3)
            source.output.observe(for: recorder) { $0.seen.append("late \($1)") }
        }
        source.set(2)
        #expect(recorder.seen == ["first 1", "first 2", "late 3", "first 3"])
    }

    @Test func `a signal that is sent while another one is handled does not overtake it`() {
        let source = SignalSource<Int>()
        source.signals.observe(for: recorder) { recorder, signal in
            if signal == 1 { source.send(2) }
        }
        source.signals.observe(for: recorder) { $0.seen.append("\($1)") }
        source.send(1)
        source.send(3)
        #expect(recorder.seen == ["1", "2", "3"])
    }

    @Test func `signals that waited for an observer come before one that it causes`() {
        let source = SignalSource<Int>()
        source.send(1)
        source.send(2)
        source.signals.observe(for: recorder) { recorder, signal in
            recorder.seen.append("\(signal)")
            if signal == 1 { source.send(3) }
        }
        #expect(recorder.seen == ["1", "2", "3"])
    }

    @Test func `signals that an observer leaves behind wait for the next one`() {
        let source = SignalSource<Int>()
        source.send(1)
        source.send(2)
        var first: Recorder? = Recorder()
        weak let weakFirst = first
        if let recorder = first { source.signals.observe(for: recorder) { _, _ in first = nil } }
        while weakFirst != nil { first = nil }
        source.send(3)
        source.signals.observe(for: recorder) { $0.seen.append("\($1)") }
        #expect(recorder.seen.last == "3")
        #expect(recorder.seen == recorder.seen.sorted())
    }

    @Test func `observers of four thousand registrations are called in order`() {
        let source = OutputSource(0)
        for number in 0..<4_000 {
            source.output.observe(for: recorder) { recorder, value in
                if value == 1 { recorder.seen.append("\(number)") }
            }
        }
        source.set(1)
        #expect(recorder.seen == (0..<4_000).map { String($0) })
    }
}

/// Sends an event while it handles a command.
@MainActor
private final class EventfulView: View {
    typealias Event = TestEvent
    let events: AnyEventListener<TestEvent>
    private(set) var log: [String] = []

    init(events: AnyEventListener<TestEvent>) {
        self.events = events
    }

    func handle(command: TestCommand) {
        guard case .show(let number) = command else { return }
        log.append("begin \(number)")
        if number == 2 {
            events.handle(event: .didTap(10))
            events.handle(event: .didTap(20))
        }
        log.append("end \(number)")
    }
}

/// Sends two commands for each event.
@MainActor
private final class TalkativePresenter: Presenter {
    typealias Command = TestCommand
    typealias Request = TestRequest
    let commands: AnyCommandListener<TestCommand>
    let requests: AnyRequestListener<TestRequest>

    init(commands: AnyCommandListener<TestCommand>, requests: AnyRequestListener<TestRequest>) {
        self.commands = commands
        self.requests = requests
    }

    func handle(event: TestEvent) {
        guard case .didTap(let number) = event else { return }
        commands.handle(command: .show(number + 1))
        commands.handle(command: .show(number + 3))
    }

    func handle(response: TestResponse) {}
}

@MainActor
struct SceneOrderTests {
    @Test func `a command waits until the view has handled the one before, and an event likewise`() {
        let observer = SpyObserver()
        let view = Scene<EventfulView>.build(
            tasks: TaskLifetime(observer: { _ in observer }),
            view: EventfulView.init,
            presenter: TalkativePresenter.init,
            interactor: { responses, _ in Echo(responses: responses) }
        )
        view.events.handle(event: .didTap(1))
        #expect(view.log == [2, 4, 11, 13, 21, 23].flatMap { ["begin \($0)", "end \($0)"] })
        #expect(
            observer.sent.filter { $0.hasPrefix("presenter") }
                == [1, 10, 20].map { "presenter: didTap(\($0))" }
        )
    }
}
