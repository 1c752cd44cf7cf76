import ArchitectureDomain
import ArchitecturePresentation
import PresentationKit
import Testing

struct FindingTextTests {
    static let arrows: [(Fact, String)] = [
        (.layerDependency(from: "A", to: "B", fromLayer: "X", toLayer: "Y"), "'A' of layer 'X' uses 'B' of layer 'Y'."),
        (
            .transitiveLayerDependency(path: ["A", "L", "B"], fromLayer: "X", toLayer: "Y"),
            "Layer 'X' reaches layer 'Y' by way of others: A → L → B."
        ),
        (.groupDependency(from: "A", to: "B", room: "r"), "'A' uses 'B', which the rule 'r' does not list."),
        (
            .featureDependency(from: "A", to: "B", fromFeature: "F", toFeature: "G"),
            "'A' of feature 'F' uses 'B' of feature 'G'."
        ),
        (
            .featureDependency(from: "A", to: "B", fromFeature: nil, toFeature: "G"),
            "'A', which belongs to no feature, uses 'B' of feature 'G'."
        ),
        (
            .packageDependency(from: "A", to: "B", fromLayer: "X", toLayer: "Y"),
            "Package 'A' of layer 'X' depends on package 'B' of layer 'Y'."
        ),
        (.targetCycle(["A", "B"]), "Targets need each other: A → B → A."),
        (.packageCycle(["A", "B"]), "Packages need each other: A → B → A."),
    ]

    static let imports: [(Fact, String)] = [
        (
            .technology(target: "A", module: "M", layer: "X"),
            "'A' imports 'M', a technology that layer 'X' must not know."
        ),
        (
            .undeclaredImport(target: "A", module: "B", isTransitive: true),
            "'A' imports 'B' without declaring it; it compiles only because another module does."
        ),
        (
            .undeclaredImport(target: "A", module: "B", isTransitive: false),
            "'A' imports 'B', which none of its dependencies reaches."
        ),
        (
            .traitImport(target: "A", module: "B", traits: ["X", "Y"]),
            "'A' imports 'B', which its manifest declares with 'X', 'Y' only."
        ),
        (.unusedDependency(target: "A", dependency: "B"), "'A' declares 'B' and never imports it."),
        (
            .testOnlyDependency(target: "A", dependency: "B", tests: "T"),
            "'A' declares 'B' and never imports it; its tests 'T' do."
        ),
        (.exportedImport(target: "A", module: "B"), "'A' hands 'B' on to everybody who imports it."),
        (.exposedModule(target: "A", module: "B", layer: "X"), "'A' shows 'B' in public; layer 'X' must not."),
        (
            .needlessPublicImport(target: "A", module: "B", needed: .internal),
            "'A' imports 'B' publicly in a file that declares nothing public."
        ),
        (
            .needlessPublicImport(target: "A", module: "B", needed: .package),
            "'A' imports 'B' publicly in a file that declares nothing public."
        ),
        (
            .undeclaredProduct(target: "A", module: "B", package: "p"),
            "'A' imports 'B' of package 'p' without declaring it."
        ),
        (
            .unusedProduct(target: "A", product: "B", package: "p", isGuess: false),
            "'A' declares 'B' of package 'p' and never imports it."
        ),
        (
            .unusedProduct(target: "A", product: "B", package: nil, isGuess: true),
            "'A' declares 'B' and imports no module of that name."
        ),
        (
            .unknownDependency(target: "A", dependency: "B", package: nil),
            "'A' declares 'B', and there is no such target or product."
        ),
        (
            .unknownDependency(target: "A", dependency: "B", package: "p"),
            "'A' declares 'B', and package 'p' has no such product."
        ),
        (.testableImport(target: "A", module: "B"), "'A' opens 'B' of another package with '@testable'."),
    ]

