// Made by `make guide` out of docs/guide: change the chapter, not this file.
// swift-format-ignore-file

extension GuideChapter {
    static let listenersAndErasers = GuideChapter(
        slug: #"listeners-and-erasers"#,
        tags: [#"Swift"#, #"VIPER"#, #"Generics"#],
        english: GuideEdition(title: #"Listeners and erasers: parts that fit, and that let go"#, body: #"""
View, presenter and interactor send each other messages. They must not know each other, they must fit, and they must not keep each other alive in a circle. The idea is from the article [VIPER with generics](https://github.com/stzn/ViperWithGenerics); this chapter shows how `PresentationKit` does it, with a scene that counts. All of its code is compiled and run as a test.

## Messages

A feature states its messages as enumerations, one for each direction.

```swift
import PresentationKit

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
```

## Listeners

Who receives messages conforms to a listener. There are four, each with one associated type and one function: `EventListener`, `CommandListener`, `RequestListener`, `ResponseListener`. A protocol with an associated type is no type that one can store and call without knowing who is behind it, so each has an eraser: a final class around one closure.

```swift:Erasers.swift
@MainActor
public final class AnyEventListener<Event: ViewEvent>: EventListener {
    @usableFromInline let handler: @MainActor (Event) -> Void

    /// Makes a listener out of a function; scenes do so, and doubles in tests.
    @inlinable
    public init(handler: @escaping @MainActor (Event) -> Void) {
        self.handler = handler
    }

    @inlinable
    public func handle(event: Event) {
        handler(event)
    }
}
```

A view that holds an `AnyEventListener<CounterEvent>` can send nothing but `CounterEvent`s. Anything else does not compile:

```swift:Wrong.swift
import PresentationKit

@MainActor
func report(to listener: AnyEventListener<CounterEvent>) {
    listener.handle(event: CounterCommand.show("1"))
}
```

```text
Wrong.swift:5:43: error: cannot convert value of type 'CounterCommand' to expected argument type 'CounterEvent'
```

## Parts

Each part gets its listeners when it is made, and keeps them as constants. None is optional, none is set later. What a part receives the compiler sees from `handle`; what it sends is named by a `typealias`.

```swift
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
```

(An interactor in an app calls a use case in a task. This one counts by itself, to stay short.)

## The scene

`Scene.build` makes the erasers first and hands them to the functions that make the parts. Its `where` clauses compare the message types, so parts that do not fit do not compile.

```swift
import Testing

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
```

## Who holds whom

`build` returns the view, and the view holds the rest: its event listener holds the presenter, and the presenter's request listener holds the interactor. What points back is weak. So a host that holds the view, as UIKit does, keeps the scene alive, and a host that lets it go frees everything at once. A test can see it:

```swift
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
```

The chapter `scenes` goes on from here: in which order the parts are made, and what becomes of work that still runs.

## What it costs

A round trip of four messages through a scene takes about three times as long as four direct calls, and allocates nothing. `docs/performance.md` has the figure and the command that measures it.

"""#),
        japanese: .listenersAndErasersJapanese
    )
}
