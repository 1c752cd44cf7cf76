import Testing

@testable import Broken

@Test func `one is one`() {
    #expect(one() == 1)
}
