import Foundation
import InfrastructureTesting
import RepositoryKit
import SubprocessRunner
import Testing

/// References from an index that the compiler of this machine has written.
struct IndexStoreTests {
    private let repository: ShopRepository

    init() throws {
        repository = try ShopRepository([
            "Package.swift": """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "Shop", targets: [.target(name: "Shop")])
            """,
            "architecture.toml": """
            [layer.Model]
            folders = ["Sources/Shop/Model"]
            because = "The model knows no screen."

            [layer.Screens]
            folders = ["Sources/Shop/Screens"]
            uses = ["Model"]
            because = "Screens show the model."
            """,
            "Sources/Shop/Model/Order.swift": """
            struct Order {
                let 数 = 1
                func show() { /* 数 */ canvas().draw() }
            }
            """,
            "Sources/Shop/Screens/Canvas.swift": """
            struct Canvas { func draw() {} }
            struct Brush { func draw() {} }
            func canvas() -> Canvas { Canvas() }
            extension Order { var text: String { "\\(数)" } }
            """,
        ])
    }

    /// Writes the index of the package's module.
    ///
    /// - Parameter root: the folder of the repository, as the compiler is given it.
    private func index(into store: String, root: String? = nil) async throws {
        let names = ["Model/Order.swift", "Screens/Canvas.swift"]
        let files = names.map { (root ?? repository.root) + "/Sources/Shop/" + $0 }
        try repository.write(["outputs": files.map { $0 + ".o\n" }.joined()])
        let options = [
            "-module-name", "Shop", "-index-store-path", repository.root + "/" + store, "-index-ignore-stdlib",
        ]
        let list = ["-index-unit-output-path-filelist", repository.root + "/outputs"]
        let command = ProcessCommand(
            "swiftc",
            ["-frontend", "-typecheck"] + files.flatMap { ["-primary-file", $0] } + options + list
        )
        let run = try await SubprocessRunner(environment: ProgramEnvironment(withholding: [])).run(command)
        try #require(run.status == 0, "\(String(decoding: run.messages, as: UTF8.self))")
    }

    /// Checks the repository.
    ///
    /// - Returns: The source of the references, and the places of the findings with the declarations.
    private func check(_ arguments: String..., in folder: String = "") async throws -> (
        evidence: [String: [String]], [String]
    ) {
        let json = try await repository.run(["check", "--json"] + arguments, in: folder, exits: 1).json()
        let findings = try #require(json["findings"] as? [[String: Any]])
        let places = findings.map { "\($0["line"] ?? ""):\($0["column"] ?? "") \($0["message"] ?? "")" }
        return (try #require(json["references"] as? [String: [String]]), places)
    }

    @Test func `the index of the compiler knows the types of values, and decides until a file changes`() async throws {
        let (sources, named) = try await check()
        #expect(sources == ["sources": ["Shop"]])
        #expect(named.count == 1)
        try await index(into: "Index")
        let (evidence, all) = try await check("--index-store", repository.root + "/Index")
        #expect(evidence == ["index": ["Shop"]])
        #expect(all.map { $0.prefix(5) } == ["3:27 ", "3:36 "])
        #expect(all.last?.contains("'Canvas.draw'") == true)
        try repository.write(["Sources/Shop/Model/Order.swift": try repository.text("Sources/Shop/Model/Order.swift")])
        #expect(try await check("--index-store", repository.root + "/Index").evidence == ["sources": ["Shop"]])
    }

    @Test func `an index in the usual place counts, also one whose files were compiled by another path`() async throws {
        let link = FileManager.default.temporaryDirectory.appending(path: "strata-\(UUID().uuidString)").path
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: repository.root)
        defer { try? FileManager.default.removeItem(atPath: link) }
        try await index(into: ".build/debug/index/store", root: link)
        #expect(try await check().evidence == ["index": ["Shop"]])
    }

    @Test func `a folder without an index, and one of another format, are refused`() async throws {
        let missing = try await repository.run("check", "--index-store", "/nowhere", exits: 3)
        #expect(missing.messages.contains("/nowhere/v5/units"))
        try repository.write(["New/v6/units/A.o-1": ""])
        let new = try await repository.run("check", "--index-store", repository.root + "/New", exits: 2)
        #expect(new.messages.contains("'v6'") && new.messages.contains("v5"))
    }
}
