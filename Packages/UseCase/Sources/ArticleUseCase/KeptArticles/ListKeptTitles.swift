public import ArticleDomain
public import DomainKit
public import UseCaseKit

/// Lists the titles of kept articles whose identifiers begin with a text, the last kept first.
///
/// Where there is no such text yet, nobody looks through thousands of them: it is the last two hundred then.
public struct ListKeptTitles: QueryUseCase {
    private let gateway: any CompletionSource

    /// Makes the use case.
    ///
    /// - Parameter gateway: sees what is there.
    public init(gateway: any CompletionSource) {
        self.gateway = gateway
    }

    public func callAsFunction(_ input: String) async throws(ApplicationError) -> [KeptTitle] {
        try await gateway.titles(beginning: input, limit: input.isEmpty ? 200 : nil)
    }
}
