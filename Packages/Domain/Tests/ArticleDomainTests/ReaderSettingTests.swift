import ArticleDomain
import DomainKit
import Testing

struct ReaderSettingTests {
    @Test(arguments: [
        (ReaderSetting.host, "team.qiita.com"), (.host, "https://qiita.com/"), (.perPage, "1"), (.perPage, "100"),
        (.maxAge, "0"), (.maxAge, "86400"), (.pager, "less -R"), (.pager, "cat"),
        (.history, "on"), (.history, "off"), (.theme, "auto"), (.theme, "light"), (.theme, "dark"),
        (.colors, "terminal"), (.colors, "color-blind"),
    ])
    func `takes what can be`(setting: ReaderSetting, value: String) throws {
        try setting.check(value)
    }

    @Test(
        arguments: [
            (.host, "a b", .form("qiita.com")), (.host, "", .form("qiita.com")), (.perPage, "0", .within(1...100)),
            (.perPage, "many", .within(1...100)), (.maxAge, "-1", .within(0...86_400)),
            (.maxAge, "86401", .within(0...86_400)), (.pager, "", .notEmpty), (.pager, " ", .notEmpty),
            (.history, "", .oneOf(["on", "off"])), (.history, "Off", .oneOf(["on", "off"])),
            (.theme, "black", .oneOf(["auto", "light", "dark"])), (.colors, "", .oneOf(["terminal", "color-blind"])),
        ] as [(ReaderSetting, String, ValidationError.Rule)]
    )
    func `refuses what cannot be, with its place if there is one`(
        setting: ReaderSetting,
        value: String,
        rule: ValidationError.Rule
    ) {
        #expect(throws: ValidationError(field: setting.rawValue, value: value, rule: rule)) {
            try setting.check(value)
        }
        let place = ValidationError.Place(path: "config", line: 3)
        #expect(throws: ValidationError(field: setting.rawValue, value: value, rule: rule, place: place)) {
            try setting.check(value, at: place)
        }
    }
}
