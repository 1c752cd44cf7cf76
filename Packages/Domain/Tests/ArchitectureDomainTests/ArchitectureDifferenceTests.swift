import Foundation
import Testing

@testable import ArchitectureDomain

struct ArchitectureDifferenceTests {
    private static let inner = Fixture().package("Inner").target("Store", in: "Inner")

    private func snapshot(_ fixture: Fixture, _ rules: Rules = .twoLayers(), _ accepted: Baseline.Entry...)
        -> RepositorySnapshot
    {
        RepositorySnapshot(fixture.codebase(), rules: rules, baseline: Baseline(accepted))
    }

    @Test func `the same state twice differs in nothing`() {
        let fixture = Self.inner.package("Outer", uses: "Inner").target("Cart", in: "Outer", uses: ["Store"])
        let difference = ArchitectureDifference(from: snapshot(fixture), to: snapshot(fixture))
        #expect(difference.modules.isEmpty)
        #expect(difference.dependencies.isEmpty)
        #expect(difference.cycles.isEmpty)
        #expect(difference.findings.isEmpty)
        #expect(difference.rebuilds.isEmpty)
        #expect(!difference.changesRules)
        #expect(difference.map.modules.isEmpty)
        #expect(difference.base == difference.head)
    }

    @Test func `targets and dependencies come with their first place, and go`() {
        let former = Self.inner.package("Outer", uses: "Inner")
            .target("Shelf", in: "Outer", uses: ["Store"], "import Store")
        let later = Self.inner.package("Outer", uses: "Inner")
            .target("Cart", in: "Outer", uses: ["Store"], "\nimport Store")
        let difference = ArchitectureDifference(from: snapshot(former), to: snapshot(later))
        #expect(difference.modules.added.map(\.name) == ["Cart"])
        #expect(difference.modules.removed.map(\.name) == ["Shelf"])
        let added = difference.dependencies.added
        #expect(added.map { [$0.from, $0.to, $0.place.file] } == [["Cart", "Store", "Outer/Cart/A.swift"]])
        #expect(added.map(\.place.position.line) == [2])
        #expect(difference.dependencies.removed.map(\.from) == ["Shelf"])
        #expect(difference.map.modules.map(\.name) == ["Store", "Cart", "Shelf"])
        #expect(difference.map.modules.map(\.change) == [nil, .added, .removed])
        #expect(difference.map.arrows.map(\.change) == [.added, .removed])
    }

    @Test func `a target that moves to another package is the same`() {
        let former = Self.inner.package("Outer", uses: "Inner").target("Cart", in: "Outer", uses: ["Store"])
        let later = Self.inner.package("Shop", uses: "Inner").target("Cart", in: "Shop", uses: ["Store"])
        let difference = ArchitectureDifference(from: snapshot(former), to: snapshot(later))
        #expect(difference.modules.isEmpty)
        #expect(difference.dependencies.isEmpty)
    }

    @Test func `a cycle is opened and closed, and its dependency fails`() {
        let former = Self.inner.package("Outer").target("Cart", in: "Outer")
        let later = Fixture().package("Inner", uses: "Outer")
            .target("Store", in: "Inner", uses: ["Cart"], "import Cart")
            .package("Outer", uses: "Inner").target("Cart", in: "Outer", uses: ["Store"], "import Store")
        let opened = ArchitectureDifference(from: snapshot(former), to: snapshot(later))
        #expect(opened.cycles.added.map(\.path) == [["Cart", "Store"], ["Inner", "Outer"]])
        #expect(Set(opened.findings.added.map(\.check)).isSuperset(of: [.layerDependency, .targetCycle]))
        let closed = ArchitectureDifference(from: snapshot(later), to: snapshot(former))
        #expect(closed.cycles.removed == opened.cycles.added)
        #expect(Set(closed.findings.removed) == Set(opened.findings.added))
        #expect(closed.findings.added.isEmpty)
    }

