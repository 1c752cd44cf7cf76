public import RepositoryKit
public import Testing

/// What every `HTTPExchange` promises that brings requests to a network, each promise as one case.
///
/// Decorators keep them too, because they pass on what they do not change.
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
    /// A response is whole.
    case aResponseIsWhole
    /// Every status is a response.
    case everyStatusIsAResponse
    /// A request arrives whole.
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
    /// A body of the limit is taken.
    case aBodyOfTheLimitIsTaken
    /// A body beyond the limit is refused.
    case aBodyBeyondTheLimitIsRefused
    /// A body goes to a file.
    case aBodyGoesToAFile
    /// A failure stays in memory.
    case aFailureStaysInMemory
    /// A file that exists is left alone.
    case aFileThatExistsIsLeftAlone
    /// A failed download leaves no file.
    case aFailedDownloadLeavesNoFile
    /// Half a body is no response.
    case halfABodyIsNoResponse
    /// Silence ends at the limit.
    case silenceEndsAtTheLimit
    /// Dripping ends at the limit.
    case drippingEndsAtTheLimit
    /// Cancelling closes the connection.
    case cancellingClosesTheConnection
    /// What is cancelled is not sent.
    case whatIsCancelledIsNotSent
    /// Nobody there is unreachable.
    case nobodyThereIsUnreachable

    /// Runs the check of this promise.
    ///
    /// - Parameters:
    ///   - exchange: what is checked.
    ///   - sourceLocation: where failures are shown.
    ///   - start: starts a server that gives each request, in order of arrival, the next answer.
    /// - Throws: what the exchange throws against its promise.
    public func check(
        _ exchange: any HTTPExchange,
        sourceLocation: SourceLocation = #_sourceLocation,
        start: @escaping @Sendable ([ContractAnswer]) throws -> any ContractServer
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
        case .whatIsCancelledIsNotSent: try await check.whatIsCancelledIsNotSent()
        case .nobodyThereIsUnreachable: try await check.nobodyThereIsUnreachable()
        }
    }
}
