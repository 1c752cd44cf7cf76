// Made by `make guide` out of docs/guide: change the chapter, not this file.
// swift-format-ignore-file

extension GuideEdition {
    static let addingAFeatureJapanese = GuideEdition(title: #"機能を加える: 規則から画面まで、ひとつの列"#, body: #"""
読者が目標を決められるようにします。週に何本の記事を読むか、という目標です。この章では Goal という機能を、中心から外側へ順に加えます。各段階はそれぞれひとつのターゲットで、次に進む前にテストします。先に書いたものを、あとの段階のために直すことはありません。コードはテストも含めてすべてコンパイルされ、実行されます。これで足りることは、そのテストが証明します。

## ターゲット

機能は、必要なレイヤーにひとつずつセルを持ちます。セルとは、フォルダーと、レイヤーのマニフェストの数行です。Appearance のものを、名前を変えて使えば十分です。

```swift:Domain/Package.swift
.target(
    name: "AppearanceDomain",
    dependencies: [
        "DomainKit"
    ],
    swiftSettings: settings
),
```

機能の名前を `architecture.toml` の `[features]` に加えます。これで `make build` が、`GoalDomain` や `GoalUseCase` をそれぞれのレイヤーの規則と照らし合わせるようになります。忘れると、名前が足りないと知らせます。

## Domain: 何であり、何が成り立つべきか

目標は、規則のある数です。つくろうとした側は、どの規則に反したかを知らされます。

```swift
import DomainKit

struct Goal: Hashable, Sendable {
    let articles: Int

    init(articles: Int) throws(ValidationError) {
        guard (1...100).contains(articles) else {
            let rule = ValidationError.Rule.within(1...100)
            let text = String(articles)
            throw ValidationError(field: "goal", value: text, rule: rule)
        }
        self.articles = articles
    }
}

protocol GoalGateway: Sendable {
    @concurrent func goal() async throws(ApplicationError) -> Goal?
    @concurrent func keep(_ goal: Goal) async throws(ApplicationError)
}
```

## UseCase: 何ができるか

できることは二つ、目標を決めることと、前回の目標を取り戻すことです。いまの目標は `State` で、保存したあとに変わります。

```swift
import UseCaseKit

struct SetGoal: CommandUseCase {
    let state: State<Goal?>
    let gateway: any GoalGateway

    func callAsFunction(_ input: Int) async throws(ApplicationError) {
        let goal: Goal
        do throws(ValidationError) {
            goal = try Goal(articles: input)
        } catch {
            throw ApplicationError(.invalidInput(error))
        }
        try await gateway.keep(goal)
        state.set(goal)
    }
}

struct RestoreGoal: CommandUseCase {
    let state: State<Goal?>
    let gateway: any GoalGateway

    func callAsFunction(_ input: Void) async throws(ApplicationError) {
        state.set(try await gateway.goal())
    }
}
```

テストに必要なのは数行のゲートウェイで、ディスクは要りません。

```swift
import Testing

actor SpyGoalGateway: GoalGateway {
    private(set) var kept: Goal?

    func goal() async throws(ApplicationError) -> Goal? { kept }
    func keep(_ goal: Goal) async throws(ApplicationError) { kept = goal }
}

@Test func `a goal that breaks the rule is neither kept nor shown`() async {
    let state = State<Goal?>(nil)
    let gateway = SpyGoalGateway()
    await #expect(throws: ApplicationError.self) {
        try await SetGoal(state: state, gateway: gateway)(101)
    }
    #expect(state.value == nil)
    #expect(await gateway.kept == nil)
}
```

## Repository: どこに保存するか

`settings/goal` というドキュメントひとつです。形は専用の型にします。0 と書かれたファイルから、不正な目標ができないようにするためです。

```swift
import RepositoryKit

struct StoredGoalGateway: GoalGateway {
    private struct StoredGoal: Codable, Sendable {
        let articles: Int
    }

    private let documents: DocumentCollection<StoredGoal>

    init(store: any DocumentStore) {
        documents = DocumentCollection("settings", in: store)
    }

    @concurrent func goal() async throws(ApplicationError) -> Goal? {
        let kept = try await documents.value(for: "goal")
        guard let kept else { return nil }
        do throws(ValidationError) {
            return try Goal(articles: kept.articles)
        } catch {
            let place = "settings/goal"
            throw ApplicationError(.storage(.malformed(document: place)))
        }
    }

    @concurrent func keep(_ goal: Goal) async throws(ApplicationError) {
        let stored = StoredGoal(articles: goal.articles)
        try await documents.put(stored, for: "goal")
    }
}
```

## Contract: 何を伝え合うか

ビューとプレゼンターが交わすすべてです。どれも `Goal` を知らない値です。

```swift
import PresentationKit

enum GoalEvent: ViewEvent, Equatable {
    case viewDidLoad
    case didChoose(Int)
}

enum GoalField: String, RecordField {
    case goal
}

struct GoalDisplay: Hashable, Sendable {
    let text: Phrase
    let record: Record
}

enum GoalCommand: PresenterCommand, Equatable {
    case show(GoalDisplay)
    case alert(AlertStrategy<GoalFailureAction>)
}

enum GoalFailureAction: AlertActionType {
    case close

    var title: Phrase { Phrase(en: "Close", ja: "閉じる") }
    var style: AlertActionStyle { .cancel }
}
```

## Presentation: 何を決め、どんな言葉にするか

プレゼンターは目標を文に、エラーをアラートにします。`ApplicationError` を伝える言葉は、すべて `FailureKit` が知っています。

```swift
import FailureKit

enum GoalRequest: InteractorRequest, Equatable {
    case restore
    case observe
    case set(Int)
}

enum GoalResponse: InteractorResponse {
    case changed(Goal?)
    case done(Result<Void, ApplicationError>)
}

final class GoalPresenter: Presenter {
    typealias Command = GoalCommand
    typealias Request = GoalRequest

    private let commands: AnyCommandListener<GoalCommand>
    private let requests: AnyRequestListener<GoalRequest>

    init(
        _ commands: AnyCommandListener<GoalCommand>,
        _ requests: AnyRequestListener<GoalRequest>
    ) {
        self.commands = commands
        self.requests = requests
    }

    func handle(event: GoalEvent) {
        switch event {
        case .viewDidLoad:
            requests.handle(request: .observe)
            requests.handle(request: .restore)
        case .didChoose(let articles): requests.handle(request: .set(articles))
        }
    }

    func handle(response: GoalResponse) {
        switch response {
        case .changed(let goal): commands.handle(command: .show(GoalDisplay(goal)))
        case .done(.success): break
        case .done(.failure(let error)):
            let text = FailureText(error)
            let alert = AlertStrategy<GoalFailureAction>(
                title: text.title,
                message: text.message,
                actions: [.close],
                outcome: ExitOutcome(error)
            )
            commands.handle(command: .alert(alert))
        }
    }
}

extension GoalDisplay {
    init(_ goal: Goal?) {
        text =
            if let n = goal?.articles {
                Phrase(en: "\(n) articles a week", ja: "週に \(n) 記事")
            } else {
                Phrase(en: "No goal yet", ja: "目標はまだありません")
            }
        record = Record(of: GoalField.self) { field in
            switch field {
            case .goal: .integer(goal?.articles)
            }
        }
    }
}
```

## View: どう見え、どう操作されるか

一行のルートビューとプログラムのためのレコード、そして番号を受け付けるビューコントローラーです。

```swift
import ViewKit

final class GoalView: LineView {
    private var text = TerminalText()
    private var record: Record?

    init() {}
    func setup() {}

    func show(_ goal: GoalDisplay, wording: Wording) {
        text = TerminalText(wording(goal.text))
        record = goal.record
    }

    func takeLines(for page: LinePage) -> [TerminalText] {
        page.lines(of: text)
    }

    func takeRecords() -> [Record] { record.map { [$0] } ?? [] }
}

final class GoalViewController: ViewController<GoalView>, View {
    typealias Event = GoalEvent

    private let events: AnyEventListener<GoalEvent>
    private let alerts: AlertClient<GoalFailureAction>

    init(_ events: AnyEventListener<GoalEvent>, host: LineHost) {
        self.events = events
        alerts = AlertClient(host: host.alerts)
        super.init(host: host)
    }

    override func viewDidLoad() { events.handle(event: .viewDidLoad) }

    override var menu: LineMenu {
        let title = Phrase(en: "articles a week", ja: "週の記事数")
        return LineMenu(
            numbers: LineMenu.Numbers(1...500, title) { [events] in
                events.handle(event: .didChoose($0))
            }
        )
    }

    func handle(command: GoalCommand) {
        switch command {
        case .show(let goal):
            rootView.show(goal, wording: wording)
            display()
        case .alert(let strategy):
            alerts.show(strategy: strategy, animated: true, completion: nil)
        }
    }
}
```

メニューは 500 まで受け付けます。規則を知らないからで、知る必要もありません。規則を調べることはできないのでしょうか。このレイヤーからはできません。

```swift:AppearanceTerminal/Wrong.swift
import AppearanceDomain
```

```text
Wrong.swift:1:8: error: no such module 'AppearanceDomain'
```

## アプリ: すべてを組み合わせる

コンポジションルートが状態とゲートウェイをつくり、シーンを組み立てます。どのリクエストがどのユースケースかは、数行で書けます。

```swift
@MainActor
struct GoalApp {
    private let goal = State<Goal?>(nil)
    private let gateway: StoredGoalGateway

    init(store: any DocumentStore) {
        gateway = StoredGoalGateway(store: store)
    }

    func makeScreen(on host: LineHost) -> GoalViewController {
        Scene<GoalViewController>.build(
            tasks: host.makeTasks(),
            view: { GoalViewController($0, host: host) },
            presenter: { GoalPresenter($0, $1) },
            interactor: {
                UseCaseInteractor(responseListener: $0, tasks: $1, job: job)
            }
        )
    }

    private func job(_ request: GoalRequest) -> InteractorJob<GoalResponse> {
        let set = SetGoal(state: goal, gateway: gateway)
        let restore = RestoreGoal(state: goal, gateway: gateway)
        let now = goal.readOnly
        return switch request {
        case .observe:
            .observe("goal", now.values, current: now.value) { .changed($0) }
        case .restore: .answer { .done(await restore.result()) }
        case .set(let articles): .answer { .done(await set.result(articles)) }
        }
    }
}
```

動かしてみましょう。500 と入力すると断られた理由がわかり、5 と入力すれば、次に起動したときにもその目標が残っています。

```swift
import RepositoryTesting
import ViewTesting

@MainActor
private func start(_ store: any DocumentStore, typing lines: [String]) async -> String {
    let terminal = ScriptedLineTerminal(typing: lines)
    let wording = Wording(.english)
    let host = LineHost(terminal: terminal, wording: wording, mode: .interactive)
    host.show(GoalApp(store: store).makeScreen(on: host), after: .launch(()))
    #expect(await host.run() == .done)
    return terminal.messageText + terminal.outputText
}

@MainActor
@Test func `a goal is set, and is there at the next start`() async {
    let store = InMemoryDocumentStore()
    let first = await start(store, typing: ["500", "5", "q"])
    #expect(first.contains("it has to be a whole number from 1 to 100."))
    #expect(first.hasSuffix("5 articles a week\n"))
    let second = await start(store, typing: ["q"])
    #expect(second.hasSuffix("5 articles a week\n"))
}
```

残るのは、`command-line` の章のようにコマンドを付け、`router` の章のようにルートを付けることです。どちらも、ここに書いたものを一行も変えません。追加したモジュールとコマンドを載せるべき一覧は、`make lint` が知らせます。

"""#)
}
