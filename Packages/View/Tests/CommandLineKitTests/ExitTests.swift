import CommandLineKit
import ReportKit
import Testing

struct ExitTests {
    @Test func `the process ends with the code of the outcome`() async {
        await #expect(processExitsWith: .exitCode(ExitOutcome.offline.code)) { ExitOutcome.offline.exit() }
        await #expect(processExitsWith: .exitCode(ExitOutcome.storage.code)) {
            ExitOutcome.storage.exit(searchesLeaks: false)
        }
    }
}
