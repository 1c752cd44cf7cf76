package import RepositoryKit

extension HTTPHeaders {
    /// Parses `Content-Length`.
    ///
    /// - Returns: nil if there is no such field.
    /// - Throws: `malformed` for lengths that differ, and for one that is not a number below 2^63 (RFC 9112, 6.3).
    package func bodyLength() throws(TransportError) -> Int? {
        var length: Int?
        for field in fields where field.name == "content-length" {
            for part in field.value.split(separator: ",", omittingEmptySubsequences: false) {
                let words = part.split { $0 == " " || $0 == "\t" }
                guard words.count == 1, words[0].utf8.allSatisfy({ (0x30...0x39).contains($0) }),
                    let number = Int(words[0]), length ?? number == number
                else { throw .malformed }
                length = number
            }
        }
        return length
    }
}
