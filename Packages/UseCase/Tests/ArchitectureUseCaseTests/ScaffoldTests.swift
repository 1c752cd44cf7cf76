import ArchitectureDomain
import ArchitectureUseCase
import DomainKit
import Testing

actor SpyScaffolds: ScaffoldGateway {
    private(set) var applied: [String: [ProjectChange]] = [:]

    func outline(
        of root: String,
        for kind: ScaffoldKind,
        app: String?
    ) async throws(ApplicationError) -> ProjectOutline {
        guard root == "work" else { throw ApplicationError(.storage(.notReadable(path: root))) }
        do throws(ValidationError) {
            return try ProjectOutline(
                files: ["Apps/notes/Sources/notes/NotesApp.swift"],
                domain: Array(#".product(name: "DomainKit", package: "kits")"#.utf8),
                kind: kind,
                app: app
            )
        } catch {
            throw ApplicationError(.invalidInput(error))
        }
    }

    func templates(for kind: ScaffoldKind, in root: String) async throws(ApplicationError) -> [ProjectFile] {
        [
            ProjectFile(path: "__Feature__.swift", bytes: Array(kind.rawValue.utf8)),
            ProjectFile(path: "list", bytes: Array("names = [\"__Feature__\"]".utf8)),
        ]
    }

    func contents(of paths: [String], in root: String) async throws(ApplicationError) -> [String: [UInt8]] {
        paths.contains("list") ? ["list": Array("names = [\"A\"]".utf8)] : [:]
    }

    func contents(of root: String) async throws(ApplicationError) -> ProjectContents {
        guard root == "work" else { throw ApplicationError(.storage(.notReadable(path: root))) }
        let files: [String: [UInt8]] = [
            "Packages/Domain/Sources/NoteDomain/Note.swift": [], "Note.swift": Array("feature".utf8),
            "a.md": Array("Note".utf8),
        ]
        return ProjectContents(files: files, links: ["b": "Packages/Domain/Sources/NoteDomain"])
    }

    func apply(_ changes: [ProjectChange], in root: String) async throws(ApplicationError) {
        applied[root] = changes
    }
}

struct ScaffoldTests {
    private let scaffolds = SpyScaffolds()

    private func plan(_ name: String, in root: String = "work") async throws(ApplicationError) -> ScaffoldPlan {
        let options = ScaffoldOptions(root: root, kind: .feature, name: name, feature: nil, area: nil, app: "notes")
        return try await PlanScaffold(scaffolds: scaffolds)(options)
    }

    @Test func `a plan has the new file and the edited one, and is made as it was planned`() async throws {
        let plan = try await plan("Note")
        #expect(
            plan.changes == [
                ProjectChange(path: "Note.swift", old: nil, new: Array("feature".utf8)),
                ProjectChange(
                    path: "list",
                    old: Array("names = [\"A\"]".utf8),
                    new: Array("names = [\"A\", \"Note\"]".utf8)
                ),
            ]
        )
        #expect(await scaffolds.applied.isEmpty)
        try await ApplyChanges(scaffolds: scaffolds)(PlannedChanges(root: "work", changes: plan.changes))
        #expect(await scaffolds.applied == ["work": plan.changes])
    }

    @Test func `a removal is planned with the templates of every kind, and its failures are passed on`() async throws {
        let plan = try await PlanFeatureChange(scaffolds: scaffolds)(
            FeatureOptions(root: "work", change: .remove("Note"))
        )
        #expect(plan.changes.map(\.path) == ["Note.swift", "Packages/Domain/Sources/NoteDomain/Note.swift"])
        #expect(plan.edited == ["Packages/Domain/Sources/NoteDomain/Note.swift"])
        #expect(plan.leftovers == [.init(path: "a.md", line: 1), .init(path: "b", line: nil, reason: .link)])
        await #expect(throws: ApplicationError(.storage(.notReadable(path: "elsewhere")))) {
            try await PlanFeatureChange(scaffolds: scaffolds)(
                FeatureOptions(root: "elsewhere", change: .rename("Note", to: "Memo"))
            )
        }
    }

    @Test func `a bad name is refused, and a failure is passed on`() async {
        let error = await #expect(throws: ApplicationError.self) { try await plan("note") }
        guard case .invalidInput(let refused) = error?.kind else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(refused.value == "note")
        await #expect(throws: ApplicationError(.storage(.notReadable(path: "elsewhere")))) {
            try await plan("Note", in: "elsewhere")
        }
    }
}
