public import LoanContract
public import PresentationKit

/// Decides what the screen of the loans shows.
public final class LoanListPresenter: Presenter {
    public typealias Command = LoanListCommand
    public typealias Request = LoanListRequest

    private let commandListener: AnyCommandListener<LoanListCommand>
    private let requestListener: AnyRequestListener<LoanListRequest>

    /// Creates the presenter.
    public init(
        commandListener: AnyCommandListener<LoanListCommand>,
        requestListener: AnyRequestListener<LoanListRequest>
    ) {
        self.commandListener = commandListener
        self.requestListener = requestListener
    }

    public func handle(event: LoanListEvent) {
        switch event {
        case .viewDidLoad: load()
        case .didAnswer(let answer):
            switch answer.action {
            case .retry: load()
            case .signIn: if let text = answer.text { requestListener.handle(request: .signIn(text)) }
            case .cancel: break
            }
        }
    }

    public func handle(response: LoanListResponse) {
        switch response {
        case .didLoad(.success(let loans)): commandListener.handle(command: .show(loans.map { LoanRow($0) }))
        case .didSignIn(.success): load()
        case .didLoad(.failure(let error)), .didSignIn(.failure(let error)):
            commandListener.handle(command: .alert(AlertStrategy(error)))
        }
    }

    private func load() {
        commandListener.handle(command: .showProgress(Phrase(en: "Loading…", ja: "読み込んでいます…")))
        requestListener.handle(request: .load)
    }
}
