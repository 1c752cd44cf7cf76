import DomainKit
import DomainTesting
import Synchronization
import Testing

@testable import UseCaseKit

private enum LibrarySetting: String, ProgramSetting {
    case host
    case perPage = "per-page"
    case pager
    case theme

    var words: [String]? { self == .theme ? ThemeBackground.allCases.map(\.rawValue) : nil }
    var option: String { self == .pager ? "--no-pager" : "--\(rawValue)" }

    var variable: String? {
        switch self {
        case .host: "LIBRARY_HOST"
        case .pager: "LIBRARY_PAGER"
        case .perPage, .theme: nil
        }
    }

    var sharedVariable: String? { self == .pager ? "PAGER" : nil }

    var builtIn: String {
        switch self {
        case .host: "library.example"
        case .perPage: "20"
        case .pager: "less"
        case .theme: "auto"
        }
    }

    func check(_ value: String, at place: ValidationError.Place?) throws(ValidationError) {
        switch self {
        case .host, .pager: try checkNotEmpty(value, at: place)
        case .perPage: _ = try wholeNumber(value, within: 1...100, at: place)
        case .theme: try checkWord(value, at: place)
        }
    }
}

private actor StubSettings: SettingsGateway {
    nonisolated let path = "/config"
    private(set) var lines: [WrittenSetting]
    private(set) var edits = 0
    private let failure: ApplicationError?
    /// Holds the first call that has read the lines.
    private let gate: Gate?

    init(_ lines: [(String, String)], failure: ApplicationError? = nil, gate: Gate? = nil) {
        self.gate = gate
        self.lines = lines.enumerated().map { Self.line($0.element.0, $0.element.1, $0.offset + 1) }
        self.failure = failure
    }

    static func line(_ key: String, _ value: String, _ line: Int) -> WrittenSetting {
        WrittenSetting(key: key, value: value, path: "/config", line: line)
    }

    func written() async throws(ApplicationError) -> [WrittenSetting] {
        if let failure { throw failure }
        let found = lines
        await gate?.pass()
        return found
    }

    func write(_ value: String, for key: String) { lines.append(Self.line(key, value, lines.count + 1)) }
    func remove(_ key: String) { lines.removeAll { $0.key == key } }
    func edit() { edits += 1 }
}

private typealias Settings = ProgramSettings<LibrarySetting>

struct FetchSettingsTests {
    private func fetch(
        _ lines: [(String, String)],
        options: [LibrarySetting: String] = [:],
        environment: [String: String] = [:],
        builtIn: [LibrarySetting: String] = [:],
        words: [LibrarySetting: [String]] = [:]
    ) async throws -> Settings {
        let gateway = StubSettings(lines)
        let fetch = FetchSettings(
            gateway: gateway,
            options: options,
            environment: environment,
            builtIn: builtIn,
            words: words
        )
        return try await fetch(())
    }

    @Test func `each setting has the value that holds, and its source`() async throws {
        let settings = try await fetch(
            [("host", "c.example"), ("per-page", "50")],
            options: [.perPage: "5"],
            environment: ["LIBRARY_HOST": "b.example"],
            builtIn: [.pager: "most"]
        )
        #expect(settings.path == "/config")
        #expect(settings.values.map(\.setting) == LibrarySetting.allCases)
        #expect(settings.values.map(\.value.value) == ["b.example", "5", "most", "auto"])
        #expect(settings.values.map(\.value.source) == [.environment("LIBRARY_HOST"), .call, .builtIn, .builtIn])
        #expect(settings.values.allSatisfy { $0.error == nil })
    }

    @Test func `a variable of this program comes before the configuration, and one of every program after it`()
        async throws
    {
        let shared = ["PAGER": "more"]
        let own = ["PAGER": "more", "LIBRARY_PAGER": "most"]
        for (lines, environment, value, source) in [
            ([("pager", "less -R")], own, "most", SettingSource.environment("LIBRARY_PAGER")),
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
        #expect(settings.values.map(\.error) == [nil, error, nil, nil])
    }

    @Test func `a setting that leaves its words to the app takes no other ones`() async throws {
        let words = [LibrarySetting.host: ["a.example", "b.example"]]
        let place = ValidationError.Place(path: "/config", line: 1)
        let error = ValidationError(field: "host", value: "c", rule: .oneOf(["a.example", "b.example"]), place: place)
        #expect(try await fetch([("host", "c")], words: words).values.map(\.error) == [error, nil, nil, nil])
        #expect(try await fetch([("host", "b.example")], words: words).values.allSatisfy { $0.error == nil })
        #expect(throws: error) {
            try Setting(checked: LibrarySetting.host, written: [StubSettings.line("host", "c", 1)], words: words)
        }
        let gateway = StubSettings([])
        let manage = ManageSettings(
            gateway: gateway,
            fetch: FetchSettings<LibrarySetting>(gateway: gateway, options: [:], environment: [:]),
            hasTerminal: false,
            words: words,
            settings: State(Settings(path: "/config", values: []))
        )
        let unplaced = ValidationError(field: "host", value: "c", rule: .oneOf(["a.example", "b.example"]))
        await #expect(throws: ApplicationError(.invalidInput(unplaced))) { try await manage(.set(.host, "c")) }
        #expect(await gateway.lines.isEmpty)
    }
}

