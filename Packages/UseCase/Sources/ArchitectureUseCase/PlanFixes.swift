public import ArchitectureDomain
public import DomainKit
public import UseCaseKit

/// Plans the changes that fix those findings of a check whose fix is certain.
public struct PlanFixes: QueryUseCase {
    private let check: CheckArchitecture
    private let projects: any ProjectGateway

    /// Creates the use case for what a check finds.
    public init(_ check: CheckArchitecture, projects: any ProjectGateway) {
        self.check = check
        self.projects = projects
    }

    @concurrent
    public func callAsFunction(_ input: CheckOptions) async throws(ApplicationError) -> FixPlan {
        // What an interrupted run has left is not what is checked.
        try await projects.apply([])
        let report = try await check(input)
        let files = await projects.editableContents(
            of: FixPlan.paths(for: report),
            besides: FixPlan.documentSuffixes
        )
        return FixPlan(report, files: files)
    }
}
