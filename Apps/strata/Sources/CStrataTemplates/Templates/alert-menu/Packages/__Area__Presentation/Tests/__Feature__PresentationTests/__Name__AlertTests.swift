import PresentationKit
import Testing
import __Feature__Contract
import __Feature__Presentation

struct __Name__AlertTests {
    @Test func `names what the menu is about, and can be cancelled`() {
        let strategy = AlertStrategy<__Name__Action>(about: "Draft")
        #expect(strategy.title.english == "Draft" && strategy.style == .actionSheet)
        #expect(strategy.actions.map(\.style) == [.default, .destructive, .cancel])
    }
}
