import DomainKit
import Testing
import UseCaseKit
import __Feature__Domain
import __Feature__UseCase

/// A gateway with one result, for every test of the module.
struct Stub__Feature__Gateway: __Feature__Gateway {
    var result: Result<__Feature__, ApplicationError> = .success(__Feature__())

    func load() async throws(ApplicationError) -> __Feature__ { try result.get() }

    func update(
        _ change: @Sendable (inout __Feature__) throws(ApplicationError) -> Void
    ) async throws(ApplicationError) -> __Feature__ {
        var list = try result.get()
        try change(&list)
        return list
    }
}

struct __Feature__UseCaseTests {
    private let state = State(__Feature__())

    @Test func `changes what is stored, and loads what is stored`() async throws {
        let change = Change__Feature__(state: state, gateway: Stub__Feature__Gateway())
        try await change(.add(try __Feature__.Name("Walk")))
        #expect(state.value.items.map(\.name) == ["Walk"])
        try await Load__Feature__(state: state, gateway: Stub__Feature__Gateway())()
        #expect(state.value == __Feature__())
    }

    @Test func `a change that fails changes nothing`() async {
        let error = ApplicationError(.storage(.full))
        let failing = Change__Feature__(state: state, gateway: Stub__Feature__Gateway(result: .failure(error)))
        await #expect(throws: error) { try await failing(.delete(1)) }
        #expect(state.value == __Feature__())
    }
}
