import DomainKit
import Testing
import UseCaseKit
import __Feature__Domain
import __Feature__UseCase

/// A gateway with a result for every test of the module.
actor Stub__Feature__Gateway: __Feature__Gateway {
    private let result: Result<__Feature__?, ApplicationError>

    init(_ result: Result<__Feature__?, ApplicationError>) {
        self.result = result
    }

    func __feature__() async throws(ApplicationError) -> __Feature__? { try result.get() }

    func update(_ change: @Sendable (__Feature__?) -> __Feature__) async throws(ApplicationError) -> __Feature__ {
        change(try result.get())
    }
}

struct __Feature__UseCaseTests {
    private let state = State(__Feature__.zero)

    @Test func `adds one to what is stored, not to what was seen`() async throws {
        let stored = try __Feature__(count: 41)
        try await Increment__Feature__(state: state, gateway: Stub__Feature__Gateway(.success(stored)))()
        #expect(state.value.count == 42)
    }

    @Test func `a count that cannot be stored changes nothing`() async {
        let gateway = Stub__Feature__Gateway(.failure(ApplicationError(.storage(.full))))
        let increment = Increment__Feature__(state: state, gateway: gateway)
        await #expect(throws: ApplicationError(.storage(.full))) { try await increment() }
        #expect(state.value == .zero)
    }

    @Test func `fetches what is stored, or zero if nobody has counted yet`() async throws {
        let stored = try __Feature__(count: 7)
        let fetch = Fetch__Feature__(gateway: Stub__Feature__Gateway(.success(stored)))
        #expect(try await fetch(()) == stored)
        #expect(try await Fetch__Feature__(gateway: Stub__Feature__Gateway(.success(nil)))(()) == .zero)
    }

    @Test func `restores the stored count, if there is one`() async throws {
        let stored = try __Feature__(count: 7)
        try await Restore__Feature__(state: state, gateway: Stub__Feature__Gateway(.success(stored)))()
        #expect(state.value == stored)
        try await Restore__Feature__(state: state, gateway: Stub__Feature__Gateway(.success(nil)))()
        #expect(state.value == stored)
    }
}
