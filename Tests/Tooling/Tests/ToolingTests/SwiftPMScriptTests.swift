import Foundation
import Testing

/// `Scripts/swiftpm` and `Scripts/swift-cached` with two packages, of which one depends on the other.
struct SwiftPMScriptTests {
    @Test func `the package at the root is built in a folder of its own`() async throws {
        let scratch = try Scratch()
        try scratch.copy("Scripts/swiftpm")
        try scratch.writeProgram("Scripts/swift-cached", #"echo "$@""#)
        try scratch.write("", to: "Packages/Low/Package.swift")
        let script = Script(name: "swiftpm", environment: ["STRATA_SCRATCH": "/built"], root: scratch.folder)
        #expect(try await script.run("build", ".", exits: 0).text.hasPrefix("build . --scratch-path /built/root "))
        let low = try await script.run("build", "Packages/Low", exits: 0)
        #expect(low.text.hasPrefix("build Packages/Low --scratch-path /built "))
    }

    @Test func `release builds are made without the pass of the optimizer that leaves the main actor`() async throws {
        let scratch = try Scratch()
        try scratch.copy("Scripts/swiftpm")
        try scratch.writeProgram("Scripts/swift-cached", #"echo "$@""#)
        try scratch.write("", to: "Packages/Low/Package.swift")
        let script = Script(name: "swiftpm", root: scratch.folder)
        let option = "-sil-disable-pass=optimize-hop-to-executor"
        #expect(!(try await script.run("build", "Packages/Low", exits: 0).text.contains(option)))
        let release = try await script.run("run", "Packages/Low", "-c", "release", "low", "-v", exits: 0).text
        #expect(release.contains(" -Xswiftc -Xllvm -Xswiftc \(option) -c release low -v"))
    }

    @Suite struct Slow {
        private let scratch: Scratch

        init() throws {
            scratch = try Scratch()
            for name in ["swiftpm", "swift-cached"] { try scratch.copy("Scripts/\(name)") }
            for (name, dependencies, uses, kind) in [
                ("Low", "", "", "target"),
                ("High", #".package(path: "../Low")"#, #".product(name: "Low", package: "Low")"#, "executableTarget"),
            ] {
                try scratch.write(
                    """
                    // swift-tools-version: 6.1
                    import PackageDescription

                    let package = Package(
                        name: "\(name)",
                        products: \(name == "Low" ? #"[.library(name: "Low", targets: ["Low"])]"# : "[]"),
                        dependencies: [\(dependencies)],
                        targets: [.\(kind)(name: "\(name)", dependencies: [\(uses)])]
                    )
                    """,
                    to: "Packages/\(name)/Package.swift"
                )
            }
            try scratch.write("public let one = 1", to: "Packages/Low/Sources/Low/One.swift")
            try write(using: "one")
        }

        private func write(using name: String) throws {
            try scratch.write("import Low\nprint(\(name))", to: "Packages/High/Sources/High/main.swift")
        }

        @discardableResult
        private func build(_ package: String, exits status: Int32 = 0) async throws -> String {
            let folder = scratch.folder
            let script = Script(name: "swiftpm", environment: ["STRATA_SCRATCH": folder.path + "/.build"], root: folder)
            return try await script.run("build", "Packages/\(package)", exits: status).text
        }

        private var plannedAt: Date? {
            get throws {
                let plan = scratch.folder.appending(path: ".build/debug.yaml")
                return try FileManager.default.attributesOfItem(atPath: plan.path)[.modificationDate] as? Date
            }
        }

        @Test func `plans again after a file was added to a dependency, and only then`() async throws {
            try await build("High")
            try await build("High")
            let planned = try plannedAt
            try write(using: "one + 0")
            try await build("High")
            #expect(try plannedAt == planned, "the plan was made again although only the text of a file had changed")

            try scratch.write("public let two = 2", to: "Packages/Low/Sources/Low/Two.swift")
            try write(using: "two")
            try await build("High")
        }
    }
}
