import Foundation
import PresentationKit
import Testing

@MainActor
struct SceneTraceTests {
    private func makeView(_ trace: SceneTrace) -> TestView {
        Scene<TestView>.build(
            tasks: TaskLifetime(observer: { trace.makeRecorder(of: $0) }),
            view: TestView.init,
            presenter: TestPresenter.init,
            interactor: { responses, _ in Echo(responses: responses) }
        )
    }

    @Test func `scenes share a trace, and each line names its scene`() throws {
        var lines: [String] = []
        let trace = SceneTrace {
            lines.append($0)
            return true
        }
        let first = makeView(trace)
        let second = makeView(trace)
        first.events.handle(event: .didTap(1))
        second.events.handle(event: .didTap(2))
        let entries = try lines.map { try JSONDecoder().decode([String: JSONValue].self, from: Data($0.utf8)) }
        let names = Array(repeating: "TestView", count: 4) + Array(repeating: "TestView 2", count: 4)
        #expect(entries.map { $0["scene"] } == names.map { .text($0) })
        let parts = ["presenter", "interactor", "presenter", "view"]
        #expect(entries.map { $0["to"] } == (parts + parts).map { .text($0) })
        #expect(trace.isComplete)
    }

    @Test func `after a line that did not arrive none is written, so that what is there is the beginning`() {
        var lines: [String] = []
        let trace = SceneTrace { line in
            if lines.count == 2 { return false }
            lines.append(line)
            return true
        }
        let view = makeView(trace)
        view.events.handle(event: .didTap(1))
        lines.removeLast()
        view.events.handle(event: .didTap(2))
        #expect(lines.count == 1)
        #expect(!trace.isComplete)
        #expect(view.commands == [.show(2), .show(4)])
    }
}
