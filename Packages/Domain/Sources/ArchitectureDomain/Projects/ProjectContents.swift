/// The files of a project, and the links in it.
public struct ProjectContents: Hashable, Sendable {
    /// The contents of the files, by path; none of them is reached by a link.
    public let files: [String: [UInt8]]
    /// The paths to which links lead, by their own; those that lead out of the project are not among them.
    public let links: [String: String]

    /// Creates contents.
    public init(files: [String: [UInt8]], links: [String: String] = [:]) {
        self.files = files
        self.links = links
    }
}
