/// The source of a test that replays a recorded run.
///
/// It stands on its own but for one expression that makes the tester, which only whoever knows the scene can write.
///
/// ```swift
/// let trace = #"{"message":"didTapAdd","scene":"counter","to":"presenter","type":"CounterEvent"}"#
/// print(ReplayTestSource(named: "what happened on Friday", trace: trace, tester: "makeCounterTester()"))
/// ```
public struct ReplayTestSource: CustomStringConvertible, Sendable {
    /// The Swift source.
    public let description: String

    /// Writes a test.
    ///
    /// - Parameters:
    ///   - name: what the test is called, as a sentence.
    ///   - trace: what a `TraceRecorder` wrote.
    ///   - tester: the Swift expression that makes a `SceneTester` for the scene.
    public init(named name: String, trace: String, tester: String) {
        let lines = trace.split(separator: "\n").map { "        \($0)" }.joined(separator: "\n")
        description = """
            @MainActor
            @Test func `\(name)`() async {
                let tester = \(tester)
                await tester.replay(
                    #\"""
            \(lines)
                    \"""#
                )
                await tester.finish()
            }

            """
    }
}
