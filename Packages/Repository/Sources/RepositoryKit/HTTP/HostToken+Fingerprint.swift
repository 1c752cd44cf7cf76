import DomainKit

extension HostToken {
    /// A hash that distinguishes tokens without revealing them, the same on every machine.
    ///
    /// It has 32 bits (FNV-1a; Fowler, Noll and Vo), so that it reveals no more than that of a token. It distinguishes
    /// a few accounts, and proves nothing.
    public var fingerprint: String {
        var hash: UInt32 = 2_166_136_261
        for byte in host.utf8 + [0] + secret.exposed.utf8 {
            hash = (hash ^ UInt32(byte)) &* 16_777_619
        }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 8 - digits.count) + digits
    }
}
