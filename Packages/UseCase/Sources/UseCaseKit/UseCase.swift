public import DomainKit

/// A use case that returns a result, without a visible side effect.
///
/// Presenters, interactors, view models and apps call ``result(_:)``; only other use cases, and tests, call the use case
/// itself. In an optimized build by Swift 6.3.0 or 6.3.1, a caller on the main actor that writes `try await fetchBook(id)`
/// may handle the error on another thread (swiftlang/swift#88259, fixed in 6.3.2). After
/// `await fetchBook.result(id)`, every compiler continues on the actor of the caller.
///
/// Its name is a verb phrase for the result at the granularity of the domain, such as `FetchArticle`. It takes the
/// smallest input, usually an identifier, returns whole domain objects and formats nothing. Presenters and interactors
/// hold it as `any QueryUseCase<Input, Output>`, so that tests can replace it.
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
    /// The type of the input.
    associatedtype Input: Sendable
    /// The type of the result.
    associatedtype Output: Sendable

    /// Returns the result for an input.
    ///
    /// - Throws: `ApplicationError`, of kind `cancelled` if the calling task was cancelled.
    func callAsFunction(_ input: Input) async throws(ApplicationError) -> Output
}

/// A use case that changes the application and returns nothing.
///
/// Presenters, interactors, view models and apps call ``result(_:)``; only other use cases, and tests, call the use case
/// itself, for the reason that ``QueryUseCase`` gives.
///
/// It publishes its changes through a ``State`` or an ``Event`` whose writing side only commands hold. What it reads of a
/// state, waits for and writes to it is done in ``State/serially(_:)``.
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
    /// The type of the input.
    associatedtype Input: Sendable

    /// Performs the change.
    ///
    /// - Throws: `ApplicationError`, of kind `cancelled` if the calling task was cancelled; nothing was changed then.
    func callAsFunction(_ input: Input) async throws(ApplicationError)
}

extension QueryUseCase {
    /// Returns the output or the error as a value, and continues on the actor of the caller.
    public func result(_ input: Input) async -> Result<Output, ApplicationError> {
        do throws(ApplicationError) {
            return .success(try await self(input))
        } catch {
            return .failure(error)
        }
    }
}

extension CommandUseCase {
    /// Performs the change, returns its success or the error as a value, and continues on the actor of the caller.
    public func result(_ input: Input) async -> Result<Void, ApplicationError> {
        do throws(ApplicationError) {
            return .success(try await self(input))
        } catch {
            return .failure(error)
        }
    }
}

extension QueryUseCase where Input == Void {
    /// Returns the output or the error as a value, and continues on the actor of the caller.
    public func result() async -> Result<Output, ApplicationError> {
        await result(())
    }
}

extension CommandUseCase<Void> {
    /// Performs the change.
    ///
    /// - Throws: `ApplicationError`; nothing was changed then.
    public func callAsFunction() async throws(ApplicationError) {
        try await self(())
    }

    /// Performs the change, returns its success or the error as a value, and continues on the actor of the caller.
    public func result() async -> Result<Void, ApplicationError> {
        do throws(ApplicationError) {
            return .success(try await self(()))
        } catch {
            return .failure(error)
        }
    }
}

/// A query that invalidates a cache before it calls another query.
public struct RevalidatingQuery<Input: Sendable, Output: Sendable>: QueryUseCase {
    private let question: any QueryUseCase<Input, Output>
    private let cache: (any InvalidatableCache)?

    /// Creates the use case.
    ///
    /// - Parameters:
    ///   - question: the query.
    ///   - cache: the cache to invalidate, or nil if there is none.
    public init(_ question: any QueryUseCase<Input, Output>, invalidating cache: (any InvalidatableCache)?) {
        self.question = question
        self.cache = cache
    }

    public func callAsFunction(_ input: Input) async throws(ApplicationError) -> Output {
        cache?.invalidate()
        return try await question(input)
    }
}
