internal import RepositoryKit
internal import Testing

extension TextIndexCheck {
    // MARK: - Numbers

    func numbersLieInTheirRanges() async throws {
        func entry(_ key: String, order: Int64, _ body: String, _ numbers: [String: Int64]) -> TextEntry {
            TextEntry(key: key, order: order, texts: ["body": [body]], numbers: numbers, summary: [])
        }
        func size(_ range: ClosedRange<Int64>, isExcluded: Bool = false) -> TextQuery.Term {
            TextQuery.Term(number: "size", in: range, isExcluded: isExcluded)
        }
        try await put(
            entry("a", order: 4, "東京 tower", ["size": 3, "age": 10]),
            entry("b", order: 3, "東京 station", ["size": .max]),
            entry("c", order: 2, "東 tower", ["size": .min, "age": -10]),
            entry("d", order: 1, "tower", [:])
        )
        try await expect(["a"], for: TextQuery([[size(3...3)]]))
        try await expect(["a", "b"], for: TextQuery([[size(3...(.max))]]))
        try await expect(["a", "b", "c"], for: TextQuery([[size(.min...(.max))]]), "one without a number is nowhere")
        try await expect(["d"], for: TextQuery([[size(.min...(.max), isExcluded: true)]]))
        try await expect(["b", "c", "d"], for: TextQuery([[size(0...9, isExcluded: true)]]))
        try await expect([], for: TextQuery([[TextQuery.Term(number: "weight", in: 0...9)]]), "there is no such number")
        let recent = TextQuery.Term(number: "age", in: -20...0)
        try await expect(["a", "c"], for: TextQuery([[size(3...3), recent]]))
        try await expect([], for: TextQuery([[size(3...3)], [recent]]))
        // With words that have trigrams, with shorter ones, and as an alternative to either.
        for word in ["tower", "東"] {
            try await expect(["a"], for: TextQuery([[try term(word)], [size(0...9)]]))
            try await expect(["c"], for: TextQuery([[try term(word)], [recent]]))
            let either = try await found(TextQuery([[try term(word), size(.max...(.max))]]))
            #expect(Set(either) == (word == "東" ? ["a", "b", "c"] : ["a", "b", "c", "d"]), sourceLocation: location)
        }
        try await index.change([.put(entry("a", order: 4, "東京 tower", ["size": 4]))])
        try await expect([], for: TextQuery([[size(3...3)]]))
        try await expect(["a"], for: TextQuery([[size(4...4)]]))
        try await expect(["c"], for: TextQuery([[TextQuery.Term(number: "age", in: -99...99)]]))
        let many = (0..<1_200).map { size(Int64($0)...(.max)) }
        try await expect(["b"], for: TextQuery(many.map { [$0] }))
        try await expect(["a", "b"], for: TextQuery([many]))
    }
}
