import ArticleContract
import ArticleDomain
import ArticlePresentation
import ArticleUseCase
import DomainKit
import PresentationKit
import PresentationTesting
import PresenterKit
import ReportKit
import Testing
import UseCaseKit

/// A configuration in memory, which fails on request.
private actor StubSettings: SettingsGateway {
    nonisolated let path = "/config"
    private var lines: [String: String] = ["per-page": "30"]
    private var failure: ApplicationError?

    func fail(_ failure: ApplicationError?) { self.failure = failure }

    func written() throws(ApplicationError) -> [WrittenSetting] {
        if let failure { throw failure }
        return lines.map { WrittenSetting(key: $0.key, value: $0.value, path: path, line: 1) }
    }

    func write(_ value: String, for key: String) throws(ApplicationError) {
        if let failure { throw failure }
        lines[key] = value
    }

    func remove(_ key: String) { lines[key] = nil }
    func edit() {}
}

@MainActor
struct SettingsSceneTests {
    private typealias Tester = SceneTester<
        SettingsEvent, SettingsCommand, SettingsRequest<ReaderSetting>, SettingsResponse<ReaderSetting>
    >

    private let gateway = StubSettings()
    private let sent = Sent<SettingsCommand, SettingsRequest<ReaderSetting>, ArticleRoute>()
    private let environment = ["QIITA_DOMAIN": "team.qiita.com"]

    private func tester() -> Tester {
        let settings = State(ReaderSettings(path: "/config", values: []))
        let manage = ManageSettings(
            gateway: gateway,
            fetch: FetchSettings(gateway: gateway, options: [:], environment: environment),
            hasTerminal: true,
            settings: settings
        )
        let tester = Tester(
            presenter: { commands, requests in
                let sent = sent
                return SettingsPresenter(
                    names: ReaderSetting.allCases,
                    describe: \.description,
                    commandListener: AnyCommandListener {
                        sent.commands.append($0)
                        commands.handle(command: $0)
                    },
                    requestListener: requests,
                    goBack: { sent.router.go(.back) }
                )
            },
            interactor: UseCaseInteractor.using(
                manage: manage,
                settings: settings.readOnly
            )
        )
        tester.exhaustive = []
        return tester
    }

    private func answer(_ action: SettingAction, _ text: String? = nil) -> SettingsEvent {
        .didAnswer(AlertAnswer(action, text: text.map { AlertText($0, isSecret: false) }))
    }

    private func message(_ english: String, _ japanese: String) -> SettingsCommand {
        .showMessage(Phrase(en: english, ja: japanese))
    }

    private var rows: [SettingRow] {
        for case .show(_, let rows) in sent.commands.reversed() { return rows }
        return []
    }

    private var alert: AlertStrategy<SettingAction>? {
        for case .showAlert(let alert) in sent.commands.reversed() { return alert }
        return nil
    }

    /// Waits for a request and its response.
    private func expect(_ input: ManageSettings<ReaderSetting>.Input, _ tester: Tester) async {
        await tester.expect(request: .manage(input))
        await tester.advance(by: .zero)
    }

    @Test func `each setting is shown with its value, its source and its default`() async {
        let tester = tester()
        tester.send(.viewDidLoad)
        await expect(.show, tester)
        await tester.finish()
        #expect(rows.map(\.id) == SettingKey.allCases.map(\.rawValue))
        #expect(rows.prefix(3).map(\.value) == ["team.qiita.com", "30", "60"])
        #expect(rows.prefix(3).map(\.builtIn?.english) == ["default: qiita.com", "default: 20", nil])
        #expect(rows[0].source.english == "from the environment variable QIITA_DOMAIN")
    }

    @Test func `a word is chosen from a menu, and written`() async {
        let tester = tester()
        tester.send(.viewDidLoad)
        await expect(.show, tester)
        tester.send(.didOpen("theme"))
        let question = alert
        #expect(question?.style == .actionSheet)
        #expect(question?.actions == [.choose("auto"), .choose("light"), .choose("dark"), .reset("auto"), .cancel])
        tester.send(answer(.choose("dark")))
        await expect(.set(.theme, "dark"), tester)
        await tester.expect(command: .showMessage(SettingsText.written(key: "theme", value: "dark")))
        tester.send(.didOpen("theme"))
        tester.send(answer(.reset("auto")))
        await tester.expect(command: message("'theme' is 'auto', the default.", "'theme' は 'auto'（既定値）です。"))
        await tester.finish()
    }

    @Test func `a value that cannot be is refused, and asked for again`() async {
        let tester = tester()
        tester.send(.viewDidLoad)
        await expect(.show, tester)
        tester.send(.didOpen("per-page"))
        #expect(alert?.actions == [.enter, .reset("20"), .cancel])
        tester.send(answer(.enter, "101"))
        await expect(.set(.perPage, "101"), tester)
        #expect(alert?.message.states("'101'", "per-page", "1", "100") == true)
        #expect(alert?.actions == [.edit, .cancel])
        tester.send(answer(.edit))
        tester.send(answer(.enter, " 50 "))
        await tester.expect(command: .showMessage(SettingsText.written(key: "per-page", value: "50")))
        await tester.finish()
        #expect(rows[1].value == "50")
    }

    @Test func `a message says what comes before a value, and that it takes effect later`() async {
        let tester = tester()
        tester.send(.viewDidLoad)
        await expect(.show, tester)
        tester.send(.didOpen("host"))
        tester.send(answer(.enter, "b.example"))
        await tester.expect(
            command: message(
                "'host' is now 'b.example' in the configuration; 'team.qiita.com', from the environment variable "
                    + "QIITA_DOMAIN, takes precedence. It takes effect at the next start.",
                "設定ファイルの 'host' を 'b.example' にしました。'team.qiita.com'（環境変数 QIITA_DOMAIN で指定）が優先されます。"
                    + "次回の起動から有効になります。"
            )
        )
        await tester.finish()
    }

    @Test func `a file that cannot be read or written is reported, and tried again`() async {
        await gateway.fail(ApplicationError(.storage(.malformedLine(path: "/config", line: 3))))
        let tester = tester()
        tester.send(.viewDidLoad)
        await expect(.show, tester)
        #expect(alert?.message.states("3", "'/config'", "'key = value'") == true)
        #expect(alert?.actions == [.retry, .cancel])
        await gateway.fail(nil)
        tester.send(answer(.retry))
        await expect(.show, tester)
        #expect(rows.count == SettingKey.allCases.count)
        await gateway.fail(ApplicationError(.storage(.notWritable(path: "/config"))))
        tester.send(.didOpen("history"))
        tester.send(answer(.choose("off")))
        await expect(.set(.history, "off"), tester)
        #expect(alert?.message.english.contains("'/config'") == true)
        tester.send(answer(.cancel))
        await tester.finish()
        #expect(rows[4].value == "on")
    }
}
