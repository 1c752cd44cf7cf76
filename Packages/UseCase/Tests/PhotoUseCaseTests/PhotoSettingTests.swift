import DomainKit
import PhotoUseCase
import Testing

struct PhotoSettingTests {
    @Test(arguments: [
        (PhotoSetting.folder, "/albums"), (.folder, "~/Pictures"), (.source, "file"), (.perPage, "100"), (.contact, ""),
        (.contact, "ann@example.org"), (.theme, "light"), (.colors, "color-blind"),
    ])
    func `accepts valid values`(setting: PhotoSetting, value: String) throws {
        try setting.check(value, at: nil)
    }

    @Test(
        arguments: [
            (.folder, "albums", .form("/PATH, ~/PATH")), (.folder, "", .form("/PATH, ~/PATH")),
            (.folder, "~ann", .form("/PATH, ~/PATH")),
            (.source, "Flickr", .form("a-z")), (.perPage, "0", .within(1...100)),
            (.contact, "a\r\nb: c", .form("ann@example.org")), (.contact, "a)", .form("ann@example.org")),
            (.theme, "black", .oneOf(["auto", "light", "dark"])), (.colors, "", .oneOf(["terminal", "color-blind"])),
        ] as [(PhotoSetting, String, ValidationError.Rule)]
    )
    func `refuses what cannot be, with its place`(setting: PhotoSetting, value: String, rule: ValidationError.Rule) {
        let place = ValidationError.Place(path: "config", line: 3)
        #expect(throws: ValidationError(field: setting.rawValue, value: value, rule: rule, place: place)) {
            try setting.check(value, at: place)
        }
    }

    @Test func `every default can be`() throws {
        for setting in PhotoSetting.allCases where setting != .folder { try setting.check(setting.builtIn, at: nil) }
    }
}
