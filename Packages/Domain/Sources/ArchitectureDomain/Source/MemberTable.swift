/// The declarations in the bodies of the types of a file, by their names.
///
/// It is built where the file is scanned, and so on all processors; one for all files would be built on one of them.
struct MemberTable: Hashable {
    /// The last declarations, by the hash of name and scope, plus one; 0 is none.
    private var last: [UInt32] = []
    /// The declaration before each with the same hash, plus one.
    private var previous: [UInt32] = []

    init() {}

    /// Creates a table of the declarations in other scopes than the file and extensions.
    init(_ symbols: SourceSymbols) {
        var size = 1
        while size < symbols.declarations.count { size *= 2 }
        last = Array(repeating: 0, count: size)
        previous = Array(repeating: 0, count: symbols.declarations.count)
        for (index, each) in symbols.declarations.enumerated()
        where each.scope != 0 && symbols.scopes[Int(each.scope)].subject == nil {
            let slot = slot(NameTable.hash(symbols.names[Int(each.name)]), each.scope)
            previous[index] = last[slot]
            last[slot] = UInt32(index + 1)
        }
    }

    /// Returns the index of the last declaration that may have a name with the given hash, or nil if there is none.
    func last(_ hash: Int, in scope: UInt32) -> Int? {
        last.isEmpty || last[slot(hash, scope)] == 0 ? nil : Int(last[slot(hash, scope)]) - 1
    }

    /// Returns the index of the declaration before another that may have the same name, or nil if there is none.
    func index(before other: Int) -> Int? { previous[other] == 0 ? nil : Int(previous[other]) - 1 }

    private func slot(_ hash: Int, _ scope: UInt32) -> Int { (hash ^ Int(scope) &* 0x9E37_79B1) & (last.count - 1) }
}
