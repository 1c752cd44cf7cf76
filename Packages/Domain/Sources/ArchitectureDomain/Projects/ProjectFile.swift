/// A file of a new project, or a template for one.
public struct ProjectFile: Hashable, Sendable {
    /// The path relative to the folder of the project.
    public let path: String
    /// The content.
    public let bytes: [UInt8]

    /// Creates a file.
    public init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }
}
