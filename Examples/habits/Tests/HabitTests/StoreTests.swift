import DomainKit
import HabitDomain
import HabitRepository
import HabitUseCase
import RepositoryKit
import RepositoryTesting
import Testing
import UseCaseKit

struct StoreTests {
    private let store = InMemoryDocumentStore()
    private let key = DocumentKey(collection: "lists", name: "habits")

    @Test func `the next start shows what was changed, and a change that fails leaves it as it is`() async throws {
        let gateway = StoredHabitGateway(store: store)
        let (state, next) = (State(HabitList()), State(HabitList()))
        let change = ChangeHabits(state: state, gateway: gateway)
        try await change(.add(try Habit.Name("Walk"), try Habit.Goal("3")))
        try await change(.toggle(1, today, today: today))
        await #expect(throws: ApplicationError(.notFound)) { try await change(.delete(2)) }
        try await LoadHabits(state: next, gateway: gateway)()
        #expect(next.value == state.value)
        let document = try await store.document(for: key)
        let json = #"{"habits":[{"days":["2026-11-28"],"goal":3,"id":1,"name":"Walk"}],"lastID":1}"#
        #expect(document.map { String(decoding: $0.json, as: UTF8.self) } == json)
    }

    @Test(arguments: [#""goal":9,"id":1,"name":"Walk""#, #""goal":3,"id":1,"name":" ""#])
    func `a document that breaks a rule is named`(habit: String) async throws {
        let json = #"{"habits":[{"days":[],\#(habit)}],"lastID":1}"#
        try await store.commit([.put(Document(version: 1, json: Array(json.utf8)), for: key)])
        await #expect(throws: ApplicationError(.storage(.malformed(document: "lists/habits")))) {
            try await StoredHabitGateway(store: store).load()
        }
    }
}
