import AttemptKit
import DomainKit
import PresentationKit
import PresenterKit
import ReportKit
import Testing
import UseCaseKit

private enum LibrarySetting: String, ProgramSetting {
    case host
    case perPage = "per-page"
    case pager

    var words: [String]? { nil }
    var option: String { self == .pager ? "--no-pager" : "--\(rawValue)" }
    var variable: String? { self == .host ? "LIBRARY_HOST" : nil }
    var builtIn: String { "" }

    func check(_ value: String, at place: ValidationError.Place?) throws(ValidationError) {}
}

struct SettingsReportTests {
    private func settings(
        host: (SettingSource, String) = (.configuration("host"), "a.example"),
        error: ValidationError? = nil,
        unknown: [WrittenSetting] = []
    ) -> ProgramSettings<LibrarySetting> {
        ProgramSettings(
            path: "/config",
            values: [
                ProgramSettings.Value(setting: .host, value: Setting([host], builtIn: ""), error: error),
                ProgramSettings.Value(setting: .perPage, value: Setting([], builtIn: "20")),
            ],
            unknown: unknown
        )
    }

    private func lines(_ report: Report) -> [String] { report.entries.flatMap(\.lines).map(\.text.english) }

    @Test func `lists each setting with its source, and the unknown ones`() {
        let unknown = WrittenSetting(key: "hots", value: "x", path: "/config", line: 3)
        let place = ValidationError.Place(path: "/config", line: 2)
        let error = ValidationError(field: "host", value: "a b", rule: .form("library.example"), place: place)
        let report = Report(settings(error: error, unknown: [unknown]), to: .edit)
        #expect(
            lines(report) == [
                "host = a.example  (from 'host' in '/config')", "per-page = 20  (the default)",
            ]
        )
        for notices in [report.notices.map(\.english), report.notices.map(\.japanese)] {
            #expect(notices.count == 2)
            #expect(["'/config'", "2", "'a b'", "library.example"].allSatisfy { notices.first?.contains($0) == true })
            #expect(["'hots'", "3", "'/config'", "'host'"].allSatisfy { notices.last?.contains($0) == true })
        }
        let list = Report(settings(unknown: [unknown]), to: .list)
        #expect(list.notices.isEmpty)
        #expect(list.entries == report.entries)
        #expect(
            report.entries.compactMap { $0.record?.json().line } == [
                #"{"key":"host","source":"configuration","source_name":"/config","value":"a.example"}"#,
                #"{"key":"per-page","source":"default","source_name":null,"value":"20"}"#,
            ]
        )
    }

    @Test(arguments: [
        (LibrarySetting.host, SettingSource.call, "given with '--host'", "--host" as String?),
        (.pager, .call, "given with '--no-pager'", "--no-pager"),
        (.pager, .environment("PAGER"), "from the environment variable PAGER", "PAGER"),
        (.perPage, .configuration("per-page"), "from 'per-page' in '/config'", "/config"),
        (.perPage, .builtIn, "the default", nil),
    ])
    private
        func `names the option, the variable or the file that gave a value`(
            setting: LibrarySetting,
            source: SettingSource,
            remark: String,
            name: String?
        ) throws
    {
        let value = source == .builtIn ? Setting([], builtIn: "x") : Setting([(source, "x")], builtIn: "")
        let settings = ProgramSettings(path: "/config", values: [ProgramSettings.Value(setting: setting, value: value)])
        let entry = try #require(Report(settings, to: .list).entries.first)
        #expect(entry.lines.map(\.text.english) == ["\(setting.rawValue) = x  (\(remark))"])
        #expect(entry.record?.elements.last?.value == .text(name))
    }

    @Test func `one value is printed alone`() {
        let report = Report(settings(), to: .get("per-page"))
        #expect(lines(report) == ["20"])
        #expect(report.entries.first?.record?.document == "20")
    }

    @Test func `a value that was written is reported, and also what takes precedence over it`() {
        let set = SettingsAction.set("host", "a.example")
        let written = SettingsText.written(key: "host", value: "a.example")
        #expect(lines(Report(settings(), to: set)) == [written.english])
        let named = settings(host: (.environment("LIBRARY_HOST"), "b.example"))
        let overridden = SettingsText.overridden(
            key: "host",
            value: "a.example",
            by: "b.example",
            SettingSource.environment("LIBRARY_HOST").text(of: LibrarySetting.host)
        )
        #expect(lines(Report(named, to: set)) == [overridden.english])
    }

    @Test func `a setting that was removed is reported, with what holds then`() {
        let known = Report(settings(), to: .unset("per-page"))
        let removed = SettingsText.removed(key: "per-page").english
        #expect(lines(known) == [removed, "per-page = 20  (the default)"])
        let unknown = Report(settings(), to: .unset("hots"))
        #expect(lines(unknown) == [SettingsText.removed(key: "hots").english])
    }

    @Test func `the place is reported also where nothing was read`() {
        let report = Report(ProgramSettings<LibrarySetting>(path: "/config", values: []), to: .path)
        #expect(report.entries.first?.record?.document == "/config")
    }

    @Test(
        arguments: [
            (.path, .locate), (.list, .show), (.get("host"), .show), (.set("per-page", "0"), .set(.perPage, "0")),
            (.unset("hots"), .remove("hots")), (.edit, .edit),
        ] as [(SettingsAction, ManageSettings<LibrarySetting>.Input)]
    )
    private func `each action has its input`(
        action: SettingsAction,
        input: ManageSettings<LibrarySetting>.Input
    ) throws {
        #expect(try ManageSettings.Input(action) == input)
    }

    @Test func `a value of a setting that does not exist is refused`() {
        let error = ValidationError(field: "key", value: "hots", rule: .oneOf(["host", "per-page", "pager"]))
        #expect(throws: error) { try ManageSettings<LibrarySetting>.Input(.set("hots", "x")) }
    }

    @Test(
        arguments: [
            (.editor(.noTerminal(path: "/config")), [.close], .wrongUsage),
            (.editor(.notStarted("nosuch", variable: "VISUAL")), [.close], .wrongUsage),
            (.editor(.failed(status: 3)), [.retry, .cancel], .failed),
            (.storage(.malformedLine(path: "/config", line: 3)), [.retry, .cancel], .storage),
            (
                .invalidInput(ValidationError(field: "per-page", value: "0", rule: .within(1...100))), [.close],
                .wrongUsage
            ),
        ] as [(ApplicationError.Kind, [RetryAction], ExitOutcome)]
    )
    func `each failure has its message and its outcome`(
        kind: ApplicationError.Kind,
        actions: [RetryAction],
        outcome: ExitOutcome
    ) {
        let alert = RetryAlerts().alert(for: ApplicationError(kind))
        #expect(alert.message == FailureText(ApplicationError(kind)).message)
        #expect(alert.actions == actions)
        #expect(alert.outcome == outcome)
        #expect(RetryAlerts().step(after: AlertAnswer(.retry)) == .retry)
        #expect(RetryAlerts().step(after: AlertAnswer(.proceed(title: Phrase(verbatim: "Delete")))) == .retry)
        #expect(RetryAlerts().step(after: AlertAnswer(.cancel)) == .leave)
        #expect(RetryAlerts().step(after: AlertAnswer(.close)) == .leave)
    }
}
