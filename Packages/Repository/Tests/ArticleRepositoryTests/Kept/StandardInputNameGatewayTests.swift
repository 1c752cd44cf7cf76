import ArticleDomain
import DomainKit
import RepositoryKit
import RepositoryTesting
import Testing

@testable import ArticleRepository

struct StandardInputNameGatewayTests {
    private func names(_ text: String) async throws -> [String] {
        try await StandardInputNameGateway(files: InMemoryFileTree(["/dev/stdin": text])).names()
    }

    @Test func `each line is a name`() async throws {
        #expect(
            try await names("a\n\n  https://qiita.com/ann/items/b \r\nc") == [
                "a", "https://qiita.com/ann/items/b", "c",
            ]
        )
        #expect(try await names("").isEmpty)
    }

    @Test func `input that is no text, or too long, is refused`() async {
        let zero = ValidationError(field: "standard input", value: "-", rule: .form("UTF-8"))
        await #expect(throws: ApplicationError(.invalidInput(zero))) { try await names("a\u{0}") }
        let limit = StandardInputNameGateway.sizeLimit
        let long = ValidationError(field: "standard input", value: "-", rule: .atMost(characters: limit - 1))
        await #expect(throws: ApplicationError(.invalidInput(long))) {
            try await names(String(repeating: "a", count: limit))
        }
    }
}
