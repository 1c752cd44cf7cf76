import ArchitectureContract
import ArchitectureDomain
import ArchitecturePresentation
import Testing

/// Reports in formats that others read, about names that are meant to break them.
@MainActor
struct ReportFormatTests {
    private static let hostile = "<b>&\"'`|*_[x](y)\u{1}\u{FFFE}\u{301}\n@me #1"

    private static func report(
        _ text: String,
        dependenciesOnly: Bool = false,
        changing: (inout Rules) -> Void = { _ in }
    )
        -> ArchitectureReport
    {
        .layers(
            text,
            at: "Inner/``x`.swift",
            in: "/shop",
            because: hostile,
            dependenciesOnly: dependenciesOnly
        ) {
            $0.severities[.settings] = .off
            changing(&$0)
        }
    }

    private func lines(_ format: ArchitectureQuestion.ReportFormat, _ report: ArchitectureReport) -> [String] {
        Asked(.check(format), .checked(report)).lines
    }

    @Test func `a diagnostic is one line for each place, whatever its texts contain`() {
        let lines = lines(.xcode, Self.report("import B\nimport B"))
        #expect(lines.count == 2)
        #expect(lines.map { $0.prefix(28) } == ["/shop/Inner/``x`.swift:1:1: ", "/shop/Inner/``x`.swift:2:1: "])
        #expect(lines.allSatisfy { $0.hasSuffix(" [layer-arrow]") && !$0.contains("\n") && !$0.contains("\u{1}") })
    }

    @Test func `each check is a test, which fails with all of its errors`() {
        let lines = lines(.junit, Self.report("import B\nimport B"))
        let checks = Check.allCases.count - 2
        #expect(
            lines.prefix(2) == [
                #"<?xml version="1.0" encoding="UTF-8"?>"#,
                #"<testsuite name="strata" tests="\#(checks)" failures="1" errors="0">"#,
            ]
        )
        #expect(lines.count { $0.contains("<testcase ") } == checks)
        #expect(!lines.contains { $0.contains(#"name="settings""#) })
        #expect(lines.count { $0.contains("<failure ") } == 1)
        #expect(lines.count { $0.hasPrefix("Inner/``x`.swift:") } == 2)
        let text = lines.joined(separator: "\n")
        #expect(text.contains("&lt;b&gt;&amp;&quot;&#39;`|*_[x](y) \u{FFFD}\u{301} @me #1"))
        #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 && $0.value != 0xFFFE })
    }

    @Test func `warnings are output of a test that passes, and only the checks that were made are tests`() {
        let warned = lines(.junit, Self.report("import B") { $0.severities[.layerDependency] = .warning })
        #expect(warned[1].contains(#"failures="0""#))
        #expect(warned.contains("    <system-out>"))
        let fewer = lines(.junit, Self.report("", dependenciesOnly: true))
        #expect(fewer.count { $0.contains("<testcase ") } == Check.allCases.count { $0.isOfDependencies } - 1)
    }

    @Test func `a comment shows names and reasons literally, and mentions nobody`() {
        let lines = lines(.markdown, Self.report("import B\nimport B"))
        #expect(lines[0] == "### strata")
        #expect(lines[2] == "2 targets\\: 2 errors, 0 warnings  ")
        #expect(lines[5].hasPrefix("- **error** ``` Inner/``x`.swift:1 ```: 'A' in layer"))
        #expect(lines[5].hasSuffix(" `layer-arrow`"))
        #expect(lines[6] == "  - Also in ``` Inner/``x`.swift:2 ```")
        let reason = #"\<b\>\&"'\`\|\*\_\[x\]\(y\)"# + " \u{FFFE}\u{301} " + ##"\@<!-- -->me \#<!-- -->1"##
        #expect(lines[7] == "  - Rule `layer.Inner`: " + reason)
        #expect(lines.count == 9)
    }

    /// A report about a target of two parts, of which the first uses a declaration of the second.
    private static var divided: ArchitectureReport {
        let files = ["Model", "View"].map {
            Codebase.SourceFile("App/\($0)/\($0).swift", "let a = 1")
        }
        var rules = Rules()
        rules.layers = ["Model", "View"].map { .init(name: $0, folders: [NamePattern("App/\($0)")], reason: "") }
        let key = Codebase.TargetKey(package: "", target: "App")
        let use = SourceReference("b", at: Place(file: files[0].path, line: 4), to: Place(file: files[1].path, line: 7))
        let codebase = Codebase(
            packages: [PackageManifest(name: "P", path: "", targets: [.init(name: "App")])],
            sources: [key: files],
            references: [use],
            evidence: [key: .index]
        )
        return ArchitectureReport(codebase, rules: rules)
    }

    @Test(arguments: ArchitectureQuestion.ReportFormat.allCases)
    func `each format tells what the references between parts come from`(format: ArchitectureQuestion.ReportFormat) {
        let expected = format == .json ? #""references":{"index":["App"]}"# : "in App from the compiler"
        #expect(lines(format, Self.divided).contains { $0.contains(expected) })
    }

    @Test func `a use of a declaration is reported with its place`() {
        #expect(lines(.text, Self.divided).contains("    Declared in App/View/View.swift:7"))
        #expect(lines(.markdown, Self.divided).contains("  - Declared in `App/View/View.swift:7`"))
        let place = #""declaration":{"column":1,"file":"App/View/View.swift","line":7}"#
        #expect(lines(.json, Self.divided).contains { $0.contains(place) })
    }

    @Test func `many targets with references are counted, and JSON names them`() {
        let keys = (0..<7).map { Codebase.TargetKey(package: "", target: "T\($0)") }
        var rules = Rules()
        rules.folderCycle = Rules.Quote("folder-cycle", because: "")
        let codebase = Codebase(
            packages: [PackageManifest(name: "P", path: "", targets: keys.map { .init(name: $0.target) })],
            sources: [:],
            evidence: Dictionary(uniqueKeysWithValues: keys.map { ($0, .sources) })
        )
        let report = ArchitectureReport(codebase, rules: rules)
        #expect(lines(.text, report).contains("References between files: in 7 targets from the sources"))
        #expect(lines(.json, report).contains { $0.contains(#""references":{"sources":["T0","T1","#) })
    }

    @Test func `a comment without findings is the counts, and a long one ends`() {
        #expect(lines(.markdown, Self.report("")).count == 4)
        let long = lines(.markdown, Self.report((0..<60).map { "// strata:allow check\($0) x\n" }.joined()))
        #expect(long.count { $0.hasPrefix("- **error** ") } == 50)
        #expect(long.last == "- … and 10 more")
    }
}
