public import ArticleDomain
public import DomainKit
public import UseCaseKit

/// Reads a manuscript of the user and parses its text.
public struct ReadManuscript: QueryUseCase {
    private let gateway: any ManuscriptGateway
    private let markup: any MarkupGateway

    /// Creates the use case.
    ///
    /// - Parameters:
    ///   - gateway: the gateway of the manuscripts.
    ///   - markup: parses the Markdown of a body.
    public init(gateway: any ManuscriptGateway, markup: any MarkupGateway) {
        self.gateway = gateway
        self.markup = markup
    }

    @concurrent
    public func callAsFunction(_ input: ManuscriptPath) async throws(ApplicationError) -> ParsedManuscript {
        let manuscript = try await gateway.manuscript(at: input)
        return ParsedManuscript(manuscript, markup: markup.markup(of: manuscript.body))
    }
}
