/// A set of numbers with indices in the order of insertion, faster than one of the standard library, and as safe from
/// texts that are full of numbers with the same hash.
struct NumberSet {
    private(set) var numbers: [UInt64] = []
    /// The indices plus one by hash, with linear probing; 0 is free.
    private var slots: [UInt32] = []

    /// Returns the index of a number, or nil if the set does not contain it.
    func index(of number: UInt64) -> Int? {
        guard !slots.isEmpty else { return nil }
        let found = slots[slot(of: number)]
        return found == 0 ? nil : Int(found) - 1
    }

    func contains(_ number: UInt64) -> Bool { index(of: number) != nil }

    /// Adds a number unless the set contains it.
    @discardableResult
    mutating func insert(_ number: UInt64) -> (index: Int, isNew: Bool) {
        if slots.count < 2 * (numbers.count + 1) { grow() }
        let slot = slot(of: number)
        guard slots[slot] == 0 else { return (Int(slots[slot]) - 1, false) }
        numbers.append(number)
        slots[slot] = UInt32(numbers.count)
        return (numbers.count - 1, true)
    }

    private func slot(of number: UInt64) -> Int {
        let mask = slots.count - 1
        var slot = NameTable.hash(number) & mask
        while slots[slot] != 0, numbers[Int(slots[slot]) - 1] != number { slot = (slot + 1) & mask }
        return slot
    }

    private mutating func grow() {
        slots = Array(repeating: 0, count: max(32, slots.count * 2))
        for (index, number) in numbers.enumerated() { slots[slot(of: number)] = UInt32(index + 1) }
    }
}
