extension ExtractionDraft {
    /// The test files that move with what they test, to a test target of the module.
    struct Tests {
        /// The test target that they leave.
        let target: TargetManifest
        /// The name of the test target of the module.
        let name: String
        let destination: String
        /// The path of the folder for the manifest, or nil if SwiftPM finds it by the name.
        let pathArgument: String?
        let moves: [Extraction.Move]
        /// The resources that move with them.
        var resources = Resources()
    }

    func isMovedTest(_ file: String) -> Bool { tests?.moves.contains { $0.old == file } ?? false }

    /// Lets a test stay, with those that use each other.
    mutating func keep(test file: String) {
        let moved = tests?.moves.map(\.old) ?? []
        keptTests.insert(file)
        moveTests()
        for file in moved where !isMovedTest(file) { use(in: file) }
    }

    /// Lets the test files move of the test target from which most can, with the resources that they use.
    mutating func moveTests() {
        testObstacles = []
        while true {
            tests = movingTests(without: keptTests.union(testObstacles.map(\.place.file)))
            guard let resources = tests.map(movingResources) else { return }
            tests?.resources = resources
            if resources.obstacles.isEmpty { return }
            testObstacles = (testObstacles + resources.obstacles).sorted()
        }
    }

    private func movingTests(without kept: Set<String>) -> Tests? {
        let name = request.name + "Tests"
        let isTaken = codebase.packages.contains { $0.targets.contains { $0.name == name } }
        let targets = isTaken ? [] : origin.package.targets.filter { $0.kind == .test }
        let found = targets.map { ($0, movingFiles(of: $0, without: kept)) }
        guard let (target, files) = found.max(by: { $0.1.count < $1.1.count }), !files.isEmpty else { return nil }
        let layout = PackageLayout(at: home.folder, in: codebase)
        let beside = home.isOrigin ? target : home.package?.targets.last { $0.kind == .test }
        let destination = layout.destination(of: name, beside: beside?.name ?? "", in: "Tests")
        // As with the sources, the folder in which all of them lie is not needed any more.
        let root = files.commonFolder(of: 10)
        return Tests(
            target: target,
            name: name,
            destination: destination,
            pathArgument: layout.pathArgument(of: name, at: destination, in: "Tests"),
            moves: files.sorted().map { .init(old: $0, new: destination + "/" + $0.dropFirst(root.count)) }
        )
    }

    /// Returns the files of a test target that use nothing that stays, with those that they use and those that use them, unless all
    /// would move: a target has a file.
    private func movingFiles(of target: TargetManifest, without kept: Set<String>) -> [String] {
        let sources = codebase.sources[.init(package: origin.package.path, target: target.name)] ?? []
        let numbers = Dictionary(sources.enumerated().map { ($1.path, $0) }) { first, _ in first }
        let own = Set(origin.files)
        var neighbours = Array(repeating: [Int](), count: sources.count)
        var (testing, staying) = (Set<Int>(), Set<Int>())
        for reference in codebase.references {
            guard let user = numbers[reference.place.file] else { continue }
            let used = reference.declaration.file
            if let other = numbers[used] {
                neighbours[user].append(other)
                neighbours[other].append(user)
            } else if moved.index(of: used) != nil {
                testing.insert(user)
            } else if own.contains(used) {
                staying.insert(user)
            }
        }
        staying.formUnion(sources.indices.filter { kept.contains(sources[$0].path) || isBound(sources[$0]) })
        let graph = DirectedGraph(neighbours)
        staying.formUnion(graph.reachableNodes(from: staying.sorted()))
        testing.subtract(staying)
        testing.formUnion(graph.reachableNodes(from: testing.sorted()))
        return testing.count < sources.count ? testing.map { sources[$0].path } : []
    }

    /// A Boolean value that indicates whether a test needs its place or its target: it uses files beside it or, if another
    /// package gets the module, another target of this one.
    private func isBound(_ file: Codebase.SourceFile) -> Bool {
        guard let bytes = stayers[file.path]?.bytes else { return true }
        let others = origin.package.targets.filter { $0.name != origin.target.name }.flatMap(\.modules)
        return DeclarationTree(bytes).usesItsPath
            || !home.isOrigin && file.facts.imports.contains { others.contains($0.module) }
    }

    var testChanges: [ProjectChange] {
        (tests?.moves ?? []).flatMap { move -> [ProjectChange] in
            let bytes = stayers[move.old]?.bytes ?? []
            let renamed = Self.applying(renames[move.old, default: []], to: bytes)
            let text = SourceImports.replacing(origin.target.module, with: request.name, in: renamed)
            return [.init(path: move.new, old: nil, new: text), .init(path: move.old, old: bytes, new: nil)]
        }
    }

    /// Returns the test that has moved to a path, before its move.
    func test(at path: String) -> String? { tests?.moves.first { $0.new == path }?.old }

    /// Returns the tests that move and declare a name.
    func tests(declaring name: String) -> [String] {
        (tests?.moves.map(\.old) ?? []).filter { file in
            DeclarationTree(stayers[file]?.bytes ?? []).nodes.contains { $0.names.contains { $0.text == name } }
        }
    }
}
