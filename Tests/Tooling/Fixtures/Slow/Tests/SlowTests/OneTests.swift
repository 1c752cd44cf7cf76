import Testing

@testable import Slow

enum OneTests {
    struct Slow {
        @Test func `takes its time`() {
            #expect(one() == 1)
        }
    }
}
