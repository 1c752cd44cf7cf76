// Made by `make guide` out of docs/guide: change the chapter, not this file.
// swift-format-ignore-file

extension GuideChapter {
    static let useCasesAndErrors = GuideChapter(
        slug: #"use-cases-and-errors"#,
        tags: [#"Swift"#, #"Architecture"#, #"CleanArchitecture"#],
        english: GuideEdition(title: #"Use cases and errors: what can be done, and all that can fail"#, body: #"""
If a rule of the application stands in a presenter, the next screen that needs it copies it. If it stands in a gateway, it goes when the technology goes. Rules about *what can be done* have a layer of their own. And because everything that fails passes through it, this is also the place to speak about errors. The code of this chapter is compiled and run.

## Two kinds

A query answers and changes nothing that could be seen. A command changes something and answers nothing:

```swift:UseCase.swift
func callAsFunction(_ input: Input) async throws(ApplicationError) -> Output
```

```swift:UseCase.swift
func callAsFunction(_ input: Input) async throws(ApplicationError)
```

What a command changes comes out of a `State` or an `Event`, which is the matter of the next chapter. So nobody has to wonder whether reading something changed it, and two screens that show the same fact see the same change.

A use case is named by a verb phrase that says what the user gets: `ReadArticle`, not `FetchDataForDetailScreen`. It takes the smallest input, mostly an identifier. It gives whole domain objects, and formats nothing.

## A rule of the application

Here is a rule: whoever lends books gets at most three at a time. Which book it is and what a person is called are the domain's matter, the limit is the application's:

```swift
import DomainKit
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
```

The entity cannot be made invalid: its initialiser throws an error that names the field and the rule. So `LendBook` never asks whether a title is blank. And the state changes after the gateway has kept the books, never before: what is seen is what holds.

## One set of errors

Every failure of the inside is an `ApplicationError`, and its `kind` is a closed enumeration:

```swift:ApplicationError.swift
public enum Kind: Hashable, Sendable {
    /// The other side cannot be reached at all.
    case offline
    /// The other side did not answer within the limit.
    case timedOut
    /// Somebody has to sign in first, or the credentials are no longer good.
    case unauthorized
```

It is written from the point of view of somebody who has to decide what to do next. Whether libcurl said 6 or 7 makes no difference to them: there is no connection. What the technology said rides along as `origin`, for the log, never for the screen.

The functions say so in their types, `throws(ApplicationError)`. A gateway that lets an error of its technology through does not compile:

```swift:Wrong.swift
import DomainKit
import Foundation

struct HastyLendingGateway: LendingGateway {
    let file: URL

    @concurrent
    func keep(_ books: [Book]) async throws(ApplicationError) {
        try Data(books.map(\.title).joined(separator: "\n").utf8).write(to: file)
    }
}
```

```text
Wrong.swift:9:13: error: thrown expression type 'any Error' cannot be converted to error type 'ApplicationError'
```

It has to say what the failure *means*. That is a `switch` in Repository, one for each port.

## Errors are facts, sentences come later

An inner layer throws facts: the field `books`, the value 4, the rule 0 to 3. It does not know the language of the user, nor whether there is a user at all. `FailureKit`, in Presentation, makes the sentence, and says what to do next:

```swift
import FailureKit
import PresentationKit
import Testing

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
```

The same error has more forms, each made in one place: `Recovery` says which answers an alert offers, and `ExitOutcome` which code a script gets. A command line shows all of it at once:

```console
$ qiita-reader --source guide read no-such-chapter; echo "exit code $?"
Not found
The guide has no chapter 'no-such-chapter'. List its chapters to see their names.
exit code 3
```

## Asking as a value

An interactor hands the outcome on as a message, and a message is a value. So both kinds have `result`, which never throws:

```swift
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
```

## Held by what it does

A presenter or an interactor holds a use case as `any CommandUseCase<Book>`, not as `LendBook`. So a test hands in a stub of two lines, and a composition root may hand in another use case of the same form. `docs/adr/0008-use-cases-as-existentials.md` weighs that against generic parameters and closures.

"""#),
        japanese: .useCasesAndErrorsJapanese
    )
}
