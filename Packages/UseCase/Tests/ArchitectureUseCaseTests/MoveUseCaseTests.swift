import ArchitectureDomain
import ArchitectureUseCase
import DomainKit
import Testing
import UseCaseKit

struct MoveUseCaseTests {
    private static let files = [
        "Package.swift": "let package = Package(name: \"P\", targets: [.target(name: \"App\")])\n",
        "Sources/App/Domain/Cart.swift": "struct Cart {}\n", "Sources/App/Domain/Item.swift": "struct Item {}\n",
        "Sources/App/Domain/Cell.swift": "struct Cell { let a: A; let b: B }\n",
        "Sources/App/Screens/A.swift": "struct A { let cart: Cart; let item: Item }\n",
        "Sources/App/Screens/B.swift": "struct B { let cart: Cart; let item: Item }\n",
    ]

    private let projects = SpyProjects(files: files)

    private func plan(
        _ repository: SpyRepository,
        proof: String? = "build",
        plansOnly: Bool = false,
        of target: String = "App",
        kind: PackageManifest.Kind = .package
    ) async throws -> PlannedMoves {
        let planMoves = PlanMoves(
            CheckerSource(codebases: StubCodebases(.app(Self.files, kind: kind)), rules: StubRules.none),
            projects: projects,
            repository: repository,
            progress: State(nil)
        )
        return try await planMoves(MoveOptions(target, proof: proof, plansOnly: plansOnly))
    }

    @Test func `the command runs once with the files moved, and they are restored`() async throws {
        let repository = SpyRepository([.init(status: 0, output: "")])
        let plan = try await plan(repository)
        #expect(plan.refusal == nil && plan.isProven)
        #expect(plan.moves.moves.map(\.new) == ["Sources/App/Screens/Cell.swift"])
        #expect(await repository.runs == [plan.moves.changes])
        #expect(await projects.applied.isEmpty)
        #expect(await repository.staged.isEmpty)
    }

    @Test func `the change of a project belongs to the moves, and to what is proven`() async throws {
        let repository = SpyRepository([.init(status: 0, output: "")])
        let plan = try await plan(repository, kind: .xcodeProject)
        #expect(plan.moves.changes.map(\.path).contains("Package.swift"))
        #expect(await repository.runs == [plan.moves.changes])
    }

    @Test func `a command that fails refuses the moves, with its messages`() async throws {
        let repository = SpyRepository([.init(status: 1, output: "/r/A.swift:1:2: error: no")])
        let plan = try await plan(repository)
        #expect(plan.refusal == .unproven(["/r/A.swift:1:2: no"]) && !plan.isProven)
        #expect(await repository.runs.count == 1)
    }

    @Test func `files that are not committed refuse the moves, unless they are only shown`() async throws {
        let repository = SpyRepository(uncommitted: .success(["a"]))
        #expect(try await plan(repository).refusal == .uncommitted(["a"]))
        #expect(try await plan(repository, plansOnly: true).refusal == nil)
        #expect(await repository.runs.isEmpty)
    }

    @Test func `without a command nothing runs, and an unknown target is refused`() async throws {
        let repository = SpyRepository()
        #expect(try await !plan(repository, proof: nil).moves.changes.isEmpty)
        #expect(await repository.runs.isEmpty)
        await #expect(throws: ApplicationError.self) { try await plan(repository, of: "Other") }
    }
}
