/// A reader of LLVM's bitstream container, as far as an index store uses it: blocks of records at the top level.
///
/// A record has a code, whole numbers and possibly a text. It is written in full, or by an abbreviation that its block
/// defines ("LLVM Bitcode File Format", https://llvm.org/docs/BitCodeFormat.html). Every read is checked, so that damaged
/// bytes are refused and take no more time and memory than as many sound ones.
struct Bitstream {
    /// The bytes are no such stream, or are damaged.
    struct Damage: Error {}

    private enum Operand {
        case literal(UInt64)
        case fixed(Int)
        case variable(Int)
        case array(isVariable: Bool, width: Int)
        case text
    }

    private(set) var block = 0
    /// The code of the current record, followed by its numbers.
    private var fields: [UInt64] = []
    /// The bytes of the text of the current record.
    private var text = 0..<0

    private let bytes: [UInt8]
    /// The position and the end of what is read, in bits.
    private var position = 32
    private var end: Int
    private var isInBlock = false
    /// The width of the numbers by which abbreviations are named.
    private var width = 2
    private var abbreviations: [[Operand]] = []

    /// Creates a reader of a stream that begins with a signature of four characters.
    init(_ bytes: [UInt8], signature: String) throws(Damage) {
        guard bytes.starts(with: signature.utf8) else { throw Damage() }
        self.bytes = bytes
        end = bytes.count * 8
    }

    /// Reads the next record of one of the blocks, whatever others contain; false at the end of the stream.
    mutating func next(in blocks: [Int]) throws(Damage) -> Bool {
        while true {
            guard isInBlock || end - position >= 32 else { return false }
            switch Int(try bits(width)) {
            case 0 where isInBlock:
                // A block ends at the next word.
                position = end
                end = bytes.count * 8
                isInBlock = false
                width = 2
            case 1: try enterBlock(among: blocks)
            case 2 where isInBlock: try defineAbbreviation()
            case 3 where isInBlock:
                fields = [try variable(6)]
                for _ in 0..<(try count(of: 6)) { fields.append(try variable(6)) }
                text = 0..<0
                return true
            case let number where isInBlock && abbreviations.indices.contains(number - 4):
                try read(abbreviations[number - 4])
                return true
            default: throw Damage()
            }
        }
    }

    // MARK: - The current record

    var code: Int { Int(clamping: fields.first ?? 0) }

    var count: Int { fields.count - 1 }

    /// Returns a number of the record; the first has the index 0.
    func number(_ index: Int) throws(Damage) -> Int {
        guard index < count, let number = UInt32(exactly: fields[index + 1]) else { throw Damage() }
        return Int(number)
    }

    /// Returns the bytes of a part of the record's text.
    func text(_ offset: Int, _ count: Int) throws(Damage) -> Range<Int> {
        guard offset <= text.count, count <= text.count - offset else { throw Damage() }
        return text.lowerBound + offset..<text.lowerBound + offset + count
    }

    /// Returns the text of bytes of the stream.
    func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    var string: String { string(text) }

    // MARK: - Blocks and abbreviations

    private mutating func enterBlock(among blocks: [Int]) throws(Damage) {
        let block = Int(clamping: try variable(8))
        let width = Int(clamping: try variable(4))
        try align()
        let count = Int(try bits(32)) * 32
        guard count <= end - position else { throw Damage() }
        guard !isInBlock, blocks.contains(block) else {
            position += count
            return
        }
        guard 2...32 ~= width else { throw Damage() }
        self.block = block
        self.width = width
        end = position + count
        abbreviations = []
        isInBlock = true
    }

    /// The largest number of operands: a record takes as much time, however few bits it has.
    private static let operandLimit = 64

    private mutating func defineAbbreviation() throws(Damage) {
        var operands: [Operand] = []
        var isArray = false
        let count = try count(of: 5)
        guard count <= Self.operandLimit else { throw Damage() }
        for _ in 0..<count {
            guard try bits(1) == 0 else {
                operands.append(.literal(try variable(8)))
                continue
            }
            switch try bits(3) {
            case let kind where kind == 1 || kind == 2:
                let isVariable = kind == 2
                let width = Int(clamping: try variable(5))
                if width == 0, !isVariable, !isArray {
                    operands.append(.literal(0))
                    continue
                }
                // An array of numbers of no bits would have any length.
                guard (isVariable ? 2 : 1)...32 ~= width else { throw Damage() }
                operands.append(
                    isArray
                        ? .array(isVariable: isVariable, width: width) : isVariable ? .variable(width) : .fixed(width)
                )
                isArray = false
            case 3: isArray = true
            case 5: operands.append(.text)
            default: throw Damage()
            }
        }
        guard !operands.isEmpty, !isArray else { throw Damage() }
        abbreviations.append(operands)
    }

    private mutating func read(_ operands: [Operand]) throws(Damage) {
        fields.removeAll(keepingCapacity: true)
        text = 0..<0
        for operand in operands {
            switch operand {
            case .literal(let value): fields.append(value)
            case .fixed(let width): fields.append(try bits(width))
            case .variable(let width): fields.append(try variable(width))
            case .array(let isVariable, let width):
                for _ in 0..<(try count(of: 6)) { fields.append(isVariable ? try variable(width) : try bits(width)) }
            case .text:
                let count = Int(clamping: try variable(6))
                try align()
                guard count <= (end - position) / 8 else { throw Damage() }
                text = position / 8..<position / 8 + count
                position += count * 8
                try align()
            }
        }
    }

    // MARK: - Bits

    /// The largest number of elements; the compiler writes a few, and each takes 64 bits of memory.
    private static let elementLimit: UInt64 = 1 << 16

    /// Reads the number of elements, each of which takes a bit at least.
    private mutating func count(of width: Int) throws(Damage) -> Int {
        let count = try variable(width)
        guard count <= min(UInt64(end - position), Self.elementLimit) else { throw Damage() }
        return Int(count)
    }

    private mutating func align() throws(Damage) {
        position = (position + 31) & ~31
        guard position <= end else { throw Damage() }
    }

    /// Reads a number of 1 to 32 bits.
    private mutating func bits(_ count: Int) throws(Damage) -> UInt64 {
        guard count <= end - position else { throw Damage() }
        let index = position >> 3
        let word: UInt64
        if index + 8 <= bytes.count {
            word = bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: index, as: UInt64.self).littleEndian }
        } else {
            word = bytes[index...].reversed().reduce(0) { $0 << 8 | UInt64($1) }
        }
        defer { position += count }
        return word >> UInt64(position & 7) & (1 << UInt64(count) - 1)
    }

    /// Reads a number in parts of so many bits, of which the highest says whether another part follows.
    private mutating func variable(_ width: Int) throws(Damage) -> UInt64 {
        let flag: UInt64 = 1 << UInt64(width - 1)
        var value: UInt64 = 0
        var shift = 0
        while shift < 64 {
            let part = try bits(width)
            value |= (part & (flag - 1)) << UInt64(shift)
            guard part & flag != 0 else { return value }
            shift += width - 1
        }
        throw Damage()
    }
}
