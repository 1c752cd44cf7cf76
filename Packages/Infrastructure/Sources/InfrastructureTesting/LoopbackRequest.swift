public import Foundation
public import RepositoryKit

/// A request that a server received.
public struct LoopbackRequest: Hashable, Sendable {
    /// The number in the order of arrival, from 0.
    public internal(set) var number = 0
    /// The number of the connection, from 1; requests on one connection share it.
    public internal(set) var connection = 0
    /// The method as it was sent, for example `GET`.
    public let method: String
    /// The target as it was sent, for example `/items?page=2`.
    public let target: String
    /// The header fields.
    public let headers: HTTPHeaders
    /// The body; empty if there was none.
    public let body: Data

    /// The path of the target, decoded, for example `/items`.
    public var path: String {
        String(target.prefix { $0 != "?" }).removingPercentEncoding ?? target
    }

    /// Returns the value of a parameter in the query, decoded; nil if there is none.
    public func query(_ name: String) -> String? {
        URLComponents(string: target)?.percentEncodedQueryItems?.first { $0.name == name }?.value?
            .replacing("+", with: "%20").removingPercentEncoding
    }
}

/// A parser of the requests on a connection.
struct RequestReader {
    private let socket: Socket
    private var buffer = Data()

    init(socket: Socket) {
        self.socket = socket
    }

    /// Waits for the next request.
    ///
    /// - Returns: Nil if the client has closed the connection or sent no valid request.
    mutating func next() -> LoopbackRequest? {
        guard let head = take(until: Data("\r\n\r\n".utf8)) else { return nil }
        var lines = String(decoding: head, as: UTF8.self).components(separatedBy: "\r\n")
        let first = lines.removeFirst().split(separator: " ")
        guard first.count == 3 else { return nil }
        var headers = HTTPHeaders()
        for line in lines {
            guard let colon = line.firstIndex(of: ":") else { continue }
            headers.append(String(line[..<colon]), String(line[line.index(after: colon)...]))
        }
        if headers["expect"] == "100-continue", !socket.send(Data("HTTP/1.1 100 Continue\r\n\r\n".utf8)) { return nil }
        guard let body = takeBody(headers) else { return nil }
        return LoopbackRequest(method: String(first[0]), target: String(first[1]), headers: headers, body: body)
    }

    private mutating func takeBody(_ headers: HTTPHeaders) -> Data? {
        guard headers["transfer-encoding"] == "chunked" else {
            return take(Int(headers["content-length"] ?? "0") ?? 0)
        }
        var body = Data()
        while let line = take(until: Data("\r\n".utf8)) {
            guard let size = Int(String(decoding: line, as: UTF8.self), radix: 16), let chunk = take(size + 2) else {
                return nil
            }
            if size == 0 { return body }
            body += chunk.dropLast(2)
        }
        return nil
    }

    private mutating func take(until end: Data) -> Data? {
        while true {
            if let range = buffer.range(of: end) {
                defer { buffer = Data(buffer[range.upperBound...]) }
                return Data(buffer[..<range.lowerBound])
            }
            guard fill() else { return nil }
        }
    }

    private mutating func take(_ count: Int) -> Data? {
        while buffer.count < count {
            guard fill() else { return nil }
        }
        defer { buffer = Data(buffer.dropFirst(count)) }
        return Data(buffer.prefix(count))
    }

    private mutating func fill() -> Bool {
        let bytes = socket.receive()
        buffer += bytes
        return !bytes.isEmpty
    }
}
