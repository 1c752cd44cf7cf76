import CommandLineKit
import Testing
import __Feature__CommandLine

struct __Feature__ProgramTests {
    private let program = Program.__feature__("__app__", version: "0.1.0")

    @Test(arguments: [([], __Feature__Invocation.open), (["show"], .show), (["add", "--json"], .add)])
    func `yields what was asked for`(arguments: [String], invocation: __Feature__Invocation) throws {
        guard case .run(let found, _) = try program.request(for: arguments) else {
            Issue.record("answered \(arguments) by itself")
            return
        }
        #expect(found == invocation)
    }

    @Test func `its description has no faults, and its examples can be typed`() {
        #expect(program.faults == [])
    }
}
