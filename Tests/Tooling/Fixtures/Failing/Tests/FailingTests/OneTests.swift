import Testing

private func one() -> Int { 1 }

@Test func `one is one`() {
    #expect(one() == 1)
}

@Test func `one is two`() {
    #expect(one() == 2)
}
