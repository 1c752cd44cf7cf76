// Made by `make guide` out of docs/guide: change the chapter, not this file.
// swift-format-ignore-file

import DomainKit
import FailureKit
import PresentationKit
import RepositoryKit
import RepositoryTesting
import Testing
import UseCaseKit
import ViewKit
import ViewTesting


struct Goal: Hashable, Sendable {
    static let range = 1...100
    let articles: Int

    init(articles: Int) throws(ValidationError) {
        guard Self.range.contains(articles) else {
            throw ValidationError(field: "goal", value: String(articles), rule: .within(Self.range))
        }
        self.articles = articles
    }
}

protocol GoalGateway: Sendable {
    @concurrent
    func goal() async throws(ApplicationError) -> Goal?

    @concurrent
    func keep(_ goal: Goal) async throws(ApplicationError)
}


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

    func callAsFunction(_ input: Void) async throws(ApplicationError) { state.set(try await gateway.goal()) }
}


actor SpyGoalGateway: GoalGateway {
    private(set) var kept: Goal?

    func goal() async throws(ApplicationError) -> Goal? { kept }
    func keep(_ goal: Goal) async throws(ApplicationError) { kept = goal }
}

@Test func `a goal that breaks the rule is neither kept nor shown`() async {
    let state = State<Goal?>(nil)
    let gateway = SpyGoalGateway()
    let error = ValidationError(field: "goal", value: "101", rule: .within(1...100))
    await #expect(throws: ApplicationError(.invalidInput(error))) {
        try await SetGoal(state: state, gateway: gateway)(101)
    }
    #expect(state.value == nil)
    #expect(await gateway.kept == nil)
}


struct StoredGoalGateway: GoalGateway {
    private struct StoredGoal: Codable, Sendable {
        let articles: Int
    }

    private let documents: DocumentCollection<StoredGoal>

    init(store: any DocumentStore) {
        documents = DocumentCollection("settings", in: store)
    }

    @concurrent
    func goal() async throws(ApplicationError) -> Goal? {
        guard let stored = try await documents.value(for: "goal") else { return nil }
        do throws(ValidationError) {
            return try Goal(articles: stored.articles)
        } catch {
            throw ApplicationError(.storage(.malformed(document: "settings/goal")), origin: error)
        }
    }

    @concurrent
    func keep(_ goal: Goal) async throws(ApplicationError) {
        try await documents.put(StoredGoal(articles: goal.articles), for: "goal")
    }
}


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


enum GoalRequest: InteractorRequest, Equatable {
    case restore
    case observe
    case set(Int)
}

enum GoalResponse: InteractorResponse, Equatable {
    case changed(Goal?)
    case done
    case failed(ApplicationError)
}

final class GoalPresenter: Presenter {
    typealias Command = GoalCommand
    typealias Request = GoalRequest

    private let commandListener: AnyCommandListener<GoalCommand>
    private let requestListener: AnyRequestListener<GoalRequest>

    init(commandListener: AnyCommandListener<GoalCommand>, requestListener: AnyRequestListener<GoalRequest>) {
        (self.commandListener, self.requestListener) = (commandListener, requestListener)
    }

    func handle(event: GoalEvent) {
        switch event {
        case .viewDidLoad:
            requestListener.handle(request: .observe)
            requestListener.handle(request: .restore)
        case .didChoose(let articles): requestListener.handle(request: .set(articles))
        }
    }

    func handle(response: GoalResponse) {
        switch response {
        case .changed(let goal): commandListener.handle(command: .show(GoalDisplay(goal)))
        case .done: break
        case .failed(let error):
            let text = FailureText(error)
            let alert = AlertStrategy<GoalFailureAction>(
                title: text.title,
                message: text.message,
                actions: [.close],
                outcome: ExitOutcome(error)
            )
            commandListener.handle(command: .alert(alert))
        }
    }
}

extension GoalDisplay {
    init(_ goal: Goal?) {
        text =
            if let goal {
                Phrase(en: "\(goal.articles) articles a week", ja: "週に \(goal.articles) 記事")
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


final class GoalView: LineView {
    private var text = TerminalText()
    private var record: Record?

    init() {}

    func setup() {}

    func show(_ goal: GoalDisplay, wording: Wording) {
        text = TerminalText(wording(goal.text))
        record = goal.record
    }

    func takeLines(for page: LinePage) -> [TerminalText] { page.lines(of: text) }
    func takeRecords() -> [Record] { record.map { [$0] } ?? [] }
}

final class GoalViewController: ViewController<GoalView>, View {
    typealias Event = GoalEvent

    private let eventListener: AnyEventListener<GoalEvent>
    private let alertClient: AlertClient<GoalFailureAction>

    init(eventListener: AnyEventListener<GoalEvent>, host: LineHost) {
        self.eventListener = eventListener
        alertClient = AlertClient(host: host.alerts)
        super.init(host: host)
    }

    override func viewDidLoad() { eventListener.handle(event: .viewDidLoad) }

    override var menu: LineMenu {
        LineMenu(
            numbers: LineMenu.Numbers(1...500, Phrase(en: "articles a week", ja: "週の記事数")) { [eventListener] in
                eventListener.handle(event: .didChoose($0))
            }
        )
    }

    func handle(command: GoalCommand) {
        switch command {
        case .show(let goal):
            rootView.show(goal, wording: wording)
            display()
        case .alert(let strategy): alertClient.show(strategy: strategy, animated: true, completion: nil)
        }
    }
}

@MainActor
struct GoalApp {
    private let goal = State<Goal?>(nil)
    private let gateway: StoredGoalGateway

    init(store: any DocumentStore) {
        gateway = StoredGoalGateway(store: store)
    }

    func makeScreen(on host: LineHost) -> GoalViewController {
        let set = SetGoal(state: goal, gateway: gateway)
        let restore = RestoreGoal(state: goal, gateway: gateway)
        return Scene<GoalViewController>.build(
            tasks: host.makeTasks(),
            view: { GoalViewController(eventListener: $0, host: host) },
            presenter: GoalPresenter.init,
            interactor: { responses, tasks in
                UseCaseInteractor<GoalRequest, GoalResponse>(responseListener: responses, tasks: tasks) { request in
                    switch request {
                    case .observe: .observe("goal", goal.readOnly.values, current: goal.value) { .changed($0) }
                    case .restore: .answer { GoalResponse(await restore.result()) }
                    case .set(let articles): .answer { GoalResponse(await set.result(articles)) }
                    }
                }
            }
        )
    }
}

extension GoalResponse {
    init(_ result: Result<Void, ApplicationError>) {
        self =
            switch result {
            case .success: .done
            case .failure(let error): .failed(error)
            }
    }
}


@MainActor
@Test func `a goal is set, and is there at the next start`() async {
    let store = InMemoryDocumentStore()
    func start(typing lines: [String]) async -> ScriptedLineTerminal {
        let terminal = ScriptedLineTerminal(typing: lines)
        let host = LineHost(terminal: terminal, wording: Wording(.english), mode: .interactive)
        host.show(GoalApp(store: store).makeScreen(on: host), after: .launch(()))
        #expect(await host.run() == .done)
        return terminal
    }
    let first = await start(typing: ["500", "5", "q"])
    #expect(first.messageText.contains("'500' is no valid goal: it has to be a whole number from 1 to 100."))
    #expect(first.outputText.hasSuffix("5 articles a week\n"))
    let second = await start(typing: ["q"])
    #expect(second.outputText.hasSuffix("5 articles a week\n"))
}
