import Foundation
import RepositoryKit

/// The packages that SwiftPM has fetched for a repository, in `.build/checkouts`.
struct FetchedPackages {
    let files: any FileTree
    let root: String

    private struct Resolved: Decodable {
        struct Pin: Decodable {
            /// The identity in the current formats.
            let identity: String?
            let location: String?
            /// The address in the first format.
            let repositoryURL: String?
        }

        struct Object: Decodable {
            let pins: [Pin]
        }

        let pins: [Pin]?
        let object: Object?
    }

    /// The largest size of a file, in bytes.
    private static let sizeLimit = 4 << 20

    /// Returns the identities of the resolved packages, from `Package.resolved` of the packages and the root.
    func resolved(for packages: [String]) async -> Set<String> {
        var identities: Set<String> = []
        for folder in Set(packages + [""]) {
            let file = folder.isEmpty ? "Package.resolved" : folder + "/Package.resolved"
            guard let bytes = try? await files.read(file, under: root, limit: Self.sizeLimit),
                let resolved = try? JSONDecoder().decode(Resolved.self, from: Data(bytes))
            else { continue }
            for pin in resolved.pins ?? resolved.object?.pins ?? [] {
                let address = pin.location ?? pin.repositoryURL ?? ""
                let name = address.split(separator: "/").last.map { $0.hasSuffix(".git") ? $0.dropLast(4) : $0 }
                if let identity = pin.identity ?? name.map(String.init) { identities.insert(identity.lowercased()) }
            }
        }
        return identities
    }

    /// Returns the names of the manifests of checkouts, by folder.
    ///
    /// - Parameter resolved: the identities of the packages that are wanted; all if empty.
    func manifests(of resolved: Set<String>, for packages: [String]) async -> [String: [String]] {
        var found: [String: [String]] = [:]
        var identities: Set<String> = []
        for folder in Set(packages + [""]).sorted() {
            let checkouts = (folder.isEmpty ? "" : folder + "/") + ".build/checkouts"
            let listing = try? await files.list(["Package.swift"], under: root + "/" + checkouts) { $0.contains("/") }
            for file in listing?.files ?? [] {
                let parts = file.split(separator: "/")
                guard parts.count == 2, parts[1] == "Package.swift" else { continue }
                let identity = parts[0].lowercased()
                guard resolved.isEmpty || resolved.contains(identity), identities.insert(identity).inserted else {
                    continue
                }
                found[checkouts + "/" + parts[0]] = ["Package.swift"]
            }
        }
        return found
    }
}
