import BenchmarkRunner
import Foundation

extension Benchmark {
    @MainActor static let architecture = Benchmark(
        "architecture",
        explanation: """
            `strata check` as it is started from a shell, with a warm cache of manifests: 90 targets with 400 files of 4 KB.
            The baseline reads the same files five times with `cat` and starts a program once, with which it does nothing.
            """,
        repetitions: 1,
        rounds: 21,
        baseline: Contender("five times cat, and a start") {
            await ArchitectureWorkload.small.cat($0 * 5)
            await ArchitectureWorkload.small.start($0)
        },
        others: [
            Contender("strata check", ratioLimit: 1.0, timeLimit: .milliseconds(500)) {
                await ArchitectureWorkload.small.strata(["check"], $0)
            },
            Contender("cat") { await ArchitectureWorkload.small.cat($0) },
            Contender("strata --version") { await ArchitectureWorkload.small.start($0) },
        ]
    )

    @MainActor static let architectureLarge = Benchmark(
        "architecture-large",
        explanation: """
            The same for 1,000 targets with 30,000 files. The baseline is the check of a tenth of it: what grows with the
            number of files takes 10 times as long, 12 is the limit.
            """,
        repetitions: 1,
        rounds: 5,
        memoryLimit: MemoryLimit(megabytes: 500) { GeneratedRepository.largestSize },
        baseline: Contender("100 targets, 3,000 files") { await ArchitectureWorkload.tenth.strata(["check"], $0) },
        others: [
            Contender("1,000 targets, 30,000 files", ratioLimit: 12.0, timeLimit: .seconds(6)) {
                await ArchitectureWorkload.large.strata(["check"], $0)
            },
            Contender("cat of 30,000 files") { await ArchitectureWorkload.large.cat($0) },
            Contender("the picture of 1,000 modules", timeLimit: .seconds(2)) {
                await ArchitectureWorkload.pictured.strata(["graph", "--format", "svg"], $0)
            },
            Contender("1,000 targets, of which one has changed", ratioLimit: 6.0, timeLimit: .seconds(3)) {
                await ArchitectureWorkload.large.strata(["check", "--affected", "HEAD"], $0)
            },
            Contender("a file of 48 MB", timeLimit: .seconds(3)) {
                await ArchitectureWorkload.heavy.strata(["check"], $0)
            },
        ]
    )

    @MainActor static let architectureFolders = Benchmark(
        "architecture-folders",
        explanation: """
            `strata check` of one target whose folders are layers, so that every name is resolved: 3,000 and 30,000 files of 4 KB, in
            which every sixth line uses a type of a layer below. The baseline reads the same 3,000 files five times with `cat`.
            """,
        repetitions: 1,
        rounds: 7,
        memoryLimit: MemoryLimit(megabytes: 300) { GeneratedRepository.largestSize },
        baseline: Contender("five times cat") { await ArchitectureWorkload.folders.cat($0 * 5) },
        others: [
            Contender("3,000 files", ratioLimit: 2.0) { await ArchitectureWorkload.folders.strata(["check"], $0) },
            Contender("30,000 files", ratioLimit: 20.0, timeLimit: .seconds(2)) {
                await ArchitectureWorkload.manyFolders.strata(["check"], $0)
            },
            Contender("cat of 30,000 files") { await ArchitectureWorkload.manyFolders.cat($0) },
        ]
    )

    @MainActor static let architectureCold = Benchmark(
        "architecture-cold",
        explanation: """
            The first `strata check` of 312 packages, when nothing that the package manager said of manifests is kept. The
            baseline asks it for the same manifests, as many at a time as there are processors, with a cache of its own that
            is empty, too.
            """,
        repetitions: 1,
        rounds: 1,
        baseline: Contender("dump-package, side by side") { await ArchitectureWorkload.manifests.dump($0) },
        others: [
            Contender("strata check", ratioLimit: 1.1) {
                await ArchitectureWorkload.manifests.strataWithEmptyCache(["check"], $0)
            }
        ]
    )
}

/// The generated repositories that strata reads.
@MainActor
private enum ArchitectureWorkload {
    static let small = GeneratedRepository(packages: 10, targets: 9, files: 400)
    static let tenth = GeneratedRepository(packages: 10, targets: 10, files: 3_000)
    static let large = GeneratedRepository(packages: 20, targets: 50, files: 30_000, isChanged: true)
    /// A repository with as many modules as the large one, in files with imports only.
    static let heavy = GeneratedRepository(packages: 1, targets: 1, files: 1, lines: 600_000)
    static let folders = GeneratedRepository(folders: 30, files: 3_000)
    static let manyFolders = GeneratedRepository(folders: 300, files: 30_000)
    static let manifests = GeneratedRepository(packages: 312, targets: 6, files: 1_872, lines: 1)
    static let pictured = GeneratedRepository(packages: 20, targets: 50, files: 1_000, lines: 1)
}

/// A repository of packages in levels, whose targets use some packages of the levels below.
@MainActor
private final class GeneratedRepository {
    /// The largest resident size of strata, and of the programs that it has started, in megabytes.
    private(set) static var largestSize = 0

    private let root: String
    private var home: String
    private var files: [String] = []

