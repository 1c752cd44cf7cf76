import ArchitectureDomain
import ArchitecturePresentation
import PresentationKit
import Testing

struct FindingTextTests {
    static let arrows: [(Fact, String)] = [
        (
            .layerDependency(from: "A", to: "B", fromLayer: "X", toLayer: "Y"),
            "'A' in layer 'X' must not use 'B' in layer 'Y'."
        ),
        (
            .transitiveLayerDependency(path: ["A", "L", "B"], fromLayer: "X", toLayer: "Y"),
            "Layer 'X' uses layer 'Y' indirectly: A → L → B."
        ),
        (.groupDependency(from: "A", to: "B", group: "r"), "'A' must not use 'B', which the rule 'r' does not list."),
        (
            .featureDependency(from: "A", to: "B", fromFeature: "F", toFeature: "G"),
            "'A' of feature 'F' must not use 'B' of feature 'G'."
        ),
        (
            .featureDependency(from: "A", to: "B", fromFeature: nil, toFeature: "G"),
            "'A', which belongs to no feature, must not use 'B' of feature 'G'."
        ),
        (
            .packageDependency(from: "A", to: "B", fromLayer: "X", toLayer: "Y"),
            "Package 'A' in layer 'X' must not depend on package 'B' in layer 'Y'."
        ),
        (.targetCycle(["A", "B"]), "These targets depend on each other: A → B → A."),
        (.packageCycle(["A", "B"]), "These packages depend on each other: A → B → A."),
    ]

    static let imports: [(Fact, String)] = [
        (
            .technology(target: "A", module: "M", layer: "X"),
            "'A' imports 'M', a technology that layer 'X' must not use."
        ),
        (
            .undeclaredImport(target: "A", module: "B", isTransitive: true),
            "'A' imports 'B' without declaring it; it compiles only because another module does."
        ),
        (
            .undeclaredImport(target: "A", module: "B", isTransitive: false),
            "'A' imports 'B', which is not one of its dependencies."
        ),
        (
            .traitImport(target: "A", module: "B", traits: ["X", "Y"]),
            "'A' imports 'B', but declares it only with 'X', 'Y'."
        ),
        (.unusedDependency(target: "A", dependency: "B"), "'A' declares 'B' but never imports it."),
        (
            .testOnlyDependency(target: "A", dependency: "B", tests: "T"),
            "'A' declares 'B' but never imports it; only its tests 'T' do."
        ),
        (.exportedImport(target: "A", module: "B"), "'A' re-exports 'B' to every module that imports it."),
        (
            .exposedModule(target: "A", module: "B", layer: "X"),
            "'A' exposes 'B' in its public interface, which layer 'X' does not allow."
        ),
        (
            .needlessPublicImport(target: "A", module: "B", needed: .internal),
            "'A' imports 'B' as public in a file that declares nothing public."
        ),
        (
            .needlessPublicImport(target: "A", module: "B", needed: .package),
            "'A' imports 'B' as public in a file that declares nothing public."
        ),
        (
            .undeclaredProduct(target: "A", module: "B", package: "p"),
            "'A' imports 'B' from package 'p' without declaring it."
        ),
        (
            .unusedProduct(target: "A", product: "B", package: "p"),
            "'A' declares 'B' from package 'p' but never imports it."
        ),
        (
            .unusedProduct(target: "A", product: "B", package: nil),
            "'A' declares 'B' but never imports it."
        ),
        (
            .unverifiedImport(target: "A", module: "B"),
            "'A' imports 'B', and no manifest in the repository tells which package it comes from."
        ),
        (
            .unverifiedDependency(target: "A", dependency: "B"),
            "'A' declares 'B', which imports of unknown modules or generated sources may use."
        ),
        (
            .unknownDependency(target: "A", dependency: "B", package: nil),
            "'A' depends on 'B', but there is no such target or product."
        ),
        (
            .unknownDependency(target: "A", dependency: "B", package: "p"),
            "'A' depends on 'B', but package 'p' has no such product."
        ),
        (.testableImport(target: "A", module: "B"), "'A' imports 'B' of another package with '@testable'."),
    ]

