public import ArchitectureContract
import ArchitectureDomain
public import PresentationKit

/// The presenter of the answers about a repository, in the format of the question.
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

    /// Creates a presenter.
    ///
    /// - Parameters:
    ///   - commandListener: the listener for commands to the view.
    ///   - requestListener: the listener for requests to the interactor.
    ///   - version: the version of the program, which some reports contain.
    ///   - root: the path of the repository's folder, which some alerts contain.
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
            requestListener.handle(request: ArchitectureRequest(question, version: version))
        case .didAnswer(.close): break
        }
    }

    public func handle(response: ArchitectureResponse) {
        switch response {
        case .progressed(let progress): show(progress)
        case .failed(let error):
            isAnswered = true
            commandListener.handle(command: .alert(AlertStrategy(error, for: question, root: root)))
        case .checked(let report):
            show(ArchitectureDisplay(report, for: question, version: version))
            if let alert = AlertStrategy<ArchitectureAlertAction>(report) {
                commandListener.handle(command: .alert(alert))
            }
        case .mapped(let map): show(ArchitectureDisplay(map, for: question))
        case .explained(let explanation): show(ArchitectureDisplay(explanation, for: question))
        case .predicted(let prediction): show(ArchitectureDisplay(prediction, for: question))
        // A check shows the violations that remain.
        case .proposed, .baselineUpdated: requestListener.handle(request: .check())
        case .measured(let measures): show(ArchitectureDisplay(measures, for: question))
        case .projectCreated: showProject()
        case .scaffoldPlanned(let plan):
            if case .scaffold(_, _, _, _, _, plansOnly: true) = question {
                show(.lines(ScaffoldLines.planned(plan)))
            } else {
                requestListener.handle(request: .makeScaffold(plan))
            }
        case .scaffoldMade(let plan): show(.lines(ScaffoldLines.made(plan)))
        case .featurePlanned(let plan): apply(plan)
        case .featureChanged(let plan): show(.lines(FeatureLines.changed(plan)))
        }
    }

    /// Applies the plan of a change of a feature, unless only the plan is wanted or more would be lost than is known.
    private func apply(_ plan: FeaturePlan) {
        switch question {
        case .removeFeature(_, _, plansOnly: true), .renameFeature(_, _, plansOnly: true):
            show(.lines(FeatureLines.planned(plan)))
        case .removeFeature(let name, force: false, _) where plan.needsForce:
            show(.lines(FeatureLines.planned(plan)))
            commandListener.handle(command: .alert(AlertStrategy(refusing: plan, of: name)))
        default: requestListener.handle(request: .changeFeature(plan))
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

    /// Shows where the project is, and what can be done with it.
    private func showProject() {
        guard case .newProject(let name, _, _) = question else { return }
        show(.lines(ProjectLines.created(root == "." ? name : root + "/" + name)))
    }

    private func show(_ display: ArchitectureDisplay) {
        isAnswered = true
        commandListener.handle(command: .show(display))
    }
}

extension ArchitectureRequest {
    /// The request that answers a question.
    ///
    /// - Parameter version: the version of the program, whose kits are at least as new.
    init(_ question: ArchitectureQuestion, version: String) {
        switch question {
        case .check(_, let base, let dependenciesOnly): self = .check(since: base, dependenciesOnly: dependenciesOnly)
        case .map(_, let focus, let omitted, let showsPackages, let showsTests):
            self = .map(
                MapScope(focus: focus, omitted: omitted, showsPackages: showsPackages, showsTests: showsTests)
            )
        case .why(let from, let to, _): self = .explain(from: from, to: to)
        case .whatIf(let from, let to, _): self = .predict(from: from, to: to)
        case .proposal(let replaces):
            self = .propose(reason: "The reason is not written down yet.", replaces: replaces)
        case .baseline(_, let addsNew):
            self = .updateBaseline(addsNew: addsNew, reason: "The reason is not written down yet.")
        case .metrics: self = .measure
        case .newProject(let name, .url, let address):
            self = .createProject(name: name, kits: .url(address), version: version)
        case .newProject(let name, .path, let folder):
            self = .createProject(name: name, kits: .local(folder), version: version)
        case .scaffold(let kind, let name, let feature, let area, let app, _):
            self = .planScaffold(ScaffoldKind(kind), name: name, feature: feature, area: area, app: app)
        case .removeFeature(let name, _, _): self = .planFeature(.remove(name))
        case .renameFeature(let old, let new, _): self = .planFeature(.rename(old, to: new))
        }
    }
}

extension ScaffoldKind {
    init(_ kind: ArchitectureQuestion.ScaffoldKind) {
        self =
            switch kind {
            case .feature: .feature
            case .scene: .scene
            case .viewModelScene: .viewModelScene
            case .useCase: .useCase
            case .alert: .alert
            case .gateway: .gateway
            case .app: .app
            }
    }
}
