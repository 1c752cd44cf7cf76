/// Waits until the program has nothing left to do, without a clock.
enum Quiescence {
    /// Returns once the mark has stayed the same while everybody else had their turn, several times over.
    ///
    /// A task of low priority gets its turn when no other waits for one, so its end means that whatever could run has
    /// run. A task that is on another thread meanwhile cannot be seen this way; `idleRounds` is for those.
    ///
    /// - Parameters:
    ///   - idleRounds: how many turns without progress are enough.
    ///   - isEnough: ends the wait early.
    ///   - mark: changes with every progress.
    static func wait<Mark: Equatable>(
        idleRounds: () -> Int,
        unless isEnough: () -> Bool = { false },
        mark: () -> Mark
    ) async {
        var unchangedRounds = 0
        var last = mark()
        while !isEnough(), unchangedRounds < idleRounds() {
            await Task.detached(priority: .background) { await Task.yield() }.value
            let current = mark()
            unchangedRounds = current == last ? unchangedRounds + 1 : 0
            last = current
        }
    }
}
