import DomainKit
import Testing

private struct Origin: Error {}

struct ApplicationErrorTests {
    @Test func `two errors of one kind are equal whatever their origin`() {
        #expect(ApplicationError(.offline) == ApplicationError(.offline, origin: Origin()))
        #expect(ApplicationError(.offline) != ApplicationError(.timedOut))
    }

    @Test func `keeps its origin for the log`() {
        #expect(ApplicationError(.notFound, origin: Origin()).origin is Origin)
    }

    @Test func `a value that cannot be validated is an invalid input`() throws {
        func name(_ text: String) throws(ValidationError) -> String {
            guard text.isEmpty else { return text }
            throw ValidationError(field: "name", value: text, rule: .notEmpty)
        }
        #expect(try ApplicationError.validating(try name("a")) == "a")
        let error = ValidationError(field: "name", value: "", rule: .notEmpty)
        #expect(throws: ApplicationError(.invalidInput(error))) { try ApplicationError.validating(try name("")) }
    }
}
