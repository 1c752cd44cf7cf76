public import ArticleContract
public import PresentationKit
import ReportKit
public import ViewKit

/// The list of articles on the line host.
///
/// It passes input to the presenter and output to the root view.
public final class ArticleListViewController: LineViewController<ArticleListRootView>, View {
    public typealias Event = ArticleListEvent

    private let eventListener: AnyEventListener<ArticleListEvent>
    private let alertClient: AlertClient<ArticleFailureAction>
    private var identifiers: [String] = []
    private var lastPage: [ArticleRow] = []
    private var heading: Phrase?
    private var footer: ArticleListFooter?

    /// Creates the screen.
    ///
    /// - Parameters:
    ///   - eventListener: the listener that receives the events of the screen.
    ///   - host: the host that shows the screen; it is not kept alive.
    public init(eventListener: AnyEventListener<ArticleListEvent>, host: LineHost) {
        self.eventListener = eventListener
        alertClient = AlertClient(host: host.alerts)
        super.init(host: host)
    }

    public override func viewDidLoad() {
        alertClient.register(for: self) { $0.eventListener.handle(event: .didAnswer($1.action)) }
        eventListener.handle(event: .viewDidLoad)
    }

    /// Prints the last page again with its heading and its footer, so that its numbers are in sight.
    public override func viewDidReappear() {
        if let heading { rootView.setHeading(heading) }
        if let footer { rootView.setFooter(footer.text) }
        rootView.add(lastPage, from: identifiers.count - lastPage.count + 1)
        display()
    }

    public override var menu: LineMenu {
        let next = LineMenu.Item("n", .next, .didReachEnd, to: eventListener)
        let refresh = LineMenu.Item("r", .refresh, .didAskForRefresh, to: eventListener)
        return LineMenu((footer?.nextPage == nil ? [] : [next]) + [refresh], numbers: numbers)
    }
}

// MARK: - Input

extension ArticleListViewController {
    private var numbers: LineMenu.Numbers? {
        guard !identifiers.isEmpty else { return nil }
        return LineMenu.Numbers(1...identifiers.count, .read, to: eventListener) { [identifiers] in
            .didSelect(identifiers[$0 - 1])
        }
    }
}

// MARK: - Output

extension ArticleListViewController {
    public func handle(command: ArticleListCommand) {
        switch command {
        case .showHeading(let heading):
            self.heading = heading
            rootView.setHeading(heading)
        case .showProgress(let progress): host?.showProgress(TerminalText(wording(progress)))
        case .hideProgress: host?.hideProgress()
        case .show(let rows): show(rows)
        case .append(let rows): append(rows)
        case .markAsRead(let ids): markAsRead(Set(ids))
        case .showFooter(let footer): showFooter(footer)
        case .showNotice(let notice): host?.printMessage(TerminalText(wording(notice)))
        case .hideNotice: break
        case .showAlert(let strategy): alertClient.show(strategy: strategy, animated: true, completion: nil)
        }
    }

    private func show(_ rows: [ArticleRow]) {
        identifiers = []
        append(rows)
    }

    private func append(_ rows: [ArticleRow]) {
        rootView.add(rows, from: identifiers.count + 1)
        identifiers += rows.map(\.id)
        lastPage = rows
        display()
    }

    private func markAsRead(_ ids: Set<String>) {
        for index in lastPage.indices where ids.contains(lastPage[index].id) { lastPage[index].isRead = true }
    }

    private func showFooter(_ footer: ArticleListFooter) {
        self.footer = footer
        rootView.setFooter(footer.text)
        display()
    }
}
