// Made by `make guide` out of docs/guide: change the chapter, not this file.
// swift-format-ignore-file

import PresentationKit
import Testing


enum CounterEvent: ViewEvent {
    case didTapPlus
}

enum CounterCommand: PresenterCommand, Equatable {
    case show(String)
}

enum CounterRequest: InteractorRequest {
    case add(Int)
}

enum CounterResponse: InteractorResponse {
    case counted(Int)
}

final class CounterView: View {
    typealias Event = CounterEvent

    private let eventListener: AnyEventListener<CounterEvent>
    private(set) var text = ""

    init(eventListener: AnyEventListener<CounterEvent>) {
        self.eventListener = eventListener
    }

    func tapPlus() {
        eventListener.handle(event: .didTapPlus)
    }

    func handle(command: CounterCommand) {
        switch command {
        case .show(let text): self.text = text
        }
    }
}

final class CounterPresenter: Presenter {
    typealias Command = CounterCommand
    typealias Request = CounterRequest

    private let commandListener: AnyCommandListener<CounterCommand>
    private let requestListener: AnyRequestListener<CounterRequest>

    init(
        commandListener: AnyCommandListener<CounterCommand>,
        requestListener: AnyRequestListener<CounterRequest>
    ) {
        self.commandListener = commandListener
        self.requestListener = requestListener
    }

    func handle(event: CounterEvent) {
        switch event {
        case .didTapPlus: requestListener.handle(request: .add(1))
        }
    }

    func handle(response: CounterResponse) {
        switch response {
        case .counted(let count):
            commandListener.handle(command: .show("\(count)"))
        }
    }
}

final class CounterInteractor: Interactor {
    typealias Response = CounterResponse

    private let responseListener: AnyResponseListener<CounterResponse>
    private var count = 0

    init(responseListener: AnyResponseListener<CounterResponse>) {
        self.responseListener = responseListener
    }

    func handle(request: CounterRequest) {
        switch request {
        case .add(let number):
            count += number
            responseListener.handle(response: .counted(count))
        }
    }
}


@MainActor
func makeCounter() -> CounterView {
    Scene<CounterView>.build(
        view: CounterView.init,
        presenter: CounterPresenter.init,
        interactor: { responses, _ in
            CounterInteractor(responseListener: responses)
        }
    )
}

@MainActor
@Test func `a tap goes all the way and comes back as text`() {
    let view = makeCounter()
    view.tapPlus()
    view.tapPlus()
    #expect(view.text == "2")
}

@MainActor
@Test func `when the view goes, everything goes`() {
    weak var presenter: CounterPresenter?
    var view: CounterView? = Scene<CounterView>.build(
        view: CounterView.init,
        presenter: { commands, requests -> CounterPresenter in
            let made = CounterPresenter(
                commandListener: commands,
                requestListener: requests
            )
            presenter = made
            return made
        },
        interactor: { responses, _ in
            CounterInteractor(responseListener: responses)
        }
    )
    view?.tapPlus()
    #expect(presenter != nil)
    view = nil
    #expect(presenter == nil)
}
