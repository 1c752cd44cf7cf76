import Testing

@testable import FileStorage

@Suite struct LockTimeoutTests {
    private let start = ContinuousClock.now

    private func isOver(_ holders: [(second: Int, holder: Int64?)]) -> [Bool] {
        var lockTimeout = LockTimeout(.seconds(5), with: 1, at: start)
        return holders.map { lockTimeout.isOver(with: $0.holder, at: start + .seconds($0.second)) }
    }

    @Test func `it ends when one holder has kept the lock for too long`() {
        #expect(isOver([(1, 1), (4, 1), (5, 1)]) == [false, false, true])
    }

    @Test func `it begins anew when the lock has changed hands`() {
        #expect(isOver([(4, 2), (8, 3), (12, 3), (13, 3)]) == [false, false, false, true])
    }

    @Test func `nobody who can be seen is a holder like any other`() {
        #expect(isOver([(4, nil), (8, nil), (9, nil)]) == [false, false, true])
    }

    @Test func `none at all is over at once`() {
        var lockTimeout = LockTimeout(.zero, with: 1, at: start)
        let isOver = lockTimeout.isOver(with: 1, at: start)
        #expect(isOver)
    }
}
