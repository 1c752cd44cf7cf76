import ArticleContract
import ArticleDomain
import ArticlePresentation
import ArticleUseCase
import DomainKit
import PresentationKit
import Testing
import UseCaseKit

private struct StubFetch: QueryUseCase {
    var answer: Result<ReaderSettings, ApplicationError>

    func callAsFunction(_ input: Void) async throws(ApplicationError) -> ReaderSettings { try answer.get() }
}

private actor SpyChange: CommandUseCase {
    private let failure: ApplicationError?
    private(set) var changes: [SettingsChange] = []

    init(failure: ApplicationError? = nil) {
        self.failure = failure
    }

    func callAsFunction(_ input: SettingsChange) async throws(ApplicationError) {
        changes.append(input)
        if let failure { throw failure }
    }
}

struct SettingsInquiryTests {
    private let change = SpyChange()

    private func settings(
        host: (SettingSource, String) = (.configuration("host"), "team.qiita.com"),
        flaw: ValidationError? = nil,
        unknown: [WrittenSetting] = []
    ) -> ReaderSettings {
        ReaderSettings(
            path: "/config",
            values: [
                ReaderSettings.Value(setting: .host, value: Setting([host], builtIn: ""), flaw: flaw),
                ReaderSettings.Value(setting: .perPage, value: Setting([], builtIn: "20")),
            ],
            unknown: unknown
        )
    }

    private func answer(
        _ ask: SettingsAction,
        _ settings: ReaderSettings? = nil,
        change: SpyChange? = nil,
        hasTerminal: Bool = true
    ) async -> Result<Report, SettingsFailure> {
        await SettingsInquiry(
            path: "/config",
            fetch: StubFetch(answer: .success(settings ?? self.settings())),
            change: change ?? self.change,
            hasTerminal: hasTerminal
        ).answer(ask)
    }

    private func lines(_ report: Report) -> [String] { report.entries.flatMap(\.lines).map(\.text.english) }

