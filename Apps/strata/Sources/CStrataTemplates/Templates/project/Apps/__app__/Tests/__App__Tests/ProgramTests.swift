import CommandLineKit
import Testing

@testable import __app__

struct ProgramTests {
    @Test func `the description of the commands has no faults, and its examples can be typed`() {
        #expect(Program.app.faults == [])
    }
}
