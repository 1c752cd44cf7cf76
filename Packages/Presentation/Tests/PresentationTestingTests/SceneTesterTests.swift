import Determinism
import PresentationKit
import PresentationTesting
import Testing

@MainActor
struct SceneTesterTests {
    @Test func `follows a scene from event to command`() async {
        let tester = makeSearchTester()
        tester.send(.didType("swift"))
        await tester.expect(request: .search("swift"))
        await tester.expect(response: .found("swift"))
        await tester.expect(command: .show(title: "Found", found: ["swift"]))
        await tester.finish()
    }

    @Test func `families that need no mention are passed over`() async {
        let tester = makeSearchTester()
        tester.exhaustive = [.command]
        tester.send(.didType("swift"))
        await tester.expect(command: .show(title: "Found", found: ["swift"]))
        await tester.finish()
    }

    @Test func `the clock drives a debounce, and a newer question replaces the older one`() async {
        let clock = TestClock()
        let tester = makeSearchTester(clock: clock) { text in
            try? await clock.sleep(for: .milliseconds(300))
            return text
        }
        tester.exhaustive = [.command]
        tester.send(.didType("swift"))
        await tester.advance(by: .milliseconds(200))
        tester.send(.didType("swift"))
        await tester.advance(by: .milliseconds(299))
        tester.send(.didTapBoth)
        await tester.advance(by: .milliseconds(1))
        await tester.expect(command: .show(title: "Found", found: ["swift"]))
        await tester.advance(by: .milliseconds(299))
        await tester.expect(command: .show(title: "Found", found: ["a"]))
        await tester.expect(command: .show(title: "Found", found: ["b"]))
        await tester.finish()
    }

    @Test(arguments: [(.milliseconds(9_999), "found"), (.seconds(60), "timed out")] as [(Duration, String)])
    func `the clock drives a time-out, and whoever is late is given up`(answering time: Duration, answer: String) async
    {
        let clock = TestClock()
        let tester = makeSearchTester(clock: clock) { _ in
            await withTaskGroup { group in
                for (time, text) in [(time, "found"), (.seconds(10), "timed out")] {
                    group.addTask {
                        do { try await clock.sleep(for: time) } catch { return "given up" }
                        return text
                    }
                }
                let first = await group.next() ?? "nothing"
                group.cancelAll()
                return first
            }
        }
        tester.send(.didType("swift"))
        await tester.expect(request: .search("swift"))
        await tester.advance(by: .milliseconds(9_998))
        #expect(clock.sleeperCount == 2)
        await tester.advance(by: .milliseconds(2))
        await tester.expect(response: .found(answer))
        await tester.expect(command: .show(title: "Found", found: [answer]))
        #expect(clock.sleeperCount == 0)
        await tester.finish()
    }

    @Test func `a seed permutes concurrent answers, the same way every time`() async {
        var orders: Set<[String]> = []
        for seed in 0..<20 as Range<UInt64> {
            let first = await order(seed)
            #expect(await order(seed) == first)
            orders.insert(first)
        }
        #expect(orders == [["a", "b"], ["b", "a"]])
    }

    private func order(_ seed: UInt64) async -> [String] {
        var answered: [String] = []
        let tester = makeSearchTester(seed: seed) { text in
            answered.append(text)
            return text
        }
        tester.exhaustive = []
        tester.send(.didTapBoth)
        await tester.finish()
        return answered
    }
}
