import ArchitectureDomain
import ArchitectureRepository
import ArchitectureUseCase
import DomainKit
import FileStorage
import Foundation
import LocalFileTree
import RepositoryKit
import SubprocessRunner
import Testing
import UseCaseKit

/// This repository, and the checks of it.
enum ThisRepository {
    static let root = URL(filePath: #filePath).appending(path: "../../../../..").standardized.path(
        percentEncoded: false
    )

    private static let rulesGateway = FileRulesGateway(files: LocalFileTree(), root: root)

    /// The rules of this repository.
    static func rules() async throws -> Rules {
        try #require(try await rulesGateway.rules())
    }

    /// Checks a repository; SwiftPM is not asked again about manifests whose whole text `strata` has stored.
    static func check(_ root: String) async throws(ApplicationError) -> ArchitectureReport {
        let processes = SubprocessRunner(environment: ProgramEnvironment(withholding: []))
        let codebases = FileCodebaseGateway(
            root: root,
            files: LocalFileTree(),
            processes: processes,
            cache: FileDocumentStore(folder: StandardFolders(application: "strata").cache)
        )
        let check = CheckArchitecture(
            codebases: codebases,
            rules: FileRulesGateway(files: LocalFileTree(), root: root),
            baselines: FileBaselineGateway(files: LocalFileTree(), root: root),
            changes: GitChangesGateway(processes: processes, root: root)
        )
        return try await check(CheckOptions())
    }
}

/// The exit status and the output of a program.
struct Run {
    let status: Int32
    let output: String
    let text: String

    var lines: [String] { output.split(separator: "\n").map { String($0) } }

    /// Runs a program, which may build packages on a busy machine, as `Scripts/fresh/swift` does.
    init(_ program: String, _ arguments: [String], in folder: String? = nil) async throws {
        var environment = ProcessInfo.processInfo.environment
        environment["PATH"] = ThisRepository.root + "Scripts/fresh:" + (environment["PATH"] ?? "/usr/bin:/bin")
        let outcome = try await SubprocessRunner(environment: ProgramEnvironment(environment, withholding: [])).run(
            ProcessCommand(program, arguments, in: folder, limit: .seconds(1_800))
        )
        status = outcome.status
        output = String(decoding: outcome.output, as: UTF8.self)
        text = output + String(decoding: outcome.messages, as: UTF8.self)
    }
}

extension Finding {
    /// The finding in one line, for the message of a failed test.
    var line: String {
        "\(place.file):\(place.position.line): \(check.rawValue) \(fact.detail.joined(separator: " -> "))"
            + (rule.map { " [\($0.name): \($0.reason)]" } ?? "")
    }
}
