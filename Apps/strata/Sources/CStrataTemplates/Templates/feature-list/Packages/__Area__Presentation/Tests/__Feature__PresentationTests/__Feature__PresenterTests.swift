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

    private func show(_ names: String...) throws {
        var list = __Feature__()
        for name in names { list.apply(.add(try __Feature__.Name(name))) }
        presenter.handle(response: .changed(list))
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
        try show("Walk")
        presenter.handle(event: .didAskToRename(1))
        guard case .ask(let question) = commands.last else {
            Issue.record("\(commands)")
            return
        }
        #expect(question.textField?.text == "Walk")
        presenter.handle(event: .didAnswer(AlertAnswer(.rename(1), text: AlertText("Run", isSecret: false))))
        #expect(requests == [.change(.rename(1, to: try __Feature__.Name("Run")))])
        presenter.handle(event: .didAnswer(AlertAnswer(.add, text: AlertText(" ", isSecret: false))))
        if case .showAlert = commands.last { return }
        Issue.record("\(commands)")
    }

    @Test func `deleting is confirmed, and can be undone`() throws {
        try show("Walk")
        presenter.handle(event: .didAskToDelete(1))
        #expect(requests == [])
        presenter.handle(event: .didAnswer(AlertAnswer(.delete(1))))
        presenter.handle(response: .ended(.change(.delete(1)), nil))
        presenter.handle(event: .didAskToUndo)
        guard case .change(.restore(let item, at: 0)) = requests.last else {
            Issue.record("\(requests)")
            return
        }
        #expect(item.name == "Walk")
    }

    @Test func `a deletion that fails leaves what undo does as it is`() throws {
        try show("Walk", "Read")
        presenter.handle(event: .didAnswer(AlertAnswer(.delete(2))))
        presenter.handle(response: .ended(.change(.delete(2)), nil))
        presenter.handle(event: .didAnswer(AlertAnswer(.delete(1))))
        presenter.handle(response: .ended(.change(.delete(1)), ApplicationError(.storage(.full))))
        presenter.handle(event: .didAskToUndo)
        guard case .change(.restore(let item, at: 1)) = requests.last else {
            Issue.record("\(requests)")
            return
        }
        #expect(item.name == "Read")
    }
}
