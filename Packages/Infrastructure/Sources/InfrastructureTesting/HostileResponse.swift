import Foundation
public import RepositoryKit
public import Testing

/// A response of a server that is broken, overloaded or malicious, as a list of steps.
///
/// ```swift
/// func hostile() throws(LoopbackError) -> LoopbackServer {
///     try LoopbackServer(script: HostileResponse.all.map(\.response))
/// }
/// ```
public struct HostileResponse: CustomTestStringConvertible, Sendable {
    /// The reason why the response cannot be used.
    package enum Fault {
        case slow, silent, interrupted, oversizedBody, oversizedHeader, malformed, redirectLoop
    }

    public let testDescription: String
    /// The steps of the response.
    public let response: LoopbackResponse
    package let fault: Fault

    /// Returns the error with which an exchange fails that keeps its limits.
    public func error(within limits: HTTPLimits) -> TransportError {
        switch fault {
        case .slow: .timedOut(.total)
        case .silent: .timedOut(.idle)
        case .interrupted: .interrupted
        case .oversizedBody: .tooLarge(limit: limits.bodySize)
        case .oversizedHeader: .tooLarge(limit: limits.headerSize)
        case .malformed: .malformed
        case .redirectLoop: .redirect
        }
    }

    /// Responses of all kinds.
    public static let all = delays + ends + excesses + bombs + nonsense

    private static let delays =
        responses(
            .slow,
            [
                "fields at long intervals": [.send("HTTP/1.1 200 OK\r\n"), .drip("a: b\r\n")],
                "body bytes at long intervals": [head(), .drip("x")],
            ]
        )
        + responses(
            .silent,
            [
                "header bytes at long intervals": [.send("HTTP/1.1 200 OK\r\na: "), .drip("b")],
                "silence in the header": [.send("HTTP/1.1 200 OK\r\n"), .stall],
                "silence in the body": [head(["content-length": "10"]), .send("12345"), .stall],
            ]
        )

    private static let ends = responses(
        .interrupted,
        [
            "end in the status line": [.send("HTTP/1.1 2"), .close],
            "end in the header": [.send("HTTP/1.1 200 OK\r\na: b\r\n"), .close],
            "end in the body": [head(["content-length": "10"]), .send("12345"), .close],
            "end in a chunk": [chunked, .send("a\r\n12345"), .close],
            "end before the last chunk": [chunked, .send("5\r\n12345\r\n"), .close],
            "reset before the status line": [.reset],
            "reset in the status line": [.send("HTTP/1.1 2"), moment, .reset],
            "reset in the header": [.send("HTTP/1.1 200 OK\r\na: b\r\n"), moment, .reset],
            "reset in the body": [head(["content-length": "10"]), .send("12345"), moment, .reset],
            "reset in a chunk": [chunked, .send("a\r\n12345"), moment, .reset],
        ]
    )

    private static let excesses =
        responses(
            .oversizedBody,
            [
                "a length that is too large": [head(["content-length": "99999999999"]), .send("12345"), .close],
                "an endless body": [head(), .repeating(kilobyte, times: .max)],
                "an endless chunked body": [
                    chunked, .repeating(Data("400\r\n".utf8) + kilobyte + Data("\r\n".utf8), times: .max),
                ],
            ]
        )
        + responses(
            .oversizedHeader,
            [
                "one field of a megabyte": [
                    .send("HTTP/1.1 200 OK\r\na: "), .repeating(kilobyte, times: 1024), .send("\r\n\r\n"),
                ],
                "fifty thousand fields": [
                    .send("HTTP/1.1 200 OK\r\n"), .repeating(Data("a: b\r\n".utf8), times: 50_000), .send("\r\n"),
                ],
                "a flood of interim responses": [
                    .repeating(Data("HTTP/1.1 100 Continue\r\n\r\n".utf8), times: .max)
                ],
            ]
        )
        + responses(.redirectLoop, ["a redirect to itself": LoopbackResponse.redirect(to: "/").steps])

    /// Responses that are small, and large when they are decompressed.
    public static let bombs = responses(
        .oversizedBody,
        ["a gzip bomb": Bomb.gzip, "a gzip bomb in gzip": Bomb.gzipInGzip, "a zstd bomb": Bomb.zstd]
    )

