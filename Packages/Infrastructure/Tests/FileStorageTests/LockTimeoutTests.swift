import Testing

@testable import FileStorage

@Suite struct LockTimeoutTests {
    private let start = ContinuousClock.now

    private func hasExpired(_ holders: [(second: Int, holder: Int64?)]) -> [Bool] {
        var timeout = LockTimeout(limit: .seconds(5), holder: 1, start: start)
        return holders.map { timeout.hasExpired(holder: $0.holder, at: start + .seconds($0.second)) }
    }

    @Test func `a timeout expires when one holder has kept the lock for too long`() {
        #expect(hasExpired([(1, 1), (4, 1), (5, 1)]) == [false, false, true])
    }

    @Test func `a timeout starts again when the lock has changed hands`() {
        #expect(hasExpired([(4, 2), (8, 3), (12, 3), (13, 3)]) == [false, false, false, true])
    }

    @Test func `a holder without a mark is a holder like any other`() {
        #expect(hasExpired([(4, nil), (8, nil), (9, nil)]) == [false, false, true])
    }

    @Test func `a timeout of zero expires at once`() {
        var timeout = LockTimeout(limit: .zero, holder: 1, start: start)
        let hasExpired = timeout.hasExpired(holder: 1, at: start)
        #expect(hasExpired)
    }
}
