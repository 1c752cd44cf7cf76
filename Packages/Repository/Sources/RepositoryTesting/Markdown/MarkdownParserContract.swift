public import RepositoryKit
public import Testing

/// What every `MarkdownParser` promises, each promise as one case.
///
/// ```swift
/// import CMarkParser
///
/// @Test(arguments: MarkdownParserContract.allCases)
/// func `the parser meets its contract`(_ requirement: MarkdownParserContract) {
///     requirement.check(CMarkParser())
/// }
/// ```
public enum MarkdownParserContract: String, CaseIterable, Sendable {
    /// Blocks are told apart.
    case blocksAreToldApart
    /// Lists have a start, and tasks a state.
    case listsHaveAStartAndTasksAState
    /// Tables have columns.
    case tablesHaveColumns
    /// What stands within a paragraph is told apart.
    case whatStandsWithinAParagraphIsToldApart
    /// Addresses are links without being marked.
    case addressesAreLinks
    /// Footnotes are numbered by their references, and stand last.
    case footnotesAreNumberedByTheirReferences
    /// Nodes are nested no deeper than the limit, and their text stays.
    case nodesAreNestedNoDeeperThanTheLimit
    /// Any text is a document.
    case anyTextIsADocument

    /// Runs the check of this promise.
    ///
    /// - Parameters:
    ///   - parser: what is checked.
    ///   - location: where failures are shown.
    public func check(_ parser: any MarkdownParser, sourceLocation location: SourceLocation = #_sourceLocation) {
        let check = MarkdownParserCheck(parser: parser, location: location)
        switch self {
        case .blocksAreToldApart: check.blocksAreToldApart()
        case .listsHaveAStartAndTasksAState: check.listsHaveAStartAndTasksAState()
        case .tablesHaveColumns: check.tablesHaveColumns()
        case .whatStandsWithinAParagraphIsToldApart: check.whatStandsWithinAParagraphIsToldApart()
        case .addressesAreLinks: check.addressesAreLinks()
        case .footnotesAreNumberedByTheirReferences: check.footnotesAreNumberedByTheirReferences()
        case .nodesAreNestedNoDeeperThanTheLimit: check.nodesAreNestedNoDeeperThanTheLimit()
        case .anyTextIsADocument: check.anyTextIsADocument()
        }
    }
}
