import ArchitectureDomain
import DomainKit
import Synchronization

/// A baseline in memory.
final class StubBaselines: BaselineGateway {
    private let kept: Mutex<Baseline?>

    init(_ baseline: Baseline? = nil) {
        kept = Mutex(baseline)
    }

    var entries: [Baseline.Entry]? { kept.withLock { $0?.entries } }

    func baseline(at root: String) async throws(ApplicationError) -> Baseline? { kept.withLock { $0 } }

    func add(
        _ violations: [Baseline.Violation],
        because reason: String,
        at root: String
    ) async throws(ApplicationError) {
        kept.withLock { baseline in
            let added = violations.map { Baseline.Entry($0, reason: reason, file: $0.names.joined()) }
            baseline = Baseline((baseline?.entries ?? []) + added)
        }
    }

    func remove(_ entries: [Baseline.Entry], at root: String) async throws(ApplicationError) {
        kept.withLock { baseline in
            baseline = Baseline((baseline?.entries ?? []).filter { !entries.contains($0) })
        }
    }
}
