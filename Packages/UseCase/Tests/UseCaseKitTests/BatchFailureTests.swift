import DomainKit
import Testing
import UseCaseKit

struct BatchFailureTests {
    @Test(
        arguments: [
            .offline, .timedOut, .unauthorized, .rateLimited(until: nil), .cancelled, .unavailable(.status(500)),
            .unavailable(.untrusted), .storage(.full), .storage(.notWritable(path: "/a")), .storage(.busy(path: "/a")),
        ] as [ApplicationError.Kind]
    )
    func `a failure that would meet every item concerns the whole batch`(kind: ApplicationError.Kind) {
        #expect(ApplicationError(kind).concernsWholeBatch)
    }

    @Test(
        arguments: [
            .forbidden, .notFound, .invalidData("items[3]"), .unavailable(.tooLarge), .storage(.exists(path: "/a")),
            .invalidInput(ValidationError(field: "id", value: "", rule: .present)),
        ] as [ApplicationError.Kind]
    )
    func `a failure of one item does not`(kind: ApplicationError.Kind) {
        #expect(!ApplicationError(kind).concernsWholeBatch)
    }
}
