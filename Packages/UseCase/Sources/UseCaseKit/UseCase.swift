public import DomainKit

/// Answers a question about the application, without a visible side effect.
///
/// Named by a verb phrase that says what the user gets, at the granularity of the domain (`FetchArticle`). It takes the
/// smallest input, mostly an identifier, gives back whole domain objects and formats nothing. Presenters and
/// interactors hold it as `any QueryUseCase<Input, Output>`, so that they can be tested without it.
///
/// ```swift
/// struct FetchBook: QueryUseCase {
///     let gateway: any BookGateway
///
///     func callAsFunction(_ id: Identifier<Book>) async throws(ApplicationError) -> Book {
///         try await gateway.book(id)
///     }
/// }
/// ```
public protocol QueryUseCase<Input, Output>: Sendable {
    /// What has to be known to answer.
    associatedtype Input: Sendable
    /// The answer.
    associatedtype Output: Sendable

    /// Answers the question.
    ///
    /// - Throws: `ApplicationError`, of kind `cancelled` if the calling task was cancelled.
    func callAsFunction(_ input: Input) async throws(ApplicationError) -> Output
}

/// Changes the application and returns nothing.
///
/// What it changes comes out of a ``State`` that the composition root made and whose writing side only commands hold.
///
/// ```swift
/// struct BorrowBook: CommandUseCase {
///     let gateway: any BookGateway
///     let borrowed: State<Set<Identifier<Book>>>
///
///     func callAsFunction(_ id: Identifier<Book>) async throws(ApplicationError) {
///         try await gateway.borrow(id)
///         borrowed.update { $0.formUnion([id]) }
///     }
/// }
/// ```
public protocol CommandUseCase<Input>: Sendable {
    /// What has to be known to make the change.
    associatedtype Input: Sendable

    /// Makes the change.
    ///
    /// - Throws: `ApplicationError`, of kind `cancelled` if the calling task was cancelled; nothing was changed then.
    func callAsFunction(_ input: Input) async throws(ApplicationError)
}

extension QueryUseCase {
    /// Answers the question with a value in every case, for callers that hand the answer on as a message.
    public func result(_ input: Input) async -> Result<Output, ApplicationError> {
        do throws(ApplicationError) {
            return .success(try await self(input))
        } catch {
            return .failure(error)
        }
    }
}

extension CommandUseCase {
    /// Makes the change and says how it went as a value, for callers that hand the answer on as a message.
    public func result(_ input: Input) async -> Result<Void, ApplicationError> {
        do throws(ApplicationError) {
            return .success(try await self(input))
        } catch {
            return .failure(error)
        }
    }
}

extension CommandUseCase<Void> {
    /// Makes the change.
    ///
    /// - Throws: `ApplicationError`; nothing was changed then.
    public func callAsFunction() async throws(ApplicationError) {
        try await self(())
    }
}
