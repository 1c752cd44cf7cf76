import Testing

@testable import Passing

@Test func `one is one`() {
    #expect(one() == 1)
}