    private static let nonsense = responses(
        .malformed,
        [
            "two lengths": [head(["content-length": "5", "Content-Length": "6"]), .send("12345"), .close],
            "two lengths in one field": [head(["content-length": "5, 6"]), .send("12345"), .close],
            "a length beyond 2^63": [head(["content-length": "9223372036854775808"]), .send("12345"), .close],
            "a length that is not a number": [head(["content-length": "5 x"]), .send("12345"), .close],
            "a negative length": [head(["content-length": "-5"]), .send("12345"), .close],
            "garbage for a chunk": [chunked, .send("zz\r\n12345\r\n"), .close],
            "a chunk of any size": [chunked, .send("ffffffffffffffffffff\r\n12345\r\n"), .close],
            "garbage for gzip": [head(["content-encoding": "gzip", "content-length": "5"]), .send("12345")],
            "too many encodings": [
                head(["content-encoding": Array(repeating: "gzip", count: 20).joined(separator: ", ")]), .close,
            ],
            "another protocol": [.send("SSH-2.0-OpenSSH_9.2\r\n"), .stall],
            "no header at all": [.send("<html></html>"), .close],
            "a status out of range": [.send("HTTP/1.1 999 What\r\ncontent-length: 0\r\n\r\n")],
        ]
    )

    private static let moment = LoopbackStep.pause(.milliseconds(5))
    private static let chunked = head(["transfer-encoding": "chunked"])
    private static let kilobyte = Data(repeating: UInt8(ascii: "x"), count: 1024)

    private static func head(_ headers: HTTPHeaders = [:]) -> LoopbackStep {
        .send(LoopbackResponse.head(200, headers))
    }

    private static func responses(_ fault: Fault, _ steps: KeyValuePairs<String, [LoopbackStep]>) -> [HostileResponse] {
        steps.map { HostileResponse(testDescription: $0, response: LoopbackResponse(steps: $1), fault: fault) }
    }
}

/// Compressed bodies that expand to 10 GB.
private enum Bomb {
    private static let times = 10 << 10

    /// A response of 10 MB: a gzip header, then one megabyte of zeros in a deflate block that ends on a byte, repeated.
    static var gzip: [LoopbackStep] {
        [
            .send(LoopbackResponse.head(200, ["content-encoding": "gzip"])),
            .send(Data(gzipHeader)),
            .repeating(Data(megabyte), times: times),
            .close,
        ]
    }

    /// The same bomb in stored blocks (RFC 1951, 3.2.4), which are not smaller, but decoded twice.
    static var gzipInGzip: [LoopbackStep] {
        [
            .send(LoopbackResponse.head(200, ["content-encoding": "gzip, gzip"])),
            .send(Data(gzipHeader + stored(gzipHeader))),
            .repeating(Data(stored(megabyte)), times: times),
            .close,
        ]
    }

    private static let gzipHeader: [UInt8] = [0x1F, 0x8B, 0x08, 0, 0, 0, 0, 0, 0, 0x03]

    private static let megabyte: [UInt8] = {
        let start: [UInt8] = [0xEC, 0xC1, 0x31, 0x01, 0, 0, 0, 0xC2, 0xA0, 0xF5, 0x4F, 0x6D, 0x08, 0x5F, 0xA0]
        return start + [UInt8](repeating: 0, count: 1016) + [0x3E, 0x03, 0, 0, 0xFF, 0xFF]
    }()

    private static func stored(_ bytes: [UInt8]) -> [UInt8] {
        let count = UInt16(bytes.count)
        return [0, UInt8(count & 0xFF), UInt8(count >> 8), UInt8(~count & 0xFF), UInt8(~count >> 8)] + bytes
    }

    /// A response of 320 KB: a zstd frame with blocks of one repeated byte (RFC 8878, 3.1.1.2).
    static var zstd: [LoopbackStep] {
        let size = 128 << 10
        let header = size << 3 | 1 << 1
        let block = [UInt8(header & 0xFF), UInt8(header >> 8 & 0xFF), UInt8(header >> 16), 0x78]
        return [
            .send(LoopbackResponse.head(200, ["content-encoding": "zstd"])),
            // The magic number, no content size, a window of 128 KB.
            .send(Data([0x28, 0xB5, 0x2F, 0xFD, 0x00, 0x38])),
            .repeating(Data(Array(repeating: block, count: 8).joined()), times: times),
            .close,
        ]
    }
}
