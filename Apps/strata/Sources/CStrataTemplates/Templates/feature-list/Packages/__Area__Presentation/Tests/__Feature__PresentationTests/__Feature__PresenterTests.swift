import AttemptKit
import DomainKit
import PresentationKit
import PresenterKit
import Testing
import __Feature__Contract
import __Feature__Domain
import __Feature__Presentation

@MainActor
final class __Feature__PresenterTests {
    private var commands: [__Feature__Command] = []
    private var requests: [__Feature__Request] = []
    private var routes: [Transition<__Feature__Route>] = []
    private lazy var presenter = __Feature__Presenter(
        commandListener: AnyCommandListener { [unowned self] in commands.append($0) },
        requestListener: AnyRequestListener { [unowned self] in requests.append($0) },
        router: Router { [unowned self] in routes.append($0) }
    )

    @discardableResult
    private func show(_ names: String...) throws -> [__Feature__.Item] {
        var list = __Feature__()
        for name in names { try list.apply(.add(try __Feature__.Name(name))) }
        presenter.handle(response: .changed(list))
        return list.items
    }

    /// Deletes an item, which fails with an error or succeeds.
    private func delete(_ id: Int, _ error: ApplicationError? = nil) {
        presenter.handle(event: .didAnswer(AlertAnswer(.delete(id))))
        presenter.handle(response: .ended(.change(.delete(id)), error))
    }

    @Test func `loads the stored list first, then shows it, and opens an item`() throws {
        presenter.handle(event: .viewDidLoad)
        presenter.handle(response: .ended(.load, nil))
        #expect(requests == [.load, .observe])
        try show("Walk")
        #expect(commands == [.show([__Feature__Row(id: 1, name: "Walk")], footer: nil)])
        presenter.handle(event: .didOpen(1))
        #expect(routes == [.push(.detail(1))])
    }

    @Test func `a list that is empty or cannot be read says so`() throws {
        try show()
        presenter.handle(response: .ended(.load, ApplicationError(.storage(.full))))
        let footers = commands.compactMap { if case .show(_, let footer) = $0 { footer?.english } else { nil } }
        #expect(footers == ["Nothing here yet.", "The list could not be read."])
        presenter.handle(event: .didAnswerFailure(AlertAnswer(.retry)))
        #expect(requests == [.load])
    }

    @Test func `a name is asked for with the old one, and an empty one is refused`() throws {
        let question: AlertStrategy<__Feature__Action> = .renaming(try show("Walk")[0])
        presenter.handle(event: .didAskToRename(1))
        #expect(commands.last == .ask(question))
        #expect(question.textField?.text == "Walk" && question.textField?.rule.problem(in: " ") != nil)
        presenter.handle(event: .didAnswer(AlertAnswer(.rename(1), text: AlertText("Run", isSecret: false))))
        #expect(requests == [.change(.rename(1, to: try __Feature__.Name("Run")))])
    }

    @Test func `deleting is confirmed, and can be undone, also after one that fails`() throws {
        let items = try show("Walk", "Read")
        presenter.handle(event: .didAskToUndo)
        #expect(commands.count == 2 && requests == [], "that there is nothing to undo is said")
        presenter.handle(event: .didAskToDelete(2))
        #expect(commands.last == .ask(.deleting(items[1])) && requests == [])
        delete(2)
        delete(1, ApplicationError(.storage(.full)))
        presenter.handle(event: .didAskToUndo)
        #expect(requests.last == .change(.restore(items[1], at: 1)))
    }
}
