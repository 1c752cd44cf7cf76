import ArchitectureContract
import ArchitectureDomain
import ArchitecturePresentation
import ArchitectureUseCase
import DomainKit
import PresentationKit
import Testing

/// A report in as few lines as people need.
@MainActor
struct GroupedReportTests {
    private static func report(_ texts: [String], remote: [String] = [], rules: Rules = Rules()) -> ArchitectureReport {
        let package = PackageManifest(
            name: "Shop",
            path: "Shop",
            dependencies: remote.map { .init(identity: $0, path: nil, origin: .remote("https://example.com/\($0)")) },
            targets: [.init(name: "A"), .init(name: "B")]
        )
        let files = texts.enumerated().map { number, text in
            Codebase.SourceFile("Shop/A/\(number).swift", text)
        }
        return ArchitectureReport(
            Codebase(packages: [package], sources: [.init(package: "Shop", target: "A"): files]),
            rules: rules
        )
    }

    @Test func `findings about one module in one target are shown once, with each place`() {
        let asked = Asked(.check(.text), .checked(Self.report(["import B", "\nimport B", "import B"])))
        #expect(
            asked.lines == [
                "Shop/A/0.swift:1: error: 'A' imports 'B', which is not one of its dependencies. [undeclared-import]",
                "    Also in Shop/A/1.swift:2, Shop/A/2.swift:1",
                "    Declare it in the manifest if the rules allow it; otherwise move the code that uses it, then remove the import.",
                "0 of 0 Swift files in 0 targets", "2 targets: 3 errors, 0 warnings",
            ]
        )
        #expect(asked.alert?.message.english.hasPrefix("3 findings fail the check.") == true)
    }

    @Test func `of many places, five are named beside the first`() {
        let lines = Asked(.check(.text), .checked(Self.report(Array(repeating: "import B", count: 9)))).lines
        let places = (1...5).map { "Shop/A/\($0).swift:1" }.joined(separator: ", ")
        #expect(lines.dropFirst().first == "    Also in \(places), and in 3 more places")
    }

    @Test func `packages from elsewhere are one line`() {
        let asked = Asked(.check(.text), .checked(Self.report([""], remote: ["swift-log", "swift-nio"])))
        #expect(
            asked.lines == [
                "note: Not checked, because they are outside the repository: swift-log, swift-nio [absent-package]",
                "0 of 0 Swift files in 0 targets", "2 targets: 0 errors, 0 warnings, 1 note",
            ]
        )
    }

    @Test func `imports of modules that no manifest names are one line, and counted`() {
        let asked = Asked(
            .check(.text),
            .checked(Self.report(["import Far\nimport Near", "import Far"], remote: ["x"]))
        )
        #expect(
            asked.lines == [
                "note: Not checked, because they are outside the repository: x [absent-package]",
                "note: It is unknown whether these imports are declared, because no manifest that was read tells: Far (A), Near (A) [unverified]",
                "0 of 0 Swift files in 0 targets", "2 targets: 0 errors, 0 warnings, 2 notes",
            ]
        )
        #expect(asked.alert == nil)
    }

    @Test func `an import that is handed on, or public without need, is a warning as usual`() {
        let asked = Asked(
            .check(.text),
            .checked(Self.report(["@_exported import Foundation", "public import Foundation"]))
        )
        #expect(asked.lines.last == "2 targets: 0 errors, 2 warnings")
        #expect(asked.alert == nil)
    }

    @Test func `a proposal says what is a warning for now, and how new ones fail`() {
        let asked = Asked(.proposal(replaces: false), .written)
        #expect(asked.requests.last == .check(CheckOptions()))
        var rules = Rules()
        rules.severities = [.undeclaredImport: .warning]
        let checked = Asked(.proposal(replaces: true), .checked(Self.report(["import B", "import B"], rules: rules)))
        #expect(checked.lines.count == 3)
        #expect(checked.lines.first?.hasPrefix("Wrote 'architecture.toml'.") == true)
        #expect(
            checked.lines.last
                == "These are warnings for now: undeclared-import (2). To fail only on new ones, remove [severity] and run "
                + "'\(Phrase.programName) baseline', which accepts the existing ones."
        )
        #expect(checked.alert == nil)
    }

    private func message(_ kind: ApplicationError.Kind) -> String? {
        Asked(.proposal(replaces: false), .failed(ApplicationError(kind))).alert?.message.english
    }

    @Test func `rules that are there are named, and what replaces them`() {
        #expect(
            message(.storage(.exists(path: "a/shop/architecture.toml")))
                == "'a/shop/architecture.toml' already exists and was not changed. '\(Phrase.programName) init --force' replaces it."
        )
    }

    @Test(arguments: [
        ("Card", "There is no module 'Card'. Did you mean 'Cart'?"),
        ("store", "There is no module 'store'. Did you mean 'Store' or 'StoreKit' or 'StoreTests'?"),
        ("UI", "There is no module 'UI'. Did you mean 'Apps/Shop/UI' or 'Kits/UI'?"),
        ("Xylophone", "There is no module 'Xylophone'. '\(Phrase.programName) graph' lists them."),
        ("", "There is no module ''. '\(Phrase.programName) graph' lists them."),
    ])
    func `the nearest modules are named in place of an unknown one`(name: String, sentence: String) {
        let names = ["Apps/Shop/UI", "Cart", "Kits/UI", "Store", "StoreExtraTests", "StoreKit", "StoreTests", "UIKit"]
        #expect(message(.invalidInput(ValidationError(field: "module", value: name, rule: .oneOf(names)))) == sentence)
    }
}
