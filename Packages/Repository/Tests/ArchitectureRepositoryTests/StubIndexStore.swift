import ArchitectureDomain
import RepositoryKit
import RepositoryTesting

/// A writer of the files of an index store, which writes its bitstream differently than the compiler: numbers in full.
struct StubIndexStore {
    /// A symbol of a record: its USR is its number in the module.
    struct Symbol {
        let usr: String
        let name: String
        var kind = 6
        var subkind = 0
    }

    /// An occurrence: what a symbol does at a place, and its relations to others.
    struct Occurrence {
        let symbol: Int
        let roles: Int
        let line: Int
        var column = 1
        var relations: [(roles: Int, symbol: Int)] = []
    }

    static let definition = 2
    static let reference = 4
    static let implicit = 1 << 8
    static let childOf = 1 << 9
    static let extendedBy = 1 << 14

    let files: InMemoryFileTree
    let path: String

    /// Writes a unit of a source file, and its record.
    func add(
        _ file: String,
        module: String = "App",
        time: Int,
        folder: String = "/root",
        _ symbols: [Symbol] = [],
        _ occurrences: [Occurrence] = []
    ) async throws {
        let name = "\(file.fileName)-\(module)-\(time)-R1"
        try await files.create(
            "v5/units/" + name,
            under: path,
            with: unit(file, module, folder, name),
            modificationTime: time
        )
        try await files.create("v5/records/R1/" + name, under: path, with: Self.record(symbols, occurrences))
    }

    /// Replaces a file of the store.
    func replace(_ file: String, with bytes: [UInt8], time: Int = 0) async throws {
        try await files.remove(file, under: path)
        try await files.create(file, under: path, with: bytes, modificationTime: time)
    }

    private func unit(_ file: String, _ module: String, _ folder: String, _ record: String) -> [UInt8] {
        var stream = StubBitstream("IDXU")
        stream.block(8, [([0, 5], nil)])
        let paths = folder + file
        stream.block(
            9,
            [([1, 0, 0, folder.utf8.count, 0, 0, 0, 0, 1, 1, 0, module.utf8.count, 5, 0, 0], module + "swift")]
        )
        stream.block(10, [([2, 2, 1, 0, 0, 0, 0], "Swift.swiftmodule-1"), ([2, 1, 0, 1, 0, 0, 0], record)])
        stream.block(11, [([3, 1, 1, 1], nil)])
        stream.block(12, [([4, 1, 0, 0, folder.utf8.count + 1, file.utf8.count - 1], nil), ([5], paths)])
        return stream.bytes
    }

    static func record(_ symbols: [Symbol], _ occurrences: [Occurrence], format: Int = 5) -> [UInt8] {
        var stream = StubBitstream("IDXR")
        stream.block(8, [([0, format], nil)])
        stream.block(
            9,
            symbols.map { symbol in
                let sizes = [symbol.name.utf8.count, symbol.usr.utf8.count]
                return ([1, symbol.kind, symbol.subkind, 100, 0, 0, 0] + sizes, symbol.name + symbol.usr)
            }
        )
        stream.block(
            11,
            occurrences.map { occurrence in
                let relations = occurrence.relations.flatMap { [$0.roles, $0.symbol + 1] }
                let position = [occurrence.line, occurrence.column]
                let numbers = [3, occurrence.symbol + 1, occurrence.roles] + position
                return (numbers + [occurrence.relations.count] + relations, nil)
            }
        )
        return stream.bytes
    }
}

/// A writer of LLVM's bitstream container.
private struct StubBitstream {
    private var bits: [Bool] = []

    init(_ signature: String) {
        for byte in signature.utf8 { add(Int(byte), 8) }
    }

    var bytes: [UInt8] {
        stride(from: 0, to: bits.count, by: 8).map { start in
            bits[start..<start + 8].reversed().reduce(0) { $0 << 1 | ($1 ? 1 : 0) }
        }
    }

    /// Adds a block; a record with a text is written by an abbreviation: six bits for each number, and the text.
    mutating func block(_ number: Int, _ records: [(numbers: [Int], text: String?)]) {
        add(1, 2)
        addVariable(number, 8)
        addVariable(5, 4)
        align()
        let size = bits.count
        add(0, 32)
        let start = bits.count
        var abbreviation = 4
        for (numbers, text) in records {
            guard let text else {
                add(3, 5)
                addVariable(numbers[0], 6)
                addVariable(numbers.count - 1, 6)
                for number in numbers.dropFirst() { addVariable(number, 6) }
                continue
            }
            add(2, 5)
            addVariable(numbers.count + 1, 5)
            for _ in numbers {
                add(0b0100, 4)
                addVariable(6, 5)
            }
            add(0b1010, 4)
            add(abbreviation, 5)
            abbreviation += 1
            for number in numbers { addVariable(number, 6) }
            addVariable(text.utf8.count, 6)
            align()
            for byte in text.utf8 { add(Int(byte), 8) }
            align()
        }
        add(0, 5)
        align()
        let words = (bits.count - start) / 32
        for index in 0..<32 { bits[size + index] = words >> index & 1 == 1 }
    }

    private mutating func add(_ value: Int, _ width: Int) {
        for index in 0..<width { bits.append(value >> index & 1 == 1) }
    }

    private mutating func addVariable(_ value: Int, _ width: Int) {
        var value = value
        let part = 1 << (width - 1)
        while value >= part {
            add(value & (part - 1) | part, width)
            value >>= width - 1
        }
        add(value, width)
    }

    private mutating func align() {
        while bits.count % 32 != 0 { bits.append(false) }
    }
}
