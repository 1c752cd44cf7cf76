import Foundation
import Testing

/// `Scripts/swift-cached` with a package manager that only writes a plan, and packages of which each needs the one before.
struct SwiftCachedScriptTests {
    private let scratch: Scratch

    init() throws {
        scratch = try Scratch()
        try scratch.copy("Scripts/swift-cached", to: "repository/Scripts/swift-cached")
        try scratch.writeProgram(
            "swift",
            """
            [ ! -f "$0-fails" ] || exit 1
            [ "$1" != environment ] || exec env
            case " $* " in
            *" --disable-build-manifest-caching "*) ;;
            *) echo cached; exit ;;
            esac
            echo planned
            mkdir -p "$5"
            echo "\\"$(cd "$3" && pwd)/Package.swift\\"" >"$5/debug.yaml"
            """
        )
        let kits = scratch.folder.path + "/kits"
        try write("kits/Core", needs: #".package(path: "../Base")"#)
        try write("kits/Base", needs: #".package(url: "https://example.org/base.git", from: "1.0.0")"#)
        try write("repository/Packages/Domain", needs: ".package(path: \"\(kits)/Core\")")
        try write(
            "repository/Packages/Presentation",
            needs: """
                .package(path: "../Domain"),
                        .package(
                            name: "Extra",
                            path: "../../../kits/Extra", traits: ["Some"]
                        ),
                """
        )
        try write("kits/Extra")
        try write("repository/Packages/View", needs: #".package(path: "../Presentation")"#)
    }

    private func write(_ package: String, needs dependencies: String = "") throws {
        let name = package.split(separator: "/").last ?? ""
        try scratch.write(
            """
            // swift-tools-version: 6.2
            import PackageDescription

            let package = Package(
                name: "\(name)",
                dependencies: [
                    \(dependencies)
                ],
                targets: [.target(name: "\(name)", path: "Sources/\(name)")]
            )
            """,
            to: "\(package)/Package.swift"
        )
        try scratch.write("", to: "\(package)/Sources/\(name)/File.swift")
    }

    private func build(_ arguments: String..., environment: [String: String] = [:]) async throws -> String {
        let environment = environment.merging(["PATH": scratch.folder.path + ":/usr/bin:/bin"]) { $1 }
        let root = scratch.folder.appending(path: "repository")
        let script = Script(name: "swift-cached", environment: environment, root: root)
        let all = arguments.isEmpty ? ["build", "Packages/Presentation"] : arguments
        return try await script.run(Array(all.prefix(2)) + ["--scratch-path", ".build"] + all.dropFirst(2)).text
    }

    private static let packages = [
        "repository/Packages/Presentation", "repository/Packages/Domain", "kits/Core", "kits/Base", "kits/Extra",
    ]

    private func file(of package: String) -> String {
        "\(package)/Sources/\(package.split(separator: "/").last ?? "")/File.swift"
    }

    private func remove(_ path: String) throws {
        try FileManager.default.removeItem(at: scratch.folder.appending(path: path))
    }

    @Test func `plans once for the same files, whatever their text`() async throws {
        #expect(try await build() == "planned")
        for package in Self.packages { try scratch.write("// Changed.", to: file(of: package)) }
        #expect(try await build() == "cached")
    }

    @Test(arguments: packages)
    func `plans again after a file was added`(to package: String) async throws {
        #expect(try await build() == "planned")
        for name in ["Sources/New.swift", "Tests/New.swift", "Package@swift-6.3.swift", "Package.resolved"] {
            try scratch.write("", to: "\(package)/\(name)")
            #expect(try await build() == "planned", "\(name)")
            #expect(try await build() == "cached", "\(name)")
        }
    }

    @Test(arguments: packages)
    func `plans again after a file was removed or renamed`(in package: String) async throws {
        #expect(try await build() == "planned")
        let (old, new) = (file(of: package), "\(package)/Sources/Renamed.swift")
        let folder = scratch.folder
        try FileManager.default.moveItem(at: folder.appending(path: old), to: folder.appending(path: new))
        #expect(try await build() == "planned")
        try remove(new)
        #expect(try await build() == "planned")
        #expect(try await build() == "cached")
    }

    @Test(arguments: packages)
    func `plans again after a manifest or a plugin was changed`(in package: String) async throws {
        #expect(try await build() == "planned")
        let names = ["Package.swift", "Package@swift-6.3.swift", "Package.resolved", "Plugins/Generate/Generate.swift"]
        for path in names.map({ "\(package)/\($0)" }) {
            let text = (try? String(contentsOf: scratch.folder.appending(path: path), encoding: .utf8)) ?? ""
            try scratch.write(text + "\n", to: path)
            #expect(try await build() == "planned", "\(path)")
            #expect(try await build() == "cached", "\(path)")
            try scratch.write(text + "\n// Changed.\n", to: path)
            #expect(try await build() == "planned", "\(path)")
        }
        #expect(try await build() == "cached")
    }

    @Test func `keeps the plan while a package that is not needed changes`() async throws {
        #expect(try await build() == "planned")
        try scratch.write("", to: "repository/Packages/View/Sources/View/New.swift")
        try scratch.write("// Changed.", to: "repository/Packages/View/Package.swift")
        try scratch.write("", to: "repository/.build/New.swift")
        #expect(try await build() == "cached")
    }

    @Test(
        arguments: [
            "folder", #"folder + "/View""#, #""../\(name)""#, #""../" + name"#, "\"../View\"\n + suffix",
            #"path("../View")"#, #"("../View")"#, ##"#"../View"#"##,
        ]
    )
    func `watches every package of the repository if a manifest computes where one is`(_ path: String) async throws {
        try write("repository/Packages/Domain", needs: ".package(name: \"View\", path: \(path))")
        try write("repository/Packages/View", needs: #".package(path: "../../../kits/Core")"#)
        #expect(try await build() == "planned")
        #expect(try await build() == "cached")
        for package in ["repository/Packages/View", "kits/Core", "kits/Base"] {
            try scratch.write("", to: "\(package)/Sources/New.swift")
            #expect(try await build() == "planned", "\(package)")
        }
    }

    @Test func `plans again for another command, other options and another package`() async throws {
        #expect(try await build() == "planned")
        #expect(try await build("test", "Packages/Presentation") == "planned")
        #expect(try await build("test", "Packages/Presentation", "--quiet") == "planned")
        #expect(try await build("test", "Packages/View", "--quiet") == "planned")
        #expect(try await build("test", "Packages/View", "--quiet") == "cached")
        #expect(try await build() == "planned")
    }

    @Test func `gives the package manager no variable that names a terminal or a target of make`() async throws {
        let session = ["TMUX_PANE", "SSH_TTY", "WINDOWID", "SHLVL", "MAKELEVEL", "MAKEFLAGS", "LAYER"]
        let environment = Dictionary(uniqueKeysWithValues: session.map { ($0, "1") }).merging(["CC": "clang"]) { $1 }
        let given = try await build("environment", "Packages/Domain", environment: environment).split(separator: "\n")
        #expect(given.contains("CC=clang"))
        #expect(session.filter { name in given.contains { $0.hasPrefix("\(name)=") } } == [])
    }

    @Test func `plans again with another toolchain`() async throws {
        #expect(try await build() == "planned")
        let swift = scratch.folder.appending(path: "swift")
        try scratch.writeProgram("swift", String(contentsOf: swift, encoding: .utf8) + "\n# Another.")
        #expect(try await build() == "planned")
    }

    @Test func `plans again after another program replaced or removed the plan`() async throws {
        #expect(try await build() == "planned")
        let plan = "repository/.build/debug.yaml"
        let text = try String(contentsOf: scratch.folder.appending(path: plan), encoding: .utf8)
        try scratch.write(text + "another", to: plan)
        #expect(try await build() == "planned")
        try remove(plan)
        #expect(try await build() == "planned")
        #expect(try await build() == "cached")
    }

    @Test func `plans again after a command that failed before it had a plan`() async throws {
        #expect(try await build("build", "Packages/View") == "planned")
        try scratch.write("", to: "swift-fails")
        #expect(try await build() == "")
        try remove("swift-fails")
        #expect(try await build() == "planned")
    }
}
