public import DomainKit
public import HabitDomain
public import UseCaseKit

/// Loads the stored habits.
public struct LoadHabits: CommandUseCase {
    private let state: State<HabitList>
    private let gateway: any HabitGateway

    public init(state: State<HabitList>, gateway: any HabitGateway) {
        (self.state, self.gateway) = (state, gateway)
    }

    public func callAsFunction(_ input: Void) async throws(ApplicationError) {
        try await state.load { () throws(ApplicationError) in try await gateway.load() }
    }
}

/// Changes the habits; the state changes after the store, so that the next start shows what was seen.
public struct ChangeHabits: CommandUseCase {
    private let state: State<HabitList>
    private let gateway: any HabitGateway

    public init(state: State<HabitList>, gateway: any HabitGateway) {
        (self.state, self.gateway) = (state, gateway)
    }

    public func callAsFunction(_ input: HabitList.Change) async throws(ApplicationError) {
        try await state.serially { () throws(ApplicationError) in state.set(try await gateway.apply(input)) }
    }
}
