import DomainKit
import PresentationKit
import PresentationTesting
import PresenterKit
import Testing
import UseCaseKit

private enum LampEvent: ViewEvent, Equatable { case didTap }
private enum LampCommand: PresenterCommand, Equatable { case show(Bool) }
private enum LampRequest: InteractorRequest, Equatable {
    case observe
    case turn(Bool)
}

private struct Turn: CommandUseCase {
    let lamp: State<Bool>

    func callAsFunction(_ input: Bool) async throws(ApplicationError) {
        guard input else { throw ApplicationError(.storage(.full)) }
        lamp.set(input)
    }
}

/// A presenter that turns the lamp on once it observes it.
@MainActor
private final class LampPresenter: Presenter {
    typealias Command = LampCommand
    typealias Request = LampRequest

    private let commands: AnyCommandListener<LampCommand>
    private let requests: AnyRequestListener<LampRequest>

    init(_ commands: AnyCommandListener<LampCommand>, _ requests: AnyRequestListener<LampRequest>) {
        self.commands = commands
        self.requests = requests
    }

    func handle(event: LampEvent) { requests.handle(request: .turn(false)) }

    func handle(response: StateResponse<LampRequest, Bool>) {
        switch response {
        case .changed(let isOn): commands.handle(command: .show(isOn))
        case .ended(.turn(false), _): requests.handle(request: .observe)
        case .ended: break
        }
    }
}

@MainActor
struct StateResponseTests {
    @Test func `a list of use cases is an interactor, which reports the state and the end of each request`() async {
        let lamp = State(true)
        let tester = SceneTester(
            presenter: LampPresenter.init,
            interactor: UseCaseInteractor.performing { request in
                switch request {
                case .observe: .observe(lamp.readOnly)
                case .turn(let isOn): .call(Turn(lamp: lamp), isOn, for: request)
                }
            }
        )
        tester.send(.didTap)
        await tester.expect(request: .turn(false))
        await tester.expect(response: .ended(.turn(false), ApplicationError(.storage(.full))))
        await tester.expect(request: .observe)
        await tester.expect(response: .changed(true))
        await tester.expect(command: .show(true))
        await tester.finish()
    }
}
