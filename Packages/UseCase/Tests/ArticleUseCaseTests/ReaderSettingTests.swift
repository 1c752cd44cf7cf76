import ArticleDomain
import ArticleUseCase
import DomainKit
import Testing
import UseCaseKit

struct ReaderSettingTests {
    @Test(arguments: [
        (ReaderSetting.host, "team.qiita.com"), (.host, "https://qiita.com/"), (.perPage, "1"), (.perPage, "100"),
        (.maxAge, "0"), (.maxAge, "86400"), (.pager, "less -R"), (.pager, "cat"),
        (.history, "on"), (.history, "off"), (.theme, "auto"), (.theme, "light"), (.theme, "dark"),
        (.colors, "terminal"), (.colors, "color-blind"),
    ])
    func `accepts valid values`(setting: ReaderSetting, value: String) throws {
        try setting.check(value, at: nil)
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
            try setting.check(value, at: nil)
        }
        let place = ValidationError.Place(path: "config", line: 3)
        #expect(throws: ValidationError(field: setting.rawValue, value: value, rule: rule, place: place)) {
            try setting.check(value, at: place)
        }
    }
}

struct ReaderSettingValueTests {
    private func written(_ key: String, _ value: String?) -> [WrittenSetting] {
        value.map { [WrittenSetting(key: key, value: $0, path: "/config", line: 3)] } ?? []
    }

    @Test(
        arguments: [
            ("a.example", "b.example", "c.example", "a.example", SettingSource.call),
            (nil, "b.example", "c.example", "b.example", .environment("QIITA_DOMAIN")),
            (nil, "", "c.example", "c.example", .configuration("host")),
            (nil, nil, nil, "qiita.com", .builtIn),
        ] as [(String?, String?, String?, String, SettingSource)]
    )
    func `the nearest to the user counts, and is remembered`(
        option: String?,
        variable: String?,
        configured: String?,
        host: String,
        source: SettingSource
    ) throws {
        var environment: [String: String] = [:]
        environment["QIITA_DOMAIN"] = variable
        let setting = try Setting(option: option, environment: environment, written: written("host", configured))
        #expect(setting.value.description == host)
        #expect(setting.source == source)
    }

    @Test(
        arguments: [(5, "50", 5, .call), (nil, "50", 50, .configuration("per-page")), (nil, nil, 20, .builtIn)]
            as [(Int?, String?, Int, SettingSource)]
    )
    func `the same holds for numbers`(
        option: Int?,
        configured: String?,
        value: Int,
        source: SettingSource
    ) throws {
        let setting = try Setting(
            ReaderSetting.perPage,
            within: PageRequest.sizes,
            option: option,
            written: written("per-page", configured)
        )
        #expect(setting.value == value)
        #expect(setting.source == source)
    }

    @Test(arguments: [("off", false), ("on", true), (nil, true)])
    func `the history is kept unless it is switched off`(configured: String?, isOn: Bool) throws {
        #expect(try Setting(history: written("history", configured)).value == isOn)
        let place = ValidationError.Place(path: "/config", line: 3)
        #expect(throws: ValidationError(field: "history", value: "no", rule: .oneOf(["on", "off"]), place: place)) {
            try Setting(history: written("history", "no"))
        }
    }

    private func theme(_ word: String?) -> Setting<ThemeBackground> {
        Setting(ReaderSetting.theme, orElse: .auto, written: written("theme", word))
    }

    @Test func `a theme that is none is the default one, because it stops nothing`() {
        #expect(theme("dark").value == .dark)
        #expect(theme("black").value == .auto)
        #expect(theme(nil).source == .builtIn)
    }

    @Test func `a setting in force has to be valid, and an error names its line`() {
        #expect(throws: ValidationError(field: "host", value: "no host", rule: .form("qiita.com"))) {
            try Setting(option: nil, environment: ["QIITA_DOMAIN": "no host"], written: [])
        }
        let place = ValidationError.Place(path: "/config", line: 3)
        #expect(throws: ValidationError(field: "host", value: "no host", rule: .form("qiita.com"), place: place)) {
            try Setting(option: nil, environment: [:], written: written("host", "no host"))
        }
        #expect(throws: ValidationError(field: "max-age", value: "x", rule: .within(0...86_400), place: place)) {
            let written = written("max-age", "x")
            _ = try Setting(ReaderSetting.maxAge, within: ReaderSetting.ages, option: nil, written: written)
        }
    }
}
