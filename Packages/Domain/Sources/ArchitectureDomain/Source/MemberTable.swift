/// The declarations in the bodies of the types of a file, by their names; it is built where the file is scanned, and so
/// on all processors; one for all files would be built on one of them.
struct MemberTable {
    /// The last declarations, by the hash of name and scope, plus one; 0 is none.
    private var last: [UInt32]
    /// The declaration before each with the same hash, plus one.
    private var previous: [UInt32]
    /// The indices of the declarations that have members.
    private(set) var types: [Int] = []
    /// The indices of the declarations of the file and of extensions.
    private(set) var others: [Int] = []

    init(_ declarations: [SourceSymbols.Declaration], _ scopes: [SourceSymbols.Scope], _ names: NameTable) {
        var size = 1
        while size < declarations.count { size *= 2 }
        last = Array(repeating: 0, count: size)
        previous = Array(repeating: 0, count: declarations.count)
        for (index, each) in declarations.enumerated() {
            if each.body != 0 { types.append(index) }
            guard each.scope != 0, scopes[Int(each.scope)].subject == nil else {
                others.append(index)
                continue
            }
            let slot = slot(NameTable.hash(names[Int(each.name)]), each.scope)
            previous[index] = last[slot]
            last[slot] = UInt32(index + 1)
        }
    }

    /// Returns the index of the last declaration that may have a name with the given hash, or nil if there is none.
    func last(_ hash: Int, in scope: UInt32) -> Int? {
        last[slot(hash, scope)] == 0 ? nil : Int(last[slot(hash, scope)]) - 1
    }

    /// Returns the index of the declaration before another that may have the same name, or nil if there is none.
    func index(before other: Int) -> Int? { previous[other] == 0 ? nil : Int(previous[other]) - 1 }

    private func slot(_ hash: Int, _ scope: UInt32) -> Int { (hash ^ Int(scope) &* 0x9E37_79B1) & (last.count - 1) }
}
