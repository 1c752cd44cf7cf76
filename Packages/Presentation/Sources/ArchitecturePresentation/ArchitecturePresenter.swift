public import ArchitectureContract
import ArchitectureDomain
public import PresentationKit

/// Turns what use cases found out about a repository into the form that was asked for.
public final class ArchitecturePresenter: Presenter {
    public typealias Event = ArchitectureEvent
    public typealias Command = ArchitectureCommand
    public typealias Request = ArchitectureRequest
    public typealias Response = ArchitectureResponse

    private let commandListener: AnyCommandListener<ArchitectureCommand>
    private let requestListener: AnyRequestListener<ArchitectureRequest>
    private let version: String
    private let root: String
    private var question: ArchitectureQuestion?
    private var isAnswered = false

    /// Makes the presenter.
    ///
    /// - Parameters:
    ///   - commandListener: takes commands to the view.
    ///   - requestListener: takes requests to the interactor.
    ///   - version: the version of the program, for reports that name it.
    ///   - root: the folder of the repository, for failures that name it.
    public init(
        commandListener: AnyCommandListener<ArchitectureCommand>,
        requestListener: AnyRequestListener<ArchitectureRequest>,
        version: String,
        root: String
    ) {
        self.commandListener = commandListener
        self.requestListener = requestListener
        self.version = version
        self.root = root
    }

    public func handle(event: ArchitectureEvent) {
        switch event {
        case .didAsk(let question):
            self.question = question
            requestListener.handle(request: ArchitectureRequest(question))
        case .didAnswer(.close): break
        }
    }

    public func handle(response: ArchitectureResponse) {
        switch response {
        case .progressed(let progress): show(progress)
        case .failed(let error):
            isAnswered = true
            commandListener.handle(command: .alert(AlertStrategy(error, root: root)))
        case .checked(let report):
            show(ArchitectureDisplay(report, for: question, version: version))
            if let alert = AlertStrategy<ArchitectureAlertAction>(report) {
                commandListener.handle(command: .alert(alert))
            }
        case .mapped(let map): show(ArchitectureDisplay(map, for: question))
        case .explained(let explanation): show(ArchitectureDisplay(explanation, for: question))
        case .foretold(let forecast): show(ArchitectureDisplay(forecast, for: question))
        // What is left after that, if anything, is shown like after any check.
        case .proposed, .baselineUpdated: requestListener.handle(request: .check())
        case .measured(let measures): show(ArchitectureDisplay(measures, for: question))
        }
    }

    /// Shows the progress, unless the answer is there already.
    private func show(_ progress: ManifestProgress?) {
        guard let progress, !isAnswered else { return }
        let phrase = Phrase(
            en: "Reading manifests: \(progress.read) of \(progress.total)",
            ja: "マニフェストを読み取り中: \(progress.read) / \(progress.total)"
        )
        commandListener.handle(command: .showProgress(phrase))
    }

    private func show(_ display: ArchitectureDisplay) {
        isAnswered = true
        commandListener.handle(command: .show(display))
    }
}

extension ArchitectureRequest {
    /// The request that answers a question.
    init(_ question: ArchitectureQuestion) {
        switch question {
        case .check(_, let base, let dependenciesOnly): self = .check(since: base, dependenciesOnly: dependenciesOnly)
        case .map(_, let focus, let omitted, let showsPackages, let showsTests):
            self = .map(
                MapScope(focus: focus, omitted: omitted, showsPackages: showsPackages, showsTests: showsTests)
            )
        case .why(let from, let to, _): self = .explain(from: from, to: to)
        case .whatIf(let from, let to, _): self = .foretell(from: from, to: to)
        case .proposal(let replaces):
            self = .propose(reason: "It was so when the rules were written. Say here why.", replaces: replaces)
        case .baseline(_, let takesNew):
            self = .updateBaseline(takesNew: takesNew, reason: "It was so when the baseline was made. Say here why.")
        case .metrics: self = .measure
        }
    }
}
