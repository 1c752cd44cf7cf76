import PresentationKit
import Testing
import __Feature__Contract
import __Feature__Presentation

struct __Name__AlertTests {
    @Test func `asks about what changes, and can be cancelled`() {
        let strategy = AlertStrategy<__Name__Action>(about: "Draft")
        #expect(strategy.message.english == "This changes 'Draft'.")
        #expect(strategy.actions.map(\.style) == [.default, .cancel])
    }
}
