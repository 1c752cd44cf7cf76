import ArchitectureDomain
import ArchitectureRepository
import DomainKit
import RepositoryTesting

extension FuzzTarget {
    /// Checks that every source is read to its end, and that the facts refer to its lines.
    static let swift = FuzzTarget(name: "swift") { bytes in
        let facts = SourceFacts(scanning: Array(bytes), needsSymbols: true)
        let lines = 1...max(1, facts.lines)
        precondition(facts.imports.allSatisfy { lines.contains($0.position.line) && !$0.module.isEmpty })
        precondition(facts.unsafeUses.allSatisfy { lines.contains($0.position.line) })
        for condition in facts.imports.flatMap(\.conditions) { _ = condition.value { _, _ in nil } }
        let files = ["a", "b"].map { Codebase.SourceFile(path: $0, facts: facts) }
        let package = PackageManifest(
            name: "",
            path: "",
            products: [],
            dependencies: [],
            targets: [TargetManifest(name: "A")]
        )
        let codebase = Codebase(packages: [package], sources: [.init(package: "", target: "A"): files])
        for each in SourceReference.references(in: codebase) {
            precondition(lines.contains(each.place.position.line) && each.place.position.column > 0)
        }
    }

    /// A file of rules is read, or refused on one of its lines.
    static let rules = FuzzTarget(name: "rules") { bytes in
        let gateway = FileRulesGateway(files: StubFileTree("architecture.toml", bytes: bytes), root: "/r")
        expectInput(blockingResult { () throws(ApplicationError) in try await gateway.rules() }, of: bytes)
    }

    /// A baseline is read, or refused on one of its lines, in the present form and in the former one.
    static let baseline = FuzzTarget(name: "baseline") { bytes in
        for file in ["architecture.baseline", "a.toml"] {
            let gateway = FileBaselineGateway(files: StubFileTree(file, bytes: bytes), root: "/r")
            expectInput(blockingResult { () throws(ApplicationError) in try await gateway.baseline() }, of: bytes)
        }
    }

    /// A dump of the package manager is read, becomes a read failure, or has no target with a file.
    static let manifest = FuzzTarget(name: "manifest") { bytes in
        let gateway = FileCodebaseGateway(
            root: "/r",
            files: StubFileTree("Package.swift", "Sources/A/A.swift", bytes: bytes),
            processes: StubProcessRunner(bytes: Array(bytes)),
            cache: InMemoryDocumentStore()
        )
        let result = blockingResult { () throws(ApplicationError) in try await gateway.codebase(for: Rules()) }
        expectSources(result)
    }

    /// A project of Xcode, XcodeGen or Tuist is read, becomes a read failure, or has no target with a file.
    static let project = FuzzTarget(name: "project") { bytes in
        for file in ["A.xcodeproj/project.pbxproj", "project.yml", "Project.swift"] {
            let gateway = FileCodebaseGateway(
                root: "/r",
                files: StubFileTree(file, "Sources/A/A.swift", bytes: bytes),
                processes: StubProcessRunner(bytes: []),
                cache: InMemoryDocumentStore()
            )
            expectSources(blockingResult { () throws(ApplicationError) in try await gateway.codebase(for: Rules()) })
        }
    }

    /// A unit and a record of the compiler's index are read, or the sources decide.
    ///
    /// The first two bytes are the length of the unit; the record follows it.
    static let index = FuzzTarget(name: "index") { bytes in
        let parts = bytes.dropFirst(2)
        let length = bytes.prefix(2).reversed().reduce(0) { $0 << 8 | Int($1) }
        let (unit, record) = (Array(parts.prefix(length)), Array(parts.dropFirst(length)))
        var rules = Rules()
        rules.targets = [.init(name: "A", folders: ["A"])]
        rules.layers = ["A/X", "A/Y"].map { .init(name: $0, folders: [NamePattern($0)], reason: "A layer.") }
        let gateway = FileCodebaseGateway(
            root: "/r",
            files: StubFileTree(["A/X/X.swift", "A/Y/Y.swift"]) { path in
                path.contains("units/") ? unit : path.contains("records/") ? record : Array("let a = 1".utf8)
            },
            processes: StubProcessRunner(bytes: []),
            cache: InMemoryDocumentStore(),
            indexStore: "/s"
        )
        expectSources(blockingResult { [rules] () throws(ApplicationError) in try await gateway.codebase(for: rules) })
    }

    private static func expectSources(_ result: Result<Codebase, ApplicationError>) {
        switch result {
        case .success(let codebase): precondition(!codebase.packages.isEmpty || !codebase.readFailures.isEmpty)
        case .failure(let error): precondition(error.kind == .notFound, "\(error)")
        }
    }

    private static func expectInput<Value>(_ result: Result<Value, ApplicationError>, of bytes: some Sequence<UInt8>) {
        guard case .failure(let error) = result else { return }
        guard case .invalidInput(let refused) = error.kind, let line = refused.place?.line,
            (1...bytes.count { $0 == 0x0A } + 1).contains(line)
        else { preconditionFailure("\(error.kind)") }
    }
}