    @Test func `a finding in a renamed file is the same, an accepted one is none, a stricter one is new`() {
        func fixture(_ file: String) -> Fixture {
            Fixture().package("Inner", uses: "Outer").target("Store", in: "Inner", uses: ["Cart"])
                .file(file, of: "Store", in: "Inner", "import Cart").package("Outer").target("Cart", in: "Outer")
        }
        let former = snapshot(fixture("B.swift"))
        #expect(ArchitectureDifference(from: former, to: snapshot(fixture("C.swift"))).findings.isEmpty)
        let violation = Baseline.Violation(.layerDependency, ["Store", "Cart", "B.swift"])
        let accepted = snapshot(fixture("B.swift"), .twoLayers(), .init(violation, reason: "r"))
        let covered = ArchitectureDifference(from: former, to: accepted)
        #expect(covered.findings.removed.contains { $0.check == .layerDependency })
        #expect((covered.base.counts.covered, covered.head.counts.covered) == (0, 1))
        let lenient = snapshot(fixture("B.swift"), .twoLayers { $0.severities[.layerDependency] = .warning })
        let stricter = ArchitectureDifference(from: lenient, to: former)
        #expect(stricter.findings.added.map(\.severity) == [.error])
        #expect(stricter.findings.removed.map(\.severity) == [.warning])
        #expect(stricter.changesRules)
    }

    @Test func `the number of rebuilt modules changes with dependencies`() {
        let former = Self.inner.package("Outer", uses: "Inner").target("Cart", in: "Outer")
        let later = Self.inner.package("Outer", uses: "Inner")
            .target("Cart", in: "Outer", uses: ["Store"], "import Store")
        let difference = ArchitectureDifference(from: snapshot(former), to: snapshot(later))
        #expect(difference.rebuilds == [.init(name: "Store", before: 0, after: 1)])
    }

    @Test func `before the first target there is nothing`() {
        let difference = ArchitectureDifference(from: nil, to: snapshot(Self.inner))
        #expect(difference.modules.added.map(\.name) == ["Store"])
        #expect(difference.base == CheckSummary())
    }

    // MARK: History

    private static func commit(_ id: String, day: Double) -> Commit {
        Commit(id: id, tree: id, date: Date(timeIntervalSince1970: day * 86_400), subject: "")
    }

    @Test func `samples are the last commits, or the last of each week`() {
        // Day 4 was a Monday.
        let commits = [25.0, 24, 19, 18, 17.9, 11, 3.9, 4].enumerated().map { Self.commit("\($0)", day: $1) }
        #expect(HistorySpan.commits(2).samples(of: commits) == [0, 1])
        #expect(HistorySpan.commits(9).samples(of: commits) == Array(0..<8))
        #expect(HistorySpan.weeks(1).samples(of: commits) == [0])
        #expect(HistorySpan.weeks(2).samples(of: commits) == [0, 1])
        #expect(HistorySpan.weeks(9).samples(of: commits) == [0, 1, 4, 6])
        #expect(HistorySpan.weeks(9).samples(of: []) == [])
    }

    @Test func `violations are followed through renamed files, as many as there were`() {
        let rules = Rules.twoLayers()
        let findings = Fixture().package("Inner", uses: "Outer").target("Store", in: "Inner", uses: ["Cart"])
            .file("B.swift", of: "Store", in: "Inner", "import Cart")
            .file("C.swift", of: "Store", in: "Inner", "import Cart").package("Outer").target("Cart", in: "Outer")
            .findings(rules).filter { $0.check == .layerDependency }
        #expect(findings.count == 2)
        var trace = ViolationTrace(findings)
        let former = CheckSummary(violations: [.init(.layerDependency, ["Store", "Cart", "Old.swift"])])
        let others = trace.stepBack(to: former)
        #expect((trace.indices, others.indices) == ([0], [1]))
        let gone = trace.stepBack(to: CheckSummary())
        #expect(trace.isEmpty)
        #expect(gone.indices == [0])
    }
}

extension ArchitectureDifference.Change {
    fileprivate var isEmpty: Bool { added.isEmpty && removed.isEmpty }
}
