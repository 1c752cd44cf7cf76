public import RepositoryKit
public import Testing

/// The contract of `FileTree`: requirements that a test checks one by one, each against a tree and an empty folder.
///
/// Every tree meets ``FileSourceContract`` as well.
public struct FileTreeContract: CaseIterable, CustomTestStringConvertible, Sendable {
    private typealias Requirement = @Sendable (FileTreeCheck) -> () async throws -> Void

    private static let requirements: KeyValuePairs<String, Requirement> = [
        "A file is read as it was created": FileTreeCheck.aFileIsReadAsItWasCreated,
        "A folder is not removed as a file": FileTreeCheck.aFolderIsNotRemoved,
        "A new file gets the time of modification that it is created with": FileTreeCheck.aFileGetsItsModificationTime,
        "Folders that lead to a new file are made": FileTreeCheck.foldersThatLeadToAFileAreMade,
        "An existing file is not overwritten": FileTreeCheck.anExistingFileIsNotOverwritten,
        "Of several that create one file, one succeeds": FileTreeCheck.oneOfSeveralCreatesAFile,
        "A new folder has its files, and the folders within it": FileTreeCheck.aFolderIsCreatedWithItsFiles,
        "An existing file or folder is not replaced by a new folder, of which then nothing is there":
            FileTreeCheck.anExistingFolderIsNotReplaced,
        "Files are created and replaced together": FileTreeCheck.filesAreChangedTogether,
        "A provisional change is restored by the next one": FileTreeCheck.aProvisionalChangeIsRestored,
        "A provisional change stays if it is made for good": FileTreeCheck.aProvisionalChangeStays,
        "A refused change undoes all others": FileTreeCheck.aRefusedChangeUndoesTheOthers,
        "A removed file is gone, and can be created again": FileTreeCheck.aRemovedFileIsGone,
        "Removing nothing is no error": FileTreeCheck.removingNothingIsNoError,
        "A root that is missing is not found, and one without files is empty": FileTreeCheck.aMissingRootIsNotFound,
    ]

    public static let allCases = requirements.map { Self(testDescription: $0, requirement: $1) }

    public let testDescription: String
    private let requirement: Requirement

    /// Checks the requirement.
    ///
    /// - Parameters:
    ///   - tree: the implementation that is checked.
    ///   - root: an empty folder, or one that is not there yet and can be made.
    ///   - sourceLocation: the source location of failures.
    /// - Throws: An error that violates the contract.
    public func check(
        _ tree: any FileTree,
        under root: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
        try await requirement(FileTreeCheck(tree: tree, root: root, location: sourceLocation))()
    }
}
