import Testing
import __Feature__Domain

struct __Feature__Tests {
    @Test func `a deleted item comes back to its place, and its number is not used again`() throws {
        var list = __Feature__()
        for name in ["Walk", " Read "] { try list.apply(.add(try __Feature__.Name(name))) }
        let item = list.items[0]
        try list.apply(.delete(1))
        try list.apply(.add(try __Feature__.Name("Sleep")))
        try list.apply(.rename(2, to: try __Feature__.Name("Write")))
        for _ in 1...2 { try list.apply(.restore(item, at: 0)) }
        #expect(list.items.map(\.name) == ["Walk", "Write", "Sleep"])
        #expect(list.items.map(\.id) == [1, 2, 3])
    }

    @Test func `a name is not empty, and only an item that is there changes`() {
        #expect(throws: (any Error).self) { try __Feature__.Name(" ") }
        var list = __Feature__()
        #expect(throws: (any Error).self) { try list.apply(.delete(1)) }
    }
}
