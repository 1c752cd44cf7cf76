// Made by `make guide` out of docs/guide: change the chapter, not this file.
// swift-format-ignore-file

extension GuideChapter {
    static let scenes = GuideChapter(
        slug: #"scenes"#,
        tags: [#"Swift"#, #"Architecture"#, #"Concurrency"#],
        english: GuideEdition(title: #"Scenes: who makes whom, who holds whom, and when it ends"#, body: #"""
Three parts that send each other messages have to be made by somebody, and somebody has to keep them alive. Where each part is a property of another one, set from outside when all are there, three things go wrong sooner or later: one of them is still nil when it is needed, two of them hold each other for ever, or a task goes on for a screen that nobody sees any more. A scene is the answer to all three. This chapter builds one that looks words up; its code is compiled and run.

## A scene with work to do

The messages, and a presenter that passes them on:

```swift
import DomainKit
import PresentationKit
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
```

An interactor rarely needs a class of its own. `UseCaseInteractor` takes a function that says which request is which use case:

```swift
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
```

`replacing:` names the question. Whoever types fast asks again before the first answer is there; then the older task is cancelled and its answer dropped, so that an old answer never comes after a new one.

## Made in the right order

`Scene.build` makes the interactor first and the view last. Each part gets its listeners in its initialiser and keeps them as constants:

```swift:Wiring/Scene.swift
let presenter = makePresenter(commands, requests)
let owner = SceneOwnership(presenter: presenter, lifetime: lifetime)
toPresenter.connect(owner)

let events = AnyEventListener<P.Event> { event in
    observer?.didSend(event, to: .presenter)
    owner.presenter.handle(event: event)
}
let view = makeView(events)
toView.connect(view)
return view
```

A part that sends something from its own initialiser speaks to somebody who is not there yet. That is a mistake in the program, and a debug build stops with a sentence that says what to do instead: send from an event, from `viewDidLoad` at the earliest.

## Parts that do not fit

The `where` clause of `build` compares the message types of the parts. This view takes commands that nobody sends:

```swift:Wrong.swift
import PresentationKit
import UseCaseKit

enum OtherCommand: PresenterCommand {
    case show
}

final class OtherView: View {
    typealias Event = LookupEvent

    init(eventListener: AnyEventListener<LookupEvent>) {}

    func handle(command: OtherCommand) {}
}

@MainActor
func makeOtherScene(_ lookUp: any QueryUseCase<String, String>) -> OtherView {
    Scene<OtherView>.build(
        view: OtherView.init,
        presenter: LookupPresenter.init,
        interactor: { makeLookupInteractor($0, $1, lookUp) }
    )
}
```

```text
Wrong.swift:18:22: error: static method 'build(tasks:view:presenter:interactor:)' requires the types 'OtherCommand' and 'LookupPresenter.Command' (aka 'LookupCommand') be equivalent
```

Name the view at the call, as in `Scene<OtherView>.build`. Then the compiler names the two types that differ, and nothing else.

## Who holds whom

Ownership runs one way: the view holds the presenter and the tasks, the presenter holds the interactor. What points back is weak. So a host has to keep one thing, the view, and when it lets the view go, everything goes at once. A view for the lookup, and the test:

```swift
import Testing

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
```

Nobody had to cancel anything. The task ran in the scope of the scene, `TaskScope`, and the scope ended with the scene. That is why a presenter never starts a `Task` of its own: nobody would end it.

## Watching a scene

`SceneTester` builds a scene without a view and knows every message of it. A test mentions them in order; what it does not mention fails it, and so do tasks that still run and parts that are not freed.

```swift
import PresentationTesting

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
```

In a running app a `SceneObserver` hears the same messages; start a program of the house with `--trace FILE`, and they are written there. A message to a part that has gone is dropped, and the observer is told its type but not its content: it belongs to nobody any more.

"""#),
        japanese: .scenesJapanese
    )
}
