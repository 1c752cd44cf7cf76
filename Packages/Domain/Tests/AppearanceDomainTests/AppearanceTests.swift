import AppearanceDomain
import Testing

struct AppearanceTests {
    @Test(arguments: Appearance.allCases)
    func `toggling changes it, and twice brings it back`(appearance: Appearance) {
        #expect(appearance.toggled != appearance)
        #expect(appearance.toggled.toggled == appearance)
    }
}
