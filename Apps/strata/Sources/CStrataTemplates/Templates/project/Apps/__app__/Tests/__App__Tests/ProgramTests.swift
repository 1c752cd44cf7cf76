import CommandLineKit
import Testing

@testable import __app__

struct ProgramTests {
    @Test func `an unknown command is refused`() {
        #expect(throws: UsageFailure.self) { try Program.app.request(for: ["no-such-command"]) }
    }
}
