import AttemptKit
import DomainKit
public import PresentationKit
public import PresenterKit
public import __Feature__Contract
public import __Feature__Domain

/// The requests of the presenter of the list; each is one use case.
public enum __Feature__Request: InteractorRequest, Hashable {
    /// Loads the stored list.
    case load
    /// Reports the list, now and whenever it changes.
    case observe
    /// Changes the list.
    case change(__Feature__.Change)
}

/// The presenter of the screen of the list.
public final class __Feature__Presenter: Presenter {
    public typealias Command = __Feature__Command
    public typealias Request = __Feature__Request

    private let commandListener: AnyCommandListener<Command>
    private let requestListener: AnyRequestListener<Request>
    private let router: Router<__Feature__Route>
    private let attempt: Attempt<Request, ApplicationError, RetryAction>
    private var list = __Feature__()
    /// The changes that put items back, by the numbers of those whose deletion was requested.
    private var restorations: [Int: __Feature__.Change] = [:]
    /// The change that puts the item back that was deleted last.
    private var undo: __Feature__.Change?

    public init(
        commandListener: AnyCommandListener<Command>,
        requestListener: AnyRequestListener<Request>,
        router: Router<__Feature__Route>
    ) {
        self.commandListener = commandListener
        self.requestListener = requestListener
        self.router = router
        attempt = Attempt(alerts: RetryAlerts(), commandListener: commandListener, requestListener: requestListener)
    }

    public func handle(event: __Feature__Event) {
        switch event {
        case .viewDidLoad: attempt.start(.load)
        case .didOpen(let id): router.go(.push(.detail(id)))
        case .didAskToAdd: commandListener.handle(command: .ask(.adding))
        case .didAskToRename(let id): ask(about: id) { .renaming($0) }
        case .didAskToDelete(let id): ask(about: id) { .deleting($0) }
        case .didAskToUndo:
            guard let undo else { return tell(Phrase(en: "There is nothing to undo.", ja: "元に戻せる操作はありません。")) }
            attempt.start(.change(undo))
        case .didAnswer(let answer): follow(answer)
        case .didAnswerFailure(let answer): attempt.answer(answer)
        }
    }

    public func handle(response: StateResponse<Request, __Feature__>) {
        switch response {
        case .changed(let list):
            self.list = list
            show(list.items.isEmpty ? Phrase(en: "Nothing here yet.", ja: "まだ何もありません。") : nil)
        case .ended(.load, let error?):
            show(Phrase(en: "The list could not be read.", ja: "リストを読み込めませんでした。"))
            attempt.fail(error, retrying: .load)
        case .ended(let request, let error?): attempt.fail(error, retrying: request)
        case .ended(let request, nil):
            attempt.succeed()
            if request == .load { requestListener.handle(request: .observe) }
            if case .change(.restore) = request { undo = nil }
            if case .change(.delete(let id)) = request {
                undo = restorations.removeValue(forKey: id)
                tell(Phrase(en: "Deleted; undo puts it back.", ja: "削除しました。「元に戻す」で戻せます。"))
            }
        }
    }

    private func show(_ footer: Phrase?) {
        commandListener.handle(command: .show(list.items.map(__Feature__Row.init), footer: footer))
    }

    private func tell(_ message: Phrase) {
        commandListener.handle(command: .showMessage(message))
    }

    private func ask(about id: Int, _ question: (__Feature__.Item) -> AlertStrategy<__Feature__Action>) {
        if let item = list.item(id) { commandListener.handle(command: .ask(question(item))) }
    }

    private func follow(_ answer: AlertAnswer<__Feature__Action>) {
        attempt.validating { () throws(ValidationError) in
            switch answer.action {
            case .add: attempt.start(.change(.add(try __Feature__.Name(answer.enteredText))))
            case .rename(let id): attempt.start(.change(.rename(id, to: try __Feature__.Name(answer.enteredText))))
            case .delete(let id):
                restorations[id] = list.items.firstIndex { $0.id == id }.map { .restore(list.items[$0], at: $0) }
                attempt.start(.change(.delete(id)))
            case .cancel: break
            }
        }
    }
}
