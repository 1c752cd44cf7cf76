import ArchitectureContract
import ArchitectureDomain
import ArchitecturePresentation
import DomainKit
import PresentationKit
import ReportKit
import Testing

@MainActor
struct AnswerTests {
    /// A checker of a package in which C uses A, and A uses B.
    private func checker(_ rules: Rules = Rules()) -> Checker {
        let targets = [("A", ["B"]), ("B", []), ("C", ["A"])].map { name, uses in
            TargetManifest(name: name, dependencies: uses.map { .init(name: $0) })
        }
        let file = Codebase.SourceFile("a.swift", "\n\nimport B")
        return Checker(
            Codebase(
                packages: [PackageManifest(name: "P", path: "P", targets: targets)],
                sources: [.init(package: "P", target: "A"): [file]]
            ),
            rules: rules
        )
    }

    @Test func `explains a path, or the rule that forbids it`() throws {
        let found = try checker().explanation(from: "A", to: "B")
        #expect(Asked(.why(from: "A", to: "B", asJSON: false), .explained(found)).lines == ["A → B    a.swift:3"])
        let json = Asked(.why(from: "A", to: "B", asJSON: true), .explained(found)).lines
        #expect(json == [#"{"path":[{"file":"a.swift","from":"A","line":3,"to":"B"}],"refusal":null,"rule":null}"#])
        var rules = Rules()
        rules.layers = [
            .init(name: "X", packages: ["P"], targets: ["B"], reason: "because"),
            .init(name: "Y", packages: ["P"], targets: ["A"], reason: "because"),
        ]
        let none = try checker(rules).explanation(from: "B", to: "A")
        #expect(
            Asked(.why(from: "B", to: "A", asJSON: false), .explained(none)).lines == [
                "'B' does not depend on 'A'.", "Forbidden: 'B' in layer 'X' must not use 'A' in layer 'Y'.",
                "    Rule 'layer.X' (architecture.toml:1): because",
            ]
        )
    }

    @Test(arguments: [
        (ValidationError.Rule.versioned, "'x' cannot be looked up: '/a' is not in a git repository"),
        (.trusted, "Git does not read the repository of '/a', which belongs to another user. If you trust it, run: x"),
        (.divided, "'x' has no folders: all of its files lie in the same one."),
        (.fetched, "'x' is not in this shallow clone."), (.revision, "There is no commit 'x' in '/a'."),
        (.complete, "Some files of 'x' are not in this clone"), (.committed, "There is no 'x' yet"),
        (.acyclic, "In line 3 of 'architecture.toml', the layers use each other: x."),
        (.capitalized, "'x' cannot be the name."), (.identifier, "'x' cannot be the name."),
        (.label, "'x' cannot be the label."), (.reserved, "'x' is the name of a layer, or a word of Swift"),
        (.unused, "'x' is the name of something in the project already."),
        (.address, "'x' is not the address of a repository"),
    ])
    func `a rule of this feature has a sentence of its own`(rule: ValidationError.Rule, beginning: String) {
        let place = rule == .acyclic ? ValidationError.Place(path: "architecture.toml", line: 3) : nil
        let refused = ValidationError(field: "/a", value: "x", rule: rule, place: place)
        let alert = Asked(.check(.text), .failed(ApplicationError(.invalidInput(refused)))).alert
        #expect(alert?.message.english.hasPrefix(beginning) == true)
        #expect(alert?.title.english == "Not valid")
    }

    @Test(arguments: [
        (ValidationError.Rule.identifier, "", "Name the module with '--as'"),
        (.reserved, "UIKit", "'UIKit' is a module of the system, or a word of Swift."),
        (.withoutTraits, "Fast", "What moves depends on traits of its package: Fast."),
        (.writtenOut, "\"Log\"", "'\"Log\"' cannot be read or written in '--as', which the manifest computes."),
    ])
    func `a module that cannot be made of files is refused with what to do`(
        rule: ValidationError.Rule,
        value: String,
        beginning: String
    ) {
        let error = ApplicationError(.invalidInput(ValidationError(field: "--as", value: value, rule: rule)))
        let alert = Asked(.extract(paths: ["a"], name: value), .failed(error)).alert
        #expect(alert?.message.english.hasPrefix(beginning) == true)
    }

    @Test(arguments: [
        (ValidationError.Rule.existing, "--root", "There is no folder 'x'."),
        (.existing, "FILE", "No target has a Swift file at 'x'."),
        (.project, "--root", "There is no project in 'a/shop': 'x' does not exist."),
        (.kits, "KITS", "There are no kits in 'x'"),
        (.indexed, "--index-store", "There is no compiler's index there: 'x' does not exist."),
    ])
    func `what is not there is not found`(rule: ValidationError.Rule, field: String, beginning: String) {
        let error = ApplicationError(.invalidInput(ValidationError(field: field, value: "x", rule: rule)))
        let alert = Asked(.newProject(name: "Notes", .path, from: "x"), .failed(error)).alert
        #expect(alert?.message.english.hasPrefix(beginning) == true, "\(String(describing: alert))")
        #expect(alert?.outcome == .notFound)
    }

    @Test(arguments: ["--app", "--feature", "NAME", "OLD", "target"])
    func `an unknown name is answered with one that is like it, or with where to find them`(field: String) {
        func message(_ value: String) -> String? {
            let refused = ValidationError(field: field, value: value, rule: .oneOf(["Loan", "Note"]))
            let alert = Asked(.removeFeature(name: value), .failed(ApplicationError(.invalidInput(refused)))).alert
            return alert?.message.english
        }
        #expect(message("Not")?.hasSuffix("Did you mean 'Note'?") == true)
        let end = field == "target" ? "' lists them." : " one of: Loan, Note."
        #expect(message("Xyzzy")?.hasSuffix(end) == true, "\(message("Xyzzy") ?? "")")
    }

    @Test func `says how many manifests were read, until the answer is there`() {
        let presenter = Asked(.metrics(asJSON: false), .progressed(ManifestProgress(read: 3, total: 60)))
        let phrase = Phrase(en: "Reading manifests: 3 of 60", ja: "マニフェストを読み取り中: 3 / 60")
        #expect(presenter.commands == [.showProgress(phrase)])
        #expect(Asked(.metrics(asJSON: false), .progressed(nil)).commands == [])
        presenter.answer(.measured([]))
        presenter.answer(.progressed(ManifestProgress(read: 60, total: 60)))
        #expect(presenter.commands.count == 2)
    }

    @Test func `predicts the effects of a dependency`() throws {
        let new = try checker().prediction(from: "B", to: "A")
        #expect(
            Asked(.whatIf(from: "B", to: "A", asJSON: false), .predicted(new)).lines == [
                "No rule forbids 'B' → 'A'.", "It would cause the cycle B → A → B.",
                "1 more module would be rebuilt when 'A' changes: B.",
            ]
        )
        let existing = try checker().prediction(from: "A", to: "B")
        #expect(
            Asked(.whatIf(from: "A", to: "B", asJSON: false), .predicted(existing)).lines == [
                "The dependency exists already.", "No other module would be rebuilt when 'B' changes.",
            ]
        )
    }

    @Test func `aligns the columns of measures`() {
        #expect(
            Asked(.metrics(asJSON: false), .measured(checker().measures())).lines == [
                "    Ca   Ce     I     A     D  rebuilt", "A    1    1  0.50  0.00  0.50        1",
                "B    1    0  0.00  0.00  1.00        2", "C    0    1  1.00  0.00  0.00        0",
            ]
        )
    }
}
