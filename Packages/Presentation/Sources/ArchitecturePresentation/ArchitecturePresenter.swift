public import ArchitectureContract
import ArchitectureDomain
import ArchitectureUseCase
public import PresentationKit

/// The presenter of the answers about a repository, in the format of the question.
public final class ArchitecturePresenter: Presenter {
    public typealias Command = ArchitectureCommand
    public typealias Request = ArchitectureRequest

    private let commandListener: AnyCommandListener<ArchitectureCommand>
    private let requestListener: AnyRequestListener<ArchitectureRequest>
    private let version: String
    private let root: String
    private var question: ArchitectureQuestion?
    private var plan: PlanLines?
    private var fixes: FixPlan?
    private var extraction: PlannedExtraction?
    private var moves: PlannedMoves?
    private var isAnswered = false

    /// Creates a presenter of a version of the program, about the repository in a folder.
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
        case .progressed(let progress):
            let count = progress.map { ($0.read, $0.total) }
            showProgress(
                count.map { Phrase(en: "Reading manifests: \($0) of \($1)", ja: "マニフェストを読み取り中: \($0) / \($1)") }
            )
        case .historyProgressed(let progress):
            let count = progress.map { ($0.checked, $0.total) }
            showProgress(
                count.map { Phrase(en: "Checking commits: \($0) of \($1)", ja: "コミットを調べています: \($0) / \($1)") }
            )
        case .failed(let error):
            isAnswered = true
            alert(AlertStrategy(error, for: question, root: root))
        case .checked(let report):
            show(ArchitectureDisplay(report, for: question, version: version, after: fixes))
            alert(AlertStrategy(report))
        case .fixesPlanned(let plan): apply(plan)
        case .mapped(let map): show(ArchitectureDisplay(map, for: question))
        case .layeringPlanned(let plan): show(ArchitectureDisplay(plan, for: question))
        case .movesPlanned(let moves): carryOut(moves)
        case .explained(let explanation): show(ArchitectureDisplay(explanation, for: question))
        case .predicted(let prediction): show(ArchitectureDisplay(prediction, for: question))
        case .measured(let measures): show(ArchitectureDisplay(measures, for: question))
        case .compared(let difference):
            show(ArchitectureDisplay(difference, for: question))
            alert(AlertStrategy(difference))
        case .recorded(let history): show(ArchitectureDisplay(history, for: question))
        case .scaffoldPlanned(let plan):
            if case .scaffold(.useCase(nil), let name, _, _, _, _) = question {
                apply(plan.changes, PlanLines(plan, ofUseCase: name))
            } else {
                apply(plan.changes, PlanLines(plan))
            }
        case .featurePlanned(let plan):
            apply(plan.changes, PlanLines(plan))
            if case .removeFeature(let name, force: false, plansOnly: false) = question, plan.needsForce {
                alert(AlertStrategy(refusing: plan, of: name))
            }
        case .extractionPlanned(let plan): carryOut(plan)
        case .proofProgressed(let progress):
            guard let progress, let command = question?.proof else { break }
            let text = progress.line ?? "'\(command)'"
            showProgress(Phrase(en: "Round \(progress.round): \(text)", ja: "\(progress.round) 回目: \(text)"))
        case .written: showWritten()
        }
    }

    /// Applies a plan of fixes and checks again, unless only a preview was requested.
    private func apply(_ plan: FixPlan) {
        switch question {
        case .fix(.json, _, _, plansOnly: true): show(.record(JSONText(FixLines.json(plan))))
        case .fix(_, _, _, plansOnly: true): show(.lines(FixLines.preview(plan)))
        default:
            fixes = plan
            requestListener.handle(request: .apply(plan.changes))
        }
    }

    /// Applies a plan, unless only a preview was requested or the removal needs '--force'.
    private func apply(_ changes: [ProjectChange], _ lines: PlanLines) {
        plan = lines
        switch question {
        case .scaffold(_, _, _, _, _, plansOnly: true), .removeFeature(_, _, plansOnly: true),
            .renameFeature(_, _, plansOnly: true):
            show(.lines(lines.planned))
        case .removeFeature(_, force: false, _) where lines.needsForce: show(.lines(lines.planned))
        default: requestListener.handle(request: .apply(changes))
        }
    }

    /// Carries out the plan of an extraction, unless only a preview was requested or something speaks against it.
    private func carryOut(_ plan: PlannedExtraction) {
        extraction = plan
        guard case .extract(_, _, _, _, let plansOnly) = question else { return }
        guard plan.refusal == nil, !plansOnly else {
            show(.lines(ExtractionLines.planned(plan, showsChanges: plansOnly)))
            let obstacles = plan.extraction.obstacles.count
            return alert(plan.refusal.map { AlertStrategy(refusing: $0, obstacles: obstacles, rounds: plan.rounds) })
        }
        requestListener.handle(request: .extract(plan.extraction.changes))
    }

    /// Carries out the moves of a plan, unless there are none, only a preview was requested or something speaks against it.
    private func carryOut(_ moves: PlannedMoves) {
        self.moves = moves
        guard case .move(let target, _, let plansOnly) = question else { return }
        guard moves.refusal == nil, !plansOnly, !moves.moves.changes.isEmpty else {
            show(.lines(MoveLines.planned(moves, of: target, showsChanges: plansOnly)))
            return alert(moves.refusal.map { AlertStrategy(refusing: $0) })
        }
        requestListener.handle(request: .extract(moves.moves.changes))
    }

    /// Shows what was written, and what can be done with it; after rules and a baseline the violations that remain.
    private func showWritten() {
        switch question {
        case .proposal, .baseline: requestListener.handle(request: .check(CheckOptions()))
        case .fix(_, let base, let dependenciesOnly, _):
            requestListener.handle(request: .check(CheckOptions(since: base, dependenciesOnly: dependenciesOnly)))
        case .extract: show(.lines(extraction.map { ExtractionLines.applied($0, in: root) } ?? []))
        case .move: show(.lines(moves.map { MoveLines.applied($0, in: root) } ?? []))
        case .newProject(let name, _, _, _): show(.lines(PlanLines.created(root == "." ? name : root + "/" + name)))
        default: show(.lines(plan?.applied ?? []))
        }
    }

    /// Shows progress, unless the answer is there already.
    private func showProgress(_ progress: Phrase?) {
        if let progress, !isAnswered { commandListener.handle(command: .showProgress(progress)) }
    }

    private func alert(_ alert: AlertStrategy<ArchitectureAlertAction>?) {
        if let alert { commandListener.handle(command: .alert(alert)) }
    }

    private func show(_ display: ArchitectureDisplay) {
        isAnswered = true
        commandListener.handle(command: .show(display))
    }
}

