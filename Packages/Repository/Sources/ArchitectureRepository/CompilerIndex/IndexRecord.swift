import ArchitectureDomain

/// A record of an index store: the declarations in a source file, and the uses of those in other files.
///
/// The format is that of `IndexRecordReader` of the LLVM project's fork for Swift. A symbol is identified by its USR, which
/// the compiler derives from the module, the types around it, the name and the type.
struct IndexRecord {
    struct Declaration {
        let usr: String
        /// The name, after those of the types around it, up to the extension in which it stands.
        let name: String
        /// The type in whose extension it stands: its USR and its name.
        let extended: (usr: String, name: String)?
        let position: Position
    }

    /// A use of a declaration in another file.
    struct Reference {
        let usr: String
        let position: Position
    }

    private(set) var declarations: [Declaration] = []
    private(set) var references: [Reference] = []

    private struct Symbol {
        /// The bytes of its name and its USR in the stream.
        let name: Range<Int>
        let usr: Range<Int>
        let isExtension: Bool
        /// A Boolean value that indicates whether uses count: those of accessors stand beside those of the property, and
        /// parameters are not seen from elsewhere.
        let isNamed: Bool
        /// A Boolean value that indicates whether uses count that are not written: patterns use `~=`.
        let isInfixOperator: Bool
        /// The symbol that contains it, or the extended type; 0 for none.
        var parent = 0
        var isDeclared = false

        private static let accessors = [3...4, 1000...1003, 1014...1018]
        private static let genericParameter = 1013
        private static let infixOperator = 1010

        init(kind: Int, subkind: Int, name: Range<Int>, usr: Range<Int>) {
            self.name = name
            self.usr = usr
            isExtension = kind == 9
            isInfixOperator = subkind == Self.infixOperator
            let isModuleOrParameter = kind == 1 || kind == 25 || subkind == Self.genericParameter
            isNamed = !isModuleOrParameter && !Self.accessors.contains { $0.contains(subkind) }
        }
    }

    private enum Role {
        static let declaration = 3
        static let reference = 1 << 2
        static let implicit = 1 << 8
        static let childOf = 1 << 9
        static let extendedBy = 1 << 14
    }

    private enum Block {
        static let version = 8
        static let symbols = 9
        static let occurrences = 11
    }

    /// Reads a record of a source file, whose columns it counts in bytes.
    init(_ bytes: [UInt8], of text: SourceColumns) throws(Bitstream.Damage) {
        var stream = try Bitstream(bytes, signature: "IDXR")
        var symbols: [Symbol] = []
        var declared: [(symbol: Int, position: Position)] = []
        var used: [(symbol: Int, position: Position)] = []
        while try stream.next(in: [Block.version, Block.symbols, Block.occurrences]) {
            switch stream.block {
            case Block.version:
                guard try stream.number(0) == IndexUnit.format else { throw Bitstream.Damage() }
            case Block.symbols:
                let name = try stream.number(6)
                symbols.append(
                    Symbol(
                        kind: try stream.number(0),
                        subkind: try stream.number(1),
                        name: try stream.text(0, name),
                        usr: try stream.text(name, try stream.number(7))
                    )
                )
            default:
                let symbol = try stream.number(0) - 1
                let roles = try stream.number(1)
                guard symbols.indices.contains(symbol) else { throw Bitstream.Damage() }
                let isDeclaration = roles & Role.declaration != 0
                let isWritten = roles & Role.implicit == 0 || symbols[symbol].isInfixOperator
                let isUse = roles & Role.reference != 0 && isWritten && symbols[symbol].isNamed
                guard isDeclaration || isUse else { continue }
                for index in stride(from: 5, to: stream.count - 1, by: 2) {
                    let other = try stream.number(index + 1)
                    guard other <= symbols.count else { throw Bitstream.Damage() }
                    let relation = try stream.number(index)
                    if isDeclaration, relation & Role.childOf != 0 { symbols[symbol].parent = other }
                    if isUse, relation & Role.extendedBy != 0, other > 0 { symbols[other - 1].parent = symbol + 1 }
                }
                let position = text.position(line: try stream.number(2), column: try stream.number(3))
                if isDeclaration {
                    symbols[symbol].isDeclared = true
                    if symbols[symbol].isNamed, !symbols[symbol].isExtension { declared.append((symbol, position)) }
                } else {
                    used.append((symbol, position))
                }
            }
        }
        // It is the last block, and a file that ends before it was cut. That of a source file of which `#if` leaves nothing has
        // the version alone.
        guard [Block.occurrences, Block.version].contains(stream.block) else { throw Bitstream.Damage() }
        declarations = declared.map { symbol, position in
            let (name, extended) = Self.name(of: symbol, among: symbols, in: stream)
            return Declaration(
                usr: stream.string(symbols[symbol].usr),
                name: name,
                extended: extended,
                position: position
            )
        }
        var names: [Int: String] = [:]
        for (symbol, position) in used where !symbols[symbol].isDeclared {
            let usr = names[symbol] ?? stream.string(symbols[symbol].usr)
            names[symbol] = usr
            references.append(Reference(usr: usr, position: position))
        }
    }

    /// The largest number of declarations around another, so that hostile input does not lead in circles.
    private static let depthLimit = 64

    private static func name(
        of symbol: Int,
        among symbols: [Symbol],
        in stream: Bitstream
    ) -> (name: String, extended: (usr: String, name: String)?) {
        var names: [String] = []
        var symbol = symbol
        while names.count < depthLimit {
            let part = symbols[symbol]
            // Without the labels of its arguments.
            let name = String(stream.string(part.name).prefix { $0 != "(" })
            if part.isExtension {
                let usr = part.parent > 0 ? stream.string(symbols[part.parent - 1].usr) : ""
                return (names.reversed().joined(separator: "."), (usr, name))
            }
            names.append(name)
            guard part.parent > 0 else { break }
            symbol = part.parent - 1
        }
        return (names.reversed().joined(separator: "."), nil)
    }
}

/// The columns of a source file: the compiler counts bytes, and a position counts Unicode scalars.
struct SourceColumns {
    private let bytes: [UInt8]
    /// The offsets at which lines begin; none if bytes and scalars are the same.
    private let lines: [Int]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        guard bytes.contains(where: { $0 >= 0x80 }) else {
            lines = []
            return
        }
        lines = [0] + bytes.indices.filter { bytes[$0] == 0x0A }.map { $0 + 1 }
    }

    /// Returns a position whose column is given in bytes.
    func position(line: Int, column: Int) -> Position {
        guard lines.indices.contains(line - 1), column > 1 else {
            return Position(line: max(line, 1), column: max(column, 1))
        }
        let before = bytes[lines[line - 1]...].prefix(column - 1)
        return Position(line: line, column: before.count { $0 & 0xC0 != 0x80 } + 1)
    }
}
