// Made by `make guide` out of docs/guide: change the chapter, not this file.
// swift-format-ignore-file

import DomainKit
import FailureKit
import PresentationKit
import Testing
import UseCaseKit


struct Book: Hashable, Sendable {
    let title: String

    init(title: String) throws(ValidationError) {
        guard !title.allSatisfy(\.isWhitespace) else {
            throw ValidationError(
                field: "title",
                value: title,
                rule: .notEmpty
            )
        }
        self.title = title
    }
}

protocol LendingGateway: Sendable {
    @concurrent
    func keep(_ books: [Book]) async throws(ApplicationError)
}

struct LendBook: CommandUseCase {
    static let limit = 3
    let lent: State<[Book]>
    let gateway: any LendingGateway

    func callAsFunction(_ input: Book) async throws(ApplicationError) {
        let books = lent.value + [input]
        guard books.count <= Self.limit else {
            let error = ValidationError(
                field: "books",
                value: "\(books.count)",
                rule: .within(0...Self.limit)
            )
            throw ApplicationError(.invalidInput(error))
        }
        try await gateway.keep(books)
        lent.set(books)
    }
}


struct StubLendingGateway: LendingGateway {
    var answer: Result<Void, ApplicationError> = .success(())

    @concurrent
    func keep(_ books: [Book]) async throws(ApplicationError) {
        try answer.get()
    }
}

@Test func `the fourth book is refused, in words`() async throws {
    let lent = State<[Book]>([])
    let lend = LendBook(lent: lent, gateway: StubLendingGateway())
    for title in ["Momo", "Krabat", "Heidi"] {
        try await lend(Book(title: title))
    }
    let error = await #expect(throws: ApplicationError.self) {
        try await lend(Book(title: "Emil"))
    }
    let text = FailureText(try #require(error))
    #expect(
        text.message.english
            == "'4' is no valid books: it has to be a whole number from 0 to 3."
    )
    #expect(
        text.message.japanese
            == "'4' は books として正しくありません。0 から 3 までの整数を指定してください。"
    )
    #expect(lent.value.count == 3)
}

@Test func `a failure can be handed on as a value`() async throws {
    let full = StubLendingGateway(
        answer: .failure(ApplicationError(.storage(.full)))
    )
    let lend = LendBook(lent: State([]), gateway: full)
    let result = await lend.result(try Book(title: "Momo"))
    guard case .failure(let error) = result else {
        Issue.record("lends what cannot be kept")
        return
    }
    #expect(error.kind == .storage(.full))
}
