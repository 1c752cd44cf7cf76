import Foundation

/// A folder for one test, removed with its last owner.
package final class TemporaryFolder: Sendable {
    /// The path of the folder.
    package let path: String

    /// Creates the folder.
    package init() throws {
        path = NSTemporaryDirectory() + "strata-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    /// The paths of the files in it whose name ends so.
    package func files(_ suffix: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: path).filter { $0.hasSuffix(suffix) }.map {
            "\(path)/\($0)"
        }
    }
}
