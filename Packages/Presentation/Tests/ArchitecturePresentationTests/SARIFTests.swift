import ArchitectureContract
import ArchitectureDomain
import ArchitecturePresentation
import Foundation
import PresentationKit
import Testing

@MainActor
struct SARIFTests {
    /// A report with findings of many kinds, in files whose names need escaping.
    private static func report(_ texts: [String]) -> ArchitectureReport {
        let targets = [TargetManifest(name: "A", dependencies: [.init(name: "C")]), TargetManifest(name: "C")]
        let packages = [
            PackageManifest(name: "Inner", path: "Inner", targets: targets),
            PackageManifest(name: "Outer", path: "Outer", targets: [.init(name: "B")]),
        ]
        var rules = Rules()
        rules.layers = [
            .init(name: "Inner", packages: ["Inner"], reason: "say \"why\" 100%"),
            .init(name: "Outer", packages: ["Outer"], reason: "外側"),
        ]
        rules.allowances = []
        rules.severities = [.undeclaredImport: .warning]
        let files = texts.enumerated().map { index, text in
            Codebase.SourceFile("Inner/a b,\(index)#%日本?.swift", text)
        }
        let place = Place(file: "X/Package.swift", line: 3)
        let readFailure = Codebase.ReadFailure(.manifest("say \"no\"\n\u{1B}"), at: place)
        return ArchitectureReport(
            Codebase(
                packages: packages,
                sources: texts.isEmpty ? [:] : [.init(package: "Inner", target: "A"): files],
                readFailures: texts.isEmpty ? [] : [readFailure]
            ),
            rules: rules
        )
    }

    private func log(_ report: ArchitectureReport) throws -> Any {
        let line = try #require(Asked(.check(.sarif, since: nil), .checked(report)).lines.first)
        return try JSONSerialization.jsonObject(with: Data(line.utf8))
    }

    private func results(_ log: Any) -> [[String: Any]] {
        let runs = (log as? [String: Any])?["runs"] as? [[String: Any]]
        return runs?.first?["results"] as? [[String: Any]] ?? []
    }

    @Test(arguments: [
        [], ["import B\nlet a = try! b()\n@_exported import Foundation\n", "public import B\nlet b = a as! C"],
    ])
    func `a report is of the shape that the schema states`(texts: [String]) throws {
        let report = Self.report(texts)
        let log = try log(report)
        #expect(SARIFShape.log.faults(in: log) == [])
        #expect(results(log).count == report.findings.count)
        #expect(texts.isEmpty || Set(report.findings.map(\.check)).count > 5)
    }

    @Test func `each result points at its rule`() throws {
        let log = try log(Self.report(["import B\n"]))
        let run = ((log as? [String: Any])?["runs"] as? [[String: Any]])?.first
        let driver = (run?["tool"] as? [String: Any])?["driver"] as? [String: Any]
        let rules = try #require(driver?["rules"] as? [[String: Any]]).compactMap { $0["id"] as? String }
        for result in results(log) {
            let index = try #require(result["ruleIndex"] as? Int)
            #expect(rules[index] == result["ruleId"] as? String)
        }
    }

    @Test func `no two results of a report have the same fingerprint`() throws {
        let text = "import B\nimport B\nlet a = try! b()\nlet c = try! b()\n"
        let prints = results(try log(Self.report([text, text]))).compactMap {
            ($0["partialFingerprints"] as? [String: String])?.values.first
        }
        #expect(prints.count > 8)
        #expect(Set(prints).count == prints.count)
    }

    @Test
    func `a violation is recognised where its line has moved, and distinguished from those in other files`() throws {
        func prints(_ texts: [String]) throws -> [String] {
            results(try log(Self.report(texts))).filter { $0["ruleId"] as? String == "unsafe-construct" }
                .compactMap { ($0["partialFingerprints"] as? [String: String])?.values.first }
        }
        let before = try prints(["let a = try! b()\n", "let a = try! b()\n"])
        #expect(Set(before).count == 2)
        #expect(try prints(["\n\nlet a = try! b()\n", "\nlet a = try! b()\n"]) == before)
    }

    @Test func `the shape refuses what the schema refuses`() {
        let driver: [String: Any] = ["driver": ["name": "n"]]
        let region: [String: Any] = ["startLine": 0]
        let place: [String: Any] = ["artifactLocation": ["uri": "a b"], "region": region]
        let result: [String: Any] = ["locations": [["physicalLocation": place]], "level": "bad", "more": 1]
        let log: [String: Any] = ["version": "2.1", "runs": [["tool": driver, "results": [result]], [:]]]
        #expect(SARIFShape.log.faults(in: log).count == 7)
    }
}
