import PresentationKit
import Testing
import __Feature__Contract
import __Feature__Presentation

struct __Name__AlertTests {
    @Test func `begins with the text, refuses an empty one, and can be cancelled`() {
        let strategy = AlertStrategy<__Name__Action>(editing: "Draft")
        #expect(strategy.textField?.text == "Draft")
        #expect(strategy.textField?.rule.problem(in: " ") != nil)
        #expect(strategy.actions.map(\.style) == [.default, .cancel])
    }
}
