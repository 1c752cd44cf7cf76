import Testing
import UseCaseKit

struct SettingTests {
    @Test func `the nearest candidate with a value wins`() {
        let setting = Setting(
            [(.call, nil), (.environment("HOST"), "b"), (.configuration("host"), "c")],
            builtIn: "d"
        )
        #expect(setting.value == "b")
        #expect(setting.source == .environment("HOST"))
    }

    @Test func `without any, the built-in value is effective`() {
        let setting = Setting<String>([(.call, nil)], builtIn: "d")
        #expect(setting.value == "d")
        #expect(setting.source == .builtIn)
    }
}
