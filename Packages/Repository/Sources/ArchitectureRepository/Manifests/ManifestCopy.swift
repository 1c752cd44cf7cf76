import ArchitectureDomain
import Foundation

/// The manifests of a package of a commit, for SwiftPM, which reads folders only: a copy in the system's temporary folder.
struct ManifestCopy {
    /// The folder of all copies of the package, which stands for the root of the file system.
    private let root: String
    /// The folder of the package in the copy.
    let folder: String

    /// Creates a copy of the manifests of a package at an absolute path; throws an error of Foundation if it cannot be
    /// written, and leaves nothing of it then.
    init(_ texts: [ParsedManifest.Text], of original: String) throws {
        let parent = PackageFolders.realPath(FileManager.default.temporaryDirectory.path)
        root = parent + "/manifests-" + UUID().uuidString
        folder = root + original
        do {
            try FileManager.default.createDirectory(
                atPath: folder,
                withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700]
            )
            for text in texts {
                let name = text.file.fileName
                try Data(text.bytes).write(to: URL(filePath: "\(folder)/\(name)"))
            }
        } catch {
            remove()
            throw error
        }
    }

    /// Returns an output of SwiftPM with the paths of the originals.
    func original(_ output: [UInt8]) -> [UInt8] {
        Array(String(decoding: output, as: UTF8.self).replacing(root + "/", with: "/").utf8)
    }

    func remove() { try? FileManager.default.removeItem(atPath: root) }
}
