import Testing

@testable import Slow

@Test(.enabled(if: false)) func `is never run`() {
    #expect(one() == 1)
}
