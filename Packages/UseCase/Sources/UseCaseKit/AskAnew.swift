public import DomainKit

/// Asks the question of another use case past what was answered a moment ago.
///
/// ```swift
/// struct CountBooks: QueryUseCase {
///     func callAsFunction(_ subject: String) async throws(ApplicationError) -> Int { 0 }
/// }
///
/// func countAnew(past memory: any AnswerMemory) -> AskAnew<String, Int> {
///     AskAnew(CountBooks(), past: memory)
/// }
/// ```
public struct AskAnew<Input: Sendable, Output: Sendable>: QueryUseCase {
    private let question: any QueryUseCase<Input, Output>
    private let memory: (any AnswerMemory)?

    /// Makes the use case.
    ///
    /// - Parameters:
    ///   - question: what is asked.
    ///   - memory: would answer what it was answered a moment ago, or nil where nothing does.
    public init(_ question: any QueryUseCase<Input, Output>, past memory: (any AnswerMemory)?) {
        self.question = question
        self.memory = memory
    }

    public func callAsFunction(_ input: Input) async throws(ApplicationError) -> Output {
        memory?.expire()
        return try await question(input)
    }
}
