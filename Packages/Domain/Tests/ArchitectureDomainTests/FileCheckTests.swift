import ArchitectureDomain
import Testing

struct FileCheckTests {
    private func inner(_ text: String, kind: TargetManifest.Kind = .library, settings: [String] = []) -> Fixture {
        Fixture().package("Inner").target("A", in: "Inner", kind: kind, settings: settings, text)
    }

    @Test func `a file that is too long is found at the first line too many`() {
        let rules = Rules.twoLayers { $0.fileLength = .init(lines: 3, reason: "short") }
        #expect(inner("\n\n\n").facts(rules) == [])
        #expect(inner("\n\n\n\n").facts(rules) == [.fileLength(lines: 4, limit: 3)])
        #expect(inner("\n\n\n\n").findings(rules).first?.place.position.line == 4)
    }

    @Test func `a strict layer has no unsafe construct, with a reason or without`() {
        let rules = Rules.twoLayers {
            $0.allowances = [.init(file: "Inner/A/A.swift", construct: .forcedTry, reason: "")]
            $0.layers[0].allowsUnsafe = false
        }
        let fixture = inner("// SAFETY: because\nlet a = try! f()")
        #expect(fixture.facts(rules) == [.unsafeForbidden(.forcedTry, layer: "Inner")])
    }

