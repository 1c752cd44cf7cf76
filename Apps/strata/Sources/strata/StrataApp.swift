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
    private let codebases: SwiftPMCodebaseGateway
    private let rules: FileRulesGateway
    private let baselines: FileBaselineGateway
    private let changes: GitChangesGateway
    private let projects: FileProjectGateway
    private let scaffolds: FileScaffoldGateway
    private let progress = State<ManifestProgress?>(nil)

    init(version: String, cache: FileDocumentStore) {
        self.version = version
        let files = LocalFileTree(readsStreams: false)
        let processes = SubprocessRunner(environment: ProgramEnvironment(withholding: []))
        codebases = SwiftPMCodebaseGateway(files: files, processes: processes, cache: cache) { [progress] in
            progress.set($0)
        }
        rules = FileRulesGateway(files: files)
        baselines = FileBaselineGateway(files: files)
        changes = GitChangesGateway(processes: processes)
        projects = FileProjectGateway(files: files, templates: Templates.project)
        scaffolds = FileScaffoldGateway(files: files, templates: Templates.scaffolds, replacedBy: ".strata/templates")
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
                interactor: { makeInteractor(responses: $0, tasks: $1, root: invocation.root) }
            )
        }
    }

    private func makeInteractor(
        responses: AnyResponseListener<ArchitectureResponse>,
        tasks: TaskScope,
        root: String
    ) -> UseCaseInteractor<ArchitectureRequest, ArchitectureResponse> {
        UseCaseInteractor(
            responseListener: responses,
            tasks: tasks,
            root: root,
            check: CheckArchitecture(codebases: codebases, rules: rules, baselines: baselines, changes: changes),
            map: DrawModuleMap(codebases: codebases, rules: rules),
            explain: ExplainDependency(codebases: codebases, rules: rules),
            predict: PredictDependency(codebases: codebases, rules: rules),
            propose: ProposeRules(codebases: codebases, rules: rules),
            updateBaseline: UpdateBaseline(codebases: codebases, rules: rules, baselines: baselines),
            measure: MeasureModules(codebases: codebases, rules: rules),
            createProject: CreateProject(projects: projects),
            planScaffold: PlanScaffold(scaffolds: scaffolds),
            planFeature: PlanFeatureChange(scaffolds: scaffolds),
            applyChanges: ApplyChanges(scaffolds: scaffolds),
            progress: progress.readOnly
        )
    }
}
