import ArchitectureDomain
import ArchitectureUseCase
import DomainKit
import Testing

struct PlanUpgradeTests {
    private func plan(_ root: String, version: String = "1.0.0") async throws(ApplicationError) -> UpgradePlan {
        let upgrade = PlanUpgrade(scaffolds: SpyScaffolds(), projects: SpyProjects())
        return try await upgrade(UpgradeOptions(root: root, version: version))
    }

    @Test func `compares the project with the templates of the program, and its base`() async throws {
        let plan = try await plan("work")
        #expect(plan.files.map(\.path) == ["notes", "old"])
        #expect(plan.files.map(\.effect) == [.created, .removed])
        #expect(
            plan.changes == [
                ProjectChange(path: ".strata/base/notes", old: nil, new: []),
                ProjectChange(path: ".strata/base/old", old: [], new: nil),
                ProjectChange(path: "notes", old: nil, new: []), ProjectChange(path: "old", old: [], new: nil),
            ]
        )
    }

    @Test func `templates of the project replace those of the program, and a copy of the kits is not read`()
        async throws
    {
        #expect(try await plan("own").files.map(\.path) == [".strata/project.toml", "old", "own"])
    }

    @Test func `templates that are not those of a whole project are refused`() async {
        let template = ".strata/templates/project/dot-strata/project.toml"
        let refused = ValidationError(field: "TEMPLATE", value: template, rule: .present)
        await #expect(throws: ApplicationError(.invalidInput(refused))) { try await plan("part") }
    }

    @Test func `a project with later templates is refused`() async {
        let refused = ValidationError(field: "version", value: "0.9.0", rule: .oneOf(["0.8.0"]))
        await #expect(throws: ApplicationError(.invalidInput(refused))) { try await plan("work", version: "0.8.0") }
    }
}
