public import Testing

/// A requirement of a contract, which an implementation of a port is checked against.
///
/// The contract of a port is the list of its requirements. A test checks them one by one, each against a new implementation:
///
/// ```swift
/// @Test(arguments: SecretStoreContract.all)
/// func `the store meets its contract`(_ requirement: SecretStoreContract) async throws {
///     try await requirement.check(InMemorySecretStore())
/// }
/// ```
public struct Contract<Subject>: CustomTestStringConvertible, Sendable {
    /// The requirement, as a sentence.
    public let testDescription: String
    private let requirement: @Sendable (Subject) async throws -> Void

    /// Creates a requirement from a sentence and its check, which passes `sourceLocation: .contract` to its expectations.
    public init(_ testDescription: String, _ requirement: @escaping @Sendable (Subject) async throws -> Void) {
        self.testDescription = testDescription
        self.requirement = requirement
    }

    /// Checks the requirement; failures have the source location of the caller.
    ///
    /// - Throws: What the check throws, which violates the contract, too.
    public func check(_ subject: Subject, sourceLocation: SourceLocation = #_sourceLocation) async throws {
        try await SourceLocation.$contract.withValue(sourceLocation) { try await requirement(subject) }
    }
}

extension SourceLocation {
    /// The source location of the check that is running, for the failures of its expectations.
    @TaskLocal public static var contract = #_sourceLocation
}
