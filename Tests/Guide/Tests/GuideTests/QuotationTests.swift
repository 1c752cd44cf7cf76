import GuideText
import Testing

struct QuotationTests {
    private let file = """
        struct A {
            func one() {
                print(1)
            }

            func two() {
                print(2)
            }
        }
        """

    private func stands(_ code: String) throws -> Bool {
        let fence = try #require(Fence.fences(in: "```swift:A.swift\n\(code)\n```\n").first)
        return Quotation(fence).matches(in: file)
    }

    @Test(arguments: [
        "struct A {",
        "    func one() {\n        print(1)\n    }",
        "func one() {\n    print(1)\n}",
        "func one() {\n    print(1)\n}\n\nfunc two() {",
        "struct A {\n    // …\n    func two() {\n        print(2)\n    }\n}",
        "struct A {\n\n    // …\n\n}",
    ])
    func `finds what stands there, also with less indentation and with gaps`(code: String) throws {
        #expect(try stands(code))
    }

    @Test(arguments: [
        "struct B {",
        "func one() {\n    print(2)\n}",
        "func one() {\n  print(1)\n}",
        "func two() {\n// …\nfunc one() {",
        "print",
        "// …",
        "",
    ])
    func `does not find what differs, stands in another order or is part of a line`(code: String) throws {
        #expect(try !stands(code))
    }
}
