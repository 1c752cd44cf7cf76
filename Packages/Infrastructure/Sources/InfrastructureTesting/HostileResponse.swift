import Foundation
import RepositoryKit

/// The responses of a server that is broken, overloaded or malicious, each as a list of steps.
///
/// ```swift
/// func hostile() throws(LoopbackError) -> LoopbackServer {
///     try LoopbackServer(script: HostileResponse.allCases.map(\.response))
/// }
/// ```
public enum HostileResponse: String, CaseIterable, Sendable {
    /// Fields at long intervals.
    case aFieldNowAndThen
    /// Header bytes at long intervals.
    case aHeaderByteNowAndThen
    /// Body bytes at long intervals.
    case aBodyByteNowAndThen
    /// Silence in the header.
    case silenceInTheHeader
    /// Silence in the body.
    case silenceInTheBody
    /// End in the status line.
    case endInTheStatusLine
    /// End in the header.
    case endInTheHeader
    /// End in the body.
    case endInTheBody
    /// End in a chunk.
    case endInAChunk
    /// End before the last chunk.
    case endBeforeTheLastChunk
    /// A length that is too large.
    case aLengthThatIsTooLarge
    /// Two lengths.
    case twoLengths
    /// Two lengths in one field.
    case twoLengthsInOneField
    /// A length beyond 2^63.
    case aLengthBeyondAllNumbers
    /// A length that is not a number.
    case aLengthThatIsNoNumber
    /// A negative length.
    case aNegativeLength
    /// Garbage for a chunk.
    case garbageForAChunk
    /// A chunk of any size.
    case aChunkOfAnySize
    /// An endless body.
    case anEndlessBody
    /// An endless chunked body.
    case anEndlessChunkedBody
    /// One field of a megabyte.
    case oneFieldOfAMegabyte
    /// Fifty thousand fields.
    case fiftyThousandFields
    /// A flood of interim responses.
    case aFloodOfInterimResponses
    /// A redirect to itself.
    case aRedirectToItself
    /// A gzip bomb.
    case aGzipBomb
    /// A gzip bomb in gzip.
    case aGzipBombInGzip
    /// A zstd bomb.
    case aZstdBomb
    /// Garbage for gzip.
    case garbageForGzip
    /// Too many encodings.
    case tooManyEncodings
    /// Another protocol.
    case anotherProtocol
    /// No header at all.
    case noHeaderAtAll
    /// A status out of range.
    case aStatusOutOfRange
    /// Reset before the status line.
    case resetBeforeTheStatusLine
    /// Reset in the status line.
    case resetInTheStatusLine
    /// Reset in the header.
    case resetInTheHeader
    /// Reset in the body.
    case resetInTheBody
    /// Reset in a chunk.
    case resetInAChunk

    /// The steps of the response.
    public var response: LoopbackResponse {
        LoopbackResponse(steps: steps)
    }

    private static let moment = LoopbackStep.pause(.milliseconds(5))

    private static func again(_ text: String, pausing: Bool = true) -> [LoopbackStep] {
        pausing ? (0..<10_000).flatMap { _ in [.send(text), moment] } : [.repeating(Data(text.utf8), times: .max)]
    }

    private static func head(_ headers: HTTPHeaders = [:]) -> LoopbackStep {
        .send(LoopbackResponse.head(200, headers))
    }

