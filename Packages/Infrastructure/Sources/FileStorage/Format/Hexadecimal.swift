/// Formats a number in lower-case hexadecimal digits, with leading zeros for the width of its type.
func hexadecimal(_ number: some FixedWidthInteger & UnsignedInteger) -> String {
    let count = number.bitWidth / 4
    return String(unsafeUninitializedCapacity: count) { digits in
        for index in 0..<count {
            digits[index] = hexadecimalDigit(UInt8(truncatingIfNeeded: number >> (4 * (count - 1 - index))) & 15)
        }
        return count
    }
}

/// The lower-case hexadecimal digit of a value below 16.
func hexadecimalDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
}
