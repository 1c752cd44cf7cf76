public import DomainKit

/// Reads names of articles from the input of the program.
public protocol ArticleNameGateway: Sendable {
    /// Reads the names to the end of the input, one for each line.
    ///
    /// - Returns: identifiers and URLs as they were written, without surrounding white space and blank lines.
    /// - Throws: ``ApplicationError``: `invalidInput` if the input is not text or too long, `storage` if it cannot be
    ///   read.
    @concurrent
    func names() async throws(ApplicationError) -> [String]
}
