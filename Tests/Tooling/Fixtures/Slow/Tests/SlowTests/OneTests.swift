import Testing

enum OneTests {
    struct Slow {
        @Test func `takes its time`() {}
    }
}
