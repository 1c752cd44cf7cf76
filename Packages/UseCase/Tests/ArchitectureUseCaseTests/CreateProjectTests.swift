import ArchitectureDomain
import ArchitectureUseCase
import DomainKit
import Testing

actor SpyProjects: ProjectGateway {
    let templates = [ProjectFile(path: "__app__", bytes: [])]
    private(set) var created: [String: [String]] = [:]

    func kits(from source: KitsSource, version: String) async throws(ApplicationError) -> ProjectKits {
        guard source == .local("/kits"), let kits = try? ProjectKits(path: "/kits") else {
            throw ApplicationError(.storage(.notReadable(path: "kits")))
        }
        return kits
    }

    func create(_ plan: ProjectPlan, in folder: String) async throws(ApplicationError) {
        created[folder + "/" + plan.name.text] = plan.files.map(\.path)
    }
}

struct CreateProjectTests {
    private let projects = SpyProjects()

    private func create(_ name: String, _ kits: KitsSource) async throws(ApplicationError) {
        let options = ProjectOptions(name: name, kits: kits, version: "1.0.0", folder: "work")
        try await CreateProject(projects: projects)(options)
    }

    @Test func `creates the files of the templates in a folder of its name`() async throws {
        try await create("Notes", .local("/kits"))
        #expect(await projects.created == ["work/Notes": ["notes"]])
    }

    @Test func `nothing is created under a bad name, or without kits`() async {
        let error = await #expect(throws: ApplicationError.self) { try await create("notes", .local("/kits")) }
        guard case .invalidInput(let refused) = error?.kind else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(refused.value == "notes")
        await #expect(throws: ApplicationError(.storage(.notReadable(path: "kits")))) {
            try await create("Notes", .local("/elsewhere"))
        }
        #expect(await projects.created.isEmpty)
    }
}
