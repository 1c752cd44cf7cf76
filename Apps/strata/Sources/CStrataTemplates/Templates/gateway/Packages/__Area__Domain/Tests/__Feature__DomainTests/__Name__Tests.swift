import DomainKit
import Testing
import __Feature__Domain

struct __Name__Tests {
    @Test func `a text is kept as it is, and an empty one is refused`() throws {
        #expect(try __Name__("a").text == "a")
        #expect(throws: ValidationError(field: "text", value: "", rule: .notEmpty)) { try __Name__("") }
    }
}
