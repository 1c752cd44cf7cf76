import Testing

@Test func `ends the program`() {
    preconditionFailure()
}
