import Foundation
import Testing

/// The contract suites: one for each port, run by at least one technology.
struct PortTests {
    /// Returns the text of all Swift files below a folder.
    private func text(below folder: String) throws -> String {
        let files = FileManager.default.enumerator(
            at: Script.repository.appending(path: folder),
            includingPropertiesForKeys: nil
        )
        let swift = try #require(files).compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
        return try swift.map { try String(contentsOf: $0, encoding: .utf8) }.joined(separator: "\n")
    }

    @Test func `every port has a contract that a technology runs`() throws {
        let ports = try text(below: "Packages/Repository/Sources/RepositoryKit").matches(
            of: /\npublic protocol (\w+)/
        ).map { String($0.1) }.filter { $0 != "PortError" }
        let folders = ["Repository/Sources/RepositoryTesting", "Infrastructure/Sources/InfrastructureTesting"]
        let contracts = try folders.flatMap { folder in
            try text(below: "Packages/\(folder)").matches(of: /\npublic typealias (\w+)Contract\b/)
                .map { String($0.1) }
        }
        #expect(ports.count > 10)
        #expect(Set(ports) == Set(contracts))
        let tests = try text(below: "Packages/Infrastructure/Tests")
        for port in ports {
            #expect([")", ","].contains { tests.contains("arguments: \(port)Contract.all\($0)") }, "\(port)")
        }
    }
}
