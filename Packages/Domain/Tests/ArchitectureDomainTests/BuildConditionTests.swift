import ArchitectureDomain
import Testing

struct BuildConditionTests {
    @Test(
        arguments: [
            ("os(Linux)", true), ("os(macOS)", false), ("!os(macOS)", true), ("DEBUG", nil), ("!DEBUG", nil),
            ("os(macOS) || os(Linux)", true), ("os(macOS) && DEBUG", false), ("os(Linux) || DEBUG", true),
            ("os(Linux) && DEBUG", nil), ("os(macOS) || DEBUG", nil), ("true", true), ("false", false),
            ("!(os(macOS) || os(iOS)) && true", true), ("os(iOS) || os(Linux) && false", false),
            ("!!os(Linux)", true), ("(", nil), (")", nil), ("", nil), ("os(Linux", true), ("&&", nil),
            ("(os(Linux)) && ((true))", true),
        ] as [(String, Bool?)]
    )
    func `works out what is known`(text: String, expected: Bool?) {
        let value = BuildCondition(text).value { name, argument in
            name == "os" ? argument == "Linux" : nil
        }
        #expect(value == expected)
    }

    @Test(arguments: [
        ("canImport(UIKit)", true), ("canImport(UIKit) && DEBUG", true), ("canImport(UIKit) || DEBUG", false),
        ("!canImport(UIKit)", false), ("canImport(AppKit)", false), ("os(iOS)", false),
    ])
    func `knows when a condition asks for a module`(text: String, expected: Bool) {
        #expect(BuildCondition(text).requires(module: "UIKit") == expected)
    }

    @Test func `stands depth`() {
        let deep = String(repeating: "(", count: 100_000) + "true" + String(repeating: ")", count: 100_000)
        #expect(BuildCondition(deep).value { _, _ in nil } == true)
    }
}
