import AppearanceDomain
import AppearanceUseCase
import DomainKit
import DomainTesting
import Synchronization
import Testing

@testable import UseCaseKit

private actor SpyAppearanceGateway: AppearanceGateway {
    private let result: Result<Appearance?, ApplicationError>
    private(set) var kept: [Appearance] = []

    init(_ result: Result<Appearance?, ApplicationError>) {
        self.result = result
    }

    func appearance() async throws(ApplicationError) -> Appearance? { try result.get() }

    func keep(_ choice: @Sendable (Appearance?) -> Appearance) async throws(ApplicationError) -> Appearance {
        let chosen = choice(try result.get())
        kept.append(chosen)
        return chosen
    }
}

/// Stores an appearance, and holds the first call before it returns.
private actor GatedAppearanceGateway: AppearanceGateway {
    private let gate: Gate
    private(set) var stored: Appearance?

    init(_ stored: Appearance?, gate: Gate) {
        self.stored = stored
        self.gate = gate
    }

    func appearance() async throws(ApplicationError) -> Appearance? {
        let found = stored
        await gate.pass()
        return found
    }

    func keep(_ choice: @Sendable (Appearance?) -> Appearance) async throws(ApplicationError) -> Appearance {
        let chosen = choice(stored)
        stored = chosen
        await gate.pass()
        return chosen
    }
}

struct AppearanceUseCaseTests {
    @Test func `toggling keeps the choice and changes the state`() async throws {
        let state = State(Appearance.light)
        let gateway = SpyAppearanceGateway(.success(nil))
        try await ToggleAppearance(state: state, gateway: gateway)()
        #expect(state.value == .dark)
        #expect(await gateway.kept == [.dark])
    }

    @Test func `the toggle starts from the stored appearance, which another program may have changed`() async throws {
        let state = State(Appearance.light)
        let gateway = SpyAppearanceGateway(.success(.dark))
        try await ToggleAppearance(state: state, gateway: gateway)()
        #expect(state.value == .light)
        #expect(await gateway.kept == [.light])
    }

    @Test func `a choice that cannot be kept changes nothing`() async {
        let state = State(Appearance.light)
        let toggle = ToggleAppearance(
            state: state,
            gateway: SpyAppearanceGateway(.failure(ApplicationError(.storage(.full))))
        )
        await #expect(throws: ApplicationError(.storage(.full))) { try await toggle() }
        #expect(state.value == .light)
    }

    @Test(arguments: [(Appearance.dark as Appearance?, Appearance.dark), (nil, .light)])
    func `restoring brings back the last choice, if there was one`(kept: Appearance?, shown: Appearance) async throws {
        let state = State(Appearance.light)
        try await RestoreAppearance(state: state, gateway: SpyAppearanceGateway(.success(kept)))()
        #expect(state.value == shown)
    }

    @Test(arguments: [nil, Appearance.dark] as [Appearance?])
    func `of two toggles at once, the later one is shown`(stored: Appearance?) async throws {
        let (state, gate) = (State(stored ?? .light), Gate())
        let gateway = GatedAppearanceGateway(stored, gate: gate)
        let toggle = ToggleAppearance(state: state, gateway: gateway)
        try await overlap(
            at: gate,
            { try await toggle() },
            { try await toggle() },
            until: { state.turns.withLock { $0.waitingCount } == 1 }
        )
        #expect(await gateway.stored == stored ?? .light)
        #expect(state.value == stored ?? .light)
    }

    @Test func `a toggle while the appearance is being restored is not lost`() async throws {
        let (state, gate) = (State(Appearance.light), Gate())
        let gateway = GatedAppearanceGateway(.dark, gate: gate)
        let restore = RestoreAppearance(state: state, gateway: gateway)
        let toggle = ToggleAppearance(state: state, gateway: gateway)
        try await overlap(
            at: gate,
            { try await restore() },
            { try await toggle() },
            until: { state.turns.withLock { $0.waitingCount } == 1 }
        )
        #expect(await gateway.stored == .light)
        #expect(state.value == .light)
    }
}
