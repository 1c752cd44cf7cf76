import ArticleDomain
import ArticleUseCase
import DomainKit
import Testing
import UseCaseKit

private actor StubSettings: SettingsGateway {
    nonisolated let path = "/config"
    private(set) var lines: [WrittenSetting]
    private(set) var edits = 0

    init(_ lines: [(String, String)]) {
        self.lines = lines.enumerated().map { Self.line($0.element.0, $0.element.1, $0.offset + 1) }
    }

    static func line(_ key: String, _ value: String, _ line: Int) -> WrittenSetting {
        WrittenSetting(key: key, value: value, path: "/config", line: line)
    }

    func written() -> [WrittenSetting] { lines }

    func write(_ value: String, for setting: ReaderSetting) {
        lines.append(Self.line(setting.rawValue, value, lines.count + 1))
    }

    func remove(_ key: String) { lines.removeAll { $0.key == key } }
    func edit() { edits += 1 }
}

struct SettingsUseCaseTests {
    private func fetch(
        _ lines: [(String, String)],
        options: [ReaderSetting: String] = [:],
        environment: [String: String] = [:]
    ) async throws -> ReaderSettings {
        try await FetchSettings(gateway: StubSettings(lines), options: options, environment: environment)(())
    }

    @Test func `each setting has the value that holds, and who said so`() async throws {
        let settings = try await fetch(
            [("host", "c.example"), ("per-page", "50")],
            options: [.perPage: "5"],
            environment: ["QIITA_DOMAIN": "b.example"]
        )
        #expect(settings.path == "/config")
        #expect(settings.values.map(\.setting) == ReaderSetting.allCases)
        #expect(settings.values.map(\.value.value) == ["b.example", "5", "60", "less", "on", "auto", "terminal"])
        let sources = [SettingSource.environment("QIITA_DOMAIN"), .call] + Array(repeating: .builtIn, count: 5)
        #expect(settings.values.map(\.value.source) == sources)
        #expect(settings.values.allSatisfy { $0.error == nil })
    }

    @Test func `what is said to this program alone comes before what is said to every program`() async throws {
        let shared = ["PAGER": "more"]
        let own = ["PAGER": "more", "QIITA_READER_PAGER": "most"]
        for (lines, environment, value, source) in [
            ([("pager", "less -R")], own, "most", SettingSource.environment("QIITA_READER_PAGER")),
            ([("pager", "less -R")], shared, "less -R", .configuration("pager")),
            ([], shared, "more", .environment("PAGER")),
            ([], ["PAGER": ""], "less", .builtIn),
        ] {
            let settings = try await fetch(lines, environment: environment)
            let pager = settings.values.first { $0.setting == .pager }?.value
            #expect(pager?.value == value)
            #expect(pager?.source == source)
        }
    }

    @Test func `unknown and invalid settings are reported with their lines`() async throws {
        let settings = try await fetch([("hots", "x"), ("per-page", "many")])
        #expect(settings.unknown == [StubSettings.line("hots", "x", 1)])
        let place = ValidationError.Place(path: "/config", line: 2)
        let error = ValidationError(field: "per-page", value: "many", rule: .within(1...100), place: place)
        #expect(settings.values.map(\.error) == [nil, error, nil, nil, nil, nil, nil])
    }

    private func manage(_ gateway: StubSettings, _ settings: State<ReaderSettings>, hasTerminal: Bool = true)
        -> ManageSettings
    {
        ManageSettings(
            gateway: gateway,
            fetch: FetchSettings(gateway: gateway, options: [:], environment: [:]),
            hasTerminal: hasTerminal,
            settings: settings
        )
    }

    @Test func `a change is checked before it is written, and the state has what is set then`() async throws {
        let (gateway, settings) = (StubSettings([]), State(ReaderSettings(path: "/config", values: [])))
        let manage = manage(gateway, settings)
        try await manage(.set(.host, "team.qiita.com"))
        #expect(await gateway.lines.map(\.value) == ["team.qiita.com"])
        #expect(settings.value.values.first?.value.value == "team.qiita.com")
        let error = ValidationError(field: "max-age", value: "long", rule: .within(0...86_400))
        await #expect(throws: ApplicationError(.invalidInput(error))) { try await manage(.set(.maxAge, "long")) }
        try await manage(.remove("host"))
        #expect(await gateway.lines.isEmpty)
        #expect(settings.value.values.first?.value.value == "qiita.com")
        try await manage(.edit)
        #expect(await gateway.edits == 1)
    }

    @Test func `showing changes nothing, and locating does not even read`() async throws {
        let (gateway, settings) = (StubSettings([("host", "a")]), State(ReaderSettings(path: "/config", values: [])))
        try await manage(gateway, settings)(.locate)
        #expect(settings.value.values.isEmpty)
        try await manage(gateway, settings)(.show)
        #expect(settings.value.values.first?.value.value == "a")
    }

    @Test func `an editor needs a terminal`() async throws {
        let (gateway, settings) = (StubSettings([]), State(ReaderSettings(path: "/config", values: [])))
        let error = ValidationError(field: ManageSettings.terminalField, value: "/config", rule: .notEmpty)
        await #expect(throws: ApplicationError(.invalidInput(error))) {
            try await manage(gateway, settings, hasTerminal: false)(.edit)
        }
        #expect(await gateway.edits == 0)
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
        let setting = try Setting(perPage: option, written: written("per-page", configured))
        #expect(setting.value == value)
        #expect(setting.source == source)
        #expect(try Setting(maxAge: nil, written: []).value == 60)
    }

    @Test(arguments: [("off", false), ("on", true), (nil, true)])
    func `the history is kept unless it is switched off`(configured: String?, isOn: Bool) throws {
        #expect(try Setting(history: written("history", configured)).value == isOn)
        let place = ValidationError.Place(path: "/config", line: 3)
        #expect(throws: ValidationError(field: "history", value: "no", rule: .oneOf(["on", "off"]), place: place)) {
            try Setting(history: written("history", "no"))
        }
    }

    @Test func `a theme that is none is the default one, because it stops nothing`() {
        #expect(Setting(theme: written("theme", "dark")).value == .dark)
        #expect(Setting(theme: written("theme", "black")).value == .auto)
        #expect(Setting(theme: []).source == .builtIn)
        #expect(Setting(colors: written("colors", "color-blind")).value == .colorBlind)
        #expect(Setting(colors: written("colors", "")).value == .terminal)
    }

    @Test func `what counts has to be possible, and its line is named`() {
        #expect(throws: ValidationError(field: "host", value: "no host", rule: .form("qiita.com"))) {
            try Setting(option: nil, environment: ["QIITA_DOMAIN": "no host"], written: [])
        }
        let place = ValidationError.Place(path: "/config", line: 3)
        #expect(throws: ValidationError(field: "host", value: "no host", rule: .form("qiita.com"), place: place)) {
            try Setting(option: nil, environment: [:], written: written("host", "no host"))
        }
        #expect(throws: ValidationError(field: "max-age", value: "x", rule: .within(0...86_400), place: place)) {
            try Setting(maxAge: nil, written: written("max-age", "x"))
        }
    }
}
