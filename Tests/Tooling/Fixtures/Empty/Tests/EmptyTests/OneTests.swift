import Testing

@testable import Empty

// The attribute is missing, so this is no test.
func `one is one`() {
    #expect(one() == 1)
}
