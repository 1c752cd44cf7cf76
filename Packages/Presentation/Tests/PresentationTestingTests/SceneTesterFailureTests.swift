import PresentationKit
import PresentationTesting
import Testing

/// Runs a test that must fail, and compares what it says.
@MainActor
private func expectFailure(
    _ parts: [String],
    sourceLocation: SourceLocation = #_sourceLocation,
    _ body: @MainActor () async -> Void
) async {
    let text = await failures(sourceLocation: sourceLocation, of: body).joined(separator: "\n---\n")
    for part in parts {
        #expect(text.contains(part), "\(part) is not in:\n\(text)", sourceLocation: sourceLocation)
    }
}

@MainActor
struct SceneTesterFailureTests {
    @Test func `a wrong message fails with place, difference and nearest candidate`() async {
        await expectFailure([
            #"Expected command {"show":{"found":["b"],"title":"Found"}}, but number 5 is command"#,
            #"Difference: show.found[0]: expected "b", got "a""#,
            #"It is there as number 7."#,
            #"> 5  command  {"show":{"found":["a"],"title":"Found"}}"#,
        ]) {
            let tester = makeSearchTester()
            tester.exhaustive = [.command]
            tester.send(.didTapBoth)
            await tester.expect(command: .show(title: "Found", found: ["b"]))
            await tester.finish()
        }
    }

    @Test func `a message of another family that came first fails`() async {
        await expectFailure([#"Expected command {"show":{"found":["a"],"title":"Found"}}, but number 2 is request"#]) {
            let tester = makeSearchTester()
            tester.send(.didType("a"))
            await tester.expect(command: .show(title: "Found", found: ["a"]))
            await tester.finish()
        }
    }

    @Test func `a message that never comes fails with what still runs, and that is reported once`() async {
        let gate = Gate()
        let texts = await failures {
            let tester = makeSearchTester { text in
                await gate.wait()
                return text
            }
            tester.send(.didType("a"))
            await tester.expect(request: .search("a"))
            await tester.expect(response: .found("a"))
            await tester.finish()
        }
        #expect(texts.count == 1)
        let parts = [#"Expected response {"found":"a"}, but nothing more came."#, "Not answered yet: 'a'."]
        for part in parts { #expect(texts.first?.contains(part) == true) }
        gate.open()
    }

    @Test func `messages that the test did not mention fail, with the seed`() async {
        await expectFailure([
            "Before the end:", #"Number 2 was not mentioned: request {"search":"a"}."#,
            #"Number 4 was not mentioned: command"#, "Seed: 7",
        ]) {
            let tester = makeSearchTester(seed: 7)
            tester.send(.didType("a"))
            await tester.finish()
        }
    }

    @Test func `a task that goes on after the scene has gone fails`() async {
        let gate = Gate()
        await expectFailure(["Goes on after the scene has gone: 'a'."]) {
            var calls = 0
            let tester = makeSearchTester { text in
                calls += 1
                if calls == 1 { await gate.wait() }
                return text
            }
            tester.exhaustive = []
            tester.send(.didType("a"))
            await tester.expect(request: .search("a"))
            // The second request replaces the first one, which does not end although it was cancelled.
            tester.send(.didType("a"))
            await tester.finish()
        }
        gate.open()
    }

    @Test func `a part that is kept alive fails, with what it keeps alive`() async {
        var kept: [SearchPresenter] = []
        await expectFailure(["Is not freed after the scene has gone: the presenter, the interactor."]) {
            let tester = SearchTester(
                presenter: { commands, requests -> SearchPresenter in
                    let presenter = SearchPresenter(commands: commands, requests: requests)
                    kept.append(presenter)
                    return presenter
                },
                interactor: { responses, tasks in
                    UseCaseInteractor<SearchRequest, SearchResponse>(responseListener: responses, tasks: tasks) { _ in
                        .answer { .found("") }
                    }
                }
            )
            await tester.finish()
        }
        #expect(kept.count == 1)
    }

    @Test func `a test that forgets to finish fails`() async {
        await expectFailure(["The test ends without `await tester.finish()`."]) {
            _ = makeSearchTester()
        }
    }
}
