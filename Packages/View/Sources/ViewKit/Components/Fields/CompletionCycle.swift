/// The candidates of a completion that Tab goes through, with the typed text behind the last one.
struct CompletionCycle {
    private let texts: [String]
    private var index: Int

    init(typed: String, candidates: [String]) {
        texts = candidates + [typed]
        index = candidates.count
    }

    /// A Boolean value that indicates whether there is something to choose from.
    var isChoice: Bool { texts.count > 2 }

    /// Returns the next text, or the previous one for a negative step.
    mutating func advance(by step: Int) -> String {
        index = (index + step + texts.count) % texts.count
        return texts[index]
    }
}
