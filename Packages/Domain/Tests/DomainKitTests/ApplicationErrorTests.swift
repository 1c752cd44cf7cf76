import DomainKit
import Testing

private struct Origin: Error {}

struct ApplicationErrorTests {
    @Test
    func `two errors of one kind are equal whatever their origin`() {
        #expect(ApplicationError(.offline) == ApplicationError(.offline, origin: Origin()))
        #expect(ApplicationError(.offline) != ApplicationError(.timedOut))
    }

    @Test
    func `keeps its origin for the log`() {
        #expect(ApplicationError(.notFound, origin: Origin()).origin is Origin)
    }
}
