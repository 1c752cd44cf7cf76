import ArchitectureDomain
import ArchitectureRepository
import DomainKit
import RepositoryTesting

extension FuzzTarget {
    /// Checks that every source is read to its end, and that the facts refer to its lines.
    static let swift = FuzzTarget(name: "swift") { bytes in
        let facts = SourceFacts(scanning: Array(bytes), needsWords: true)
        let lines = 1...max(1, facts.lines)
        precondition(facts.imports.allSatisfy { lines.contains($0.position.line) && !$0.module.isEmpty })
        precondition(facts.unsafeUses.allSatisfy { lines.contains($0.position.line) })
        for condition in facts.imports.flatMap(\.conditions) { _ = condition.value { _, _ in nil } }
    }

    /// A file of rules is read, or refused as invalid input.
    static let rules = FuzzTarget(name: "rules") { bytes in
        let gateway = FileRulesGateway(files: StubFileTree("architecture.toml", bytes: bytes), root: "/r")
        expectInput(blockingResult { () throws(ApplicationError) in try await gateway.rules() })
    }

    /// An entry of a baseline is read, or refused as invalid input.
    static let baseline = FuzzTarget(name: "baseline") { bytes in
        let gateway = FileBaselineGateway(files: StubFileTree("a.toml", bytes: bytes), root: "/r")
        expectInput(blockingResult { () throws(ApplicationError) in try await gateway.baseline() })
    }

    /// A dump of the package manager is read, or becomes a read failure.
    static let manifest = FuzzTarget(name: "manifest") { bytes in
        let gateway = SwiftPMCodebaseGateway(
            root: "/r",
            files: StubFileTree("Package.swift", bytes: bytes),
            processes: StubProcessRunner(bytes: Array(bytes)),
            cache: InMemoryDocumentStore()
        )
        let result = blockingResult { () throws(ApplicationError) in try await gateway.codebase(for: Rules()) }
        guard case .success(let codebase) = result else { preconditionFailure("\(result)") }
        precondition(!codebase.packages.isEmpty || !codebase.readFailures.isEmpty)
    }

    private static func expectInput<Value>(_ result: Result<Value, ApplicationError>) {
        switch result {
        case .success: break
        case .failure(let error):
            guard case .invalidInput = error.kind else { preconditionFailure("\(error.kind)") }
        }
    }
}
