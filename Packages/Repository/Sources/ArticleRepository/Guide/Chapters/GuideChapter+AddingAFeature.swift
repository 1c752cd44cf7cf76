// Made by `make guide` out of docs/guide: change the chapter, not this file.
// swift-format-ignore-file

extension GuideChapter {
    static let addingAFeature = GuideChapter(
        slug: #"adding-a-feature"#,
        tags: [#"Swift"#, #"Architecture"#, #"Tutorial"#],
        english: GuideEdition(title: #"Adding a feature: one column, from the rule to the screen"#, body: #"""
Readers set themselves a goal: so many articles a week. This chapter adds that feature, Goal, from the centre outwards. Each step is a target of its own and is tested before the next one begins; nothing that was written has to be changed for what comes later. All of it is compiled and run, together with the tests, which are the proof that it is enough.

## The targets

A feature has a cell in each layer that it needs. A cell is a folder with a few lines in the manifest of the layer; those of Appearance, with another name, will do:

```swift:Domain/Package.swift
.target(
    name: "AppearanceDomain",
    dependencies: [
        "DomainKit"
    ],
    swiftSettings: settings
),
```

The name of the feature is added to `[features]` in `architecture.toml`. From then on `make build` holds `GoalDomain`, `GoalUseCase` and so on to the rules of their layers; without it, it says that the name is missing.

## Domain: what it is, and what must be true

A goal is a number with a rule. Who makes one, learns which rule was broken:

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

## UseCase: what can be done

Two things: to set a goal, and to bring back the last one. What holds is a `State`; it changes after the goal is kept:

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

The test needs a gateway of three lines and no disk:

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

## Repository: where it is kept

One document, `settings/goal`. Its form is a type of its own, so that a file with a 0 in it cannot make an invalid goal:

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

## Contract: what is said

Everything that view and presenter say to each other, in values that know no `Goal`:

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

## Presentation: what is decided, and in which words

The presenter turns the goal into a sentence, and an error into an alert. `FailureKit` knows the words for every `ApplicationError`:

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

## View: what is seen, and how it is touched

A root view of one line, with a record for programs, and a view controller that offers the numbers:

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

The menu lets 500 pass; it does not know the rule, and need not. Could it look the rule up? Not from its layer:

```swift:AppearanceTerminal/Wrong.swift
import AppearanceDomain
```

```text
Wrong.swift:1:8: error: no such module 'AppearanceDomain'
```

## The app: all of it, together

The composition root makes the state and the gateway, and wires the scene. Which request is which use case stands in four lines:

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

And it runs: somebody types 500, reads why not, types 5, and finds it again at the next start.

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

What is left is to give it a command, as in `command-line`, and a route, as in `router`. Neither changes a line of what is here. `make lint` names the lists that the new modules and the command have to be added to.

"""#),
        japanese: .addingAFeatureJapanese
    )
}
