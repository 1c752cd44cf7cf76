import Foundation
import Testing

/// The output of `swift package dump-package`, reduced to what decides how targets are built.
struct DumpedManifest: Sendable {
    /// A target, with its folders relative to the root of this repository.
    struct Target: Sendable {
        let name: String
        let kind: String
        let folder: String
        /// The other fields that change what is compiled or linked, each as sorted JSON.
        let fields: [String: String]
        /// The names of the dependencies with their conditions, without packages.
        let dependencies: Set<String>

        /// The names of the dependencies, without conditions.
        var uses: [String] { dependencies.map { String($0.prefix { $0 != " " }) } }

        /// Returns what this target has and the other has not.
        func surplus(over other: Target) -> [String] {
            dependencies.subtracting(other.dependencies).sorted().map { "dependency \($0)" }
                + fields.filter { other.fields[$0] != $1 }.map { "\($0): \($1)" }.sorted()
                + (kind == other.kind ? [] : [kind]) + (folder == other.folder ? [] : [folder])
        }
    }

    let libraries: [String]
    let executables: [String]
    let targets: [Target]
    /// The platforms and the tools version, as sorted JSON.
    let requirements: [String]
    /// The number of packages that it depends on.
    let dependencyCount: Int

    /// Reads the manifest in a folder of this repository.
    init(in folder: String) async throws {
        let path = ThisRepository.root + folder
        // A scratch folder of its own, because these tests run in a build in the usual one of the root.
        let scratch = ThisRepository.root + ".build/dumped"
        let arguments = ["package", "dump-package", "--scratch-path", scratch, "--package-path", path]
        let run = try await Run("swift", arguments)
        try #require(run.status == 0, "\(run.text)")
        let package = try #require(JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
        let products = try #require(package["products"] as? [[String: Any]])
        func names(_ type: String) -> [String] {
            products.filter { ($0["type"] as? [String: Any])?[type] != nil }.compactMap { $0["name"] as? String }
        }
        libraries = names("library")
        executables = names("executable")
        requirements = [try Self.json(package["platforms"]), try Self.json(package["toolsVersion"])]
        dependencyCount = (package["dependencies"] as? [Any])?.count ?? 0
        targets = try #require(package["targets"] as? [[String: Any]]).map { try Self.target($0, in: folder) }
    }

    private static func target(_ target: [String: Any], in folder: String) throws -> Target {
        let name = try #require(target["name"] as? String)
        let kind = target["type"] as? String ?? ""
        let path = target["path"] as? String ?? "Sources/\(name)"
        let kinds = try #require(target["dependencies"] as? [[String: [Any]]])
        let dependencies = try kinds.flatMap(\.values).map { fields in
            let condition = try fields.last.map { $0 is [String: Any] ? try json($0) : "" } ?? ""
            return "\(try #require(fields.first as? String)) \(condition)"
        }
        let names = [
            "exclude", "sources", "resources", "publicHeadersPath", "headerSearchPath", "settings", "pluginUsages",
        ]
        let given = try names.map { ($0, try json(target[$0])) }
        return Target(
            name: name,
            kind: kind,
            folder: folder.isEmpty ? path : folder + "/" + path,
            fields: Dictionary(uniqueKeysWithValues: given),
            dependencies: Set(dependencies)
        )
    }

    private static func json(_ value: Any?) throws -> String {
        let options: JSONSerialization.WritingOptions = [.sortedKeys, .fragmentsAllowed]
        return String(
            decoding: try JSONSerialization.data(withJSONObject: value ?? NSNull(), options: options),
            as: UTF8.self
        )
    }
}
