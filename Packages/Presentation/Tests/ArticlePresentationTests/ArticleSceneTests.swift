import ArticleContract
import ArticleDomain
import ArticlePresentation
import ArticleUseCase
import AttemptKit
import Determinism
import DomainKit
import Foundation
import PresentationKit
import PresentationTesting
import PresenterKit
import ReportKit
import Testing
import UseCaseKit

private struct CountingCommand: CommandUseCase {
    let count: State<Int>

    func callAsFunction(_ input: Void) async throws(ApplicationError) { count.update { $0 += 1 } }
}

@MainActor
struct ArticleSceneTests {
    private typealias Tester = SceneTester<
        ArticleListEvent, ArticleListCommand, ArticleListRequest, ArticleListResponse
    >

    /// Creates a tester of the newest articles, which has begun to fetch the first page.
    private func tester(_ pages: StubListPages) async -> Tester {
        let (clock, paginator, marks) = (TestClock(), ArticlePaginator(fetch: pages.page), State(ArticleMarks()))
        let tester = Tester(
            clock: clock,
            presenter: {
                ArticleListPresenter(
                    listing: .newest,
                    context: .sample(),
                    marks: ArticleMarks(),
                    commandListener: $0,
                    requestListener: $1,
                    router: Router { _ in }
                )
            },
            interactor: UseCaseInteractor.using(
                list: paginator.list,
                readings: State([:]).readOnly,
                marks: marks.readOnly,
                progress: State(ArticleBatchProgress()).readOnly,
                browse: BrowseArticles(paginator: paginator, marks: marks),
                complete: StubQuery(answer: .success(.tags([]))),
                batch: StubCommand()
            )
        )
        // The presenter's own tests compare the commands and the lists.
        tester.exhaustive = [.request]
        tester.send(.viewDidLoad)
        await tester.expect(request: .observe)
        await tester.expect(request: .browse(.newest))
        return tester
    }

    private func page(_ ids: String..., next: PageRequest? = nil) throws -> Page<Fetched<Article>> {
        Page(elements: try ids.map { try Sample.fetched($0) }, next: next, total: nil)
    }

    @Test func `the list goes from the first page to a failure that is retried twice`() async throws {
        let second = try PageRequest(number: 2, size: 20)
        let failure = ApplicationError(.offline)
        let pages = StubListPages([
            .success(try page("a", next: second)), .failure(failure), .failure(failure), .success(try page("b")),
        ])
        let tester = await tester(pages)
        await tester.expect(command: Sample.newest([Sample.row("a")], hasNextPage: true))
        let alerts = ArticleContext.sample().alerts(about: .listing(.newest))
        for (id, event) in [ArticleListEvent.didAskForMore, .didAnswer(AlertAnswer(.retry))].enumerated() {
            tester.send(event)
            await tester.expect(request: .loadMore)
            await tester.expect(command: .showAlert(alerts.alert(for: failure).identified(by: id)))
        }
        tester.send(.didAnswer(AlertAnswer(.retry, to: 1)))
        await tester.expect(request: .loadMore)
        await tester.expect(command: Sample.newest([Sample.row("a"), Sample.row("b")]))
        await tester.finish()
        #expect(await pages.asked == [.first, second, second, second])
    }

    @Test func `a position is stored after a pause, and the last one alone`() async throws {
        let (clock, lifetime, positions) = (TestClock(), TaskLifetime(), State(ReadingPositions()))
        let saves = State(0)
        let makeInteractor = ArticleDetailInteractor.using(
            read: StubQuery(answer: .failure(ApplicationError(.offline))),
            react: StubCommand(),
            reaction: State(nil).readOnly,
            check: StubQuery(answer: .failure(ApplicationError(.offline))),
            position: ReadingPositionUseCases(
                find: StubQuery(answer: .success(.start)),
                update: UpdateReadingPosition(positions: positions),
                save: CountingCommand(count: saves),
                clock: clock
            ),
            image: StubQuery(answer: .failure(ApplicationError(.offline))),
            open: StubCommand(),
            opened: State(nil).readOnly
        )
        let interactor = makeInteractor(AnyResponseListener { _ in }, lifetime.scope)
        let article = try ArticleID("a")
        for place in 1...3 {
            let input = UpdateReadingPosition.Input(try ReadingPosition(place: place, letters: 0), in: article)
            interactor.handle(request: .rememberPosition(input))
            await clock.waitForSleepers()
        }
        #expect(positions.value[article]?.place == 3)
        #expect(saves.value == 0)
        clock.advance(by: .seconds(1))
        await lifetime.scope.waitUntilIdle()
        #expect(saves.value == 1)
    }
}

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

/// Fails until somebody has signed in.
private struct PrivateComments: QueryUseCase {
    let session: ReadOnlyState<Session>

    func callAsFunction(_ input: ArticleReference) async throws(ApplicationError) -> Fetched<[ParsedComment]> {
        guard session.value.account != nil else { throw ApplicationError(.unauthorized) }
        return Fetched([], freshness: .live)
    }
}

@MainActor
struct SignInSceneTests {
    private let session = State(Session(host: .qiita))
    private let signIns = UseCaseKit.Event<Session>()
    private let sent = Sent<CommentListCommand, CommentListRequest, ArticleRoute>()

    private func tester(_ fetch: any QueryUseCase<ArticleReference, Fetched<[ParsedComment]>>) -> CommentTester {
        makeCommentTester(fetch, signIns: signIns, router: sent.router)
    }

    @Test func `a screen repeats what failed when the user has signed in, on whichever screen that was`() async throws {
        let tester = tester(PrivateComments(session: session.readOnly))
        tester.exhaustive = [.request]
        let reference = try ArticleReference("a")
        tester.send(.viewDidLoad)
        await tester.expect(request: .fetch(reference))
        await tester.expect(response: .didFetch(.failure(ApplicationError(.unauthorized))))
        tester.send(.didAnswer(AlertAnswer(.signIn)))
        await tester.expect(request: .awaitSignIn)
        await tester.advance(by: .zero)
        #expect(sent.transitions == [.present(.signIn)])
        let account = Account(try ArticleAuthor(id: "ann"), on: .qiita)
        let signedIn = Session(host: .qiita, account: account, sources: [.kept])
        session.set(signedIn)
        signIns.send(signedIn)
        await tester.expect(response: .didSignIn(.success(signedIn)))
        await tester.expect(request: .fetch(reference))
        await tester.expect(response: .didFetch(.success(Fetched([], freshness: .live))))
        await tester.finish()
    }
}
