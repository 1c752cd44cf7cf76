public import RepositoryKit
public import Testing

/// The contract of `MarkdownParser`: requirements that a test checks one by one.
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
    /// Blocks are distinguished.
    case blocksAreToldApart
    /// Lists have a start, and tasks a state.
    case listsHaveAStartAndTasksAState
    /// Tables have columns.
    case tablesHaveColumns
    /// Inlines are distinguished.
    case inlinesAreDistinguished
    /// URLs are links without markup.
    case addressesAreLinks
    /// Footnotes are numbered by their references, and stand last.
    case footnotesAreNumberedByTheirReferences
    /// Nodes are nested no deeper than the limit, and their text is preserved.
    case nodesAreNestedNoDeeperThanTheLimit
    /// Any text is a document.
    case anyTextIsADocument

    /// Checks the requirement.
    ///
    /// - Parameters:
    ///   - parser: the implementation that is checked.
    ///   - location: the source location of failures.
    public func check(_ parser: any MarkdownParser, sourceLocation location: SourceLocation = #_sourceLocation) {
        let check = MarkdownParserCheck(parser: parser, location: location)
        switch self {
        case .blocksAreToldApart: check.blocksAreToldApart()
        case .listsHaveAStartAndTasksAState: check.listsHaveAStartAndTasksAState()
        case .tablesHaveColumns: check.tablesHaveColumns()
        case .inlinesAreDistinguished: check.inlinesAreDistinguished()
        case .addressesAreLinks: check.addressesAreLinks()
        case .footnotesAreNumberedByTheirReferences: check.footnotesAreNumberedByTheirReferences()
        case .nodesAreNestedNoDeeperThanTheLimit: check.nodesAreNestedNoDeeperThanTheLimit()
        case .anyTextIsADocument: check.anyTextIsADocument()
        }
    }
}
