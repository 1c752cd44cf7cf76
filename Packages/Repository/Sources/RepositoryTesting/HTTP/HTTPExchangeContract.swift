public import RepositoryKit
public import Testing

/// The contract of `HTTPExchange`s that use a network: requirements that a test checks one by one.
///
/// Decorators meet it too, because they pass on everything that they do not change.
///
/// ```swift
/// import CurlTransport
/// import InfrastructureTesting
///
/// @Test(arguments: HTTPExchangeContract.allCases)
/// func `the exchange meets its contract`(_ requirement: HTTPExchangeContract) async throws {
///     try await requirement.check(CurlHTTPExchange()) { try LoopbackServer(answers: $0) }
/// }
/// ```
public struct HTTPExchangeContract: CaseIterable, CustomTestStringConvertible, Sendable {
    private typealias Requirement = @Sendable (HTTPExchangeCheck) -> () async throws -> Void

    private static let requirements: KeyValuePairs<String, Requirement> = [
        "A response arrives completely": HTTPExchangeCheck.aResponseIsWhole,
        "Every status is a response": HTTPExchangeCheck.everyStatusIsAResponse,
        "A request arrives completely": HTTPExchangeCheck.aRequestArrivesWhole,
        "A token goes to its host": HTTPExchangeCheck.aTokenGoesToItsHost,
        "A token goes to no other host": HTTPExchangeCheck.aTokenGoesToNoOtherHost,
        "A redirect is followed": HTTPExchangeCheck.aRedirectIsFollowed,
        "A redirect to another port loses the token": HTTPExchangeCheck.aRedirectToAnotherPortLosesTheToken,
        "A loop of redirects ends": HTTPExchangeCheck.aLoopOfRedirectsEnds,
        "A redirect to something else is refused": HTTPExchangeCheck.aRedirectToSomethingElseIsRefused,
        "Plain text is refused": HTTPExchangeCheck.plainTextIsRefused,
        "A password in the URL is refused": HTTPExchangeCheck.aPasswordInTheURLIsRefused,
        "A compressed body is decoded": HTTPExchangeCheck.aCompressedBodyIsDecoded,
        "A body of the maximum size is accepted": HTTPExchangeCheck.aBodyOfTheLimitIsTaken,
        "A body beyond the limit is refused": HTTPExchangeCheck.aBodyBeyondTheLimitIsRefused,
        "A body goes to a file": HTTPExchangeCheck.aBodyGoesToAFile,
        "A failure stays in memory": HTTPExchangeCheck.aFailureStaysInMemory,
        "An existing file is left unchanged": HTTPExchangeCheck.aFileThatExistsIsLeftAlone,
        "A failed download leaves no file": HTTPExchangeCheck.aFailedDownloadLeavesNoFile,
        "An incomplete body is no response": HTTPExchangeCheck.halfABodyIsNoResponse,
        "A silent server is given up at the time limit": HTTPExchangeCheck.silenceEndsAtTheLimit,
        "A slow server is given up at the time limit": HTTPExchangeCheck.drippingEndsAtTheLimit,
        "Cancelling closes the connection": HTTPExchangeCheck.cancellingClosesTheConnection,
        "A cancelled task sends nothing": HTTPExchangeCheck.aCancelledTaskSendsNothing,
        "A closed port is unreachable": HTTPExchangeCheck.aClosedPortIsUnreachable,
    ]

    public static let allCases = requirements.map { Self(testDescription: $0, requirement: $1) }

    public let testDescription: String
    private let requirement: Requirement

    /// Checks the requirement.
    ///
    /// - Parameters:
    ///   - exchange: the implementation that is checked.
    ///   - sourceLocation: the source location of failures.
    ///   - start: starts a server that sends the given responses in order.
    /// - Throws: An error that violates the contract.
    public func check(
        _ exchange: any HTTPExchange,
        sourceLocation: SourceLocation = #_sourceLocation,
        start: @escaping @Sendable ([ContractResponse]) throws -> any ContractServer
    ) async throws {
        try await requirement(HTTPExchangeCheck(exchange: exchange, start: start, location: sourceLocation))()
    }
}
