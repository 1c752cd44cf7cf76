import ArchitectureContract
import ArchitectureDomain
import ArchitecturePresentation
import PresentationKit
import ReportKit

/// A presenter that was asked one question and got one response.
@MainActor
final class Asked {
    private(set) var commands: [ArchitectureCommand] = []
    private(set) var requests: [ArchitectureRequest] = []

    private var presenter: ArchitecturePresenter?

    init(_ question: ArchitectureQuestion, _ response: ArchitectureResponse) {
        let presenter = ArchitecturePresenter(
            commandListener: AnyCommandListener { [unowned self] in commands.append($0) },
            requestListener: AnyRequestListener { [unowned self] in requests.append($0) },
            version: "1.2.3",
            root: "a/shop"
        )
        self.presenter = presenter
        presenter.handle(event: .didAsk(question))
        answer(response)
    }

    func answer(_ response: ArchitectureResponse) { presenter?.handle(response: response) }

    /// The shown lines, in English.
    var lines: [String] {
        guard case .show(let display) = commands.first else { return [] }
        return switch display {
        case .lines(let phrases): phrases.map(\.english)
        case .document(let lines): lines
        case .record(let record): [record.line]
        }
    }

    /// The last alert.
    var alert: AlertStrategy<ArchitectureAlertAction>? {
        guard case .alert(let alert) = commands.last else { return nil }
        return alert
    }
}

extension Codebase.SourceFile {
    init(_ path: String, _ text: String) {
        self.init(path: path, facts: SourceFacts(scanning: Array(text.utf8), needsSymbols: true))
    }
}

extension Codebase {
    /// Returns a package of the target `App` with files, and the references between these.
    static func app(_ texts: [String: String], evidence: Evidence = .sources) -> Codebase {
        let package = PackageManifest(name: "App", path: "", targets: [TargetManifest(name: "App")])
        let key = TargetKey(package: "", target: "App")
        let sources = [key: texts.sorted { $0.key < $1.key }.map { SourceFile($0.key, $0.value) }]
        let references = SourceReference.references(in: Codebase(packages: [package], sources: sources))
        return Codebase(packages: [package], sources: sources, references: references, evidence: [key: evidence])
    }
}

extension ArchitectureReport {
    /// Returns the report about a file of the inner one of two layers, which may not use the outer one.
    static func layers(
        _ text: String,
        at path: String,
        in root: String = "",
        prefix: String = "",
        because reason: String,
        baseline: Baseline = Baseline([]),
        changed: [String]? = nil,
        dependenciesOnly: Bool = false,
        _ change: (inout Rules) -> Void = { _ in }
    ) -> ArchitectureReport {
        let packages = [
            PackageManifest(name: "Outer", path: "Outer", targets: [.init(name: "B")]),
            PackageManifest(name: "Inner", path: "Inner", targets: [.init(name: "A")]),
        ]
        var rules = Rules()
        rules.layers = [
            .init(name: "Inner", packages: ["Inner"], reason: reason),
            .init(name: "Outer", packages: ["Outer"], reason: "outer"),
        ]
        rules.severities = [.undeclaredImport: .off]
        change(&rules)
        let sources = [Codebase.TargetKey(package: "Inner", target: "A"): [Codebase.SourceFile(path, text)]]
        return ArchitectureReport(
            Codebase(root: root, prefix: prefix, packages: packages, sources: sources),
            rules: rules,
            baseline: baseline,
            changed: changed,
            dependenciesOnly: dependenciesOnly
        )
    }
}
