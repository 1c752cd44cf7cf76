import Foundation
import PresentationKit
import PresentationTesting
import Testing

@MainActor
struct ReplayTests {
    private let trace = #"""
        {"message":{"didType":{"_0":"swift"}},"scene":"search","to":"presenter","type":"SearchEvent"}
        {"message":{"search":"swift"},"scene":"search","to":"interactor","type":"SearchRequest"}
        {"message":{"found":"swift"},"scene":"search","to":"presenter","type":"SearchResponse"}
        {"message":{"show":{"found":["swift"],"title":"Found"}},"scene":"search","to":"view","type":"SearchCommand"}
        """#

    @Test func `a recorder writes a line for each message, and the tester replays them`() async {
        var lines: [String] = []
        let recorder = TraceRecorder(scene: "search") { lines.append($0) }
        let lifetime = TaskLifetime(observer: { _ in recorder })
        let view = Scene<RecordedView>.build(
            tasks: lifetime,
            view: RecordedView.init,
            presenter: SearchPresenter.init,
            interactor: { responses, tasks in
                UseCaseInteractor<SearchRequest, SearchResponse>(responseListener: responses, tasks: tasks) { request in
                    switch request {
                    case .search(let text): .answer { .found(text) }
                    }
                }
            }
        )
        view.events.handle(event: .didType("swift"))
        await lifetime.scope.waitUntilIdle()
        #expect(lines.joined(separator: "\n") == trace)

        let tester = makeSearchTester()
        await tester.replay(lines.joined(separator: "\n"))
        await tester.finish()
    }

    @Test func `the first difference is reported with its line, and only that`() async {
        let texts = await failures {
            let tester = makeSearchTester { $0.uppercased() }
            await tester.replay(trace)
            await tester.finish()
        }
        #expect(texts.count == 1)
        #expect(texts.first?.hasPrefix(#"Line 3 of the trace: Expected response {"found":"swift"}"#) == true)
        #expect(texts.first?.contains(#"Difference: found: expected "swift", got "SWIFT""#) == true)
    }

    @Test(arguments: [
        ("{", "Line 1 of the trace cannot be read."),
        (
            #"{"message":"other","scene":"search","to":"view","type":"OtherCommand"}"#,
            "Line 1 of the trace: This scene sends no OtherCommand to its view."
        ),
        (
            #"{"message":"didShout","scene":"search","to":"presenter","type":"SearchEvent"}"#,
            #"Line 1 of the trace: "didShout" is no SearchEvent"#
        ),
    ])
    func `a trace of something else fails`(trace: String, text: String) async {
        await withKnownIssue {
            let tester = makeSearchTester()
            await tester.replay(trace)
            await tester.finish()
        } matching: {
            $0.comments.contains { $0.rawValue.hasPrefix(text) }
        }
    }

    @Test func `lines of another scene and of dropped messages are passed over`() async {
        let tester = makeSearchTester()
        await tester.replay(
            #"""
            {"message":"other","scene":"list","to":"view","type":"OtherCommand"}
            {"scene":"search","type":"SearchResponse"}
            """#,
            scene: "search"
        )
        await tester.finish()
    }

    @Test func `a recorded run is written out as a test, like the one in RecordedRunTests`() throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "RecordedRunTests.swift")
        let source = ReplayTestSource(named: "a recorded run", trace: trace, tester: "makeSearchTester()")
        #expect(
            try String(contentsOf: file, encoding: .utf8) == "import PresentationTesting\nimport Testing\n\n\(source)"
        )
    }
}

@MainActor
private final class RecordedView: View {
    typealias Event = SearchEvent
    let events: AnyEventListener<SearchEvent>

    init(events: AnyEventListener<SearchEvent>) {
        self.events = events
    }

    func handle(command: SearchCommand) {}
}
