import ArchitectureDomain
import DomainKit
import Testing

struct UpgradePlanTests {
    private let name: ModuleName

    init() throws {
        name = try ModuleName("Notes")
    }

    private func project(_ templates: [String: String], version: String = "1.1.0") throws -> ProjectPlan {
        try ProjectPlan(
            name,
            kits: try ProjectKits(path: "/kits"),
            version: version,
            templates: templates.map { ProjectFile(path: $0.key, bytes: Array($0.value.utf8)) }
        )
    }

    /// Returns the files of a new project with the templates `old`, of which some were edited, or removed if nil.
    private func files(_ old: [String: String], edits: KeyValuePairs<String, String?> = [:]) throws -> [String: [UInt8]]
    {
        var files = Dictionary(uniqueKeysWithValues: try project(old).files.map { ($0.path, $0.bytes) })
        for (path, text) in edits { files[path] = text.map { Array($0.utf8) } }
        return files
    }

    private func plan(
        _ files: [String: [UInt8]],
        to templates: [String: String],
        from version: String = "1.0.0"
    ) throws -> UpgradePlan {
        let origin = ProjectOrigin(name: name, kits: .local("/kits"), version: version)
        return try UpgradePlan(to: try project(templates), from: origin, files: files)
    }

    /// Returns the files after the changes of a plan.
    private func applying(_ plan: UpgradePlan, to files: [String: [UInt8]]) -> [String: String] {
        var files = files
        for change in plan.changes {
            #expect(files[change.path] == change.old, "\(change.path)")
            files[change.path] = change.new
        }
        return files.mapValues { String(decoding: $0, as: UTF8.self) }
    }

