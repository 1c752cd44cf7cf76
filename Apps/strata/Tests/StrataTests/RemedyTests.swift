import ArchitectureDomain
import Foundation
import InfrastructureTesting
import RepositoryKit
import SubprocessRunner
import Testing

/// Applies the remedies of findings to repositories in which much is wrong; the real compiler builds what they leave.
struct RemedyTests {
    /// Returns the remedies of the findings of each check, without notes.
    private func remedies(in repository: ShopRepository) async throws -> [String: Set<String>] {
        let check = try await repository.run("check", "--json")
        let json = try JSONSerialization.jsonObject(with: Data(check.output.utf8)) as? [String: Any]
        let findings = try #require(json?["findings"] as? [[String: Any]], "\(check)")
        return findings.filter { $0["severity"] as? String != "note" }.reduce(into: [:]) { remedies, finding in
            guard let check = finding["check"] as? String, let remedy = finding["remedy"] as? String else { return }
            remedies[check, default: []].insert(remedy)
        }
    }

    @Test(arguments: RemedyFixture.all)
    func `each error is found, and none is left after its remedy`(fixture: RemedyFixture) async throws {
        let repository = try fixture.repository()
        let found = try await remedies(in: repository)
        #expect(found.mapValues(\.count) == fixture.remedies, "\(found)")
        try fixture.applyRemedy(repository)
        let fixed = try await repository.run("check", exits: 0)
        #expect(fixed.output.contains("0 errors, 0 warnings"), "\(fixed)")
    }

    @Test func `a remedy of every check is applied`() {
        let applied = Set(RemedyFixture.all.flatMap(\.remedies.keys))
        #expect(applied == Set(Check.allCases.map(\.rawValue)))
    }

    struct Slow {
        @Test(arguments: RemedyFixture.all)
        func `each repository builds after its remedy`(fixture: RemedyFixture) async throws {
            let repository = try fixture.repository()
            try fixture.applyRemedy(repository)
            let command = ProcessCommand(
                NewProjectTests.kits + "/Scripts/fresh/swift",
                ["build", "--build-tests", "--package-path", "\(repository.root)/\(fixture.package)"],
                in: repository.root,
                limit: .seconds(1_800)
            )
            let build = try await SubprocessRunner(environment: ProgramEnvironment(withholding: [])).run(command)
            #expect(build.status == 0, "\(String(decoding: build.output + build.messages, as: UTF8.self))")
        }
    }
}
