public import DomainKit

/// The templates of new projects, the kits that they use, and the place where they are created.
public protocol ProjectGateway: Sendable {
    /// The templates for the files of a project.
    var templates: [ProjectFile] { get }

    /// Reads what a project has to know of its kits, with a copy of their files if it is to have one.
    ///
    /// - Parameters:
    ///   - source: the source of the kits.
    ///   - version: the oldest version that is fetched.
    /// - Throws: ``ApplicationError``: `invalidInput` if there are no kits, `storage` if they cannot be read.
    @concurrent
    func kits(from source: KitsSource, version: String) async throws(ApplicationError) -> ProjectKits

    /// Creates the folder of a project with all files, or changes nothing.
    ///
    /// - Parameters:
    ///   - plan: the files; the folder has the name of the project.
    ///   - folder: the folder in which it is created.
    /// - Throws: ``ApplicationError``: `storage`, with the reason `exists` if there is something of that name.
    @concurrent
    func create(_ plan: ProjectPlan, in folder: String) async throws(ApplicationError)
}
