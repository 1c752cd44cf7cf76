import Foundation
import InfrastructureTesting
import RepositoryKit
import SubprocessRunner
import Testing

/// A repository of one package in a folder of its own, the built program, and git.
final class ShopRepository {
    private let program: BuiltProgram
    private let home = FileManager.default.temporaryDirectory.appending(path: "strata-\(UUID().uuidString)").path
    let root: String

    init(_ files: [String: String] = [:]) throws {
        program = try BuiltProgram(named: "strata")
        root = home + "/repository"
        try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
        try write(files)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: home)
    }

    static let manifest = """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(
            name: "Shop",
            targets: [
                .target(name: "Cart"),
                .target(name: "Store", dependencies: ["Cart"]),
            ]
        )
        """

    static let rules = """
        [layer.Inner]
        packages = [""]
        targets = ["Cart"]
        because = "A cart knows no store."

        [layer.Outer]
        packages = [""]
        targets = ["Store"]
        uses = ["Inner"]
        because = "A store sells what is in the cart."
        """

    /// The targets of the manifest, without a violation.
    static let files = [
        "Package.swift": manifest, "Sources/Cart/A.swift": "", "Sources/Store/B.swift": "import Cart\n",
    ]

    /// The text of an Xcode project whose targets, by name and type of product, each have the folder of that name; one may
    /// depend on another.
    static func project(_ types: KeyValuePairs<String, String>, uses: [String: String] = [:]) -> String {
        func list(_ prefix: String) -> String { types.map { "\(prefix)\($0.key), " }.joined() }
        let targets = types.map { name, type in
            """
                S\(name) = { isa = PBXFileSystemSynchronizedRootGroup; path = \(name); sourceTree = "<group>"; };
                D\(name) = { isa = PBXTargetDependency; target = T\(name); };
                T\(name) = {
                  isa = PBXNativeTarget;
                  name = \(name);
                  productType = "com.apple.product-type.\(type)";
                  fileSystemSynchronizedGroups = (S\(name), );
                  dependencies = (\(uses[name].map { "D\($0), " } ?? ""));
                };
            """
        }
        return """
            // !$*UTF8*$!
            {
              objects = {
                P = { isa = PBXProject; mainGroup = G; targets = (\(list("T"))); };
                G = { isa = PBXGroup; children = (\(list("S"))); sourceTree = "<group>"; };
            \(targets.joined(separator: "\n"))
              };
              rootObject = P;
            }
            """
    }

    func write(_ files: [String: String]) throws {
        for (path, text) in files { try write(path, Data(text.utf8)) }
    }

    func write(_ path: String, _ bytes: Data) throws {
        let url = URL(filePath: root).appending(path: path)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try bytes.write(to: url)
    }

    func remove(_ path: String) throws {
        try FileManager.default.removeItem(atPath: root + "/" + path)
    }

    func link(_ path: String, to destination: String) throws {
        try FileManager.default.createSymbolicLink(atPath: root + "/" + path, withDestinationPath: destination)
    }

    /// The entries of the baseline, one a line.
    func baseline() -> [String] {
        let lines = (try? text("architecture.baseline"))?.split(separator: "\n") ?? []
        return lines.filter { !$0.hasPrefix("#") }.map { String($0) }
    }

    /// The paths of all files in a folder, sorted.
    func files(in folder: String) throws -> [String] {
        let path = root + "/" + folder
        return try FileManager.default.subpathsOfDirectory(atPath: path).filter { name in
            var isFolder: ObjCBool = false
            return FileManager.default.fileExists(atPath: path + "/" + name, isDirectory: &isFolder)
                && !isFolder.boolValue
        }.sorted()
    }

    /// The contents of all files of the project in the folder `Notes`, by path.
    func contents() throws -> [String: Data] {
        try files(in: "Notes").reduce(into: [:]) { contents, path in
            contents[path] = try Data(contentsOf: URL(filePath: root + "/Notes/" + path))
        }
    }

    /// The text of a file.
    func text(_ path: String) throws -> String { try String(contentsOfFile: root + "/" + path, encoding: .utf8) }

    /// Creates the project `Notes` with the kits of this repository, or of another folder.
    @discardableResult
    func createProject(
        kits: String = NewProjectTests.kits,
        exits status: Int32 = 0,
        sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> BuiltProgram.Run {
        let arguments = ["new", "project", "Notes", kits, "--kits", "path"]
        return try await run(arguments, option: "--in", exits: status, sourceLocation: sourceLocation)
    }

    /// Runs the program on the repository, or on a folder of it.
    ///
    /// - Parameters:
    ///   - folder: the path of the folder below the root, with a slash in front.
    ///   - option: the option that names it.
    ///   - status: the expected exit code; nil for any.
    @discardableResult
    func run(
        _ arguments: String...,
        in folder: String = "",
        option: String = "--root",
        environment: [String: String] = [:],
        exits status: Int32? = nil,
        sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> BuiltProgram.Run {
        try await run(
            arguments,
            in: folder,
            option: option,
            environment: environment,
            exits: status,
            sourceLocation: sourceLocation
        )
    }

    /// Runs the program with a list of arguments.
    @discardableResult
    func run(
        _ arguments: [String],
        in folder: String = "",
        option: String = "--root",
        environment: [String: String] = [:],
        exits status: Int32? = nil,
        sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> BuiltProgram.Run {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        let base = ["HOME": home, "PATH": "\(KnownManifests.folder):\(path)", "KNOWN_HOME": home]
        let run = try await program.run(
            arguments + [option, root + folder],
            environment: base.merging(environment) { $1 }
        )
        if let status { #expect(run.status == status, "\(arguments): \(run)", sourceLocation: sourceLocation) }
        return run
    }

    /// Runs git in the repository, as nobody in particular.
    @discardableResult
    func git(_ arguments: String...) async throws -> String {
        let settings = ["-c", "user.name=n", "-c", "user.email=e", "-c", "commit.gpgsign=false"]
        let outcome = try await SubprocessRunner(environment: ProgramEnvironment(withholding: [])).run(
            ProcessCommand("git", settings + arguments, in: root)
        )
        let messages = String(decoding: outcome.messages + outcome.output, as: UTF8.self)
        try #require(outcome.status == 0, "git \(arguments.joined(separator: " ")): \(messages)")
        return String(decoding: outcome.output, as: UTF8.self)
    }

    /// Creates a git repository with a commit of all files.
    func initialize() async throws {
        try await git("init", "--quiet", "--initial-branch", "main")
        try await commit()
    }

    /// Commits all files.
    func commit() async throws {
        try await git("add", "--all")
        try await git("commit", "--quiet", "--allow-empty", "--message", "m")
    }
}

extension BuiltProgram.Run {
    /// The fields of the JSON object that was printed.
    func json() throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
    }
}
