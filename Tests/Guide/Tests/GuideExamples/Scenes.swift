// Made by `make guide` out of docs/guide: change the chapter, not this file.
// swift-format-ignore-file

import DomainKit
import PresentationKit
import PresentationTesting
import Testing
import UseCaseKit


enum LookupEvent: ViewEvent, Equatable {
    case didType(String)
}

enum LookupCommand: PresenterCommand, Equatable {
    case show(String)
}

enum LookupRequest: InteractorRequest, Equatable {
    case lookUp(String)
}

enum LookupResponse: InteractorResponse, Equatable {
    case found(Result<String, ApplicationError>)
}

final class LookupPresenter: Presenter {
    typealias Command = LookupCommand
    typealias Request = LookupRequest

    private let commandListener: AnyCommandListener<LookupCommand>
    private let requestListener: AnyRequestListener<LookupRequest>

    init(
        commandListener: AnyCommandListener<LookupCommand>,
        requestListener: AnyRequestListener<LookupRequest>
    ) {
        self.commandListener = commandListener
        self.requestListener = requestListener
    }

    func handle(event: LookupEvent) {
        switch event {
        case .didType(let word):
            requestListener.handle(request: .lookUp(word))
        }
    }

    func handle(response: LookupResponse) {
        switch response {
        case .found(.success(let text)):
            commandListener.handle(command: .show(text))
        case .found(.failure): commandListener.handle(command: .show("?"))
        }
    }
}

@MainActor
func makeLookupInteractor(
    _ responses: AnyResponseListener<LookupResponse>,
    _ tasks: TaskScope,
    _ lookUp: any QueryUseCase<String, String>
) -> UseCaseInteractor<LookupRequest, LookupResponse> {
    UseCaseInteractor(responseListener: responses, tasks: tasks) { request in
        switch request {
        case .lookUp(let word):
            .answer(replacing: "lookup") { .found(await lookUp.result(word)) }
        }
    }
}


final class LookupView: View {
    typealias Event = LookupEvent

    private let eventListener: AnyEventListener<LookupEvent>
    private(set) var text = ""

    init(eventListener: AnyEventListener<LookupEvent>) {
        self.eventListener = eventListener
    }

    func type(_ word: String) {
        eventListener.handle(event: .didType(word))
    }

    func handle(command: LookupCommand) {
        switch command {
        case .show(let text): self.text = text
        }
    }
}

@MainActor
func makeLookup(_ lookUp: any QueryUseCase<String, String>) -> LookupView {
    Scene<LookupView>.build(
        view: LookupView.init,
        presenter: LookupPresenter.init,
        interactor: { makeLookupInteractor($0, $1, lookUp) }
    )
}

struct EndlessLookup: QueryUseCase {
    let started = AsyncStream.makeStream(of: Void.self)
    let ended = AsyncStream.makeStream(of: Void.self)
    let never = AsyncStream.makeStream(of: Void.self)

    func callAsFunction(_ input: String) async throws(ApplicationError)
        -> String
    {
        started.continuation.yield()
        for await _ in never.stream {}
        ended.continuation.yield()
        throw ApplicationError(.cancelled)
    }
}

@MainActor
@Test func `when the view goes, the work that it started is cancelled`() async
{
    let lookUp = EndlessLookup()
    var view: LookupView? = makeLookup(lookUp)
    view?.type("swift")
    for await _ in lookUp.started.stream { break }
    view = nil
    for await _ in lookUp.ended.stream { break }
}


struct StubLookup: QueryUseCase {
    func callAsFunction(_ input: String) async throws(ApplicationError)
        -> String
    { input.uppercased() }
}

@MainActor
@Test func `only the last word is answered`() async {
    let tester = SceneTester(
        presenter: LookupPresenter.init,
        interactor: { makeLookupInteractor($0, $1, StubLookup()) }
    )
    tester.send(.didType("sw"))
    await tester.expect(request: .lookUp("sw"))
    tester.send(.didType("swift"))
    await tester.expect(request: .lookUp("swift"))
    await tester.expect(response: .found(.success("SWIFT")))
    await tester.expect(command: .show("SWIFT"))
    await tester.finish()
}
