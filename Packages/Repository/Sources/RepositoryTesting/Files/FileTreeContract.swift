public import RepositoryKit
public import Testing

/// The contract of `FileTree`: requirements that a test checks one by one, each against a tree and an empty folder.
///
/// ```swift
/// @Test(arguments: FileTreeContract.allCases.filter { !$0.needsLinks })
/// func `the files are kept`(_ requirement: FileTreeContract) async throws {
///     try await requirement.check(InMemoryFileTree(), under: "/books")
/// }
/// ```
public enum FileTreeContract: String, CaseIterable, Sendable {
    /// A file is read as it was created.
    case aFileIsReadAsItWasCreated
    /// A file beyond the limit is refused, one of the limit is not.
    case aFileBeyondTheLimitIsRefused
    /// A missing file is not found.
    case aMissingFileIsNotFound
    /// A folder is no file.
    case aFolderIsNoFile
    /// Folders that lead to a new file are made.
    case foldersThatLeadToAFileAreMade
    /// An existing file is not overwritten.
    case anExistingFileIsNotOverwritten
    /// Of several that create one file, one succeeds.
    case oneOfSeveralCreatesAFile
    /// A new folder has its files, and the folders within it.
    case aFolderIsCreatedWithItsFiles
    /// An existing file or folder is not replaced by a new folder, of which then nothing is there.
    case anExistingFolderIsNotReplaced
    /// Files are created and replaced together.
    case filesAreChangedTogether
    /// A refused change undoes all others.
    case aRefusedChangeUndoesTheOthers
    /// A removed file is gone, and can be created again.
    case aRemovedFileIsGone
    /// Removing nothing is no error.
    case removingNothingIsNoError
    /// Files are listed by how their names end.
    case filesAreListedByHowTheirNamesEnd
    /// Names that begin with a dot are skipped.
    case namesWithADotInFrontArePassedOver
    /// Skipped folders are not listed.
    case skippedFoldersAreNotLookedInto
    /// A root that is missing is not found, and one without files is empty.
    case aMissingRootIsNotFound
    /// Links to files and folders are followed.
    case linksAreFollowed
    /// A link that leads in a circle is named, and the rest is listed.
    case aLinkInACircleIsNamed

    /// A Boolean value that indicates whether the requirement concerns links, which not every tree has.
    public var needsLinks: Bool { [.linksAreFollowed, .aLinkInACircleIsNamed].contains(self) }

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
        link: (String, String) throws -> Void = { _, _ in }
    ) async throws {
        let check = FileTreeCheck(tree: tree, root: root, location: sourceLocation)
        switch self {
        case .aFileIsReadAsItWasCreated: try await check.aFileIsReadAsItWasCreated()
        case .aFileBeyondTheLimitIsRefused: try await check.aFileBeyondTheLimitIsRefused()
        case .aMissingFileIsNotFound: try await check.aMissingFileIsNotFound()
        case .aFolderIsNoFile: try await check.aFolderIsNoFile()
        case .foldersThatLeadToAFileAreMade: try await check.foldersThatLeadToAFileAreMade()
        case .anExistingFileIsNotOverwritten: try await check.anExistingFileIsNotOverwritten()
        case .oneOfSeveralCreatesAFile: try await check.oneOfSeveralCreatesAFile()
        case .aFolderIsCreatedWithItsFiles: try await check.aFolderIsCreatedWithItsFiles()
        case .anExistingFolderIsNotReplaced: try await check.anExistingFolderIsNotReplaced()
        case .filesAreChangedTogether: try await check.filesAreChangedTogether()
        case .aRefusedChangeUndoesTheOthers: try await check.aRefusedChangeUndoesTheOthers()
        case .aRemovedFileIsGone: try await check.aRemovedFileIsGone()
        case .removingNothingIsNoError: try await check.removingNothingIsNoError()
        case .filesAreListedByHowTheirNamesEnd: try await check.filesAreListedByHowTheirNamesEnd()
        case .namesWithADotInFrontArePassedOver: try await check.namesWithADotInFrontArePassedOver()
        case .skippedFoldersAreNotLookedInto: try await check.skippedFoldersAreNotLookedInto()
        case .aMissingRootIsNotFound: try await check.aMissingRootIsNotFound()
        case .linksAreFollowed: try await check.linksAreFollowed(link)
        case .aLinkInACircleIsNamed: try await check.aLinkInACircleIsNamed(link)
        }
    }
}
