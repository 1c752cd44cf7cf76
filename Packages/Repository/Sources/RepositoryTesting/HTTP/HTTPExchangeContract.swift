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
public enum HTTPExchangeContract: String, CaseIterable, Sendable {
    /// A response arrives completely.
    case aResponseIsWhole
    /// Every status is a response.
    case everyStatusIsAResponse
    /// A request arrives completely.
    case aRequestArrivesWhole
    /// A token goes to its host.
    case aTokenGoesToItsHost
    /// A token goes to no other host.
    case aTokenGoesToNoOtherHost
    /// A redirect is followed.
    case aRedirectIsFollowed
    /// A redirect to another port loses the token.
    case aRedirectToAnotherPortLosesTheToken
    /// A loop of redirects ends.
    case aLoopOfRedirectsEnds
    /// A redirect to something else is refused.
    case aRedirectToSomethingElseIsRefused
    /// Plain text is refused.
    case plainTextIsRefused
    /// A password in the URL is refused.
    case aPasswordInTheURLIsRefused
    /// A compressed body is decoded.
    case aCompressedBodyIsDecoded
    /// A body of the maximum size is accepted.
    case aBodyOfTheLimitIsTaken
    /// A body beyond the limit is refused.
    case aBodyBeyondTheLimitIsRefused
    /// A body goes to a file.
    case aBodyGoesToAFile
    /// A failure stays in memory.
    case aFailureStaysInMemory
    /// An existing file is left unchanged.
    case aFileThatExistsIsLeftAlone
    /// A failed download leaves no file.
    case aFailedDownloadLeavesNoFile
    /// An incomplete body is no response.
    case halfABodyIsNoResponse
    /// A silent server is given up at the time limit.
    case silenceEndsAtTheLimit
    /// A slow server is given up at the time limit.
    case drippingEndsAtTheLimit
    /// Cancelling closes the connection.
    case cancellingClosesTheConnection
    /// A cancelled task sends nothing.
    case aCancelledTaskSendsNothing
    /// A closed port is unreachable.
    case aClosedPortIsUnreachable

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
        let check = HTTPExchangeCheck(exchange: exchange, start: start, location: sourceLocation)
        switch self {
        case .aResponseIsWhole: try await check.aResponseIsWhole()
        case .everyStatusIsAResponse: try await check.everyStatusIsAResponse()
        case .aRequestArrivesWhole: try await check.aRequestArrivesWhole()
        case .aTokenGoesToItsHost: try await check.aTokenGoesToItsHost()
        case .aTokenGoesToNoOtherHost: try await check.aTokenGoesToNoOtherHost()
        case .aRedirectIsFollowed: try await check.aRedirectIsFollowed()
        case .aRedirectToAnotherPortLosesTheToken: try await check.aRedirectToAnotherPortLosesTheToken()
        case .aLoopOfRedirectsEnds: try await check.aLoopOfRedirectsEnds()
        case .aRedirectToSomethingElseIsRefused: try await check.aRedirectToSomethingElseIsRefused()
        case .plainTextIsRefused: try await check.plainTextIsRefused()
        case .aPasswordInTheURLIsRefused: try await check.aPasswordInTheURLIsRefused()
        case .aCompressedBodyIsDecoded: try await check.aCompressedBodyIsDecoded()
        case .aBodyOfTheLimitIsTaken: try await check.aBodyOfTheLimitIsTaken()
        case .aBodyBeyondTheLimitIsRefused: try await check.aBodyBeyondTheLimitIsRefused()
        case .aBodyGoesToAFile: try await check.aBodyGoesToAFile()
        case .aFailureStaysInMemory: try await check.aFailureStaysInMemory()
        case .aFileThatExistsIsLeftAlone: try await check.aFileThatExistsIsLeftAlone()
        case .aFailedDownloadLeavesNoFile: try await check.aFailedDownloadLeavesNoFile()
        case .halfABodyIsNoResponse: try await check.halfABodyIsNoResponse()
        case .silenceEndsAtTheLimit: try await check.silenceEndsAtTheLimit()
        case .drippingEndsAtTheLimit: try await check.drippingEndsAtTheLimit()
        case .cancellingClosesTheConnection: try await check.cancellingClosesTheConnection()
        case .aCancelledTaskSendsNothing: try await check.aCancelledTaskSendsNothing()
        case .aClosedPortIsUnreachable: try await check.aClosedPortIsUnreachable()
        }
    }
}
