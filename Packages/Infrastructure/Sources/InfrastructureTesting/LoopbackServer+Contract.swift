import Foundation
import RepositoryKit
public import RepositoryTesting

extension LoopbackServer: ContractServer {
    /// Starts a server that answers the requests, in order of arrival, with a contract's answers.
    ///
    /// - Throws: ``LoopbackError`` if no socket can be created.
    public convenience init(answers: [ContractResponse]) throws(LoopbackError) {
        try self.init(script: answers.map(LoopbackResponse.init))
    }

    public var receivedRequests: [ContractRequest] {
        requests.map { ContractRequest(method: $0.method, target: $0.target, headers: $0.headers, body: $0.body) }
    }
}

extension LoopbackResponse {
    /// Creates the response for a contract's answer.
    init(_ answer: ContractResponse) {
        switch answer {
        case .response(let status, let headers, let body):
            self.init(status: status, headers: headers, body: body)
        case .half(let body):
            let head = Self.head(200, ["content-length": "\(body.count)"])
            self.init(steps: [.send(head + body.prefix(body.count / 2)), .close])
        case .silence:
            self.init(steps: [.stall])
        case .drip:
            let drops = (0..<10_000).flatMap { _ in [LoopbackStep.send("x"), .pause(.milliseconds(5))] }
            self.init(steps: [.send(Self.head(200))] + drops)
        }
    }
}
