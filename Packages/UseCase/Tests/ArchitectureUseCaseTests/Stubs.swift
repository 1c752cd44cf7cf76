import ArchitectureDomain
import DomainKit
import Synchronization

/// A source of one codebase, or of an error.
struct StubCodebases: CodebaseGateway {
    private let answer: Result<Codebase, ApplicationError>

    init(_ error: ApplicationError) {
        answer = .failure(error)
    }

    init(_ codebase: Codebase) {
        answer = .success(codebase)
    }

    /// Creates a source of a package with targets.
    init(_ targets: TargetManifest...) {
        answer = .success(Codebase(packages: [PackageManifest(name: "P", path: "P", targets: targets)], sources: [:]))
    }

    func codebase(for rules: Rules, affectedBy changed: [String]?) async throws(ApplicationError) -> Codebase {
        try answer.get()
    }
}

/// A store of rules, in which no target belongs to a layer.
struct StubRules: RulesGateway {
    let layers: [Rules.Layer]?

    static let none = StubRules(layers: nil)
    static let otherLayer = StubRules(layers: [Rules.Layer(name: "Domain", reason: "")])

    func rules() async throws(ApplicationError) -> Rules? {
        guard let layers else { return nil }
        var rules = Rules()
        rules.layers = layers
        return rules
    }

    func write(_ rules: Rules, replacing: Bool) async throws(ApplicationError) {}
}

/// A source of the changes since some revisions.
struct StubChanges: ChangesGateway {
    var answers: [String: [String]] = [:]

    func changedFiles(since revision: String) async throws(ApplicationError) -> [String] {
        guard let answer = answers[revision] else { throw ApplicationError(.notFound) }
        return answer
    }
}

/// A store of one baseline in memory.
final class StubBaselines: BaselineGateway {
    private let kept: Mutex<Baseline?>

    init(_ baseline: Baseline? = nil) {
        kept = Mutex(baseline)
    }

    var entries: [Baseline.Entry]? { kept.withLock { $0?.entries } }

    func baseline() async throws(ApplicationError) -> Baseline? { kept.withLock { $0 } }

    func write(_ baseline: Baseline) async throws(ApplicationError) { kept.withLock { $0 = baseline } }
}

extension Codebase {
    /// Returns a package, or a project, of the target `App`, which has the files in `Sources`, with the references between these.
    static func app(_ files: [String: String], kind: PackageManifest.Kind = .package) -> Codebase {
        let package = PackageManifest(name: "P", path: "", targets: [TargetManifest(name: "App")], kind: kind)
        let sources = files.filter { $0.key.hasPrefix("Sources") }.sorted { $0.key < $1.key }.map {
            SourceFile(path: $0.key, facts: SourceFacts(scanning: Array($0.value.utf8), needsSymbols: true))
        }
        let all = [TargetKey(package: "", target: "App"): sources]
        let references = SourceReference.references(in: Codebase(packages: [package], sources: all))
        return Codebase(root: "/r", packages: [package], sources: all, references: references)
    }
}