    private var steps: [LoopbackStep] {
        switch self {
        case .aFieldNowAndThen: [.send("HTTP/1.1 200 OK\r\n")] + Self.again("a: b\r\n")
        case .aHeaderByteNowAndThen: [.send("HTTP/1.1 200 OK\r\na: ")] + Self.again("b")
        case .aBodyByteNowAndThen: [Self.head()] + Self.again("x")
        case .silenceInTheHeader: [.send("HTTP/1.1 200 OK\r\n"), .stall]
        case .silenceInTheBody: [Self.head(["content-length": "10"]), .send("12345"), .stall]
        case .endInTheStatusLine: [.send("HTTP/1.1 2"), .close]
        case .endInTheHeader: [.send("HTTP/1.1 200 OK\r\na: b\r\n"), .close]
        case .endInTheBody: [Self.head(["content-length": "10"]), .send("12345"), .close]
        case .endInAChunk: [Self.head(["transfer-encoding": "chunked"]), .send("a\r\n12345"), .close]
        case .endBeforeTheLastChunk: [Self.head(["transfer-encoding": "chunked"]), .send("5\r\n12345\r\n"), .close]
        case .aLengthThatIsTooLarge: [Self.head(["content-length": "99999999999"]), .send("12345"), .close]
        case .twoLengths: [Self.head(["content-length": "5", "Content-Length": "6"]), .send("12345"), .close]
        case .twoLengthsInOneField: [Self.head(["content-length": "5, 6"]), .send("12345"), .close]
        case .aLengthBeyondAllNumbers: [Self.head(["content-length": "9223372036854775808"]), .send("12345"), .close]
        case .aLengthThatIsNoNumber: [Self.head(["content-length": "5 x"]), .send("12345"), .close]
        case .aNegativeLength: [Self.head(["content-length": "-5"]), .send("12345"), .close]
        case .garbageForAChunk: [Self.head(["transfer-encoding": "chunked"]), .send("zz\r\n12345\r\n"), .close]
        case .aChunkOfAnySize:
            [Self.head(["transfer-encoding": "chunked"]), .send("ffffffffffffffffffff\r\n12345\r\n"), .close]
        case .anEndlessBody: [Self.head()] + Self.again(Self.kilobyte, pausing: false)
        case .anEndlessChunkedBody:
            [Self.head(["transfer-encoding": "chunked"])] + Self.again("400\r\n\(Self.kilobyte)\r\n", pausing: false)
        case .oneFieldOfAMegabyte:
            [.send("HTTP/1.1 200 OK\r\na: "), .repeating(Data(Self.kilobyte.utf8), times: 1024), .send("\r\n\r\n")]
        case .fiftyThousandFields:
            [.send("HTTP/1.1 200 OK\r\n"), .repeating(Data("a: b\r\n".utf8), times: 50_000), .send("\r\n")]
        case .aFloodOfInterimResponses: Self.again("HTTP/1.1 100 Continue\r\n\r\n", pausing: false)
        case .aRedirectToItself: LoopbackResponse.redirect(to: "/").steps
        case .aGzipBomb: Bomb.gzip
        case .aGzipBombInGzip: Bomb.gzipInGzip
        case .aZstdBomb: Bomb.zstd
        case .garbageForGzip: [Self.head(["content-encoding": "gzip", "content-length": "5"]), .send("12345")]
        case .tooManyEncodings:
            [Self.head(["content-encoding": Array(repeating: "gzip", count: 20).joined(separator: ", ")]), .close]
        case .anotherProtocol: [.send("SSH-2.0-OpenSSH_9.2\r\n"), .stall]
        case .noHeaderAtAll: [.send("<html></html>"), .close]
        case .aStatusOutOfRange: [.send("HTTP/1.1 999 What\r\ncontent-length: 0\r\n\r\n")]
        case .resetBeforeTheStatusLine: [.reset]
        case .resetInTheStatusLine: [.send("HTTP/1.1 2"), Self.moment, .reset]
        case .resetInTheHeader: [.send("HTTP/1.1 200 OK\r\na: b\r\n"), Self.moment, .reset]
        case .resetInTheBody: [Self.head(["content-length": "10"]), .send("12345"), Self.moment, .reset]
        case .resetInAChunk: [Self.head(["transfer-encoding": "chunked"]), .send("a\r\n12345"), Self.moment, .reset]
        }
    }

    private static let kilobyte = String(repeating: "x", count: 1024)
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
