import ArchitectureCommandLine
import ArchitectureDomain
import ArchitecturePresentation
import ArchitectureRepository
import ArchitectureUseCase
import FileStorage
import LocalFileTree
import PresentationKit
import ReportKit
import SubprocessRunner
import UseCaseKit
import ViewKit

/// The object graph: the gateways, created once, and the screen that uses them.
@MainActor
struct StrataApp {
    let version: String
    private let codebases: FileCodebaseGateway
    private let rules: FileRulesGateway
    private let baselines: FileBaselineGateway
    private let changes: GitChangesGateway
    private let history: GitHistoryGateway
    private let projects: FileProjectGateway
    private let extractions: FileExtractionGateway
    private let progress = State<ManifestProgress?>(nil)
    private let traceProgress = State<HistoryProgress?>(nil)
    private let proofProgress = State<ProofProgress?>(nil)

    init(
        version: String,
        program: String,
        root: String,
        indexStore: String?,
        home: String?,
        cache: FileDocumentStore
    ) {
        self.version = version
        let files = LocalFileTree(readsStreams: false)
        let processes = SubprocessRunner(environment: ProgramEnvironment(withholding: []))
        codebases = FileCodebaseGateway(
            root: root,
            files: files,
            processes: processes,
            cache: cache,
            indexStore: indexStore,
            home: home
        ) { [progress] in
            progress.set($0)
        }
        rules = FileRulesGateway(files: files, root: root)
        baselines = FileBaselineGateway(files: files, root: root)
        changes = GitChangesGateway(processes: processes, root: root)
        history = GitHistoryGateway(
            root: root,
            files: files,
            processes: processes,
            cache: cache,
            version: version,
            program: program
        ) { [progress] in
            progress.set($0)
        }
        projects = FileProjectGateway(
            files: files,
            root: root,
            templates: Templates.scaffolds,
            replacedBy: ".strata/templates"
        )
        extractions = FileExtractionGateway(processes: processes, projects: projects, root: root)
    }

    /// Shows a scene until its tasks have finished.
    func run(_ scene: AppScene, on host: some AppHost) async -> ExitOutcome {
        let navigator = Navigator<AppScene, any Screen>(presenter: host) { scene, _ in
            makeScreen(for: scene, on: host)
        }
        navigator.go(.launch(scene))
        return await host.run()
    }

    private func makeScreen(for scene: AppScene, on host: any SceneHost) -> any Screen {
        switch scene {
        case .answer(let invocation):
            Scene<ArchitectureScript>.build(
                tasks: host.makeTasks(),
                view: { ArchitectureScript(eventListener: $0, host: host, question: invocation.question) },
                presenter: {
                    ArchitecturePresenter(
                        commandListener: $0,
                        requestListener: $1,
                        version: version,
                        root: invocation.root
                    )
                },
                interactor: makeInteractor
            )
        }
    }

    private func makeInteractor(
        responses: AnyResponseListener<ArchitectureResponse>,
        tasks: TaskScope
    ) -> ArchitectureInteractor {
        let checker = CheckerSource(codebases: codebases, rules: rules)
        let check = CheckArchitecture(codebases: codebases, rules: rules, baselines: baselines, changes: changes)
        return ArchitectureInteractor(
            responseListener: responses,
            tasks: tasks,
            check: check,
            planFixes: PlanFixes(check, projects: projects),
            map: checker.drawModuleMap,
            planLayering: checker.planLayering,
            planMoves: PlanMoves(checker, projects: projects, repository: extractions, progress: proofProgress),
            explain: checker.explainDependency,
            predict: checker.predictDependency,
            propose: ProposeRules(codebases: codebases, rules: rules),
            updateBaseline: UpdateBaseline(checker, baselines: baselines),
            measure: checker.measureModules,
            compare: CompareRevisions(history),
            trace: TraceHistory(history, progress: traceProgress),
            createProject: CreateProject(projects),
            planScaffold: PlanScaffold(projects),
            planFeature: PlanFeatureChange(projects),
            applyChanges: ApplyChanges(projects),
            planExtraction: PlanExtraction(
                codebases: codebases,
                rules: rules,
                projects: projects,
                repository: extractions,
                progress: proofProgress
            ),
            applyExtraction: ApplyExtraction(projects, repository: extractions),
            progress: progress.readOnly,
            traceProgress: traceProgress.readOnly,
            proofProgress: proofProgress.readOnly
        )
    }
}
