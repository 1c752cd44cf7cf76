public import ArticleDomain
public import DomainKit
public import UseCaseKit

/// Replaces `-` in a list of names by the names from the input of the program.
public struct ExpandArticleNames: QueryUseCase {
    private let gateway: any ArticleNameGateway

    /// Creates the use case.
    ///
    /// - Parameter gateway: reads the input.
    public init(gateway: any ArticleNameGateway) {
        self.gateway = gateway
    }

    /// Expands the names.
    ///
    /// - Returns: all names in order, each once.
    /// - Throws: `ApplicationError` if the input is requested and cannot be read.
    public func callAsFunction(_ input: [String]) async throws(ApplicationError) -> [String] {
        var names: [String] = []
        var isRead = false
        for name in input {
            if name != "-" {
                names.append(name)
            } else if !isRead {
                isRead = true
                names += try await gateway.names()
            }
        }
        var seen = Set<String>()
        return names.filter { seen.insert($0).inserted }
    }
}
