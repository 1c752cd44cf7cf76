/// A table that gives equal values the same small index.
///
/// The table only grows. When it is full, further values get the index 0.
package struct InternTable<Value: Hashable & Sendable>: Sendable {
    /// The number of values that the table can hold.
    static var capacity: Int { 0xFFFF }

    private var values: [Value]
    private var indices: [Value: Int]

    init(_ values: [Value]) {
        self.values = values
        indices = Dictionary(uniqueKeysWithValues: zip(values, values.indices))
    }

    package var count: Int { values.count }

    package subscript(index: Int) -> Value { values[index] }

    mutating func index(of value: Value) -> Int {
        if let index = indices[value] { return index }
        guard values.count < Self.capacity else { return 0 }
        indices[value] = values.count
        values.append(value)
        return values.count - 1
    }

    /// Returns whether every index that both tables have stands for the same value.
    ///
    /// - Complexity: O(n) in the size of the smaller table, unless the tables are copies of each other.
    func isConsistent(with other: InternTable) -> Bool {
        values.count == other.values.count
            ? values == other.values : zip(values, other.values).allSatisfy(==)
    }
}
