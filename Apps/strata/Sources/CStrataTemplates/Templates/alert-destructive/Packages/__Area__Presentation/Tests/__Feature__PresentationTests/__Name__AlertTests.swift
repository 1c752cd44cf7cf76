import PresentationKit
import Testing
import __Feature__Contract
import __Feature__Presentation

struct __Name__AlertTests {
    @Test func `names what is deleted, and can be cancelled`() {
        let strategy = AlertStrategy<__Name__Action>(about: "Draft")
        #expect(strategy.title.english == "Delete 'Draft'?")
        #expect(strategy.actions.map(\.style) == [.destructive, .cancel])
    }
}
