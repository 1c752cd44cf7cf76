public import Foundation
public import RepositoryKit

/// One action of a loopback server on a connection.
public enum LoopbackStep: Hashable, Sendable {
    /// Sends the bytes as they are.
    case send(Data)
    /// Sends the bytes repeatedly.
    case repeating(Data, times: Int)
    /// Sends the bytes again and again, a few milliseconds apart, until the client closes the connection.
    case drip(String)
    /// Waits, and closes the connection if the client does so meanwhile.
    case pause(Duration)
    /// Waits until the client closes the connection.
    case stall
    /// Closes the connection orderly.
    case close
    /// Closes the connection with a reset.
    case reset

    /// Sends the text as UTF-8.
    public static func send(_ text: String) -> LoopbackStep {
        .send(Data(text.utf8))
    }
}

/// A response, as the steps in which it is sent.
public struct LoopbackResponse: Hashable, Sendable {
    /// The framing of a body.
    public enum Framing: Hashable, Sendable {
        /// By `Content-Length`.
        case length
        /// By chunks of at most this many bytes.
        case chunked(Int)
        /// By closing the connection.
        case close
    }

    /// The steps, in order.
    public var steps: [LoopbackStep]

    /// Creates a response from any steps.
    public init(steps: [LoopbackStep]) {
        self.steps = steps
    }

    /// Creates a valid response; 1xx, 204 and 304 are sent without a body.
    ///
    /// The headers are without those of the framing; the body is already compressed if they say so.
    public init(
        status: Int = 200,
        headers: HTTPHeaders = [:],
        body: Data = Data(),
        framing: Framing = .length
    ) {
        guard status >= 200, status != 204, status != 304 else {
            steps = [.send(Self.head(status, headers))]
            return
        }
        var headers = headers
        switch framing {
        case .length:
            headers["content-length"] = String(body.count)
            steps = [.send(Self.head(status, headers) + body)]
        case .chunked(let size):
            headers["transfer-encoding"] = "chunked"
            steps = [.send(Self.head(status, headers))]
            var rest = body
            while !rest.isEmpty {
                let chunk = rest.prefix(size)
                steps.append(.send(Data("\(String(chunk.count, radix: 16))\r\n".utf8) + chunk + Data("\r\n".utf8)))
                rest = rest.dropFirst(size)
            }
            steps.append(.send("0\r\n\r\n"))
        case .close:
            headers["connection"] = "close"
            steps = [.send(Self.head(status, headers) + body), .close]
        }
    }

    /// Creates a response with JSON.
    public static func json(_ text: String, status: Int = 200, headers: HTTPHeaders = [:]) -> LoopbackResponse {
        typed("application/json; charset=utf-8", text, status, headers)
    }

    /// Creates a response with plain text.
    public static func text(_ text: String, status: Int = 200, headers: HTTPHeaders = [:]) -> LoopbackResponse {
        typed("text/plain; charset=utf-8", text, status, headers)
    }

    /// Creates a response with HTML.
    public static func html(_ text: String, status: Int = 200, headers: HTTPHeaders = [:]) -> LoopbackResponse {
        typed("text/html; charset=utf-8", text, status, headers)
    }

    /// Creates a response without a body.
    public static func empty(_ status: Int = 204, headers: HTTPHeaders = [:]) -> LoopbackResponse {
        LoopbackResponse(status: status, headers: headers)
    }

    /// Creates a redirect.
    public static func redirect(to location: String, status: Int = 302) -> LoopbackResponse {
        LoopbackResponse(status: status, headers: ["location": location])
    }

    /// Encodes the status line and the fields, with the empty line after them.
    public static func head(_ status: Int, _ headers: HTTPHeaders = [:]) -> Data {
        let fields = headers.fields.map { "\($0.name): \($0.value)\r\n" }.joined()
        return Data("HTTP/1.1 \(status) Scripted\r\n\(fields)\r\n".utf8)
    }

    private static func typed(_ type: String, _ text: String, _ status: Int, _ headers: HTTPHeaders) -> Self {
        var headers = headers
        headers["content-type"] = type
        return LoopbackResponse(status: status, headers: headers, body: Data(text.utf8))
    }
}
