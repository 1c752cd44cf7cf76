import Foundation

/// A folder for one test, which is removed when the object is released.
final class TemporaryFolder: Sendable {
    let path: String

    init(in parent: String = NSTemporaryDirectory()) throws {
        path = parent + "/strata-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    func bytes(_ name: String) throws -> [UInt8] {
        Array(try Data(contentsOf: URL(filePath: path).appending(path: name)))
    }

    /// Writes a file, whose folder is created if it does not exist.
    func write(_ text: String, to name: String) throws {
        let url = URL(filePath: path).appending(path: name)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    func names(_ folder: String = "") throws -> Set<String> {
        Set(try FileManager.default.contentsOfDirectory(atPath: path + "/" + folder))
    }
}
