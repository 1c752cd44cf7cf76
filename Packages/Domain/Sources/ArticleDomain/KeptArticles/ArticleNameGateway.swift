public import DomainKit

/// Reads the names of articles that another program hands over.
public protocol ArticleNameGateway: Sendable {
    /// Reads the names to the end of the input, one of each line.
    ///
    /// - Returns: identifiers and URLs as they were written, without the white space around them; no blank ones.
    /// - Throws: ``ApplicationError``: `invalidInput` if the input is no text or too long, `storage` if it cannot be read.
    @concurrent
    func names() async throws(ApplicationError) -> [String]
}