struct ManageSettingsTests {
    @Test func `of two settings that are written at once, both are shown`() async throws {
        let (gate, settings) = (Gate(), State(Settings(path: "/config", values: [])))
        let gateway = StubSettings([], gate: gate)
        let fetch = FetchSettings<LibrarySetting>(gateway: gateway, options: [:], environment: [:])
        let manage = ManageSettings(gateway: gateway, fetch: fetch, hasTerminal: false, settings: settings)
        try await overlap(
            at: gate,
            { try await manage(.set(.theme, "dark")) },
            { try await manage(.set(.host, "b.example")) },
            until: { settings.turns.withLock { $0.waitingCount } == 1 }
        )
        #expect(settings.value.written.map(\.key) == ["theme", "host"])
    }

    private let settings = State(Settings(path: "/config", values: []))

    private func manage(_ gateway: StubSettings, hasTerminal: Bool = true) -> ManageSettings<LibrarySetting> {
        ManageSettings(
            gateway: gateway,
            fetch: FetchSettings(gateway: gateway, options: [:], environment: [:]),
            hasTerminal: hasTerminal,
            settings: settings
        )
    }

    @Test func `a change is checked before it is written, and the state has what is set then`() async throws {
        let gateway = StubSettings([])
        let manage = manage(gateway)
        try await manage(.set(.host, "a.example"))
        #expect(await gateway.lines.map(\.value) == ["a.example"])
        #expect(settings.value.values.first?.value.value == "a.example")
        let error = ValidationError(field: "per-page", value: "long", rule: .within(1...100))
        await #expect(throws: ApplicationError(.invalidInput(error))) { try await manage(.set(.perPage, "long")) }
        try await manage(.remove("host"))
        #expect(await gateway.lines.isEmpty)
        #expect(settings.value.values.first?.value.value == "library.example")
        try await manage(.edit)
        #expect(await gateway.edits == 1)
    }

    @Test func `showing changes nothing, and locating does not even read`() async throws {
        let gateway = StubSettings([("host", "a")])
        try await manage(gateway)(.locate)
        #expect(settings.value.values.isEmpty)
        try await manage(gateway)(.show)
        #expect(settings.value.values.first?.value.value == "a")
    }

    @Test func `an editor needs a terminal`() async throws {
        let gateway = StubSettings([])
        await #expect(throws: ApplicationError(.editor(.noTerminal(path: "/config")))) {
            try await manage(gateway, hasTerminal: false)(.edit)
        }
        #expect(await gateway.edits == 0)
    }
}

struct CurrentSettingsTests {
    private func theme(_ settings: CurrentSettings<LibrarySetting>) throws(ApplicationError) -> ThemeBackground {
        try settings.resolve { Setting(LibrarySetting.theme, orElse: .auto, written: $0).value }
    }

    @Test func `a change holds for what begins then, and the start is remembered`() async throws {
        let gateway = StubSettings([("theme", "dark")])
        let settings = await CurrentSettings<LibrarySetting>(gateway)
        #expect(try theme(settings) == .dark)
        let fetch = FetchSettings<LibrarySetting>(gateway: gateway, options: [:], environment: [:])
        let manage = ManageSettings(gateway: gateway, fetch: fetch, hasTerminal: false, settings: settings.state)
        try await manage(.remove("theme"))
        #expect(try theme(settings) == .auto)
        #expect(try settings.atStart.get().map(\.value) == ["dark"])
    }

    @Test func `a file that cannot be read, and a value that cannot be, fail what needs them`() async {
        let failure = ApplicationError(.storage(.malformedLine(path: "/config", line: 3)))
        let unreadable = await CurrentSettings<LibrarySetting>(StubSettings([], failure: failure))
        #expect(throws: failure) { try theme(unreadable) }
        let invalid = await CurrentSettings<LibrarySetting>(StubSettings([("per-page", "0")]))
        let place = ValidationError.Place(path: "/config", line: 1)
        let error = ValidationError(field: "per-page", value: "0", rule: .within(1...100), place: place)
        #expect(throws: ApplicationError(.invalidInput(error))) {
            try invalid.resolve { written throws(ValidationError) in
                try Setting(LibrarySetting.perPage, within: 1...100, option: nil, written: written).value
            }
        }
        #expect(throws: ApplicationError(.invalidInput(error))) {
            try invalid.resolve { written throws(ValidationError) in
                try Setting(checked: LibrarySetting.perPage, written: written).value
            }
        }
    }
}

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
