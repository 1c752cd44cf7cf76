/// A hash for names of files, the same in every process (FNV-1a with 64 bits; Fowler, Noll and Vo).
struct StableHash {
    let text: String

    init(_ content: String) {
        var hash: UInt64 = 14_695_981_039_346_656_037
        for byte in content.utf8 { hash = (hash ^ UInt64(byte)) &* 1_099_511_628_211 }
        let digits = String(hash, radix: 16)
        text = String(repeating: "0", count: 16 - digits.count) + digits
    }
}
