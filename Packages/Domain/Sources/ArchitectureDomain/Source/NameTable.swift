/// A set of short texts, each with a number; the bytes lie in one array.
struct NameTable: Sendable {
    private var bytes: [UInt8] = []
    private var ends: [UInt32] = []
    /// The numbers plus one by hash, with linear probing; 0 is free.
    private var slots: [UInt32] = []

    init() {}

    /// Creates a table with room for some names before it grows.
    init(capacity: Int) { slots = Array(repeating: 0, count: 2 * capacity) }

    var count: Int { ends.count }

    subscript(_ name: Int) -> ArraySlice<UInt8> {
        bytes[(name == 0 ? 0 : Int(ends[name - 1]))..<Int(ends[name])]
    }

    func text(_ name: Int) -> String { String(decoding: self[name], as: UTF8.self) }

    /// Returns the number of a name, or nil if it is not in the table.
    func find(_ name: ArraySlice<UInt8>) -> Int? { name.withUnsafeBufferPointer { find($0) } }

    /// Returns the number of a part of a text, or nil if it is not in the table.
    func find(_ range: Range<Int>, of text: [UInt8]) -> Int? {
        text.withUnsafeBufferPointer { find(UnsafeBufferPointer(rebasing: $0[range])) }
    }

    private func find(_ name: UnsafeBufferPointer<UInt8>) -> Int? { find(name, Self.hash(name)) }

    /// Returns the number of a name of which the hash is known, or nil if it is not in the table.
    func find(_ name: ArraySlice<UInt8>, hash: Int) -> Int? { name.withUnsafeBufferPointer { find($0, hash) } }

    private func find(_ name: UnsafeBufferPointer<UInt8>, _ hash: Int) -> Int? {
        guard !slots.isEmpty else { return nil }
        let found = slots[slot(of: name, hash)]
        return found == 0 ? nil : Int(found) - 1
    }

    /// Adds a name unless it is in the table, and returns its number.
    mutating func insert(_ name: ArraySlice<UInt8>) -> Int { name.withUnsafeBufferPointer { insert($0) } }

    /// Adds a part of a text unless it is in the table, and returns its number.
    mutating func insert(_ range: Range<Int>, of text: [UInt8]) -> Int {
        text.withUnsafeBufferPointer { insert(UnsafeBufferPointer(rebasing: $0[range])) }
    }

    private mutating func insert(_ name: UnsafeBufferPointer<UInt8>) -> Int {
        if slots.count < 2 * (count + 1) { grow() }
        let slot = slot(of: name, Self.hash(name))
        if slots[slot] == 0 {
            bytes += name
            ends.append(UInt32(bytes.count))
            slots[slot] = UInt32(count)
        }
        return Int(slots[slot]) - 1
    }

    /// Returns a table of some of the names, in which none can be looked up.
    func selecting(_ chosen: [Int]) -> NameTable {
        var copy = NameTable()
        copy.bytes.reserveCapacity(chosen.reduce(0) { $0 + self[$1].count })
        copy.ends.reserveCapacity(chosen.count)
        for name in chosen {
            copy.bytes += self[name]
            copy.ends.append(UInt32(copy.bytes.count))
        }
        return copy
    }

    private func slot(of name: UnsafeBufferPointer<UInt8>, _ hash: Int) -> Int {
        let mask = slots.count - 1
        var slot = hash & mask
        while slots[slot] != 0, !isEqual(Int(slots[slot]) - 1, name) { slot = (slot + 1) & mask }
        return slot
    }

    private func isEqual(_ number: Int, _ name: UnsafeBufferPointer<UInt8>) -> Bool {
        let start = number == 0 ? 0 : Int(ends[number - 1])
        guard Int(ends[number]) - start == name.count else { return false }
        var index = 0
        while index < name.count {
            if bytes[start + index] != name[index] { return false }
            index += 1
        }
        return true
    }

    private mutating func grow() {
        slots = Array(repeating: 0, count: max(64, slots.count * 2))
        for number in 0..<count {
            let free = self[number].withUnsafeBufferPointer { slot(of: $0, Self.hash($0)) }
            slots[free] = UInt32(number + 1)
        }
    }

    /// Returns a hash that depends on random numbers of the process, so that no file can be full of names with the same hash.
    static func hash(_ name: ArraySlice<UInt8>) -> Int { name.withUnsafeBufferPointer { hash($0) } }

    private static func hash(_ name: UnsafeBufferPointer<UInt8>) -> Int {
        let (seed, factor) = secret
        var hash = seed ^ UInt64(name.count)
        var index = 0
        while index < name.count {
            var word: UInt64 = 0
            let end = min(index + 8, name.count)
            while index < end {
                word = word << 8 | UInt64(name[index])
                index += 1
            }
            let product = (hash ^ word).multipliedFullWidth(by: factor)
            hash = product.high ^ product.low
        }
        return Int(hash & 0x7FFF_FFFF)
    }

    static func hash(_ number: UInt64) -> Int {
        let (seed, factor) = secret
        let product = (seed ^ number).multipliedFullWidth(by: factor)
        return Int((product.high ^ product.low) & 0x7FFF_FFFF)
    }

    private static let secret = (UInt64.random(in: 0 ... .max), UInt64.random(in: 0 ... .max) | 1)
}
