public import DomainKit

/// A store of the files of a project and of the templates that add to it, which also creates new projects.
public protocol ProjectGateway: Sendable {
    /// The templates for the files of a new project.
    var newProject: [ProjectFile] { get }

    /// Returns what a new project has to know of its kits, of which the version is the oldest that is fetched.
    ///
    /// - Throws: ``ApplicationError``: `invalidInput` if there are no kits, `storage` if they cannot be read.
    @concurrent
    func kits(from source: KitsSource, version: String) async throws(ApplicationError) -> ProjectKits

    /// Creates a folder with the name and all files of a new project, or changes nothing.
    ///
    /// - Throws: ``ApplicationError``: `storage`, with the reason `exists` if there is something of that name.
    @concurrent
    func create(_ plan: ProjectPlan) async throws(ApplicationError)

    /// Returns the parts of the project that an addition needs, after files were restored that an interrupted one has
    /// changed; an app is named by its folder, nil for the only one.
    ///
    /// - Throws: ``ApplicationError``: `invalidInput` if it is no such project, `storage` if it cannot be read.
    @concurrent
    func outline(for kind: ScaffoldKind, app: String?) async throws(ApplicationError) -> ProjectOutline

    /// Returns the templates of a kind: those of the project, or else those of the program.
    ///
    /// - Throws: ``ApplicationError``: `storage` if the project has templates that cannot be read.
    @concurrent
    func templates(for kind: ScaffoldKind) async throws(ApplicationError) -> [ProjectFile]

    /// Returns the contents of those files that are there, by path.
    ///
    /// - Throws: ``ApplicationError``: `storage` if a file cannot be read.
    @concurrent
    func contents(of paths: [String]) async throws(ApplicationError) -> [String: [UInt8]]

    /// Returns all files and links, but for hidden ones, after files were restored that an interrupted
    /// addition has changed.
    ///
    /// - Throws: ``ApplicationError``: `storage` if a file cannot be read.
    @concurrent
    func contents() async throws(ApplicationError) -> ProjectContents

    /// Returns the contents of files that can be read and that no link leads to, and of all with some suffixes.
    @concurrent
    func editableContents(of paths: Set<String>, besides suffixes: [String]) async -> [String: [UInt8]]

    /// Applies all changes, or none, after files were restored that an interrupted addition has changed.
    ///
    /// - Throws: ``ApplicationError``: `storage`, with the reason `exists` if a new file is there already.
    @concurrent
    func apply(_ changes: [ProjectChange]) async throws(ApplicationError)
}
