import ArchitectureContract
import ArchitectureDomain
import ArchitecturePresentation
import ArchitectureUseCase
import Testing

@MainActor
struct FixTests {
    /// Returns a plan that makes public imports of a file internal, each with lines around it.
    private static func plan(_ text: String, changed: Bool = true) -> (plan: FixPlan, report: ArchitectureReport) {
        let key = Codebase.TargetKey(package: "P", target: "A")
        let package = PackageManifest(name: "P", path: "P", targets: [TargetManifest(name: "A")])
        let file = Codebase.SourceFile("P/A.swift", text)
        let report = ArchitectureReport(Codebase(packages: [package], sources: [key: [file]]), rules: nil)
        return (FixPlan(report, files: changed ? ["P/A.swift": Array(text.utf8)] : [:]), report)
    }

    @Test func `a plan is applied, then everything is checked again, and the lines begin with what was fixed`() throws {
        let (plan, report) = Self.plan("public import Foundation")
        let asked = Asked(.fix(.text, since: "main"), .fixesPlanned(plan))
        #expect(asked.requests == [.planFixes(CheckOptions(since: "main")), .apply(plan.changes)])
        asked.answer(.written)
        #expect(asked.requests.last == .check(CheckOptions(since: "main")))
        asked.answer(.checked(report))
        #expect(asked.lines.first == "Fixed 1 finding in 1 file: public-import 1.")
        let kept = Asked(.fix(.text), .fixesPlanned(Self.plan("public import Foundation", changed: false).plan))
        kept.answer(.checked(report))
        let reason = "A file cannot be changed, because it cannot be read or a link leads to it."
        #expect(
            kept.lines.prefix(2) == [
                "P/A.swift:1: A → Foundation: not fixed: \(reason) [public-import]", "Nothing was fixed.",
            ]
        )
        let preview = Asked(
            .fix(.text, plansOnly: true),
            .fixesPlanned(Self.plan("public import Foundation", changed: false).plan)
        )
        #expect(preview.lines == [kept.lines[0]])
    }

    @Test func `JSON has what was fixed, what was not and why, and the changes`() throws {
        let (plan, report) = Self.plan("public import Foundation")
        let fixed = Asked(.fix(.json), .fixesPlanned(plan))
        fixed.answer(.checked(report))
        let line = try #require(fixed.lines.first)
        let planned = try #require(Asked(.fix(.json, plansOnly: true), .fixesPlanned(plan)).lines.first)
        #expect(line.contains("\"fixes\":\(planned)"))
        #expect(planned.hasPrefix(#"{"diff":"--- a/P/A.swift\n+++ b/P/A.swift\n@@ "#))
        #expect(planned.contains(#""check":"public-import""#) && planned.contains(#""not_fixed":[]"#))
        let kept = Self.plan("public import Foundation", changed: false).plan
        let unchanged = try #require(Asked(.fix(.json, plansOnly: true), .fixesPlanned(kept)).lines.first)
        #expect(unchanged.hasPrefix(#"{"diff":"","fixed":[],"not_fixed":[{"finding":{"#))
        #expect(unchanged.contains(#""reason":"A file cannot be changed"#))
        #expect(Asked(.check(.json), .checked(report)).lines[0].contains(#""fixes":null"#))
    }

    @Test(arguments: [
        (
            "public import A",
            [
                "@@ -1 +1 @@", "-public import A", "\\ No newline at end of file", "+import A",
                "\\ No newline at end of file",
            ]
        ),
        ("public import A\n", ["@@ -1 +1 @@", "-public import A", "+import A"]),
        (
            "1\n2\n3\n4\npublic import A\n5\n6\n7\n8\n",
            ["@@ -2,7 +2,7 @@", " 2", " 3", " 4", "-public import A", "+import A", " 5", " 6", " 7"]
        ),
        (
            "public import A\n1\n2\n3\n4\n5\n6\npublic import B\n",
            [
                "@@ -1,8 +1,8 @@", "-public import A", "+import A", " 1", " 2", " 3", " 4", " 5", " 6",
                "-public import B", "+import B",
            ]
        ),
        (
            "public import A\n1\n2\n3\n4\n5\n6\n7\npublic import B\n",
            [
                "@@ -1,4 +1,4 @@", "-public import A", "+import A", " 1", " 2", " 3", "@@ -6,4 +6,4 @@", " 5", " 6",
                " 7",
                "-public import B", "+import B",
            ]
        ),
        ("1\n// strata:allow technology x\n", ["@@ -1,2 +1 @@", " 1", "-// strata:allow technology x"]),
        ("// strata:allow technology x\n", ["@@ -1 +0,0 @@", "-// strata:allow technology x"]),
    ])
    func `a preview is a unified diff, and nothing is applied`(_ text: String, _ hunks: [String]) {
        let asked = Asked(.fix(.text, plansOnly: true), .fixesPlanned(Self.plan(text).plan))
        #expect(asked.lines == ["--- a/P/A.swift", "+++ b/P/A.swift"] + hunks)
        #expect(asked.requests == [.planFixes(CheckOptions())])
    }
}
