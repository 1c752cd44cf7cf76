import ArchitectureContract
import ArchitectureDomain
import ArchitecturePresentation
import Foundation
import Testing

@MainActor
struct CoverageLineTests {
    private static let partial = Coverage(
        targets: 2,
        files: ["Inner/A.swift", "Outer/B.swift"],
        excluded: 1,
        others: ["a", "b", "c", "d", "e", "f"].map { "\($0)<&>/A.swift" }
    )
    private static let whole = Coverage(targets: 1, files: ["Inner/A.swift"], excluded: 0, others: [])

    private func report(_ coverage: Coverage, _ format: ArchitectureQuestion.ReportFormat = .text) -> [String] {
        let package = PackageManifest(name: "Inner", path: "Inner", targets: [.init(name: "A")])
        let codebase = Codebase(root: "/shop", packages: [package], sources: [:], coverage: coverage)
        return Asked(.check(format), .checked(ArchitectureReport(codebase, rules: nil))).lines
    }

    private func map(_ coverage: Coverage, _ format: ArchitectureQuestion.MapFormat) -> [String] {
        let map = ModuleMap(coverage: coverage)
        return Asked(.map(format), .mapped(map)).lines
    }

    private let sentence =
        "2 of 9 Swift files in 2 targets; 1 excluded by manifests; 6 in folders without a target: "
        + "a<&> (1), b<&> (1), c<&> (1), d<&> (1), e<&> (1), …"

    @Test func `a report and a map say how many files belong to targets`() {
        #expect(report(Self.partial) == [sentence, "1 target: 0 errors, 0 warnings"])
        #expect(report(Self.whole).first == "1 of 1 Swift file in 1 target")
        #expect(map(Self.partial, .text) == [sentence])
    }

    @Test func `formats of findings and pictures say it only if a file has no target`() {
        #expect(report(Self.partial, .github) == ["::notice::" + sentence])
        #expect(report(Self.partial, .xcode) == ["note: " + sentence])
        #expect(map(Self.partial, .mermaid).first == "%% " + sentence)
        #expect(map(Self.partial, .dot).first == "// " + sentence)
        #expect(map(Self.partial, .svg).contains { $0.hasPrefix("<desc>2 of 9") && $0.contains("a&lt;&amp;&gt; (1)") })
        for format in [ArchitectureQuestion.ReportFormat.github, .xcode] { #expect(report(Self.whole, format).isEmpty) }
        #expect(!map(Self.whole, .svg).contains { $0.contains("<desc>") })
    }

    @Test func `JSON has the counts and the folders`() throws {
        for line in [report(Self.partial, .json), map(Self.partial, .json)] {
            let json = try #require(try JSONSerialization.jsonObject(with: Data(line[0].utf8)) as? [String: Any])
            let files = try #require(json["files"] as? [String: Any])
            #expect(files["total"] as? Int == 9)
            #expect(files["in_targets"] as? Int == 2)
            #expect(files["targets"] as? Int == 2)
            #expect(files["excluded"] as? Int == 1)
            let folders = try #require(files["without_target"] as? [[String: Any]])
            #expect(folders.count == 6)
            #expect(folders.first?["folder"] as? String == "a<&>")
            #expect(folders.first?["files"] as? Int == 1)
        }
    }

    @Test func `SARIF has it as a notification of the tool`() throws {
        let line = report(Self.partial, .sarif)[0]
        let json = try JSONSerialization.jsonObject(with: Data(line.utf8))
        #expect(SARIFShape.log.faults(in: json) == [])
        #expect(line.contains(#""toolExecutionNotifications":[{"level":"note","message":{"text":"2 of 9"#))
        #expect(report(Self.whole, .sarif)[0].contains(#""toolExecutionNotifications":[]"#))
    }
}