    static let contents: [(Fact, String)] = [
        (.errorDecision(target: "A"), "'A' branches on an error."),
        (.sentence(target: "A"), "'A' contains text for users."),
        (.compositionLines(target: "A", lines: 7, limit: 5), "'A' has 7 lines, screens not counted; the limit is 5."),
        (.screenLines(target: "A", lines: 7, limit: 5), "This file with screens of 'A' has 7 lines; the limit is 5."),
        (
            .compositionBranches(
                target: "A",
                branches: [("B.swift", 7), ("A.swift", 3), ("A.swift", 3)].map { Place(file: $0, line: $1) },
                limit: 2
            ),
            "'A' branches in 3 places; the limit is 2: A.swift:3, 3; B.swift:7."
        ),
        (
            .unlistedFeature("F", targets: ["FDomain", "FUseCase"]),
            "The targets 'FDomain', 'FUseCase' belong to the feature 'F', which the rules do not list."
        ),
        (.avoidedName(target: "A", name: "N", layer: "X"), "'A' mentions 'N', which layer 'X' must not use."),
        (
            .gatewayNamed(target: "A", name: "N", of: "X"),
            "'A' uses the protocol 'N' of layer 'X', but may only read data of that layer."
        ),
        (
            .businessRuleCalled(target: "A", name: "n", of: "X"),
            "'A' calls 'n' of layer 'X', but may only read data of that layer."
        ),
        (.fileLength(lines: 9, limit: 5), "The file has 9 lines; the limit is 5."),
        (.unsafeForbidden(.forcedTry, layer: "X"), "Layer 'X' does not allow 'try!'."),
        (.unsafeWithoutReason(.forcedCast), "'as!' has no '// SAFETY:' comment."),
        (.unsafeWithoutAllowance(.fatalError), "The rules do not allow 'fatalError' in this file."),
        (
            .staleAllowance(file: "f", .forcedTry, allowed: 2, used: 1),
            "The rules allow 'try!' 2 times in 'f', but it is used 1 time."
        ),
        (
            .settings(target: "A", missing: ["m"], additional: ["a"]),
            "The Swift settings of 'A' differ from the rules: - m, + a."
        ),
        (.deprecatedTable(old: "[room.k]", new: "[group.k]"), "'[room.k]' is the old name of '[group.k]'."),
        (.emptyFeature("F"), "No target belongs to the feature 'F'."),
        (.deadPattern("A*", rule: "layer.L"), "The pattern 'A*' of 'layer.L' matches nothing in the repository."),
        (
            .shadowedPattern("A*", rule: "group.g", by: ["group.f", "group.e"]),
            "The pattern 'A*' of 'group.g' has no effect: 'group.f', 'group.e' already matches the same targets."
        ),
        (
            .foreignPackage(package: "P", dependency: "q", .remote("https://x/q")),
            "Package 'q' comes from 'https://x/q'; its modules were not checked."
        ),
        (
            .foreignPackage(package: "P", dependency: "q", .folder("/else/Q")),
            "Package 'q' lies outside the repository, in '/else/Q'; its modules were not checked."
        ),
        (
            .missingPackage(package: "P", dependency: "q", path: "Q"),
            "There is no package 'q' in 'Q'; its modules were not checked."
        ),
        (.unplacedTarget(target: "A"), "'A' belongs to no layer."),
        (
            .staleEntry(.init(.layerDependency, in: .init(package: "P", target: "A"), file: "f", names: ["A", "B"])),
            "The baseline lists 'layer-arrow' for 'A → B', which no longer occurs."
        ),
    ]

    static let readFailures: [(Fact, String)] = [
        (.readFailure(.manifest("x")), "SwiftPM rejects the manifest: x"),
        (.readFailure(.toolsVersion("x")), "The manifest needs a newer toolchain: x"),
        (.readFailure(.missingFolder), "The target has no folder, or the folder is empty."),
        (.readFailure(.notReadable), "The file or folder cannot be read."),
        (.readFailure(.targetKind("x")), "This version of the program does not know targets of the kind 'x'."),
        (.readFailure(.tooLarge(limit: 64 << 20)), "The file is larger than 64 MiB and was not read."),
        (.readFailure(.notUTF8), "The file is not UTF-8."),
        (.readFailure(.linkLoop), "The link leads back to a folder that contains it."),
        (.readFailure(.noPackageManager), "'swift' was not found, so manifests cannot be read."),
    ]

    static let all = arrows + imports + contents + readFailures

    @Test(arguments: all)
    func `words every fact, and says in both languages what to do`(fact: Fact, english: String) {
        let text = FindingText(fact)
        #expect(text.message.english == english)
        for phrase in [text.message, text.remedy] {
            #expect(phrase.japanese.unicodeScalars.contains { $0.value > 0x3000 })
            #expect(!phrase.english.unicodeScalars.contains { $0.value > 0x3000 })
        }
        // Each name in the English sentence stands in the Japanese one too.
        let parts = english.split(separator: "'", omittingEmptySubsequences: false)
        for (index, name) in parts.enumerated() where index % 2 == 1 {
            #expect(text.message.japanese.contains(name))
        }
    }

    @Test func `the table holds every check`() {
        #expect(Set(Self.all.map(\.0.check)) == Set(Check.allCases))
    }
}
