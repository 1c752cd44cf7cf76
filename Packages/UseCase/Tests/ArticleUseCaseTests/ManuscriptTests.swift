import ArticleDomain
import ArticleUseCase
import DomainKit
import Testing

private struct StubManuscripts: ManuscriptGateway {
    let answer: Result<Manuscript, ApplicationError>

    func manuscript(at path: ManuscriptPath) async throws(ApplicationError) -> Manuscript { try answer.get() }
}

/// Parses a text into one paragraph.
private struct StubMarkup: MarkupGateway {
    func markup(of source: String) -> Markup { Markup(blocks: [.paragraph([.text(source)])]) }
}

struct ManuscriptTests {
    @Test func `a manuscript comes with the structure of its text`() async throws {
        let manuscript = Manuscript(title: "題", body: "本文")
        let read = ReadManuscript(gateway: StubManuscripts(answer: .success(manuscript)), markup: StubMarkup())
        let expected = ParsedManuscript(manuscript, markup: Markup(blocks: [.paragraph([.text("本文")])]))
        #expect(try await read(#require(ManuscriptPath("a.md"))) == expected)
    }

    @Test func `an unreadable manuscript is a failure`() async throws {
        let failure = ApplicationError(.notFound)
        let read = ReadManuscript(gateway: StubManuscripts(answer: .failure(failure)), markup: StubMarkup())
        let path = try #require(ManuscriptPath("a.md"))
        await #expect(throws: failure) { try await read(path) }
    }
}