    @Test func `a file that nobody edited gets the text of its template`() throws {
        let files = try files(["a": "1", "b": "2", "dot-c": "3"])
        let plan = try plan(files, to: ["a": "1", "b": "two", "dot-c": "3", "d": "4"])
        #expect(plan.files.map(\.path) == ["b", "d"])
        #expect(plan.files.map(\.effect) == [.edited, .created])
        #expect(
            applying(plan, to: files) == [
                "a": "1", ".strata/base/a": "1", "b": "two", ".strata/base/b": "two", ".c": "3",
                ".strata/base/dot-c": "3", "d": "4", ".strata/base/d": "4",
            ]
        )
    }

    @Test func `a module that was removed gets no new files, and one that is there does`() throws {
        let folder = "Packages/Domain/Sources/__Feature__Domain/"
        let old = [folder + "__Feature__.swift": "", "README.md": ""]
        let new = old.merging([folder + "New.swift": "new"]) { $1 }
        let path = "Packages/Domain/Sources/CounterDomain/"
        #expect(try plan(files(old), to: new).files.map(\.path) == [path + "New.swift"])
        let removed = try files(old, edits: [path + "Counter.swift": nil])
        let plan = try plan(removed, to: new)
        #expect(plan.files.isEmpty)
        #expect(applying(plan, to: removed)[".strata/base/" + path + "New.swift"] == "new")
    }

    @Test func `a conflict in the record of the project is reported, and its update is not`() throws {
        let path = ".strata/project.toml"
        let (old, new) = (["dot-strata/project.toml": "1"], ["dot-strata/project.toml": "2"])
        #expect(try plan(files(old), to: new).files.isEmpty)
        let plan = try plan(files(old, edits: [path: "mine"]), to: new)
        #expect(plan.files.map(\.path) == [path] && plan.files.map(\.effect) == [.conflict(line: 1)])
    }

    @Test func `templates without the record of the project are not those of a project`() throws {
        #expect(throws: ValidationError.self) { try project(["a": ""]).checkOrigin() }
        try project(["dot-strata/project.toml": ""]).checkOrigin()
    }

    @Test func `an edited file gets the changes of its template in other lines`() throws {
        let files = try files(["a": "1\n2\n3\n"], edits: ["a": "1\n2\n3\nmine\n"])
        let plan = try plan(files, to: ["a": "one\n2\n3\n"])
        #expect(plan.files.map(\.effect) == [.edited])
        #expect(applying(plan, to: files) == ["a": "one\n2\n3\nmine\n", ".strata/base/a": "one\n2\n3\n"])
    }

    @Test
    func `a file that was edited in the same line stays as it is, and the next upgrade compares with the new template`()
        throws
    {
        let files = try files(["a": "1\n2\n3\n4\n"], edits: ["a": "mine\n2\n3\n4\n"])
        let plan = try plan(files, to: ["a": "one\n2\n3\n4\n"])
        #expect(plan.files.map(\.effect) == [.conflict(line: 1)])
        let upgraded = applying(plan, to: files)
        #expect(upgraded == ["a": "mine\n2\n3\n4\n", ".strata/base/a": "one\n2\n3\n4\n"])
        let next = try self.plan(upgraded.mapValues { Array($0.utf8) }, to: ["a": "one\n2\n3\nfour\n"])
        #expect(next.files.map(\.effect) == [.edited])
        #expect(applying(next, to: upgraded.mapValues { Array($0.utf8) })["a"] == "mine\n2\n3\nfour\n")
    }

    @Test func `a removed file stays removed, and the file of a removed template goes unless it was edited`() throws {
        let old = ["a": "1", "b": "2", "c": "3", "d": "4"]
        let files = try files(old, edits: ["a": nil, "c": "mine", "d": nil])
        let plan = try plan(files, to: ["a": "one"])
        #expect(plan.files.map(\.path) == ["b", "c"])
        #expect(plan.files.map(\.effect) == [.removed, .conflict(line: nil)])
        #expect(applying(plan, to: files) == ["c": "mine", ".strata/base/a": "one"])
    }

    @Test func `a file of one's own is not replaced by that of a new template`() throws {
        let files = try files([:], edits: ["a": "mine", "b": "same"])
        let plan = try plan(files, to: ["a": "1", "b": "same"])
        #expect(plan.files.map(\.path) == ["a"])
        #expect(plan.files.map(\.effect) == [.conflict(line: nil)])
        #expect(
            applying(plan, to: files) == [
                "a": "mine", "b": "same", ".strata/base/a": "1", ".strata/base/b": "same",
            ]
        )
    }

    @Test func `manifests of additions name the kits that the templates name now`() throws {
        let manifest = { (kits: String, version: String) in
            """
            dependencies: [.package(url: "https://host/\(kits)", from: "\(version)")],
            a: [.product(name: "DomainKit", package: "\(kits)")]
            c: []

            """
        }
        let (path, area, app) = (
            "Packages/Domain/Package.swift", "Packages/LendingDomain/Package.swift", "Apps/a/Package.swift"
        )
        let own = "b: [.product(name: \"DomainKit\", package: \"Old\"), .product(name: \"A\", package: \"Older\")]\n"
        let (old, new) = (manifest("Old", "1.0.0"), manifest("New", "1.1.0"))
        let (pinned, pin) = ("Packages/LendingView/Package.swift", "\n" + manifest("Old", "0.9.0"))
        let files = try files(
            [path: old, app: "1"],
            edits: [
                path: old + own, area: "mine\n" + old, app: "2" + old, "Apps/b/Package.swift": "other", pinned: pin,
            ]
        )
        let plan = try plan(files, to: [path: new, app: "3"])
        #expect(plan.files.map(\.path) == [app, path, area, pinned])
        #expect(plan.files.map(\.effect) == [.conflict(line: 1), .edited, .edited, .conflict(line: 2)])
        let upgraded = applying(plan, to: files)
        #expect(upgraded[path] == new + own.replacing("\"Old\"", with: "\"New\""))
        #expect(upgraded[area] == "mine\n" + new)
        // A conflict in other lines is no reason for two versions of the kits.
        #expect(upgraded[app] == "2" + new)
        #expect(upgraded[pinned] == pin)
    }

    @Test func `a dependency on the kits in words of one's own is a conflict, and nothing of it is changed`() throws {
        let path = "Packages/Domain/Package.swift"
        let manifest = { (kits: String) in
            "dependencies: [.package(url: \"https://host/Kits\", \(kits))],\n"
                + "a: [.product(name: \"DomainKit\", package: \"Kits\")]\n"
        }
        let files = try files([path: manifest("from: \"1.0.0\"")], edits: [path: manifest("exact: \"1.0.0\"")])
        let plan = try plan(files, to: [path: manifest("from: \"1.1.0\"")])
        #expect(plan.files.map(\.effect) == [.conflict(line: 1)])
        #expect(applying(plan, to: files)[path] == manifest("exact: \"1.0.0\""))
    }

    @Test func `with the same templates nothing changes, whatever was edited`() throws {
        let files = try files(["a": "1", "b": "2"], edits: ["a": "mine", "b": nil])
        let plan = try plan(files, to: ["a": "1", "b": "2"])
        #expect(plan.files.isEmpty)
        #expect(plan.changes.isEmpty)
    }

    @Test func `an edit that equals the new template is no conflict`() throws {
        let files = try files(["a": "1"], edits: ["a": "one"])
        let plan = try plan(files, to: ["a": "one"])
        #expect(plan.files.isEmpty)
        #expect(applying(plan, to: files) == ["a": "one", ".strata/base/a": "one"])
    }

    @Test func `reads the files of the templates and of the base, and their copies`() throws {
        let project = try project(["a": "", "dot-b/c": ""])
        let paths = UpgradePlan.paths(to: project, base: ["a", "dot-d"], manifests: ["a", "e"])
        #expect(
            paths == [
                ".strata/base/a", ".strata/base/dot-b/c", ".strata/base/dot-d", ".b/c", ".d", "a", "e",
            ]
        )
    }

    @Test(arguments: ["1.0.9": false, "1.1.0": false, "1.1.0-beta": false, "1.1.1": true, "1.10": true, "2.0.0": true])
    func `a project with later templates is refused`(version: String, isRefused: Bool) throws {
        let result = Result { try plan([:], to: [:], from: version) }
        guard isRefused else {
            #expect(throws: Never.self) { try result.get() }
            return
        }
        let refused = ValidationError(field: "version", value: version, rule: .oneOf(["1.1.0"]))
        #expect(throws: ApplicationError(.invalidInput(refused))) { try result.get() }
    }
}
