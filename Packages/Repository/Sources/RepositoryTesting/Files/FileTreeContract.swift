public import RepositoryKit
public import Testing

/// The contract of `FileTree`: requirements that a test checks one by one, each against a tree and an empty folder.
public struct FileTreeContract: CaseIterable, CustomTestStringConvertible, Sendable {
    private typealias Requirement = @Sendable (FileTreeCheck) -> () async throws -> Void

    private static let requirements: KeyValuePairs<String, Requirement> = [
        "A file is read as it was created": FileTreeCheck.aFileIsReadAsItWasCreated,
        "A file beyond the limit is refused, one of the limit is not": FileTreeCheck.aFileBeyondTheLimitIsRefused,
        "A missing file is not found": FileTreeCheck.aMissingFileIsNotFound,
        "A folder is no file": FileTreeCheck.aFolderIsNoFile,
        "A new file gets the time of modification that it is created with": FileTreeCheck.aFileGetsItsModificationTime,
        "Folders that lead to a new file are made": FileTreeCheck.foldersThatLeadToAFileAreMade,
        "An existing file is not overwritten": FileTreeCheck.anExistingFileIsNotOverwritten,
        "Of several that create one file, one succeeds": FileTreeCheck.oneOfSeveralCreatesAFile,
        "A new folder has its files, and the folders within it": FileTreeCheck.aFolderIsCreatedWithItsFiles,
        "An existing file or folder is not replaced by a new folder, of which then nothing is there":
            FileTreeCheck.anExistingFolderIsNotReplaced,
        "Files are created and replaced together": FileTreeCheck.filesAreChangedTogether,
        "A refused change undoes all others": FileTreeCheck.aRefusedChangeUndoesTheOthers,
        "A removed file is gone, and can be created again": FileTreeCheck.aRemovedFileIsGone,
        "Removing nothing is no error": FileTreeCheck.removingNothingIsNoError,
        "Files are listed by how their names end": FileTreeCheck.filesAreListedByHowTheirNamesEnd,
        "Names that begin with a dot are skipped": FileTreeCheck.namesWithADotInFrontArePassedOver,
        "Skipped folders are not listed": FileTreeCheck.skippedFoldersAreNotLookedInto,
        "A root that is missing is not found, and one without files is empty": FileTreeCheck.aMissingRootIsNotFound,
    ]
    private static let requirementsOfLinks: KeyValuePairs<String, Requirement> = [
        "Links to files and folders are followed": FileTreeCheck.linksAreFollowed,
        "A link that leads in a circle is named, and the rest is listed": FileTreeCheck.aLinkInACircleIsNamed,
    ]

    public static let allCases =
        requirements.map { Self(testDescription: $0, needsLinks: false, requirement: $1) }
        + requirementsOfLinks.map { Self(testDescription: $0, needsLinks: true, requirement: $1) }

    public let testDescription: String
    /// A Boolean value that indicates whether the requirement concerns links, which not every tree has.
    public let needsLinks: Bool
    private let requirement: Requirement

    /// Checks the requirement.
    ///
    /// - Parameters:
    ///   - tree: the implementation that is checked.
    ///   - root: an empty folder, or one that is not there yet and can be made.
    ///   - link: makes a link at the first path below the root, to the second one, relative to the link's folder;
    ///     needed where ``needsLinks`` says so.
    ///   - sourceLocation: the source location of failures.
    /// - Throws: An error that violates the contract.
    public func check(
        _ tree: any FileTree,
        under root: String,
        sourceLocation: SourceLocation = #_sourceLocation,
        link: @escaping (String, String) throws -> Void = { _, _ in }
    ) async throws {
        try await requirement(FileTreeCheck(tree: tree, root: root, link: link, location: sourceLocation))()
    }
}
