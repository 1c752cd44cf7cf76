import DomainKit
import PresenterKit
import ReportKit
import Testing

struct ExitOutcomeTests {
    @Test func `a failure beside a run decides its outcome only in place of success`() {
        let failures = [ApplicationError(.offline), ApplicationError(.notFound)]
        #expect(ExitOutcome.done.including(failures) == .offline)
        #expect(ExitOutcome.interrupted.including(failures) == .interrupted)
        #expect(ExitOutcome.done.including([]) == .done)
    }
}
