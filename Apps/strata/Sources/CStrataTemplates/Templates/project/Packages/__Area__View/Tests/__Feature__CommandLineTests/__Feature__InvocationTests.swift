import CommandLineKit
import PresentationKit
import Testing
import __Feature__CommandLine

struct __Feature__InvocationTests {
    private let program = Program(
        "app",
        version: "0.1.0",
        abstract: Phrase(verbatim: "app"),
        globals: StandardOptions.parameter(),
        commands: [__Feature__Invocation.group]
    )

    @Test(arguments: [([], __Feature__Invocation.open), (["show"], .show), (["add", "--json"], .add)])
    func `yields what was asked for`(arguments: [String], invocation: __Feature__Invocation) throws {
        guard case .run(let found, _) = try program.request(for: ["__command__"] + arguments) else {
            Issue.record("answered \(arguments) by itself")
            return
        }
        #expect(found == invocation)
    }

    @Test func `its description has no faults, and its examples can be typed`() {
        #expect(program.faults == [])
    }
}
