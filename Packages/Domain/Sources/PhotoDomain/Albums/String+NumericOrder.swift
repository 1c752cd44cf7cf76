extension String {
    /// Returns a Boolean value that indicates whether the text comes before another one in numeric order: `IMG_9` before `IMG_10`.
    ///
    /// Digits are compared as numbers, and everything else by its bytes.
    ///
    /// - Complexity: O(*n*), where *n* is the length of the shorter text.
    public func precedesNumerically(_ other: String) -> Bool {
        func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
        var (mine, theirs) = (utf8[...], other.utf8[...])
        while let one = mine.first, let two = theirs.first {
            guard isDigit(one), isDigit(two) else {
                if one != two { return one < two }
                mine = mine.dropFirst()
                theirs = theirs.dropFirst()
                continue
            }
            let (digits, others) = (mine.prefix(while: isDigit), theirs.prefix(while: isDigit))
            mine = mine[digits.endIndex...]
            theirs = theirs[others.endIndex...]
            let (number, otherNumber) = (digits.drop { $0 == 0x30 }, others.drop { $0 == 0x30 })
            if number.count != otherNumber.count { return number.count < otherNumber.count }
            if !number.elementsEqual(otherNumber) { return number.lexicographicallyPrecedes(otherNumber) }
        }
        if mine.isEmpty, theirs.isEmpty { return self < other }
        return mine.isEmpty
    }
}
