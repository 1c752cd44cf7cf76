import Testing
import ViewKit

@testable import TerminalKit

struct CapabilityQueryTests {
    private let start = ContinuousClock.Instant.now
    private let base = TerminalCapabilities(environment: ["TERM": "xterm"], isTerminal: true)

    @Test func `the answer to the last query completes the series`() {
        var query = CapabilityQuery(start: start)
        query.receive(.keyboardFlags(0))
        #expect(!query.isComplete)
        #expect(query.remainingTime(at: start) == CapabilityQuery.timeLimit)
        query.receive(.deviceAttributes([62]))
        #expect(query.isComplete)
        #expect(query.remainingTime(at: start) == .zero)
    }

    @Test func `a terminal that does not answer is not waited for after the time limit`() {
        let query = CapabilityQuery(start: start)
        #expect(query.remainingTime(at: start + .milliseconds(200)) == .milliseconds(300))
        #expect(query.remainingTime(at: start + .seconds(2)) == .zero)
        #expect(query.applied(to: base) == base)
        #expect(!query.hasKeyboardProtocol)
    }

    @Test(arguments: [(0, false), (1, true), (2, true), (3, true), (4, false)])
    func `output is synchronised where the mode can be set`(state: Int, isSynchronised: Bool) {
        var query = CapabilityQuery(start: start)
        query.receive(.mode(number: 2026, state: state))
        query.receive(.mode(number: 2004, state: 1))
        #expect(query.applied(to: base).synchronizesOutput == isSynchronised)
    }

    @Test(
        arguments: [
            (0, 0, 0, .dark), (1, 1, 1, .light), (0, 0, 1, .dark), (0.99, 0.96, 0.89, .light), (0, 0.17, 0.21, .dark),
        ] as [(Double, Double, Double, TerminalBackground)]
    )
    func `a background is dark by its luma`(red: Double, green: Double, blue: Double, background: TerminalBackground) {
        var query = CapabilityQuery(start: start)
        query.receive(.background(red: red, green: green, blue: blue))
        #expect(query.applied(to: base).background == background)
    }

    @Test func `a terminal that gives its version has colours of 24 bits, unless colour is off`() {
        var query = CapabilityQuery(start: start)
        query.receive(.version("tmux 3.3a"))
        #expect(query.applied(to: base).colorDepth == .trueColor)
        let plain = TerminalCapabilities(environment: ["TERM": "xterm", "NO_COLOR": "1"], isTerminal: true)
        #expect(query.applied(to: plain) == plain)
    }
}