extension ArchitectureQuestion {
    fileprivate var proof: String? {
        switch self {
        case .extract(_, _, _, let proof, _), .move(_, let proof, _): proof
        default: nil
        }
    }
}

extension ArchitectureRequest {
    /// The request that answers a question of this version of the program, whose kits are at least as new.
    init(_ question: ArchitectureQuestion, version: String) {
        self =
            switch question {
            case .check(_, let base, let dependenciesOnly):
                .check(CheckOptions(since: base, dependenciesOnly: dependenciesOnly))
            case .fix(_, let base, let dependenciesOnly, _):
                .planFixes(CheckOptions(since: base, dependenciesOnly: dependenciesOnly))
            case .map(let format, let inside, let focus, let omitted, let showsPackages, let showsTests):
                .map(
                    MapScope(
                        inside: inside,
                        focus: focus,
                        omitted: omitted,
                        showsPackages: showsPackages,
                        showsTests: showsTests,
                        hasDetails: format == .html
                    )
                )
            case .plan(_, let target): .planLayering(target)
            case .move(let target, let proof, let plansOnly):
                .planMoves(MoveOptions(target, proof: proof, plansOnly: plansOnly))
            case .why(let from, let to, _): .explain(ModulePair(from: from, to: to))
            case .whatIf(let from, let to, _): .predict(ModulePair(from: from, to: to))
            case .proposal(let replaces): .propose(RulesProposal(reasons: ReportLines.reasons, replaces: replaces))
            case .baseline(_, let addsNew):
                .updateBaseline(BaselineUpdate(addsNew: addsNew, reason: ReportLines.noReason))
            case .metrics: .measure
            case .difference(_, let base, let head): .compare(RevisionPair(base: base, head: head))
            case .history(_, .commits(let count)): .trace(.commits(count))
            case .history(_, .weeks(let count)): .trace(.weeks(count))
            case .newProject(let name, let kind, let kits, let language):
                .createProject(
                    ProjectOptions(
                        name: name,
                        kits: kind == .url ? .url(kits) : .local(kits),
                        version: version,
                        isEnglish: language == .english
                    )
                )
            case .scaffold(let kind, let name, let feature, let area, let app, _):
                .planScaffold(
                    ScaffoldOptions(
                        ScaffoldKind(kind, name),
                        name: name,
                        feature: feature,
                        area: area,
                        app: app,
                        label: kind.label
                    )
                )
            case .extract(let paths, let name, let package, let proof, let plansOnly):
                .planExtraction(
                    ExtractionOptions(
                        ExtractionRequest(paths, as: name, to: package),
                        proof: proof,
                        plansOnly: plansOnly
                    )
                )
            case .removeFeature(let name, _, _): .planFeature(.remove(name))
            case .renameFeature(let old, let new, _): .planFeature(.rename(old, to: new))
            }
    }
}

extension ArchitectureQuestion.ScaffoldKind {
    /// The label of the text field of an alert.
    fileprivate var label: String? {
        if case .textAlert(let label) = self { label } else { nil }
    }
}

extension ScaffoldKind {
    init(_ kind: ArchitectureQuestion.ScaffoldKind, _ name: String) {
        self =
            switch kind {
            case .feature: .feature
            case .counter: .counter
            case .scene: .scene
            case .viewModelScene: .viewModelScene
            case .useCase(.query): .query
            case .useCase(.command): .command
            case .useCase(nil): ScaffoldKind.queryVerb(of: name) == nil ? .command : .query
            case .alert(.question): .alert
            case .alert(.destructive): .destructiveAlert
            case .alert(.menu): .menuAlert
            case .textAlert: .textAlert
            case .gateway: .gateway
            case .app: .app
            }
    }
}
