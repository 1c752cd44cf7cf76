public import RepositoryKit
public import Testing

/// The contract of `MarkdownParser`: requirements that a test checks one by one.
public struct MarkdownParserContract: CaseIterable, CustomTestStringConvertible, Sendable {
    private typealias Requirement = @Sendable (MarkdownParserCheck) -> () -> Void

    private static let requirements: KeyValuePairs<String, Requirement> = [
        "Blocks are distinguished": MarkdownParserCheck.blocksAreDistinguished,
        "Lists have a start, and tasks a state": MarkdownParserCheck.listsHaveAStartAndTasksAState,
        "Tables have columns": MarkdownParserCheck.tablesHaveColumns,
        "Inlines are distinguished": MarkdownParserCheck.inlinesAreDistinguished,
        "URLs are links without markup": MarkdownParserCheck.addressesAreLinks,
        "Footnotes are numbered by their references, and stand last":
            MarkdownParserCheck.footnotesAreNumberedByTheirReferences,
        "Nodes are nested no deeper than the limit, and their text is preserved":
            MarkdownParserCheck.nodesAreNestedNoDeeperThanTheLimit,
        "The tree is in proportion to the length of the source": MarkdownParserCheck.theTreeIsInProportionToTheLength,
        "Any text is a document": MarkdownParserCheck.anyTextIsADocument,
    ]

    public static let allCases = requirements.map { Self(testDescription: $0, requirement: $1) }

    public let testDescription: String
    private let requirement: Requirement

    /// Checks the requirement.
    ///
    /// - Parameters:
    ///   - parser: the implementation that is checked.
    ///   - location: the source location of failures.
    public func check(_ parser: any MarkdownParser, sourceLocation location: SourceLocation = #_sourceLocation) {
        requirement(MarkdownParserCheck(parser: parser, location: location))()
    }
}