    @Test func `a file of two targets has each of its findings once, and its unsafe constructs count once`() {
        let text = Array("import UIKit\n// SAFETY: because\nlet a = try! f()".utf8)
        let file = Codebase.SourceFile(path: "Shared.swift", facts: SourceFacts(scanning: text))
        let project = PackageManifest(
            name: "A",
            path: "A.xcodeproj",
            targets: [.init(name: "App"), .init(name: "Widget")],
            kind: .xcodeProject
        )
        let keys = project.targets.map { Codebase.TargetKey(package: project.path, target: $0.name) }
        let codebase = Codebase(packages: [project], sources: [keys[0]: [file], keys[1]: [file]])
        var rules = Rules()
        rules.layers = [.init(name: "App", packages: ["A.xcodeproj"], reason: "")]
        rules.layers[0].technologies = []
        rules.fileLength = .init(lines: 2, reason: "short")
        rules.allowances = [.init(file: "Shared.swift", construct: .forcedTry, reason: "known")]
        let found = Checker(codebase, rules: rules).findings()
        #expect(
            found.map(\.fact) == [
                .technology(target: "App", module: "UIKit", layer: "App"), .fileLength(lines: 3, limit: 2),
            ]
        )
    }

    @Test(arguments: UnsafeConstruct.allCases)
    func `another layer needs a reason and an allowance for each construct`(construct: UnsafeConstruct) {
        let text =
            switch construct {
            case .uncheckedSendable: "class A: @unchecked Sendable {}"
            case .nonisolatedUnsafe: "nonisolated(unsafe) var a = 1"
            case .forcedTry: "let a = try! f()"
            case .forcedCast: "let a = b as! C"
            case .implicitlyUnwrapped: "var a: A!"
            case .fatalError: "fatalError()"
            case .preconcurrency: "@preconcurrency import B"
            }
        let strict = Rules.twoLayers { $0.allowances = [] }
        #expect(inner(text).facts(strict) == [.unsafeWithoutReason(construct)])
        let withReason = inner("// SAFETY: because\n" + text)
        #expect(withReason.facts(strict) == [.unsafeWithoutAllowance(construct)])
        let open = Rules.twoLayers {
            $0.allowances = [.init(file: "Inner/A/A.swift", construct: construct, reason: "known")]
        }
        #expect(withReason.facts(open) == [])
        #expect(inner(text, kind: .test).facts(strict) == [])
    }

    @Test func `an allowance that nothing uses is found in the rules file`() {
        let rules = Rules.twoLayers {
            let line = Position(line: 9)
            $0.allowances = [
                .init(file: "Inner/A/A.swift", construct: .forcedTry, count: 2, reason: "", at: line)
            ]
        }
        let fixture = inner("// SAFETY: because\nlet a = try! f()")
        #expect(fixture.facts(rules) == [.staleAllowance(file: "Inner/A/A.swift", .forcedTry, allowed: 2, used: 1)])
        #expect(fixture.findings(rules).first?.place == Place(file: "architecture.toml", line: 9))
    }

    @Test func `settings are the same everywhere, in the same order`() {
        let rules = Rules.twoLayers { $0.settings = .init(swift: ["a", "b"], reason: "same") }
        #expect(inner("", settings: ["a", "b"]).facts(rules) == [])
        #expect(
            inner("", settings: ["a", "c"]).facts(rules) == [.settings(target: "A", missing: ["b"], additional: ["c"])]
        )
        #expect(inner("", settings: ["b", "a"]).facts(rules) == [.settings(target: "A", missing: [], additional: [])])
        let withoutSwift = Fixture().package("Inner").target("C", in: "Inner", nil)
        #expect(withoutSwift.facts(rules) == [])
        #expect(inner("", kind: .plugin).facts(rules) == [])
    }

    @Test func `an app words nothing, decides nothing about errors and stays small`() {
        let rules = Rules.twoLayers {
            $0.composition = .init(layers: ["Inner"], lines: 3, branches: 1, reason: "composition")
        }
        #expect(
            inner("if a {}\nswitch route {}", kind: .executable).facts(rules) == [
                .compositionBranches(
                    target: "A",
                    branches: [Place(file: "Inner/A/A.swift", line: 1), Place(file: "Inner/A/A.swift", line: 2)],
                    limit: 1
                )
            ]
        )
        #expect(inner("switch error {}", kind: .executable).facts(rules) == [.errorDecision(target: "A")])
        #expect(inner("f(\"Not found\")", kind: .executable).facts(rules) == [.sentence(target: "A")])
        #expect(
            inner("\n\n\n\n", kind: .executable).facts(rules) == [.compositionLines(target: "A", lines: 4, limit: 3)]
        )
        #expect(inner("if a { f(\"word\") }", kind: .executable).facts(rules) == [])
    }

    @Test func `an app may gain short screens with branches, each with one branch and ten lines elsewhere`() {
        let rules = Rules.twoLayers {
            $0.composition = .init(layers: ["Inner"], lines: 2, branches: 0, reason: "composition")
            $0.composition?.screens = ["Screens/*.swift"]
            $0.composition?.linesPerScreen = 3
        }
        let lines = String(repeating: "\n", count: 20)
        let app = inner("if a {}\nif b {}\n" + lines, kind: .executable)
            .file("Screens/Lists.swift", of: "A", in: "Inner", "if a {} else if b { switch c {} }\n\n\n")
            .file("Screens/Reading.swift", of: "A", in: "Inner", "if a {}\n\n\n")
        #expect(app.facts(rules) == [])
        let long = app.file("Screens/Long.swift", of: "A", in: "Inner", "\n\n\n\n")
        #expect(long.facts(rules) == [.screenLines(target: "A", lines: 4, limit: 3)])
        #expect(long.findings(rules).first?.place == Place(file: "Inner/A/Screens/Long.swift", line: 4))
        let other = app.file("MoreScreens/Long.swift", of: "A", in: "Inner", "\n")
        #expect(other.facts(rules) == [.compositionLines(target: "A", lines: 23, limit: 22)])
        let branching = inner("if a {}\nif b {}\n", kind: .executable)
            .file("Screens/Lists.swift", of: "A", in: "Inner", "if a {}\n")
        let places = [1, 2].map { Place(file: "Inner/A/A.swift", line: $0) }
        #expect(branching.facts(rules) == [.compositionBranches(target: "A", branches: places, limit: 1)])
    }

    @Test func `a file that could not be read is a finding`() {
        let readFailure = Codebase.ReadFailure(.notUTF8, at: Place(file: "Inner/A/A.swift", line: 1))
        let codebase = Fixture().package("Inner").target("A", in: "Inner").codebase(readFailures: [readFailure])
        #expect(Checker(codebase, rules: Rules()).findings().map(\.fact) == [.readFailure(.notUTF8)])
    }

    @Test func `a severity weighs a finding, or switches its check off`() {
        let rules = Rules.twoLayers {
            $0.fileLength = .init(lines: 0, reason: "")
            $0.severities = [.fileLength: .warning]
        }
        #expect(inner("\n").findings(rules).map(\.severity) == [.warning])
        let off = Rules.twoLayers {
            $0.fileLength = .init(lines: 0, reason: "")
            $0.severities = [.fileLength: .off]
        }
        #expect(inner("\n").findings(off) == [])
    }
}
