import Foundation

/// A folder for one test, which is removed when the object is released.
public final class TemporaryFolder: Sendable {
    /// The path of the folder.
    public let path: String

    /// Creates the folder.
    public init() throws {
        path = NSTemporaryDirectory() + "strata-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    /// The paths of the files in the folder whose names have a suffix.
    public func files(_ suffix: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: path).filter { $0.hasSuffix(suffix) }.map {
            "\(path)/\($0)"
        }
    }
}
