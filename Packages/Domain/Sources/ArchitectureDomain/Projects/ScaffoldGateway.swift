public import DomainKit

/// The templates of what can be added to a project, and the files of the project.
public protocol ScaffoldGateway: Sendable {
    /// Returns the parts of a project, after files were restored that an interrupted addition has changed.
    ///
    /// - Parameters:
    ///   - kind: the kind of the addition.
    ///   - app: the folder of the app that shows it; nil for the only one.
    ///   - root: the folder of the project.
    /// - Throws: ``ApplicationError``: `invalidInput` if it is no such project, `storage` if it cannot be read.
    @concurrent
    func outline(
        of root: String,
        for kind: ScaffoldKind,
        app: String?
    ) async throws(ApplicationError) -> ProjectOutline

    /// Returns the templates of a kind: those of the project, or else those of the program.
    ///
    /// - Throws: ``ApplicationError``: `storage` if the project has templates that cannot be read.
    @concurrent
    func templates(for kind: ScaffoldKind, in root: String) async throws(ApplicationError) -> [ProjectFile]

    /// Returns the contents of those files that are there, by path.
    ///
    /// - Throws: ``ApplicationError``: `storage` if a file cannot be read.
    @concurrent
    func contents(of paths: [String], in root: String) async throws(ApplicationError) -> [String: [UInt8]]

    /// Returns all files and links, but for hidden ones, after files were restored that an interrupted
    /// addition has changed.
    ///
    /// - Throws: ``ApplicationError``: `storage` if a file cannot be read.
    @concurrent
    func contents(of root: String) async throws(ApplicationError) -> ProjectContents

    /// Applies all changes, or none.
    ///
    /// - Throws: ``ApplicationError``: `storage`, with the reason `exists` if a new file is there already.
    @concurrent
    func apply(_ changes: [ProjectChange], in root: String) async throws(ApplicationError)
}
