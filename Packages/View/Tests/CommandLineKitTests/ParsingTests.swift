import CommandLineKit
import PresentationKit
import Testing

struct ParsingTests {
    @Test(arguments: [
        ("find swift", Shelf.Invocation.find(query: ["swift"], limit: 20, isExact: false, labels: [])),
        ("find -xn5 swift --label=a -lb", .find(query: ["swift"], limit: 5, isExact: true, labels: ["a", "b"])),
        ("", .open(mode: nil)),
    ])
    func `reads a line`(line: String, invocation: Shelf.Invocation) throws {
        let request = try Shelf.program.request(for: line.split(separator: " ").map(String.init))
        #expect(request == .run(invocation, StandardOptions()))
    }
}
