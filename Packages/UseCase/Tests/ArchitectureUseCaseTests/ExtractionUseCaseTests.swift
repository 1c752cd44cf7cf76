import ArchitectureDomain
import ArchitectureUseCase
import DomainKit
import Testing
import UseCaseKit

struct ExtractionUseCaseTests {
    private static let files = [
        "Package.swift": """
        // swift-tools-version: 6.0
        let package = Package(name: "P", targets: [.target(name: "App")])
        """,
        "Sources/App/Domain/A.swift": "struct Item { func f() {} }\n",
        "Sources/App/Use.swift": "func f(_ i: Item) { i.f() }\n",
    ]

    private let projects = SpyProjects(files: files)
    private let progress = State<ProofProgress?>(nil)

    private func plan(
        _ repository: SpyRepository,
        proof: String? = "build",
        plansOnly: Bool = false,
        moving path: String = "Sources/App/Domain"
    ) async throws -> PlannedExtraction {
        let planExtraction = PlanExtraction(
            codebases: StubCodebases(.app(Self.files)),
            rules: StubRules.none,
            projects: projects,
            repository: repository,
            progress: progress
        )
        return try await planExtraction(
            ExtractionOptions(ExtractionRequest([path], as: "Domain"), proof: proof, plansOnly: plansOnly)
        )
    }

    private static let error = """
        /r/Sources/App/Use.swift:3:23: error: 'f' is inaccessible due to 'internal' protection level
        /r/Sources/Domain/A.swift:1:28: note: 'f()' declared here
        """

    @Test func `the command runs again with what its messages ask for, and the files are restored`() async throws {
        let repository = SpyRepository([.init(status: 1, output: Self.error), .init(status: 0, output: "")])
        let plan = try await plan(repository)
        #expect(plan.refusal == nil && plan.rounds == 2)
        #expect(progress.readOnly.value == ProofProgress(round: 2, line: "build 2"))
        #expect(plan.extraction.otherFiles == ["Sources/App/Domain/a.json"])
        let text = plan.extraction.changes.first { $0.path == "Sources/Domain/A.swift" }?.new
        #expect(text == Array("package struct Item { package func f() {} }\n".utf8))
        #expect(await repository.runs.last == plan.extraction.changes)
        #expect(await projects.applied.isEmpty)
        #expect(await repository.staged.isEmpty)
    }

    @Test(arguments: [
        ("/r/A.swift:1:2: error: missing return", ["/r/A.swift:1:2: missing return"]),
        ("sh: build: not found", ["sh: build: not found"]),
        ((1...12).map { "\($0)" }.joined(separator: "\n"), (3...12).map { "\($0)" }),
    ])
    func `messages without an answer end the proof, and are shown`(_ output: String, _ lines: [String]) async throws {
        let plan = try await plan(SpyRepository([.init(status: 1, output: output)]))
        #expect(plan.refusal == .unproven(lines))
        #expect(plan.rounds == 1)
    }

    @Test func `errors that tell of references to what stays list these, and the files that can leave`() async throws {
        let error = "/r/Sources/Domain/A.swift:1:16: error: cannot find 'f' in scope"
        let plan = try await plan(SpyRepository([.init(status: 1, output: error)]))
        #expect(plan.refusal == .obstacles)
        let place = Place(file: "Sources/App/Domain/A.swift", line: 1, column: 8)
        let used = Place(file: "Sources/App/Use.swift", line: 1, column: 6)
        #expect(plan.extraction.obstacles == [SourceReference("f", at: place, to: used)])
        #expect(plan.extraction.leaving.isEmpty)
    }

    @Test(arguments: [
        (Result.success(["a", "b"]), ExtractionRefusal.uncommitted(["a", "b"])),
        (.failure(Self.refused(.versioned)), .unversioned), (.failure(Self.refused(.committed)), .noCommit),
        (.failure(Self.refused(.revision)), .noCommit),
    ])
    func `changes that are not committed and a lack of commits refuse the plan, unless it is only shown`(
        _ answer: Result<[String], ApplicationError>,
        _ expected: ExtractionRefusal
    ) async throws {
        let repository = SpyRepository(uncommitted: answer)
        #expect(try await plan(repository).refusal == expected)
        #expect(await repository.runs.isEmpty)
        #expect(try await plan(repository, plansOnly: true).refusal == nil)
    }

    @Test func `a repository that git does not read is no answer about commits`() async {
        let error = Self.refused(.trusted)
        await #expect(throws: error) { try await plan(SpyRepository(uncommitted: .failure(error))) }
    }

    private static func refused(_ rule: ValidationError.Rule) -> ApplicationError {
        ApplicationError(.invalidInput(ValidationError(field: "/r", value: "HEAD", rule: rule)))
    }

    @Test func `references to what stays refuse the plan, also one that is only shown`() async throws {
        let refused = try await plan(SpyRepository(), plansOnly: true, moving: "Sources/App/Use.swift")
        #expect(refused.refusal == .obstacles)
        #expect(refused.extraction.obstacles.map(\.name) == ["Item"])
    }

    @Test func `a plan that is carried out changes the files and stages them`() async throws {
        let repository = SpyRepository()
        let changes = try await plan(repository, proof: nil).extraction.changes
        try await ApplyExtraction(projects, repository: repository)(changes)
        #expect(await projects.applied == changes)
        #expect(await repository.staged == changes.map(\.path))
    }

    @Test func `changes that version control does not record are taken back`() async throws {
        let changes = [ProjectChange(path: "a", old: nil, new: [1]), ProjectChange(path: "b", old: [2], new: [3])]
        await #expect(throws: ApplicationError.self) {
            try await ApplyExtraction(projects, repository: SpyRepository(isLocked: true))(changes)
        }
        let expected = [ProjectChange(path: "a", old: [1], new: nil), ProjectChange(path: "b", old: [3], new: [2])]
        #expect(await projects.applied == expected)
    }
}
