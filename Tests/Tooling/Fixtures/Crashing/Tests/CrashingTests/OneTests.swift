import Testing

@testable import Crashing

@Test func `one is one`() {
    precondition(one() == 2)
}
