import ArchitectureContract
import ArchitectureDomain
import ArchitecturePresentation
import ArchitectureUseCase
import DomainKit
import Foundation
import PresentationKit
import ReportKit
import Testing

@MainActor
struct ReportTests {
    /// A report about one file, which may break the rule that the inner layer uses nothing.
    private static func report(
        _ text: String,
        path: String = "Inner/a b,1.swift",
        prefix: String = "",
        covered: [String] = [],
        because reason: String = "",
        changed: [String]? = nil
    ) -> ArchitectureReport {
        .layers(
            text,
            at: path,
            prefix: prefix,
            because: "100% inner",
            baseline: Baseline(covered.map { .init(.init(.layerDependency, ["A", "B", $0]), reason: reason) }),
            changed: changed
        )
    }

    private let broken = ArchitectureResponse.checked(report("import B"))

    @Test func `reports what, where, why and how to fix it, and that the check failed`() {
        let asked = Asked(.check(.text, since: nil), broken)
        #expect(
            asked.lines == [
                "Inner/a b,1.swift:1: error: 'A' in layer 'Inner' must not use 'B' in layer 'Outer'. [layer-arrow]",
                "    Rule 'layer.Inner' (architecture.toml:1): 100% inner",
                "    Move what both need to a module that both may use, then remove the import and the dependency.",
                "0 of 0 Swift files in 0 targets", "2 targets: 1 error, 0 warnings",
            ]
        )
        #expect(asked.alert?.outcome == .failed)
        #expect(
            asked.alert?.message.english
                == "1 finding fails the check. The last line of each says how to fix it; '\(Phrase.programName) baseline --add' accepts them for now."
        )
        #expect(asked.requests == [.check(CheckOptions())])
    }

    @Test func `a clean report is a count and no alert`() {
        let asked = Asked(.check(.text, since: nil), .checked(Self.report("")))
        #expect(asked.lines == ["0 of 0 Swift files in 0 targets", "2 targets: 0 errors, 0 warnings"])
        #expect(asked.commands.count == 1)
    }

    @Test func `a covered violation is counted and fails nothing`() {
        let asked = Asked(.check(.text, since: nil), .checked(Self.report("import B", covered: ["a b,1.swift"])))
        #expect(asked.lines.last == "2 targets: 0 errors, 0 warnings, 1 in the baseline")
        #expect(asked.alert == nil)
    }

    @Test func `a baseline is stored first; then the rest is reported as after a check`() {
        let kept = Asked(.baseline(.text, addsNew: true), .written)
        guard case .updateBaseline(let update) = kept.requests.first, update.addsNew else {
            Issue.record("no request to keep the baseline: \(kept.requests)")
            return
        }
        #expect(!update.reason.isEmpty)
        #expect(kept.requests.last == .check(CheckOptions()))
        #expect(kept.commands.isEmpty)
        let checked = Asked(.baseline(.text, addsNew: false), broken)
        #expect(checked.lines.dropLast().last == "2 targets: 1 error, 0 warnings")
        // No file was written, if there was none.
        #expect(checked.lines.last == "The baseline has no entries.")
        let explained = Self.report("import B", covered: ["a b,1.swift"], because: "Known.")
        #expect(
            Asked(.baseline(.text, addsNew: true), .checked(explained)).lines.last
                == "The baseline is 'architecture.baseline'."
        )
        let unexplained = Self.report("import B", covered: ["a b,1.swift"], because: update.reason)
        #expect(
            Asked(.baseline(.text, addsNew: true), .checked(unexplained)).lines.last
                == "The baseline is 'architecture.baseline'. Write the reason to accept the violation into 1 entry that has none yet."
        )
        #expect(checked.alert?.outcome == .failed)
    }

    @Test func `a limited report says how much of the repository it is about`() throws {
        let answer = ArchitectureResponse.checked(Self.report("import B", changed: ["Outer/B.swift", "c.swift"]))
        let asked = Asked(.check(.text, since: "main"), answer)
        #expect(asked.requests == [.check(CheckOptions(since: "main"))])
        #expect(asked.lines.last == "2 targets, 1 affected: 1 error, 0 warnings")
        let line = try #require(Asked(.check(.json, since: "main"), answer).lines.first)
        #expect(line.hasPrefix(#"{"affected":["A"],"#))
        #expect(try #require(Asked(.check(.json, since: nil), broken).lines.first).hasPrefix(#"{"affected":null,"#))
    }

    @Test func `JSON holds the same facts`() throws {
        let line = try #require(Asked(.check(.json, since: nil), broken).lines.first)
        let json = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
        #expect(json["errors"] as? Int == 1)
        #expect(json["baseline"] as? Int == 0)
        #expect(json["rules"] as? String == "architecture.toml")
        let finding = try #require((json["findings"] as? [[String: Any]])?.first)
        #expect(finding["check"] as? String == "layer-arrow")
        #expect(finding["file"] as? String == "Inner/a b,1.swift")
        #expect(finding["column"] as? Int == 1)
        #expect((finding["rule"] as? [String: Any])?["reason"] as? String == "100% inner")
        #expect(finding["declaration"] is NSNull)
    }

    @Test func `SARIF names the tool, the rule and the place as a URI`() throws {
        let line = try #require(Asked(.check(.sarif, since: nil), broken).lines.first)
        let json = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
        #expect(json["version"] as? String == "2.1.0")
        #expect(line.contains(#""name":"strata""#) && line.contains(#""version":"1.2.3""#))
        #expect(line.contains(#""uri":"Inner/a%20b%2C1.swift""#))
        #expect(line.contains(#""ruleId":"layer-arrow""#) && line.contains(#""startLine":1"#))
    }

    @Test(arguments: [ArchitectureQuestion.ReportFormat.sarif, .github])
    func `code hosts get paths within the git repository`(format: ArchitectureQuestion.ReportFormat) {
        let report = Self.report("import B", path: "Inner/A.swift", prefix: "Apps/Shop/")
        let lines = Asked(.check(format), .checked(report)).lines
        #expect(
            lines.contains {
                $0.contains(format == .sarif ? #""uri":"Apps/Shop/Inner/A.swift""# : "file=Apps/Shop/Inner/A.swift,")
            }
        )
    }

    @Test func `annotations escape what would end them`() {
        #expect(
            Asked(.check(.github, since: nil), broken).lines == [
                "::error file=Inner/a b%2C1.swift,line=1,col=1,title=layer-arrow::'A' in layer 'Inner' must not use 'B' in layer 'Outer'."
                    + "%0A100%25 inner%0AMove what both need to a module that both may use, then remove the import and the dependency."
            ]
        )
    }

    @Test func `a line break in a name ends no annotation`() {
        let named = ArchitectureResponse.checked(Self.report("import B", path: "Inner/a\r\nb.swift"))
        let lines = Asked(.check(.github, since: nil), named).lines
        #expect(lines.first?.hasPrefix("::error file=Inner/a%0D%0Ab.swift,line=1,col=1,") == true)
    }

    @Test func `lines as a compiler prints them have absolute paths and columns`() {
        let files = ["a.swift": "import B", "b.swift": "\n  import B"].sorted { $0.key < $1.key }.map { path, text in
            Codebase.SourceFile("Inner/\(path)", text)
        }
        let package = PackageManifest(name: "Inner", path: "Inner", targets: [.init(name: "A"), .init(name: "B")])
        let missing = Codebase.ReadFailure(.missingFolder, at: Place(file: "Inner/Package.swift", line: 4))
        let codebase = Codebase(
            root: "/home/me/shop",
            packages: [package],
            sources: [.init(package: "Inner", target: "A"): files],
            readFailures: [missing]
        )
        let places = Asked(.check(.xcode), .checked(ArchitectureReport(codebase, rules: nil))).lines.map { line in
            line.prefix { $0 != "\'" }
        }
        #expect(
            places == [
                "/home/me/shop/Inner/Package.swift:4:1: error: The target has no folder, or the folder is empty. "
                    + "Add its files, or remove it from the manifest together with the dependencies on it. [obstacle]",
                "/home/me/shop/Inner/a.swift:1:1: error: ", "/home/me/shop/Inner/b.swift:2:3: error: ",
            ]
        )
    }

    @Test func `a failure is worded and decides how the program ends`() {
        let asked = Asked(.metrics(asJSON: false), .failed(ApplicationError(.notFound)))
        #expect(asked.alert?.outcome == .notFound)
        #expect(
            asked.alert?.message.english.hasPrefix("No Swift file in 'a/shop' or below it belongs to a target") == true
        )
        #expect(asked.lines.isEmpty)
    }
}
