public import RepositoryKit
public import Testing

/// What every `HTTPExchange` promises that brings requests to a network, each promise as one case.
///
/// Decorators keep them too, because they pass on what they do not change.
///
/// ```swift
/// @Test(arguments: HTTPExchangeContract.allCases)
/// func `the exchange keeps its promises`(_ promise: HTTPExchangeContract) async throws {
///     try await promise.check(CurlHTTPExchange()) { try LoopbackServer(answers: $0) }
/// }
/// ```
public enum HTTPExchangeContract: String, CaseIterable, Sendable {
    case aResponseIsWhole
    case everyStatusIsAResponse
    case aRequestArrivesWhole
    case aTokenGoesToItsHost
    case aTokenGoesToNoOtherHost
    case aRedirectIsFollowed
    case aRedirectToAnotherPortLosesTheToken
    case aLoopOfRedirectsEnds
    case aRedirectToSomethingElseIsRefused
    case plainTextIsRefused
    case aPasswordInTheURLIsRefused
    case aCompressedBodyIsDecoded
    case aBodyOfTheLimitIsTaken
    case aBodyBeyondTheLimitIsRefused
    case aBodyGoesToAFile
    case aFailureStaysInMemory
    case aFileThatExistsIsLeftAlone
    case aFailedDownloadLeavesNoFile
    case halfABodyIsNoResponse
    case silenceEndsAtTheLimit
    case drippingEndsAtTheLimit
    case cancellingClosesTheConnection
    case whatIsCancelledIsNotSent
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