    init(packages: Int, targets: Int, files count: Int, lines: Int = 60, isChanged: Bool = false) {
        root = StorageFixture.shared.newFolder()
        home = StorageFixture.shared.newFolder()
        var rules = ""
        for package in 0..<packages {
            let uses = (0..<min(3, package)).map { package - 1 - $0 }
            rules += "[layer.L\(package)]\npackages = [\"P\(package)\"]\n"
            rules += "uses = [\(uses.map { "\"L\($0)\"" }.joined(separator: ", "))]\nbecause = \"x\"\n\n"
            write("P\(package)/Package.swift", Self.manifest(package, targets, uses))
            for target in 0..<targets {
                for file in 0..<share(count, of: package * targets + target, in: packages * targets) {
                    let path = "P\(package)/Sources/P\(package)T\(target)/F\(file).swift"
                    write(path, Self.source(package, target, uses, lines: lines))
                    files.append(root + "/" + path)
                }
            }
        }
        write("architecture.toml", rules)
        if isChanged { change() }
    }

    /// Creates a repository of one target, whose folders are layers.
    init(folders: Int, files count: Int) {
        root = StorageFixture.shared.newFolder()
        home = StorageFixture.shared.newFolder()
        var rules = "[target.App]\nfolders = [\"App\"]\n\n"
        for folder in 0..<folders {
            let uses = (0..<min(3, folder)).map { "\"L\(folder - 1 - $0)\"" }.joined(separator: ", ")
            rules += "[layer.L\(folder)]\nfolders = [\"App/L\(folder)\"]\nuses = [\(uses)]\nbecause = \"x\"\n\n"
            for file in 0..<share(count, of: folder, in: folders) {
                let path = "App/L\(folder)/T\(folder)F\(file).swift"
                let lines = (0..<60).map { line in
                    let type = line % 6 > 0 ? "Int" : "T\(max(0, folder - line / 6 % 4))F\(line)"
                    return "    func f\(line)(_ a: \(type)) -> String { \"\\(a) of \(line)\" } // T, in passing\n"
                }
                write(path, "struct T\(folder)F\(file) {\n" + lines.joined() + "}\n")
                files.append(root + "/" + path)
            }
        }
        write("architecture.toml", rules)
    }

    /// Commits all files, and then changes one of a target that no other uses.
    private func change() {
        let author = ["-c", "user.name=n", "-c", "user.email=e", "-c", "commit.gpgsign=false"]
        for arguments in [["init", "--quiet"], ["add", "--all"], author + ["commit", "--quiet", "--message", "m"]] {
            run("/usr/bin/env", ["git", "-C", root] + arguments)
        }
        if let last = files.last, let file = FileHandle(forWritingAtPath: last) {
            _ = try? file.seekToEnd()
            try? file.write(contentsOf: Data("\n".utf8))
        }
    }

    /// Runs the package manager on every manifest, with an empty cache.
    func dump(_ repetitions: Int) async {
        let command = "ls -d \"$0\"/P* | xargs -P \"$1\" -I{} swift package dump-package --package-path {}"
        for _ in 0..<repetitions {
            home = StorageFixture.shared.newFolder()
            run("/bin/sh", ["-c", command, root, String(ProcessInfo.processInfo.activeProcessorCount)])
        }
    }

    /// Runs strata with empty caches of its own and of the package manager.
    func strataWithEmptyCache(_ arguments: [String], _ repetitions: Int) async {
        for _ in 0..<repetitions {
            home = StorageFixture.shared.newFolder()
            await strata(arguments, 1)
        }
    }

    private func share(_ count: Int, of index: Int, in all: Int) -> Int {
        count * (index + 1) / all - count * index / all
    }

    private func write(_ path: String, _ text: String) {
        let url = URL(filePath: root).appending(path: path)
        try? FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        precondition((try? Data(text.utf8).write(to: url)) != nil)
    }

    private static func manifest(_ package: Int, _ targets: Int, _ uses: [Int]) -> String {
        let names = (0..<targets).map { "P\(package)T\($0)" }
        let declared = names.indices.map { target in
            let products = uses.map { ".product(name: \"P\($0)T\(target)\", package: \"P\($0)\")" }
            return ".target(name: \"\(names[target])\", dependencies: [\(products.joined(separator: ", "))]),"
        }
        return """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "P\(package)",
                products: [\(names.map { ".library(name: \"\($0)\", targets: [\"\($0)\"])" }.joined(separator: ", "))],
                dependencies: [\(uses.map { ".package(path: \"../P\($0)\")" }.joined(separator: ", "))],
                targets: [
            \(declared.joined(separator: "\n"))
                ]
            )
            """
    }

    /// A source of about 70 bytes in each line.
    private static func source(_ package: Int, _ target: Int, _ uses: [Int], lines: Int) -> String {
        uses.map { "import P\($0)T\(target)\n" }.joined()
            + (0..<lines).map {
                "func f\($0)() -> String { \"text \\(\($0) + 1)\" } // import Nothing, said in passing\n"
            }
            .joined()
    }

    func strata(_ arguments: [String], _ repetitions: Int) async {
        for _ in 0..<repetitions {
            let size = run(Child.path(of: "strata"), arguments + ["--root", root])
            Self.largestSize = max(Self.largestSize, size)
        }
    }

    func start(_ repetitions: Int) async {
        for _ in 0..<repetitions {
            run(Child.path(of: "strata"), ["--version"])
        }
    }

    func cat(_ repetitions: Int) async {
        for _ in 0..<repetitions {
            // As many as one program takes.
            for start in stride(from: 0, to: files.count, by: 3_000) {
                run("/bin/cat", Array(files[start..<min(start + 3_000, files.count)]))
            }
        }
    }

    /// Starts a program, waits for its end, and returns its largest resident size in megabytes.
    @discardableResult
    private func run(_ path: String, _ arguments: [String]) -> Int {
        let environment = ["HOME": home, "PATH": ProcessInfo.processInfo.environment["PATH"] ?? ""]
        let program = Child(path, arguments, environment) { $0.open("/dev/null", as: 1, O_WRONLY) }
        let (status, size) = program.wait()
        precondition(status == 0, "\(path) failed.")
        return size
    }
}