    @Test func `lists each setting with who set it, and what nobody knows`() async throws {
        let unknown = WrittenSetting(key: "hots", value: "x", path: "/config", line: 3)
        let place = ValidationError.Place(path: "/config", line: 2)
        let flaw = ValidationError(field: "host", value: "a b", rule: .form("qiita.com"), place: place)
        let report = try await answer(.edit, settings(flaw: flaw, unknown: [unknown])).get()
        #expect(
            lines(report) == [
                "host = team.qiita.com  (from 'host' in '/config')", "per-page = 20  (the default)",
            ]
        )
        #expect(
            report.notices == [
                Phrase(
                    en: "In line 2 of '/config', 'a b' is no valid host: it has to be of the form qiita.com.",
                    ja: "'/config' の 2 行目: 'a b' は host として正しくありません。qiita.com の形式の値を指定してください。"
                ),
                Phrase(
                    en: "There is no setting 'hots' (line 3 of '/config'). Did you mean 'host'?",
                    ja: "'hots' という設定はありません（'/config' の 3 行目）。'host' でしょうか。"
                ),
            ]
        )
        let list = try await answer(.list, settings(unknown: [unknown])).get()
        #expect(list.notices.isEmpty)
        #expect(list.entries == report.entries)
        #expect(
            report.entries.compactMap { $0.record?.json().line } == [
                #"{"key":"host","source":"configuration","source_name":"/config","value":"team.qiita.com"}"#,
                #"{"key":"per-page","source":"default","source_name":null,"value":"20"}"#,
            ]
        )
    }

    @Test(arguments: [
        (ReaderSetting.host, SettingSource.call, "given with '--host'", "--host" as String?),
        (.perPage, .call, "given with '--per-page'", "--per-page"),
        (.maxAge, .call, "given with '--max-age'", "--max-age"),
        (.pager, .call, "given with '--no-pager'", "--no-pager"),
        (.pager, .environment("PAGER"), "from the environment variable PAGER", "PAGER"),
        (.history, .configuration("history"), "from 'history' in '/config'", "/config"),
        (.history, .builtIn, "the default", nil),
    ])
    func `names the option, the variable or the file that gave a value`(
        setting: ReaderSetting,
        source: SettingSource,
        remark: String,
        name: String?
    ) async throws {
        let value = source == .builtIn ? Setting([], builtIn: "x") : Setting([(source, "x")], builtIn: "")
        let settings = ReaderSettings(path: "/config", values: [ReaderSettings.Value(setting: setting, value: value)])
        let entry = try #require(try await answer(.list, settings).get().entries.first)
        #expect(entry.lines.map(\.text.english) == ["\(setting.rawValue) = x  (\(remark))"])
        #expect(entry.record?.elements.last?.value == .text(name))
    }

    @Test func `one value is printed alone`() async throws {
        let report = try await answer(.get(.perPage)).get()
        #expect(lines(report) == ["20"])
        #expect(report.entries.first?.record?.document == "20")
    }

    @Test func `a value that was written is told, and also who comes before it`() async throws {
        #expect(try await lines(answer(.set(.host, "team.qiita.com")).get()) == ["'host' is 'team.qiita.com' now."])
        #expect(await change.changes == [.set(.host, "team.qiita.com")])
        let named = settings(host: (.environment("QIITA_DOMAIN"), "b.example"))
        #expect(
            try await lines(answer(.set(.host, "team.qiita.com"), named).get()) == [
                "'host' is 'team.qiita.com' in the configuration; 'b.example', from the environment variable "
                    + "QIITA_DOMAIN, comes before it."
            ]
        )
    }

    @Test func `a setting that was removed is told, with what holds then`() async throws {
        let known = try await answer(.unset("per-page")).get()
        #expect(
            lines(known) == ["'per-page' is not in the configuration any more.", "per-page = 20  (the default)"]
        )
        #expect(try await lines(answer(.unset("hots")).get()) == ["'hots' is not in the configuration any more."])
        #expect(await change.changes == [.remove("per-page"), .remove("hots")])
    }

    @Test func `an editor needs somebody in front of it`() async throws {
        #expect(await answer(.edit, hasTerminal: false) == .failure(.needsTerminal(path: "/config")))
        #expect(await change.changes.isEmpty)
        #expect(try await lines(answer(.edit).get()).count == 2)
        #expect(await change.changes == [.edit])
    }

    @Test func `the place is told also when nothing can be read`() async throws {
        let broken = ApplicationError(.storage(.malformedLine(path: "/config", line: 1)))
        let inquiry = SettingsInquiry(
            path: "/config",
            fetch: StubFetch(answer: .failure(broken)),
            change: change,
            hasTerminal: true
        )
        #expect(try await inquiry.answer(.path).get().entries.first?.record?.document == "/config")
        #expect(await inquiry.answer(.list) == .failure(.application(broken)))
    }

    @Test func `a change that fails is told, and nothing is fetched`() async {
        let failure = ApplicationError(.storage(.full))
        let result = await answer(.set(.maxAge, "0"), change: SpyChange(failure: failure))
        #expect(result == .failure(.application(failure)))
    }

    @Test(
        arguments: [
            (.needsTerminal(path: "/config"), "An editor needs a terminal.", [.cancel], .wrongUsage),
            (
                .application(
                    ApplicationError(
                        .invalidInput(ValidationError(field: "VISUAL", value: "nosuch", rule: .form("PROGRAM")))
                    )
                ), "The editor 'nosuch' cannot be started.", [.cancel], .wrongUsage
            ),
            (
                .application(ApplicationError(.unavailable(.status(3)))), "The editor ended with status 3.",
                [.retry, .cancel], .failed
            ),
            (
                .application(ApplicationError(.storage(.malformedLine(path: "/config", line: 3)))),
                "Line 3 of '/config' is not of the form 'key = value'.", [.retry, .cancel], .storage
            ),
            (
                .application(
                    ApplicationError(
                        .invalidInput(ValidationError(field: "per-page", value: "0", rule: .within(1...100)))
                    )
                ), "'0' is no valid per-page: it has to be a whole number from 1 to 100.", [.cancel], .wrongUsage
            ),
        ] as [(SettingsFailure, String, [ArticleFailureAction], ExitOutcome)]
    )
    func `each failure has its sentence and its outcome`(
        failure: SettingsFailure,
        beginning: String,
        actions: [ArticleFailureAction],
        outcome: ExitOutcome
    ) {
        let alert = SettingsAlerts().alert(for: failure)
        #expect(alert.message.english.hasPrefix(beginning))
        #expect(!alert.message.japanese.isEmpty && alert.message.japanese != alert.message.english)
        #expect(alert.actions == actions)
        #expect(alert.outcome == outcome)
        #expect(SettingsAlerts().step(after: AlertAnswer(.retry), outcome: outcome) == .retry)
        #expect(SettingsAlerts().step(after: AlertAnswer(.cancel), outcome: outcome) == .leave)
    }
}
