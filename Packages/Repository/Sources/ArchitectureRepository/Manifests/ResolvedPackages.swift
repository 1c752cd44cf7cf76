import ArchitectureDomain
import Foundation
import RepositoryKit

/// The packages that SwiftPM has resolved for a repository, in the files named `Package.resolved`.
struct ResolvedPackages {
    let files: any FileSource
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

    private static let sizeLimit = 4 << 20

    /// Returns the paths of the lists of some packages, and of the one at the root.
    static func files(for packages: [String]) -> [String] {
        Set(packages + [""]).sorted().map { $0.isEmpty ? "Package.resolved" : $0 + "/Package.resolved" }
    }

    /// Returns the identities of the packages in some lists; one that cannot be read has none.
    func identities(in lists: [String]) async -> Set<String> {
        var identities: Set<String> = []
        for file in lists {
            guard let bytes = try? await files.read(file, under: root, limit: Self.sizeLimit),
                let resolved = try? JSONDecoder().decode(Resolved.self, from: Data(bytes))
            else { continue }
            for pin in resolved.pins ?? resolved.object?.pins ?? [] {
                let address = pin.location ?? pin.repositoryURL ?? ""
                identities.insert((pin.identity ?? address.repositoryName).lowercased())
            }
        }
        return identities
    }
}
