import DomainKit
import Testing
import UseCaseKit
import __Feature__Domain
import __Feature__UseCase

private actor Stub__Feature__Gateway: __Feature__Gateway {
    private let result: Result<__Feature__?, ApplicationError>

    init(_ result: Result<__Feature__?, ApplicationError>) {
        self.result = result
    }

    func __feature__() async throws(ApplicationError) -> __Feature__? { try result.get() }

    func update(_ change: @Sendable (__Feature__?) -> __Feature__) async throws(ApplicationError) -> __Feature__ {
        change(try result.get())
    }
}

struct __Name__Tests {
    @Test func `returns what is stored, or nil`() async throws {
        let found = try await __Name__(gateway: Stub__Feature__Gateway(.success(.zero)))(())
        #expect(found == .zero)
        let missing = try await __Name__(gateway: Stub__Feature__Gateway(.success(nil)))(())
        #expect(missing == nil)
    }

    @Test func `a failure of the gateway is passed on`() async {
        let error = ApplicationError(.storage(.full))
        let useCase = __Name__(gateway: Stub__Feature__Gateway(.failure(error)))
        await #expect(throws: error) { try await useCase(()) }
    }
}
