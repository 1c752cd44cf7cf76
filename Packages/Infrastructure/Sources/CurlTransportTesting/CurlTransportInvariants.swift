import CurlTransport
import RepositoryKit

/// The invariants of the parser of a response's head, which hold for any bytes; a violation traps.
///
/// They are public so that fuzzers of another package can call them.
public enum CurlTransportInvariants {
    private static let limit = 1000

    /// Checks that a head has a valid status and fields of one line each, and stays within its limit.
    public static func head(_ bytes: UnsafeRawBufferPointer) {
        var head = ResponseHead(limit: limit)
        var size = 0
        for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            size += line.count
            do throws(TransportError) {
                try head.receive(UnsafeRawBufferPointer(rebasing: line))
            } catch {
                precondition(error == .malformed || size > limit && error == .tooLarge(limit: limit))
                return
            }
            precondition(size <= limit)
            precondition(head.status == 0 || (100...599).contains(head.status))
        }
        for field in head.headers.fields {
            precondition(!(field.name + field.value).utf8.contains { [0, 0x0A, 0x0D].contains($0) })
            precondition(field.name.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F } && head.headers[field.name] != nil)
        }
    }
}
