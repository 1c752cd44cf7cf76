import DomainKit
import Testing
import UseCaseKit
import __Feature__Domain
import __Feature__UseCase

/// A gateway with one result, for every test of the module.
struct Stub__Feature__Gateway: __Feature__Gateway {
    var result: Result<__Feature__, ApplicationError> = .success(__Feature__())

    func load() async throws(ApplicationError) -> __Feature__ { try result.get() }

    func update(_ change: @Sendable (inout __Feature__) -> Void) async throws(ApplicationError) -> __Feature__ {
        var counter = try result.get()
        change(&counter)
        return counter
    }
}

struct __Feature__UseCaseTests {
    private let state = State(__Feature__())

    @Test func `adds one to what is stored, and loads what is stored`() async throws {
        try await Increment__Feature__(state: state, gateway: Stub__Feature__Gateway())()
        #expect(state.value.count == 1)
        try await Load__Feature__(state: state, gateway: Stub__Feature__Gateway())()
        #expect(state.value.count == 0)
    }

    @Test func `a count that cannot be stored changes nothing`() async {
        let gateway = Stub__Feature__Gateway(result: .failure(ApplicationError(.storage(.full))))
        let increment = Increment__Feature__(state: state, gateway: gateway)
        await #expect(throws: ApplicationError(.storage(.full))) { try await increment() }
        #expect(state.value.count == 0)
    }
}
