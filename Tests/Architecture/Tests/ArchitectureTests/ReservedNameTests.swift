import ArchitectureDomain
import DomainKit
import Foundation
import Testing

/// Names that no feature can have, because templates use the kits' types of these names.
struct ReservedNameTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../..")
        .standardizedFileURL

    @Test func `names of the kits' types are refused`() throws {
        var kits: Set<Substring> = []
        for (_, text) in try sources(in: "Apps/strata/Sources/CStrataTemplates/Templates") {
            kits.formUnion(text.matches(of: /import (\w+Kit)\b/).map(\.1))
        }
        var types: Set<Substring> = []
        for (path, text) in try sources(in: "Packages") {
            let parts = path.split(separator: "/")
            guard parts.count > 3, parts[1] == "Sources", kits.contains(parts[2]) else { continue }
            // Those of one word, as names of features are.
            let declaration = /\npublic (?:final |indirect )*(?:struct|class|enum|protocol|actor) ([A-Z][a-z]+)\b/
            types.formUnion(text.matches(of: declaration).map(\.1))
        }
        #expect(types.isSuperset(of: ["Snapshot", "Identifier"]))
        let accepted = types.filter { (try? ModuleName(String($0))) != nil }
        #expect(accepted == [])
    }

    @Test func `names that templates use are refused`() throws {
        var types: Set<Substring> = []
        for (path, text) in try sources(in: "Apps/strata/Sources/CStrataTemplates/Templates") {
            guard !path.hasSuffix("Package.swift") else { continue }
            let code = text.replacing(/\/\/.*/, with: "").replacing(/"(\\.|[^"\\])*"/, with: "")
            // Without those that are part of a placeholder.
            types.formUnion(code.matches(of: /(?:^|[^\w])([A-Z][a-z]+)\b/).map(\.1))
        }
        #expect(types.isSuperset(of: ["Void", "Hashable"]))
        #expect(types.filter { (try? ModuleName(String($0))) != nil } == [])
        // The instance of an app, and the scenes of a feature, have variables of these names.
        #expect(["Store", "Host", "Invocation", "Run"].filter { (try? ModuleName($0)) != nil } == [])
    }

    private func sources(in folder: String) throws -> [(path: String, text: String)] {
        let folder = Self.root.appending(path: folder)
        return try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter {
            $0.hasSuffix(".swift") && !$0.contains(".build")
        }.map { ($0, try String(contentsOf: folder.appending(path: $0), encoding: .utf8)) }
    }
}
