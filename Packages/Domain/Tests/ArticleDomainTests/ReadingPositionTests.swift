import ArticleDomain
import DomainKit
import Testing

struct ReadingPositionTests {
    @Test func `a position is neither negative nor beyond any text`() throws {
        let position = try ReadingPosition(place: 0, letters: 0)
        #expect(position == .start)
        #expect(throws: ValidationError(field: "place", value: "-1", rule: .within(0...10_000_000))) {
            try ReadingPosition(place: -1, letters: 0)
        }
        #expect(throws: ValidationError(field: "letters", value: "10000001", rule: .within(0...10_000_000))) {
            try ReadingPosition(place: 0, letters: 10_000_001)
        }
    }
}
