import PresentationKit
import Testing
import __Feature__Contract
import __Feature__Domain
import __Feature__Presentation

struct __Name__AlertTests {
    @Test func `asks about the value, and can be cancelled`() {
        let strategy = AlertStrategy<__Name__Action>(about: .zero)
        #expect(strategy.message.english == "The count is 0.")
        #expect(strategy.actions == [.proceed, .cancel])
        #expect(strategy.actions.map(\.style) == [.default, .cancel])
        #expect(strategy.actions.map(\.title.english) == ["Continue", "Cancel"])
    }
}
