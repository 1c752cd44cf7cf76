public import RepositoryKit
public import Testing

/// The contract of `FileSource`: requirements that a test checks one by one, each against a source with given files.
public struct FileSourceContract: CaseIterable, CustomTestStringConvertible, Sendable {
    /// Creates a source.
    ///
    /// - Parameters:
    ///   - files: the texts of its files, by their paths.
    ///   - links: where its links lead, relative to the folder of each, by their paths.
    public typealias Creation = (_ files: [String: String], _ links: [String: String]) async throws -> any FileSource

    private typealias Requirement = @Sendable (FileSourceCheck) -> () async throws -> Void

    private static let requirements: KeyValuePairs<String, Requirement> = [
        "A file beyond the limit is refused, one of the limit is not": FileSourceCheck.aFileBeyondTheLimitIsRefused,
        "A missing file is not found": FileSourceCheck.aMissingFileIsNotFound,
        "A folder is no file": FileSourceCheck.aFolderIsNoFile,
        "Files are listed by how their names end": FileSourceCheck.filesAreListedByHowTheirNamesEnd,
        "Names that begin with a dot are skipped": FileSourceCheck.namesWithADotInFrontArePassedOver,
        "Skipped folders are not listed": FileSourceCheck.skippedFoldersAreNotLookedInto,
    ]
    private static let requirementsOfLinks: KeyValuePairs<String, Requirement> = [
        "Links to files and folders are followed": FileSourceCheck.linksAreFollowed,
        "A link that leads in a circle is named, and the rest is listed": FileSourceCheck.aLinkInACircleIsNamed,
        "A link to nothing is not listed, and cannot be read": FileSourceCheck.aLinkToNothingIsNotReadable,
    ]

    public static let allCases =
        requirements.map { Self(testDescription: $0, needsLinks: false, requirement: $1) }
        + requirementsOfLinks.map { Self(testDescription: $0, needsLinks: true, requirement: $1) }

    public let testDescription: String
    /// A Boolean value that indicates whether the requirement concerns links, which not every source has.
    public let needsLinks: Bool
    private let requirement: Requirement

    /// Checks the requirement.
    ///
    /// - Parameters:
    ///   - root: the folder of the files.
    ///   - sourceLocation: the source location of failures.
    ///   - create: creates the source; links are given only where ``needsLinks`` says so.
    /// - Throws: An error that violates the contract.
    public func check(
        under root: String,
        sourceLocation: SourceLocation = #_sourceLocation,
        _ create: @escaping Creation
    ) async throws {
        try await requirement(FileSourceCheck(root: root, create: create, location: sourceLocation))()
    }
}
