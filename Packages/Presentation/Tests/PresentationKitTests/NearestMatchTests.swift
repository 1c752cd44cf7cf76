import PresentationKit
import Testing

struct NearestMatchTests {
    private static let words = ["search", "list", "read", "saved", "sync", "--limit", "--label"]

    @Test(arguments: [
        ("serch", "search"),
        ("saerch", "search"),
        ("searchh", "search"),
        ("sea", "search"),
        ("lsit", "list"),
        ("reed", "read"),
        ("snyc", "sync"),
        ("--limt", "--limit"),
        ("--lim", "--limit"),
        ("--lable", "--label"),
    ])
    func `finds the word that was meant`(word: String, nearest: String) {
        #expect(Self.words.nearest(to: word) == nearest)
    }

    @Test(arguments: ["", "s", "x", "dance", "--", "--x", "tsil", "検索"])
    func `proposes nothing where nothing is near`(word: String) {
        #expect(Self.words.nearest(to: word) == nil)
    }

    @Test func `a very long word is near to none, and is not compared`() {
        #expect(Self.words.nearest(to: String(repeating: "list", count: 500_000)) == nil)
    }

    @Test func `the nearest of several wins, the first of equals`() {
        #expect(["saved", "save"].nearest(to: "svae") == "save")
        #expect(["cat", "car"].nearest(to: "caz") == "cat")
    }
}
