import DomainKit
import PresentationKit
import Testing
import __Feature__Contract
import __Feature__Domain
import __Feature__Presentation

@MainActor
struct __Name__PresenterTests {
    private let sent = Sent()
    private let presenter: __Name__Presenter

    private final class Sent {
        var commands: [__Name__Command] = []
        var requests: [__Name__Request] = []
    }

    init() {
        presenter = __Name__Presenter(
            commandListener: AnyCommandListener { [sent] in sent.commands.append($0) },
            requestListener: AnyRequestListener { [sent] in sent.requests.append($0) }
        )
    }

    @Test func `shows what is stored`() {
        presenter.handle(event: .viewDidLoad)
        #expect(sent.requests == [.fetch])
        presenter.handle(response: .fetched(__Feature__.zero))
        #expect(sent.commands == [.show(__Name__Display(label: Phrase(en: "__Name__: 0", ja: "__Name__: 0")))])
    }

    @Test func `a failure becomes an alert, and retrying fetches again`() {
        let error = ApplicationError(.storage(.full))
        presenter.handle(response: .failed(error))
        #expect(sent.commands == [.alert(__Feature__FailureAlerts().alert(for: error))])
        presenter.handle(event: .didAnswer(.cancel))
        #expect(sent.requests == [])
        presenter.handle(event: .didAnswer(.retry))
        #expect(sent.requests == [.fetch])
    }
}
