import ArchitectureDomain
import PresentationKit
import Testing

@testable import ArchitecturePresentation

struct FindingTextTests {
    private static let violation = Baseline.Violation(.settings, ["A"])

    private static let facts: [Fact] = [
        .layerDependency(from: "A", to: "B", fromLayer: "X", toLayer: "Y"),
        .transitiveLayerDependency(path: ["A", "L", "B"], fromLayer: "X", toLayer: "Y"),
        .groupDependency(from: "A", to: "B", group: "r"),
        .featureDependency(from: "A", to: "B", fromFeature: "F", toFeature: "G"),
        .featureDependency(from: "A", to: "B", fromFeature: nil, toFeature: "G"),
        .mention("N", .layerDependency(from: "A", to: "B", fromLayer: "X", toLayer: "Y")),
        .mention("N", .groupDependency(from: "A", to: "B", group: "r")),
        .mention("N", .featureDependency(from: "A", to: "B", fromFeature: "F", toFeature: "G")),
        .mention("N", .featureDependency(from: "A", to: "B", fromFeature: nil, toFeature: "G")),
        .unplacedFiles(target: "A", folders: [.init(path: "A/B", files: 2)]),
        .packageDependency(from: "A", to: "B", fromLayer: "X", toLayer: "Y"), .targetCycle(["A", "B"]),
        .packageCycle(["A", "B"]),
        .folderCycle(target: "A", path: ["B", "C"], name: "N", moves: [], folder: "C"),
        .folderCycle(target: "A", path: ["B", "C"], name: "N", moves: ["B/b.swift", "B/c.swift"], folder: "C"),
        .technology(target: "A", module: "M", layer: "X"),
        .undeclaredImport(target: "A", module: "B", isTransitive: true),
        .undeclaredImport(target: "A", module: "B", isTransitive: false),
        .undeclaredProduct(target: "A", module: "B", package: "p"),
        .traitImport(target: "A", module: "B", traits: ["X", "Y"]), .unusedDependency(target: "A", dependency: "B"),
        .unusedProduct(target: "A", product: "B", package: "p"),
        .unusedProduct(target: "A", product: "B", package: nil), .unverifiedImport(target: "A", module: "B"),
        .unverifiedDependency(target: "A", dependency: "B"),
        .unknownDependency(target: "A", dependency: "B", package: nil),
        .unknownDependency(target: "A", dependency: "B", package: "p"),
        .testOnlyDependency(target: "A", dependency: "B", tests: "T"), .exportedImport(target: "A", module: "B"),
        .exposedModule(target: "A", module: "B", layer: "X"),
        .needlessPublicImport(target: "A", module: "B", needed: .internal),
        .needlessPublicImport(target: "A", module: "B", needed: .package), .testableImport(target: "A", module: "B"),
        .errorDecision(target: "A"), .sentence(target: "A"), .compositionLines(target: "A", lines: 7, limit: 5),
        .screenLines(target: "A", lines: 7, limit: 5), .compositionBranches(target: "A", branches: [], limit: 2),
        .avoidedName(target: "A", type: nil, name: "N"), .avoidedName(target: "A", type: "T", name: "N"),
        .mentionedType(target: "A", name: "N", layer: "X"), .unmatchedRule("types.t"), .fileLength(lines: 9, limit: 5),
        .unsafeForbidden(.forcedTry, layer: "X"), .unsafeWithoutReason(.forcedCast),
        .unsafeWithoutAllowance(.fatalError), .staleAllowance(file: "f", .forcedTry, allowed: 2, used: 1),
        .settings(target: "A", missing: ["m"], additional: ["a"]),
        .deprecatedTable(old: "[room.k]", new: "[group.k]", keys: []),
        .deprecatedTable(old: "[avoid.k]", new: "[types.k]", keys: ["layers = [\"A\"]", "must-not-mention = [\"B\"]"]),
        .emptyFeature("F"), .unlistedFeature("F", targets: ["FDomain", "FUseCase"]),
        .deadPattern("A*", rule: "layer.L"), .deadFolder("A*", rule: "layer.L"),
        .shadowedPattern("A*", rule: "group.g", by: ["group.f", "group.e"]),
        .foreignPackage(package: "P", dependency: "q", .remote("https://x/q")),
        .foreignPackage(package: "P", dependency: "q", .folder("/else/Q")),
        .missingPackage(package: "P", dependency: "q", path: "Q"), .unplacedTarget(target: "A"),
        .staleEntry(violation, accepted: 1, found: 0),
        .staleEntry(violation, accepted: 3, found: 2),
        .invalidSuppression("", .unknownCheck), .invalidSuppression("chek", .unknownCheck),
        .invalidSuppression("obstacle", .notSuppressible), .invalidSuppression("technology", .noReason),
        .staleSuppression("technology"),
        .readFailure(.manifest("x")), .readFailure(.toolsVersion("x")),
        .readFailure(.cacheNotWritable("x")), .readFailure(.missingFolder),
        .readFailure(.notReadable), .readFailure(.targetKind("x")), .readFailure(.tooLarge(limit: 64 << 20)),
        .readFailure(.notUTF8), .readFailure(.pointer), .readFailure(.linkLoop), .readFailure(.noPackageManager),
        .readFailure(.packageManagerNotStarted), .readFailure(.packageManagerTimedOut),
        .readFailure(.ignoredFiles("x")), .readFailure(.ignoredFiles(nil)),
    ]

    private static let requirements: [(Rules.Requirement, String)] = [
        (.name(["*A", "B*"]), ""), (.notName(["*A", "B*"]), ""), (.layer(["A", "B"]), ""), (.folder(["A", "B"]), ""),
        (.access([.internal, .package]), "open"), (.final, ""), (.conformance(["A", "B"]), ""),
        (.superclass(["A", "B"]), ""), (.attribute(["A", "B"]), ""), (.fileName, "F.swift"), (.lines(2), "3"),
        (.parameters(2), "3"),
    ]

    @Test(
        arguments: facts + requirements.map { .typeRule(target: "A", type: "T", $0, actual: $1) }
            + [.unverifiedSupertype(target: "A", type: "T", .conformance(["P"]), supertype: "S")]
    )
    func `both languages say what is wrong and what to do, with the same names`(fact: Fact) {
        let text = FindingText(fact)
        for phrase in [text.message, text.remedy] {
            #expect(phrase.japanese.unicodeScalars.contains { $0.value > 0x3000 })
            #expect(!phrase.english.unicodeScalars.contains { $0.value > 0x3000 })
        }
        let parts = text.message.english.split(separator: "'", omittingEmptySubsequences: false)
        for (index, name) in parts.enumerated() where index % 2 == 1 {
            #expect(text.message.japanese.contains(name))
        }
    }

    @Test func `a cycle ends where it begins, and branches are listed by file`() {
        #expect(FindingText(.targetCycle(["A", "B"])).message.english.contains("A → B → A"))
        let places = [("B.swift", 7), ("A.swift", 3), ("A.swift", 3)].map { Place(file: $0, line: $1) }
        let text = FindingText(.compositionBranches(target: "A", branches: places, limit: 2))
        #expect(text.message.english.contains("3 places; the limit is 2: A.swift:3, 3; B.swift:7."))
        #expect(FindingText(.fileLength(lines: 1, limit: 0)).message.english.contains("1 line;"))
    }
}
