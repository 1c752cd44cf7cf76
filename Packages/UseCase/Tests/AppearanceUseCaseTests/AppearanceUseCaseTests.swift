import AppearanceDomain
import AppearanceUseCase
import DomainKit
import Testing
import UseCaseKit

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
}
