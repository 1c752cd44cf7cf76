import Testing
import ViewKit

private final class SpyView: Component, AppView {
    private(set) var setups = 0
    func setup() { setups += 1 }
}

@MainActor
struct AppViewTests {
    @Test
    func `is made without arguments and set up once`() {
        let view = SpyView()
        view.setup()
        #expect(view.setups == 1)
    }
}