    static let contents: [(Fact, String)] = [
        (.errorDecision(target: "A"), "'A' decides by an error."),
        (.sentence(target: "A"), "'A' holds text for people."),
        (.compositionLines(target: "A", lines: 7, limit: 5), "'A' has 7 lines beside its screens; an app may have 5."),
        (.screenLines(target: "A", lines: 7, limit: 5), "'A' has 7 lines in this file of screens; 5 are allowed."),
        (
            .compositionBranches(
                target: "A",
                branches: [("B.swift", 7), ("A.swift", 3), ("A.swift", 3)].map { Place(file: $0, line: $1) },
                limit: 2
            ),
            "'A' decides in 3 places; an app may in 2: A.swift:3, 3; B.swift:7."
        ),
        (
            .unlistedFeature("F", targets: ["FDomain", "FUseCase"]),
            "The targets 'FDomain', 'FUseCase' are of the feature 'F', which the rules do not list."
        ),
        (.avoidedName(target: "A", name: "N", layer: "X"), "'A' mentions 'N', which layer 'X' must not know."),
        (.gatewayNamed(target: "A", name: "N", of: "X"), "'A' names 'N' of layer 'X', whose data only it may read."),
        (
            .businessRuleCalled(target: "A", name: "n", of: "X"),
            "'A' calls 'n' of layer 'X', whose data only it may read."
        ),
        (.fileLength(lines: 9, limit: 5), "The file has 9 lines; 5 are allowed."),
        (.unsafeForbidden(.forcedTry, layer: "X"), "'try!' has no place in layer 'X'."),
        (.unsafeWithoutReason(.forcedCast), "'as!' has no reason."),
        (.unsafeWithoutAllowance(.fatalError), "'fatalError' is not allowed in this file."),
        (
            .staleAllowance(file: "f", .forcedTry, allowed: 2, used: 1),
            "'try!' is allowed 2 times in 'f' and used 1 time."
        ),
        (.settings(target: "A", missing: ["m"], additional: ["a"]), "The settings of 'A' differ: - m, + a."),
        (.emptyFeature("F"), "No target belongs to the feature 'F'."),
        (
            .foreignPackage(package: "P", dependency: "q", .remote("https://x/q")),
            "Package 'q' comes from 'https://x/q'; its modules were not looked at."
        ),
        (
            .foreignPackage(package: "P", dependency: "q", .folder("/else/Q")),
            "Package 'q' lies outside, in '/else/Q'; its modules were not looked at."
        ),
        (
            .missingPackage(package: "P", dependency: "q", path: "Q"),
            "There is no package 'q' in 'Q'; its modules were not looked at."
        ),
        (.unplacedTarget(target: "A"), "No layer speaks for 'A'."),
        (
            .staleEntry(.init(.layerDependency, in: .init(package: "P", target: "A"), file: "f", names: ["A", "B"])),
            "The baseline holds 'layer-arrow' of 'A → B', which is there no more."
        ),
    ]

    static let obstacles: [(Fact, String)] = [
        (.obstacle(.manifest("x")), "The package manager does not take the manifest: x"),
        (.obstacle(.toolsVersion("x")), "The manifest needs a newer toolchain: x"),
        (.obstacle(.missingFolder), "The target has no folder, or nothing is in it."),
        (.obstacle(.notReadable), "It cannot be read."),
        (.obstacle(.targetKind("x")), "The target is of the kind 'x', which is not known here."),
        (.obstacle(.tooLarge(limit: 64 << 20)), "The file has more than 64 MiB and was not read."),
        (.obstacle(.notUTF8), "The file is not UTF-8."),
        (.obstacle(.linkLoop), "The link leads back to a folder that contains it."),
        (.obstacle(.noPackageManager), "There is no 'swift' to read manifests with."),
    ]

    static let all = arrows + imports + contents + obstacles

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

    @Test
    func `the table holds every check`() {
        #expect(Set(Self.all.map(\.0.check)) == Set(Check.allCases))
    }
}
